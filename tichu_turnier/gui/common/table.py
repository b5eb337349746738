"""A table of whole rows whose columns share the room, and whose choice outlives other rows."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tichu_turnier.gui.common.parts import heading_above, heading_width, in_letters, letters
from tichu_turnier.gui.common.table_editing import EditedTable
from tichu_turnier.gui.common.table_model import RowsModel, in_two
from tichu_turnier.gui.theme import LOOK

_ORDER = "order of "
"""Before the key of a column; so the habits of a table are one list of numbers in the settings."""
_Habits = dict[str, dict[str, int]]
_KNOWN: _Habits = {}
"""For each table by its name: pixels that columns were given, at the usual size of letters, by their keys,
and which one orders the rows, from the first (1) or from the last (-1); a table without a name keeps none."""


def restore_habits(kept: Mapping[str, Mapping[str, int]]) -> None:
    """From now on as they are in the settings; what makes no sense there is left out."""
    _KNOWN.clear()
    for table, habits in kept.items():
        if isinstance(habits, Mapping):
            numbers = {key: value for key, value in habits.items() if type(value) is int}
            _KNOWN[table] = numbers


def habits_to_keep() -> Mapping[str, Mapping[str, int]]:
    return {table: dict(habits) for table, habits in _KNOWN.items() if habits}


R = TypeVar("R")
ROW_HEIGHT = 34
_LEAST_WIDTH, _LOOSE_WIDTH = 90, 50
_DIGITS = 9
_MOST_MEASURED = 300
_PADDING = 24
_ICON = 16
_ROWS_FRAME = 4


class Table(EditedTable[R]):
    """A table of whole rows; what was chosen stays chosen by its key when rows come and go."""

    def __init__(
        self,
        model: RowsModel[R],
        *,
        many: bool = False,
        name: str = "",
        ordered: bool = False,
        nothing: str = "",
    ) -> None:
        """Of a table with a name, columns stay as wide as somebody made them.

        Where that is `ordered`, headings put its rows in order, and Alt with the number of a column does.
        `nothing` is said where there are no rows.
        """
        super().__init__(model)
        self._habits = _KNOWN.setdefault(name, {}) if name else {}
        self._fitting = False
        self._ordered = ordered
        self._kept: tuple[tuple[Hashable, ...], Hashable | None] = ((), None)
        self._widths: tuple[int, ...] = ()
        self._scarce = False
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.ExtendedSelection if many else mode.SingleSelection)
        self.setShowGrid(False)
        self.setIconSize(QSize(in_letters(_ICON), in_letters(_ICON)))
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.placeholder = nothing
        self._set_headers(adjustable=bool(name))
        self.fit_columns()
        self._follow(model)

    def _follow(self, model: RowsModel[R]) -> None:
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        model.headed.connect(self.fit_columns)
        model.dataChanged.connect(self._share_anew)
        model.rowsInserted.connect(self._share_anew)

    def fit_columns(self) -> None:
        """Gives every column the width it wants; those without one share what is left."""
        header = self.horizontalHeader()
        self._widths = tuple(map(self._least_width, range(len(self.rows.columns))))
        self._fitting = True
        for number, width in enumerate(self._widths):
            header.setSectionResizeMode(number, self._mode)
            header.resizeSection(number, width)
        self._fitting = False
        self._share_room()

    def fix_height(self, count: int) -> None:
        """Is exactly so high, without headings."""
        self.setFixedHeight(count * self.verticalHeader().defaultSectionSize() + _ROWS_FRAME)

    def hide_headings(self) -> None:
        """Without them no column is wider than what stands in it asks for."""
        self.horizontalHeader().hide()
        self.fit_columns()

    def set_ordered(self, *, on: bool) -> None:
        """Whether the rows are in the order that somebody is used to, or as they come."""
        self._ordered = on
        self.rows.set_order(self._order_kept() if on else None)
        self.fit_columns()

    def order_by(self, number: int) -> None:
        """Orders the rows by a column; once more the other way round, then as they came."""
        if not self._ordered or not 0 <= number < len(self.rows.columns):
            return
        key, before = self.rows.columns[number].key, self._order_kept()
        if key:
            if before is not None:
                del self._habits[_ORDER + before[0]]
            if before != (key, True):
                self._habits[_ORDER + key] = -1 if before == (key, False) else 1
            self.set_ordered(on=True)

    def _order_kept(self) -> tuple[str, bool] | None:
        """By which column the rows are ordered, and whether from the last to the first; None as they come."""
        key = next((key for key in self._habits if key.startswith(_ORDER)), None)
        return None if key is None else (key.removeprefix(_ORDER), self._habits[key] < 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2 and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.edit_line()
            return
        self._come_to_field(event)
        number = event.key() - Qt.Key.Key_1
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and number in range(_DIGITS):
            self.order_by(number)
        else:
            super().keyPressEvent(event)

    def _least_width(self, number: int) -> int:
        """What a column asks for in letters as large as they are, and never less than its heading needs."""
        column = self.rows.columns[number]
        kept = self._habits.get(column.key)
        if kept:
            return in_letters(kept)
        least = column.width or _LEAST_WIDTH
        hidden = self.horizontalHeader().isHidden()
        return in_letters(least if hidden else heading_width(self.rows.heading(number), least))

    def _share_room(self) -> None:
        """Loose columns share what the others leave; where that is too little, all have what they need."""
        # Between a change of columns and `fit_columns` Qt may ask: those that have no width yet wait.
        columns, width = self.rows.columns[: len(self._widths)], self.viewport().width()
        fixed = {n for n, column in enumerate(columns) if column.width or self._habits.get(column.key)}
        least: Sequence[int] = self._widths[: len(columns)]
        wanted = [wide if n in fixed else self._longest(n, wide) for n, wide in enumerate(least)]
        gone = self._left_out(wanted)
        there = [n for n in range(len(columns)) if n not in gone]
        self._scarce = sum(wanted[n] for n in there) > width
        if self._scarce:
            least = wanted = [self._needed(n, words=n in fixed) for n in range(len(columns))]
            bare = [self._needed(n, words=False) for n in range(len(columns))]
            longest = max(there, key=lambda n: wanted[n] - bare[n])  # gives way; its words stand in a tip
            too_much = max(0, sum(wanted[n] for n in there) - width)
            wanted[longest] = max(bare[longest], wanted[longest] - too_much)
        self.rows.break_headings(on=self._scarce)
        spaces = width - sum(wanted[n] for n in there)
        loose = [n for n in there if n not in fixed]
        room = spaces + sum(wanted[n] for n in loose)
        given = dict(enumerate(wanted)) | self._shared(room, {n: least[n] for n in loose})
        if self._folds and spaces >= 0:
            shares = sum(columns[n].share for n in loose)
            given |= {n: wanted[n] + spaces * columns[n].share // shares for n in loose}
        self._fitting = True
        for number in range(len(columns)):
            if self._folds or self.isColumnHidden(number):  # another column may have stood there
                self.setColumnHidden(number, number in gone)
            if number in there:
                self.horizontalHeader().resizeSection(number, given[number])
        self._fitting = False
        self.updateGeometries()

    def _shared(self, room: int, least: dict[int, int]) -> dict[int, int]:
        """The room by the shares of columns; who would get less than is needed gets that from the others."""
        columns = self.rows.columns
        given: dict[int, int] = {}
        while least:
            shares = sum(columns[n].share for n in least)
            short = [n for n in least if least[n] > room * columns[n].share // shares]
            if not short:
                return given | {n: room * columns[n].share // shares for n in least}
            for n in short:
                given[n] = least.pop(n)
                room -= given[n]
        return given

    def _needed(self, number: int, *, words: bool) -> int:
        """What a column cannot do without: its heading, perhaps its words."""
        if self.rows.columns[number].key in self._habits:
            return self._widths[number]
        lines = in_two(self.rows.heading(number)).split("\n")
        heading = max([in_letters(heading_width(line, padding=_PADDING)) for line in lines])
        heading = 0 if self.horizontalHeader().isHidden() else heading
        least = max(heading, in_letters(_ICON) + _PADDING if words else in_letters(_LOOSE_WIDTH))
        return min(self._widths[number], self._widest(number, least) if words else least)

    @property
    def _folds(self) -> bool:
        return any(column.spare for column in self.rows.columns)

    def _left_out(self, wanted: Sequence[int]) -> frozenset[int]:
        """The columns that go, one after the other, until nothing that stays would be cut."""
        spare = sorted((column.spare, n) for n, column in enumerate(self.rows.columns) if column.spare)
        gone: set[int] = set()
        for _, number in spare:
            if sum(wide for n, wide in enumerate(wanted) if n not in gone) <= self.viewport().width():
                break
            gone.add(number)
        return frozenset(gone)

    def _longest(self, number: int, least: int) -> int:
        """What the longest words in a column ask for, where others could make room for them."""
        return self._widest(number, least) if self._folds else least

    def _widest(self, number: int, least: int) -> int:
        column, advance = self.rows.columns[number], self.fontMetrics().horizontalAdvance
        words = (column.text(row) for row in self.rows.rows[:_MOST_MEASURED])
        return max([least, *(advance(each) + _PADDING for each in words)])

    def _share_anew(self) -> None:
        """Where columns have no more than they need, other words need something else."""
        if self._scarce:
            self._share_room()

    def _widened(self, number: int, _: int, width: int) -> None:
        key = self.rows.columns[number].key if number < len(self.rows.columns) else ""
        if key and width and not self._fitting:
            self._habits[key] = round(width / letters())
            self._widths = tuple(map(self._least_width, range(len(self.rows.columns))))
            self._share_room()

    def _as_usual(self, number: int) -> None:
        self._habits.pop(self.rows.columns[number].key, None)
        self.fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever listens hears what it is a table of."""
        super().showEvent(event)
        if not self.accessibleName():
            self.setAccessibleName(heading_above(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The current row stays in sight, as where a button appears just when somebody was registered."""
        row = self.visualRect(self.currentIndex())
        seen = row.isValid() and row.top() >= 0 and row.bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        self._share_room()
        if seen and row.bottom() > event.size().height():
            self.scrollTo(self.currentIndex())

    def moveCursor(self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End go to the first and the last row: a row is one thing, its cells are not."""
        last = self.model().rowCount() - 1
        if last >= 0 and action in (QTableView.CursorAction.MoveHome, QTableView.CursorAction.MoveEnd):
            row = 0 if action is QTableView.CursorAction.MoveHome else last
            return self.model().index(row, max(0, self.currentIndex().column()))
        return super().moveCursor(action, modifiers)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.placeholder and not self.rows.rows:
            painter = QPainter(self.viewport())
            painter.setPen(LOOK.now.color("muted"))
            room = self.viewport().rect().adjusted(40, 0, -40, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.placeholder)
            painter.end()

    def chosen(self) -> tuple[R, ...]:
        lines = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return tuple(self.rows.rows[line] for line in lines if line < len(self.rows.rows))

    def take_keyboard(self) -> None:
        """From a search above it into its lines, if there are any."""
        if self.rows.rows:
            self.setFocus()
            if not self.chosen():
                self.selectRow(0)

    def choose(self, key: Hashable) -> None:
        """Chooses the row with this key and makes sure it can be seen."""
        line = self.rows.position(key)
        if line is not None:
            self.setCurrentIndex(self.rows.index(line, 0))
            self.scrollTo(self.rows.index(line, 0))

    def _set_headers(self, *, adjustable: bool) -> None:
        vertical = self.verticalHeader()
        vertical.hide()
        height = max(ROW_HEIGHT, int(self.fontMetrics().height() * 1.85))
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(32)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._mode = QHeaderView.ResizeMode.Interactive if adjustable else QHeaderView.ResizeMode.Fixed
        if adjustable:
            header.sectionResized.connect(self._widened)
            header.sectionHandleDoubleClicked.connect(self._as_usual)
        if self._ordered:
            header.setSectionsClickable(True)
            header.sectionClicked.connect(self.order_by)
            self.rows.set_order(self._order_kept())

    def _keep(self) -> None:
        current = self.rows.row(self.currentIndex())
        chosen = tuple(self.rows.key(row) for row in self.chosen())
        self._kept = (chosen, None if current is None else self.rows.key(current))

    def _restore(self) -> None:
        if self._folds or self._scarce:
            self._share_room()
        chosen, current = self._kept
        how = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        line = None if current is None else self.rows.position(current)
        if line is not None:
            self.selectionModel().setCurrentIndex(
                self.rows.index(line, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )
        for key in chosen:
            there = self.rows.position(key)
            if there is not None:
                self.selectionModel().select(self.rows.index(there, 0), how)
