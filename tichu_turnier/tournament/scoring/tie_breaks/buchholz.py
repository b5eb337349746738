"""Tie-break: strength of the opponents (Buchholz).

The sum over the rounds of the opponents' victory points; of several opponents at a table their average. A
bye counts as a match against oneself (FIDE Tie-Break Regulations 2023, 8.1 and 16.4). A dropped round
counts not at all.
"""

from fractions import Fraction

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.record import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext, strength


def _value(record: Record, field: TieBreakContext) -> Fraction:
    met: dict[int, set[EntrantId]] = {}
    dropped = record.dropped
    for opponents, _, _, number in field.meetings[record.entrant]:
        if number in met:
            met[number].update(opponents)
        elif number not in dropped:
            met[number] = set(opponents)
    played = strength([(1, others) for others in met.values()], field.scores)
    byes = record.byes - record.dropped_byes
    return played + field.scores[record.entrant] * byes if byes else played


BUCHHOLZ = TieBreak("buchholz", _value, needs_encounters=True)
