"""The prize-giving as it goes on: its state, and the window that the hall sees."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.gui.bridge import Bridge, BridgePart, Latest
from tichu_turnier.gui.common.fitting import CENTER, LEFT, paint_block, paint_line
from tichu_turnier.gui.common.painting import smooth
from tichu_turnier.gui.display.display_page import HallWindow, fill_monitor, keep_with, other_monitors
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.words.prize_giving import PrizeScript, Scene, prize_script

_BACK, _FRONT, _QUIET, _GOLD = "#10181f", "#ffffff", "#b9c4cc", "#f5c211"
_MEDALS = {1: "#f5c211", 2: "#c9d1d6", 3: "#dd9a5b"}
_MOST_TOLD = 11
PRIZE_KEYS: Mapping[int, str] = {
    **dict.fromkeys((Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageDown), "next"),
    **dict.fromkeys((Qt.Key.Key_Return, Qt.Key.Key_Enter), "next"),
    **dict.fromkeys((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace), "back"),
    Qt.Key.Key_Escape: "end",
}
"""What a key means; a presenter's remote sends the keys of pages."""


class PrizeDisplay(HallWindow):
    """The title, one scene after the other, at the end the podium; one key a step."""

    asked = Signal(str)
    """`next`, `back` or `end` is wanted at this window."""

    def __init__(self) -> None:
        super().__init__("prize-display")
        self.script = PrizeScript("", "", (), ())
        self.step = 0
        self._opacity = 1.0
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=450)
        self._fade.valueChanged.connect(self._fading)

    def show_step(self, script: PrizeScript, step: int) -> None:
        """Shows step 0 (the title), the scenes from 1 on, then the podium; what is new fades in."""
        forward = (script, step) != (self.script, self.step) and step > self.step
        self.script, self.step = script, step
        self._fade.stop()
        self._opacity = 1.0
        if forward and LOOK.moves:
            self._fade.start()
        self.setAccessibleName(self._spoken())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = PRIZE_KEYS.get(event.key())
        if wish is not None and not event.isAutoRepeat():
            self.asked.emit(wish)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.asked.emit("back" if event.button() is Qt.MouseButton.RightButton else "next")

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.asked.emit("end")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        painter.fillRect(event.rect(), QColor(_BACK))
        if (scene := self._scene) is not None:
            self._paint_scene(painter, scene)
        elif self.step and self.script.scenes:
            self._paint_podium(painter)
        else:
            room, high, below = self._room(), self.height(), self.script.subtitle
            paint_block(painter, self.script.title, _part(room, 0.2, 0.6), high * 0.2, _FRONT)
            paint_line(painter, below, _part(room, 0.6, 0.78), high * 0.1, CENTER, _GOLD, bold=True)
        painter.end()

    def _fading(self, value: float) -> None:
        self._opacity = value
        self.update()

    @property
    def _scene(self) -> Scene | None:
        """What is told now; None for the title and the podium."""
        scenes = self.script.scenes
        return scenes[self.step - 1] if 0 < self.step <= len(scenes) else None

    def _spoken(self) -> str:
        if (scene := self._scene) is None:
            return f"{self.script.title} {self.script.subtitle}"
        return " ".join(filter(None, (scene.headline, scene.names, scene.detail, scene.prize)))

    def _room(self) -> QRectF:
        edge = self.height() * 0.04
        return QRectF(self.rect()).adjusted(edge * 1.4, edge, -edge * 1.4, -edge)

    def _paint_scene(self, painter: QPainter, scene: Scene) -> None:
        room, high = self._room(), self.height()
        paint_line(painter, self.script.subtitle, _part(room, 0, 0.07), high * 0.045, LEFT, _QUIET)
        if scene.told:
            wide = room.width() * 0.27
            told = QRectF(room.right() - wide, room.top(), wide, room.height())
            self._paint_told(painter, scene, told)
            room.setRight(told.left() - room.width() * 0.03)
        top = 0.38 if scene.place else 0.3
        if scene.place:
            _paint_place(painter, scene.place, _part(room, 0.09, 0.36))
        else:
            paint_block(painter, scene.headline, _part(room, 0.1, 0.28), high * 0.1, _GOLD)
        painter.setOpacity(self._opacity)
        paint_block(painter, scene.names, _part(room, top, 0.68), high * 0.2, _FRONT)
        paint_line(painter, scene.detail, _part(room, 0.69, 0.77), high * 0.05, CENTER, _QUIET)
        below = _part(room, 0.8, 1.0) if scene.names else _part(room, top, 0.8)
        _paint_prize(painter, scene.prize, below, high)
        painter.setOpacity(1.0)

    def _paint_told(self, painter: QPainter, scene: Scene, room: QRectF) -> None:
        high = room.height() / (_MOST_TOLD + 1)
        painter.setPen(QColor(255, 255, 255, 40))
        painter.drawLine(room.topLeft(), room.bottomLeft())
        inner = room.adjusted(room.width() * 0.07, 0, 0, 0)
        for number, (place, names) in enumerate(scene.told[:_MOST_TOLD]):
            line = QRectF(inner.left(), inner.top() + number * high, inner.width(), high)
            first = QRectF(line.left(), line.top(), line.width() * 0.17, high)
            paint_line(painter, place, first, high * 0.4, LEFT, _GOLD, bold=True)
            paint_line(painter, names, line.adjusted(first.width(), 0, 0, 0), high * 0.46, LEFT, _FRONT)

    def _paint_podium(self, painter: QPainter) -> None:
        """The first in the middle and highest, the second on the left, the third on the right."""
        room, podium = self._room(), self.script.podium
        paint_line(painter, self.script.title, _part(room, 0, 0.07), self.height() * 0.045, LEFT, _QUIET)
        painter.setOpacity(self._opacity)
        order = {1: (0,), 2: (1, 0)}.get(len(podium), (1, 0, 2))
        gap = room.width() * 0.02
        wide = (room.width() - gap * (len(order) - 1)) / max(1, len(order))
        for column, index in enumerate(order if podium else ()):
            place = QRectF(room.left() + column * (wide + gap), room.top(), wide, room.height())
            self._paint_step_of_podium(painter, podium[index], place)
        painter.setOpacity(1.0)

    def _paint_step_of_podium(self, painter: QPainter, scene: Scene, room: QRectF) -> None:
        top = {1: 0.46, 2: 0.56, 3: 0.64}.get(scene.place, 0.64)
        block = _part(room, top, 1.0)
        painter.fillRect(block, QColor("#1f2d38"))
        painter.fillRect(_part(block, 0, 0.02), QColor(_MEDALS[scene.place]))
        _paint_place(painter, scene.place, _part(block, 0.08, 0.5))
        paint_block(painter, scene.names, _part(room, top - 0.34, top - 0.02), self.height() * 0.085, _FRONT)
        prize = _part(block, 0.54, 0.97).adjusted(12, 0, -12, 0)
        paint_block(painter, scene.prize, prize, self.height() * 0.05, _GOLD)


def _part(room: QRectF, top: float, bottom: float) -> QRectF:
    return QRectF(room.left(), room.top() + room.height() * top, room.width(), room.height() * (bottom - top))


def _paint_place(painter: QPainter, place: int, room: QRectF) -> None:
    medal = _MEDALS.get(place)
    if medal is None:
        paint_line(painter, f"{place}.", room, room.height() * 0.95, CENTER, _GOLD, bold=True)
        return
    size = min(room.height(), room.width())
    circle = QRectF(room.center().x() - size / 2, room.center().y() - size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(medal))
    painter.drawEllipse(circle)
    paint_line(painter, str(place), circle, size * 0.62, CENTER, "#161200", bold=True)


def _paint_prize(painter: QPainter, prize: str, room: QRectF, high: int) -> None:
    if not prize:
        return
    painter.setPen(QPen(QColor(_GOLD), max(1.0, high * 0.003)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, high * 0.02, high * 0.02)
    inner = room.adjusted(high * 0.03, high * 0.01, -high * 0.03, -high * 0.01)
    paint_block(painter, prize, inner, high * 0.09, _GOLD)


class PrizeShow(BridgePart):
    """The one prize-giving; what it tells is fixed when it starts, and said to be out of date once it is."""

    moved = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._latest: Latest[PrizeScript] = Latest(bridge, self)
        self.script: PrizeScript | None = None
        """None while no prizes are given."""
        self.stale = False
        """Whether something else would be told now."""
        self._script_of: Callable[[Tournament], PrizeScript] | None = None
        self.step = 0
        self.display: PrizeDisplay | None = None
        bridge.changed.connect(self._look)

    @property
    def last(self) -> int:
        return 0 if self.script is None else len(self.script.scenes) + 1

    def start(self, tournament: Tournament, order: RevealOrder, texts: Texts) -> None:
        self._script_of = lambda now: prize_script(now, order, texts)
        self._latest.ask(partial(self._script_of, tournament), self._begin)

    def do(self, wish: str) -> None:
        if self.script is not None and wish == "end":
            self._end()
        elif self.script is not None:
            self.step = max(0, min(self.last, self.step + (1 if wish == "next" else -1)))
            self._show()

    def _begin(self, script: PrizeScript) -> None:
        if self._bridge.tournament is None:
            return
        self.script, self.step = script, 0
        if self.display is None:
            self.display = PrizeDisplay()
            self.display.asked.connect(self.do)
            keep_with(self._bridge, self.display)
        self._show()
        if screens := other_monitors(self._bridge):
            fill_monitor(self.display, screens[0])
        else:
            self.display.showFullScreen()
        self.display.activateWindow()
        self.display.setFocus()

    def _show(self) -> None:
        if self.display is not None and self.script is not None:
            self.display.show_step(self.script, self.step)
        self._tell_screens()
        self.moved.emit()

    def _tell_screens(self) -> None:
        """Screens of the hall with a browser show the same."""
        serving = self._bridge.hosting.pages.serving
        if serving is not None:
            serving.screens.give(None if self.script is None else (self.script, self.step))

    def _end(self) -> None:
        self.script, self.step, self.stale = None, 0, False
        if self.display is not None and self.display.isVisible():
            self.display.close()
        self._tell_screens()
        self.moved.emit()

    def _look(self, tournament: Tournament | None) -> None:
        if tournament is None:
            self._end()
        elif self.script is not None and self._script_of is not None:
            self._latest.ask(partial(self._script_of, tournament), self._compare)

    def _compare(self, now: PrizeScript) -> None:
        stale = self.script is not None and now != self.script
        if stale and not self.stale:
            self._bridge.findings.emit((Finding("prizes-stale", Severity.WARNING),))
        self.stale = stale
        self.moved.emit()
