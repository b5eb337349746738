"""Which tournaments were open last, and how far is each?"""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.start.defaults import short
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tichu_turnier.desk.recent import RecentState

    Found = tuple[str, RecentState, str]
    """A file, how far it is, and that in words."""

_FILE = Qt.ItemDataRole.UserRole
_AFTER_PAINT_MS = 30
_PICTURE = QSize(20, 20)
_BETWEEN = "  ·  "


class RecentList(QListWidget):
    """The files, each with how far it is as soon as that is known: it is read beside the window."""

    chosen = Signal(object)
    """This file is to be opened (Path)."""
    like = Signal(object)
    """A tournament like the one in this file is wanted (Path)."""
    forgotten = Signal(str)
    """This file is to stand here no more."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self._items: dict[str, QListWidgetItem] = {}
        self.setAccessibleName(texts("start-known"))
        self.setIconSize(_PICTURE)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setToolTip(texts("start-forget-tip"))
        self.itemActivated.connect(lambda item: self.chosen.emit(Path(item.data(_FILE))))
        self.itemClicked.connect(self.itemActivated)
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_PAINT_MS)
        self._soon.timeout.connect(self._look)

    @property
    def current(self) -> Path | None:
        """The file that is picked."""
        chosen = self.selectedItems()
        return Path(chosen[0].data(_FILE)) if chosen else None

    def show_files(self, files: Sequence[str]) -> None:
        """These files; whether they are still there is looked at beside the window too."""
        self.clear()
        self._items = {}
        for file in files:
            path = Path(file)
            item = QListWidgetItem(icon("open", "accent"), self._words(path, self._texts("recent-reading")))
            item.setData(_FILE, file)
            item.setToolTip(file)
            self.addItem(item)
            self._items[file] = item
        self.setCurrentRow(0)
        if self.isVisible():
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody comes back: what was just played is further."""
        super().showEvent(event)
        self._soon.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter makes a new one like it, Delete takes it off the list."""
        current, key = self.current, event.key()
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if current is not None and with_control and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.like.emit(current)
        elif current is not None and key == Qt.Key.Key_Delete:
            self.forgotten.emit(str(current))
        else:
            super().keyPressEvent(event)

    def _look(self) -> None:
        """One file after the other, so that one that is slow holds up only those behind it."""
        for file in self._items:
            self._bridge.run_file_job(self._looker(file), self._show_state)

    def _looker(self, file: str) -> "Callable[[], Found]":
        texts = self._texts

        def job() -> "Found":
            from tichu_turnier.desk.recent import state_of

            state = state_of(Path(file))
            return file, state, texts(f"recent-{state.key}", **state.args)

        return job

    def _show_state(self, found: "Found") -> None:
        file, state, words = found
        item = self._items.get(file)
        if item is None:
            return
        when = "" if state.changed is None else self._when(state.changed)
        item.setText(self._words(Path(file), words, when))
        item.setToolTip(f"{item.text()}\n{file}")
        item.setIcon(icon("open", "accent") if state.readable else icon("warning", "warning"))

    def _words(self, file: Path, state: str, when: str = "") -> str:
        """What it is called, how far it is, where it lies and since when."""
        return "\n".join((file.stem, state, _BETWEEN.join(filter(None, (short(file.parent), when)))))

    def _when(self, changed: datetime) -> str:
        today, day = date.today(), changed.date()  # noqa: DTZ011 -- the calendar on the wall of the club
        clock = f"{changed:%H:%M}"
        if day == today:
            return self._texts("recent-today", time=clock)
        if day == today - timedelta(days=1):
            return self._texts("recent-yesterday", time=clock)
        return self._texts("recent-day", day=f"{day:%d.%m.%Y}")
