"""Which keys are not taken while what is typed is held back (`hold.Hold`), and what is said about it."""

from dataclasses import replace

from tichu_turnier.entry.form import Form
from tichu_turnier.entry.hand import DOUBLE_QUESTION
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import REPAIR_KEYS, Action, DoubleOf, Figure, Mark, Repair, Step
from tichu_turnier.entry.state import EntryState
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state

_SAYS = frozenset({Step.AWARD, Step.ROOTS})
_ANSWERS = frozenset({Step.YES, Step.NO})
_LOOKED = frozenset({Step.UP, Step.DOWN, Step.LEFT, Step.RIGHT, Step.ESCAPE})
"""Keys of nobody who types a slip without looking: after them all is taken again, whatever was not before."""
_GOES = frozenset(set(Step) - _SAYS - _ANSWERS - {Step.ENTER, Step.OTHER_SIDE})
"""Keys that go somewhere or correct: whoever presses one has looked, if nothing was typed and not taken.

Tab is none: it belongs to the points of a slip as digits do. Nor is Backspace behind points that are not
taken: it corrects those.
"""
_GOES_FROM_TABLES = frozenset(
    {
        *(Step.ESCAPE, Step.BACKSPACE, Step.DELETE, Step.UNDO, Step.MODE),
        *(Step.UP, Step.DOWN, Step.ROUND_BEFORE, Step.ROUND_AFTER),
    }
)
"""The same where a table is chosen: there the others do nothing."""


def not_taken(state: EntryState, action: Action | None, *, letter: bool) -> EntryState | None:
    """With what there is to say about a key that is not taken; None where it is.

    `letter` says whether the key would be one of a name.
    """
    choosing = state.form is None
    answers = isinstance(action, Repair) or action in _ANSWERS
    says = (says_something(action) and not answers) or (choosing and letter)
    goes_on = choosing and letter and (answers or bool(state.typed_name)) and state.held < Hold.MISSED
    if (says and not goes_on) or (action is Step.OTHER_SIDE and not choosing):
        return missed(state)
    if state.held is Hold.MISSED and action in _GOES - _LOOKED:
        return replace(state, notice=(why_not_taken(state),))
    if answers and not choosing and _asks_nothing(state, action):
        return replace(state, notice=(why_not_taken(state),))
    if state.held is Hold.MISSED and (answers or action is Step.ENTER):
        return replace(state, notice=(why_not_taken(state),))
    if action is Step.ENTER and state.held is Hold.CLOSED and not _enter_helps(state):
        return replace(state, notice=(why_not_taken(state),))
    return None


def missed(state: EntryState) -> EntryState:
    """After something was typed and not taken."""
    state = replace(state, held=Hold.MISSED)
    return replace(state, notice=(why_not_taken(state),))


def says_something(action: Action | None) -> bool:
    """Whether a key would put something on a slip."""
    return action in _SAYS | _ANSWERS or isinstance(action, Figure | Mark | DoubleOf)


def released(state: EntryState, action: Action) -> EntryState:
    """With nothing held back once a key goes somewhere; where a table is chosen, once a second Esc does.

    One may be a slip of the finger of somebody who types on: the points that follow are no number of a table.
    """
    if state.form is None and action is Step.ESCAPE and state.held is Hold.MISSED:
        return replace(state, held=Hold.CLOSED, kept_keys=())
    goes = _GOES_FROM_TABLES if state.form is None else _GOES
    if action not in goes:
        return state
    return replace(state, held=Hold.OPEN, kept_keys=(), questioned=())


def unsure_after(after: EntryState, action: Action | None) -> EntryState:
    """After Esc behind what was not taken, Enter alone takes no table: it is not the one that was next."""
    if action is not Step.ESCAPE or after.form is not None or after.offered is None:
        return after
    return replace(after, unsure=Finding("entry-offer-missed", Severity.NOTE))


def _enter_helps(state: EntryState) -> bool:
    """Whether Enter leads on: to the next fault, from the end to saving, or to the table that is chosen."""
    if state.form is None or state.repairing:
        return True
    return hand_asked(state) or (state.form.part.at_save and not state.questioned)


def _asks_nothing(state: EntryState, action: Action | None) -> bool:
    if state.questioned or action not in _ANSWERS:
        return False
    return all(each.key != DOUBLE_QUESTION for each in state.objections)


def why_not_taken(state: EntryState) -> Finding:
    """Why a key that says something is not taken, and what to press first."""
    if state.form is None:
        return Finding("entry-held-choice")
    if state.repairing:
        return Finding("entry-held-refused", where=_here(state))
    if state.second and state.typed_twice and state.form.untouched:
        return _typed_twice(state)
    if state.before is not None and not state.begun:
        a, b = state.before.report.totals
        args: dict[str, str | int] = {"table": state.table or 0, "a": a, "b": b}
        return Finding("entry-held-entered", args=args, where=_here(state))
    if waits_for_more(state) or state.questioned:
        return _what_waits(state)
    return Finding("entry-held-there", where=_here(state))


def _typed_twice(state: EntryState) -> Finding:
    args: dict[str, str | int] = {"table": state.table or 0}
    if state.entered is None or pass_state(state.entered) is not PassState.DIFFERS:
        return Finding("entry-held-second", args=args, where=_here(state))
    first, second = REPAIR_KEYS[0].upper(), REPAIR_KEYS[1].upper()
    args |= {"first": first, "second": second}
    return Finding("entry-held-differs", args=args, where=_here(state))


def left_out(form: Form, action: Action) -> tuple[Finding, ...]:
    """Why a key that says something has changed nothing."""
    if not isinstance(action, (Figure, Mark, DoubleOf)):
        return ()
    if form.part.at_save:
        return (Finding("entry-all-typed"),)
    full = isinstance(action, Figure) and form.part.full
    return (Finding("entry-too-long"),) if full else ()


def _what_waits(state: EntryState) -> Finding:
    if state.questioned:
        asked = state.questioned[0]
        blind = state.held is Hold.MISSED
        held = "entry-held-next" if "hand" in asked.args else "entry-held-whole"
        return replace(asked, key=held, severity=Severity.ERROR) if blind else asked
    if hand_asked(state):
        return replace(state.first_refused[0], key="entry-held-hand", severity=Severity.ERROR)
    hand = 0 if state.form is None or state.form.by_totals else state.form.hands.waits
    key = "entry-held-waits" if hand else "entry-held-total"
    return Finding(key, args={"hand": hand}, where=_here(state))


def waits_for_more(state: EntryState) -> bool:
    """Whether what is typed is held back because a hand or total is missing, or the first may be a table."""
    if state.form is None or not state.held or state.repairing:
        return False
    hands = state.form.hands.waits > 0 or hand_asked(state)
    return state.form.totals.waits if state.form.by_totals else hands


def hand_asked(state: EntryState) -> bool:
    """Whether it is asked if the first hand is one, or the number of a table."""
    return bool(state.form and state.held and not state.form.by_totals and state.first_refused)


def _here(state: EntryState) -> tuple[str, ...]:
    return () if state.form is None else ("cursor",)


def why_not_accepted(state: EntryState) -> Finding:
    """What to say where somebody wants to accept, and there is nothing to accept or it is not clear what."""
    form = state.form
    if form is None:
        return Finding("entry-accept-open", Severity.NOTE)
    at_end = form.finished or state.repairing
    if not any(each.blocks for each in (state.objections if at_end else state.findings)):
        return Finding("entry-accept-nothing", Severity.NOTE)
    return Finding("entry-accept-unclear" if at_end else "entry-accept-whole", Severity.NOTE)
