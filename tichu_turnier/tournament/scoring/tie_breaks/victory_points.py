"""Tie-break: victory points (Siegpunkte)."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

VICTORY_POINTS = TieBreak("victory-points", lambda record, _: record.victory_points)
