"""How is the sign of a suit drawn? Colours alone do not tell suits apart for everybody."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

_INNER = 0.42
"""Of a star, compared with its points."""
_POINTS = 5


@cache
def suit_sign(suit: int) -> QPainterPath:
    """The sign of a suit (0 to 3: swords, pagodas, jade, stars) in a square from -1 to 1; to be read only."""
    return _SIGNS[suit]()


def _sword() -> QPainterPath:
    """Point down: blade, guard, grip, knob."""
    blade = ((-0.17, -0.2), (0.17, -0.2), (0.17, 0.7), (0, 1), (-0.17, 0.7))
    path = _polygon(blade)
    path.addRect(QRectF(-0.58, -0.42, 1.16, 0.22))
    path.addRect(QRectF(-0.1, -0.85, 0.2, 0.43))
    path.addEllipse(QPointF(0, -0.84), 0.2, 0.2)
    return path


def _pagoda() -> QPainterPath:
    """Three roofs, each wider than the one above."""
    path = QPainterPath()
    for top, half in ((-1.0, 0.5), (-0.42, 0.72), (0.16, 0.95)):
        path.addPath(_polygon(((0, top), (half, top + 0.5), (-half, top + 0.5))))
    path.addRect(QRectF(-0.3, 0.6, 0.6, 0.4))
    return path


def _jade() -> QPainterPath:
    """The round disc with a hole that is made of it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addEllipse(QPointF(0, 0), 0.92, 0.92)
    path.addEllipse(QPointF(0, 0), 0.34, 0.34)
    return path


def _star() -> QPainterPath:
    corners = []
    for number in range(2 * _POINTS):
        radius = _INNER if number % 2 else 1.0
        angle = number * pi / _POINTS - pi / 2
        corners.append((radius * cos(angle), radius * sin(angle)))
    return _polygon(corners)


def _polygon(corners: "tuple[tuple[float, float], ...] | list[tuple[float, float]]") -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


_SIGNS: tuple[Callable[[], QPainterPath], ...] = (_sword, _pagoda, _jade, _star)
