"""Which tables of a round owe a result, and how far is each of them?"""

from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import sides_at
from tichu_turnier.tournament.model.snapshot import Hands, Result, Seating
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state
from tichu_turnier.tournament.tables.table import table_of


class TableState(StrEnum):
    """How far a table is, from this desk's point of view."""

    OPEN = "open"
    DRAFT = "draft"
    REFUSED = "refused"
    SAVING = "saving"
    ASKED = "asked"
    """A correction that waits to be accepted."""
    ENTERED = "entered"
    ACCEPTED = "accepted"
    """Entered although the audit objects."""
    NO_FIRST = "no-first"
    """Nobody has typed its slip yet: it cannot be typed a second time."""
    AGREES = "agrees"
    DIFFERS = "differs"
    SETTLED = "settled"
    """Both passes differed, and the director has decided."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table in the list beside the form."""

    table: int
    sides: tuple[str, str]
    """Who plays whom as the match begins."""
    state: TableState
    score: str = ""
    """Totals of both sides; empty where partners changed, then `hands` says more."""
    hands: int = 0

    @property
    def owes(self) -> bool:
        """Whether there is still something to do about it."""
        return self.state not in _DONE


_DONE = (TableState.ENTERED, TableState.ACCEPTED, TableState.AGREES, TableState.SETTLED)
_PASSES = {
    PassState.WAITING: TableState.OPEN,
    PassState.AGREES: TableState.AGREES,
    PassState.DIFFERS: TableState.DIFFERS,
    PassState.SETTLED: TableState.SETTLED,
}


def table_rows(state: EntryState) -> tuple[TableRow, ...]:
    """The tables of the round by their numbers."""
    if state.drawn is None:
        return ()
    seatings = sorted(state.drawn.tables, key=lambda seating: seating.table)
    return tuple(_row(state, seating) for seating in seatings)


def _row(state: EntryState, seating: Seating) -> TableRow:
    table, names = seating.table, sides_at(state.tournament, seating)
    key = (state.round, table)
    result = state.tournament.results.get(key)
    how = _state(state, table, result)
    if result is None or state.second:
        return TableRow(table, names, how)
    changing = (
        isinstance(result.report, Hands)
        and table_of(seating, state.tournament.regulations).regulations.stages > 1
    )
    a, b = result.report.totals
    return TableRow(table, names, how, "" if changing else f"{a} : {b}", result.report.hands_played)


def _state(state: EntryState, table: int, result: Result | None) -> TableState:
    key = (state.round, table)
    for kept, how in (
        (state.refusals, TableState.REFUSED),
        (state.saving, TableState.SAVING),
        (state.asked, TableState.ASKED),
        (state.drafts, TableState.DRAFT),
    ):
        if key in kept:
            return how
    if result is None:
        return TableState.NO_FIRST if state.second else TableState.OPEN
    if state.second:
        return _PASSES[pass_state(result)]
    return TableState.ACCEPTED if result.disputed else TableState.ENTERED
