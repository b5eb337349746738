"""Layout of handouts, so that one cut serves a whole stack."""

from collections.abc import Iterable
from dataclasses import dataclass

from tichu_turnier.sheets.document import Handout, Handouts, printable
from tichu_turnier.sheets.layout.drawing import Area, Bookmark, Line, Measure, Shape
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.table import TablePiece, table_piece
from tichu_turnier.sheets.layout.typeset import Fitted, fit, set_in
from tichu_turnier.words.listings.listing import Align

_SIZES = (9.5, 9.0, 8.5, 8.0, 7.0, 6.0)
"""What is tried, until the tallest stands on a page."""
_TITLE = 1.45
"""Size of a title, in sizes of the table."""
_PADDING = 7.0
_CUT = (0.6, 0.5)
"""Width and gray of the lines to cut along."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A handout at one size."""

    title: Fitted
    lines: tuple[Fitted, ...]
    table: TablePiece

    @property
    def height(self) -> float:
        """With the white around it."""
        return self.title.height + sum(line.height for line in self.lines) + self.table.height + 3 * _PADDING


def place_handouts(handouts: Handouts, builder: PageBuilder) -> None:
    """Put handouts on pages, all as tall as the tallest, in rows from left to right."""
    if not handouts.handouts:
        return
    width = builder.area.width / handouts.across
    if not builder.fresh:
        builder.new_page()
    found = _all_set(handouts, width - 2 * _PADDING, builder)
    height = max(each.height for each in found)
    for first in range(0, len(found), handouts.across):
        builder.need(height)
        if not builder.fresh:
            builder.put(
                [Line(builder.area.left, builder.y, builder.area.right, builder.y, *_CUT, dashed=True)]
            )
        for index, one in enumerate(found[first : first + handouts.across]):
            area = Area(builder.area.left + index * width, builder.y, width, height)
            if index:
                builder.put([Line(area.left, area.top, area.left, area.bottom, *_CUT, dashed=True)])
            builder.put([Bookmark(printable(handouts.handouts[first + index].title), area.top)])
            builder.put(_marks(one, area, builder.measure))
        builder.y += height


def _all_set(handouts: Handouts, width: float, builder: PageBuilder) -> list[_Set]:
    """Every one at the largest size at which the tallest fits on a page."""
    for size in _SIZES:
        found = [_set(each, width, size, builder.measure) for each in handouts.handouts]
        if max(each.height for each in found) <= builder.area.height:
            break
    return found


def _set(handout: Handout, width: float, size: float, measure: Measure) -> _Set:
    title = fit(printable(handout.title), width, size * _TITLE, measure, bold=True)
    lines = tuple(fit(printable(line), width, size, measure, lines=2) for line in handout.lines)
    return _Set(title, lines, table_piece(handout.table, width, size, measure))


def _marks(one: _Set, area: Area, measure: Measure) -> Iterable[Shape]:
    left, width = area.left + _PADDING, area.width - 2 * _PADDING
    y = area.top + _PADDING
    yield from set_in(one.title, Area(left, y, width, one.title.height), Align.LEFT, measure, bold=True)
    y += one.title.height
    for line in one.lines:
        yield from set_in(line, Area(left, y, width, line.height), Align.LEFT, measure)
        y += line.height
    yield from one.table.marks(left, y + _PADDING / 2)
