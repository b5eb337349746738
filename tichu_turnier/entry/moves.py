"""Change the state of entry by keys and answers: open and leave forms, find faults, hand results out."""

from dataclasses import replace

from tichu_turnier.entry.form import FAR, Form
from tichu_turnier.entry.hand import BONUS_QUESTION
from tichu_turnier.entry.keys import ACTIONS, SHIFT, Action, DoubleOf, Figure, Mark, Repair, Step
from tichu_turnier.entry.repairs import repaired_by
from tichu_turnier.entry.state import Entered, EntryState, HandedOut
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond, SettlePasses
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.snapshot import MatchReport, ScoringUnit
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state

_LONGEST_TABLE = 4
LONGEST_NAME = 40
_BETWEEN_NAMES = " -'."


def act(state: EntryState, action: Action) -> EntryState:
    """After a key that means something: in a form, or while a table is chosen."""
    if state.table is None or state.form is None:
        return _choose(state, action)
    if action is Step.ESCAPE:
        return put_away(state)
    if action is Step.MODE:
        return _other_mode(state)
    if action in (Step.ROUND_BEFORE, Step.ROUND_AFTER) and not state.begun:
        return _elsewhere(state, action)
    if action is Step.ENTER:
        return _enter(state, state.form)
    return _taken_back(state, state.form) if action is Step.UNDO else _typed(state, state.form, action)


def _typed(state: EntryState, form: Form, action: Action) -> EntryState:
    moved = action in (Step.UP, Step.DOWN, Step.FIRST, Step.LAST)
    typed = repaired_by(form, action.number) if isinstance(action, Repair) else form.press(action)
    same = (typed.hands.rows, typed.totals.typed) == (form.hands.rows, form.totals.typed)
    earlier = state.earlier if same else (*state.earlier, form)
    told = _left_out(form, action) if typed == form else ()
    return replace(state, form=typed, earlier=earlier, repairing=state.repairing and not moved, notice=told)


def _left_out(form: Form, action: Action) -> tuple[Finding, ...]:
    """Why a key that says something has changed nothing."""
    if not isinstance(action, (Figure, Mark, DoubleOf)):
        return ()
    if form.part.at_save:
        return (Finding("entry-all-typed"),)
    full = isinstance(action, Figure) and form.part.full
    return (Finding("entry-too-long"),) if full else ()


def _taken_back(state: EntryState, form: Form) -> EntryState:
    """As before the last key that changed the slip; what is saved stays as it is."""
    if not state.earlier and state.table is not None and state.before is not None and state.begun:
        entered = state.saved_form(state.table)  # perhaps as totals, not as hands
        return replace(state, form=entered, by_totals=entered.by_totals)
    if not state.earlier:
        return replace(state, notice=(Finding("entry-nothing-to-undo", Severity.NOTE),))
    before = replace(state.earlier[-1], by_totals=form.by_totals)
    return replace(state, form=before, earlier=state.earlier[:-1])


def open_table(state: EntryState, table: int) -> EntryState:
    """With the form of a table; what was typed in another one is kept."""
    return open_form(replace(put_away(state.without_notice()), typed_table=str(table)))


def look_into(state: EntryState, table: int) -> EntryState:
    """With the correction of this table in front if one waits for its yes, else with its form."""
    key = (state.round, table)
    if key not in state.asked:
        return open_table(state, table)
    first = frozen([(key, state.asked[key]), *state.asked.items()])
    return replace(put_away(state.without_notice()), asked=first)


def to_round(state: EntryState, number: int) -> EntryState:
    """At another round; what was typed in this one is kept."""
    state = put_away(state.without_notice())
    if state.tournament.round(number) is None:
        return state
    return replace(state, round=number, typed_table="", last=0)


def come_back(state: EntryState, newest: int) -> EntryState:
    """From a round in which all is typed to the one that is played: its slips would look like corrections."""
    over = state.idle and not state.owing and state.round < newest
    return to_round(state, newest) if over and state.tournament.missing(newest) else state


def to_line(state: EntryState, row: int) -> EntryState:
    state = state.without_notice()
    return state if state.form is None else replace(state, form=state.form.go(row))


def say(state: EntryState, finding: Finding) -> EntryState:
    return replace(state.without_notice(), notice=(finding,))


def name_key(state: EntryState, key: str) -> EntryState | None:
    """After a letter of a name, typed where a table is chosen or a form of totals is empty; else None.

    Where both passes over a slip differ, the keys that say which one is right come first.
    """
    letter = key.removeprefix(SHIFT)
    begins = not state.typed_table and not state.typed_code and letter.isalpha()
    if len(letter) != 1 or not (begins or (state.typed_name and letter in _BETWEEN_NAMES)):
        return None
    if state.form is not None:
        return None if not state.idle else name_key(put_away(state), key)
    settles = ACTIONS.get(key) if not state.typed_name and state.second else None
    if isinstance(settles, Repair) and _settle(state, settles.number) is not state:
        return None
    return replace(state, typed_name=(state.typed_name + letter)[:LONGEST_NAME])


def _choose(state: EntryState, action: Action) -> EntryState:
    if isinstance(action, Figure) and action.text != "-":
        typed = (state.typed_table + action.text).lstrip("0")[:_LONGEST_TABLE]
        return replace(state, typed_table=typed, typed_name="")
    if action is Step.ENTER:
        return open_form(state)
    if action is Step.MODE:
        return _other_mode(open_form(state))
    if action in (Step.BACKSPACE, Step.UNDO):
        return replace(state, typed_table=state.typed_table[:-1], typed_name=state.typed_name[:-1])
    if action in (Step.ESCAPE, Step.DELETE):
        return replace(state, typed_table="", typed_name="")
    return _settle(state, action.number) if isinstance(action, Repair) else _elsewhere(state, action)


def _elsewhere(state: EntryState, action: Action) -> EntryState:
    if action in (Step.UP, Step.DOWN):
        return _beside(state, 1 if action is Step.DOWN else -1)
    if action in (Step.ROUND_BEFORE, Step.ROUND_AFTER):
        return to_round(state, state.round + (1 if action is Step.ROUND_AFTER else -1))
    return state


def _settle(state: EntryState, number: int) -> EntryState:
    """Which pass is right, the first (0) or the second (1), while a difference is undecided."""
    result = state.entered if state.second else None
    if result is None or pass_state(result) is not PassState.DIFFERS or number > 1:
        return state
    settle = SettlePasses(result.round, result.table, second=number == 1)
    return replace(state, pending_change=settle, typed_table="", last=result.table)


def _beside(state: EntryState, step: int) -> EntryState:
    tables = sorted(seating.table for seating in state.drawn.tables) if state.drawn else []
    if not tables:
        return state
    at = tables.index(state.selected) + step if state.selected in tables else 0
    return replace(state, typed_table=str(tables[max(0, min(at, len(tables) - 1))]), typed_name="")


def open_form(state: EntryState) -> EntryState:
    table = state.selected
    if table is None:
        return state
    missing = "" if state.seating is not None else "result-no-such-table"
    if not missing and state.second and state.entered is None:
        missing = "result-not-entered"
    if missing:
        args: dict[str, str | int] = {"round": state.round, "table": table}
        return replace(state, typed_table="", typed_name="", notice=(Finding(missing, args=args),))
    key = (state.round, table)
    opened = replace(
        state,
        table=table,
        typed_table="",
        typed_name="",
        form=state.form_for(table),
        recent_keys=(),
        earlier=(),
        notice=state.refusals.get(key, ()),
        repairing=False,
        asked=removed(state.asked, key) if state.asked else state.asked,
    )
    # Undo leads from a correction that was left half typed back to what is saved.
    corrects = opened.before is not None and opened.begun
    return replace(opened, earlier=(state.saved_form(table),)) if corrects else opened


def next_form(state: EntryState) -> EntryState:
    """With the next open table's form where totals are typed: only digits and two Enters a slip."""
    refused = any(number == state.round for number, _ in state.refusals)
    return open_form(state) if state.by_totals and (state.owing or refused) else state


def put_away(state: EntryState) -> EntryState:
    """Back to choosing; what was typed is kept for later."""
    if state.table is None or state.form is None:
        return replace(state, typed_table="", typed_code="", typed_name="")
    key = (state.round, state.table)
    drafts = removed(state.drafts, key)
    if state.begun:
        drafts = replaced(drafts, key, state.form.go(state.form.part.cursor))
    return replace(state.choosing(), drafts=drafts, last=state.table - 1)


def _other_mode(state: EntryState) -> EntryState:
    """Hands instead of totals and back, where the regulations can do with totals."""
    if state.form is None and state.notice:
        return state
    if state.form is None or state.tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return replace(state, notice=(Finding("result-needs-hands"),))
    other = not state.form.by_totals
    return replace(state, form=replace(state.form, by_totals=other), by_totals=other)


def _enter(state: EntryState, form: Form) -> EntryState:
    """Enter in a form: saves at its end; in hands goes from fault to fault; else goes on.

    In the last line of a slip it saves too, unless there is something to say about it: that is read first.
    Whether points are those of the cards stood there before Enter; it costs no key where they are not.
    """
    said = any(each.key != BONUS_QUESTION for each in state.objections)
    if form.part.enter_saves and (form.by_totals or form.hands.at_save or not said):
        return _save(state, form)
    if state.repairing and not form.by_totals:
        here = form.part.cursor + 1
        later = [each for each in state.blocking if each.where[:1] == ("hand",) and each.where[1] != here]
        if later:
            return _to_fault(state, form, tuple(later))
        return replace(state, form=form.go(FAR), repairing=False)
    return replace(state, form=form.press(Step.ENTER))


def _save(state: EntryState, form: Form) -> EntryState:
    """Hands the result out, or goes to the first line that stands in the way."""
    accepted = state.before is not None and state.before.accepted_because
    if state.unchanged and (accepted or not state.blocking):
        return next_form(replace(put_away(state), last=state.table or 0))
    if state.blocking or state.report is None:
        return _to_fault(state, form, state.blocking or (Finding("result-no-hands"),))
    return _hand_out(state, state.report, "")


def _to_fault(state: EntryState, form: Form, blocking: tuple[Finding, ...]) -> EntryState:
    where = blocking[0].where
    row = int(where[1]) - 1 if where[:1] == ("hand",) else 0
    return replace(state, form=form.go(row), notice=blocking[:1], repairing=True)


def accept(state: EntryState, reason: str) -> EntryState:
    """Saved in spite of what the audit says, for this reason."""
    state = state.without_notice()
    if not reason.strip() or state.report is None or not state.acceptable:
        return state
    return _hand_out(state, state.report, reason.strip())


def why_not_accepted(state: EntryState) -> Finding:
    """What to say where somebody wants to accept, and there is nothing to accept or it is not clear what."""
    form = state.form
    if form is None:
        return Finding("entry-accept-open", Severity.NOTE)
    at_end = form.finished or state.repairing
    if not any(each.blocks for each in (state.objections if at_end else state.findings)):
        return Finding("entry-accept-nothing", Severity.NOTE)
    return Finding("entry-accept-unclear" if at_end else "entry-accept-whole", Severity.NOTE)


def _hand_out(state: EntryState, report: MatchReport, reason: str) -> EntryState:
    if state.table is None or state.form is None:
        return state
    kind = EnterSecond if state.second else EnterResult
    change = kind(state.round, state.table, report, reason)
    key = change.at
    handed_out = replace(
        state.choosing(),
        last=state.table,
        drafts=removed(state.drafts, key),
        saving=replaced(state.saving, key, HandedOut(state.form, change)),
        refusals=removed(state.refusals, key),
        pending_change=change,
    )
    return next_form(handed_out)


def saved(state: EntryState, change: Entered) -> EntryState:
    if not _is_saving(state, change):
        return state
    return replace(state, saving=removed(state.saving, change.at))


def refused(state: EntryState, change: Entered, findings: tuple[Finding, ...]) -> EntryState:
    """After a save was refused: back to that table, now or as soon as the present form is put away."""
    if not _is_saving(state, change):
        return state
    key = change.at
    form = state.saving[key].form.go(0)
    drafts = state.drafts if key in state.drafts else replaced(state.drafts, key, form)
    refusals = replaced(state.refusals, key, findings)
    after = replace(saved(state, change), drafts=drafts, refusals=refusals)
    back = replace(after.choosing(), round=change.round, typed_table=str(change.table))
    return open_form(back) if state.idle else after


def hand_out_again(state: EntryState, change: Entered) -> EntryState | None:
    """What was refused goes out once more; None where something else is typed there by now."""
    key = change.at
    in_front = (state.round, state.table) == key
    form = state.form if in_front else state.drafts.get(key)
    if form is None or form.report() != change.report:
        return None
    left = replace(state.choosing(), last=change.table) if in_front else state
    handed_out = replace(
        left,
        drafts=removed(left.drafts, key),
        saving=replaced(left.saving, key, HandedOut(form, change)),
        refusals=removed(left.refusals, key),
    )
    return next_form(handed_out) if in_front else handed_out


def ask_about(state: EntryState, change: Entered, found: tuple[Finding, ...]) -> EntryState:
    """After it is known what a correction changes: it waits, and disturbs nothing that is typed ahead."""
    if not _is_saving(state, change):
        return state
    asked = replaced(state.asked, change.at, replace(state.saving[change.at], found=found))
    return replace(saved(state, change), asked=asked)


def confirm(state: EntryState, asked: HandedOut) -> EntryState:
    at = asked.change.at
    saving, left = replaced(state.saving, at, asked), removed(state.asked, at)
    return replace(state.without_notice(), saving=saving, asked=left)


def drop(state: EntryState, asked: HandedOut) -> EntryState:
    """The result stays as it was, and what was typed is gone."""
    at = asked.change.at
    return replace(state.without_notice(), asked=removed(state.asked, at), drafts=removed(state.drafts, at))


def _is_saving(state: EntryState, change: Entered) -> bool:
    """Whether it is this very change that was handed out and has no answer yet."""
    kept = state.saving.get(change.at)
    return kept is not None and kept.change is change
