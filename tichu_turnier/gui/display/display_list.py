"""A long list painted so that it can be read from the back of the hall."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tichu_turnier.gui.common.fitting import paint_line, width_at_1
from tichu_turnier.words.listings.listing import Align, Cell, Listing

_MOST_LANES = 5
_HEADING = 0.62
"""Size of headings, as a part of that of the rows."""
_SIDES = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.CENTER: Qt.AlignmentFlag.AlignHCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
}
_LINE = 1.42
"""From one line to the next, as a part of the size of the letters."""
_GAP = 0.55
"""Between two columns of a row, as a part of the size."""
_LANE_GAP = 1.0
_USUAL = 0.8
"""So many of the names are set in full size; longer ones are set smaller, the longest at last cut."""
_SQUEEZES = (1.0, 0.8)
"""How narrow the column of names may become, to save a page."""
_STEP = 0.94
_SPREAD = 1.4
"""Rows may stand so much further apart than needed, to fill the screen."""
_LARGEST = 0.085
_SMALLEST = 0.034
"""Sizes of letters, as a part of the height of the screen: smaller ones nobody reads from 15 metres."""


@dataclass(frozen=True, slots=True)
class Grid:
    """How a list stands in its room."""

    size: float
    lanes: int
    lines: int
    """Rows of one lane on a page."""
    widths: tuple[float, ...]

    def pages(self, rows: int) -> int:
        return max(1, -(-rows // (self.lanes * self.lines)))


def measured(content: Listing) -> Listing:
    """A list whose words are measured, which takes long, on any thread: painting it needs their widths."""
    _natural(content)
    return content


def grid_for(content: Listing, room: QRectF, screen_height: float) -> Grid:
    """The largest letters with which all rows fit on one page, long names set smaller if need be."""
    natural, stretched, grids = _natural(content), _stretched(content), []
    for part in _SQUEEZES:
        widths = tuple(width * part if i == stretched else width for i, width in enumerate(natural))
        grids.append(_largest(content, widths, room, screen_height))
    return next((grid for grid in grids if grid.pages(len(content.rows)) == 1), grids[0])


def paint_list(painter: QPainter, content: Listing, room: QRectF, grid: Grid, page: int) -> None:
    """One page of a list, read from top to bottom, then the next lane."""
    color = painter.pen().color()
    stripe, faint = QColor(color), QColor(color)
    stripe.setAlpha(22)
    faint.setAlphaF(0.75)
    high = min(room.height() / (grid.lines + 1), grid.size * _LINE * _SPREAD)
    lane_width = (room.width() - (grid.lanes - 1) * grid.size * _LANE_GAP) / grid.lanes
    first = page * grid.lanes * grid.lines
    for index, row in enumerate(content.rows[first : first + grid.lanes * grid.lines]):
        lane, line = divmod(index, grid.lines)
        left = room.left() + lane * (lane_width + grid.size * _LANE_GAP)
        place = QRectF(left, room.top() + (line + 1) * high, lane_width, high)
        if line == 0:
            titles = tuple(Cell(each.title) for each in content.columns)
            painter.setPen(faint)
            _row(painter, content, titles, place.translated(0, -high), grid, small=_HEADING)
            painter.setPen(color)
        if line % 2 == 0:
            painter.fillRect(place, stripe)
        _row(painter, content, row, place, grid)


def _row(
    painter: QPainter,
    content: Listing,
    cells: tuple[Cell, ...],
    place: QRectF,
    grid: Grid,
    *,
    small: float = 1,
) -> None:
    gap, stretched = grid.size * _GAP, _stretched(content)
    fixed = sum(width for i, width in enumerate(grid.widths) if i != stretched)
    wide = place.width() - fixed - gap * len(grid.widths)
    left = place.left() + gap / 2
    for index, (cell, column) in enumerate(zip(cells, content.columns, strict=True)):
        width = wide if index == stretched else grid.widths[index]
        room = QRectF(left, place.top(), width + 1, place.height())
        paint_line(painter, cell.text, room, grid.size * small, _SIDES[column.align], bold=cell.strong)
        left += width + gap


def _largest(content: Listing, widths: tuple[float, ...], room: QRectF, screen_height: float) -> Grid:
    """The largest letters with which these columns need one page, else the smallest."""
    size, smallest = screen_height * _LARGEST, screen_height * _SMALLEST
    grid = _grid(content, widths, room, size)
    while grid.pages(len(content.rows)) > 1 and size > smallest:
        size = max(smallest, size * _STEP)
        grid = _grid(content, widths, room, size)
    return grid


def _natural(content: Listing) -> tuple[float, ...]:
    widths = []
    stretched = _stretched(content)
    for index, column in enumerate(content.columns):
        cells = [width_at_1(row[index].text, row[index].strong) for row in content.rows]
        if index == stretched and cells:
            cells = sorted(cells)[: max(1, round(len(cells) * _USUAL))]
        widths.append(max([*cells, width_at_1(column.title) * _HEADING]))
    return tuple(widths)


def _stretched(content: Listing) -> int:
    """The column that gives way when there is no room: the first that takes a share of it."""
    return next((index for index, column in enumerate(content.columns) if column.weight), 0)


def _grid(content: Listing, natural: tuple[float, ...], room: QRectF, size: float) -> Grid:
    wide = (sum(natural) + _GAP * len(natural)) * size
    lines = max(1, int(room.height() / (size * _LINE)) - 1)
    fitting = int((room.width() + size * _LANE_GAP) / (wide + size * _LANE_GAP))
    needed = -(-len(content.rows) // lines)
    lanes = max(1, min(fitting, needed, _MOST_LANES))
    if fitting >= needed:
        lines = max(1, -(-len(content.rows) // lanes))
    return Grid(size, lanes, lines, tuple(width * size for width in natural))
