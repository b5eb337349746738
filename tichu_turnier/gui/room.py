"""Which window hangs on the wall, on which screen, and what is it told?"""

from collections.abc import Callable
from operator import is_not
from typing import Self

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from tichu_turnier.desk.room import RoomMode, RoomPage, room_page
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.clock_watch import ClockWatch
from tichu_turnier.gui.latest import Latest
from tichu_turnier.gui.room_view import RoomList, room_view, seat_list, standings_list
from tichu_turnier.gui.widgets.room_display import RoomDisplay
from tichu_turnier.gui.widgets.room_list import measured
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import Tournament
from tichu_turnier.tournament.standings import standings

_SMALL = (1280, 720)
_KEPT: set[RoomDisplay] = set()
_WITH_SEATS = (RoomPage.SEATS, RoomPage.CLOCK_AND_SEATS)


class _Lines:
    """One of the lists on the wall, made beside the GUI thread whenever what it is about has changed."""

    def __init__(self, bridge: Bridge, room: "Room") -> None:
        self._room = room
        self._latest: Latest[RoomList] = Latest(bridge, room)
        self.forget()

    def forget(self) -> None:
        """The words are to be others."""
        self._about: tuple[object, ...] = ()
        self._lines: RoomList | None = None

    def of(
        self, about: tuple[object, ...], make: Callable[[], RoomList], *, keep: bool = True
    ) -> RoomList | None:
        """The lines, as far as they are known; the room is told once there are others."""
        if len(about) != len(self._about) or any(map(is_not, about, self._about)):
            self._about = about
            self._lines = self._lines if keep else None
            self._latest.ask(lambda: measured(make()), lambda lines: self._take(about, lines))
        return self._lines

    def _take(self, about: tuple[object, ...], lines: RoomList) -> None:
        if about is self._about:
            self._lines = lines
            self._room.refresh()


class Room(QObject):
    """The room display of a bridge; it stays open through a change of language or colours."""

    opened = Signal(bool)
    """Whether the display is open now."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.mode = RoomMode.AUTO
        self.message = ""
        self.display: RoomDisplay | None = None
        self._bridge = bridge
        self._texts = Texts("")
        self._watch = ClockWatch.of(bridge)
        self._seats = _Lines(bridge, self)
        self._ranks = _Lines(bridge, self)
        self._watch.ticked.connect(lambda _: self.refresh())
        self._watch.rang.connect(self._flash)
        bridge.changed.connect(self._show)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.screenAdded.connect(self._screen_came)
            application.screenRemoved.connect(self._screen_gone)
        self._everywhere()

    @classmethod
    def of(cls, bridge: Bridge) -> Self:
        """The room of this bridge, made on first use."""
        found = bridge.findChild(cls)
        return cls(bridge) if found is None else found

    @property
    def is_open(self) -> bool:
        """Whether the display can be seen."""
        return self.display is not None and self.display.isVisible()

    def speak(self, texts: Texts) -> None:
        """From now on in this language."""
        self._texts = texts
        self._seats.forget()
        self._ranks.forget()
        self.refresh()

    def set_mode(self, mode: RoomMode, message: str | None = None) -> None:
        """What the director wants on the wall."""
        self.mode = mode
        self.message = self.message if message is None else message
        self.refresh()

    def toggle(self) -> None:
        """Opens the display, on the second screen if there is one, or closes it."""
        if self.is_open and self.display is not None:
            self.display.close()
        elif self._bridge.tournament is not None:
            self._open()

    def refresh(self) -> None:
        """Shows what belongs on the wall at this moment."""
        if self.is_open and self.display is not None:
            self._fill(self.display)

    def _show(self, tournament: Tournament | None) -> None:
        if tournament is None and self.display is not None:
            self.display.close()
        self.refresh()

    def _open(self) -> None:
        if self.display is None:
            self.display = self._hung()
        self._fill(self.display)
        self._move()

    def _hung(self) -> RoomDisplay:
        """A display that goes with the bridge, and not when Python tidies up in some other thread."""
        display = RoomDisplay()
        display.opened.connect(self.opened)
        self._bridge.destroyed.connect(display.deleteLater)
        _KEPT.add(display)
        display.destroyed.connect(lambda: _KEPT.discard(display))
        return display

    def _fill(self, display: RoomDisplay) -> None:
        tournament = self._bridge.tournament
        if tournament is None:
            return
        now = self._watch.now()
        page = room_page(tournament, now, self.mode)
        lines = self._list(page, tournament)
        words = room_view(page, tournament, now, self._texts, lines=lines, message=self.message)
        display.show_view(words)

    def _list(self, page: RoomPage, tournament: Tournament) -> RoomList | None:
        """What is computed beside the GUI thread; what is out of date stays, as long as it can be true."""
        texts = self._texts
        if page in _WITH_SEATS:
            about = (tournament.rounds, tournament.entrants)
            return self._seats.of(about, lambda: seat_list(tournament, texts), keep=False)
        if page is RoomPage.STANDINGS:
            return self._ranks.of((tournament,), lambda: standings_list(standings(tournament), texts))
        return None

    def _flash(self) -> None:
        if self.is_open and self.display is not None:
            self.display.flash()

    def _screen_came(self) -> None:
        if self.is_open:
            self._move()

    def _move(self) -> None:
        """To the second screen, filling it; in a window where there is only one."""
        if self.display is None:
            return
        screen = self._second_screen()
        if screen is None:
            self.display.resize(*_SMALL)
            self.display.show()
            return
        if not self.display.isVisible():
            # The wall is looked at; what is typed stays at the director's window.
            self.display.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
            self.display.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.display.setScreen(screen)
        self.display.setGeometry(screen.geometry())
        # Not showFullScreen(), which takes the keyboard.
        self.display.setWindowState(Qt.WindowState.WindowFullScreen)
        self.display.show()

    def _second_screen(self) -> QScreen | None:
        window = self._bridge.parent()
        mine = window.screen() if isinstance(window, QWidget) else QGuiApplication.primaryScreen()
        return next((screen for screen in QGuiApplication.screens() if screen is not mine), None)

    def _screen_gone(self, gone: QScreen) -> None:
        """Without its screen the display would cover the director's: it becomes a window."""
        left = [screen for screen in QGuiApplication.screens() if screen is not gone]
        if self.is_open and self.display is not None and len(left) == 1:
            self.display.setWindowState(Qt.WindowState.WindowNoState)
            self.display.resize(*_SMALL)

    def _everywhere(self) -> None:
        """Ctrl+D opens the display from every screen of the window, and closes it from the display too."""
        window = self._bridge.parent()
        if isinstance(window, QWidget):
            shortcut = QShortcut(QKeySequence("Ctrl+D"), window)
            shortcut.setContext(Qt.ShortcutContext.ApplicationShortcut)
            shortcut.activated.connect(self.toggle)
