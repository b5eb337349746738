"""The review of a slip that was typed twice: where both passes differ, hand by hand."""

from dataclasses import dataclass

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import Names, names_at
from tichu_turnier.rules.calls import Call, call_at, column_order
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.snapshot import Seating
from tichu_turnier.tournament.scoring.second_pass import (
    Estimate,
    Item,
    PassState,
    differences_of,
    estimate,
    pass_state,
)


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call of one player."""

    name: str
    call: Call
    made: bool


@dataclass(frozen=True, slots=True)
class Typed:
    """What one pass typed at one place; `score` None: nothing."""

    score: tuple[int, int] | None = None
    calls: tuple[CallMade, ...] = ()
    first: str = ""
    """Who went out first without a call, as far as it was typed."""
    double: bool = False
    hands: int = 0
    """How many hands the totals hold."""


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """One place where both passes differ."""

    hand: int
    """From 1; 0 for totals."""
    first: Typed
    second: Typed


@dataclass(frozen=True, slots=True)
class ReviewView:
    """Both passes over the slip of a table, and how both do as a whole."""

    table: int
    state: PassState
    differences: tuple[DifferenceView, ...]
    estimate: Estimate | None


def review(state: EntryState) -> ReviewView | None:
    """Both passes of the table that is about to be chosen; None while it waits for the second one."""
    result, seating = state.entered, state.seating
    choosing = state.second and state.table is None
    if not choosing or result is None or seating is None or result.second_pass is None:
        return None
    found = []
    for each in differences_of(result):
        names = _names(state, seating, each.hand)
        found.append(DifferenceView(each.hand, _typed(each.first, names), _typed(each.second, names)))
    told = estimate(state.tournament)
    return ReviewView(result.table, pass_state(result), tuple(found), told)


def _names(state: EntryState, seating: Seating, hand: int) -> Names:
    return names_at(state.tournament, seating, max(0, hand - 1))


def _typed(item: Item, names: Names) -> Typed:
    if item is None:
        return Typed()
    if not isinstance(item, HandReport):
        return Typed((item.a, item.b), hands=item.hands_played)
    by_seat = {seat: names[column] for column, seat in enumerate(column_order(len(names)))}
    calls = tuple(
        CallMade(by_seat[seat], call, item.first_out == seat)
        for seat, call in enumerate(item.calls)
        if call is not Call.NONE
    )
    silent = item.first_out is not None and call_at(item.calls, item.first_out) is Call.NONE
    first = by_seat[item.first_out] if silent and item.first_out is not None else ""
    double = item.double is not None and item.double.side is not None
    return Typed((item.a, item.b), calls, first, double)
