"""The tables of a round beside the slip: which results are in, and which are owed."""

from dataclasses import replace
from functools import partial
from operator import attrgetter, is_not

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QMenu, QToolButton, QWidget

from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.table_rows import TableRow, TableState, table_rows
from tichu_turnier.entry.view import Sides, sides_of
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import boxed, column, in_letters, label, letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.guards import Guard, guard_of
from tichu_turnier.tournament.changes.rounds import LockRound
from tichu_turnier.tournament.model.snapshot import ResultKey
from tichu_turnier.words.rounds import words_of_rounds

NOTED = "✎"
"""Behind a result that carries a note."""
_LOOKS = {
    TableState.OPEN: ("muted", ""),
    TableState.DRAFT: ("note", ""),
    TableState.REFUSED: ("error", ""),
    TableState.SAVING: ("note", ""),
    TableState.ASKED: ("warning", "warning"),
    TableState.ENTERED: ("ok", "check"),
    TableState.ACCEPTED: ("warning", "warning"),
    TableState.NO_FIRST: ("muted", ""),
    TableState.AGREES: ("ok", "check"),
    TableState.DIFFERS: ("error", "error"),
    TableState.SETTLED: ("ok", ""),
}
"""Colour and sign of each state."""
_SAID = ("tournament", "round", "second", "drafts", "saving", "refusals", "asked", "begun")
_ABOUT = attrgetter(*_SAID)
_LEAST_WIDTH, _LEAST_LETTERS = 350, 20
"""In pixels, and in heights of the letters in the list."""
SHOWN = attrgetter(*_SAID, "selected")
"""All that the list shows of the state of the entry."""


class ResultTables(QWidget):
    """Round, filter and list; a click chooses, the keyboard never needs to come here."""

    chosen = Signal(int)
    round_chosen = Signal(int)
    second_wanted = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.setMinimumWidth(_LEAST_WIDTH)
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
                Column("entry-list-state", self._state, color=_color_of, icon=_sign_of),
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
        self.setMinimumWidth(max(_LEAST_WIDTH, _LEAST_LETTERS * unit))
        self.table.verticalHeader().setDefaultSectionSize(int(unit * 2.6))  # both sides below each other
        widths = (int(unit * 2.8 / letters()), 0, int(unit * 8.5 / letters()))
        columns = zip(self.model.columns, widths, strict=True)
        self.model.columns = tuple(replace(column, width=width) for column, width in columns)
        self.table.fit_columns()

    def show_state(self, state: EntryState) -> None:
        """Shows the tables of the round that is typed; made anew where something in it may have changed."""
        about = _ABOUT(state)
        if not self._about or any(map(is_not, self._about, about)):
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
            self._choose(state.selected)

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

    def _choose(self, table: int) -> None:
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

    def chosen_keys(self, number: int) -> list[ResultKey]:
        """Of the round in front: the table whose line is chosen."""
        return [(number, row.table) for row in self.table.chosen()]

    def _clicked(self) -> None:
        for row in self.table.chosen():
            self.chosen.emit(row.table)

    def _state(self, row: TableRow) -> str:
        if row.state in (TableState.ENTERED, TableState.ACCEPTED):
            said = row.score or self.texts("entry-hands-count", count=row.hands)
            return f"{said} {NOTED}" if row.noted else said
        return self.texts(f"entry-state-{row.state}")


def _color_of(row: TableRow) -> str:
    return _LOOKS[row.state][0]


def _sign_of(row: TableRow) -> QIcon | None:
    """A sign besides the colour, for those who cannot tell colours apart."""
    color, sign = _LOOKS[row.state]
    return icon(sign, color) if sign else None


class RoundGuard(QToolButton):
    """Says how well the round in front is guarded; its menu locks or unlocks it."""

    wanted = Signal(object)
    """The change that was chosen, a LockRound."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self.told: tuple[int, Guard] | None = None
        self.setObjectName("round-guard")
        self.setToolTip(texts("result-guard-tip"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self.setVisible(False)

    def tell(self, number: int, guard: Guard) -> None:
        """What holds for this round, in words."""
        self.told = number, guard
        said, locked = self._texts(f"result-guard-{guard}"), guard is Guard.LOCKED
        self.setText(said)
        self.setAccessibleName(f"{self._texts('result-guard-tip')}: {said}")
        self._menu.clear()
        action = self._menu.addAction(self._texts("result-unlock" if locked else "result-lock"))
        action.triggered.connect(partial(self.wanted.emit, LockRound(number, locked=not locked)))
        self.setVisible(guard is not Guard.OPEN)  # of a round that is being typed in nothing can be locked
