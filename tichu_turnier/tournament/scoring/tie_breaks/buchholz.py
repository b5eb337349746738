"""Tie-break: strength of the opponents (Buchholz).

The sum over the rounds of the opponents' victory points; of several opponents at a table their average. A
bye counts as a match against oneself (FIDE Tie-Break Regulations 2023, 8.1 and 16.4). A dropped round
counts not at all.
"""

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext, strength


def _value(record: Record, field: TieBreakContext) -> Number:
    met: dict[int, tuple[EntrantId, ...]] = {}
    for opponents, _, _, number in field.meetings[record.entrant]:
        met[number] = met[number] + opponents if number in met else opponents
    for number in record.dropped:
        met.pop(number, None)
    played = strength(
        [(1, set(others) if len(others) > 1 else others) for others in met.values()], field.scores
    )
    byes = record.byes - record.dropped_byes
    return played + field.scores[record.entrant] * byes if byes else played


BUCHHOLZ = TieBreak("buchholz", _value, needs_encounters=True)
