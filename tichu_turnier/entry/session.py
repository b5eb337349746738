"""Type results at one desk: keys in, changes to save out, in both passes over the slips."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from tichu_turnier.entry.drafts import Draft, drafts_of, kept_drafts
from tichu_turnier.entry.following import follow
from tichu_turnier.entry.form import Form
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import ACTIONS, SHIFT, Step
from tichu_turnier.entry.moves import act, name_key, open_form, put_away, to_round
from tichu_turnier.entry.not_taken import hand_asked, not_taken, unsure_after, waits_for_more
from tichu_turnier.entry.state import Entered, EntryState, HandedOut, start_entry
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond, SettlePasses
from tichu_turnier.tournament.model.mappings import removed, replaced
from tichu_turnier.tournament.model.snapshot import Result, ResultKey, Tournament
from tichu_turnier.tournament.tables.slip_code import BETWEEN, SCANNED, SlipName, read_slip_code

ToSave = Entered | SettlePasses
A = TypeVar("A")
_MOST_KEPT = 300
"""Keys not taken that are kept: more than any slip has."""


def press(state: EntryState, key: str) -> EntryState:
    """After one more key (`keys.ACTIONS` says how keys are called).

    What the key wants saved is in `pending_change`; the next table is on offer at once, so a key that is
    typed ahead is never lost.
    """
    state, action = state.without_notice(), ACTIONS.get(key)
    if state.form is None or key == Step.ENTER:
        in_form = state.form is not None or state.held
        coded = scanned(state) if in_form and key == Step.ENTER else _code_key(state, key)
        if coded is not None:
            return coded
    if state.held:
        if action is Step.RIGHT and state.kept_keys:
            return _taken_over(state)
        if action is Step.LEFT and state.kept_keys and state.form is not None and state.form.by_totals:
            return replace(state, held=Hold.OPEN, kept_keys=())  # at the total that is missing, as in a hand
        letter = len(key.removeprefix(SHIFT)) == 1 and key[-1].isalpha()
        missed = not_taken(state, action, letter=letter)
        if missed is not None:
            kept = _kept(state, key)
            return replace(missed, recent_keys=_remembered(state, key).recent_keys, kept_keys=kept)
    if (state.form is None or state.form.untouched) and (named := name_key(state, key)) is not None:
        return named
    state = _remembered(state, key)
    after = state if action is None else act(state, action)
    return unsure_after(after, action) if state.held is Hold.MISSED else after


def _kept(state: EntryState, key: str) -> tuple[str, ...]:
    """The keys that can be taken over, with this one; not Enter once more before something is typed."""
    if not waits_for_more(state) or (key == Step.ENTER and not state.kept_keys):
        return ()
    return (*state.kept_keys, key)[:_MOST_KEPT]


def _taken_over(state: EntryState) -> EntryState:
    """With what was typed since a hand or total was missing or asked about; nothing is saved yet."""
    if hand_asked(state) and state.form is not None:
        state = replace(state, form=state.form.press(Step.ENTER))
    keys, state = state.kept_keys, replace(state, held=Hold.OPEN, kept_keys=())
    for at, key in enumerate(keys):
        if state.form is None or (key == Step.ENTER and state.form.part.enter_saves):
            return state
        state = press(state, key)
        if state.held:
            return replace(state, kept_keys=keys[at + 1 :])
    return state


def _remembered(state: EntryState, key: str) -> EntryState:
    """The state with this key as one that may belong to a scanned code, and the form before it."""
    letter = key.removeprefix(SHIFT).upper()
    if not (state.form is not None or state.held) or len(letter) != 1 or not letter.isalnum():
        return replace(state, recent_keys=()) if state.recent_keys else state
    return replace(state, recent_keys=(*state.recent_keys, (letter, state.form))[-_LONGEST_CODE:])


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
    if in_front or state.notice == state.refusals.get(key):
        state = state.without_notice()  # why it was not saved is over
    left = replace(state.choosing(), last=change.table) if in_front else state
    return replace(
        left,
        drafts=removed(left.drafts, key),
        saving=replaced(left.saving, key, HandedOut(form, change)),
        refusals=removed(left.refusals, key),
    )


def ask_about(state: EntryState, change: Entered, found: tuple[Finding, ...]) -> EntryState:
    """After it is known what a correction changes: it waits, and disturbs nothing that is typed ahead."""
    if not _is_saving(state, change):
        return state
    asked = replaced(state.asked, change.at, replace(state.saving[change.at], found=found))
    return replace(saved(state, change), asked=asked)


def ask_to_settle(state: EntryState, change: EnterResult, found: tuple[Finding, ...]) -> EntryState:
    """Taking the second pass corrects the result to `change`, which changes more: that waits for its yes."""
    handed_out = HandedOut(state.saved_form(change.table), change, found)
    return replace(state, asked=replaced(state.asked, change.at, handed_out))


def confirm(state: EntryState, asked: HandedOut) -> EntryState:
    at = asked.change.at
    saving, left = replaced(state.saving, at, asked), removed(state.asked, at)
    return replace(state.without_notice(), saving=saving, asked=left)


def drop(state: EntryState, asked: HandedOut) -> EntryState:
    """The result stays as it was, and what was typed is gone."""
    at = asked.change.at
    return replace(
        state.without_notice(),
        asked=removed(state.asked, at),
        drafts=removed(state.drafts, at),
        refusals=removed(state.refusals, at),
    )


def _is_saving(state: EntryState, change: Entered) -> bool:
    """Whether it is this very change that was handed out and has no answer yet."""
    kept = state.saving.get(change.at)
    return kept is not None and kept.change is change


class EntrySession:
    """Both passes over the slips of a tournament: `state` is in front, `other_pass` keeps what it has.

    The answer to a change that is to be saved goes to `answered`; what is refused is still typed.
    """

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        """With what had been typed beside the tournament's file and not been saved."""
        drafts: Mapping[bool, Mapping[ResultKey, Form]] = {}
        self.findings: tuple[Finding, ...] = ()
        try:
            drafts = kept_drafts(file, tournament) if file is not None else {}
        except Refusal as refusal:
            self.findings = refusal.findings
        self._passes = {
            second: replace(start_entry(tournament, second=second), drafts=drafts.get(second, {}))
            for second in (False, True)
        }
        self._second = False

    @property
    def state(self) -> EntryState:
        return self._passes[self._second]

    @property
    def other_pass(self) -> EntryState:
        return self._passes[not self._second]

    @property
    def drafts(self) -> tuple[Draft, ...]:
        return tuple(draft for state in self._passes.values() for draft in drafts_of(state))

    @property
    def asked(self) -> frozenset[ResultKey]:
        """Tables whose correction waits for its yes."""
        return frozenset(key for state in self._passes.values() for key in state.asked)

    def follow(self, tournament: Tournament) -> None:
        for state in (self.state, self.other_pass):
            self._put(follow(state, tournament))

    def apply(self, move: Callable[[EntryState, A], EntryState], about: A) -> ToSave | None:
        """After a key (`press`), or another move of the state in front; returns what it wants saved."""
        state = move(self.state, about)
        self._put(replace(state, pending_change=None) if state.pending_change else state)
        return state.pending_change

    def to_other_pass(self) -> None:
        """From the first to the second pass over the slips and back; what is typed in each stays."""
        number, self._second = self.state.round, not self._second
        state = to_round(self.state, number) if self.state.table is None else self.state
        self._put(state.without_notice())

    def ask_about(self, change: Entered, found: tuple[Finding, ...]) -> None:
        """A correction changes more than its result: it waits until it is confirmed or dropped."""
        self._put(ask_about(self._pass_of(change), change, found))

    def ask_to_settle(self, change: EnterResult, found: tuple[Finding, ...]) -> None:
        """Whether the second pass is right, as `change` would have it, waits likewise."""
        self._put(ask_to_settle(self._passes[True], change, found))

    def has_second_only(self, key: ResultKey) -> bool:
        """Whether what is typed about a table and not saved is in the second pass only."""
        return {draft.second for draft in self.drafts if (draft.round, draft.table) == key} == {True}

    def answered(self, change: Entered, findings: tuple[Finding, ...] = ()) -> None:
        state = self._pass_of(change)
        self._put(refused(state, change, findings) if findings else saved(state, change))

    def hand_out_again(self, change: Entered) -> bool:
        """What was refused is to be saved after all; False where something else is typed there by now."""
        state = hand_out_again(self._pass_of(change), change)
        if state is None:
            return False
        self._put(state)
        return True

    def give_back(self, finding: Finding) -> None:
        """After a bug, when it is unknown what was saved: everything handed out is on offer again."""
        for saving in (*self.state.saving.values(), *self.other_pass.saving.values()):
            self.answered(saving.change, (finding,))

    def _pass_of(self, change: Entered) -> EntryState:
        return self._passes[isinstance(change, EnterSecond)]

    def _put(self, state: EntryState) -> None:
        self._passes[state.second] = state


_LONGEST_CODE = 11
"""Characters of the longest code: two of the round, T, four of the table, a letter, three of the draw."""
_TAILS = (rf"\d\d{BETWEEN}\d+[A-Z]", rf"\d{BETWEEN}\d+[A-Z]")
"""A code at the end of what was typed; of two that may be meant the longer one is tried first."""


def _code_key(state: EntryState, key: str) -> EntryState | None:
    """After a key that belongs to a code; None where it does not."""
    letter = key.removeprefix(SHIFT).upper()
    if state.table is not None or state.form is not None:
        return None
    begins = letter == BETWEEN and state.typed_table.isdecimal()
    if begins and not state.typed_code:
        return replace(state, typed_code=state.typed_table + BETWEEN, typed_table="")
    return _in_code(state, key, letter) if state.typed_code else None


def _in_code(state: EntryState, key: str, letter: str) -> EntryState:
    if key == "enter":
        return _open_slip(replace(state, typed_code=""), state.typed_code)
    if key in ("backspace", "undo"):
        return replace(state, typed_code=state.typed_code[:-1])
    if key == "escape":
        return replace(state, typed_code="")
    if len(letter) == 1 and letter.isalnum():
        return replace(state, typed_code=(state.typed_code + letter)[:_LONGEST_CODE])
    return state


def scanned(state: EntryState) -> EntryState | None:
    """After Enter behind a code that went into a form; None where no code did.

    Behind a form that was empty before, the short code of the slip will do: it is no result.
    """
    run = "".join(letter for letter, _ in state.recent_keys)
    for tail in _TAILS:
        for more in (rf"[A-Z]{{{SCANNED}}}", ""):
            found = re.search(f"{tail}{more}$", run)
            if found is None:
                continue
            before: Form | None = state.recent_keys[found.start()][1]
            named = read_slip_code(state.tournament, found[0])
            if (more or before is None or before.untouched) and (
                tail is _TAILS[-1] or isinstance(named, SlipName)
            ):
                return _open_slip(replace(state, form=before, recent_keys=()), found[0])
    return None


def _open_slip(state: EntryState, code: str) -> EntryState:
    """With the form of the slip that a code names, or with what speaks against it and all as it was."""
    named = read_slip_code(state.tournament, code)
    if isinstance(named, Finding):
        return replace(state, held=Hold.CLOSED, notice=(named,))
    if named.round != state.round:
        args: dict[str, str | int] = {"round": named.round, "table": named.table, "now": state.round}
        return replace(state, held=Hold.CLOSED, notice=(Finding("slip-of-other-round", args=args),))
    away = replace(put_away(state), typed_table=str(named.table))
    said = _already(away, named)
    return open_form(away) if said is None else replace(away, held=Hold.CLOSED, notice=(said,))


def _already(state: EntryState, named: SlipName) -> Finding | None:
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
