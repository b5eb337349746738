"""What can a director begin with, before a tournament is open?"""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.parts import button, card, column, fill, in_letters, label, line, scroller
from tichu_turnier.gui.start.preset_cards import PRESET_KEYS, PresetCards
from tichu_turnier.gui.start.recent_list import RecentList
from tichu_turnier.texts import Texts

_WIDTH = 1120


class StartPage(QWidget):
    """The kinds of a new tournament on the left, the known ones on the right."""

    wanted = Signal(str)
    """A new tournament of this kind is wanted (key of its preset)."""
    chosen = Signal(object)
    """This file is to be opened (Path)."""
    like = Signal(object)
    """A new tournament like the one in this file is wanted (Path)."""
    forgotten = Signal(str)
    """This file is to stand in the list no more."""
    browse = Signal()
    """A file is to be looked for."""
    advise = Signal()
    """Which format fits is asked."""
    demo = Signal()
    """A tournament to play with is wanted."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self.texts = texts
        self._goes_on = self._anew = False
        self.strip = MessageStrip(texts, always=False)
        self.cards = PresetCards(texts, PRESET_KEYS)
        self.cards.entered.connect(self.go_on)
        self.known = RecentList(bridge, texts)
        self.known.chosen.connect(self.chosen)
        self.known.like.connect(self.like)
        self.known.forgotten.connect(self.forgotten)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on with the tournament of today, after a crash too; without one it makes a new one."""
        super().showEvent(event)
        (self.known if self._goes_on and not self._anew else self.cards).setFocus()
        self._anew = False

    def begin_anew(self) -> None:
        """A new tournament is wanted, whatever was open: the keyboard is at the cards."""
        self._anew = not self.isVisible()
        self.cards.setFocus()

    def go_on(self) -> None:
        """Asks for a new tournament of the kind that is picked."""
        self.wanted.emit(self.cards.key)

    def show_recent(self, files: Sequence[str], *, goes_on: bool) -> None:
        """The files that were open last, and whether one goes on with the first."""
        self._goes_on = goes_on and bool(files)
        self.known.show_files(files)
        self._no_recent.setVisible(not files)
        for part in (self.known, self._like):
            part.setVisible(bool(files))

    def _make_like(self) -> None:
        if self.known.current is not None:
            self.like.emit(self.known.current)

    def _lay_out(self) -> None:
        """From the outside in: what has its place from the start is dressed once."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        area = scroller(self)
        whole.addWidget(area, 1)
        whole.addWidget(self.strip)
        page = QWidget(area.viewport())
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        around = QHBoxLayout()
        around.setContentsMargins(32, 20, 32, 20)
        inside.addStretch(1)
        inside.addLayout(around)
        inside.addStretch(2)
        middle = QWidget(page)
        middle.setMaximumWidth(in_letters(_WIDTH))
        around.addStretch(1)
        around.addWidget(middle, 100)
        around.addStretch(1)
        inner = column(gap=18)
        middle.setLayout(inner)
        inner.addWidget(label(self.texts("start-title"), "big"))
        columns = line(gap=28)
        inner.addLayout(columns)
        columns.addWidget(self._new(), 5)
        columns.addWidget(self._others(), 3)
        fill(area, page)

    def _new(self) -> QFrame:
        texts = self.texts
        go = button(texts("start-next"), self.go_on, "primary", "new", texts("start-next-tip"))
        go.setObjectName("next")
        go.setMinimumHeight(42)
        advise = button(texts("advise-open"), self.advise.emit, "quiet", "question")
        advise.setObjectName("advise")
        result = card()
        layout = column(margin=22, gap=16)
        layout.addLayout(line(label(texts("start-new"), "heading"), None, advise))
        layout.addWidget(self.cards)
        layout.addLayout(line(None, go))
        layout.addStretch(1)
        result.setLayout(layout)
        return result

    def _others(self) -> QFrame:
        texts = self.texts
        result = card()
        layout = column(margin=22, gap=12)
        layout.addWidget(label(texts("start-known"), "heading"))
        self._no_recent = label(texts("start-no-recent"), "hint", wrap=True)
        layout.addWidget(self._no_recent)
        layout.addWidget(self.known, 1)
        self._like = button(texts("start-like"), self._make_like, picture="copy", tip=texts("start-like-tip"))
        self._like.setObjectName("like")
        layout.addWidget(self._like)
        layout.addStretch(0)
        layout.addWidget(button(texts("start-open"), self.browse.emit, picture="open"))
        demo = button(texts("start-demo"), self.demo.emit, "quiet", "demo", texts("start-demo-tip"))
        demo.setObjectName("demo")
        layout.addWidget(demo)
        result.setLayout(layout)
        return result
