"""Who met the stronger opponents?

The sum of the opponents' victory points, opponent by opponent; of two opponents at a table their average. A
bye counts as a match against oneself (FIDE Tie-Break Regulations 2023, 8.1 and 16.4).
"""

from fractions import Fraction

from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import Field, TieBreak


def _value(record: Record, field: Field) -> Fraction:
    scores = field.scores
    met = [scores[other] for opponents, _, _ in field.meetings[record.entrant] for other in opponents]
    played = Fraction(sum(met) * record.matches, len(met)) if met else Fraction(0)
    return played + scores[record.entrant] * record.byes if record.byes else played


BUCHHOLZ = TieBreak("buchholz", _value, looks_at_meetings=True)
