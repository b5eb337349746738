"""How do the suggestions look that stand beside a faulty line: key, points, reason?"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from tichu_turnier.entry.view import RepairView
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.painting import LEFT, Pen

Words = Callable[[Sequence[Finding]], str]
_GAP = 0.35
_KEY = 1.3
_SMALL = 0.84
_EDGE = 0.55
"""In heights of letters."""


def repairs_height(pen: Pen, repairs: Sequence[RepairView], words: Words, width: float) -> float:
    """How much room the suggestions need below what is wrong."""
    unit = pen.unit
    rooms = [_height(pen, repair, words, width) + _GAP * unit for repair in repairs]
    return sum(rooms) + (_GAP * unit if rooms else 0)


def paint_repairs(pen: Pen, repairs: Sequence[RepairView], words: Words, box: QRectF) -> None:
    """The suggestions one below the other, up to the bottom of the box."""
    unit = pen.unit
    bottom = box.bottom() - _GAP * unit
    for repair in reversed(repairs):
        height = _height(pen, repair, words, box.width())
        place = QRectF(box.left() + _EDGE * unit, bottom - height, box.width() - _EDGE * unit, height)
        _repair(pen, repair, words, place)
        bottom = place.top() - _GAP * unit


def _repair(pen: Pen, repair: RepairView, words: Words, box: QRectF) -> None:
    unit = pen.unit
    key = QRectF(box.left(), box.top() + 1, _KEY * unit, _KEY * unit - 2)
    pen.key(key, repair.key, "accent")
    points, why = _parts(words([repair.meant]))
    left = key.right() + _EDGE * unit
    pen.words(QRectF(left, box.top(), box.right() - left, _KEY * unit), points, align=LEFT, bold=True)
    room = QRectF(left, key.bottom() + 1, box.right() - left, box.bottom() - key.bottom())
    pen.lines(room, why, _SMALL)


def _height(pen: Pen, repair: RepairView, words: Words, width: float) -> float:
    room = width - (_KEY + 2 * _EDGE) * pen.unit
    return _KEY * pen.unit + pen.lines_height(_parts(words([repair.meant]))[1], room, _SMALL)


def _parts(words: str) -> tuple[str, str]:
    """The points, and which slip it would have been: every language has a comma between them."""
    points, _, why = words.partition(", ")
    return points.replace("-", "−"), why
