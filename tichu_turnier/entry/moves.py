"""Change the state of entry by keys and answers: open and leave forms, find faults, hand results out."""

from dataclasses import replace

from tichu_turnier.entry.before_saving import asked_before_saving
from tichu_turnier.entry.following import why_unsure
from tichu_turnier.entry.form import Form
from tichu_turnier.entry.hand import BONUS_QUESTION
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import ACTIONS, SHIFT, Action, Figure, Repair, Step
from tichu_turnier.entry.not_taken import left_out, missed, released, says_something, unsure_after
from tichu_turnier.entry.repairs import repaired_by
from tichu_turnier.entry.settling import settled
from tichu_turnier.entry.state import SURELY_POINTS, EntryState, HandedOut
from tichu_turnier.entry.totals_form import FAR
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.guards import locked_findings
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.snapshot import MatchReport, ScoringUnit

_LONGEST_TABLE = 4
LONGEST_NAME = 40
_BETWEEN_NAMES = " -'."


def act(state: EntryState, action: Action) -> EntryState:
    """After a key that means something: in a form, or while a table is chosen."""
    blind = state.held is Hold.MISSED
    if state.held:
        state = released(state, action)
    if state.table is None or state.form is None:
        return _choose(state, action)
    if action is Step.ESCAPE:
        return _left(state, state.table, blind=blind)
    if action is Step.MODE:
        return _other_mode(state)
    if action in (Step.ROUND_BEFORE, Step.ROUND_AFTER) and not state.begun:
        return _elsewhere(state, action)
    if action is Step.ENTER:
        return _enter(state, state.form)
    return _taken_back(state, state.form) if action is Step.UNDO else _typed(state, state.form, action)


def _left(state: EntryState, table: int, *, blind: bool) -> EntryState:
    """Esc from a slip: to what stands there Enter leads back; a table's number comes after one more Esc.

    Who has pressed Esc by mistake goes on typing, and what is typed is no number of a table; so it is where
    something was typed `blind` and not taken. What was asked about as such a number is none of this slip,
    and Enter leads back neither to an empty one (the next slip need not be its), nor blindly: it would save.
    """
    asked = any(each.severity is Severity.QUESTION for each in state.first_refused)
    away = put_away(replace(state, form=state.without_asked(table)) if asked else state)
    if not (state.begun or blind):
        return away
    stands = not (blind or away.form_for(table).untouched) or (state.second and state.typed_twice)
    left = replace(away, held=Hold.CLOSED)
    return replace(left, typed_table=str(table)) if stands else unsure_after(left, Step.ESCAPE)


def _typed(state: EntryState, form: Form, action: Action) -> EntryState:
    if isinstance(action, Repair) and state.second and form.untouched:
        return settled(state, action.number)
    if state.questioned and action in (Step.YES, Step.NO):
        return _answered(state, form, state.report if action is Step.YES else None)
    if form.by_totals and action is Step.OTHER_SIDE and (wrong := state.first_refused):
        return replace(state, held=Hold.CLOSED, notice=wrong)
    moved = action in (Step.UP, Step.DOWN, Step.FIRST, Step.LAST)
    typed = repaired_by(form, action.number) if isinstance(action, Repair) else form.press(action)
    same = (typed.hands.rows, typed.totals.typed) == (form.hands.rows, form.totals.typed)
    earlier = state.earlier if same else (*state.earlier, form)
    told = left_out(form, action) if typed == form else ()
    repairing, enters = state.repairing and not moved, 0 if isinstance(action, Step) else state.enters
    return replace(state, form=typed, earlier=earlier, repairing=repairing, enters=enters, notice=told)


def _answered(state: EntryState, form: Form, report: MatchReport | None) -> EntryState:
    """After yes the slip is saved; after no the next digit goes to the hand in question, else to the end."""
    if report is not None:
        return _hand_out(state, report, "")
    last = 0 if form.by_totals else len(form.hands.filled)
    row = int(state.questioned[0].args.get("hand", last + 1)) - 1
    return replace(state, form=form.go(row), held=Hold.OPEN, questioned=())


def _taken_back(state: EntryState, form: Form) -> EntryState:
    """As before the last key that changed the slip; what is saved stays as it is."""
    if not state.earlier and state.table is not None and state.before is not None and state.begun:
        entered = state.saved_form(state.table)  # perhaps as totals, not as hands
        return replace(state, form=entered, by_totals=entered.by_totals)
    if not state.earlier:
        return replace(state, notice=(Finding("entry-nothing-to-undo", Severity.NOTE),))
    key = (state.round, state.table or 0)
    if state.earlier[-1] is state.drafts.get(key) and key in state.overtaken:
        return replace(state, form=state.drafts[key], earlier=(form,), overtaken=state.overtaken - {key})
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
    return replace(state, round=number, typed_table="", last=0, unsure=None)


def come_back(state: EntryState, newest: int) -> EntryState:
    """From a round in which all is typed to the one that is played: its slips would look like corrections."""
    over = state.idle and not state.owing and state.round < newest
    return to_round(state, newest) if over and state.tournament.missing(newest) else state


def to_line(state: EntryState, row: int) -> EntryState:
    state = state.without_notice()
    if state.form is None:
        return state
    return replace(state, form=state.form.go(row), held=Hold.OPEN, kept_keys=(), questioned=())


def say(state: EntryState, finding: Finding) -> EntryState:
    return say_all(state, (finding,))


def say_all(state: EntryState, findings: tuple[Finding, ...]) -> EntryState:
    return replace(state.without_notice(), notice=findings)


def name_key(state: EntryState, key: str) -> EntryState | None:
    """After a letter of a name, typed where a table is chosen or a form of totals is empty; else None.

    Where both passes over a slip differ, the keys that say which one is right come first.
    """
    letter = key.removeprefix(SHIFT)
    begins = not state.typed_table and not state.typed_code and letter.isalpha()
    if len(letter) != 1 or not (begins or (state.typed_name and letter in _BETWEEN_NAMES)):
        return None
    if state.form is not None:
        empty = state.form.by_totals and state.form.untouched and not state.held
        return name_key(put_away(state), key) if empty else None
    settles = ACTIONS.get(key) if not state.typed_name and state.second else None
    if isinstance(settles, Repair) and settled(state, settles.number) is not state:
        return None
    return replace(state, typed_name=(state.typed_name + letter)[:LONGEST_NAME])


def _choose(state: EntryState, action: Action) -> EntryState:
    if isinstance(action, Figure):
        return _numbered(state, action)
    if action in (Step.ENTER, Step.MODE):
        return open_form(state) if action is Step.ENTER else _other_mode_of_all(state)
    if action in (Step.BACKSPACE, Step.UNDO):
        return replace(state, typed_table=state.typed_table[:-1], typed_name=state.typed_name[:-1])
    if action in (Step.ESCAPE, Step.DELETE):
        return replace(state, typed_table="", typed_name="")
    if isinstance(action, Repair):
        return settled(state, action.number)
    return missed(state) if says_something(action) else _elsewhere(state, action)


def _numbered(state: EntryState, figure: Figure) -> EntryState:
    """With one more digit of a table's number, or of the first total of the table on offer.

    One or two digits are always a table; what has a sign, or three digits that no table has, cannot be.
    """
    typed = (state.typed_table + figure.text)[:_LONGEST_TABLE]
    numbered = typed.isdecimal() and state.tournament.seating(state.round, int(typed)) is not None
    if typed == "-" or (typed.isdecimal() and len(typed) >= SURELY_POINTS and not numbered):
        begun = _first_total(state, typed)
        if begun is not None:
            return begun
    if not typed.isdecimal():
        return missed(state)
    return replace(state, typed_table=typed, typed_name="")


def _first_total(state: EntryState, typed: str) -> EntryState | None:
    """With this in the first total of the table on offer; None where hands are typed or something stands."""
    nothing_chosen = replace(state, typed_table="", typed_name="")
    if nothing_chosen.selected is None:
        return None
    opened = open_form(nothing_chosen)
    if opened.form is None or opened.held or not opened.form.by_totals:
        return None
    opened = replace(opened, at_once=True)
    for text in typed:
        if opened.form is not None:
            opened = _typed(opened, opened.form, Figure(text))
    return opened


def _elsewhere(state: EntryState, action: Action) -> EntryState:
    if action in (Step.UP, Step.DOWN):
        return _beside(state, 1 if action is Step.DOWN else -1)
    if action in (Step.ROUND_BEFORE, Step.ROUND_AFTER):
        return to_round(state, state.round + (1 if action is Step.ROUND_AFTER else -1))
    return state


def _beside(state: EntryState, step: int) -> EntryState:
    tables = sorted(seating.table for seating in state.drawn.tables) if state.drawn else []
    if not tables:
        return state
    at = tables.index(state.selected) + step if state.selected in tables else 0
    if state.selected is None and state.offered in tables:
        at = tables.index(state.offered)
    return replace(state, typed_table=str(tables[max(0, min(at, len(tables) - 1))]), typed_name="")


def open_form(state: EntryState) -> EntryState:
    """With the form of the table that is chosen; what is in it already is changed only by going there.

    Where there is no such table, or none is chosen, says so: what is typed next would be no table's number.
    """
    table = state.selected
    if table is None and not (state.unsure or state.typed_name):
        return state
    if missing := _no_table(state):
        return replace(state, held=Hold.CLOSED, notice=missing)
    key = (state.round, table or 0)
    opened = replace(
        state,
        table=table,
        typed_table="",
        typed_name="",
        form=state.form_for(key[1]),
        recent_keys=(),
        earlier=(),
        notice=state.refusals.get(key, ()) or _locked(state),
        repairing=False,
        held=Hold.OPEN,
        unsure=None if table in state.owing else state.unsure,
        owed=table in state.owing,
        skips=table in state.owing and state.offered != table,
        enters=int(not (state.typed_table or state.typed_name)),
        asked=removed(state.asked, key) if state.asked else state.asked,
    )
    there = opened.form is None or not opened.form.untouched
    if opened.notice or there or (state.second and state.typed_twice):
        opened = replace(opened, held=Hold.CLOSED)
    if key in state.overtaken:
        older = (Finding("entry-draft-older", Severity.NOTE, {"table": key[1]}),)
        return replace(opened, earlier=(state.drafts[key],), notice=opened.notice or older)
    # Undo leads from a correction that was left half typed back to what is saved.
    corrects = opened.before is not None and opened.begun
    return replace(opened, earlier=(state.saved_form(key[1]),)) if corrects else opened


def _no_table(state: EntryState) -> tuple[Finding, ...]:
    """Why no form can be opened."""
    if state.selected is None:
        name = Finding("entry-held-name", args={"name": state.typed_name.title()})
        return (state.unsure if state.unsure and not state.typed_name else name,)
    args: dict[str, str | int] = {"round": state.round, "table": state.selected}
    if state.seating is None:
        return (Finding("result-no-such-table", args=args),)
    first_missing = state.second and state.entered is None
    return (Finding("result-not-entered", args=args),) if first_missing else ()


def _locked(state: EntryState) -> tuple[Finding, ...]:
    """That nothing can be corrected in this round."""
    return () if state.second else locked_findings(state.tournament, state.round)


def put_away(state: EntryState) -> EntryState:
    """Back to choosing; what was typed is kept for later."""
    if state.table is None or state.form is None:
        return replace(state.choosing(), typed_code="")
    key = (state.round, state.table)
    older = state.drafts if key in state.overtaken else removed(state.drafts, key)
    drafts, refusals, overtaken = older, state.refusals, state.overtaken
    if state.begun:
        overtaken = overtaken - {key}
        drafts = replaced(drafts, key, state.form.go(state.form.part.cursor))
    elif key in refusals:  # what was refused is not there any more
        refusals = removed(refusals, key)
    last = state.table - 1 if state.table in state.owing else state.last
    return replace(state.choosing(), drafts=drafts, refusals=refusals, overtaken=overtaken, last=last)


def _other_mode(state: EntryState) -> EntryState:
    """Hands instead of totals and back, where the regulations can do with totals."""
    if state.form is None and state.notice:
        return state
    if state.form is None or state.tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return replace(state, notice=(Finding("result-needs-hands"),))
    other = not state.form.by_totals
    return replace(state, form=replace(state.form, by_totals=other), by_totals=other)


def _other_mode_of_all(state: EntryState) -> EntryState:
    """How slips are typed from now on; no table is taken by it: its number, or a first total, comes next.

    Of a table that was chosen by its number or name, and of a slip on which something stands, the form opens.
    """
    chosen, form = state.second or state.typed_table or state.typed_name, state.shown_form
    if chosen or not (form is None or form.untouched):
        return _other_mode(open_form(state))
    if state.tournament.regulations.scoring.unit is not ScoringUnit.MATCH:
        return replace(state, notice=(Finding("result-needs-hands"),))
    return replace(state, by_totals=not state.by_totals)


def _enter(state: EntryState, form: Form) -> EntryState:
    """Enter in a form: saves at its end; in hands goes from fault to fault; else goes on.

    In the last line of a slip it saves too, unless there is something to say about it: that is read first.
    Whether points are those of the cards stood there before Enter; it costs no key where they are not.
    A total, or a first hand, that may be the number of a table is asked about: an arrow says that it is the
    total, Enter once more that it is the hand.
    """
    if (form.by_totals or not state.held) and (asked := state.first_refused):
        return replace(state, held=Hold.CLOSED, notice=asked)
    said = any(each.key != BONUS_QUESTION for each in state.objections)
    at_end = form.part.enter_saves and (form.part.stands or not form.untouched)
    if at_end and (form.by_totals or form.hands.at_save or not said or state.blocking):
        return _save(state, form)
    if state.repairing and not form.by_totals:
        here = form.part.cursor + 1
        later = [each for each in state.blocking if each.where[:1] == ("hand",) and each.where[1] != here]
        if later:
            return _to_fault(state, form, tuple(later))
        return replace(state, form=form.go(FAR), repairing=False, held=Hold.CLOSED)
    if wrong := form.left_open:
        return replace(state, held=Hold.CLOSED, notice=wrong)
    return _gone_on(state, form)


def _gone_on(state: EntryState, form: Form) -> EntryState:
    """One field or line further: what stands there already is not typed over."""
    if form.untouched and not form.part.stands:
        return replace(state, enters=state.enters and state.enters + 1)
    form = form.press(Step.ENTER)
    held = Hold.PASSING if form.part.stands else Hold.OPEN
    return replace(state, form=form, held=held, enters=0)


def _save(state: EntryState, form: Form) -> EntryState:
    """Hands the result out, or goes to the first line that stands in the way."""
    accepted = state.before is not None and state.before.accepted_because
    if state.unchanged and (accepted or not state.blocking):
        return put_away(state)
    if state.blocking or state.report is None:
        return _to_fault(state, form, state.blocking or (Finding("result-no-hands"),))
    if asked := asked_before_saving(state):
        return replace(state, held=Hold.CLOSED, notice=asked, questioned=asked)
    return _hand_out(state, state.report, "")


def _to_fault(state: EntryState, form: Form, blocking: tuple[Finding, ...]) -> EntryState:
    """At what is wrong, and nothing that is typed on can change it."""
    where, row = blocking[0].where, form.part.cursor
    if where[:1] == ("hand",):
        row = int(where[1]) - 1
    elif form.by_totals:
        row = 0 if where[:1] == ("a",) else min(row, 1)
    return replace(state, form=form.go(row), notice=blocking[:1], repairing=True, held=Hold.CLOSED)


def accept(state: EntryState, reason: str) -> EntryState:
    """Saved in spite of what the audit says, for this reason."""
    state = state.without_notice()
    if not reason.strip() or state.report is None or not state.acceptable:
        return state
    return _hand_out(state, state.report, reason.strip())


def _hand_out(state: EntryState, report: MatchReport, reason: str) -> EntryState:
    if state.table is None or state.form is None:
        return state
    kind = EnterSecond if state.second else EnterResult
    change = kind(state.round, state.table, report, reason)
    key = change.at
    return replace(
        state.choosing(),
        last=state.table if state.owed else state.last,
        mine=state.mine if state.skips else state.mine | {key},
        unsure=why_unsure(state, state.table) or state.unsure,
        drafts=removed(state.drafts, key),
        saving=replaced(state.saving, key, HandedOut(state.form, change)),
        refusals=removed(state.refusals, key),
        pending_change=change,
        by_totals=state.by_totals if state.entered is not None else state.form.by_totals,
    )
