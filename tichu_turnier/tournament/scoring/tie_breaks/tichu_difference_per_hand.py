"""Tie-break: Tichu points less those of the opponents, per hand."""

from fractions import Fraction

from tichu_turnier.tournament.scoring.tie_break import TieBreak

TICHU_DIFFERENCE_PER_HAND = TieBreak(
    "tichu-difference-per-hand",
    lambda record, _: (
        (record.tichu_points - record.credited_tichu_points - record.tichu_points_against) / record.hands
        if record.hands
        else Fraction(0)
    ),
)
