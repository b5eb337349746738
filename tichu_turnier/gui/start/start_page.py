"""The page before a tournament is open: make a new one, or open one of those known."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import (
    boxed,
    card,
    column,
    in_letters,
    label,
    letters,
    line,
    plain_tip,
    scrolling,
)
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.start.defaults import home_zone, short
from tichu_turnier.gui.start.preset_cards import PRESET_KEYS, PresetCards
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.desk.recent import RecentState

    Found = tuple[str, RecentState, str]
    "A file, how far it is, and that in words."

_FILE = Qt.ItemDataRole.UserRole


class RecentList(QListWidget):
    """The files, each with how far it is as soon as that is known: it is read beside the window."""

    chosen = Signal(object)
    like = Signal(object)
    forgotten = Signal(str)

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self._items: dict[str, QListWidgetItem] = {}
        self.setAccessibleName(texts("start-known"))
        self.setIconSize(QSize(in_letters(20), in_letters(20)))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setToolTip(texts("start-forget-tip"))
        self.itemActivated.connect(lambda item: self.chosen.emit(Path(item.data(_FILE))))
        self.itemClicked.connect(self.itemActivated)

    @property
    def current(self) -> Path | None:
        chosen = self.selectedItems()
        return Path(chosen[0].data(_FILE)) if chosen else None

    def show_files(self, files: Sequence[str]) -> None:
        self.clear()
        self._items = {}
        for file in files:
            path = Path(file)
            item = QListWidgetItem(icon("open", "accent"), self._words(path, self._texts("recent-reading")))
            item.setData(_FILE, file)
            item.setToolTip(plain_tip(file))
            self.addItem(item)
            self._items[file] = item
        self.setCurrentRow(0)
        if self.isVisible():
            self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """What was just played is further by now."""
        super().showEvent(event)
        self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        then, look = Ahead.of(self._bridge).then, self._bridge.run_file_job
        for file in self._items:
            then(look, partial(_found, file, self._texts), self._show_state)

    def _show_state(self, found: "Found") -> None:
        file, state, words = found
        item = self._items.get(file)
        if item is None:
            return
        when = "" if state.changed is None else self._when(state.changed)
        item.setText(self._words(Path(file), words, when))
        item.setToolTip(plain_tip(f"{item.text()}\n{file}"))
        item.setIcon(icon("open", "accent") if state.readable else icon("warning", "warning"))

    def _words(self, file: Path, state: str, when: str = "") -> str:
        return "\n".join((file.stem, state, "  ·  ".join(filter(None, (short(file.parent), when)))))

    def _when(self, changed: datetime) -> str:
        zone = ZoneInfo(home_zone())
        wall, today = changed.astimezone(zone), datetime.now(zone).date()
        clock, day = f"{wall:%H:%M}", wall.date()
        if day == today:
            return self._texts("recent-today", time=clock)
        if day == today - timedelta(days=1):
            return self._texts("recent-yesterday", time=clock)
        return self._texts("recent-day", day=f"{day:%d.%m.%Y}")


def _found(file: str, texts: Texts) -> "Found":
    from tichu_turnier.desk.recent import state_of

    state = state_of(Path(file))
    return file, state, texts(f"recent-{state.key}", **state.args)


class StartPage(QWidget):
    """The kinds of a new tournament on the left, the known ones on the right."""

    wanted = Signal(str)
    """A new tournament of this kind is wanted (key of its preset)."""
    browse = Signal()
    advise = Signal()
    demo = Signal()

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self.texts = texts
        self._goes_on = self._anew = False
        self.strip = MessageStrip(texts, always=False)
        self.cards = PresetCards(texts, PRESET_KEYS)
        self.cards.entered.connect(self.go_on)
        self.recent = RecentList(bridge, texts)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on with the tournament of today, after a crash too; without one it makes a new one."""
        super().showEvent(event)
        (self.recent if self._goes_on and not self._anew else self.cards).setFocus()
        self._anew = False

    def begin_anew(self) -> None:
        self._anew = not self.isVisible()
        self.cards.setFocus()

    def go_on(self) -> None:
        self.wanted.emit(self.cards.key)

    def show_recent(self, files: Sequence[str], *, goes_on: bool) -> None:
        self._goes_on = goes_on and bool(files)
        self.recent.show_files(files)
        self._no_recent.setVisible(not files)
        for part in (self.recent, self._like):
            part.setVisible(bool(files))

    def _make_like(self) -> None:
        if self.recent.current is not None:
            self.recent.like.emit(self.recent.current)

    def _lay_out(self) -> None:
        texts = self.texts
        go = button(texts("start-next"), self.go_on, "primary", "new", texts("start-next-tip"), name="next")
        go.setMinimumHeight(42)
        advise = button(texts("advise-open"), self.advise.emit, "quiet", "question", name="advise")
        head = line(label(texts("start-new"), "heading"), None, advise)
        tip = texts("start-demo-tip")
        demo = button(texts("start-demo"), self.demo.emit, "", "demo", tip, "demo")
        foot = boxed(Flow(demo, self.cards.door, None, go))
        edge = int(22 / max(1.0, letters()))  # large letters need the room
        new = card(column(head, self.cards, foot, None, margin=edge, gap=16))
        heading, like_tip = label(texts("start-known"), "heading"), texts("start-like-tip")
        self._no_recent = label(texts("start-no-recent"), "hint", wrap=True)
        self._like = button(texts("start-like"), self._make_like, picture="copy", tip=like_tip, name="like")
        layout = column(
            heading, self._no_recent, self.recent, self._like, margin=edge, gap=12, grows=self.recent
        )
        layout.addStretch(0)
        layout.addWidget(button(texts("start-open"), self.browse.emit, picture="open"))
        columns = line(new, card(layout), gap=edge + 6)
        columns.setStretch(0, 5)
        columns.setStretch(1, 3)
        middle = boxed(column(label(texts("start-title"), "big"), columns, gap=int(18 / letters())))
        middle.setMaximumWidth(in_letters(1120))
        around = line(None, middle, None)
        air = int(20 / letters() ** 2)  # with large letters there is no room for it
        around.setContentsMargins(edge + 10, air, edge + 10, air)
        around.setStretchFactor(middle, 100)
        inside = column(None, around, None, gap=0)
        inside.setStretch(2, 2)
        area = scrolling(boxed(inside))
        self.setLayout(column(area, self.strip, gap=0, grows=area))
