"""The help at the side of the window, or beside a dialog."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMainWindow, QStyle, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.commands import key_name, plain
from tichu_turnier.gui.common.parts import column
from tichu_turnier.gui.help.panel import HelpPanel
from tichu_turnier.gui.settings_keeper import HELP
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.screen import Context

_WIDTH, _HEIGHT = 380, 560
_BESIDE, _BELOW = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
_SHARE_BELOW = 0.35
_SEPARATOR = QStyle.PixelMetric.PM_DockWidgetSeparatorExtent


class HelpSide(QDockWidget):
    """The help at the right edge of the window; its width is kept."""

    def __init__(self, window: QMainWindow, texts: Texts) -> None:
        super().__init__(texts("help-title"), window)
        self.setObjectName(HELP)
        self.panel = HelpPanel(texts)
        self.panel.closed.connect(self.close)
        self.panel.everywhere = lambda: _keys_of(window)
        self._came_from: QWidget | None = None
        self.below = False
        """Whether it stands below the screen because there is no room beside it."""
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | _BESIDE | _BELOW)
        self.setWidget(self.panel)

    @property
    def has_keyboard(self) -> bool:
        """Whether somebody is reading or searching here."""
        focus = QApplication.focusWidget()
        return focus is not None and self.panel.isAncestorOf(focus)

    def open_page(self, key: str) -> None:
        """Shows a page; the keyboard goes there, and back to where it was when the help is closed."""
        if not self.has_keyboard:
            self._came_from = QApplication.focusWidget()
        self.show()
        self.raise_()
        self.panel.text.setFocus()
        self.panel.show_page(key)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Gives the keyboard back, unless whoever had it is gone, as after a change of language."""
        super().closeEvent(event)
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus()


def _keys_of(window: QMainWindow) -> Iterator[tuple[str, str]]:
    """What the menus of a window do by key: (key, words)."""
    for action in window.menuBar().findChildren(QAction):
        for keys in action.shortcuts():
            yield key_name(keys), plain(action.text())


def open_help(context: "Context", key: str) -> None:
    """Opens a page at the side of the window; for the page that stands there already, closes it."""
    window, texts = context.parent, context.texts
    if not isinstance(window, QMainWindow):
        raise TypeError(window)
    side = window.findChild(HelpSide)
    width = _wished(context) if side is None or side.below else side.width()
    if side is not None and side.panel.texts.language != texts.language:
        window.removeDockWidget(side)
        side.deleteLater()
        side = None
    if side is None:
        side = HelpSide(window, texts)
        window.addDockWidget(_BESIDE, side)
        window.resizeDocks([side], [width], Qt.Orientation.Horizontal)
    if side.isVisible() and side.panel.key == key and side.has_keyboard:
        side.close()
    else:
        side.open_page(key)
        QTimer.singleShot(0, side, lambda: _make_room(window, side, context))


def _wished(context: "Context") -> int:
    return context.keeper.settings.help_width or _WIDTH


def _make_room(window: QMainWindow, side: HelpSide, context: "Context") -> None:
    """Below, where the screen beside it would have to be scrolled from side to side, or a little narrower.

    How wide it is made by hand it stays.
    """
    needed = context.navigator.least_width
    if not needed or side.isFloating():
        return
    room = window.width() - needed - window.style().pixelMetric(_SEPARATOR)
    width = _wished(context) if side.below else side.width()
    below = room < side.minimumSizeHint().width()
    moved, side.below = below != side.below, below
    if moved:
        window.addDockWidget(_BELOW if below else _BESIDE, side)
    if below:
        window.resizeDocks([side], [int(window.height() * _SHARE_BELOW)], Qt.Orientation.Vertical)
    elif moved or (width > room and not context.keeper.settings.help_width):
        window.resizeDocks([side], [min(width, room)], Qt.Orientation.Horizontal)


def open_help_beside(dialog: QWidget, texts: Texts, key: str) -> None:
    """Opens a page in a window of its own, for dialogs that hold the main window back."""
    beside = QDialog(dialog)
    beside.setObjectName("help-beside")
    beside.setWindowTitle(texts("help-title"))
    beside.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    panel = HelpPanel(texts)
    panel.closed.connect(beside.close)
    beside.setLayout(column(panel))
    beside.resize(_WIDTH, _HEIGHT)
    panel.show_page(key)
    beside.show()
    panel.text.setFocus()
