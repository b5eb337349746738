"""Charts of places and points over the rounds."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.gui.common.fitting import CENTER, LEFT, RIGHT, paint_line
from tichu_turnier.gui.common.painting import smooth
from tichu_turnier.gui.common.parts import in_letters, letters
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.tournament.insight.pictures import MOST_CURVES, place_ticks

_COLORS = ("accent", "question", "warning", "note", "error", "ok", "text", "muted")
_CORNERS: tuple[tuple[QPointF, ...], ...] = (
    (),
    (QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)),
    (QPointF(0, -1.3), QPointF(-1.2, 1), QPointF(1.2, 1)),
    (QPointF(0, -1.4), QPointF(1.4, 0), QPointF(0, 1.4), QPointF(-1.4, 0)),
)
"""The marks of the curves: a circle, a square, a triangle, a diamond; then the same ones hollow."""
_FILLED = len(_CORNERS)
_EDGE, _MARK, _LETTERS = 8.0, 5.0, 13.0
_LABEL_WIDTH, _AXIS_WIDTH, _NUMBER = 190.0, 40.0, 56.0


@dataclass(frozen=True, slots=True)
class Curve:
    """One entrant in a plot."""

    name: str
    values: tuple[float | None, ...]
    """One for each round, None where there is none; of places 1 is the best."""
    words: tuple[str, ...] = ()
    """What is written at each value; else the value itself."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Everything that is painted; `rounds` are the headings of the rounds."""

    rounds: tuple[str, ...] = ()
    curves: tuple[Curve, ...] = ()
    faint: tuple[tuple[float | None, ...], ...] = ()
    """Everybody else, in the background."""
    most: float = 1.0


NOTHING = Plot()


class _Picture(QWidget):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.plot = NOTHING

    def sizeHint(self) -> QSize:
        return QSize(480, 170)

    def minimumSizeHint(self) -> QSize:
        return QSize(in_letters(320), in_letters(150))

    def show_plot(self, plot: Plot) -> None:
        if plot != self.plot:
            self.plot = plot
            self.setAccessibleDescription("; ".join(map(_spoken, plot.curves)))
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = smooth(self)
        if self.plot.rounds and self.plot.curves:
            # Large letters: everything is painted larger, in as much less room.
            larger = letters()
            painter.scale(larger, larger)
            room = QRectF(0, 0, self.width() / larger, self.height() / larger)
            self.paint(painter, room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        painter.end()

    def paint(self, painter: QPainter, room: QRectF) -> None:
        raise NotImplementedError


class PlacePlot(_Picture):
    """A line for each entrant, the first place on top; names stand at the ends of the lines."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        inner = room.adjusted(_AXIS_WIDTH, _LETTERS * 1.8, -_LABEL_WIDTH - 12, -_LETTERS)
        self._paint_axes(painter, room, inner)
        color = QColor(LOOK.now.color("muted"))  # its own: that of the theme is everybody's
        color.setAlphaF(0.25)
        painter.setPen(QPen(color, 1))
        for values in self.plot.faint:
            painter.drawPolyline(QPolygonF(self._points(inner, values)))
        ends: list[tuple[float, int]] = []
        for number, curve in enumerate(self.plot.curves):
            points = self._points(inner, curve.values)
            style = Qt.PenStyle.SolidLine if number < _FILLED else Qt.PenStyle.DashLine
            painter.setPen(QPen(_color(number), 2.4, style))
            painter.drawPolyline(QPolygonF(points))
            for point in points:
                _paint_mark(painter, point, number)
            if points:
                ends.append((points[-1].y(), number))
        self._paint_names(painter, room, inner, ends)

    def _points(self, inner: QRectF, values: tuple[float | None, ...]) -> list[QPointF]:
        there = [(index, value) for index, value in enumerate(values) if value is not None]
        return [QPointF(self._x(inner, index), self._y(inner, value)) for index, value in there]

    def _x(self, inner: QRectF, index: int) -> float:
        steps = max(1, len(self.plot.rounds) - 1)
        return inner.left() + inner.width() * (index / steps if len(self.plot.rounds) > 1 else 0.5)

    def _y(self, inner: QRectF, value: float) -> float:
        return inner.top() + inner.height() * (value - 1) / max(1.0, self.plot.most - 1)

    def _paint_axes(self, painter: QPainter, room: QRectF, inner: QRectF) -> None:
        grid = QPen(LOOK.now.color("sunken"), 1)
        for place in place_ticks(int(self.plot.most), int(inner.height() / (_LETTERS * 2.2))):
            y = self._y(inner, place)
            painter.setPen(grid)
            painter.drawLine(QPointF(inner.left() - 6, y), QPointF(inner.right() + 6, y))
            painter.setPen(LOOK.now.color("muted"))
            where = QRectF(room.left(), y - _LETTERS, _AXIS_WIDTH - 14, 2 * _LETTERS)
            paint_line(painter, str(place), where, _LETTERS, RIGHT)
        for index, words in enumerate(self.plot.rounds):
            x = self._x(inner, index)
            painter.setPen(grid)
            painter.drawLine(QPointF(x, inner.top() - 4), QPointF(x, inner.bottom() + 4))
            painter.setPen(LOOK.now.color("muted"))
            wide = inner.width() / len(self.plot.rounds)
            where = QRectF(x - wide / 2, room.top(), wide, _LETTERS * 1.5)
            paint_line(painter, words, where, _LETTERS, CENTER)

    def _paint_names(
        self, painter: QPainter, room: QRectF, inner: QRectF, ends: list[tuple[float, int]]
    ) -> None:
        """Names one below the other beside the ends of their lines, none upon another."""
        high, x = _LETTERS * 1.5, inner.right() + 14
        top = room.top()
        left = len(ends)
        for y, number in sorted(ends):
            center = max(top + high / 2, min(y, room.bottom() - high * (left - 0.5)))
            top, left = center + high / 2, left - 1
            if len(ends) > 1:
                _paint_mark(painter, QPointF(x + _MARK, center), number)
            painter.setPen(LOOK.now.color("text"))
            where = QRectF(x + 4 * _MARK, center - high / 2, room.right() - x - 4 * _MARK, high)
            paint_line(painter, self.plot.curves[number].name, where, _LETTERS, LEFT)


class PointsPlot(_Picture):
    """A line for each entrant, a bar for each round with its number beside."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        curves, rounds = self.plot.curves, self.plot.rounds
        head = _LETTERS * 1.6
        high = min((room.height() - head) / len(curves), _LETTERS * 2.6)
        wide = (room.width() - _LABEL_WIDTH) / len(rounds)
        painter.setPen(LOOK.now.color("muted"))
        for index, words in enumerate(rounds):
            where = QRectF(room.left() + _LABEL_WIDTH + index * wide, room.top(), wide, head)
            paint_line(painter, words, where, _LETTERS, LEFT)
        for number, curve in enumerate(curves):
            line = QRectF(room.left(), room.top() + head + number * high, room.width(), high)
            _paint_mark(painter, QPointF(line.left() + _MARK + 2, line.center().y()), number)
            painter.setPen(LOOK.now.color("text"))
            name = QRectF(line.left() + 4 * _MARK, line.top(), _LABEL_WIDTH - 5 * _MARK, high)
            paint_line(painter, curve.name, name, _LETTERS, LEFT)
            for index, value in enumerate(curve.values):
                cell = QRectF(line.left() + _LABEL_WIDTH + index * wide, line.top(), wide, high)
                self._paint_bar(painter, cell, value, curve.words[index] if curve.words else "", number)

    def _paint_bar(
        self, painter: QPainter, cell: QRectF, value: float | None, words: str, number: int
    ) -> None:
        """As long as there were points, the longest leaving room for its number."""
        share = 0.0 if value is None else max(0.0, value) / max(1.0, self.plot.most)
        high = min(cell.height() * 0.62, _LETTERS * 1.3)
        bar = QRectF(cell.left(), cell.center().y() - high / 2, (cell.width() - _NUMBER) * share, high)
        painter.fillRect(bar, _color(number))
        painter.setPen(LOOK.now.color("text"))
        where = QRectF(bar.right() + 6, cell.top(), _NUMBER, cell.height())
        paint_line(painter, words, where, _LETTERS, LEFT)


def _spoken(curve: Curve) -> str:
    told = curve.words or ["–" if value is None else f"{value:g}" for value in curve.values]
    return f"{curve.name}: {', '.join(told)}"


def _color(number: int) -> QColor:
    return LOOK.now.color(_COLORS[number % len(_COLORS)])


def _paint_mark(painter: QPainter, at: QPointF, number: int) -> None:
    painter.save()
    painter.setPen(QPen(_color(number), 2))
    painter.setBrush(_color(number) if number % MOST_CURVES < _FILLED else LOOK.now.color("surface"))
    corners = _CORNERS[number % _FILLED]
    if corners:
        painter.drawPolygon(QPolygonF([at + corner * _MARK for corner in corners]))
    else:
        painter.drawEllipse(at, _MARK, _MARK)
    painter.restore()
