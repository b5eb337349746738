"""Tie-break: points won against stronger opponents (Sonneborn-Berger).

Victory points won against each opponent times his own, of two opponents at a table their average. A bye
counts as a match against oneself (FIDE Tie-Break Regulations 2023, 9.1 and 16.4).
"""

from fractions import Fraction

from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext


def _value(record: Record, field: TieBreakContext) -> Fraction:
    scores = field.scores
    twice: Number = 0
    for opponents, won, _ in field.meetings[record.entrant]:
        if won:
            one, other = opponents[0], opponents[-1]
            twice += won * (scores[one] + scores[other])
    played = Fraction(twice, 2)
    credited = record.credited_victory_points
    return played + scores[record.entrant] * credited if credited else played


SONNEBORN_BERGER = TieBreak("sonneborn-berger", _value, needs_encounters=True)
