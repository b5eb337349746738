"""Layout of the map of the room, and of the matrix of who met whom."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil

from tichu_turnier.sheets.document import Matrix, RoomMap, RoomTable, printable
from tichu_turnier.sheets.layout.drawing import (
    ASIDE,
    END,
    Area,
    Fill,
    Fitted,
    Frame,
    Line,
    Opens,
    PageBuilder,
    Shape,
    fit,
    fit_in,
    part,
    set_in,
)
from tichu_turnier.sheets.layout.plan import FAR, GIANTS, MANY, NEAR
from tichu_turnier.sheets.layout.torn import Measure
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
_SIZES = (36.0, 32.0, 28.0, 26.0, *map(float, range(24, 5, -1)))
"""What is tried for names."""
_USUAL_FIGURE, _LARGEST_FIGURE = 16.0, 26.0
"""Most points of a cell, and where all names are beside it as large as its figure."""
_A_LITTLE_LESS = 0.9
"""Of a cell, rather than names smaller than their figures."""
_FIRST_ROWS = 6
"""So many stand below the heading of what goes on on another page."""
_SMALLEST_FIGURE = 7.0
"""So small it becomes before the matrix goes on on another page."""
_NAMES = 0.24
"""Part of the width that names get at least."""
_LETTERS = 0.62
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
    for start, end in _pages(len(rows), low, builder):
        if start:
            builder.new_page()
        left = builder.free - (builder.closing if end == len(rows) else 0)
        high = max(low, min(left / (end - start), _STRETCHED * low))
        for row in rows[start:end]:
            for column, table in enumerate(row):
                area = Area(builder.area.left + column * wide, builder.y, wide, high)
                inner = area.inside(wide * _GAP / 2, high * _GAP / 2)
                builder.put(part(Opens("L"), _table(table, inner, size, builder.measure)))
            builder.y += high


def _largest(room: RoomMap, rows: int, width: float, builder: PageBuilder) -> tuple[float, float]:
    """The size of names, and the height of the place of a table that it needs."""
    people = sum(len(group) for table in room.tables for group in table.groups)
    least = FAR if people <= MANY else NEAR
    best, fewest = (_SIZES[-1], 0.0), 0
    for size in reversed(_SIZES):
        high = _needed(room, size, width, builder.measure)
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


def _needed(room: RoomMap, size: float, width: float, measure: Measure) -> float | None:
    """Height of the place of a full table; None where more than a few names do not stand on two lines."""
    squeezed, names, heights = 0, 0, []
    for table in room.tables:
        fitted = [_name(name, width, size, measure) for group in table.groups for name in group]
        names += len(fitted)
        squeezed += sum(each.size < 0.94 * size or len(each.lines) > _LINES for each in fitted)
        heights.append(sum(each.height for each in fitted))
    full = sorted(heights)[-1 - len(heights) // GIANTS]
    return None if squeezed * GIANTS > names else (full + (_TITLE + _AIR) * size) / (1 - _GAP)


def _name(name: str, width: float, size: float, measure: Measure) -> Fitted:
    return fit(printable(name), width, size, measure, full=True)


def _pages(rows: int, high: float, builder: PageBuilder, after: float = 0.0) -> list[tuple[int, int]]:
    """From which row to which row pages reach, all about equally far."""
    first = max(1, int((builder.free - after + 0.01) // high))
    full = max(1, int((builder.area.height + 0.01) // high))
    count = 1 if rows <= first else 1 + ceil((rows - first) / full)
    if rows <= first:
        return [(0, rows)]
    edges = [0, min(first, ceil(rows / count))]
    for left in range(count - 1, 0, -1):
        edges.append(edges[-1] + min(full, ceil((rows - edges[-1]) / left)))
    return list(pairwise(edges))


def _height(groups: Sequence[Sequence[Fitted]]) -> float:
    return sum(name.height for group in groups for name in group)


def _front(words: str, builder: PageBuilder) -> Iterator[Shape]:
    """Where the direction sits, so that readers know which way round to hold the map."""
    area = Area(builder.area.left + builder.area.width / 4, builder.y, builder.area.width / 2, _FRONT - 6)
    yield Fill(area, 0.88)
    yield from fit_in(words, area, 11.0, builder.measure, Align.CENTER)


def _table(table: RoomTable, area: Area, size: float, measure: Measure) -> Iterator[Shape]:
    title = Area(area.left, area.top, area.width, size * _TITLE)
    yield Fill(title, 0.9)
    yield Frame(area, 0.8)
    room = area.width - 2 * _EDGE
    tried = (
        [[_name(name, room, one, measure) for name in group] for group in table.groups]
        for one in _SIZES
        if one <= size
    )
    fitted = next((one for one in tried if _height(one) <= area.height - title.height), [])
    number = fit(printable(table.title), title.width - 4, size, measure, bold=True, lines=1)
    yield Opens("LI")
    yield from part(Opens("Lbl"), set_in(number, title, Align.CENTER, measure, bold=True))
    yield Opens("LBody")
    spare = (area.height - title.height - _height(fitted)) / max(1, sum(map(len, fitted)))
    top = title.bottom
    for index, group in enumerate(fitted):
        if index:
            yield Line(area.left, top, area.right, top, 0.4, 0.4)
        for name in group:
            box = Area(area.left + _EDGE, top, area.width - 2 * _EDGE, name.height + spare)
            yield from set_in(name, box, Align.CENTER, measure)
            top = box.bottom
    yield from (END, END)


def place_matrix(matrix: Matrix, builder: PageBuilder) -> None:
    """Rows from top to bottom, the numbers again on each page."""
    count = len(matrix.names)
    if not count:
        return
    room = builder.area.width * (1 - _NAMES)
    cell, whole = min(_USUAL_FIGURE, room / count), builder.free / (count + 1)
    longest = max(builder.measure(printable(name), 1.0, False) for name in matrix.names)
    beside = builder.area.width / (count + _LETTERS * (1.1 * longest + 3.5))  # the names and their numbers
    cell = min(_LARGEST_FIGURE, beside) if beside >= _A_LITTLE_LESS * cell else cell
    cell = min(cell, whole) if whole >= _SMALLEST_FIGURE else cell
    height = (count + 1) * cell
    builder.need(height if height <= builder.area.height else _FIRST_ROWS * cell)
    row = 0
    builder.put([Opens("Table")])
    while row < count:
        rows = max(1, min(count - row, int(builder.free / cell) - 1))
        area = Area(builder.area.left, builder.y, builder.area.width, (rows + 1) * cell)
        builder.put(_rows(matrix, range(row, row + rows), area, cell, builder.measure))
        builder.y = area.bottom + cell
        row += rows
        if row < count:
            builder.new_page()
    builder.put([END])


def _rows(matrix: Matrix, rows: range, area: Area, cell: float, measure: Measure) -> Iterator[Shape]:
    names = max(area.width * _NAMES, min(area.width / 2, area.width - len(matrix.names) * cell))
    left, size = area.left + names, cell * _LETTERS
    yield ASIDE if rows.start else _ROW
    yield from (_TITLE_CELL, END, _TITLE_CELL, END)
    for column in range(len(matrix.names)):
        box = Area(left + column * cell, area.top, cell, cell)
        yield from part(_TITLE_CELL, fit_in(str(column + 1), box, size, measure, Align.CENTER))
    yield END
    for line, row in enumerate(rows, 1):
        yield _ROW
        top = area.top + line * cell
        number = Area(area.left, top, 2.2 * size, cell)
        yield from part(_TITLE_CELL, fit_in(str(row + 1), number, size, measure, Align.RIGHT))
        name = Area(number.right + size * 0.6, top, names - number.width - size, cell)
        yield from part(_TITLE_CELL, fit_in(matrix.names[row], name, size * 1.1, measure))
        for column in range(len(matrix.names)):
            box = Area(left + column * cell, top, cell, cell)
            yield from part(_CELL, _cell(matrix, row, column, box, measure))
        yield END
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
