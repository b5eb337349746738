"""How does a table of the window look, and what stays chosen when its rows change?"""

from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tichu_turnier.gui.table_model import RowsModel

R = TypeVar("R")
ROW_HEIGHT = 34
_LEAST_WIDTH = 90


class Table(QTableView, Generic[R]):
    """A table of whole rows; what was chosen stays chosen by its key when rows come and go."""

    def __init__(self, model: RowsModel[R], *, many: bool = False) -> None:
        super().__init__()
        self.rows = model
        self._kept: tuple[tuple[Hashable, ...], Hashable | None] = ((), None)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.ExtendedSelection if many else mode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self._set_headers()
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)

    def chosen(self) -> tuple[R, ...]:
        """The rows that are chosen, from top to bottom."""
        lines = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return tuple(self.rows.rows[line] for line in lines if line < len(self.rows.rows))

    def choose(self, key: Hashable) -> None:
        """Chooses the row with this key and makes sure it can be seen."""
        line = self.rows.position(key)
        if line is not None:
            self.setCurrentIndex(self.rows.index(line, 0))
            self.scrollTo(self.rows.index(line, 0))

    def _set_headers(self) -> None:
        vertical = self.verticalHeader()
        vertical.hide()
        vertical.setMinimumSectionSize(ROW_HEIGHT)
        vertical.setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(32)
        for number, column in enumerate(self.rows.columns):
            fixed = column.width > 0
            mode = QHeaderView.ResizeMode.Interactive if fixed else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(number, mode)
            if fixed:
                header.resizeSection(number, column.width)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def _keep(self) -> None:
        current = self.rows.row(self.currentIndex())
        chosen = tuple(self.rows.key(row) for row in self.chosen())
        self._kept = (chosen, None if current is None else self.rows.key(current))

    def _restore(self) -> None:
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
