"""Layout of handouts: what somebody takes along, with a table."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tichu_turnier.sheets.document import Handout, Handouts
from tichu_turnier.sheets.layout.cards import CUT_LINE
from tichu_turnier.sheets.layout.charts import chart_marks
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import EVEN, GIANTS, Plan, plan
from tichu_turnier.sheets.layout.shapes import HEADING, MILLIMETRE, Area, Code, Line, Opens, Shape, part
from tichu_turnier.sheets.layout.typeset import Fitted, fit, largest, set_in

_SMALLEST, _USUAL, _LARGEST = 6.0, 9.5, 14.0
"""Sizes of the letters of a table; the usual one says how many stand on a page."""
_LOOKED_AT = 60
"""How many are looked at for a size that suits nearly all of them."""
_TITLE, _LINES = 1.45, 0.9
"""Size of a title, and of the lines below it, in sizes of the table."""
_LINES_OF_CELL = 6
"""Most lines of a cell of the table."""
_PADDING_OF_TABLE = 7.0
_CUT = 4 * MILLIMETRE
_CHART, _TALLEST_CHART = 112.0, 240.0
"""Height of what is drawn below a table beside each other; where one alone has the page, below each other."""
_LINK = 16 * MILLIMETRE
"""A side of the code that leads to somebody's own page."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A handout at one size."""

    handout: Handout
    title: Fitted
    lines: tuple[Fitted, ...]
    table: Plan
    chart: float = 0.0
    """Height of each chart where they stand below each other, with the white below it."""

    @property
    def head(self) -> float:
        """Height of what stands above the table."""
        words = self.title.height + sum(line.height for line in self.lines)
        return max(words, _LINK if self.handout.link else 0.0)

    @property
    def height(self) -> float:
        """With the white around it."""
        charts = _CHART if self.handout.charts else 0.0
        return self.head + self.table.height() + 3 * _PADDING_OF_TABLE + charts

    @property
    def even(self) -> bool:
        """Whether no cell of the table is smaller than the others."""
        return all(cell.size >= EVEN * self.table.size for row in self.table.rows for cell in row.cells)


def place_handouts(handouts: Handouts, builder: PageBuilder) -> None:
    """Put handouts on pages, all of the same height, in rows from left to right that fill a page."""
    if not handouts.handouts:
        return
    area, width = builder.area, builder.area.width / handouts.across
    builder.begin_page()
    found, down = _all_set(handouts, width - 2 * _PADDING_OF_TABLE, builder)
    if len(found) == 1 == handouts.across and found[0].handout.charts:
        room = (area.height - found[0].height + _CHART) / len(found[0].handout.charts)
        found = [replace(found[0], chart=min(_TALLEST_CHART, room) if room > _CHART else 0.0)]
    height = area.height / down if handouts.across > 1 else max(each.height for each in found)
    for first in range(0, len(found), handouts.across):
        builder.need(height)
        if not builder.fresh:
            builder.put([Line(area.left, builder.y, area.right, builder.y, *CUT_LINE, dashed=True)])
        for index, one in enumerate(found[first : first + handouts.across]):
            place = Area(area.left + index * width, builder.y, width, height)
            if index:
                builder.put([Line(place.left, place.top, place.left, place.bottom, *CUT_LINE, dashed=True)])
            builder.section(one.handout.title, place.top, _marks(one, place))
        builder.y += height


def _all_set(handouts: Handouts, width: float, builder: PageBuilder) -> tuple[list[_Set], int]:
    """Every one, and how many rows of them stand on a page: as many as hold in letters of the usual size.

    Nearly all are set in the largest letters at which they still do; a giant in smaller ones alone.
    """

    def at(size: float, one: Handout) -> _Set:
        return _set(one, width, size)

    def holds(size: float) -> bool:
        found = (at(size, one) for one in some)
        return sum(each.height > room or not each.even for each in found) * GIANTS <= len(some)

    def alone(one: Handout) -> _Set:
        found = at(size, one)
        if found.height <= room:
            return found
        return at(largest(lambda less: at(less, one).height <= room, _SMALLEST, size), one)

    every = handouts.handouts
    some = every[:: -(-len(every) // _LOOKED_AT)]
    heights = sorted(at(_USUAL, one).height for one in every)
    down = max(1, int(builder.area.height / heights[-1 - len(heights) // GIANTS]))
    room = builder.area.height / down
    size = largest(holds, _USUAL, _LARGEST)
    return [alone(one) for one in every], down


def _set(handout: Handout, width: float, size: float) -> _Set:
    beside = width - (_LINK + _PADDING_OF_TABLE if handout.link else 0.0)
    title = fit(handout.title, beside, size * _TITLE, bold=True)
    lines = tuple(fit(line, beside, _LINES * size, lines=2) for line in handout.lines)
    return _Set(handout, title, lines, plan(handout.table, width, size, full=True, lines=_LINES_OF_CELL))


def _marks(one: _Set, area: Area) -> Iterable[Shape]:
    inside = area.inside(_PADDING_OF_TABLE, _PADDING_OF_TABLE)
    place = inside.strip(inside.top, one.title.height)
    yield from part(HEADING, set_in(one.title, place, bold=True))
    for line in one.lines:
        place = inside.strip(place.bottom, line.height)
        yield from set_in(line, place)
    if one.handout.link:
        yield Code(Area(inside.right - _LINK, inside.top, _LINK, _LINK), one.handout.link)
    top = inside.top + one.head + _PADDING_OF_TABLE / 2
    rows = range(len(one.table.rows))
    yield from part(Opens("Table"), one.table.marks(rows, inside.left, top, sum(one.table.widths)))
    top += one.table.height() + _PADDING_OF_TABLE
    for index, chart in enumerate(one.handout.charts):
        share = (inside.width + _CUT) / len(one.handout.charts)
        place = Area(inside.left + index * share, top, share - _CUT, _CHART - _PADDING_OF_TABLE)
        if one.chart:
            place = inside.strip(top + index * one.chart, one.chart - _PADDING_OF_TABLE)
        yield from chart_marks(chart, place)
