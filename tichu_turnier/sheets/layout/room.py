"""Layout of the map of the room, and of the matrix of who met whom."""

from collections.abc import Iterator
from math import ceil

from tichu_turnier.sheets.document import Matrix, RoomMap, RoomTable, printable
from tichu_turnier.sheets.layout.drawing import (
    Area,
    Fill,
    Frame,
    Line,
    Measure,
    PageBuilder,
    Shape,
    fit,
    fit_in,
    set_in,
)
from tichu_turnier.words.listings.listing import Align

_FRONT = 20.0
_GAP = 0.08
"""Part of the place of a table that is left free around it."""
_TALLEST, _LOWEST = 110.0, 52.0
"""Most and least points of the place of a table, from row to row: names must be read on a wall."""
_TITLE = 0.3
"""Part of a table that its number takes."""
_LARGEST = 13.0
_LARGEST_FIGURE = 16.0
"""Most points of a cell."""
_NAMES = 0.24
"""Part of the width that names take."""
_LETTERS = 0.62
"""Size of letters, as a part of a cell."""


def place_room(room: RoomMap, builder: PageBuilder) -> None:
    """Rows from the front of the room to its back; what is too much for one page goes on on the next."""
    rows = [room.tables[start : start + room.per_row] for start in range(0, len(room.tables), room.per_row)]
    if not rows:
        return
    lines = max(sum(map(len, table.groups)) for table in room.tables)
    high = _height(len(rows), _LOWEST * max(1.0, lines / 4), builder)
    builder.put(_front(room.front, builder))
    builder.y += _FRONT
    wide = builder.area.width / room.per_row
    for row in rows:
        builder.need(high)
        for column, table in enumerate(row):
            area = Area(builder.area.left + column * wide, builder.y, wide, high)
            builder.put(_table(table, area.inside(wide * _GAP / 2, high * _GAP / 2), lines, builder.measure))
        builder.y += high


def _height(rows: int, least: float, builder: PageBuilder) -> float:
    """From row to row: as much as there is room for on one page, else on as few pages as can be."""
    first = builder.free - _FRONT
    if least * rows <= first - builder.closing:
        return min(_TALLEST, (first - builder.closing) / rows)
    full = builder.area.height - builder.closing
    pages = 1 + ceil((rows - first // least) / (full // least))
    heights = (_TALLEST - step for step in range(int(_TALLEST - least)))
    return next((one for one in heights if first // one + (pages - 1) * (full // one) >= rows), least)


def _front(words: str, builder: PageBuilder) -> Iterator[Shape]:
    """Where the direction sits, so that readers know which way round to hold the map."""
    area = Area(builder.area.left + builder.area.width / 4, builder.y, builder.area.width / 2, _FRONT - 6)
    yield Fill(area, 0.88)
    yield from fit_in(words, area, 9.0, builder.measure, Align.CENTER)


def _table(table: RoomTable, area: Area, lines: int, measure: Measure) -> Iterator[Shape]:
    title = Area(area.left, area.top, area.width, area.height * _TITLE)
    yield Fill(title, 0.9)
    yield Frame(area, 0.8)
    number = fit(printable(table.title), title.width - 4, title.height * 0.8, measure, bold=True, lines=1)
    yield from set_in(number, title, Align.CENTER, measure, bold=True)
    step = (area.height - title.height) / lines
    size, top = min(_LARGEST, step * 0.78), title.bottom
    for index, group in enumerate(table.groups):
        if index:
            yield Line(area.left, top, area.right, top, 0.4, 0.4)
        for name in group:
            box = Area(area.left + 3, top, area.width - 6, step)
            yield from fit_in(name, box, size, measure, Align.CENTER)
            top += step


def place_matrix(matrix: Matrix, builder: PageBuilder) -> None:
    """Rows from top to bottom, the numbers again on each page."""
    count = len(matrix.names)
    if not count:
        return
    room = builder.area.width * (1 - _NAMES)
    cell = min(_LARGEST_FIGURE, room / count)
    builder.need(min(builder.area.height, (count + 1) * cell))
    row = 0
    while row < count:
        rows = max(1, min(count - row, int(builder.free / cell) - 1))
        area = Area(builder.area.left, builder.y, builder.area.width, (rows + 1) * cell)
        builder.put(_part(matrix, range(row, row + rows), area, cell, builder.measure))
        builder.y = area.bottom + cell
        row += rows
        if row < count:
            builder.new_page()


def _part(matrix: Matrix, rows: range, area: Area, cell: float, measure: Measure) -> Iterator[Shape]:
    names = area.width * _NAMES
    left, size = area.left + names, cell * _LETTERS
    for column in range(len(matrix.names)):
        box = Area(left + column * cell, area.top, cell, cell)
        yield from fit_in(str(column + 1), box, size, measure, Align.CENTER)
    for line, row in enumerate(rows, 1):
        top = area.top + line * cell
        number = Area(area.left, top, 2.2 * size, cell)
        yield from fit_in(str(row + 1), number, size, measure, Align.RIGHT)
        name = Area(number.right + size * 0.6, top, names - number.width - size, cell)
        yield from fit_in(matrix.names[row], name, size * 1.1, measure)
        for column in range(len(matrix.names)):
            yield from _cell(matrix, row, column, Area(left + column * cell, top, cell, cell), measure)
        yield Line(left, top, left + len(matrix.names) * cell, top, 0.25, 0.7)


def _cell(matrix: Matrix, row: int, column: int, area: Area, measure: Measure) -> Iterator[Shape]:
    """The diagonal is grey; partners have a grey ground, opponents a frame, more than once is bold."""
    times = len(matrix.rounds(row, column))
    if row == column:
        yield Fill(area, 0.8)
    if not times:
        return
    inner = area.inside(0.8, 0.8)
    if row < column and not matrix.one_way:
        yield Fill(inner, 0.88)
    elif row != column:
        yield Frame(inner, 0.4, 0.4)
    often = times > 1 and row != column
    if often:
        yield Frame(inner, 1.1, 0.0)
    yield from fit_in(str(times), inner, area.height * _LETTERS, measure, Align.CENTER, bold=often)
