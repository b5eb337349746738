"""Tie-break: Tichu points less those of the opponents, also in rounds that count as an average."""

from tichu_turnier.tournament.scoring.tie_break import TieBreak

TICHU_DIFFERENCE = TieBreak(
    "tichu-difference",
    lambda record, _: record.tichu_points - record.tichu_points_against - record.credited_against,
)
