"""Rows of values as a Qt model that tells its views only what differs."""

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QIcon

from tichu_turnier.folding import folded
from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts

R = TypeVar("R")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DIGITS = re.compile(r"(\d+)")
# Joined once: Qt asks for each cell that it paints, and Python takes long to join flags.
_PLAIN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_TO_TICK = _PLAIN | Qt.ItemFlag.ItemIsUserCheckable
_TO_TYPE = _PLAIN | Qt.ItemFlag.ItemIsEditable


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column: its heading is the text `key`, its cells are `text(row)`."""

    key: str
    text: Callable[[R], str]
    align: Qt.AlignmentFlag = LEFT
    tip: Callable[[R], str] | None = None
    """Without it what stands in the cell, which may be cut."""
    color: Callable[[R], str] | None = None
    """Name of a colour of the theme for the words of the cell, "" for the usual one."""
    icon: Callable[[R], QIcon | None] | None = None
    checked: Callable[[R], bool] | None = None
    """Where given, the cell has a box to tick; `edit` is called with "yes" or "no"."""
    edit: Callable[[R, str], None] | None = None
    """Where given, the cell can be typed into; called with the row and what was typed."""
    width: int = 0
    """Pixels at the usual size of letters; 0 takes a share of the room that is left."""
    share: int = 1
    spare: int = 0
    """Left out where a name would be cut, the lowest number first; 0 for never."""


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows of any frozen values, shown by columns; `key` tells which row is which across snapshots."""

    headed = Signal()

    def __init__(
        self,
        columns: Sequence[Column[R]],
        texts: Texts,
        key: Callable[[R], Hashable],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.key = key
        self._texts = texts
        self.rows: tuple[R, ...] = ()
        self._keys: tuple[Hashable, ...] = ()
        self._given: tuple[R, ...] = ()
        """What is shown, in the order in which it came."""
        self._order: tuple[str, bool] | None = None
        self.columns: tuple[Column[R], ...] = ()
        self._headings: tuple[str, ...] = ()
        self._broken = False
        self.show((), columns)

    def row(self, index: Index) -> R | None:
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def position(self, key: Hashable) -> int | None:
        return self._keys.index(key) if key in self._keys else None

    def show(self, rows: Sequence[R], columns: Sequence[Column[R]] | None = None) -> None:
        """Shows these rows instead, in these columns if they are others than before."""
        self._given = tuple(rows)
        if columns is not None:
            self.beginResetModel()
            self.columns = tuple(columns)
            self._headings = tuple(self._texts(column.key) if column.key else "" for column in self.columns)
            self.rows = self._in_order()
            self._keys = tuple(map(self.key, self.rows))
            self.endResetModel()
            self.headed.emit()
            return
        new = self._in_order()
        keys = tuple(map(self.key, new))
        if keys == self._keys:
            self._replace(new)
        elif keys[: len(self._keys)] == self._keys:
            there = len(self.rows)
            self._replace(new[:there])
            self.beginInsertRows(_NOWHERE, there, len(new) - 1)
            self.rows, self._keys = new, keys
            self.endInsertRows()
        else:
            self.beginResetModel()
            self.rows, self._keys = new, keys
            self.endResetModel()

    def set_order(self, order: tuple[str, bool] | None) -> None:
        """Orders the rows by the column with this key, from the last to the first where that is said."""
        self._order = order
        self.show(self._given)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _in_order(self) -> tuple[R, ...]:
        key, backwards = self._order or ("", False)
        ordering = next((column for column in self.columns if key and column.key == key), None)
        if ordering is None:
            return self._given
        text, ticked = ordering.text, ordering.checked

        def rank(row: R) -> tuple[object, ...]:
            return _rank(text(row)) if ticked is None else (not ticked(row),)

        return tuple(sorted(self._given, key=rank, reverse=backwards))

    def refresh(self) -> None:
        """Has all cells painted anew, when the columns look at more than the rows."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))

    def _replace(self, new: tuple[R, ...]) -> None:
        old, self.rows = self.rows, new
        last = len(self.columns) - 1
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                self.dataChanged.emit(self.index(number, 0), self.index(number, last))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return in_two(self.heading(section)) if self._broken else self.heading(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.columns[section].align
        return None

    def heading(self, section: int) -> str:
        """In one line."""
        return self._headings[section] + self._arrow(section)

    def break_headings(self, *, on: bool) -> None:
        """Whether those of several words stand in two lines."""
        if on is not self._broken:
            self._broken = on
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _arrow(self, section: int) -> str:
        if self._order is None or self.columns[section].key != self._order[0]:
            return ""
        return " ▼" if self._order[1] else " ▲"

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        answer = _ANSWERS.get(role)
        if answer is None or not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole and column.checked is not None:
            return self._headings[index.column()]  # what is ticked there; whether it is, a reader says itself
        return answer(column, self.rows[index.row()])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cells can be chosen, and typed into or ticked where their column says so."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        column = self.columns[index.column()]
        if column.edit is None:
            return _PLAIN
        return _TO_TICK if column.checked is not None else _TO_TYPE

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Hands what was typed or ticked to the column; the new snapshot shows whether it was accepted."""
        row = self.row(index)
        column = self.columns[index.column()]
        if row is None or column.edit is None:
            return False
        if role == Qt.ItemDataRole.CheckStateRole:
            column.edit(row, "yes" if Qt.CheckState(value) is Qt.CheckState.Checked else "no")
        elif role == Qt.ItemDataRole.EditRole and str(value) != column.text(row):
            column.edit(row, str(value))
        return True


def _rank(text: str) -> tuple[object, ...]:
    """Numbers by their size before words by the alphabet, whatever their accents; nothing comes last."""
    words = folded(text)
    parts = filter(None, _DIGITS.split(words))
    ranks = ((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)
    return (not words, *ranks)


def _color(column: Column[R], row: R) -> object:
    name = column.color(row) if column.color is not None else ""
    return QBrush(LOOK.now.color(name)) if name else None


def _checked(column: Column[R], row: R) -> object:
    if column.checked is None:
        return None
    return Qt.CheckState.Checked if column.checked(row) else Qt.CheckState.Unchecked


_ANSWERS: dict[int, Callable[[Column[Any], Any], object]] = {
    Qt.ItemDataRole.DisplayRole: lambda column, row: column.text(row),
    Qt.ItemDataRole.EditRole: lambda column, row: column.text(row),
    Qt.ItemDataRole.AccessibleTextRole: lambda column, row: (
        column.text(row) or (column.tip(row) if column.tip else "")
    ),
    Qt.ItemDataRole.TextAlignmentRole: lambda column, _: column.align,
    Qt.ItemDataRole.ToolTipRole: lambda column, row: plain_tip((column.tip or column.text)(row)),
    Qt.ItemDataRole.ForegroundRole: _color,
    Qt.ItemDataRole.DecorationRole: lambda column, row: column.icon(row) if column.icon is not None else None,
    Qt.ItemDataRole.CheckStateRole: _checked,
}


def in_two(words: str) -> str:
    """Broken where both lines are as short as they get."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    return "\n".join(min(ways, key=lambda way: max(map(len, way)))) if ways else words
