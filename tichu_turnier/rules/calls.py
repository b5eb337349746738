"""The calls of players, and the points that they bring."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from tichu_turnier.rules.ruleset import BothGrandTichus, RuleSet

SEATS = (0, 1, 2, 3)
AFTER = (1, 2, 3, 0)
"""Who sits after each of these seats."""
SIX_SEATS = (0, 1, 2, 3, 4, 5)
"""At a table of six, three against three: partners sit on every second seat (Tichu rules, Tiensin)."""
SIX_PLAYERS = 6
TWO_PLAYERS = 2
"""So many play Tichu for Two: each has two seats, his calls and his first place stand on the lower one."""


class Call(StrEnum):
    """What one player announced in one hand."""

    NONE = "none"
    TICHU = "tichu"
    GRAND_TICHU = "grand"
    SMALL_TICHU = "small"
    """Before one's own first card, where two play (Tichu for Two: TICHU ansagen)."""

    @property
    def value_in_points(self) -> int:
        """Tichu points won when the caller goes out first, lost otherwise."""
        if self is _NONE:
            return 0
        if self is _TICHU:
            return 100
        return 200 if self is _GRAND_TICHU else 50


Calls = tuple[Call, ...]
"""The call of each of four seats, in the order of the seats; of six only where seat 4 or 5 called."""

_NONE, _TICHU, _GRAND_TICHU, _MADE_ONLY = Call.NONE, Call.TICHU, Call.GRAND_TICHU, BothGrandTichus.MADE_ONLY
NO_CALLS: Calls = (Call.NONE, Call.NONE, Call.NONE, Call.NONE)


def side_of(seat: int) -> int:
    """The side (0 for seats 0 and 2, 1 for seats 1 and 3) of a seat."""
    return seat % 2


def callers(rules: RuleSet) -> tuple[int, ...]:
    """The seats on which calls and first places are noted: one for each player."""
    return SIX_SEATS[: rules.players]


class CallColumn(NamedTuple):
    """A column for calls on a slip."""

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


def calls_of(each: Iterable[Call]) -> Calls:
    """Calls in the order of the seats, as they are kept: of four, or of six where seat 4 or 5 called."""
    calls = tuple(each)
    beyond = calls[len(SEATS) :]
    if not any(call is not _NONE for call in beyond):
        return (calls + NO_CALLS)[: len(SEATS)]
    return (calls + NO_CALLS)[: len(SIX_SEATS)]


def call_at(calls: Calls, seat: int) -> Call:
    return calls[seat] if seat < len(calls) else _NONE


def with_call(calls: Calls, seat: int, call: Call) -> Calls:
    if seat < len(SEATS) == len(calls):
        return (*calls[:seat], call, *calls[seat + 1 :])
    return calls_of(call if each == seat else call_at(calls, each) for each in SIX_SEATS)


def known_calls(rules: RuleSet) -> tuple[Call, ...]:
    """What can be called, `NONE` first."""
    without = {Call.GRAND_TICHU: rules.grand_tichu, Call.SMALL_TICHU: rules.players == TWO_PLAYERS}
    return tuple(call for call in Call if without.get(call, True))


def booked(calls: Calls, first_out: int | None, rules: RuleSet) -> Calls:
    """The calls that bring or cost points: beside a made Grand Tichu perhaps not that of the partner."""
    if first_out is None or rules.both_grand_tichus is not _MADE_ONLY:
        return calls
    if call_at(calls, first_out) is not _GRAND_TICHU:
        return calls
    lost = {seat for seat, call in enumerate(calls) if call is _GRAND_TICHU} - {first_out}
    beside = {seat for seat in lost if side_of(seat) == side_of(first_out)}
    return calls_of(_NONE if seat in beside else call for seat, call in enumerate(calls))


def call_points(
    calls: Calls, first_out: int | None, rules: RuleSet, double_of: int | None = None
) -> tuple[int, int]:
    """Tichu points that the calls bring to seats 0+2 and to seats 1+3.

    A call is personal: only the caller's own first place fulfils it (printed rules). `first_out` None
    means that none of the callers went out first. `double_of` is the side that won a double victory.
    """
    if calls == NO_CALLS:
        return 0, 0
    totals = [0, 0]
    for seat, call in enumerate(booked(calls, first_out, rules)):
        if call is not _NONE:
            value = call.value_in_points
            totals[side_of(seat)] += value if seat == first_out else -value
    if double_of is not None and not rules.double_losers_pay:
        totals[1 - double_of] = 0
    return totals[0], totals[1]


def lost_call(calls: Calls, first_out: int | None, side: int) -> bool:
    """Whether a player of this side called and did not go out first."""
    if len(calls) > len(SEATS):
        return any(calls[seat] is not _NONE and first_out != seat for seat in SIX_SEATS[side::2])
    return (calls[side] is not _NONE and first_out != side) or (
        calls[side + 2] is not _NONE and first_out != side + 2
    )
