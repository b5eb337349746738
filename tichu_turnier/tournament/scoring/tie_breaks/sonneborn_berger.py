"""Tie-break: points won against stronger opponents (Sonneborn-Berger).

Victory points won against each opponent times his own, of several opponents at a table their average. A bye
counts as a match against oneself (FIDE Tie-Break Regulations 2023, 9.1 and 16.4). A dropped round
counts not at all.
"""

from fractions import Fraction

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext, strength


def _value(record: Record, field: TieBreakContext) -> Fraction:
    meetings, dropped = field.meetings[record.entrant], record.dropped
    faced = [(won, others) for others, won, _, number in meetings if won and number not in dropped]
    played = strength(faced, field.scores)
    credited = record.credited_victory_points
    return played + field.scores[record.entrant] * credited if credited else played


SONNEBORN_BERGER = TieBreak("sonneborn-berger", _value, needs_encounters=True)
