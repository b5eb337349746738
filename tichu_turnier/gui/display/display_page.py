"""The window of the public display, painted for the hall."""

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fitting import CENTER, LEFT, RIGHT, paint_block, paint_digits, paint_line
from tichu_turnier.gui.display.display_list import Grid, grid_for, paint_list
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.tournament.model.clock import Phase
from tichu_turnier.words.room_view import RoomView

_MARGIN = 0.03
_HEAD, _HEAD_WITH_TIME = 0.1, 0.17
_NOTE = 0.085
_LABEL = 0.12
"""Parts of the height; digits fill what is set for the time."""
_BESIDE_TIME, _TIME = 0.4, 0.36
"""Parts of the width, where the time stands in the head and a list has the room below."""
_BLINK_MS = 400
_LEAST_DWELL_MS = 6_000
_DWELL_PER_ROW_MS = 200
_LONGEST_DWELL_MS = 14_000
COLORS: dict[Phase, tuple[str, str]] = {
    Phase.WAITING: ("#13202b", "#ffffff"),
    Phase.PLAYING: ("#0a3d2e", "#ffffff"),
    Phase.WARNING: ("#f5c211", "#161200"),
    Phase.LAST_HAND: ("#ff8a1f", "#1c0c00"),
    Phase.OVERTIME: ("#a80f22", "#ffffff"),
    Phase.PAUSED: ("#1d4e89", "#ffffff"),
    Phase.ENDED: ("#101614", "#ffffff"),
}
"""Background and letters; they differ in brightness too, and each phase says its name beside."""


class Blinker(QTimer):
    """Has a widget blink for a few seconds, slowly enough for everybody's eyes."""

    _BLINKS = 8

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, interval=_BLINK_MS)
        self._left = 0
        self.timeout.connect(self._blink)
        self.timeout.connect(widget.update)

    def flash(self) -> None:
        if LOOK.moves:
            self._left = self._BLINKS
            self.start()

    def colors(self, phase: Phase) -> tuple[QColor, QColor]:
        back, front = map(QColor, COLORS[phase])
        return (front, back) if self._left % 2 else (back, front)

    def _blink(self) -> None:
        self._left = max(0, self._left - 1)
        if not self._left:
            self.stop()


def other_monitors(bridge: Bridge, gone: QScreen | None = None) -> tuple[QScreen, ...]:
    """All but the one with the window; without the one that is about to be `gone`."""
    window, left = bridge.parent(), [each for each in QGuiApplication.screens() if each is not gone]
    mine: QScreen | None = window.screen() if isinstance(window, QWidget) else QGuiApplication.primaryScreen()
    if mine is gone:
        mine = next(iter(left), None)  # where Qt puts the window then
    return tuple(screen for screen in left if screen is not mine)


_KEPT: set[QWidget] = set()


def keep_with(bridge: Bridge, window: QWidget) -> None:
    """Lets a window go with the bridge, and not when Python tidies up in some other thread."""
    bridge.destroyed.connect(window.deleteLater)
    _KEPT.add(window)
    window.destroyed.connect(lambda: _KEPT.discard(window))


def fill_monitor(widget: QWidget, screen: QScreen) -> None:
    """Shows a window as large as a monitor; not showFullScreen(), which takes the keyboard."""
    widget.setScreen(screen)
    widget.setGeometry(screen.geometry())
    widget.setWindowState(Qt.WindowState.WindowFullScreen)
    widget.show()


class HallWindow(QWidget):
    """A window of its own without anything to click, which the hall sees; F11 fills the screen or not."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setWindowTitle("Tichu")
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.showNormal() if self.isFullScreen() else self.showFullScreen()
        else:
            super().keyPressEvent(event)


class RoomDisplay(HallWindow):
    """Title and wall clock, time, list, a line below."""

    opened = Signal(bool)

    def __init__(self) -> None:
        super().__init__("room-display")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the director goes on typing
        self.view = RoomView("", "")
        self.turn = 0
        """Which of the pages that rotate it shows."""
        self.page = 0
        self.grid: Grid | None = None
        self._blinker = Blinker(self)
        self.flash = self._blinker.flash
        self._pages_itself = True
        self._pager = QTimer(self)
        self._pager.timeout.connect(self.next_page)

    @property
    def pages(self) -> int:
        if self.view.lines is None or self.grid is None:
            return 1
        return self.grid.pages(len(self.view.lines.rows))

    def show_view(self, view: RoomView) -> None:
        """Shows this from now on; a list that stays the same goes on from its page."""
        if view == self.view:
            return
        same = view.lines == self.view.lines and bool(view.time) == bool(self.view.time)
        self.view = view
        if not same:
            self._set_list()
        self.update()

    def set_paging(self, *, on: bool) -> None:
        """Whether the pages of a list follow each other by themselves; else `next_page` is called."""
        self._pages_itself = on
        if not on:
            self._pager.stop()
        elif self.pages > 1 and not self._pager.isActive():
            self._set_list()

    def next_page(self) -> None:
        self.page = (self.page + 1) % self.pages
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_list()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.opened.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.showNormal() if self.isFullScreen() else self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        back, front = self._blinker.colors(self.view.phase)
        painter.fillRect(event.rect(), back)
        painter.setPen(front)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        view, room, high = self.view, self._room(), self.height()
        line, wide = high * _HEAD, room.width()
        wall = QRectF(room.right() - wide * 0.25, room.top(), wide * 0.25, line)
        title = QRectF(room.left(), room.top(), wide * (_BESIDE_TIME if self._timed else 0.73), line)
        paint_line(painter, view.title, title, line * 0.72, LEFT, bold=True)
        paint_line(painter, view.wall, wall, line * 0.72, RIGHT)
        body = self._body()
        if self._timed:
            self._paint_time_in_head(painter, title)
        elif view.time:
            body = self._paint_time(painter, body)
        if view.message:
            inner = body.adjusted(body.width() * 0.04, 0, -body.width() * 0.04, 0)
            paint_block(painter, view.message, inner, high * 0.3)
        elif view.lines is not None and self.grid is not None:
            paint_list(painter, view.lines, body, self.grid, min(self.page, self.pages - 1))
        self._paint_note(painter)
        painter.end()

    def _paint_time(self, painter: QPainter, body: QRectF) -> QRectF:
        """Time and what it means; returns what is left below."""
        high = self.height()
        time = QRectF(body.left(), body.top(), body.width(), body.height() - high * _LABEL)
        paint_digits(painter, self.view.time, time.adjusted(0, high * 0.06, 0, -high * 0.06))
        label = QRectF(body.left(), time.bottom(), body.width(), high * _LABEL)
        paint_line(painter, self.view.label, label, label.height() * 0.78, CENTER, bold=True)
        return body.adjusted(0, label.bottom() - body.top(), 0, 0)

    def _paint_time_in_head(self, painter: QPainter, title: QRectF) -> None:
        """What it means below the title, the digits beside both: who looks for a seat needs the room."""
        room, high = self._room(), self.height()
        label = QRectF(title.left(), title.bottom(), title.width(), high * (_HEAD_WITH_TIME - _HEAD))
        paint_line(painter, self.view.label, label, label.height() * 0.7, LEFT)
        time = QRectF(title.right(), title.top(), room.width() * _TIME, label.bottom() - title.top())
        paint_digits(painter, self.view.time, time.adjusted(0, high * 0.01, 0, -high * 0.01))

    def _paint_note(self, painter: QPainter) -> None:
        room, high = self._room(), self.height()
        note = QRectF(room.left(), room.bottom() - high * _NOTE, room.width(), high * _NOTE)
        if self.pages > 1:
            pages = QRectF(note.right() - note.width() * 0.12, note.top(), note.width() * 0.12, note.height())
            text = f"{min(self.page, self.pages - 1) + 1}/{self.pages}"
            paint_line(painter, text, pages, note.height() * 0.5, RIGHT)
            note.setRight(pages.left())
        align = LEFT if self.view.lines is not None else CENTER
        paint_line(painter, self.view.note, note, note.height() * 0.56, align)

    def _room(self) -> QRectF:
        edge = self.height() * _MARGIN
        return QRectF(self.rect()).adjusted(edge * 1.4, edge * 0.6, -edge * 1.4, -edge * 0.6)

    def _body(self) -> QRectF:
        high = self.height()
        foot = high * _NOTE if self.view.note or self.view.lines is not None else 0.0
        return self._room().adjusted(0, high * (_HEAD_WITH_TIME if self._timed else _HEAD), 0, -foot)

    @property
    def _timed(self) -> bool:
        """Whether a list stands below the time."""
        return bool(self.view.time) and self.view.lines is not None

    def _set_list(self) -> None:
        self.page = 0
        lines = self.view.lines
        self.grid = None if lines is None else grid_for(lines, self._body(), self.height())
        self._pager.stop()
        if self.grid is not None and self.pages > 1 and self._pages_itself:
            rows = self.grid.lanes * self.grid.lines
            self._pager.start(min(_LONGEST_DWELL_MS, _LEAST_DWELL_MS + rows * _DWELL_PER_ROW_MS))
