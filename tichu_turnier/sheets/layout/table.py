"""Layout of tables that run over pages."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import ceil

from tichu_turnier.sheets.document import Size, Table
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import AIR, FAR, GIANTS, MANY, NEAR, Plan
from tichu_turnier.sheets.layout.plan import plan as plan_of
from tichu_turnier.sheets.layout.typeset import LEADING

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
_STEPS = 8
"""How finely the common length of lanes is sought, in parts of the tallest row."""


def place_table(table: Table, builder: PageBuilder) -> None:
    """Put a table on the pages: the header again on each page and lane, no row torn apart."""
    builder.need(least_height(table))
    plan = _poster(table, builder) if table.size is Size.POSTER else _planned(table, builder)
    builder.need(plan.height(end=2))
    if table.size is Size.SMALL:
        builder.small_set.append(plan.size)
    with builder.part("Table"):
        done = _fill_page(plan, 0, builder)
        while done < len(plan.rows):
            builder.new_page()
            done = _fill_page(plan, done, builder)
    builder.y += plan.size


def least_height(table: Table) -> float:
    """Of a table that is too short to be torn, in its smallest letters; 0 for a longer one."""
    if len(table.rows) > _SHORT * table.lanes:
        return 0.0
    return _lines_high(ceil(len(table.rows) / table.lanes) + 2, table, _SIZES[table.size][-1])


def _lines_high(rows: int, table: Table, size: float) -> float:
    """Height of so many rows of one line."""
    return rows * size * (LEADING + AIR[table.size])


def _fill_page(plan: Plan, done: int, builder: PageBuilder) -> int:
    """Fill the lanes of the rest of a page, on the last one all to the same length; returns the rows done."""
    table, first, lowest = plan.table, done, builder.y
    last = _end_of_page(plan, done, builder.free, builder.closing)
    height = _even_height(plan, done, builder.free) if last == len(plan.rows) else builder.free
    for lane in builder.lanes(table.lanes):
        rows = range(done, min(last, _fitting(plan, done, height)))
        builder.put(plan.marks(rows, lane.left, lane.top, lane.width))
        lowest = max(lowest, lane.top + plan.height(rows.start, rows.stop))
        done = rows.stop
        if done == last:
            break
    if table.alphabet:
        builder.name_page(table.rows[first][0].text, table.rows[last - 1][0].text)
    builder.y = lowest
    return done


def _end_of_page(plan: Plan, done: int, free: float, closing: float) -> int:
    """Up to which row a page is filled: the words behind the table and its last rows are never left alone."""
    last, few = _last_of_page(plan, done, free), _FEW * plan.table.lanes
    if closing and last == len(plan.rows):
        last = _last_of_page(plan, done, free - closing - plan.size)
    left = len(plan.rows) - last
    return max(len(plan.rows) - few, (done + last + 1) // 2) if 0 < left < few else last


def _page_count(plan: Plan, builder: PageBuilder) -> int:
    """How many pages the table fills, from the place reached."""
    count, done, free = 0, 0, builder.free
    while done < len(plan.rows):
        done = _end_of_page(plan, done, free, builder.closing)
        count, free = count + 1, builder.area.height
    return count


def _even_height(plan: Plan, done: int, free: float) -> float:
    """How far down lanes are filled that all get the same part of the rest of the rows."""
    rest, lanes = [row.height for row in plan.rows[done:]], plan.table.lanes
    even = plan.header.height + sum(rest) / lanes
    if lanes == 1 or not rest:
        return min(free, even)
    for step in range(_STEPS):
        height = even + step * max(rest) / _STEPS
        if _last_of_page(plan, done, height) == len(plan.rows):
            return min(free, height)
    return min(free, even + max(rest))


def _last_of_page(plan: Plan, done: int, height: float) -> int:
    """Up to which row lanes of that height reach together."""
    for _ in range(plan.table.lanes):
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


def _in_lanes(table: Table, builder: PageBuilder) -> partial[Plan]:
    """Plans the table, as wide as its lanes are, in letters of the size that is asked for."""
    return partial(plan_of, table, builder.lane_width(table.lanes), large=builder.large)


def _planned(table: Table, builder: PageBuilder) -> Plan:
    """The table at the largest size at which it needs one page, else at a size for many pages."""
    at = _in_lanes(table, builder)
    for size, full in _tried(table, builder):
        if _lines_high(len(table.rows), table, size) <= builder.free * table.lanes:
            plan = at(size, full=full)
            if plan.comfortable and _page_count(plan, builder) <= 1:
                return plan
    plans = (at(size) for size in _SIZES_OF_MANY_PAGES[table.size])
    first = next(plans)
    chosen = first if first.comfortable else next((plan for plan in plans if plan.comfortable), first)
    count = _page_count(chosen, builder)
    for size, tight in _closer(chosen, builder):
        closer = at(size, tight=tight)
        if _page_count(closer, builder) < count:
            return closer
    return _filling(chosen, count, builder) if count <= _FEW_PAGES else chosen


def _tried(table: Table, builder: PageBuilder) -> Iterator[tuple[float, bool]]:
    """Sizes for one page, and whether cells stand on two lines: of a few rows, rather than small letters."""
    sizes = _SIZES[table.size]
    if table.size is Size.SMALL:
        sizes = tuple(size for size in sizes if size <= builder.small)
    yield from ((size, False) for size in sizes if size >= _USUAL)
    least = 0.0 if len(table.rows) <= _SHORT else _READ
    yield from ((size, True) for size in sizes if size >= least)
    yield from ((size, False) for size in sizes if size < _USUAL)


def _closer(plan: Plan, builder: PageBuilder, *, enough: bool = True) -> Iterator[tuple[float, bool]]:
    """Size and tightness that may take a page less: less white for a few last rows, else smaller letters."""
    if _is_nearly_empty(plan, builder):
        yield plan.size, True
    if not enough:
        yield plan.size - 1, False


def _is_nearly_empty(plan: Plan, builder: PageBuilder) -> bool:
    """Whether the last of several pages has only a few rows, or could do without the words behind them."""
    done, free, first, rest = 0, builder.free, 0, 0.0
    while done < len(plan.rows):
        first, done, rest = done, _last_of_page(plan, done, free), free
        free = builder.area.height
    if first:
        return len(plan.rows) - first <= (_FEW + 1) * plan.table.lanes
    return builder.closing > 0 and _last_of_page(plan, 0, rest - builder.closing - plan.size) < done


def _filling(plan: Plan, count: int, builder: PageBuilder) -> Plan:
    """The table at the largest size at which it needs no more pages than these, nor more lines for names."""
    table, rows, at = plan.table, len(plan.rows), _in_lanes(plan.table, builder)
    height = (builder.free + (count - 1) * builder.area.height) * table.lanes
    wrapped = rows if rows <= _SHORT else plan.wrapped + rows // GIANTS
    for size in (size for size in _SIZES[table.size] if size > plan.size):
        if _lines_high(rows, table, size) <= height:
            larger = at(size)
            whole = larger.comfortable and larger.wrapped <= wrapped
            if whole and _page_count(larger, builder) <= count:
                return larger
    return plan


def _poster(table: Table, builder: PageBuilder) -> Plan:
    """The table as large as it is read from afar, on as few pages as that takes, in the best lanes."""
    least = FAR if len(table.rows) <= MANY else NEAR
    if builder.large and len(table.rows) <= _SHORT:
        least = _FARTHEST
    found = []
    for lanes in range(1, table.lanes + 1):
        at = _in_lanes(replace(table, lanes=lanes), builder)
        for size in (size for size in _SIZES[table.size] if size <= least):
            plan = at(size)
            if plan.comfortable:  # the largest in which everything has room, else the smallest
                break
        count = _page_count(plan, builder)
        for size, tight in _closer(plan, builder, enough=plan.size >= least):
            closer = at(size, tight=tight)
            if closer.comfortable and (fewer := _page_count(closer, builder)) < count:
                plan, count = closer, fewer
        plan = _filling(plan, count, builder)
        reached = plan.size >= least
        found.append(((reached, -count if reached else 0, plan.size, -lanes), plan))
    (reached, *_), plan = max(found, key=lambda each: each[0])
    builder.reached.append((reached, plan.size))
    return plan
