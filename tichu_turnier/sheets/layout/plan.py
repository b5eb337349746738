"""A table in letters of one size: the widths of its columns, every cell fitted into them, and its marks."""

from collections.abc import Iterator
from dataclasses import dataclass

from tichu_turnier.sheets.document import Size, Table
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.shapes import ASIDE, END, Area, Fill, Line, Opens, Shape, part
from tichu_turnier.sheets.layout.typeset import LINES, Fitted, filled, fit, set_in, words_of
from tichu_turnier.words.listings.listing import Cell, Column

FAR, NEAR, MANY = 20.0, 16.0, 60
"""Least size of names on a wall: read from three metres; of more than so many from two."""
GIANTS = 8
"""At most one in so many cells of a column may be squeezed before a smaller size is taken."""
EVEN = 0.94
"""Letters of so much of a size are of this size."""
_LONGEST = 24
"""Letters of a word that is torn on a wall only where it would make all others small."""
_SOME = 4
"""In a column of so many cells for the wall one may always be, if no word is torn."""
_NARROWEST, _SHARED = 0.12, 0.7
"""Part of the width that a sharing column, and many of them together, get at least if others claim more."""
PADDING = 0.45
"""White on each side of a cell, as a part of the size."""
AIR = {Size.SMALL: 0.5, Size.NORMAL: 0.5, Size.POSTER: 0.35}
"""White above and below a row together, as a part of the size."""
_TIGHT = 0.5
"""Part of that white that stays where a last page would be nearly empty."""
_LEAST_HEAD = 6.8
"""Points of the header at least."""
_HEADER = {Size.SMALL: 0.9, Size.NORMAL: 0.85, Size.POSTER: 0.62}
"""Size of the header, as a part of that of the rows: on a wall they are read, and it is only looked up."""
_ZEBRA = 0.93
_ROW, _CELL, _TITLE = Opens("TR"), Opens("TD"), Opens("TH")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, fitted, and which of them are bold."""

    cells: tuple[Fitted, ...]
    bold: tuple[bool, ...]
    height: float


@dataclass(frozen=True, slots=True)
class Plan:
    """A table at one size: widths of its columns, all rows fitted."""

    table: Table
    most: int
    """On how many lines names may stand: on a wall more than one."""
    widths: tuple[float, ...]
    size: float
    header: Row
    rows: tuple[Row, ...]

    def height(self, start: int = 0, end: int | None = None) -> float:
        """Of the header and rows below it."""
        return self.header.height + sum(row.height for row in self.rows[start:end])

    def marks(self, rows: range, left: float, top: float, width: float) -> Iterator[Shape]:
        """The header, on each page and lane again, and rows below it."""
        area = Area(left, top, width, self.header.height)
        header = self._row_marks(self.header, area, _TITLE)
        yield from part(ASIDE, header) if rows.start else header
        yield Line(left, area.bottom, area.right, area.bottom, 0.8)
        for index in rows:
            area = area.strip(area.bottom, self.rows[index].height)
            if self.table.zebra and index % 2:
                yield Fill(area, _ZEBRA)
            yield from self._row_marks(self.rows[index], area, _CELL)

    def _row_marks(self, row: Row, area: Area, kind: Opens) -> list[Shape]:
        marks: list[Shape] = [_ROW]
        left, padding = area.left, PADDING * self.size
        for column, width, cell, bold in zip(
            self.table.columns, self.widths, row.cells, row.bold, strict=True
        ):
            inner = area.column(left + padding, width - 2 * padding)
            marks += (kind, *set_in(cell, inner, column.align, bold=bold), END)
            left += width
        marks.append(END)
        return marks

    @property
    def wrapped(self) -> int:
        """How many rows take more than one line."""
        return sum(any(len(cell.lines) > 1 for cell in row.cells) for row in self.rows)

    @property
    def comfortable(self) -> bool:
        """Whether in every column nearly all cells are at full size, for the wall on two lines at most."""
        wall, least = self.most > 1, _head_size(self.table, self.size)
        if wall and any(cell.cut or cell.size < 0.7 * least for cell in self.header.cells):
            return False
        cells = zip(*(row.cells for row in self.rows), strict=True)
        for about, column in zip(self.table.columns, cells, strict=False):
            if wall and any(cell.torn and not (about.weight and _is_giant(cell)) for cell in column):
                return False
            least = EVEN * about.share * self.size
            squeezed = sum(len(cell.lines) > self.most or cell.size < least for cell in column)
            whole = len(column) >= _SOME and not any(cell.torn for cell in column)
            one = GIANTS if wall and whole else 0
            if squeezed * GIANTS > max(len(column), one):
                return False
        return True


def _is_giant(cell: Fitted) -> bool:
    """Whether it may have a word that holds on no line."""
    return max(map(len, "".join(cell.lines).split()), default=0) > _LONGEST


def plan(
    table: Table,
    width: float,
    size: float,
    *,
    large: bool = False,
    full: bool = False,
    tight: bool = False,
    lines: int = LINES,
) -> Plan:
    """The table in letters of this size; in large print names on a wall may stand on three lines.

    `full`: cells stand rather on two lines than smaller; `tight`: with less white between the rows.
    """
    wall, small = table.size is Size.POSTER, _head_size(table, size)
    air = size * AIR[table.size] * (_TIGHT if tight else 1.0)
    widths = _widths(table, width, size)
    rooms = tuple(column - 2 * PADDING * size for column in widths)
    titles = tuple(
        Cell(_title(column, room, small), strong=True)
        for column, room in zip(table.columns, rooms, strict=True)
    )
    alike = (small,) * len(rooms)
    header = _fitted_row(titles, rooms, alike, AIR[Size.NORMAL] * small, full=True)
    rows, full = [], full or wall
    sizes = tuple(column.share * size for column in table.columns)
    for row in table.rows:
        rows.append(_fitted_row(row, rooms, sizes, air, full=full, lines=lines))  # noqa: PERF401 - one frame less, thousands of times
    return Plan(table, 1 + full + (wall and large), widths, size, header, tuple(rows))


def _head_size(table: Table, size: float) -> float:
    return max(_LEAST_HEAD, size * _HEADER[table.size])


def _title(column: Column, room: float, size: float) -> str:
    """The title, with its hyphen where it goes on on another line."""
    return column.title if measure(column.title, size, True) <= room else column.narrow or column.title


def _fitted_row(
    cells: tuple[Cell, ...],
    rooms: tuple[float, ...],
    sizes: tuple[float, ...],
    air: float,
    *,
    full: bool = False,
    lines: int = LINES,
) -> Row:
    fitted = []
    for cell, room, size in zip(cells, rooms, sizes, strict=True):
        fitted.append(fit(cell.text, room, size, bold=cell.strong, full=full, lines=lines))
    height = max([cell.height for cell in fitted]) + air
    return Row(tuple(fitted), tuple([cell.strong for cell in cells]), height)


def _title_width(column: Column, size: float, lines: int) -> float:
    """The least width at which a title needs no more than so many lines."""
    title = column.narrow if column.narrow and lines > 1 else column.title
    words = words_of(title)
    least = max((measure(word, size, True) for word, _ in words), default=0.0)
    if len(words) <= lines:
        return least
    runs = (words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1))
    texts = ("".join(between + word for word, between in run).strip() for run in runs)
    rooms = sorted(room for text in texts if (room := measure(text, size, True)) >= least)
    return next(room for room in rooms if len(filled(title, room, size, True)) <= lines)


def _widths(table: Table, width: float, size: float) -> tuple[float, ...]:
    """Columns of weight 0 get what they need, the others share the rest; all shrink if need be.

    Titles take as few lines as they can without taking room from the names.
    """
    weights = [column.weight for column in table.columns]
    if not any(weights):
        weights = [1.0] * len(weights)
    cells = [
        max((measure(row[index].text, share * size, row[index].strong) for row in table.rows), default=0.0)
        for index, share in enumerate(column.share for column in table.columns)
    ]
    small, around = _head_size(table, size), 2 * PADDING * size + 0.1
    for lines in range(1, LINES + 1):
        titles = (_title_width(column, small, lines) for column in table.columns)
        wanted = [max(cell, title) + around for cell, title in zip(cells, titles, strict=True)]
        if sum(wanted) <= width:
            break
    fixed = sum(one for one, weight in zip(wanted, weights, strict=True) if not weight)
    least = width * min(_SHARED, _NARROWEST * sum(1 for weight in weights if weight))
    scale = min(1.0, (width - least) / fixed) if fixed else 1.0
    shares = _shares(wanted, weights, width - scale * fixed)
    return tuple(shares[i] if weight else scale * wanted[i] for i, weight in enumerate(weights))


def _shares(wanted: list[float], weights: list[float], width: float) -> dict[int, float]:
    """Divide a width among the columns that have a weight; what one does not need goes to the others."""
    greedy = {index for index, weight in enumerate(weights) if weight}
    rest = width
    shares: dict[int, float] = {}
    while greedy:
        unit = rest / sum(weights[i] for i in greedy)
        modest = {i for i in greedy if wanted[i] <= weights[i] * unit}
        if not modest or modest == greedy:
            base = {i: wanted[i] if modest else 0.0 for i in greedy}
            unit = (rest - sum(base.values())) / sum(weights[i] for i in greedy)
            return shares | {i: base[i] + weights[i] * unit for i in greedy}
        shares |= {i: wanted[i] for i in modest}
        rest -= sum(wanted[i] for i in modest)
        greedy -= modest
    return shares
