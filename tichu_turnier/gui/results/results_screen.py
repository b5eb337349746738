"""The screen on which results are typed in from slips, and its list of the tables of a round."""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from shiboken6 import isValid

from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.keys import ACCEPT_KEY, NOTE_KEY, SECOND_KEY, Step
from tichu_turnier.entry.moves import accept, come_back, confirm, drop, open_table, say, to_line, to_round
from tichu_turnier.entry.repairs import warm_up_for
from tichu_turnier.entry.session import DraftKeeper, EntrySession, ToSave, press
from tichu_turnier.entry.state import Entered, EntryState, TableRow, TableState, table_rows
from tichu_turnier.entry.view import Sides, asked_hand, sides_of
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, boxed, column, in_letters, label, letters, line
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.evening.bell import ring_conflict
from tichu_turnier.gui.hall.photos_dialog import PhotosButton
from tichu_turnier.gui.results.round_guard import RoundGuard
from tichu_turnier.gui.results.slip_panel import SlipPanel
from tichu_turnier.gui.results.table_looks import LOOKS, sign_of
from tichu_turnier.gui.results.walkover import offer_walkovers
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.viewer.opening import show_witness
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import ClearObjections, EnterResult, SettlePasses, guard_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.correction import correction_findings
from tichu_turnier.words.rounds import words_of_rounds

A = TypeVar("A")
FILTER_KEY = "f6"
WITNESS, FIND = "witness", "find"
NOTED = "✎"
"""Behind a result that carries a note."""
_WITH_LIST, _WHOLE, _SLIP_ALONE = 57, 67, 36.5
"""Heights of letters: least room for a list beside the slip, room for all of both, for the slip alone."""
_SESSIONS: WeakKeyDictionary[Desk, EntrySession] = WeakKeyDictionary()
"""What is typed at a desk outlives its screen: a new language or look makes new screens."""


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
        self.tables = ResultTables(self.texts)
        self.photos = PhotosButton(self.bridge, self.texts)
        self.panel = SlipPanel(self.texts, lambda: self.go("evening"), self.photos)
        self.slip = self.panel.slip
        self.tables.chosen.connect(lambda table: self._move(open_table, table))
        self.tables.round_chosen.connect(lambda number: self._move(to_round, number))
        table, model = self.tables.table, self.tables.model
        offer_walkovers(table, model, self.bridge, self.texts, lambda: self.state.round)
        self.tables.second_wanted.connect(self._to_other_pass)
        self.tables.guard.wanted.connect(self.bridge.do)
        self.slip.pressed.connect(self.press)
        self.slip.clicked.connect(lambda row: self._move(to_line, row))
        self.panel.review.chosen.connect(self.press)
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

        `2/find` asks whose table it is; `witness` how the hand under the cursor can have been played.
        """
        number, _, table = what.partition("/")
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
        if session.state.second:
            session.to_other_pass()
        if session.state.round != int(number) or table == FIND:
            session.apply(to_round, int(number))
        if table.isdecimal():
            session.apply(open_table, int(table))
        self._show()
        self.slip.setFocus()

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
        elif key == NOTE_KEY and state.before is not None:
            self.panel.ask_note(state.before)
        elif key == NOTE_KEY:
            self._move(say, Finding("entry-note-first", Severity.NOTE))
        elif asked is not None and key in (ACCEPT_KEY, Step.DELETE):
            confirmed = key == ACCEPT_KEY
            self.session.apply(confirm if confirmed else drop, asked)
            self._show()
            if confirmed:
                self._do(asked.change)
        elif key == ACCEPT_KEY:
            self._accept(state)
        else:
            self._move(press, key)

    def _move(self, move: Callable[[EntryState, A], EntryState], about: A) -> None:
        """Moves the state in front and saves what that brings; the slip keeps the keyboard."""
        self._save(self.session.apply(move, about))
        self.slip.setFocus()

    def _follow(self, tournament: Tournament) -> EntrySession:
        """What is typed, and where, fits this snapshot from now on."""
        desk = self.bridge.desk
        if desk is not None and desk is not self._desk:
            if desk not in _SESSIONS:
                _SESSIONS[desk] = EntrySession(tournament, desk.path)
                if findings := _SESSIONS[desk].findings:
                    self.bridge.findings.emit(findings)
            self._desk, self.session = desk, _SESSIONS[desk]
            # It writes on the desk's thread, so that it is over when a save is.
            run = self.bridge.run_on_desk
            self._keeper = DraftKeeper(desk.path, lambda job: run(lambda _: job(), lambda _: None))
            self.bridge.run_background(lambda: warm_up_for(tournament), lambda _: None)  # for suggestions
        self.session.follow(tournament)
        return self.session

    def _save(self, change: ToSave | None) -> None:
        """Saves what a key brought; a correction that comes late only once it is known what it changes."""
        tournament = self.bridge.tournament
        if isinstance(change, SettlePasses):
            self.bridge.do(change)
        elif isinstance(change, EnterResult) and tournament is not None and change.comes_late(tournament):
            self.bridge.run_background(
                lambda: correction_findings(tournament, change), lambda found: self._weigh(change, found)
            )
        elif change is not None:
            self._do(change)
        self._show()

    def _do(self, change: Entered) -> None:
        seen, answered, run = self._seen, self._answered, self.bridge.run_on_desk
        run(lambda it: it.do(change, seen), lambda _: answered(change, ()), lambda no: answered(change, no))

    def _answered(self, change: Entered, refused: tuple[Finding, ...]) -> None:
        if refused:
            self._seen = self.bridge.tournament
        self.session.answered(change, refused)
        self._show()

    def _weigh(self, change: EnterResult, found: tuple[Finding, ...]) -> None:
        if not found:
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
        elif state.form is not None and not state.form.finished and any(f.blocks for f in state.findings):
            self._move(say, Finding("entry-accept-whole", Severity.NOTE))

    def _give_back(self) -> None:
        if self._desk is not None:
            self.session.give_back(Finding("entry-not-saved"))
            self._show()

    def _to_other_pass(self) -> None:
        self.session.to_other_pass()
        self._show()
        self.slip.setFocus()

    def _save_by_mouse(self) -> None:
        if self.panel.save.leads_on:
            self.go("evening")
            return
        if self.state.table is not None:
            self.press("end")
        self.press("enter")
        self.slip.setFocus()

    def _show(self) -> None:
        if not isValid(self):
            return
        state = self.state
        self._keeper.keep(self.session.drafts)
        if state is self._shown:
            return
        if self._shown is None or (state.round, state.table) != (self._shown.round, self._shown.table):
            self._seen = self.bridge.tournament
            self.photos.hide()
            if state.table is not None:
                self.photos.show_table((state.round, state.table))
        if state.notice and (self._shown is None or state.notice != self._shown.notice):
            ring_conflict()
        self._shown = state
        if self._listed is not (state.table is None):
            self._take_letters()
        self.tables.show_state(state)
        self.panel.show_state(state, self.tables.rounds.currentText())


class ResultTables(QWidget):
    """Round, filter and list; a click chooses, the keyboard never needs to come here."""

    chosen = Signal(int)
    round_chosen = Signal(int)
    second_wanted = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.setMinimumWidth(350)
        self.setMaximumWidth(in_letters(430))
        self._sized = False
        self.all_rows: tuple[TableRow, ...] = ()
        self._about: tuple[object, ...] = ()
        self._named: tuple[object, ...] = ()
        self._sides: Sides = {}
        self._marked: int | None = None
        self.rounds = QComboBox()
        self.rounds.setAccessibleName(texts("special-round"))
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.rounds.activated.connect(lambda index: self.round_chosen.emit(index + 1))
        self.open_only = QCheckBox(texts("entry-open-only"))
        self.open_only.toggled.connect(self._filter)
        self.count = label("", "hint", wrap=True)
        self.second = QCheckBox(texts("second-pass"))
        self.second.setToolTip(texts("second-pass-tip"))
        self.second.clicked.connect(lambda _: self.second_wanted.emit())
        self.model: RowsModel[TableRow] = RowsModel(
            [
                Column("entry-list-table", lambda row: str(row.table), RIGHT),
                Column("entry-list-names", lambda row: "\n".join(self._sides[row.table])),
                Column("entry-list-state", self._state, color=lambda row: LOOKS[row.state][0], icon=sign_of),
            ],
            texts,
            attrgetter("table"),
            self,
        )
        self.table = Table(self.model)
        for part in (self.rounds, self.open_only, self.second, self.table):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.hide_headings()
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.clicked.connect(self._clicked)
        self.guard = RoundGuard(texts)
        head = boxed(Flow(self.rounds, self.guard, None, self.open_only))  # Qt then remembers how large it is
        self.setLayout(column(head, self.table, self.count, self.second, gap=8, grows=self.table))

    def take_letters(self, font: QFont) -> None:
        if font == self.table.font() and self._sized:
            return
        self._sized = True
        self.setFont(font)
        self.table.setFont(font)
        unit = self.table.fontMetrics().height()
        self.table.verticalHeader().setDefaultSectionSize(int(unit * 2.6))  # both sides below each other
        widths = (int(unit * 2.8 / letters()), 0, int(unit * 8.5 / letters()))
        columns = zip(self.model.columns, widths, strict=True)
        self.model.columns = tuple(replace(column, width=width) for column, width in columns)
        self.table.fit_columns()

    def show_state(self, state: EntryState) -> None:
        """Shows the tables of the round that is typed; made anew where something in it may have changed."""
        kept = (state.drafts, state.saving, state.refusals, state.asked)
        about = (state.tournament, state.round, state.second, *kept)
        if not self._about or any(old is not new for old, new in zip(self._about, about, strict=True)):
            before = self._sides
            self._name(state)
            self._about = about
            self.second.setChecked(state.second)
            if self.guard.told != (now := (state.round, guard_of(state.tournament, state.round))):
                self.guard.tell(*now)
            self.all_rows = table_rows(state)
            self._filter()
            if self._sides is not before:
                self.model.refresh()
            self._marked = None
        if state.selected not in (None, self._marked):
            self._marked = state.selected
            self._mark(state.selected)

    def _name(self, state: EntryState) -> None:
        """Who plays, and the rounds that there are, where these are others."""
        tournament = state.tournament
        named = (tournament.entrants, tournament.rounds, tournament.regulations, state.round)
        if all(old is new for old, new in zip(self._named, named, strict=False)) and self._named:
            return
        self._named = named
        self._sides = sides_of(tournament, state.round)
        count = len(tournament.rounds)
        names = words_of_rounds(tournament, self.texts, range(1, count + 1))
        if names != [self.rounds.itemText(row) for row in range(self.rounds.count())]:
            self.rounds.clear()
            self.rounds.addItems(names)
        self.rounds.setEnabled(count > 0)
        self.rounds.setCurrentIndex(state.round - 1)

    def _mark(self, table: int) -> None:
        row = self.model.row(self.table.currentIndex())
        if row is not None and row.table == table:
            return
        if self.model.position(table) is None:
            self.table.clearSelection()
        self.table.choose(table)

    def _filter(self) -> None:
        rows = [row for row in self.all_rows if row.owes or not self.open_only.isChecked()]
        self.model.show(rows)
        second = self.second.isChecked()
        owing = sum([row.owes if second else not row.entered for row in self.all_rows])
        words = "second-owing" if second else "entry-owing"
        said = self.texts(words, count=owing, total=len(self.all_rows))
        self.count.setText(said if self.all_rows else "")

    def _clicked(self) -> None:
        for row in self.table.chosen():
            self.chosen.emit(row.table)

    def _state(self, row: TableRow) -> str:
        if row.state in (TableState.ENTERED, TableState.ACCEPTED):
            said = row.score or self.texts("entry-hands-count", count=row.hands)
            return f"{said} {NOTED}" if row.noted else said
        return self.texts(f"entry-state-{row.state}")
