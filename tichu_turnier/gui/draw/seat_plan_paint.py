"""How is a table of the seat plan painted?"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tichu_turnier.gui.common.painting import LEFT, RIGHT, Pen, bold_metrics
from tichu_turnier.gui.draw.seat_plan_layout import Card, Grid, Place, Spot

_PAD = 0.4
_LETTER = 1.1
_SIGN = 1.2
_CARRIED, _ALLOWED, _REFUSED, _MOVED = "↕", "⇄", "✕", "•"
"""Signs that say the same as the colours."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked: the cursor, what is carried and over what, and who has been moved."""

    current: Place | None
    carried: Place | None
    target: Place | None
    allowed: bool
    moved: frozenset[int]

    def sign(self, place: Place) -> tuple[str, str]:
        """A sign and its colour; none for most places."""
        if place == self.carried:
            return _CARRIED, "accent"
        if place == self.target:
            return (_ALLOWED, "ok") if self.allowed else (_REFUSED, "error")
        return (_MOVED, "accent") if place.number in self.moved and not place.whole_table else ("", "")


def paint_card(pen: Pen, grid: Grid, index: int, marks: Marks) -> None:
    """A table: its number, both sides, and whoever rests below."""
    card, area, unit = grid.cards[index], grid.area(index), grid.unit
    pen.frame(area, "border", 6, 1.0, "surface")
    title = grid.title(index)
    pen.fill(title.adjusted(1, 1, -1, 0), "sunken", 5)
    inner = title.adjusted(_PAD * unit, 0, -_PAD * unit, 0)
    pen.words(inner, card.title, "text", LEFT, bold=True)
    pen.words(inner, card.note, "muted", RIGHT, size=0.9)
    if card.place is not None:
        _paint_marks(pen, title, card.place, marks, unit)
    for row in card.parted:
        edge = grid.spot(index, row)
        pen.line(edge.left(), edge.top(), edge.right(), edge.top())
    for spot in card.spots:
        _paint_spot(pen, grid.spot(index, spot.row), spot, marks, unit)
    _paint_remark(pen, grid, index, card)


def _paint_remark(pen: Pen, grid: Grid, index: int, card: Card) -> None:
    if card.remark is not None:
        row, words = card.remark
        box = grid.spot(index, row).adjusted(_PAD * grid.unit, 0, 0, 0)
        pen.words(box, words, "muted", LEFT, size=0.9)


def _paint_spot(pen: Pen, box: QRectF, spot: Spot, marks: Marks, unit: float) -> None:
    sign, _ = marks.sign(spot.place)
    if spot.place == marks.carried:
        pen.fill(box.adjusted(1, 1, -1, -1), "selection", 4)
    inner = box.adjusted(_PAD * unit, 0, -_PAD * unit - (_SIGN * unit if sign else 0), 0)
    if spot.letter:
        pen.words(inner, spot.letter, "muted", LEFT, size=0.85)
        inner = inner.adjusted(_LETTER * unit, 0, 0, 0)
    pen.words(inner, spot.name, "text", LEFT, bold=spot.place in (marks.carried, marks.target))
    _paint_marks(pen, box, spot.place, marks, unit)


def _paint_marks(pen: Pen, box: QRectF, place: Place, marks: Marks, unit: float) -> None:
    sign, color = marks.sign(place)
    if place == marks.current or place in (marks.carried, marks.target):
        pen.frame(box.adjusted(1, 1, -1, -1), color if sign not in ("", _MOVED) else "accent", 4, 2.0)
    if sign:
        pen.words(box.adjusted(0, 0, -_PAD * unit, 0), sign, color, RIGHT, bold=True)


def paint_carried(pen: Pen, unit: float, at: QPointF, name: str, *, allowed: bool) -> None:
    """The name under the pointer."""
    wide = bold_metrics(pen.font).horizontalAdvance(name) + 2 * unit
    box = QRectF(at.x() + 0.6 * unit, at.y() + 0.3 * unit, wide, 1.6 * unit)
    pen.frame(box, "ok" if allowed else "muted", 6, 2.0, "surface")
    pen.words(box, name, bold=True)
