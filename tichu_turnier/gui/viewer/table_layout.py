"""Finds where the cards lie on the table of the viewer.

Seat 0 sits below, who sits opposite above; the next player sits on the right, or where so wished on the left.
Where six play, two sit on the left and two on the right, one above the other.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, QSizeF

SHAPE = 0.76
"""Width of a card by its height."""
SEEN_WIDTH = 0.92
"""How much of a card can be seen under the next one."""
BELOW, RIGHT, ABOVE, LEFT, UPPER_RIGHT, UPPER_LEFT = range(6)
LEFTS, RIGHTS = (LEFT, UPPER_LEFT), (RIGHT, UPPER_RIGHT)
MOST_CARDS = 14
_COLUMNS = range(1, 6)
LINES_BESIDE = 2
_GAP = 4
_EDGE = 10
_PILE_OF_SIDE = {1: (3, 2, 0, 1), 2: (5, 4, 0, 3, 2, 1)}
"""In which row of the middle the cards of a side are played, from above: each has the whole width.

By how many players sit beside each other on the left.
"""
_ASIDE = 0.3
"""How far from the centre cards from the left and from the right lie, in widths of the middle."""
_LEAST_MIDDLE = 6
"""Cards that have room side by side in the middle; a longer run lies closer together."""
_LEAST_WORDS = 0.36
"""Share of the width for the words beside the table, where only few cards are held."""
_LEAST_HEIGHT = 20.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The areas of the table, in pixels."""

    card: QSizeF
    line: float
    area: QRectF
    columns: int
    """How the cards of a player on the left and on the right stand."""
    rows: int
    beside: int = 1
    """How many players sit on the left, and on the right."""

    def words(self, side: int) -> QRectF:
        area = self.area
        if side in (BELOW, ABOVE):
            top = area.top() if side == ABOVE else area.bottom() - self.line
            return QRectF(area.left(), top, area.width(), self.line)
        wide = max(self._side_width + self.card.width() * 0.5, area.width() * _LEAST_WORDS)
        left = area.left() if side in LEFTS else area.right() - wide
        return QRectF(left, self._side_top(side), wide, self.line * LINES_BESIDE)

    def held(self, side: int, count: int) -> list[QRectF]:
        area = self.area
        if side in (BELOW, ABOVE):
            row = self.line + _GAP
            top = area.top() + row if side == ABOVE else area.bottom() - row - self.card.height()
            return self._row(top, count, self._pitch, centre=area.center().x())
        places = []
        top = self._side_top(side) + self.line * LINES_BESIDE + _GAP
        for begin in range(0, count, self.columns):
            in_row = min(self.columns, count - begin)
            wide = self._wide(in_row, self._pitch)
            left = area.left() if side in LEFTS else area.right() - wide
            places += self._row(top, in_row, self._pitch, centre=left + wide / 2)
            top += self.card.height() + _GAP
        return places

    def laid(self, side: int, count: int) -> list[QRectF]:
        """Cards on the table lie towards their player, one over the other if there are many."""
        middle, card = self._middle, self.card
        pitch = min(self._pitch, (middle.width() - card.width()) / max(1, count - 1))
        wide = self._wide(count, pitch)
        aside = min(middle.width() * _ASIDE, (middle.width() - wide) / 2)
        centre = middle.center().x() + aside * ((side in RIGHTS) - (side in LEFTS))
        piles = _PILE_OF_SIDE[self.beside]
        top = middle.top() + (middle.height() - card.height()) / (len(piles) - 1) * piles[side]
        return self._row(top, count, pitch, centre=centre)

    @property
    def _pitch(self) -> float:
        return self.card.width() * SEEN_WIDTH

    @property
    def _side_width(self) -> float:
        return self._wide(self.columns, self._pitch)

    def _side_top(self, side: int) -> float:
        """Where a player on the left or on the right begins: they stand in the middle of the height."""
        high = self.line * LINES_BESIDE + self.rows * (self.card.height() + _GAP)
        top = max(self._between.top(), self._between.center().y() - self.beside * high / 2)
        return top if side in (UPPER_LEFT, UPPER_RIGHT) else top + (self.beside - 1) * high

    @property
    def _between(self) -> QRectF:
        row = self.line + _GAP + self.card.height() + _EDGE
        return self.area.adjusted(0, row, 0, -row)

    @property
    def _middle(self) -> QRectF:
        side = self._side_width + 2 * _EDGE
        return self._between.adjusted(side, _GAP, -side, -_GAP)

    def _wide(self, count: int, pitch: float) -> float:
        return self.card.width() + pitch * (count - 1)

    def _row(self, top: float, count: int, pitch: float, *, centre: float) -> list[QRectF]:
        left = centre - self._wide(count, pitch) / 2
        card = self.card
        return [
            QRectF(round(left + pitch * number), round(top), card.width(), card.height())
            for number in range(count)
        ]


_AROUND_FOUR = (BELOW, RIGHT, ABOVE, LEFT)
_AROUND_SIX = (BELOW, RIGHT, UPPER_RIGHT, ABOVE, UPPER_LEFT, LEFT)


def sides_of_seats(players: int, *, clockwise: bool) -> tuple[int, ...]:
    sides = _AROUND_SIX if players > len(_AROUND_FOUR) else _AROUND_FOUR
    return (BELOW, *reversed(sides[1:])) if clockwise else sides


def layout_for(size: QSizeF, line: float, players: int, most: int) -> TableLayout:
    """The largest cards that fit into a table of this size, where players hold so many at most."""
    area = QRectF(0, 0, size.width(), size.height()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    beside = 2 if players > len(_AROUND_FOUR) else 1
    ways = [(columns, ceil(most / columns)) for columns in _COLUMNS]
    fitting = (min(area.width() / _widths(most) / SHAPE, _height(area, line, *way, beside)) for way in ways)
    height, (columns, rows) = max(zip(fitting, ways, strict=True))
    height = max(_LEAST_HEIGHT, int(height))
    return TableLayout(QSizeF(int(height * SHAPE), height), line, area, columns, rows, beside)


def _height(area: QRectF, line: float, columns: int, rows: int, players: int) -> float:
    """How high cards can be that stand beside the trick like this, with so many players on each side."""
    beside = (area.width() - 4 * _EDGE) / (2 * _widths(columns) + _widths(_LEAST_MIDDLE))
    words = line * (2 + LINES_BESIDE * players) + _GAP * (rows * players + 3) + 2 * _EDGE
    return min(beside / SHAPE, (area.height() - words) / (2 + rows * players))


def _widths(count: int) -> float:
    return 1 + SEEN_WIDTH * (count - 1)
