"""Sidebar, header, screens and message strip of an open tournament."""

from dataclasses import replace

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from tichu_turnier.gui.common.message_strip import MessageStrip
from tichu_turnier.gui.common.parts import fill, scroller
from tichu_turnier.gui.header import Header
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.gui.screens import SCREENS
from tichu_turnier.gui.sidebar import Place, Sidebar
from tichu_turnier.tournament.model.snapshot import Tournament

_DIGITS = 9


class Workspace(QWidget):
    """Sidebar, header, one screen and the strip; a screen is made when it is first gone to."""

    def __init__(self, context: Context, taken_letters: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.where = ""
        self._kinds = {kind.key: kind for kind in SCREENS}
        self._screens: dict[str, Screen] = {}
        texts = context.texts
        places = [Place(key, texts(f"screen-{key}"), texts(f"screen-{key}-tip")) for key in self._kinds]
        self.sidebar = Sidebar(places, taken_letters)
        self.sidebar.chosen.connect(self.go)
        self.header = Header(context.bridge, texts)
        self.stack = QStackedWidget()
        self.strip = MessageStrip(texts)
        self._lay_out()
        for number, key in enumerate(list(self._kinds)[:_DIGITS], 1):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(lambda key=key: self.go(key))

    @property
    def keys(self) -> tuple[str, ...]:
        """Of all screens, in the order of the sidebar."""
        return tuple(self._kinds)

    @property
    def least_width(self) -> int:
        """Pixels that the screen in front needs with all that stands beside it."""
        area = self.stack.currentWidget()
        frame = area.width() - area.viewport().width() if isinstance(area, QScrollArea) else 0
        return frame + self.sidebar.width() + self.screen_of(self.where).minimumSizeHint().width()

    def go(self, key: str) -> None:
        """Brings a screen to the front and shows the newest snapshot on it; unknown keys are ignored.

        What follows a slash is chosen there: `sheets/ranking`.
        """
        key, _, what = key.partition("/")
        if key not in self._kinds:
            return
        screen = self.screen_of(key)
        self.where = key
        self.sidebar.show_place(key)
        self.stack.setCurrentIndex(list(self._screens).index(key))
        if what:
            screen.navigate(what)
        if self.context.bridge.tournament is not None:
            screen.show_tournament(self.context.bridge.tournament)
        if self.isVisible():  # else Qt would take the keyboard from the page in front
            screen.setFocus()

    def screen_of(self, key: str) -> Screen:
        """The screen with this key, made on first use."""
        if key not in self._screens:
            area = scroller(self.stack)
            self.stack.addWidget(area)
            screen = self._kinds[key](replace(self.context, parent=area.viewport()))
            screen.setObjectName(f"screen-{key}")
            screen.setWindowTitle(
                self.context.texts(f"screen-{key}")
            )  # tables without a heading are called so
            fill(area, screen)
            self._screens[key] = screen
        return self._screens[key]

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows a snapshot in the header and on the screen in front; the others see it when gone to."""
        desk = self.context.bridge.desk
        self.header.show_tournament(tournament, None if desk is None else desk.history)
        self.screen_of(self.where).show_tournament(tournament)

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
