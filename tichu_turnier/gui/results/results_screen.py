"""The screen of the results: typing them in from slips."""

from collections.abc import Callable
from functools import partial
from operator import is_not
from typing import TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QShowEvent
from shiboken6 import isValid

from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.asked_hand import asked_hand
from tichu_turnier.entry.drafts import DraftKeeper
from tichu_turnier.entry.following import entered_here
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import ACCEPT_KEY, NOTE_KEY, SECOND_KEY, Step
from tichu_turnier.entry.moves import (
    accept,
    come_back,
    look_into,
    open_table,
    say,
    say_all,
    to_line,
    to_round,
)
from tichu_turnier.entry.not_taken import why_not_accepted
from tichu_turnier.entry.repairs import warm_up_for
from tichu_turnier.entry.session import EntrySession, ToSave, confirm, drop, press
from tichu_turnier.entry.settling import clicked
from tichu_turnier.entry.state import Entered, EntryState, HandedOut
from tichu_turnier.entry.totals_form import FAR
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge, BridgePart
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.parts import MARGIN, line
from tichu_turnier.gui.evening.bell import ring_conflict
from tichu_turnier.gui.evening.open_points import OpenWatch, WaiveDialog
from tichu_turnier.gui.hall.phones import PhotosButton
from tichu_turnier.gui.results.result_tables import SHOWN, ResultTables
from tichu_turnier.gui.results.slip_covers import ReasonLine
from tichu_turnier.gui.results.slip_panel import SlipPanel
from tichu_turnier.gui.results.walkovers import Walkovers
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.viewer.opening import show_witness
from tichu_turnier.tournament.changes.results import ClearObjections, EnterResult, SettlePasses
from tichu_turnier.tournament.insight.open_points import LOOKED_INTO, NOTE, SECOND, ties
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament
from tichu_turnier.tournament.scoring.correction import correction_findings, weighs_more

A = TypeVar("A")
FILTER_KEY = "f6"
WITNESS, FIND = "witness", "find"
_WITH_LIST, _WHOLE, _SLIP_ALONE = 57, 67, 36.5
"""Heights of letters: least room for a list beside the slip, room for all of both, for the slip alone."""


class _Sessions(BridgePart):
    """What is typed at each desk: it outlives its screen, and goes along to another file."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._of: WeakKeyDictionary[Desk, EntrySession] = WeakKeyDictionary()
        bridge.moved.connect(self._move)

    def at(self, desk: Desk, tournament: Tournament) -> EntrySession:
        if desk not in self._of:
            self._of[desk] = EntrySession(tournament, desk.path)
            if findings := self._of[desk].findings:
                self._bridge.findings.emit(findings)
        return self._of[desk]

    def _move(self, before: Desk, now: Desk) -> None:
        if before in self._of:
            self._of[now] = self._of[before]


class ResultsScreen(Screen):
    """Left the tables that owe a result, right the slip of one; every key goes to the entry session."""

    key = "results"
    session: EntrySession
    """What is typed; there from the first snapshot on, as is what keeps it in case the program ends."""
    _keeper: DraftKeeper

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._desk: Desk | None = None
        self._shown: EntryState | None = None
        self._seen: Tournament | None = None  # what stood there when the slip in front was opened
        self._listed = True
        self._told: frozenset[ResultKey] | None = None
        self.tables = ResultTables(self.texts)
        self.photos = PhotosButton(self.bridge, self.texts)
        self._open, self._sessions = OpenWatch.of(self.bridge), _Sessions.of(self.bridge)
        self.panel = SlipPanel(self.texts, lambda: self.go("evening"), self.photos)
        self.slip = self.panel.slip
        self.tables.chosen.connect(lambda table: self._move(open_table, table))
        self.tables.round_chosen.connect(lambda number: self._move(to_round, number))
        Walkovers(self.bridge, self.texts, self.tables, self.slip, lambda: self.state, self._enter_otherwise)
        self.tables.second_wanted.connect(self._to_other_pass)
        self.tables.guard.wanted.connect(self.bridge.do)
        self.slip.pressed.connect(self.press)
        self.slip.clicked.connect(lambda row: self._move(to_line, row))
        self.panel.review.chosen.connect(lambda key: self._move(clicked, key))
        self.panel.correction.accepted.connect(lambda: self.press(ACCEPT_KEY))
        self.panel.correction.dropped.connect(lambda: self.press(Step.DELETE))
        self.panel.reason.given.connect(lambda reason: self._move(accept, reason))
        self.panel.noted.connect(self.bridge.do)
        self.panel.save.clicked.connect(self._save_by_mouse)
        self.bridge.failed.connect(self._give_back)
        on_keys(self, "Ctrl+F", lambda: self._move(to_round, self.state.round))
        whole = line(self.tables, gap=MARGIN, grows=self.tables)
        whole.addWidget(self.panel, 3)
        whole.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 8)
        self.setLayout(whole)
        self.setFocusProxy(self.slip)

    @property
    def state(self) -> EntryState:
        return self.session.state

    def show_tournament(self, tournament: Tournament) -> None:
        """The list and the standing result follow the snapshot; what is being typed stays."""
        self._follow(tournament)
        self._show()

    def navigate(self, what: str) -> None:
        """A round by its number, `2/4` for a table of it; what is being typed elsewhere is kept.

        `2/find` asks whose table it is; `2/4/note` opens its note, `2/4/second` its second pass; `witness`
        how the hand under the cursor can have been played.
        """
        number, table, about, *_ = *what.split("/"), "", ""
        if self.bridge.tournament is None or not (number.isdecimal() or what == WITNESS):
            return
        session = self._follow(self.bridge.tournament)
        if what == WITNESS:
            hand = asked_hand(session.state)
            if hand is None:
                self._move(say, Finding("witness-no-hand", Severity.NOTE))
            else:
                show_witness(hand, self.bridge, self.texts, self, lambda: self._move(say, hand.not_shown))
            return
        key = (int(number), int(table) if table.isdecimal() else 0)
        if session.state.second != (about == SECOND or session.has_second_only(key)):
            session.to_other_pass()
        if session.state.round != int(number) or table == FIND:
            session.apply(to_round, int(number))
        if table.isdecimal():
            session.apply(look_into, int(table))
            if said := self._open_points(session.state):
                session.apply(say_all, (*said, Finding("open-answer", Severity.NOTE)))
        self._show()
        self.slip.setFocus()
        if about == NOTE:
            self._note(session.state)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The keyboard goes to the slip, or to the note or reason that is asked for."""
        asked = self.panel.foot.currentWidget()
        if isinstance(asked, ReasonLine):
            asked.field.setFocus(reason)
        else:
            super().setFocus(reason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._desk is not None and not event.spontaneous():
            self.session.apply(come_back, len(self.state.tournament.rounds))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_letters()

    @property
    def wished_width(self) -> int:
        return int(_SLIP_ALONE * QFontMetricsF(self.font()).height())

    def _take_letters(self) -> None:
        """The painted parts take letters as large as the room allows, at most as large as was wished.

        Where large ones leave no room for list, slip and remarks, the list waits until no table is open.
        """
        font = QFont(self.font())
        room = self.width() / QFontMetricsF(font).height()
        both = room >= _WITH_LIST
        self._listed = self._shown is None or self._shown.table is None
        alone = not (both or self._listed)
        self.tables.setVisible(not alone)
        self.panel.back.setVisible(alone)
        font.setPointSizeF(font.pointSizeF() * min(1.0, room / (_SLIP_ALONE if alone else _WHOLE)))
        self.panel.take_letters(font)
        self.tables.take_letters(font if both else self.font())

    def press(self, key: str) -> None:
        state = self.state
        asked = state.correction_in_front
        if key == FILTER_KEY:
            self.tables.open_only.toggle()
        elif key == SECOND_KEY:
            self._to_other_pass()
        elif key == NOTE_KEY:
            self._note(state)
        elif asked is not None and key in (ACCEPT_KEY, Step.DELETE):
            self._decide(state, asked, confirmed=key == ACCEPT_KEY)
        elif key == ACCEPT_KEY:
            self._accept(state)
        else:
            self._move(press, key)

    def _decide(self, state: EntryState, asked: HandedOut, *, confirmed: bool) -> None:
        """A correction that asked is taken or dropped; in the second pass, that this pass is right."""
        settles = state.second and isinstance(asked.change, EnterResult)
        self.session.apply(confirm if confirmed and not settles else drop, asked)
        change = SettlePasses(*asked.change.at, second=True) if settles else asked.change
        self._save(change if confirmed else None, asked.found)

    def _move(self, move: Callable[[EntryState, A], EntryState], about: A) -> None:
        """Moves the state in front and saves what that brings; the slip keeps the keyboard."""
        self._save(self.session.apply(move, about))
        self.slip.setFocus()

    def _follow(self, tournament: Tournament) -> EntrySession:
        """What is typed, and where, fits this snapshot from now on."""
        desk = self.bridge.desk
        if desk is not None and desk is not self._desk:
            self._desk, self.session, self._told = desk, self._sessions.at(desk, tournament), None
            # It writes on the desk's thread, so that it is over when a save is.
            run = self.bridge.run_on_desk
            self._keeper = DraftKeeper(desk.path, lambda job: run(lambda _: job(), lambda _: None))
            self.bridge.run_background(lambda: warm_up_for(tournament), lambda _: None)  # for suggestions
        self.session.follow(tournament)
        return self.session

    def _save(self, change: ToSave | None, known: tuple[Finding, ...] = ()) -> None:
        """Saves what a key brought; a correction only once what else it changes is nothing, or as `known`."""
        if isinstance(change, SettlePasses):
            self._settle(change, known)
        elif isinstance(change, EnterResult) and (now := self._corrected(change)) is not None:
            job = partial(correction_findings, now, change)
            self.bridge.run_background(job, lambda found: self._weigh(change, found, known))
        elif change is not None:
            self._do(change)
        self._show()

    def _settle(self, change: SettlePasses, known: tuple[Finding, ...]) -> None:
        """Which pass is right; if the second one is, what that changes is asked about as for a correction."""
        now = self.bridge.tournament
        passes = None if now is None or change.at not in now.results else now.results[change.at].second_pass
        if now is None or passes is None or not change.second:
            self.bridge.do(change)
            return

        def weigh(found: tuple[Finding, ...]) -> None:
            if found in ((), known):
                self.bridge.do(change)
            else:
                ring_conflict()
                self.session.ask_to_settle(corrected, found)
            self._show()

        corrected = EnterResult(*change.at, passes.second)
        self.bridge.run_background(partial(correction_findings, now, corrected), weigh)

    def _corrected(self, change: EnterResult) -> Tournament | None:
        """The tournament in which a result is typed anew that may change more than itself."""
        now = self.bridge.tournament
        if now is None or change.at not in now.results:
            return None
        return now if weighs_more(now, change) else None

    def _do(self, change: Entered) -> None:
        seen, answered, run = self._seen, self._answered, self.bridge.run_on_desk
        run(
            lambda it: it.do(change, seen),
            lambda _: answered(change, ()),
            lambda no: answered(change, no),
            again=lambda: self._do_again(change),
        )

    def _do_again(self, change: Entered) -> None:
        """Saves what could not be saved, unless something else has been typed there since."""
        if isValid(self) and self.session.hand_out_again(change):
            self._do(change)
            self._show()

    def _answered(self, change: Entered, refused: tuple[Finding, ...]) -> None:
        if refused:
            self._seen = self.bridge.tournament
        else:
            self.bridge.findings.emit(())  # what was said about the step before is over, as after any other
        self.session.answered(change, refused)
        self._say_tie(change)
        self._show()

    def _say_tie(self, change: Entered) -> None:
        """Of a match from which somebody must go on, while the players are still at the table."""
        tournament, key = self.bridge.tournament, change.at
        level = len(set(change.report.totals)) == 1
        found = ties(tournament) if level and tournament is not None else ()
        for tie in (each for each in found if (each.args["round"], each.args["table"]) == key):
            self.session.apply(say, tie)

    def _weigh(self, change: EnterResult, found: tuple[Finding, ...], known: tuple[Finding, ...]) -> None:
        """Asks; again where other results have come or gone since it was asked."""
        if found in ((), known):
            self._do(change)
        else:
            ring_conflict()
            self.session.ask_about(change, found)
            self._show()

    def _accept(self, state: EntryState) -> None:
        """Clears a result that was accepted before, or asks why to accept this one."""
        if state.clearable and state.table is not None:
            self.bridge.do(ClearObjections(state.round, state.table))
        elif state.acceptable:
            self.panel.ask_reason()
        elif points := self._open_points(state):
            WaiveDialog(self.bridge, self.texts, points[0], self.window()).open()
        else:
            self._move(say, why_not_accepted(state))

    def _open_points(self, state: EntryState) -> tuple[Finding, ...]:
        """What the result in front, as it is saved, still has to be looked into for."""
        if state.before is None or not state.unchanged:
            return ()
        where = ("results", state.round, state.table)
        return tuple(each for each in self._open.points if each.key in LOOKED_INTO and each.where == where)

    def _note(self, state: EntryState) -> None:
        """About the result of the table in front; where all are in, of the line that is chosen."""
        result = state.before
        if state.selected is None and state.idle and not state.second:
            result = next(map(state.tournament.results.get, self.tables.chosen_keys(state.round)), None)
        if result is not None:
            self.panel.ask_note(result)
        else:
            self._move(say, Finding("entry-note-first", Severity.NOTE))

    def _give_back(self) -> None:
        if self._desk is not None:
            self.session.give_back(Finding("entry-not-saved"))
            self._show()

    def _enter_otherwise(self, table: int) -> None:
        self.session.apply(entered_here, table)

    def _to_other_pass(self) -> None:
        self.session.to_other_pass()
        self._show()
        self.slip.setFocus()

    def _save_by_mouse(self) -> None:
        if self.panel.save.leads_on:
            self.go("evening")
            return
        if self.state.questioned and self.state.held is Hold.CLOSED:
            self.press(Step.YES)
        else:
            self._move(to_line, FAR)
            self.press("enter")
        self.slip.setFocus()

    def _tell_corrections(self, typed: frozenset[ResultKey]) -> None:
        """The hall hears of it when a result is being typed anew, and when it is saved or let be."""
        typed = typed.intersection(self.state.tournament.results)
        if typed != (self.state.tournament.half_typed if self._told is None else self._told):
            # Refused where another tournament has just been opened: then nobody needs to know.
            self.bridge.run_on_desk(lambda desk: desk.correct(typed), lambda _: None, lambda _: None)
        self._told = typed

    def _show(self) -> None:
        if not isValid(self):
            return
        state = self.state
        drafts = self.session.drafts
        self._keeper.keep(drafts)
        self._tell_corrections(frozenset([(each.round, each.table) for each in drafts if not each.second]))
        if state is self._shown:
            return
        if self._shown is None or (state.round, state.table) != (self._shown.round, self._shown.table):
            self._seen = self.bridge.tournament
            self.photos.hide()
            if state.table is not None:
                self.photos.show_table((state.round, state.table))
        if self._shown is None or state.asked is not self._shown.asked:
            self._open.await_yes(self.session.asked)
        if state.notice and (self._shown is None or state.notice != self._shown.notice):
            ring_conflict()
        before, self._shown = self._shown, state
        if self._listed is not (state.table is None):
            self._take_letters()
        if before is None or any(map(is_not, SHOWN(before), SHOWN(state))):
            self.tables.show_state(state)
        self.panel.show_state(state, self.tables.rounds.currentText())
