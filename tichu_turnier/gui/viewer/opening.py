"""How does a hand get into the viewer: from a game log, by the menu or dropped, or from elsewhere?

What the viewer needs is loaded only when somebody wants to see a hand.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.idle import AT_ONCE
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.gui.bridge import Bridge
    from tichu_turnier.gui.main_window import MainWindow
    from tichu_turnier.gui.viewer.window import ViewerWindow
    from tichu_turnier.rules.engine.position import Position

LOG_ENDING = ".tch"


def show_hand(
    positions: "Sequence[Position]",
    title: str,
    bridge: "Bridge",
    texts: Texts,
    parent: QWidget,
    names: tuple[str, ...] = ("", "", "", ""),
) -> None:
    """Opens the viewer with one hand, given its positions from the exchange of cards on.

    `names` are those of the seats; without them they are called by the sides of the table.
    """
    _with_viewer(bridge, texts, parent, lambda viewer: viewer.show_positions(positions, title, names))


def show_log(path: Path, bridge: "Bridge", texts: Texts, parent: QWidget) -> None:
    """Opens the viewer with the hands of a game log."""
    _with_viewer(bridge, texts, parent, lambda viewer: viewer.show_log(path))


def ask_for_log(texts: Texts, folder: Path, parent: QWidget) -> Path | None:
    """Asks which game log to open; None when nobody wants one."""
    kinds = f"{texts('viewer-files')} (*{LOG_ENDING} *.txt);;{texts('viewer-all-files')} (*)"
    file, _ = QFileDialog.getOpenFileName(parent, texts("viewer-open"), str(folder), kinds)
    return Path(file) if file else None


def dropped_log(event: QDragEnterEvent | QDropEvent) -> Path | None:
    """The game log that somebody drags onto a window."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix.lower() == LOG_ENDING), None)


class LogOpener(QObject):
    """Opens logs for the main window, also those that are dropped on it."""

    def __init__(self, window: "MainWindow", texts: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._texts = texts
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def ask(self) -> None:
        """Asks for a log and shows it."""
        path = ask_for_log(self._texts, self._window.folder, self._window)
        if path is not None:
            show_log(path, self._window.bridge, self._texts, self._window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes logs; whatever else is dropped is left to others."""
        if isinstance(event, QDragEnterEvent | QDropEvent):
            path = dropped_log(event)
            if path is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    show_log(path, self._window.bridge, self._texts, self._window)
                return True
        return super().eventFilter(watched, event)


def _with_viewer(
    bridge: "Bridge", texts: Texts, parent: QWidget, show: "Callable[[ViewerWindow], None]"
) -> None:
    """Makes a viewer and has it show something in the next turn; its code is loaded beside the GUI thread."""

    def load() -> "type[ViewerWindow]":
        from tichu_turnier.gui.viewer.window import ViewerWindow

        return ViewerWindow

    def then(kind: "type[ViewerWindow]") -> None:
        if isValid(parent):
            viewer = kind(bridge, texts, parent)
            QTimer.singleShot(AT_ONCE, viewer, lambda: show(viewer))

    bridge.work(load, then)
