"""Layout of the matrix of who met whom."""

from collections.abc import Iterator

from tichu_turnier.sheets.document import Matrix
from tichu_turnier.sheets.layout.drawing import Area, Fill, Frame, Line, Measure, Shape
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.typeset import fit_in
from tichu_turnier.words.listings.listing import Align

_LARGEST = 16.0
"""Most points of a cell."""
_NAMES = 0.24
"""Part of the width that names take."""
_LETTERS = 0.62
"""Size of letters, as a part of a cell."""


def place_matrix(matrix: Matrix, builder: PageBuilder) -> None:
    """Rows from top to bottom, the numbers again on each page."""
    count = len(matrix.names)
    if not count:
        return
    room = builder.area.width * (1 - _NAMES)
    cell = min(_LARGEST, room / count)
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
