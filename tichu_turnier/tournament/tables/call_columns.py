"""Tell which columns for calls a slip has, and whose they are."""

from typing import NamedTuple

from tichu_turnier.rules.calls import TWO_PLAYERS, callers
from tichu_turnier.rules.ruleset import RuleSet


class CallColumn(NamedTuple):
    """A column of a slip."""

    seat: int
    small: bool = False
    """Whether it is for a small Tichu: where two play, each has a second column for it."""


def call_columns(rules: RuleSet) -> tuple[CallColumn, ...]:
    """Those of the left side, then as many of the right."""
    if rules.players == TWO_PLAYERS:
        return tuple(CallColumn(seat, small) for seat in callers(rules) for small in (False, True))
    return tuple(CallColumn(seat) for seat in column_order(rules.players))


def column_order(players: int) -> tuple[int, ...]:
    """The seats in the order of a slip for so many: even ones on the left, odd ones on the right."""
    return *range(0, players, 2), *range(1, players, 2)
