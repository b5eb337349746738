"""Layout of charts, in black, white and grey: each is one picture, with words that are said instead of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from tichu_turnier.sheets.charts import Bars, Chart, Lane, Lanes, PlaceCurves
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import GIANTS
from tichu_turnier.sheets.layout.shapes import END, Area, Fill, Frame, Line, Opens, Shape
from tichu_turnier.sheets.layout.typeset import LEADING, fit, fit_in
from tichu_turnier.tournament.insight.pictures import place_ticks
from tichu_turnier.words.listings.listing import Align

_SMALLEST, _LARGEST = 8.0, 14.0
"""Points of the letters of a chart: they grow with it."""
_LINES_HIGH = 22
"""So many lines of letters would fill a chart."""
_NAMES, _LABEL, _NOTE = 0.34, 0.25, 0.3
"""Most of the width that names at the ends of lines, labels before and notes behind a lane get."""
_ENOUGH = 0.6
"""Of the height that a chart wants: rather so low than on another page."""
_TALLEST_LANE = 110.0
_DOT, _SMALLER, _PILE = 0.2, 0.9, 1.3
"""A dot at most, as it is tried smaller, and the highest pile of them, in parts of half the bar of a lane."""
_WIDEST_BAR = 110.0
_GRID, _BEHIND = 0.85, 0.75
_GAP = 8.0
_MIDDLE = Align.CENTER
Place = tuple[float, float]


def place_chart(chart: Chart, builder: PageBuilder) -> None:
    """A chart across the page, as high as its part of what stands between the margins, if there is room."""
    wanted = chart.share * builder.area.height
    if builder.free < _ENOUGH * wanted:
        builder.new_page()
    area = builder.area.strip(builder.y, min(wanted, builder.free))
    builder.put(chart_marks(chart, area))
    builder.y = area.bottom + _GAP


def chart_marks(chart: Chart, area: Area) -> Iterator[Shape]:
    """The chart in its place, as one picture."""
    size = max(_SMALLEST, min(_LARGEST, area.height / _LINES_HIGH))
    yield Opens("Figure", chart.said)
    if chart.title:
        title = area.strip(area.top, 1.2 * size * LEADING)
        yield from fit_in(chart.title, title, 1.2 * size, bold=True)
        area = area.strip(title.bottom, area.height - title.height)
    match chart:
        case PlaceCurves():
            yield from _place_curves(chart, area, size)
        case Lanes():
            yield from _lanes(chart, area, size)
        case Bars():
            yield from _bars(chart, area, size)
    yield END


def _place_curves(chart: PlaceCurves, area: Area, size: float) -> Iterator[Shape]:
    """Rounds from left to right; of one alone each place is written beside it, else names at the ends."""
    alone, line = len(chart.curves) == 1, size * LEADING
    names = 0.0 if alone else _NAMES * area.width
    wide = area.width - names - 6 * size
    inner = Area(area.left + 4 * size, area.top + 1.6 * line, wide, area.height - 3.4 * line)
    steps = max(1, len(chart.rounds) - 1)
    shares = [0.5] if len(chart.rounds) == 1 else [at / steps for at in range(len(chart.rounds))]
    across = [inner.left + inner.width * share for share in shares]

    def down(place: int) -> float:
        return inner.top + inner.height * (place - 1) / max(1, chart.last - 1)

    yield from _places(chart, area, inner, size, down)
    for x, words in zip(across, chart.rounds, strict=True):
        yield Line(x, inner.top - 3, x, inner.bottom + 3, 0.4, _GRID)
        room = min(inner.width / steps, 2 * min(x - area.left, area.right - x))
        yield from fit_in(words, Area(x - room / 2, area.bottom - line, room, line), size, _MIDDLE)
    for curve in chart.behind:
        yield from _polyline(_points(across, curve, down), 0.5, _BEHIND)
    ends = []
    for number, (_, curve) in enumerate(chart.curves):
        points = _points(across, curve, down)
        yield from _polyline(points, 1.6, 0.0)
        for x, y in points:
            yield from _mark(number, x, y, size * 0.28)
        if points:
            ends.append((points[-1][1], number))
        if alone:
            told = (place for place in curve if place is not None)
            for (x, y), place in zip(points, told, strict=True):
                above = Area(x - 2 * size, y - 1.75 * size, 4 * size, 1.3 * size)
                yield from fit_in(str(place), above, size, _MIDDLE, bold=True)
    if not alone:
        left = inner.right + 1.5 * size
        yield from _names(chart, area.column(left, area.right - left), ends)


def _places(
    chart: PlaceCurves, area: Area, inner: Area, size: float, down: Callable[[int], float]
) -> Iterator[Shape]:
    for place in place_ticks(chart.last, int(inner.height / (2.2 * size))):
        y = down(place)
        yield Line(inner.left - 3, y, inner.right + 3, y, 0.4, _GRID)
        beside = Area(area.left, y - size, inner.left - area.left - 1.6 * size, 2 * size)
        yield from fit_in(str(place), beside, size, Align.RIGHT)


def _points(
    across: Sequence[float], curve: Sequence[int | None], down: Callable[[int], float]
) -> list[Place]:
    return [(x, down(place)) for x, place in zip(across, curve, strict=True) if place is not None]


def _names(chart: PlaceCurves, area: Area, ends: list[tuple[float, int]]) -> Iterator[Shape]:
    """Names one below the other beside the ends of their lines, none upon another."""
    high = min(area.height / max(1, len(ends)), 1.6 * _LARGEST * LEADING)
    size = min(_LARGEST * 1.2, high / LEADING)
    fitted = (fit(name, area.width - size, size, lines=1) for name, _ in chart.curves)
    sizes = sorted(each.size for each in fitted)
    common = sizes[len(sizes) // GIANTS] if sizes else size
    top, left = area.top, len(ends)
    for y, number in sorted(ends):
        top = max(top, min(y - high / 2, area.bottom - left * high))
        left -= 1
        yield from _mark(number, area.left, top + high / 2, size * 0.28)
        room = Area(area.left + size, top, area.width - size, high)
        yield from fit_in(chart.curves[number][0], room, common)
        top += high


def _polyline(points: Sequence[Place], width: float, gray: float) -> Iterator[Shape]:
    for (x1, y1), (x2, y2) in pairwise(points):
        yield Line(x1, y1, x2, y2, width, gray)


def _mark(number: int, x: float, y: float, half: float) -> Iterator[Shape]:
    """A square, a diamond, both hollow, a cross, a plus, a bar that lies and one that stands."""
    match number % 8:
        case 0:
            yield Fill(Area.around(x, y, half, half), 0.0)
        case 1:
            yield _diamond(x, y, 1.3 * half, 0.0)
        case 2:
            yield Fill(Area.around(x, y, half, half), 1.0)
            yield Frame(Area.around(x, y, half, half), 1.0)
        case 3:
            yield _diamond(x, y, 1.4 * half, 0.0)
            yield _diamond(x, y, 0.8 * half, 1.0)
        case 4:
            yield Line(x - half, y - half, x + half, y + half, 1.6)
            yield Line(x - half, y + half, x + half, y - half, 1.6)
        case 5:
            yield Line(x - 1.3 * half, y, x + 1.3 * half, y, 1.8)
            yield Line(x, y - 1.3 * half, x, y + 1.3 * half, 1.8)
        case 6:
            yield Fill(Area.around(x, y, 1.3 * half, 0.55 * half), 0.0)
        case _:
            yield Fill(Area.around(x, y, 0.55 * half, 1.3 * half), 0.0)


def _diamond(x: float, y: float, half: float, gray: float) -> Line:
    """A square on its corner: a line as wide as it is long."""
    return Line(x - half / 2, y - half / 2, x + half / 2, y + half / 2, half * 2**0.5, gray)


def _lanes(chart: Lanes, area: Area, size: float) -> Iterator[Shape]:
    line = size * LEADING

    def widest(texts: Iterator[str], most: float) -> float:
        return min(max((measure(each, size, False) for each in texts), default=0.0) + size, most * area.width)

    before = widest((lane.label for lane in chart.lanes), _LABEL)
    behind = widest((lane.note for lane in chart.lanes), _NOTE) + size / 2
    high = min((area.height - 1.3 * line) / max(1, len(chart.lanes)), _TALLEST_LANE)
    inner = Area(area.left + before, area.top, area.width - before - behind, high * len(chart.lanes))
    first, last = chart.ticks[0][0], chart.ticks[-1][0]

    def across(value: float) -> float:
        return inner.left + size + (inner.width - 2 * size) * (value - first) / (last - first)

    room = (across(last) - across(first)) / (len(chart.ticks) - 1)
    for value, words in chart.ticks:
        x = across(value)
        yield Line(x, inner.top, x, inner.bottom + 2, 0.4, _GRID)
        part = min(room, 2 * min(x - area.left, area.right - x))
        below = Area(x - part / 2, inner.bottom + 0.2 * line, part, line)
        yield from fit_in(words, below, 0.9 * size, _MIDDLE)
    for number, lane in enumerate(chart.lanes):
        row = inner.strip(inner.top + number * high, high)
        yield from fit_in(lane.label, Area(area.left, row.top, before - size / 2, high), size)
        yield from _lane(lane, row.top + high / 2, min(high * 0.28, 18.0), across)
        note = Area(inner.right + size / 2, row.top, behind - size / 2, high)
        yield from fit_in(lane.note, note, size, bold=lane.own is not None)


def _lane(lane: Lane, y: float, half: float, across: Callable[[float], float]) -> Iterator[Shape]:
    spread = lane.spread
    yield Line(across(spread.least), y, across(spread.most), y, 0.8, 0.3)
    low, high = across(spread.low), across(spread.high)
    yield Fill(Area(low, y - half, max(0.8, high - low), 2 * half), 0.78)
    yield Line(across(spread.middle), y - half, across(spread.middle), y + half, 1.4)
    yield from _swarm([across(value) for value in lane.dots], y, half)
    if lane.own is not None:
        yield _diamond(across(lane.own), y, half + 1.4, 1.0)
        yield _diamond(across(lane.own), y, half, 0.0)


def _swarm(places: Sequence[float], y: float, half: float) -> Iterator[Shape]:
    """A dot for each number, those that are alike upon each other: as large as their highest pile allows."""
    dot, piles = _DOT * half, Counter[int]()
    while places:
        piles = Counter(round(x / (2 * dot)) for x in places)
        if max(piles.values()) * dot <= _PILE * half:
            break
        dot *= _SMALLER
    for pile, many in piles.items():
        for number in range(many):
            middle = y + (2 * number - many + 1) * dot
            yield Fill(Area((2 * pile - 0.8) * dot, middle - 0.8 * dot, 1.6 * dot, 1.6 * dot), 0.0)


def _bars(chart: Bars, area: Area, size: float) -> Iterator[Shape]:
    line = size * LEADING
    wide = min(area.width / max(1, len(chart.bars)), _WIDEST_BAR)
    left = area.left + (area.width - wide * len(chart.bars)) / 2
    most = max((count for _, count in chart.bars), default=1)
    inner = area.strip(area.top + line, area.height - 2.4 * line)
    for number, (words, count) in enumerate(chart.bars):
        high = inner.height * count / max(1, most)
        bar = Area(left + (number + 0.08) * wide, inner.bottom - high, 0.84 * wide, high)
        yield Fill(bar, 0.45)
        cell = Area(left + number * wide, bar.top - line, wide, line)
        yield from fit_in(str(count), cell, size, _MIDDLE, bold=True)
        below = Area(cell.left + 1, inner.bottom + 0.2 * line, wide - 2, line)
        yield from fit_in(words, below, size, _MIDDLE)
    yield Line(inner.left, inner.bottom, inner.right, inner.bottom, 0.8)
