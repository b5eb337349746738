"""The screen on which results are typed in, from the slips that come to the desk."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from shiboken6 import isValid

from tichu_turnier.entry.drafts import DraftKeeper
from tichu_turnier.entry.keys import ACCEPT_KEY, SECOND_KEY, Step
from tichu_turnier.entry.repairs import warm_up_for
from tichu_turnier.entry.session import EntrySession, ToSave
from tichu_turnier.entry.state import Entered, EntryState
from tichu_turnier.entry.view import asked_hand
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.parts import MARGIN, line
from tichu_turnier.gui.evening.bell import ring_conflict
from tichu_turnier.gui.results.result_tables import ResultTables
from tichu_turnier.gui.results.slip_panel import SlipPanel
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.viewer.opening import show_witness
from tichu_turnier.tournament.changes.results import ClearObjections, EnterResult
from tichu_turnier.tournament.changes.second_pass import SettlePasses
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.correction import comes_late, correction_findings

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

FILTER_KEY = "f6"
WITNESS = "witness"
_UNITS_ACROSS = 67
"""How many times the height of its letters the screen must be wide: list, slip and remarks beside it."""


_SESSIONS: "WeakKeyDictionary[Desk, EntrySession]" = WeakKeyDictionary()
"""What is typed at a desk outlives its screen: a new language or look makes new screens."""


def _session_of(desk: "Desk | None", tournament: Tournament) -> EntrySession:
    """What has been typed at this desk, on an earlier screen or before the program ended."""
    if desk is None:
        return EntrySession(tournament)
    if desk not in _SESSIONS:
        _SESSIONS[desk] = EntrySession(tournament, desk.path)
    return _SESSIONS[desk]


class ResultsScreen(Screen):
    """Left the tables that owe a result, right the slip of one; every key goes to the entry session."""

    key = "results"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.session: EntrySession | None = None
        self._desk: Desk | None = None
        self._keeper: DraftKeeper | None = None
        self._shown: EntryState | None = None
        self.tables = ResultTables(self.texts)
        self.panel = SlipPanel(self.texts, self._lead_on)
        self.slip = self.panel.slip
        self._listen()
        whole = line(gap=MARGIN)
        whole.addWidget(self.tables, 1)
        whole.addWidget(self.panel, 3)
        whole.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 8)
        self.setLayout(whole)
        self.setFocusProxy(self.slip)

    @property
    def state(self) -> EntryState | None:
        """The pass over the slips that is in front."""
        return None if self.session is None else self.session.state

    def show_tournament(self, tournament: Tournament) -> None:
        """The list and the standing result follow the snapshot; what is being typed stays."""
        self._follow(tournament)
        self._show()

    def navigate(self, what: str) -> None:
        """A round by its number, `2/4` for a table of it; what is being typed elsewhere is kept.

        Or `witness`, how the hand under the cursor can have been played.
        """
        number, _, table = what.partition("/")
        if self.bridge.tournament is None or not (number.isdecimal() or what == WITNESS):
            return
        session = self._follow(self.bridge.tournament)
        if what == WITNESS:
            self._show_witness(session)
            return
        if session.state.second:
            session.to_other_pass()
        if session.state.round != int(number):
            session.to_round(int(number))
        if table.isdecimal():
            session.open_table(int(table))
        self._show()
        self.slip.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The painted parts take letters as large as the room allows, at most as large as was wished."""
        super().resizeEvent(event)
        font = QFont(self.font())
        height = QFontMetricsF(font).height()
        font.setPointSizeF(font.pointSizeF() * min(1.0, self.width() / (_UNITS_ACROSS * height)))
        self.panel.take_letters(font)
        self.tables.take_letters(font)

    def press(self, key: str) -> None:
        """One key, by its name."""
        session = self.session
        if session is None:
            return
        if key == FILTER_KEY:
            self.tables.open_only.toggle()
        elif key == SECOND_KEY:
            self._to_other_pass()
        elif key == ACCEPT_KEY:
            self._accept(session)
        elif key == Step.DELETE and session.state.correction_in_front is not None:
            self._drop()
        else:
            self._save(session.press(key))

    def _listen(self) -> None:
        """Connects what can be clicked and typed with what it does."""
        self.tables.chosen.connect(self._open_table)
        self.tables.round_chosen.connect(self._to_round)
        self.tables.second_wanted.connect(self._to_other_pass)
        self.slip.pressed.connect(self.press)
        self.slip.clicked.connect(self._to_line)
        self.panel.review.chosen.connect(self.press)
        self.panel.correction.accepted.connect(lambda: self.press(ACCEPT_KEY))
        self.panel.correction.dropped.connect(self._drop)
        self.panel.reason.given.connect(self._give_reason)
        self.panel.save.clicked.connect(self._save_by_mouse)
        self.bridge.failed.connect(self._give_back)

    def _follow(self, tournament: Tournament) -> EntrySession:
        """What is typed, and where, fits this snapshot from now on."""
        desk = self.bridge.desk
        if desk is not self._desk or self.session is None:
            self._desk, self.session = desk, _session_of(desk, tournament)
            self._keeper = None if desk is None else DraftKeeper(desk.path, self._write)
            # Nobody shall wait for the first suggestion.
            self.bridge.run_background(lambda: warm_up_for(tournament), lambda _: None)
        self.session.follow(tournament)
        return self.session

    def _write(self, job: Callable[[], None]) -> None:
        """On the desk's thread, so that it is over when a save is."""
        self.bridge.run_on_desk(lambda _: job(), lambda _: None)

    def _save(self, change: ToSave | None) -> None:
        """Saves what a key brought; a correction that comes late only once it is known what it changes."""
        tournament = self.bridge.tournament
        if isinstance(change, SettlePasses):
            self.bridge.do(change)
        elif isinstance(change, EnterResult) and tournament is not None and comes_late(tournament, change):
            self.bridge.run_background(
                lambda: correction_findings(tournament, change), lambda found: self._weigh(change, found)
            )
        elif change is not None:
            self._do(change)
        self._show()

    def _do(self, change: Entered) -> None:
        self.bridge.run_on_desk(
            lambda desk: desk.do(change),
            lambda _: self._answered(change, ()),
            lambda refused: self._answered(change, refused),
        )

    def _answered(self, change: Entered, refused: tuple[Finding, ...]) -> None:
        if self.session is not None:
            self.session.answered(change, refused)
            self._show()

    def _weigh(self, change: EnterResult, found: tuple[Finding, ...]) -> None:
        """Lets a correction wait that changes more than the result."""
        if not found:
            self._do(change)
        elif self.session is not None:
            ring_conflict()
            self.session.ask_about(change, found)
            self._show()

    def _accept(self, session: EntrySession) -> None:
        """Accepts the correction in front, clears a result accepted before, or asks why to accept this."""
        state = session.state
        if state.correction_in_front is not None:
            self._confirm(session)
        elif state.clearable and state.table is not None:
            self.bridge.do(ClearObjections(state.round, state.table))
        elif state.acceptable:
            self.panel.ask_reason()
        elif state.form is not None and not state.form.finished and any(f.blocks for f in state.findings):
            session.say(Finding("entry-accept-whole", Severity.NOTE))
            self._show()

    def _confirm(self, session: EntrySession) -> None:
        change = session.confirm()
        if change is not None:
            self._do(change)
        self._show()

    def _give_reason(self, reason: str) -> None:
        if self.session is not None:
            self._save(self.session.accept(reason))

    def _drop(self) -> None:
        if self.session is not None:
            self.session.drop()
            self._show()

    def _give_back(self) -> None:
        """After a bug nobody knows what was saved."""
        if self.session is not None:
            self.session.give_back(Finding("entry-not-saved"))
            self._show()

    def _show_witness(self, session: EntrySession) -> None:
        hand = asked_hand(session.state)

        def say(finding: Finding) -> None:
            session.say(finding)
            self._show()

        if hand is None:
            say(Finding("witness-no-hand", Severity.NOTE))
        else:
            show_witness(hand, self.bridge, self.texts, self, lambda: say(hand.not_shown))

    def _to_other_pass(self) -> None:
        if self.session is not None:
            self.session.to_other_pass()
        self._back_to_slip()

    def _open_table(self, table: int) -> None:
        if self.session is not None:
            self.session.open_table(table)
        self._back_to_slip()

    def _to_round(self, number: int) -> None:
        if self.session is not None:
            self.session.to_round(number)
        self._back_to_slip()

    def _to_line(self, row: int) -> None:
        if self.session is not None:
            self.session.to_line(row)
        self._back_to_slip()

    def _save_by_mouse(self) -> None:
        if self.panel.save.leads_on:
            self._lead_on()
            return
        if self.state is not None and self.state.table is not None:
            self.press("end")
        self.press("enter")
        self.slip.setFocus()

    def _lead_on(self) -> None:
        self.go("evening")

    def _back_to_slip(self) -> None:
        self._show()
        self.slip.setFocus()

    def _show(self) -> None:
        """Paints the state, if it is another one, and keeps what is typed in case the program ends."""
        state = self.state
        if self.session is None or state is None or not isValid(self):
            return
        if self._keeper is not None:
            self._keeper.keep(self.session.drafts)
        if state is self._shown:
            return
        if state.notice and (self._shown is None or state.notice != self._shown.notice):
            ring_conflict()
        self._shown = state
        self.tables.show_state(state)
        self.panel.show_state(state, self.tables.rounds.currentText())
