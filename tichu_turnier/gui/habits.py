"""How does the window stand where it stood, and what happens with a file that is dropped on it?"""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDockWidget

from tichu_turnier.settings import Settings, practice_folder

if TYPE_CHECKING:
    from tichu_turnier.gui.main_window import MainWindow

TOURNAMENT = ".tichu"


def restored(window: "MainWindow") -> bool:
    """Puts the window where it was; whether that is known. Qt brings it back onto a screen that is there."""
    kept = window.settings.window
    return bool(kept) and window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))


def with_place(window: "MainWindow") -> Settings:
    """The settings with where the window stands, and how wide its help is."""
    place = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    side = window.findChild(QDockWidget, "help")
    docked = side is not None and not side.isFloating()
    width = side.width() if side is not None and docked else window.settings.help_width
    return replace(window.settings, window=place, help_width=width)


def with_folder(settings: Settings, file: Path) -> Settings:
    """The settings with the folder of this file as the last one, unless it is one to play with."""
    return settings if file.parent == practice_folder() else replace(settings, folder=str(file.parent))


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
        from tichu_turnier.gui.screens.entrants import LISTS

        is_list = file.suffix.lower() in LISTS
        return file.suffix.lower() == TOURNAMENT or (is_list and self._window.bridge.tournament is not None)

    def _take(self, file: Path) -> None:
        if file.suffix.lower() == TOURNAMENT:
            self._window.open(file)
            return
        from tichu_turnier.gui.screens.entrants import EntrantsScreen

        self._window.go(EntrantsScreen.key)
        workspace = self._window.workspace
        screen = None if workspace is None else workspace.screen_of(EntrantsScreen.key)
        if isinstance(screen, EntrantsScreen):
            screen.import_list(file)
