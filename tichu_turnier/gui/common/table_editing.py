"""Typing into the lines of a table: where letters go, what F2 opens, and what was refused."""

from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QTableView

from tichu_turnier.gui.common.table_model import RowsModel

R = TypeVar("R")


class EditedTable(QTableView, Generic[R]):
    """A table of lines with fields to type into."""

    def __init__(self, model: RowsModel[R]) -> None:
        super().__init__()
        self.rows = model
        self._typed_anywhere = False
        self._refused: tuple[Hashable, str, str] | None = None
        """The row, the column and the words that were refused last."""

    def type_anywhere(self) -> None:
        """What is typed on a line is for the field that was clicked, else for its first one.

        Without it the letters would search for another line.
        """
        self._typed_anywhere = True
        self.setEditTriggers(self.editTriggers() | QAbstractItemView.EditTrigger.AnyKeyPressed)

    def edit_line(self) -> None:
        """Opens the field that was clicked on the current line, else its first one for words, else any.

        Whoever types in a field of this table already stays there.
        """
        if self.state() is QAbstractItemView.State.EditingState:
            return
        at = self.currentIndex()
        fields = self._fields_of(at)
        for_words = [each for each in fields if not self.rows.columns[each.column()].width]
        if fields:
            there = at if at in fields else (for_words or fields)[0]
            self.selectionModel().setCurrentIndex(there, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.edit(there)

    def retype(self, key: Hashable, column: str, words: str) -> None:
        """Opens the field again in which something was refused, all of it chosen to be typed over.

        Whoever then leaves it as it stands is done with it, and whoever went on elsewhere is not called back.
        """
        refused = key, column, words
        if refused == self._refused:
            self._refused = None
            return
        self._refused = refused

        def open_again() -> None:
            line = self.rows.position(key)
            number = next((n for n, each in enumerate(self.rows.columns) if each.key == column), None)
            if line is None or number is None or not self.hasFocus():  # somebody went on elsewhere
                return
            there = self.rows.index(line, number)
            self.setCurrentIndex(there)
            self.edit(there)
            field = self.indexWidget(there)
            if isinstance(field, QLineEdit):
                field.setText(words)
                field.selectAll()

        QTimer.singleShot(0, self, open_again)

    def _come_to_field(self, event: QKeyEvent) -> None:
        """Before a letter is typed on a line where nothing can be typed into."""
        at, typed = self.currentIndex(), event.text().isprintable() and event.text() != ""
        fields = self._fields_of(at) if self._typed_anywhere and typed else []
        if fields:
            there = at if at in fields else fields[0]
            self.selectionModel().setCurrentIndex(there, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _fields_of(self, at: QModelIndex) -> list[QModelIndex]:
        """What can be typed into on the line of an index."""
        line = (
            [at.siblingAtColumn(number) for number in range(len(self.rows.columns))] if at.isValid() else []
        )
        return [each for each in line if each.flags() & Qt.ItemFlag.ItemIsEditable]
