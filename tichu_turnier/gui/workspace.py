"""Which screen of an open tournament is in front, and what stands around it?"""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.parts import fill, scroller
from tichu_turnier.gui.curtain import Curtain
from tichu_turnier.gui.half_made import or_given_up
from tichu_turnier.gui.header import Header
from tichu_turnier.gui.idle import AFTER_PAINT, AT_ONCE
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.sidebar import Place, Sidebar
from tichu_turnier.tournament.model.snapshot import Tournament

_DIGITS = 9


class Workspace(QWidget):
    """Sidebar, header, one screen and the strip; a screen is made before or when it is first gone to."""

    def __init__(self, context: Context, taken_letters: str, parent: QWidget) -> None:
        from tichu_turnier.gui.screens import SCREENS

        super().__init__(parent)
        self.context = context
        self.where = ""
        self._kinds = {kind.key: kind for kind in SCREENS}
        self._screens: dict[str, Screen] = {}
        self._half_made: dict[str, Iterator[int]] = {}
        texts = context.texts
        places = [Place(key, texts(f"screen-{key}"), texts(f"screen-{key}-tip")) for key in self._kinds]
        self.sidebar = Sidebar(places, taken_letters)
        self.sidebar.chosen.connect(self.go)
        self.header = Header(context.bridge, texts)
        self.stack = QStackedWidget()
        self.strip = MessageStrip(texts)
        self.curtain = Curtain(self)
        self._lay_out()
        for number, key in enumerate(list(self._kinds)[:_DIGITS], 1):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(lambda key=key: self.go(key))

    @property
    def keys(self) -> tuple[str, ...]:
        """Of all screens, in the order of the sidebar."""
        return tuple(self._kinds)

    def screens_ahead(self) -> Iterator[int]:
        """Makes the screens that nobody has gone to yet, in steps for `Idle`."""
        for key in self._kinds:
            yield from self.screen_ahead(key)
            yield AFTER_PAINT

    def screen_ahead(self, key: str) -> Iterator[int]:
        """Makes one screen, unless it is there, in steps for `Idle`."""
        if key not in self._screens:
            self._half_made[key] = self._made(key)
            yield from self._half_made[key]

    def go(self, key: str) -> None:
        """Brings a screen to the front and shows the newest snapshot on it; unknown keys are ignored.

        What follows a slash is chosen there: `sheets/ranking`.
        """
        key, _, what = key.partition("/")
        if key not in self._kinds:
            return
        screen = self.screen_of(key)
        if key != self.where:  # else only what changes on it is painted
            self.curtain.close()
        self.where = key
        self.sidebar.show_place(key)
        self.stack.setCurrentIndex(list(self._screens).index(key))
        if what:
            screen.choose(what)
        if self.context.bridge.tournament is not None:
            screen.show_tournament(self.context.bridge.tournament)
        if self.isVisible():  # else Qt would take the keyboard from the page in front
            screen.setFocus()

    def screen_of(self, key: str) -> Screen:
        """The screen with this key, made on first use."""
        for _ in self._half_made.pop(key, ()):
            pass
        if key not in self._screens:
            for _ in self._made(key):
                pass
        return self._screens[key]

    def _made(self, key: str) -> Iterator[int]:
        area = scroller(self.stack)
        self.stack.addWidget(area)
        screen = self._kinds[key](replace(self.context, ground=area.viewport()))
        screen.setObjectName(f"screen-{key}")
        screen.setWindowTitle(self.context.texts(f"screen-{key}"))  # tables without a heading are called so
        self._screens[key] = screen
        with or_given_up(screen):
            yield AT_ONCE
            yield from screen.furnish()
            fill(area, screen)
        yield AT_ONCE

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows a snapshot in the header and on the screen in front; the others see it when gone to."""
        desk = self.context.bridge.desk
        self.header.show_tournament(tournament, None if desk is None else desk.history)
        self.screen_of(self.where).show_tournament(tournament)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays out first, then paints."""
        self.curtain.close()
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.header)
        right.addWidget(self.stack, 1)
        right.addWidget(self.strip)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.sidebar)
        whole.addLayout(right, 1)
