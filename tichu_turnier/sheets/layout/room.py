"""Layout of the map of the room, and of the matrix of who met whom."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from tichu_turnier.sheets.document import Matrix, RoomMap, RoomTable, printable
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import EVEN, FAR, GIANTS, MANY, NEAR
from tichu_turnier.sheets.layout.shapes import ASIDE, END, Area, Fill, Frame, Line, Opens, Shape, part
from tichu_turnier.sheets.layout.typeset import LEADING, LINES, PAIR, Fitted, fit, fit_in, largest, set_in
from tichu_turnier.words.listings.listing import Align

_FRONT = 24.0
_GAP = 0.08
"""Part of the place of a table that is left free around it."""
_LOWEST = 52.0
"""Points of the place of a table where names fit at no size."""
_STRETCHED = 1.5
"""How much higher a place becomes than its names need, to fill the page."""
_TITLE, _AIR = 1.5, 0.3
"""Height of the number of a table, and white below the names, as a part of the size."""
_EDGE = 3.0
_LINES = 2
"""Of a name; of each of a pair."""
_SIZES = (36.0, 32.0, 28.0, 26.0, *map(float, range(24, 5, -1)))
"""What is tried for names."""
_LARGEST_FIGURE, _HIGHER = 26.0, 2.0
"""Most points of a cell, and how much higher than wide it may be."""
_NARROWER = (1.0, 0.85, 0.7, 0.55)
"""How wide columns are tried, beside the widest."""
_SMALLEST_NAME, _NUMBER = 5.0, 2.8
"""Points of names that have no room; width of the number before a name with its white, in its size."""
_FIRST_ROWS = 6
"""So many stand below the heading of what goes on on another page."""
_SMALLEST_FIGURE = 7.0
"""So small it becomes before the matrix goes on on another page."""
_NAMES = 0.24
"""Part of the width that names get at least."""
_LETTERS = 0.68
"""Size of letters, as a part of a cell."""
_ROW, _TITLE_CELL, _CELL = Opens("TR"), Opens("TH"), Opens("TD")


def place_room(room: RoomMap, builder: PageBuilder) -> None:
    """Rows from the front of the room to its back: read from afar, on as few pages as that takes."""
    rows = [room.tables[start : start + room.per_row] for start in range(0, len(room.tables), room.per_row)]
    if not rows:
        return
    wide = builder.area.width / room.per_row
    size, low = _largest(room, len(rows), wide * (1 - _GAP) - 2 * _EDGE, builder)
    builder.put(_front(room.front, builder))
    builder.y += _FRONT
    for start, end in _with_closing(_pages(len(rows), low, builder), low, builder):
        if start:
            builder.new_page()
        left = builder.free - (builder.closing if end == len(rows) else 0)
        high = max(low, min(left / (end - start), _STRETCHED * low))
        for row in rows[start:end]:
            for column, table in enumerate(row):
                area = Area(builder.area.left + column * wide, builder.y, wide, high)
                inner = area.inside(wide * _GAP / 2, high * _GAP / 2)
                builder.put(part(Opens("L"), _table(table, inner, size)))
            builder.y += high


def _largest(room: RoomMap, rows: int, width: float, builder: PageBuilder) -> tuple[float, float]:
    """The size of names, and the height of the place of a table that it needs."""
    people = sum(len(group) for table in room.tables for group in table.groups)
    least = FAR if people <= MANY else NEAR
    best, fewest = (_SIZES[-1], 0.0), 0
    for size in reversed(_SIZES):
        high = _needed(room, size, width)
        if high is None or high > builder.free - _FRONT:
            continue
        pages = _pages(rows, high, builder, after=_FRONT)
        left = builder.free - _FRONT if len(pages) == 1 else builder.area.height
        count = len(pages) + ((pages[-1][1] - pages[-1][0]) * high + builder.closing > left)
        if size <= least or count <= fewest:
            best, fewest = (size, high), count
    if not best[1]:
        best = best[0], min(builder.free - _FRONT, _LOWEST)
    builder.reached.append((best[0] >= least, best[0]))
    return best


def _needed(room: RoomMap, size: float, width: float) -> float | None:
    """Height of the place of a full table; None where more than a few names do not stand on their lines."""
    squeezed, names, heights = 0, 0, []
    for table in room.tables:
        fitted = [_name(name, width, size) for group in table.groups for name in group]
        most = _LINES * (2 if any(PAIR in name for group in table.groups for name in group) else 1)
        names += len(fitted)
        squeezed += sum(each.size < EVEN * size or len(each.lines) > most for each in fitted)
        heights.append(sum(each.height for each in fitted))
    full = sorted(heights)[-1 - len(heights) // GIANTS]
    return None if squeezed * GIANTS > names else (full + (_TITLE + _AIR) * size) / (1 - _GAP)


def _name(name: str, width: float, size: float) -> Fitted:
    return fit(name, width, size, lines=LINES + (PAIR in name), full=True)


def _pages(rows: int, high: float, builder: PageBuilder, after: float = 0.0) -> list[tuple[int, int]]:
    """From which row to which row pages reach, all about equally far."""
    first = max(1, int((builder.free - after + 0.01) // high))
    if rows <= first:
        return [(0, rows)]
    full = max(1, int((builder.area.height + 0.01) // high))
    count = 1 + ceil((rows - first) / full)
    edges = [0, min(first, ceil(rows / count))]
    for left in range(count - 1, 0, -1):
        edges.append(edges[-1] + min(full, ceil((rows - edges[-1]) / left)))
    return list(pairwise(edges))


def _with_closing(pages: list[tuple[int, int]], high: float, builder: PageBuilder) -> list[tuple[int, int]]:
    """The same pages, with the last row on a page of its own where else only closing words would stand."""
    *others, (start, end) = pages
    room = builder.area.height if others else builder.free
    if end - start > 1 and builder.closing and (end - start) * high + builder.closing > room:
        return [*others, (start, end - 1), (end - 1, end)]
    return pages


def _height(groups: Sequence[Sequence[Fitted]]) -> float:
    return sum(name.height for group in groups for name in group)


def _front(words: str, builder: PageBuilder) -> Iterator[Shape]:
    """Where the direction sits, so that readers know which way round to hold the map."""
    area = builder.area.inside(builder.area.width / 4, 0).strip(builder.y, _FRONT - 6)
    yield Fill(area, 0.88)
    yield from fit_in(words, area, 11.0, Align.CENTER)


def _table(table: RoomTable, area: Area, size: float) -> Iterator[Shape]:
    title = area.strip(area.top, size * _TITLE)
    yield Fill(title, 0.9)
    yield Frame(area, 0.8)
    room = area.width - 2 * _EDGE
    tried = (
        [[_name(name, room, one) for name in group] for group in table.groups]
        for one in _SIZES
        if one <= size
    )
    fitted = next((one for one in tried if _height(one) <= area.height - title.height), [])
    number = fit(table.title, title.width - 4, size, bold=True, lines=1)
    yield Opens("LI")
    yield from part(Opens("Lbl"), set_in(number, title, Align.CENTER, bold=True))
    yield Opens("LBody")
    spare = (area.height - title.height - _height(fitted)) / max(1, sum(map(len, fitted)))
    top = title.bottom
    for index, group in enumerate(fitted):
        if index:
            yield Line(area.left, top, area.right, top, 0.4, 0.4)
        for name in group:
            box = Area(area.left + _EDGE, top, area.width - 2 * _EDGE, name.height + spare)
            yield from set_in(name, box, Align.CENTER)
            top = box.bottom
    yield from (END, END)


@dataclass(frozen=True, slots=True)
class _Grid:
    """How wide and high the cells of a matrix are, and the room and size of the names before them."""

    wide: float
    high: float
    names: float
    size: float

    @property
    def letters(self) -> float:
        """Size of figures."""
        return _LETTERS * min(self.wide, self.high)


def _grid(matrix: Matrix, builder: PageBuilder) -> _Grid:
    """Cells as large as page and names allow; rows may be higher than columns are wide, for the names.

    Where names would be smaller than figures, columns make room for them.
    """
    widest = min(_LARGEST_FIGURE, builder.area.width * (1 - _NAMES) / len(matrix.names))
    tried = (_with_columns(matrix, widest * share, builder) for share in _NARROWER)
    return max(tried, key=lambda grid: min(grid.size, grid.letters))


def _with_columns(matrix: Matrix, wide: float, builder: PageBuilder) -> _Grid:
    count, whole = len(matrix.names), builder.free / (len(matrix.names) + 1)
    high = min(_LARGEST_FIGURE, whole, _HIGHER * wide) if whole >= _SMALLEST_FIGURE else wide
    names = builder.area.width - count * wide
    letters = _LETTERS * min(wide, high)

    def holds(size: float) -> bool:
        room = names - _NUMBER * letters
        fitted = [_beside(name, room, high, size) for name in matrix.names]
        squeezed = sum(each.torn or each.size < size - 0.01 for each in fitted)
        return squeezed * GIANTS <= count

    size = largest(holds, min(_SMALLEST_NAME, 0.8 * high), 0.8 * high)
    longest = max(measure(printable(name), size, False) for name in matrix.names)
    return _Grid(wide, high, min(names, longest + (_NUMBER + 1) * letters), size)


def _beside(name: str, width: float, high: float, size: float) -> Fitted:
    """A name before its row, on two lines where they are not higher than it or else it would be smaller."""
    half = min(size, high / (2 * LEADING))
    one = fit(name, width, size, lines=1, full=True)
    if one.size >= half and not one.torn:
        return one
    return fit(name, width, half, lines=2, full=True)


def place_matrix(matrix: Matrix, builder: PageBuilder) -> None:
    """Rows from top to bottom, the numbers again on each page."""
    count = len(matrix.names)
    if not count:
        return
    grid = _grid(matrix, builder)
    height = (count + 1) * grid.high
    builder.need(height if height <= builder.area.height else _FIRST_ROWS * grid.high)
    row = 0
    builder.put([Opens("Table")])
    while row < count:
        rows = max(1, min(count - row, int(builder.free / grid.high + 1e-6) - 1))
        builder.put(_rows(matrix, range(row, row + rows), grid, builder))
        builder.y += (rows + 2) * grid.high
        row += rows
        if row < count:
            builder.new_page()
    builder.put([END])


def _rows(matrix: Matrix, rows: range, grid: _Grid, builder: PageBuilder) -> Iterator[Shape]:
    size, high = grid.letters, grid.high
    left, top, number = builder.area.left, builder.y, (_NUMBER - 0.6) * size
    lefts = [left + grid.names + column * grid.wide for column in range(len(matrix.names))]
    yield ASIDE if rows.start else _ROW
    yield from (_TITLE_CELL, END, _TITLE_CELL, END)
    for column, x in enumerate(lefts):
        box = Area(x, top, grid.wide, high)
        yield from part(_TITLE_CELL, fit_in(str(column + 1), box, size, Align.CENTER))
    yield END
    for row in rows:
        yield _ROW
        top += high
        before = Area(left, top, number, high)
        yield from part(_TITLE_CELL, fit_in(str(row + 1), before, size, Align.RIGHT))
        name = Area(before.right + size * 0.6, top, grid.names - _NUMBER * size, high)
        fitted = _beside(matrix.names[row], name.width, high, grid.size)
        yield from part(_TITLE_CELL, set_in(fitted, name, Align.LEFT))
        for column, x in enumerate(lefts):
            box = Area(x, top, grid.wide, high)
            yield from part(_CELL, _cell(matrix, row, column, box))
        yield END
        yield Line(lefts[0], top, lefts[-1] + grid.wide, top, 0.25, 0.7)


def _cell(matrix: Matrix, row: int, column: int, area: Area) -> Iterator[Shape]:
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
    size = _LETTERS * min(area.width, area.height)
    yield from fit_in(str(times), inner, size, Align.CENTER, bold=often)
