"""Tie-break: points won against stronger opponents (Sonneborn-Berger).

Victory points won against each opponent times his own, of several opponents at a table their average. A bye
counts as a match against oneself (FIDE Tie-Break Regulations 2023, 9.1 and 16.4). A dropped round
counts not at all.
"""

from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext, strength


def _value(record: Record, field: TieBreakContext) -> Number:
    meetings, dropped = field.meetings[record.entrant], record.dropped
    if dropped:
        meetings = [met for met in meetings if met.round not in dropped]
    played = strength([(won, others) for others, won, _, _ in meetings if won], field.scores)
    credited = record.credited_victory_points
    return played + field.scores[record.entrant] * credited if credited else played


SONNEBORN_BERGER = TieBreak("sonneborn-berger", _value, needs_encounters=True)
