"""Typing the results of a tournament at one desk: keys in, changes to save out, in both passes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from tichu_turnier.entry.drafts import Draft, drafts_of, kept_drafts
from tichu_turnier.entry.keys import SHIFT, Step, action_of
from tichu_turnier.entry.moves import (
    act,
    ask_about,
    next_form,
    refused,
    saved,
    to_round,
)
from tichu_turnier.entry.slip_codes import LONGEST, code_key, scanned
from tichu_turnier.entry.state import Entered, EntryState, start_entry
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.changes.second_pass import EnterSecond, SettlePasses
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import regulations_at

ToSave = Entered | SettlePasses
A = TypeVar("A")


def press(state: EntryState, key: str) -> EntryState:
    """After one more key (`keys.action_of` says how keys are called).

    What the key wants saved is in `pending_change`; the next table is on offer at once, so a key that is
    typed ahead is never lost.
    """
    state = state.without_notice()
    if state.form is None or key == Step.ENTER:
        coded = scanned(state) if state.form is not None else code_key(state, key)
        if coded is not None:
            return coded
    action, state = action_of(key), _remembered(state, key)
    return state if action is None else act(state, action)


def _remembered(state: EntryState, key: str) -> EntryState:
    """The state with this key as one that may belong to a scanned code, and the form before it."""
    letter = key.removeprefix(SHIFT).upper()
    if state.form is None or len(letter) != 1 or not letter.isalnum():
        return replace(state, recent_keys=()) if state.recent_keys else state
    return replace(state, recent_keys=(*state.recent_keys, (letter, state.form))[-LONGEST:])


def follow(state: EntryState, tournament: Tournament) -> EntryState:
    """After something was saved, here or at another desk; what is typed stays."""
    if tournament is state.tournament:
        return state
    before, newest = state.tournament, len(tournament.rounds)
    saving = {key: kept for key, kept in state.saving.items() if not _is_there(kept.change, tournament)}
    drafts = {key: form for key, form in state.drafts.items() if _same_seats(before, tournament, key)}
    asked = {key: kept for key, kept in state.asked.items() if _same_seats(before, tournament, key)}
    after = replace(
        state,
        tournament=tournament,
        saving=frozen(saving.items()),
        drafts=state.drafts if len(drafts) == len(state.drafts) else frozen(drafts.items()),
        asked=state.asked if len(asked) == len(state.asked) else frozen(asked.items()),
        pending_change=None,
    )
    done = state.round == len(before.rounds) or not after.owing
    drawn_anew = state.idle and done and len(before.rounds) < newest
    if drawn_anew or after.drawn is None:
        return next_form(replace(after, round=newest, table=None, form=None, typed_table="", last=0))
    if state.table is not None and after.seating is None:
        return replace(after, table=None, form=None, typed_table="")
    return after


def _is_there(change: Entered, tournament: Tournament) -> bool:
    """Whether a snapshot has this result."""
    result = tournament.results.get((change.round, change.table))
    if result is None:
        return False
    report = settled_report(change.report, regulations_at(tournament, change.round, change.table).rules)
    if isinstance(change, EnterResult):
        return result.report == report
    return result.second_pass is not None and result.second_pass.second == report


def _same_seats(before: Tournament, after: Tournament, key: ResultKey) -> bool:
    """Whether the same people still sit at a table: a draw may have been taken back."""
    number, table = key
    old, new = before.round(number), after.round(number)
    return old is new or (old is not None and new is not None and old.seating(table) == new.seating(table))


class EntrySession:
    """Both passes over the slips of a tournament: `state` is in front, `other_pass` keeps what it has.

    The answer to a change that is to be saved goes to `answered`; what is refused is still typed.
    """

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        """With what had been typed beside the tournament's file and not been saved."""
        drafts = kept_drafts(file, tournament) if file is not None else {}
        self.state, self.other_pass = (
            replace(start_entry(tournament, second=second), drafts=drafts.get(second, {}))
            for second in (False, True)
        )

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """What would be lost if the program ended now."""
        return (*drafts_of(self._pass(second=False)), *drafts_of(self._pass(second=True)))

    def follow(self, tournament: Tournament) -> None:
        """From now on it is about this snapshot."""
        self.state, self.other_pass = follow(self.state, tournament), follow(self.other_pass, tournament)

    def apply(self, move: Callable[[EntryState, A], EntryState], about: A) -> ToSave | None:
        """After a key (`press`), or another move of the state in front; returns what it wants saved."""
        state = move(self.state, about)
        self.state = replace(state, pending_change=None) if state.pending_change else state
        return state.pending_change

    def to_other_pass(self) -> None:
        """From the first to the second pass over the slips and back; what is typed in each stays."""
        number = self.state.round
        self.state, self.other_pass = self.other_pass, self.state
        if self.state.table is None:
            self.state = to_round(self.state, number)
        self.state = self.state.without_notice()

    def ask_about(self, change: Entered, found: tuple[Finding, ...]) -> None:
        """A correction changes more than its result: it waits until it is confirmed or dropped."""
        self._put(ask_about(self._pass_of(change), change, found))

    def answered(self, change: Entered, findings: tuple[Finding, ...] = ()) -> None:
        """A change has been saved, or was refused with these findings."""
        state = self._pass_of(change)
        self._put(refused(state, change, findings) if findings else saved(state, change))

    def give_back(self, finding: Finding) -> None:
        """Nobody knows what was saved: everything handed out is on offer again, with this said about it."""
        for saving in (*self.state.saving.values(), *self.other_pass.saving.values()):
            self.answered(saving.change, (finding,))

    def _pass(self, *, second: bool) -> EntryState:
        return self.state if self.state.second == second else self.other_pass

    def _pass_of(self, change: Entered) -> EntryState:
        return self._pass(second=isinstance(change, EnterSecond))

    def _put(self, state: EntryState) -> None:
        if state.second == self.state.second:
            self.state = state
        else:
            self.other_pass = state
