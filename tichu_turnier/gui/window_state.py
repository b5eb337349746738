"""How does the window stand where it stood, and what happens with a file that is dropped on it?"""

from dataclasses import replace
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDockWidget

from tichu_turnier.gui.common.table_state import take_over, to_keep
from tichu_turnier.gui.start.tournament_files import ENDING
from tichu_turnier.settings import Settings, practice_folder

if TYPE_CHECKING:
    from tichu_turnier.gui.main_window import MainWindow

_SAME_EVENING = 12 * 3600
"""Seconds since a tournament was last opened within which it is taken for the one of today."""


def restored(window: "MainWindow") -> bool:
    """Puts the window where it was, and tables as they were; whether the place is known.

    Qt brings the window back onto a screen that is there.
    """
    take_over(window.settings.tables)
    kept = window.settings.window
    return bool(kept) and window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))


def with_place(window: "MainWindow") -> Settings:
    """The settings with where the window stands, how wide its help is, and what its tables are like."""
    place = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    side = window.findChild(QDockWidget, "help")
    below = Qt.DockWidgetArea.BottomDockWidgetArea
    docked = side is not None and not side.isFloating() and window.dockWidgetArea(side) is not below
    width = side.width() if side is not None and docked else window.settings.help_width
    return replace(window.settings, window=place, help_width=width, tables=to_keep())


def with_folder(settings: Settings, file: Path) -> Settings:
    """The settings after this file was opened; a folder of evenings to play with is not kept."""
    opened = replace(settings, opened=time())
    return opened if file.parent == practice_folder() else replace(opened, folder=str(file.parent))


def without_recent(settings: Settings, file: str) -> Settings:
    """The settings without this file among those that were open last."""
    return replace(settings, recent=tuple(other for other in settings.recent if other != file))


def goes_on(settings: Settings) -> bool:
    """Whether the tournament that was open last is the one of today, as after a crash."""
    return time() - settings.opened < _SAME_EVENING


def last_folder(settings: Settings, otherwise: Path) -> Path:
    """Where files were last opened, as long as that is still there."""
    return Path(settings.folder) if settings.folder and Path(settings.folder).is_dir() else otherwise


class FileDrops(QObject):
    """Opens tournaments that are dropped on the window, and shows what a list of people would bring."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes what it knows; the rest is left to others."""
        if isinstance(event, QDragEnterEvent | QDropEvent):
            file = self._welcome(event)
            if file is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    self._take(file)
                return True
        return super().eventFilter(watched, event)

    def _welcome(self, event: QDropEvent) -> Path | None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        return next((file for file in files if self._known(file)), None)

    def _known(self, file: Path) -> bool:
        from tichu_turnier.gui.entrants.entrants_screen import LISTS

        is_list = file.suffix.lower() in LISTS
        return file.suffix.lower() == ENDING or (is_list and self._window.bridge.tournament is not None)

    def _take(self, file: Path) -> None:
        if file.suffix.lower() == ENDING:
            self._window.open(file)
            return
        from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen

        self._window.go(EntrantsScreen.key)
        workspace = self._window.workspace
        screen = None if workspace is None else workspace.screen_of(EntrantsScreen.key)
        if isinstance(screen, EntrantsScreen):
            screen.import_list(file)
