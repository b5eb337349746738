"""The bracket of a knock-out on the draw screen."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent

from tichu_turnier.gui.common.painting import LEFT, RIGHT, Pen
from tichu_turnier.gui.common.zoom_view import ZoomView
from tichu_turnier.sheets.bracket import bracket_words
from tichu_turnier.sheets.document import Bracket, BracketBox, BracketSide
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import picture_of
from tichu_turnier.tournament.model.snapshot import Tournament

_NARROW, _WIDE = 9.0, 17.0
_GAP = 2.0
_STEP = 3.3
_BOX = 2.7
_HEAD = 2.0
_EDGE = 0.8
_LEAST, _MOST = 0.6, 2.0
_PAD = 0.4
_BOLDER = 1.17


def bracket_of(tournament: Tournament, texts: Texts) -> Bracket | None:
    picture = picture_of(tournament)
    return None if picture is None else bracket_words(tournament, picture, texts)


class BracketView(ZoomView):
    """Columns from left to right; arrows, Page up and down, Home and End move it."""

    def __init__(self) -> None:
        super().__init__("bracket", _LEAST, _MOST)
        self.bracket = Bracket((), (), ("", "", ""))
        self.scale = 1.0
        """How large it is drawn now, 1 with the letters of the window."""
        self.wide = _WIDE
        """Width of a box in heights of a line: all columns are in sight, where that is possible."""
        self._needed = _NARROW
        self._unit = 1.0

    def show_bracket(self, bracket: Bracket) -> None:
        self.bracket = bracket
        told = [" – ".join(side.name for side in box.sides if side.name) for box in bracket.boxes]
        self.setAccessibleDescription("; ".join(filter(None, told)))
        self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.horizontalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * self.scale)
        pen, unit, areas = Pen(self.viewport(), font), self._unit, self.areas()
        self._headings(pen, unit, self._origin())
        for box, area in zip(self.bracket.boxes, areas, strict=True):
            for feeder in box.feeders:
                if areas[feeder].united(area).intersects(QRectF(event.rect())):
                    _link(pen, areas[feeder], area, _GAP * unit)
        for box, area in zip(self.bracket.boxes, areas, strict=True):
            if area.intersects(QRectF(event.rect()).adjusted(0, -2 * unit, 0, 0)):
                _paint_box(pen, unit, box, area)
        pen.painter.end()

    def _headings(self, pen: Pen, unit: float, origin: QPoint) -> None:
        for number, words in enumerate(self.bracket.columns):
            left = origin.x() + (_EDGE + number * (self.wide + _GAP)) * unit
            box = QRectF(left, origin.y(), self.wide * unit, _HEAD * unit)
            pen.words(box, words, "muted", LEFT, bold=True)
        if self.bracket.below is not None:
            top = origin.y() + (_HEAD + (self.bracket.below - 0.55) * _STEP) * unit
            box = QRectF(origin.x() + _EDGE * unit, top, 2 * _WIDE * unit, 1.5 * unit)
            pen.words(box, self.bracket.below_heading, "muted", LEFT, bold=True)

    def _told_at(self, at: QPoint) -> str:
        for box, area in zip(self.bracket.boxes, self.areas(), strict=True):
            if area.contains(at):
                return "\n".join(f"{side.name}  {'  '.join(side.scores)}".strip() for side in box.sides)
        return ""

    def _origin(self) -> QPoint:
        return QPoint(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def areas(self) -> list[QRectF]:
        """Where the boxes stand now."""
        unit, places = self._unit, []
        for box in self.bracket.boxes:
            left = (_EDGE + box.column * (self.wide + _GAP)) * unit
            top = (_HEAD + box.middle * _STEP + (_STEP - _BOX) / 2) * unit
            places.append(QRectF(left, top, self.wide * unit, _BOX * unit).translated(self._origin()))
        return places

    def _extent(self, wide: float) -> tuple[float, float]:
        """How much room everything takes, in heights of a line."""
        columns = len(self.bracket.columns)
        across = 2 * _EDGE + columns * wide + max(0, columns - 1) * _GAP
        return across, _HEAD + (self.bracket.height + 1) * _STEP + _EDGE

    def _fitting(self) -> float:
        letters, room = QFontMetricsF(self.font()).height(), self.viewport().size()
        wide, high = self._extent(self._needed)
        fits = min(room.width() / (wide * letters), room.height() / (high * letters))
        return max(_LEAST, min(1.15, fits))

    def _size_now(self) -> float:
        return self.scale

    def _settle(self) -> None:
        letters = QFontMetricsF(self.font())
        lines = ((side, box.note) for box in self.bracket.boxes for side in box.sides)
        widest = max((_width(side, note, letters) for side, note in lines), default=0.0)
        self._needed = max(_NARROW, min(_WIDE, widest / letters.height() + 3 * _PAD))
        self.scale = self.zoom or self._fitting()
        self._unit = letters.height() * self.scale
        columns = max(1, len(self.bracket.columns))
        room = self.viewport().width() / self._unit - 2 * _EDGE - (columns - 1) * _GAP
        self.wide = max(self._needed, min(_WIDE, room / columns))
        wide, high = (int(self._unit * size) for size in self._extent(self.wide))
        self._move_within(QSize(wide, high), self.viewport().size(), self._unit)


def _link(pen: Pen, start: QRectF, end: QRectF, gap: float) -> None:
    bend = end.left() - gap / 2
    one, other = start.center().y(), end.center().y()
    pen.line(start.right(), one, bend, one, "muted")
    pen.line(bend, one, bend, other, "muted")
    pen.line(bend, other, end.left(), other, "muted")


def _paint_box(pen: Pen, unit: float, box: BracketBox, area: QRectF) -> None:
    now = bool(box.note)
    pen.frame(area, "accent" if now else "border", 4, 2.0 if now else 1.0, "surface")
    if box.heading:
        above = QRectF(area.left(), area.top() - 1.35 * unit, area.width(), 1.3 * unit)
        pen.words(above, box.heading, "muted", LEFT, bold=True)
    for side, line in zip(box.sides, _lines(area), strict=True):
        if side.strong:
            pen.fill(line.adjusted(1.5, 1.5, -1.5, -1.5), "selection", 3)
    middle = area.center().y()
    pen.line(area.left() + 1, middle, area.right() - 1, middle)
    for row, (side, line) in enumerate(zip(box.sides, _lines(area), strict=True)):
        _paint_side(pen, unit, side, box.note if not row else "", line)


def _width(side: BracketSide, note: str, letters: QFontMetricsF) -> float:
    right = "  ".join(side.scores) or note
    return (letters.horizontalAdvance(side.name) + letters.horizontalAdvance(right)) * _BOLDER


def _lines(area: QRectF) -> Iterator[QRectF]:
    half = area.height() / 2
    yield from (QRectF(area.left(), area.top() + row * half, area.width(), half) for row in (0, 1))


def _paint_side(pen: Pen, unit: float, side: BracketSide, note: str, line: QRectF) -> None:
    """The name at the left, points (before there are any, the table) at the right."""
    inner = line.adjusted(_PAD * unit, 0, -_PAD * unit, 0)
    right = "  ".join(side.scores)
    metrics = QFontMetricsF(pen.font)
    used = metrics.horizontalAdvance(right or note) * _BOLDER + _PAD * unit if right or note else 0.0
    pen.words(inner, right or note, "text" if right else "accent", RIGHT, bold=side.strong)
    name = inner.adjusted(0, 0, -used, 0)
    pen.words(name, side.name, "text", LEFT, bold=side.strong)
