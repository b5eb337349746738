"""The settings while the program runs: changed one by one, saved at once, told to the window."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import time

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow

from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.table import habits_to_keep, restore_habits
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.settings import Settings, practice_folder
from tichu_turnier.texts import Texts

HELP = "help"
_SAME_EVENING = 12 * 3600
"""Seconds since a tournament was last opened within which it is taken for the one of today."""


class SettingsKeeper(QObject):
    """Holds the settings; what cannot be saved is told, and holds until the program ends."""

    look_changed = Signal()
    """Another language, theme or size of letters: everything is to be built anew."""
    recent_changed = Signal()
    refused = Signal(object)
    """Why the settings were not saved (tuple of Finding)."""

    def __init__(
        self, settings: Settings, save: Callable[[Settings], None], folder: Path, parent: QObject
    ) -> None:
        """`save` may raise OSError; files are suggested in `folder` as long as no other was used."""
        super().__init__(parent)
        self.settings = settings
        LOOK.moves = settings.motion
        self._texts = Texts(settings.language)
        self._write = save
        self._first_folder = folder

    @property
    def texts(self) -> Texts:
        """One for each language, as it knows what rounds are called in the tournament that is open."""
        if self._texts.language != (now := Texts(self.settings.language)).language:
            self._texts = now
        return self._texts

    @property
    def folder(self) -> Path:
        """Where files were last opened, as long as that is still there."""
        last = self.settings.folder
        return Path(last) if last and Path(last).is_dir() else self._first_folder

    @property
    def goes_on(self) -> bool:
        """Whether the tournament that was open last is the one of today, as after a crash."""
        return time() - self.settings.opened < _SAME_EVENING

    def set_language(self, language: str) -> None:
        self.set_look(replace(self.settings, language=language))

    def set_theme(self, theme: str) -> None:
        self.set_look(replace(self.settings, theme=theme))

    def set_font_scale(self, percent: int) -> None:
        self.set_look(replace(self.settings, font_scale=percent))

    def set_motion(self, moves: bool) -> None:
        self.settings = replace(self.settings, motion=moves)
        LOOK.moves = moves
        self._save()

    def keep_paper(self, settings: Settings) -> None:
        """Keeps what these settings say about the look of paper; nothing in the window changes."""
        self.settings = self.settings.with_paper_of(settings)
        self._save()

    def keep_columns(self, columns: Mapping[str, str]) -> None:
        self.settings = replace(self.settings, list_columns={**self.settings.list_columns, **columns})
        self._save()

    def remember(self, file: Path) -> None:
        opened = replace(self.settings.with_recent(str(file)), opened=time())
        practice = file.parent == practice_folder()
        self.settings = opened if practice else replace(opened, folder=str(file.parent))
        self._save()
        self.recent_changed.emit()

    def forget(self, file: str) -> None:
        others = tuple(other for other in self.settings.recent if other != file)
        self.settings = replace(self.settings, recent=others)
        self._save()
        self.recent_changed.emit()

    def restore(self, window: QMainWindow) -> bool:
        """Puts the window where it was, and tables as they were; whether the place is known."""
        restore_habits(self.settings.tables)
        kept = self.settings.window
        return bool(kept) and window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))

    def keep_place(self, window: QMainWindow) -> None:
        """Keeps where the window stands, how wide its help is, and what its tables are like."""
        place = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
        side = window.findChild(QDockWidget, HELP)
        below = Qt.DockWidgetArea.BottomDockWidgetArea
        docked = side is not None and not side.isFloating() and window.dockWidgetArea(side) is not below
        width = side.width() if side is not None and docked else self.settings.help_width
        with suppress(OSError):  # nobody is there any more to be told
            self._write(replace(self.settings, window=place, help_width=width, tables=habits_to_keep()))

    def set_look(self, settings: Settings) -> None:
        """Other words, colours or letters, as these settings say."""
        self.settings = settings
        self._save()
        self.look_changed.emit()

    def _save(self) -> None:
        try:
            self._write(self.settings)
        except OSError as error:
            self.refused.emit((Finding("window-settings-not-saved", args={"reason": str(error)}),))
