"""Layout of tables that run over pages."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from tichu_turnier.sheets.document import Size, Table, printable
from tichu_turnier.sheets.layout.drawing import (
    LEADING,
    LINES,
    Area,
    Fill,
    Fitted,
    Line,
    Measure,
    PageBuilder,
    Shape,
    fit,
    set_in,
    wrap,
)
from tichu_turnier.words.listings.listing import Cell, Column

_SIZES = {
    Size.SMALL: (8.0,),
    Size.NORMAL: (14.0, 13.0, 12.0, 11.0, 10.0, 9.5, 9.0, 8.5),
    Size.POSTER: (40.0, 34.0, 28.0, 24.0, 22.0, 20.0, 18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0),
}
"""What is tried, until the table stands on one page."""
_SIZES_OF_MANY_PAGES = {
    Size.SMALL: (8.0,),
    Size.NORMAL: (10.0, 9.0, 8.0),
    Size.POSTER: (11.0, 10.0, 9.0, 8.0),
}
"""What is tried for a longer table, until its columns have room."""
_GIANTS = 8
"""At most one in so many cells of a column may be squeezed before a smaller size is taken."""
_FEW_PAGES = 3
"""On so many pages a table is set as large as they allow, that the last one is not nearly empty."""
_SHORT = 12
"""So many rows stay together."""
_NARROWEST = 0.12
"""Part of the width that a sharing column gets at least, whatever the others claim."""
_PADDING = 0.45
"""White on each side of a cell, as a part of the size."""
_AIR = 0.5
"""White above and below a row together, as a part of the size."""
_STEPS = 8
"""How finely the common length of lanes is sought, in parts of the tallest row."""
_ZEBRA = 0.93


@dataclass(frozen=True, slots=True)
class _Row:
    cells: tuple[Fitted, ...]
    bold: tuple[bool, ...]
    height: float


@dataclass(frozen=True, slots=True)
class _Plan:
    """A table at one size: widths of its columns, all rows fitted."""

    columns: tuple[Column, ...]
    widths: tuple[float, ...]
    size: float
    header: _Row
    rows: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class TablePiece:
    """A whole table in letters of one size, not yet put anywhere."""

    plan: _Plan
    measure: Measure
    zebra: bool

    @property
    def height(self) -> float:
        """Of header and rows together."""
        return self.plan.header.height + sum(row.height for row in self.plan.rows)

    def marks(self, left: float, top: float) -> Iterator[Shape]:
        """The table with its corner there."""
        width = sum(self.plan.widths)
        for number, row in enumerate((self.plan.header, *self.plan.rows)):
            area = Area(left, top, width, row.height)
            shaded = self.zebra and number > 0 and number % 2 == 0
            yield from _row_marks(self.plan, row, area, self.measure, shaded=shaded)
            top = area.bottom
            if number == 0:
                yield Line(left, top, area.right, top, 0.8)


def table_piece(table: Table, width: float, size: float, measure: Measure) -> TablePiece:
    """A table as part of something smaller than a page."""
    return TablePiece(_plan(table, width, size, measure), measure, table.zebra)


def place_table(table: Table, builder: PageBuilder) -> None:
    """Put a table on the pages: the header again on each page and lane, no row torn apart."""
    builder.need(least_height(table))
    plan = _planned(table, builder)
    builder.need(plan.header.height + sum(row.height for row in plan.rows[:2]))
    done = _fill_page(plan, 0, table, builder)
    while done < len(plan.rows):
        builder.new_page()
        done = _fill_page(plan, done, table, builder)
    builder.y += plan.size


def least_height(table: Table) -> float:
    """Of a table that is too short to be torn, in its smallest letters; 0 for a longer one."""
    if len(table.rows) > _SHORT * table.lanes:
        return 0.0
    return (ceil(len(table.rows) / table.lanes) + 2) * _SIZES[table.size][-1] * (LEADING + _AIR)


def _fill_page(plan: _Plan, done: int, table: Table, builder: PageBuilder) -> int:
    """Fill the lanes of the rest of a page, on the last one all to the same length; returns the rows done."""
    last = _end_of_page(plan, done, table.lanes, builder.free, builder.closing)
    ends = last == len(plan.rows)
    height = _even_height(plan, done, table.lanes, builder.free) if ends else builder.free
    lowest = builder.y
    for lane in builder.lanes(table.lanes):
        end = min(last, _fitting(plan, done, height))
        lowest = max(lowest, _fill_lane(plan, range(done, end), lane, table, builder))
        done = end
        if done == last:
            break
    builder.y = lowest
    return done


def _end_of_page(plan: _Plan, done: int, lanes: int, free: float, closing: float) -> int:
    """Up to which row a page is filled: the words behind the table and the last row are never left alone."""
    last = _last_of_page(plan, done, lanes, free)
    if closing and last == len(plan.rows):
        last = _last_of_page(plan, done, lanes, free - closing - plan.size)
    alone = len(plan.rows) - last == 1
    return last - 1 if alone and last - 1 > done else last


def _page_count(plan: _Plan, lanes: int, builder: PageBuilder) -> int:
    """How many pages the table fills, from the place reached."""
    count, done, free = 0, 0, builder.free
    while done < len(plan.rows):
        done = _end_of_page(plan, done, lanes, free, builder.closing)
        count, free = count + 1, builder.area.height
    return count


def _even_height(plan: _Plan, done: int, lanes: int, free: float) -> float:
    """How far down lanes are filled that all get the same part of the rest of the rows."""
    rest = [row.height for row in plan.rows[done:]]
    even = plan.header.height + sum(rest) / lanes
    if lanes == 1 or not rest:
        return min(free, even)
    for step in range(_STEPS):
        height = even + step * max(rest) / _STEPS
        if _last_of_page(plan, done, lanes, height) == len(plan.rows):
            return min(free, height)
    return min(free, even + max(rest))


def _last_of_page(plan: _Plan, done: int, lanes: int, height: float) -> int:
    """Up to which row lanes of that height reach together."""
    for _ in range(lanes):
        done = _fitting(plan, done, height)
    return done


def _fitting(plan: _Plan, done: int, height: float) -> int:
    """Up to which row a lane of that height reaches from row `done` on; one row is always taken."""
    used = plan.header.height
    end = done
    while end < len(plan.rows) and (end == done or used + plan.rows[end].height <= height + 1e-6):
        used += plan.rows[end].height
        end += 1
    return end


def _fill_lane(plan: _Plan, rows: range, lane: Area, table: Table, builder: PageBuilder) -> float:
    y = _header(plan, lane, builder)
    for index in rows:
        area = Area(lane.left, y, lane.width, plan.rows[index].height)
        builder.put(
            _row_marks(plan, plan.rows[index], area, builder.measure, shaded=table.zebra and index % 2 == 1)
        )
        y = area.bottom
    return y


def _planned(table: Table, builder: PageBuilder) -> _Plan:
    """The table at the largest size at which it needs one page, else at a size for many pages."""
    width = builder.lane_width(table.lanes)
    for size in _SIZES[table.size]:
        if len(table.rows) * size * (LEADING + _AIR) <= builder.free * table.lanes:
            plan = _plan(table, width, size, builder.measure)
            if _comfortable(plan) and _page_count(plan, table.lanes, builder) <= 1:
                return plan
    plans = (_plan(table, width, size, builder.measure) for size in _SIZES_OF_MANY_PAGES[table.size])
    first = next(plans)
    chosen = first if _comfortable(first) else next(filter(_comfortable, plans), first)
    return _filling(chosen, table, builder)


def _filling(plan: _Plan, table: Table, builder: PageBuilder) -> _Plan:
    """The table at the largest size at which it needs no more of a few pages than in this plan."""
    count = _page_count(plan, table.lanes, builder)
    if count <= _FEW_PAGES:
        width = builder.lane_width(table.lanes)
        for size in (size for size in _SIZES[table.size] if size > plan.size):
            larger = _plan(table, width, size, builder.measure)
            if _comfortable(larger) and _page_count(larger, table.lanes, builder) <= count:
                return larger
    return plan


def _comfortable(plan: _Plan) -> bool:
    """Whether in every column nearly all cells stand on one line at full size; a few giants may wrap."""
    for column in zip(*(row.cells for row in plan.rows), strict=True):
        squeezed = sum(len(cell.lines) > 1 or cell.size < 0.95 * plan.size for cell in column)
        if squeezed * _GIANTS > len(column):
            return False
    return True


def _plan(table: Table, width: float, size: float, measure: Measure) -> _Plan:
    widths = _widths(table, width, size, measure)
    titles = tuple(Cell(column.title, strong=True) for column in table.columns)
    rooms = tuple(column - 2 * _PADDING * size for column in widths)
    header = _fitted_row(titles, rooms, size * 0.85, measure)
    rows = []
    for row in table.rows:
        rows.append(_fitted_row(row, rooms, size, measure))  # noqa: PERF401 - one frame less, thousands of times
    return _Plan(table.columns, widths, size, header, tuple(rows))


def _fitted_row(cells: tuple[Cell, ...], rooms: tuple[float, ...], size: float, measure: Measure) -> _Row:
    fitted = []
    for cell, room in zip(cells, rooms, strict=True):
        fitted.append(fit(printable(cell.text), room, size, measure, bold=cell.strong))
    height = max([cell.height for cell in fitted]) + _AIR * size
    return _Row(tuple(fitted), tuple([cell.strong for cell in cells]), height)


def _natural(table: Table, index: int, size: float, measure: Measure) -> float:
    """The width at which no cell of a column wraps; its title may, into as few lines as a header has."""
    title = _title_width(table.columns[index].title.split(), size * 0.85, measure)
    cells = max((measure(row[index].text, size, row[index].strong) for row in table.rows), default=0.0)
    return max(title, cells) + 2 * _PADDING * size + 0.1


def _title_width(words: list[str], size: float, measure: Measure) -> float:
    """The least width at which a title needs no more lines than a header has."""
    least = max((measure(word, size, True) for word in words), default=0.0)
    if len(words) <= LINES:
        return least
    runs = (words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1))
    rooms = sorted(room for run in runs if (room := measure(" ".join(run), size, True)) >= least)
    title = " ".join(words)
    return next(room for room in rooms if len(wrap(title, room, size, measure, bold=True)) <= LINES)


def _widths(table: Table, width: float, size: float, measure: Measure) -> tuple[float, ...]:
    """Columns of weight 0 get what they need, the others share the rest; all shrink if need be."""
    weights = [column.weight for column in table.columns]
    if not any(weights):
        weights = [1.0] * len(weights)
    wanted = [_natural(table, index, size, measure) for index in range(len(weights))]
    fixed = sum(one for one, weight in zip(wanted, weights, strict=True) if not weight)
    least = _NARROWEST * width * sum(1 for weight in weights if weight)
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


def _header(plan: _Plan, frame: Area, builder: PageBuilder) -> float:
    area = Area(frame.left, frame.top, frame.width, plan.header.height)
    builder.put(_row_marks(plan, plan.header, area, builder.measure, shaded=False))
    builder.put([Line(area.left, area.bottom, area.right, area.bottom, 0.8)])
    return area.bottom


def _row_marks(plan: _Plan, row: _Row, area: Area, measure: Measure, *, shaded: bool) -> list[Shape]:
    marks: list[Shape] = [Fill(area, _ZEBRA)] if shaded else []
    left = area.left
    padding = _PADDING * plan.size
    for column, width, cell, bold in zip(plan.columns, plan.widths, row.cells, row.bold, strict=True):
        inner = Area(left + padding, area.top, width - 2 * padding, row.height)
        marks += set_in(cell, inner, column.align, measure, bold=bold)
        left += width
    return marks
