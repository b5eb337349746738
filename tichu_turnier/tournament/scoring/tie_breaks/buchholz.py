"""Tie-break: strength of the opponents (Buchholz).

The sum of the opponents' victory points, opponent by opponent; of two opponents at a table their average. A
bye counts as a match against oneself (FIDE Tie-Break Regulations 2023, 8.1 and 16.4).
"""

from fractions import Fraction

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext


def _value(record: Record, field: TieBreakContext) -> Fraction:
    scores = field.scores
    met = [scores[other] for opponents, _, _ in field.meetings[record.entrant] for other in opponents]
    played = Fraction(sum(met) * record.matches, len(met)) if met else Fraction(0)
    return played + scores[record.entrant] * record.byes if record.byes else played


BUCHHOLZ = TieBreak("buchholz", _value, needs_encounters=True)
