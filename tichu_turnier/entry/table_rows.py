"""How far each table of a round is, for the list beside the slip."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter

from tichu_turnier.entry.drafts import unsaved_forms
from tichu_turnier.entry.state import EntryState
from tichu_turnier.tournament.model.snapshot import Hands, Seating
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
    """Its slip has not been typed once, so there is no second pass over it."""
    AGREES = "agrees"
    DIFFERS = "differs"
    SETTLED = "settled"
    """Both passes differed, and the director has decided."""


_DONE = (TableState.ENTERED, TableState.ACCEPTED, TableState.AGREES, TableState.SETTLED)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table in the list beside the form."""

    table: int
    state: TableState
    owes: bool
    """Whether there is still something to do about it."""
    entered: bool = False
    """Whether a result is saved, whatever is being typed to correct it."""
    score: str = ""
    """Totals of both sides; empty where partners changed, then `hands` says more."""
    hands: int = 0
    noted: bool = False


def table_rows(state: EntryState) -> tuple[TableRow, ...]:
    if state.drawn is None:
        return ()
    front = (state.round, state.table)
    typed = {
        table: how
        for kept, how in (
            (unsaved_forms(state), TableState.DRAFT),
            (state.asked, TableState.ASKED),
            (state.saving, TableState.SAVING),
            (state.refusals, TableState.REFUSED),
        )
        for number, table in kept
        if number == state.round and (state.begun or kept is not state.refusals or (number, table) != front)
    }
    rows = [_row(state, seating, typed) for seating in state.drawn.tables]
    return tuple(sorted(rows, key=attrgetter("table")))


def _row(state: EntryState, seating: Seating, typed: Mapping[int, TableState]) -> TableRow:
    table, result = seating.table, state.tournament.results.get((state.round, seating.table))
    if result is None:
        missing = TableState.NO_FIRST if state.second else TableState.OPEN
        return TableRow(table, typed.get(table, missing), owes=True)
    how = TableState.ACCEPTED if result.disputed else TableState.ENTERED
    if state.second:
        passes = pass_state(result)
        how = TableState.OPEN if passes is PassState.WAITING else TableState(passes.value)
    how = typed.get(table, how)
    if state.second:
        return TableRow(table, how, how not in _DONE)
    stages = table_of(seating, state.tournament.regulations).regulations.stages
    changing = isinstance(result.report, Hands) and stages > 1
    a, b = result.report.totals
    score = "" if changing else f"{a} : {b}"
    hands, noted = result.report.hands_played, bool(result.note)
    return TableRow(table, how, how not in _DONE, entered=True, score=score, hands=hands, noted=noted)
