"""Layout of tables that run over pages."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil

from tichu_turnier.sheets.document import Size, Table
from tichu_turnier.sheets.layout.drawing import (
    ASIDE,
    END,
    LEADING,
    Area,
    Fill,
    Line,
    Opens,
    PageBuilder,
    Shape,
    part,
    set_in,
)
from tichu_turnier.sheets.layout.plan import AIR, FAR, GIANTS, MANY, NEAR, PADDING, Plan, Row
from tichu_turnier.sheets.layout.plan import plan as plan_of
from tichu_turnier.sheets.layout.torn import Measure

_SIZES = {
    Size.SMALL: (10.0, 9.5, 9.0, 8.5, 8.0),
    Size.NORMAL: (14.0, 13.0, 12.0, 11.0, 10.0, 9.5, 9.0, 8.5),
    Size.POSTER: (40.0, 36.0, 34.0, 32.0, 30.0, 28.0, 26.0, *map(float, range(24, 8, -1))),
}
"""What is tried, until the table stands on one page; a poster takes as many as its letters need."""
_SIZES_OF_MANY_PAGES = {Size.SMALL: (8.0,), Size.NORMAL: (10.0, 9.0, 8.0)}
"""What is tried for a longer table, until its columns have room."""
_USUAL, _READ = 11.0, 10.0
"""Rather than smaller than the first, cells stand on two lines; of many rows not smaller than the second."""
_FEW = 4
"""Fewer lines are no page."""
_FARTHEST = 28.0
"""Least size of a poster of a few rows in large print."""
_FEW_PAGES = 3
"""On so many pages a table is set as large as they allow, so that the last one is not nearly empty."""
_SHORT = 12
"""So many rows stay together."""
_LINES_OF_PIECE = 6
"""Most lines of a cell of what is taken along."""
_STEPS = 8
"""How finely the common length of lanes is sought, in parts of the tallest row."""
_ZEBRA = 0.93
_ROW, _CELL, _TITLE = Opens("TR"), Opens("TD"), Opens("TH")


@dataclass(frozen=True, slots=True)
class TablePiece:
    """A whole table in letters of one size, not yet put anywhere."""

    plan: Plan
    measure: Measure
    zebra: bool

    @property
    def height(self) -> float:
        """Of header and rows together."""
        return self.plan.header.height + sum(row.height for row in self.plan.rows)

    def marks(self, left: float, top: float) -> Iterator[Shape]:
        """The table with its corner there."""
        width = sum(self.plan.widths)
        yield Opens("Table")
        for number, row in enumerate((self.plan.header, *self.plan.rows)):
            area = Area(left, top, width, row.height)
            shaded = self.zebra and number > 0 and number % 2 == 0
            cell = _CELL if number else _TITLE
            yield from _row_marks(self.plan, row, area, self.measure, cell, shaded=shaded)
            top = area.bottom
            if number == 0:
                yield Line(left, top, area.right, top, 0.8)
        yield END


def table_piece(table: Table, width: float, size: float, measure: Measure) -> TablePiece:
    """A table as part of something smaller than a page, with cells rather on two lines than smaller."""
    plan = plan_of(table, width, size, measure, full=True, lines=_LINES_OF_PIECE)
    return TablePiece(plan, measure, table.zebra)


def place_table(table: Table, builder: PageBuilder) -> None:
    """Put a table on the pages: the header again on each page and lane, no row torn apart."""
    builder.need(least_height(table))
    plan, table = _poster(table, builder) if table.size is Size.POSTER else (_planned(table, builder), table)
    builder.need(plan.header.height + sum(row.height for row in plan.rows[:2]))
    if table.size is Size.SMALL:
        builder.small_set.append(plan.size)
    with builder.part("Table"):
        done = _fill_page(plan, 0, table, builder)
        while done < len(plan.rows):
            builder.new_page()
            done = _fill_page(plan, done, table, builder)
    builder.y += plan.size


def least_height(table: Table) -> float:
    """Of a table that is too short to be torn, in its smallest letters; 0 for a longer one."""
    if len(table.rows) > _SHORT * table.lanes:
        return 0.0
    return (ceil(len(table.rows) / table.lanes) + 2) * _SIZES[table.size][-1] * (LEADING + AIR[table.size])


def _fill_page(plan: Plan, done: int, table: Table, builder: PageBuilder) -> int:
    """Fill the lanes of the rest of a page, on the last one all to the same length; returns the rows done."""
    first, last = done, _end_of_page(plan, done, table.lanes, builder.free, builder.closing)
    ends = last == len(plan.rows)
    height = _even_height(plan, done, table.lanes, builder.free) if ends else builder.free
    lowest = builder.y
    for lane in builder.lanes(table.lanes):
        end = min(last, _fitting(plan, done, height))
        lowest = max(lowest, _fill_lane(plan, range(done, end), lane, table, builder))
        done = end
        if done == last:
            break
    if table.alphabet:
        builder.name_page(table.rows[first][0].text, table.rows[last - 1][0].text)
    builder.y = lowest
    return done


def _end_of_page(plan: Plan, done: int, lanes: int, free: float, closing: float) -> int:
    """Up to which row a page is filled: the words behind the table and its last rows are never left alone."""
    last = _last_of_page(plan, done, lanes, free)
    if closing and last == len(plan.rows):
        last = _last_of_page(plan, done, lanes, free - closing - plan.size)
    left = len(plan.rows) - last
    enough = len(plan.rows) - _FEW * lanes
    return max(enough, (done + last + 1) // 2) if 0 < left < _FEW * lanes else last


def _page_count(plan: Plan, lanes: int, builder: PageBuilder) -> int:
    """How many pages the table fills, from the place reached."""
    count, done, free = 0, 0, builder.free
    while done < len(plan.rows):
        done = _end_of_page(plan, done, lanes, free, builder.closing)
        count, free = count + 1, builder.area.height
    return count


def _even_height(plan: Plan, done: int, lanes: int, free: float) -> float:
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


def _last_of_page(plan: Plan, done: int, lanes: int, height: float) -> int:
    """Up to which row lanes of that height reach together."""
    for _ in range(lanes):
        done = _fitting(plan, done, height)
    return done


def _fitting(plan: Plan, done: int, height: float) -> int:
    """Up to which row a lane of that height reaches from row `done` on; one row is always taken."""
    used = plan.header.height
    end = done
    while end < len(plan.rows) and (end == done or used + plan.rows[end].height <= height + 1e-6):
        used += plan.rows[end].height
        end += 1
    return end


def _fill_lane(plan: Plan, rows: range, lane: Area, table: Table, builder: PageBuilder) -> float:
    y = _header(plan, lane, builder, again=rows.start > 0)
    for index in rows:
        area = Area(lane.left, y, lane.width, plan.rows[index].height)
        shaded = table.zebra and index % 2 == 1
        builder.put(_row_marks(plan, plan.rows[index], area, builder.measure, _CELL, shaded=shaded))
        y = area.bottom
    return y


def _planned(table: Table, builder: PageBuilder) -> Plan:
    """The table at the largest size at which it needs one page, else at a size for many pages."""
    width = builder.lane_width(table.lanes)
    for size, full in _tried(table, builder):
        if len(table.rows) * size * (LEADING + AIR[table.size]) <= builder.free * table.lanes:
            plan = plan_of(table, width, size, builder.measure, large=builder.large, full=full)
            if plan.comfortable and _page_count(plan, table.lanes, builder) <= 1:
                return plan
    plans = (
        plan_of(table, width, size, builder.measure, large=builder.large)
        for size in _SIZES_OF_MANY_PAGES[table.size]
    )
    first = next(plans)
    chosen = first if first.comfortable else next((plan for plan in plans if plan.comfortable), first)
    count = _page_count(chosen, table.lanes, builder)
    for closer in _closer(chosen, table, width, builder):
        if _page_count(closer, table.lanes, builder) < count:
            return closer
    return _filling(chosen, count, table, builder) if count <= _FEW_PAGES else chosen


def _tried(table: Table, builder: PageBuilder) -> Iterator[tuple[float, bool]]:
    """Sizes for one page, and whether cells stand on two lines: of a few rows, rather than small letters."""
    sizes = _SIZES[table.size]
    if table.size is Size.SMALL:
        sizes = tuple(size for size in sizes if size <= builder.small)
    yield from ((size, False) for size in sizes if size >= _USUAL)
    least = 0.0 if len(table.rows) <= _SHORT else _READ
    yield from ((size, True) for size in sizes if size >= least)
    yield from ((size, False) for size in sizes if size < _USUAL)


def _closer(
    plan: Plan, table: Table, width: float, builder: PageBuilder, *, enough: bool = True
) -> Iterator[Plan]:
    """What may take a page less: less white for a few last rows, else letters hardly smaller."""
    if _is_nearly_empty(plan, table.lanes, builder):
        yield plan_of(table, width, plan.size, builder.measure, large=builder.large, tight=True)
    if not enough:
        yield plan_of(table, width, plan.size - 1, builder.measure, large=builder.large)


def _is_nearly_empty(plan: Plan, lanes: int, builder: PageBuilder) -> bool:
    """Whether the last of several pages has only a few rows, or could do without the words behind them."""
    done, free, first, rest = 0, builder.free, 0, 0.0
    while done < len(plan.rows):
        first, done, rest = done, _last_of_page(plan, done, lanes, free), free
        free = builder.area.height
    if first:
        return len(plan.rows) - first <= _FEW * lanes + lanes
    return builder.closing > 0 and _last_of_page(plan, 0, lanes, rest - builder.closing - plan.size) < done


def _filling(plan: Plan, count: int, table: Table, builder: PageBuilder) -> Plan:
    """The table at the largest size at which it needs no more pages than these, nor more lines for names."""
    width = builder.lane_width(table.lanes)
    height = (builder.free + (count - 1) * builder.area.height) * table.lanes
    rows = len(plan.rows)
    wrapped = rows if rows <= _SHORT else plan.wrapped + rows // GIANTS
    for size in (size for size in _SIZES[table.size] if size > plan.size):
        if len(table.rows) * size * (LEADING + AIR[table.size]) <= height:
            larger = plan_of(table, width, size, builder.measure, large=builder.large)
            whole = larger.comfortable and larger.wrapped <= wrapped
            if whole and _page_count(larger, table.lanes, builder) <= count:
                return larger
    return plan


def _poster(table: Table, builder: PageBuilder) -> tuple[Plan, Table]:
    """The table as large as it is read from afar, on as few pages as that takes, in the best lanes."""
    least = FAR if len(table.rows) <= MANY else NEAR
    if builder.large and len(table.rows) <= _SHORT:
        least = _FARTHEST
    found = []
    for lanes in range(1, table.lanes + 1):
        laned = replace(table, lanes=lanes)
        width = builder.lane_width(lanes)
        plans = (
            plan_of(laned, width, size, builder.measure, large=builder.large)
            for size in _SIZES[table.size]
            if size <= least
        )
        for plan in plans:  # the largest in which everything has room, else the smallest
            if plan.comfortable:
                break
        count = _page_count(plan, lanes, builder)
        for closer in _closer(plan, laned, width, builder, enough=plan.size >= least):
            if closer.comfortable and (fewer := _page_count(closer, lanes, builder)) < count:
                plan, count = closer, fewer
        plan = _filling(plan, count, laned, builder)
        reached = plan.size >= least
        found.append(((reached, -count if reached else 0, plan.size, -lanes), plan, laned))
    (reached, *_), plan, laned = max(found, key=lambda each: each[0])
    builder.reached.append((reached, plan.size))
    return plan, laned


def _header(plan: Plan, frame: Area, builder: PageBuilder, *, again: bool) -> float:
    area = Area(frame.left, frame.top, frame.width, plan.header.height)
    marks = _row_marks(plan, plan.header, area, builder.measure, _TITLE, shaded=False)
    builder.put(part(ASIDE, marks) if again else marks)
    builder.put([Line(area.left, area.bottom, area.right, area.bottom, 0.8)])
    return area.bottom


def _row_marks(
    plan: Plan, row: Row, area: Area, measure: Measure, kind: Opens, *, shaded: bool
) -> list[Shape]:
    marks: list[Shape] = [Fill(area, _ZEBRA), _ROW] if shaded else [_ROW]
    left = area.left
    padding = PADDING * plan.size
    for column, width, cell, bold in zip(plan.columns, plan.widths, row.cells, row.bold, strict=True):
        inner = Area(left + padding, area.top, width - 2 * padding, row.height)
        marks += (kind, *set_in(cell, inner, column.align, measure, bold=bold), END)
        left += width
    marks.append(END)
    return marks
