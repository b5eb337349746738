"""Tie-break: own Tichu points per hand, where not all play as many hands."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

TICHU_POINTS_PER_HAND = TieBreak("tichu-points-per-hand", lambda record, _: record.tichu_points_per_hand)
