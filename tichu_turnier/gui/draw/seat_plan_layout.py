"""Lays out and paints the tables of the seat plan."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tichu_turnier.gui.common.painting import LEFT, RIGHT, Pen

_NARROWEST, _WIDEST = 9.8, 17.0
TITLE, ROW = 1.6, 1.42
_PAD, _GAP, _EDGE = 0.35, 0.6, 0.25
_INNER_PAD = 0.4
_CARRIED, _ALLOWED, _REFUSED, _MOVED = "↕", "⇄", "✕", "•"
"""Signs that say the same as the colours."""


def paint_carried(pen: Pen, unit: float, at: QPointF, name: str, *, allowed: bool) -> None:
    wide = pen.letters[1.0, True][1].horizontalAdvance(name) + 2 * unit
    box = QRectF(at.x() + 0.6 * unit, at.y() + 0.3 * unit, wide, 1.6 * unit)
    pen.frame(box, "ok" if allowed else "muted", 6, 2.0, "surface")
    pen.words(box, name, bold=True)


@dataclass(frozen=True, slots=True)
class Place:
    """Something that can change places: an entrant, or a whole table, by its number."""

    number: int
    whole_table: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A name on a table."""

    place: Place
    name: str
    row: int
    letter: str = ""


@dataclass(frozen=True, slots=True)
class PlanTable:
    """A table with its names; without `place` those who sit out."""

    title: str
    spots: tuple[Spot, ...]
    place: Place | None = None
    note: str = ""
    remark: tuple[int, str] | None = None
    parted: tuple[int, ...] = ()
    """Above which rows there is a line, as between both sides."""


@dataclass(frozen=True, slots=True)
class Grid:
    """All tables in rows as wide as the view; lengths in pixels."""

    tables: tuple[PlanTable, ...]
    unit: float
    across: int
    wide: float
    high: float

    @property
    def height(self) -> float:
        rows = -(-len(self.tables) // self.across)
        return rows * (self.high + _GAP * self.unit) + 2 * _EDGE * self.unit

    def area(self, index: int) -> QRectF:
        row, column = divmod(index, self.across)
        gap, edge = _GAP * self.unit, _EDGE * self.unit
        return QRectF(edge + column * (self.wide + gap), edge + row * (self.high + gap), self.wide, self.high)

    def title(self, index: int) -> QRectF:
        area = self.area(index)
        return QRectF(area.left(), area.top(), area.width(), TITLE * self.unit)

    def spot(self, index: int, row: int) -> QRectF:
        area, pad = self.area(index), _PAD * self.unit
        top = area.top() + (TITLE + ROW * row) * self.unit
        return QRectF(area.left() + pad, top, area.width() - 2 * pad, ROW * self.unit)

    def rows(self, top: float, bottom: float) -> range:
        step = self.high + _GAP * self.unit
        first, last = max(0, int(top / step)), int(bottom / step) + 1
        return range(min(len(self.tables), first * self.across), min(len(self.tables), last * self.across))

    def places(self) -> Iterator[tuple[Place, QRectF]]:
        """Everything that can change places, and where it is."""
        for index, table in enumerate(self.tables):
            yield from self._places_of(index, table)

    def at(self, point: QPointF) -> Place | None:
        for index in self.rows(point.y(), point.y()):
            for place, area in self._places_of(index, self.tables[index]):
                if area.contains(point):
                    return place
        return None

    def area_of(self, wanted: Place) -> QRectF:
        """Where something stands; an empty area if nowhere."""
        return next((area for place, area in self.places() if place == wanted), QRectF())

    def _places_of(self, index: int, table: PlanTable) -> Iterator[tuple[Place, QRectF]]:
        if table.place is not None:
            yield table.place, self.title(index)
        for spot in table.spots:
            yield spot.place, self.spot(index, spot.row)


def grid(tables: Sequence[PlanTable], unit: float, width: float, height: float = 0) -> Grid:
    """As many tables side by side as there is room for, fewer and wider ones where all have room below."""
    room = width / unit - 2 * _EDGE
    across = max(1, int((room + _GAP) / (_NARROWEST + _GAP)))
    found = _columns(tables, unit, room, across)
    while across > 1 and found.wide < 14 * unit:
        across -= 1
        wider = _columns(tables, unit, room, across)
        if wider.height > height:
            break
        found = wider
    return found


def _columns(tables: Sequence[PlanTable], unit: float, room: float, across: int) -> Grid:
    rows = max((spot.row + 1 for table in tables for spot in table.spots), default=1)
    wide = max(min(_NARROWEST, room), min(_WIDEST, (room + _GAP) / across - _GAP))
    return Grid(tuple(tables), unit, across, wide * unit, (TITLE + rows * ROW + _PAD) * unit)


def beside(places: Iterable[tuple[Place, QRectF]], here: QRectF, right: int, down: int) -> Place | None:
    """What comes next in a direction: in the same line, or the nearest in the next line; None at the end."""
    best: tuple[float, float] | None = None
    found = None
    for place, area in places:
        x, y = area.left() - here.left(), area.top() - here.top()
        if right and (abs(y) > 1 or x * right <= 1):
            continue
        if down and y * down <= 1:
            continue
        weight = (abs(y), abs(x))
        if best is None or weight < best:
            best, found = weight, place
    return found


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


def paint_table(pen: Pen, grid: Grid, index: int, marks: Marks) -> None:
    table, area, unit = grid.tables[index], grid.area(index), grid.unit
    pen.frame(area, "border", 6, 1.0, "surface")
    title = grid.title(index)
    pen.fill(title.adjusted(1, 1, -1, 0), "sunken", 5)
    inner = title.adjusted(_INNER_PAD * unit, 0, -_INNER_PAD * unit, 0)
    pen.words(inner, table.title, "text", LEFT, bold=True)
    pen.words(inner, table.note, "muted", RIGHT, size=0.9)
    if table.place is not None:
        _paint_marks(pen, title, table.place, marks, unit)
    for row in table.parted:
        edge = grid.spot(index, row)
        pen.line(edge.left(), edge.top(), edge.right(), edge.top())
    for spot in table.spots:
        _paint_spot(pen, grid.spot(index, spot.row), spot, marks, unit)
    if table.remark is not None:
        row, words = table.remark
        box = grid.spot(index, row).adjusted(_INNER_PAD * grid.unit, 0, 0, 0)
        pen.words(box, words, "muted", LEFT, size=0.9)


def _paint_spot(pen: Pen, box: QRectF, spot: Spot, marks: Marks, unit: float) -> None:
    sign, _ = marks.sign(spot.place)
    if spot.place == marks.carried:
        pen.fill(box.adjusted(1, 1, -1, -1), "selection", 4)
    inner = box.adjusted(_INNER_PAD * unit, 0, -_INNER_PAD * unit - (1.2 * unit if sign else 0), 0)
    if spot.letter:
        pen.words(inner, spot.letter, "muted", LEFT, size=0.85)
        inner = inner.adjusted(1.1 * unit, 0, 0, 0)
    pen.words(inner, spot.name, "text", LEFT, bold=spot.place in (marks.carried, marks.target))
    _paint_marks(pen, box, spot.place, marks, unit)


def _paint_marks(pen: Pen, box: QRectF, place: Place, marks: Marks, unit: float) -> None:
    sign, color = marks.sign(place)
    if place == marks.current or place in (marks.carried, marks.target):
        pen.frame(box.adjusted(1, 1, -1, -1), color if sign not in ("", _MOVED) else "accent", 4, 2.0)
    if sign:
        pen.words(box.adjusted(0, 0, -_INNER_PAD * unit, 0), sign, color, RIGHT, bold=True)
