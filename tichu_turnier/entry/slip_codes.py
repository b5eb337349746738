"""Open the slip whose code is typed, or scanned in the middle of whatever is being typed.

A scanner is a keyboard: its characters go into the form like any others, until Enter shows that they were a
code. Then the form is as it was before them, and the table that the code names is opened.
"""

import re
from dataclasses import replace

from tichu_turnier.entry.form import Form
from tichu_turnier.entry.keys import SHIFT
from tichu_turnier.entry.moves import open_form, put_away
from tichu_turnier.entry.state import EntryState
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Result
from tichu_turnier.tournament.tables.slip_code import BETWEEN, SCANNED, SlipName, read_slip_code

LONGEST = 11
"""Characters of the longest code: two of the round, T, four of the table, a letter, three of the draw."""
_TAILS = (rf"\d\d{BETWEEN}\d+[A-Z]", rf"\d{BETWEEN}\d+[A-Z]")
"""A code at the end of what was typed; of two that may be meant the longer one is tried first."""


def code_key(state: EntryState, key: str) -> EntryState | None:
    """After a key that belongs to a code; None where it does not."""
    letter = key.removeprefix(SHIFT).upper()
    if state.table is not None or state.form is not None:
        return None
    begins = letter == BETWEEN and state.typed_table.isdecimal()
    if begins and not state.typed_code:
        return replace(state, typed_code=state.typed_table + BETWEEN, typed_table="")
    return _in_code(state, key, letter) if state.typed_code else None


def _in_code(state: EntryState, key: str, letter: str) -> EntryState:
    """A key while a code is typed."""
    if key == "enter":
        return open_slip(replace(state, typed_code=""), state.typed_code)
    if key in ("backspace", "undo"):
        return replace(state, typed_code=state.typed_code[:-1])
    if key == "escape":
        return replace(state, typed_code="")
    if len(letter) == 1 and letter.isalnum():
        return replace(state, typed_code=(state.typed_code + letter)[:LONGEST])
    return state


def scanned(state: EntryState) -> EntryState | None:
    """After Enter behind a code that went into a form; None where no code did.

    Behind a form that was empty before, the short code of the slip will do; nobody types that as a result.
    """
    run = "".join(letter for letter, _ in state.recent_keys)
    for tail in _TAILS:
        for more in (rf"[A-Z]{{{SCANNED}}}", ""):
            found = re.search(f"{tail}{more}$", run)
            if found is None or state.form is None:
                continue
            before: Form = state.recent_keys[found.start()][1]
            named = read_slip_code(state.tournament, found[0])
            if (more or before.untouched) and (tail is _TAILS[-1] or isinstance(named, SlipName)):
                return open_slip(replace(state, form=before, recent_keys=()), found[0])
    return None


def open_slip(state: EntryState, code: str) -> EntryState:
    """With the form of the slip that a code names, or with what speaks against it and all as it was."""
    named = read_slip_code(state.tournament, code)
    if isinstance(named, Finding):
        return replace(state, notice=(named,))
    if named.round != state.round:
        args: dict[str, str | int] = {"round": named.round, "table": named.table, "now": state.round}
        return replace(state, notice=(Finding("slip-of-other-round", args=args),))
    away = replace(put_away(state), typed_table=str(named.table))
    said = _already(away, named)
    return open_form(away) if said is None else replace(away, notice=(said,))


def _already(state: EntryState, named: SlipName) -> Finding | None:
    """That the slip has been typed before, in this pass."""
    result: Result | None = state.tournament.results.get((named.round, named.table))
    report = None if result is None else result.report
    if state.second:
        passes = None if result is None else result.second_pass
        report = None if passes is None else passes.second
    kept = state.saving.get((named.round, named.table))
    if kept is not None:
        report = kept.change.report
    if report is None:
        return None
    a, b = report.totals
    return Finding("slip-entered", Severity.WARNING, {"table": named.table, "a": a, "b": b})
