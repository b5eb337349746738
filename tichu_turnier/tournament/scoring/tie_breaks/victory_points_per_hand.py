"""Tie-break: victory points per hand, where not all play as many hands."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

VICTORY_POINTS_PER_HAND = TieBreak(
    "victory-points-per-hand", lambda record, _: record.victory_points_per_hand
)
