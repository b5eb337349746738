"""The palette of commands: a field, and what can be done by the name that is typed there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QMenuBar, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.background import is_there
from tichu_turnier.gui.commands import Command, commands, found
from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.common.parts import column
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel

if TYPE_CHECKING:
    from tichu_turnier.gui.screen import Context

_WIDTH, _HEIGHT = 44, 27
"""In heights of a letter."""
_SHARE_OF_WINDOW = 0.9
_FROM_TOP = 64
_KEYS_WIDTH = 150
_MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class CommandPalette(QFrame):
    """A field and what fits what is typed there; Enter does the chosen line, Esc goes back."""

    def __init__(self, context: "Context", menu: QMenuBar) -> None:
        super().__init__(context.parent)
        texts = context.texts
        self.setObjectName("command-palette")
        self.setProperty("role", "card")
        self._came_from = QApplication.focusWidget()
        self._all = commands(context, menu)
        self.search = QLineEdit(placeholderText=texts("palette-search"), clearButtonEnabled=True)
        self.search.setAccessibleName(texts("palette-search"))
        self.search.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        columns: tuple[Column[Command], ...] = (
            Column("palette-what", lambda row: row.title, share=5),
            Column("palette-where", lambda row: row.where, color=lambda _: "muted", share=4),
            Column("palette-keys", lambda row: row.keys, RIGHT, width=_KEYS_WIDTH),
        )
        self.table = Table(RowsModel(columns, texts, lambda row: row))
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.placeholder = texts("palette-nothing")
        self.setLayout(column(self.search, self.table, margin=12, gap=8))
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._do)
        self.table.clicked.connect(self._do)
        self.search.installEventFilter(self)
        context.parent.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._look_where)
        self._find("")

    def start(self) -> None:
        """Stands above everything in the window, ready to be typed into."""
        self._place()
        self.show()
        self.raise_()
        self.search.setFocus()

    def leave(self) -> None:
        """Goes away; the keyboard is where it was."""
        self.hide()
        self.deleteLater()
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from):
            came_from.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go through the lines while the field has the keyboard; the window may change its size."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
            if event.key() in _MOVES:
                self.table.keyPressEvent(event)
                return True
        elif event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        window, height = self.window(), self.fontMetrics().height()
        wide, high = (int(_SHARE_OF_WINDOW * side) for side in window.size().toTuple())
        self.resize(min(wide, _WIDTH * height), min(high - _FROM_TOP, _HEIGHT * height))
        self.move((window.width() - self.width()) // 2, _FROM_TOP)

    def _find(self, typed: str) -> None:
        self.table.rows.show(found(typed, self._all))
        self.table.setCurrentIndex(self.table.rows.index(0, 0))
        self.table.scrollToTop()

    def _do(self) -> None:
        """Away first: what is done may want the keyboard."""
        chosen = self.table.chosen()
        if chosen:
            self.leave()
            if is_there(chosen[0].do):
                chosen[0].do()

    def _look_where(self, _: QWidget | None, now: QWidget | None) -> None:
        """Who clicks elsewhere has done with it."""
        if self.isVisible() and now is not None and not self.isAncestorOf(now):
            self._came_from = None
            self.leave()


def open_palette(context: "Context", menu: QMenuBar) -> None:
    """Opens it, or goes away with it where it is open."""
    there = context.parent.findChild(CommandPalette)
    if there is not None and there.isVisible():
        there.leave()
    else:
        CommandPalette(context, menu).start()
