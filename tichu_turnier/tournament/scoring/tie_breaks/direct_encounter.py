"""Tie-break: who won when those who are equal met.

The balance of victory points of the hands that they played against each other. It decides only where each of
them met each other one; those whom it leaves equal are compared again among themselves (FIDE Tie-Break
Regulations 2023, 6). The value says how many of those who were equal stand below.
"""

from collections.abc import Sequence

from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.scoring.record import Number, Record
from tichu_turnier.tournament.scoring.tie_break import TieBreak, TieBreakContext


def _value(record: Record, field: TieBreakContext) -> int:
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


DIRECT_ENCOUNTER = TieBreak("direct-encounter", _value, needs_encounters=True)
