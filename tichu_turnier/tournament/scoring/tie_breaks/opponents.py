"""Tie-breaks that look at opponents: how strong they were, and what was won against whom.

Of several opponents at a table their average counts. A bye counts as a match against oneself (FIDE Tie-Break
Regulations 2023, 16.4), and a dropped round not at all.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.tallies import Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext
from tichu_turnier.tournament.scoring.victory_points import Number

_PARTS = 60
"""Can be shared by one to six opponents: whole numbers add up quicker than fractions."""


def _strength(
    faced: Iterable[tuple[Number, Collection[EntrantId]]], scores: Mapping[EntrantId, Number]
) -> Number:
    """The sum of the average scores of opponents, each times the number before them."""
    score = scores.__getitem__
    parts = sum([times * (_PARTS // len(others)) * sum(map(score, others)) for times, others in faced])
    return Fraction(parts, _PARTS) if parts % _PARTS else parts // _PARTS


def _faced(record: Record, field: TieBreakContext) -> Iterable[tuple[EntrantId, ...]]:
    """The opponents of each round that counts."""
    met: dict[int, tuple[EntrantId, ...]] = {}
    for opponents, _, _, number in field.meetings[record.entrant]:
        met[number] = met[number] + opponents if number in met else opponents
    for number in record.dropped:
        met.pop(number, None)
    return met.values()


def _buchholz(record: Record, field: TieBreakContext) -> Number:
    """The sum over the rounds of the opponents' victory points (8.1 there)."""
    faced = _faced(record, field)
    played = _strength([(1, set(others) if len(others) > 1 else others) for others in faced], field.scores)
    byes = record.byes - record.dropped_byes
    return played + field.scores[record.entrant] * byes if byes else played


def _cut(record: Record, field: TieBreakContext, *, highest: bool) -> Number:
    """The same without the round of the lowest value, and without that of the highest too (14.1, 14.3)."""
    rounds = [_strength([(1, set(others))], field.scores) for others in _faced(record, field)]
    rounds += [field.scores[record.entrant]] * (record.byes - record.dropped_byes)
    kept = sorted(rounds)[1:]
    return sum(kept[:-1] if highest else kept)


def _sonneborn_berger(record: Record, field: TieBreakContext) -> Number:
    """Victory points won against each opponent times his own (9.1 there)."""
    meetings, dropped = field.meetings[record.entrant], record.dropped
    if dropped:
        meetings = [met for met in meetings if met.round not in dropped]
    played = _strength([(won, others) for others, won, _, _ in meetings if won], field.scores)
    credited = record.credited.victory_points
    return played + field.scores[record.entrant] * credited if credited else played


def _direct_encounter(record: Record, field: TieBreakContext) -> int:
    """How many of those who were equal stand below, by who won when they met.

    The balance of victory points of the hands that they played against each other. It decides only where each
    of them met each other one; those whom it leaves equal are compared again among themselves (6 there).
    """
    equals = set(field.tied)
    if not equals:
        return 0
    # Asked first for this one alone: before anything was played, a whole field is equal.
    for each in (record.entrant, *field.tied):
        if not {other for met in field.meetings[each] for other in met.opponents} >= equals - {each}:
            return 0
    return _below(record.entrant, field.tied, field)


def _below(entrant: EntrantId, tied: Sequence[EntrantId], field: TieBreakContext) -> int:
    balances = {each: _balance(each, tied, field) for each in tied}
    own = balances[entrant]
    below = sum(balance < own for balance in balances.values())
    level = [each for each, balance in balances.items() if balance == own]
    return below if len(level) == len(tied) else below + _below(entrant, level, field)


def _balance(entrant: EntrantId, tied: Sequence[EntrantId], field: TieBreakContext) -> Number:
    return sum(
        (each.won - each.lost) * sum(other in tied for other in each.opponents)
        for each in field.meetings[entrant]
    )


BUCHHOLZ = TieBreak("buchholz", _buchholz, needs_encounters=True)
BUCHHOLZ_CUT = TieBreak("buchholz-cut", partial(_cut, highest=False), needs_encounters=True)
BUCHHOLZ_MEDIAN = TieBreak("buchholz-median", partial(_cut, highest=True), needs_encounters=True)
SONNEBORN_BERGER = TieBreak("sonneborn-berger", _sonneborn_berger, needs_encounters=True)
DIRECT_ENCOUNTER = TieBreak("direct-encounter", _direct_encounter, needs_encounters=True)
