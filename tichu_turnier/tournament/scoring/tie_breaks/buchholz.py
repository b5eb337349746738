"""Tie-breaks: strength of the opponents (Buchholz), also without the weakest, or without both extremes.

The sum over the rounds of the opponents' victory points; of several opponents at a table their average. A
bye counts as a match against oneself (FIDE Tie-Break Regulations 2023, 8.1 and 16.4). A dropped round
counts not at all. Cut 1 leaves out the round with the lowest value, Median 1 that with the highest too
(14.1 and 14.3 there).
"""

from collections.abc import Iterable
from functools import partial

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext, strength


def _faced(record: Record, field: TieBreakContext) -> Iterable[tuple[EntrantId, ...]]:
    """The opponents of each round that counts."""
    met: dict[int, tuple[EntrantId, ...]] = {}
    for opponents, _, _, number in field.meetings[record.entrant]:
        met[number] = met[number] + opponents if number in met else opponents
    for number in record.dropped:
        met.pop(number, None)
    return met.values()


def _value(record: Record, field: TieBreakContext) -> Number:
    faced = _faced(record, field)
    played = strength([(1, set(others) if len(others) > 1 else others) for others in faced], field.scores)
    byes = record.byes - record.dropped_byes
    return played + field.scores[record.entrant] * byes if byes else played


def _cut(record: Record, field: TieBreakContext, *, highest: bool) -> Number:
    """Without the round of the lowest value, and without that of the highest where there is another."""
    rounds = [strength([(1, set(others))], field.scores) for others in _faced(record, field)]
    rounds += [field.scores[record.entrant]] * (record.byes - record.dropped_byes)
    kept = sorted(rounds)[1:]
    return sum(kept[:-1] if highest else kept)


BUCHHOLZ = TieBreak("buchholz", _value, needs_encounters=True)
BUCHHOLZ_CUT = TieBreak("buchholz-cut", partial(_cut, highest=False), needs_encounters=True)
BUCHHOLZ_MEDIAN = TieBreak("buchholz-median", partial(_cut, highest=True), needs_encounters=True)
