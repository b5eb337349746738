"""What does one key do to the state of entry: to the choice of a table, to saving, to faults in the way?"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tichu_turnier.entry.form import Form
from tichu_turnier.entry.keys import Action, Figure, Repair, Step
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.changes.second_pass import EnterSecond, SettlePasses
from tichu_turnier.tournament.model.mappings import removed, replaced
from tichu_turnier.tournament.model.snapshot import MatchReport, ScoringUnit
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.plausible import hints
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state
from tichu_turnier.tournament.tables.table_rotation import regulations_at

if TYPE_CHECKING:
    from tichu_turnier.entry.state import EntryState

Entered = EnterResult | EnterSecond
LONGEST_TABLE = 4
"""Digits of the number of a table."""


@dataclass(frozen=True, slots=True)
class Saving:
    """A form that was handed out, and the change made of it."""

    form: Form
    change: Entered


@dataclass(frozen=True, slots=True)
class Asked:
    """A form whose correction changes more than the result, and what that is."""

    form: Form
    change: Entered
    found: tuple[Finding, ...]


def choose(state: "EntryState", action: Action) -> "EntryState":
    """A key while a table is chosen."""
    if isinstance(action, Figure) and action.text != "-":
        typed = (state.typed_table + action.text).lstrip("0")[:LONGEST_TABLE]
        return replace(state, typed_table=typed)
    if action is Step.ENTER:
        return open_form(state)
    if action is Step.MODE:
        return other_mode(open_form(state))
    if action in (Step.BACKSPACE, Step.UNDO):
        return replace(state, typed_table=state.typed_table[:-1])
    if action in (Step.ESCAPE, Step.DELETE):
        return replace(state, typed_table="")
    return _settle(state, action.number) if isinstance(action, Repair) else _elsewhere(state, action)


def _elsewhere(state: "EntryState", action: Action) -> "EntryState":
    """The table before or after, the round before or after."""
    if action in (Step.UP, Step.DOWN):
        return _beside(state, 1 if action is Step.DOWN else -1)
    if action in (Step.ROUND_BEFORE, Step.ROUND_AFTER):
        return state.to_round(state.round + (1 if action is Step.ROUND_AFTER else -1))
    return state


def _settle(state: "EntryState", number: int) -> "EntryState":
    """Which pass is right, the first (0) or the second (1), where they differ and nobody has decided."""
    result = state.entered if state.second else None
    if result is None or pass_state(result) is not PassState.DIFFERS or number > 1:
        return state
    settle = SettlePasses(result.round, result.table, second=number == 1)
    return replace(state, outbox=settle, typed_table="", last=result.table)


def _beside(state: "EntryState", step: int) -> "EntryState":
    """With the table before or after the selected one."""
    tables = sorted(seating.table for seating in state.drawn.tables) if state.drawn else []
    if not tables:
        return state
    at = tables.index(state.selected) + step if state.selected in tables else 0
    return replace(state, typed_table=str(tables[max(0, min(at, len(tables) - 1))]))


def open_form(state: "EntryState") -> "EntryState":
    """With the form of the selected table."""
    table = state.selected
    if table is None:
        return state
    if state.seating is None:
        args: dict[str, str | int] = {"round": state.round, "table": table}
        return replace(state, typed_table="", notice=(Finding("result-no-such-table", args=args),))
    if state.second and state.entered is None:
        args = {"round": state.round, "table": table}
        return replace(state, typed_table="", notice=(Finding("result-not-entered", args=args),))
    notice = state.refusals.get((state.round, table), ())
    form = state.form_for(table)
    opened = replace(state, table=table, typed_table="", form=form, run=(), earlier=(), notice=notice)
    opened = replace(opened, repairing=False)
    return replace(opened, asked=removed(state.asked, (state.round, table))) if state.asked else opened


def next_form(state: "EntryState") -> "EntryState":
    """With the next open table's form where totals are typed: a slip costs its figures and two Enters."""
    refused = any(number == state.round for number, _ in state.refusals)
    return open_form(state) if state.by_totals and (state.owing or refused) else state


def put_away(state: "EntryState") -> "EntryState":
    """Back to choosing; what was typed is kept for later."""
    if state.table is None or state.form is None:
        return replace(state, typed_table="", typed_code="")
    key = (state.round, state.table)
    draft = state.form.go(state.form.part.cursor)
    drafts = removed(state.drafts, key)
    if not (draft.untouched or state.unchanged):
        drafts = replaced(drafts, key, draft)
    return replace(state, table=None, form=None, run=(), typed_table="", drafts=drafts, last=state.table - 1)


def other_mode(state: "EntryState") -> "EntryState":
    """Hands instead of totals and back, where the regulations can do with totals."""
    if state.form is None and state.notice:
        return state
    if state.form is None or state.tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return replace(state, notice=(Finding("result-needs-hands"),))
    other = not state.form.by_totals
    return replace(state, form=replace(state.form, by_totals=other), by_totals=other)


def enter(state: "EntryState", form: Form) -> "EntryState":
    """Enter in a form: saves at its end; in hands goes from fault to fault; else goes on.

    In the last line of a slip it saves too, unless there is something to say about it: that is read first.
    """
    if form.enter_saves and (form.by_totals or form.hands.at_save or not objections(state, form)):
        return save(state)
    if state.repairing and not form.by_totals:
        return repaired(state, form)
    return replace(state, form=form.press(Step.ENTER))


def objections(state: "EntryState", form: Form) -> tuple[Finding, ...]:
    """What there is to say about a form as it stands, as if it were complete."""
    report = form.report()
    found = () if form.by_totals and report is not None else tuple(form.part.findings(typing=False))
    if report is None:
        return found
    regulations = regulations_at(state.tournament, state.round, state.table or 0)
    audited = audit_match(report, regulations)
    found += tuple(f for f in audited if form.by_totals or f.where[:1] != ("hand",))
    return found if any(f.blocks for f in found) else (*found, *hints(report, state.round, state.tournament))


def save(state: "EntryState") -> "EntryState":
    """Hands the result out, or goes to the first line that stands in the way."""
    if state.form is None:
        return state
    report = state.form.report()
    accepted = state.before is not None and state.before.accepted_because
    blocking = [finding for finding in objections(state, state.form) if finding.blocks]
    if state.unchanged and (accepted or not blocking):
        return next_form(replace(put_away(state), last=state.table or 0))
    if blocking or report is None:
        return _to_fault(state, state.form, tuple(blocking) or (Finding("result-no-hands"),))
    return hand_out(state, report, "")


def _to_fault(state: "EntryState", form: Form, blocking: tuple[Finding, ...]) -> "EntryState":
    where = blocking[0].where
    row = int(where[1]) - 1 if where[:1] == ("hand",) else 0
    return replace(state, form=form.go(row), notice=blocking[:1], repairing=True)


def repaired(state: "EntryState", form: Form) -> "EntryState":
    """On to the next fault, or to "save" when there is none."""
    blocking = tuple(finding for finding in objections(state, form) if finding.blocks)
    at = form.part.cursor
    later = [finding for finding in blocking if finding.where[:1] == ("hand",) and finding.where[1] != at + 1]
    if later:
        return _to_fault(state, form, tuple(later))
    return replace(state, form=form.to_end(), repairing=False)


def hand_out(state: "EntryState", report: MatchReport, reason: str) -> "EntryState":
    """With the change in the outbox and the next table on offer."""
    if state.table is None or state.form is None:
        return state
    key = (state.round, state.table)
    kind = EnterSecond if state.second else EnterResult
    change = kind(state.round, state.table, report, reason)
    handed_out = replace(
        state,
        table=None,
        form=None,
        run=(),
        typed_table="",
        last=state.table,
        drafts=removed(state.drafts, key),
        saving=replaced(state.saving, key, Saving(state.form, change)),
        refusals=removed(state.refusals, key),
        outbox=change,
    )
    return next_form(handed_out)
