"""Opens the public displays on their monitors, and says what each of them shows."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QMargins, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from tichu_turnier.gui.bridge import Bridge, BridgePart, Latest
from tichu_turnier.gui.display.display_list import measured
from tichu_turnier.gui.display.display_page import RoomDisplay, fill_monitor, keep_with, other_monitors
from tichu_turnier.gui.evening.clock_watch import ClockWatch
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.public_display import ROTATING, RoomPage, room_page, rotating_pages
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Listing
from tichu_turnier.words.room_view import WITH_SEATS, room_lines, room_view

_SMALL = (1280, 720)
_LEAST, _FRAME = 200, QMargins(8, 40, 8, 8)
_USUAL_SECONDS = 15


def _lines_of(page: RoomPage, tournament: Tournament, texts: Texts) -> Listing:
    return measured(room_lines(page, tournament, texts) or Listing((), ()))


class _Lines:
    """One of the lists on the wall, made beside the GUI thread whenever what it is about has changed."""

    def __init__(self, bridge: Bridge, room: "RoomDisplays") -> None:
        self._room = room
        self._latest: Latest[Listing] = Latest(bridge, room)
        self._lines: Listing | None = None

    def of(self, about: object, make: Callable[[], Listing], *, keep: bool = True) -> Listing | None:
        """The list about this, or the one before until it is there, if that may be kept."""
        if self._latest.ask_about(about, make, self._take) and not keep:
            self._lines = None
        return self._lines

    def _take(self, lines: Listing) -> None:
        self._lines = lines
        self._room.refresh()


class RoomDisplays(BridgePart):
    """A room display on every further screen; where pages rotate, each begins with another one."""

    opened = Signal(bool)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.mode = RoomMode.AUTO
        self.further: RoomMode | None = None
        """What all displays but the first show; None for the same."""
        self.message = ""
        self.pages: frozenset[RoomPage] = frozenset(ROTATING)
        self.displays: list[RoomDisplay] = []
        self._rotation = QTimer(self, interval=_USUAL_SECONDS * 1000)
        self._rotation.timeout.connect(self.next_page)
        self._texts = Texts("")
        self._watch = ClockWatch.of(bridge)
        self._seats, self._ranks, self._owing = (_Lines(bridge, self) for _ in range(3))
        self._watch.ticked.connect(lambda _: self.refresh())
        self._watch.rang.connect(self._flash)
        bridge.began.connect(self._begin)
        if isinstance(application := QApplication.instance(), QApplication):
            application.screenAdded.connect(self._screen_came)
            application.screenRemoved.connect(self._screen_gone)
        # Ctrl+D opens the display from every screen of the window, and closes it from the display too.
        window = bridge.parent()
        if isinstance(window, QWidget):
            everywhere = Qt.ShortcutContext.ApplicationShortcut
            QShortcut(QKeySequence("Ctrl+D"), window, context=everywhere).activated.connect(self.toggle)

    @property
    def display(self) -> RoomDisplay | None:
        """The display on the first of the further screens; None before it was opened."""
        return self.displays[0] if self.displays else None

    @property
    def is_open(self) -> bool:
        return any(display.isVisible() for display in self.displays)

    @property
    def seconds(self) -> int:
        return self._rotation.interval() // 1000

    def speak(self, texts: Texts) -> None:
        self._texts = texts
        self._seats, self._ranks, self._owing = (_Lines(self._bridge, self) for _ in range(3))
        self.refresh()

    def _begin(self) -> None:
        """Another tournament: what was said to the other hall, and its lists, are not for this one."""
        self.speak(self._texts)
        if self.further is RoomMode.MESSAGE:
            self.further = None
        self.set_mode(RoomMode.AUTO if self.mode is RoomMode.MESSAGE else self.mode, "")

    def set_mode(self, mode: RoomMode, message: str | None = None) -> None:
        self.mode, self.message = mode, self.message if message is None else message
        for number, display in enumerate(self.displays):
            display.set_paging(on=self._mode(number) is not RoomMode.ROTATE)
        self._set_rotation()
        self.refresh()

    def set_further(self, mode: RoomMode | None) -> None:
        """What the displays on all further screens but the first show."""
        self.further = mode
        self.set_mode(self.mode)

    def set_rotation(self, pages: frozenset[RoomPage], seconds: int) -> None:
        self.pages = pages
        if seconds != self.seconds:
            self._rotation.setInterval(seconds * 1000)
        self.refresh()

    def next_page(self) -> None:
        """Every display shows the next page: of its list, or when all of that was seen, the next one."""
        for number, display in enumerate(self.displays):
            if self._mode(number) is not RoomMode.ROTATE:
                continue
            if display.page + 1 < display.pages:
                display.next_page()
            else:
                display.turn += 1
        self.refresh()

    def toggle(self) -> None:
        if self.is_open:
            self._close()
        elif self._bridge.tournament is not None:
            self._place()

    def refresh(self) -> None:
        tournament = self._bridge.tournament
        if not self.is_open or tournament is None:
            return
        now = self._watch.now()
        for number, display in enumerate(self.displays):
            if display.isVisible():
                page = self._page(display, self._mode(number), tournament, now)
                lines = self._list(page, tournament)
                view = room_view(page, tournament, now, self._texts, lines=lines, message=self.message)
                display.show_view(view)

    def _show(self, tournament: Tournament | None) -> None:
        if tournament is None:
            self._close()
        self.refresh()

    def _close(self) -> None:
        for display in self.displays:
            display.close()
        self._set_rotation()

    def _set_rotation(self) -> None:
        """Pages rotate only while they are seen."""
        if not self.is_open or self.mode is not RoomMode.ROTATE:
            self._rotation.stop()
        elif not self._rotation.isActive():
            self._rotation.start()

    def hang(self) -> RoomDisplay:
        """One more display; it is not seen yet."""
        if not self.displays:
            self._bridge.changed.connect(self._show)
        display = RoomDisplay()
        keep_with(self._bridge, display)
        display.opened.connect(lambda _: self.opened.emit(self.is_open))
        display.turn = len(self.displays)
        display.set_paging(on=self._mode(display.turn) is not RoomMode.ROTATE)
        self.displays.append(display)
        return display

    def _mode(self, number: int) -> RoomMode:
        return self.mode if not number or self.further is None else self.further

    def _page(self, display: RoomDisplay, mode: RoomMode, tournament: Tournament, now: Moment) -> RoomPage:
        if mode is not RoomMode.ROTATE:
            return room_page(tournament, now, mode)
        pages = rotating_pages(tournament, now, self.pages, self.message)
        return pages[display.turn % len(pages)]

    def _list(self, page: RoomPage, tournament: Tournament) -> Listing | None:
        """What is computed beside the GUI thread; what is out of date stays, as long as it can be true."""
        lines = partial(_lines_of, page, tournament, self._texts)
        if page in WITH_SEATS:
            return self._seats.of((tournament.rounds, tournament.entrants), lines, keep=False)
        known = {RoomPage.MISSING: self._owing, RoomPage.STANDINGS: self._ranks}
        return known[page].of(tournament, lines) if page in known else None

    def _flash(self) -> None:
        for display in filter(RoomDisplay.isVisible, self.displays):
            display.flash()

    def _screen_came(self) -> None:
        if self.is_open:
            self._place()

    def _place(self) -> None:
        """One display on each further screen, filling it; in a window where there is only one screen."""
        screens = other_monitors(self._bridge)
        while len(self.displays) < max(1, len(screens)):
            self.hang()
        if screens:
            for display, screen in zip(self.displays, screens, strict=False):
                if not display.isVisible():
                    # The wall is looked at; what is typed stays at the director's window.
                    display.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
                fill_monitor(display, screen)
        else:
            self._show_beside(self.displays[0])
        self._set_rotation()
        self.refresh()

    def _show_beside(self, display: RoomDisplay) -> None:
        """On the only screen it takes the room beside the window, or waits behind it: controls stay free."""
        window = self._bridge.parent()
        display.resize(*_SMALL)
        if not isinstance(window, QWidget):
            display.show()
            return
        around, screen = window.frameGeometry(), window.screen().availableGeometry()
        right = screen.adjusted(max(0, around.right() + 1 - screen.left()), 0, 0, 0)
        below = screen.adjusted(0, max(0, around.bottom() + 1 - screen.top()), 0, 0)
        free = max(right, below, key=lambda room: min(room.width(), room.height()))
        if min(free.width(), free.height()) >= _LEAST:
            display.setGeometry(free.marginsRemoved(_FRAME))
        display.show()
        window.raise_()

    def _screen_gone(self, gone: QScreen) -> None:
        """Displays go where there are screens for them: Qt would put one over the director's window.

        Those without a screen of their own close, the last is a window.
        """
        if not self.is_open:
            return
        screens = other_monitors(self._bridge, gone)
        for display in self.displays[max(1, len(screens)) :]:
            display.close()
        for display, screen in zip(self.displays, screens, strict=False):
            fill_monitor(display, screen)
        if not screens:
            self.displays[0].setWindowState(Qt.WindowState.WindowNoState)
            self.displays[0].resize(*_SMALL)
