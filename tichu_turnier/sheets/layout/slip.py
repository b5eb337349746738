"""Layout of a score slip."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import ceil

from tichu_turnier.sheets.document import Slip, Slips, SlipStage, printable
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.shapes import (
    END,
    HEADING,
    MILLIMETRE,
    Area,
    Code,
    Fill,
    Frame,
    Line,
    Shape,
    Text,
)
from tichu_turnier.sheets.layout.slip_names import names, names_height
from tichu_turnier.sheets.layout.typeset import (
    LEADING,
    LINES,
    Fitted,
    Part,
    fit,
    fit_in,
    largest,
    set_in,
    stack_in,
    wrap,
)
from tichu_turnier.words.listings.listing import Align

_LOWEST_ROW, _HIGHEST_ROW = 8 * MILLIMETRE, 25 * MILLIMETRE
_LEAST_BOX, _LARGEST_BOX = 5 * MILLIMETRE, 8 * MILLIMETRE
"""Sides of a square to tick."""
_LEAST_FIGURE = 11 * MILLIMETRE
"""Where figures get less there is no running total."""
_LEAST = 8.0
"""Size of the smallest letters."""
_HEAD, _TITLES, _BAND, _GAP = 11.2 * MILLIMETRE, 1.15 * _LEAST, 3.75 * MILLIMETRE, 0.3 * MILLIMETRE
"""Least heights of what is printed: the head, titles of columns, letters of a stage, white above it."""
_SIGN = 4.6 * MILLIMETRE
_HINT_SHARE = 0.72
_MOST_STRETCH = 1.7
"""By how much these grow where there is room; lines to write on get the rest."""
_LARGEST_HINT = 10.0
"""Size of what explains the titles."""
_CUT = 3 * MILLIMETRE
_FOUR = 4
"""So many slips stand in two rows of two."""
_NARROW = 110 * MILLIMETRE
_QUIET = 2 * MILLIMETRE
_LINK, _LINK_CODE = 24 * MILLIMETRE, 0.5
"""Of what leads phones here, at the foot of a narrow slip: width, part that is code."""
_TINT = 0.9


@dataclass(frozen=True, slots=True)
class _Heights:
    """How high each thing on a slip is."""

    stretch: float
    """By how much what is printed has grown."""
    people: float
    row: float
    foot: float
    totals: bool
    """Whether there is a line for totals below the hands of each stage."""


@dataclass(frozen=True, slots=True)
class _Field:
    """One column of the grid; `box` is a square to tick instead of a space to write in."""

    title: str
    weight: float
    box: bool = False


def place_slips(slips: Slips, builder: PageBuilder) -> None:
    """Put slips on pages, so many on each, with dashed lines between them to cut along."""
    page, used = builder.area, Fraction(1)  # what part of the current page is filled
    for slip in slips.slips:
        count = _per_page(slip, slips.per_page, page)
        used = Fraction(ceil(used * count), count)
        if used == 1:
            used = Fraction(0)
            builder.begin_page()
        area = _place(int(used * count), count, page)
        if area.left > page.left:
            builder.put([Line(area.left, area.top, area.left, area.bottom, 0.6, 0.4, dashed=True)])
        elif used:
            builder.put([Line(page.left, area.top, page.right, area.top, 0.6, 0.4, dashed=True)])
        builder.section(f"{slip.table_label} {slip.table}", area.top, _slip(slip, _inside(area, page)))
        builder.y = page.bottom
        used += Fraction(1, count)


def _place(index: int, count: int, page: Area) -> Area:
    """Where a slip stands of so many on a page: below each other, four of them in two rows."""
    across = 2 if count == _FOUR else 1
    return page.cell(index, across, count // across)


def _per_page(slip: Slip, wanted: int, page: Area) -> int:
    """How many such slips a page takes: `wanted`, fewer where lines or boxes are too small for a pen."""
    counts = (count for count in (_FOUR, 2) if count <= wanted)
    return next((count for count in counts if _can_be_written_on(slip, _place(1, count, page), page)), 1)


def _can_be_written_on(slip: Slip, area: Area, page: Area) -> bool:
    inside = _inside(area, page)
    grid = _Grid.of(slip, inside)
    boxes = (grid.span(inside, at, at + 1).width for at, field in enumerate(grid.fields) if field.box)
    return _heights(slip, inside).row >= _LOWEST_ROW and min(boxes) >= 1.07 * _LEAST_BOX


def _inside(area: Area, page: Area) -> Area:
    """The part of its place that a slip fills, clear of the lines to cut along."""
    left, top = (_CUT if area.left > page.left else 0.0), (_CUT if area.top > page.top else 0.0)
    right = _CUT if area.right < page.right - 1 else 0.0
    bottom = _CUT if area.bottom < page.bottom - 1 else 0.0
    return Area(area.left + left, area.top + top, area.width - left - right, area.height - top - bottom)


def _is_narrow(area: Area) -> bool:
    return area.width < _NARROW


def _heights(slip: Slip, area: Area) -> _Heights:
    """All of the page is used: what is printed grows up to a bound, the rest is left to the pen."""
    lines, stages = sum(len(stage.hands) for stage in slip.stages), len(slip.stages)
    people = names_height(slip, area.width)
    foot = _hint(slip, area, 0.0).height
    foot = foot + _SIGN if _is_narrow(area) else max(foot, _SIGN)
    foot = max(foot, _LINK_CODE * _LINK) if _is_narrow(area) and slip.link else foot
    fixed = _HEAD + people + _TITLES + stages * (_BAND + 2 * _GAP) + 2 * _GAP + foot
    runs = any(field.title == slip.words.running for field in _Grid.of(slip, area).fields)
    totals = not runs and fixed + (lines + stages) * _LOWEST_ROW <= area.height
    lines += stages if totals else 0
    stretch = max(1.0, min(_MOST_STRETCH, area.height / (fixed + lines * _LOWEST_ROW)))
    larger = (stretch**2 - stretch) * people  # names grow most
    row = min(_HIGHEST_ROW, (area.height - stretch * fixed - larger) / lines)
    return _Heights(stretch, stretch * people + larger, row, stretch * foot, totals)


def _slip(slip: Slip, area: Area) -> Iterator[Shape]:
    high, grid = _heights(slip, area), _Grid.of(slip, area)
    gap, band = high.stretch * _GAP, high.stretch * _BAND
    head = area.strip(area.top, high.stretch * _HEAD)
    yield from _slip_head(slip, head)
    people = area.strip(head.bottom + gap, high.people)
    yield from names(slip, people)
    y = people.bottom + gap
    for number, stage in enumerate(slip.stages):
        titles = 0.0 if number else high.stretch * _TITLES
        above = area.strip(y, titles + band)
        total = slip.words.running if high.totals else ""
        yield from _stage(stage, grid, above, titles, high.row, total)
        y = above.bottom + (len(stage.hands) + high.totals) * high.row + 2 * gap
    yield from _slip_foot(slip, area.strip(area.bottom - high.foot, high.foot))


def _slip_head(slip: Slip, area: Area) -> Iterator[Shape]:
    """Table at the left, code at the right, whatever else there is; between them what identifies the slip."""
    narrow = _is_narrow(area)
    wide = min(area.width / 4, 1.8 * area.height)
    frame = area.column(area.left, wide)
    yield Frame(frame, 1.2)
    label = frame.column(frame.left + 4, 0.42 * wide)
    yield HEADING
    size = min(13.0, label.width / measure(slip.table_label, 1.01, False))
    yield from fit_in(slip.table_label, label, size)
    number = frame.column(label.right, frame.right - label.right - 4)
    size = min(0.95 * area.height, number.width / measure(slip.table, 1.01, True))
    yield from fit_in(slip.table, number, size, Align.RIGHT, bold=True)
    yield END
    codes = list(_slip_codes(slip, area, narrow=narrow))
    left = frame.right + (5 if narrow else 10)
    end = min((room.left for room, _ in codes), default=area.right)
    text = area.column(left, end - left - 3)
    yield from _lines(slip.lines, text, (_LEAST, _LEAST) if narrow else (_LEAST / 0.8, 16.0))
    for _, marks in reversed(codes):
        yield from marks


def _lines(lines: tuple[str, ...], area: Area, sizes: tuple[float, float]) -> Iterator[Shape]:
    """What identifies a slip, the first line larger than the others."""
    share = max(0.8, sizes[0] / sizes[1])
    parts = [Part(line, share if index else 1.0, bold=not index) for index, line in enumerate(lines)]
    return stack_in(parts, area, sizes)


def _slip_codes(slip: Slip, area: Area, *, narrow: bool) -> Iterator[tuple[Area, list[Shape]]]:
    """From right to left, each in its room: what the desk scans, what it types, and a code for phones."""
    if not slip.scanned:
        return
    side, words = area.height, (1.0 if narrow else 1.6) * area.height
    scanned = area.column(area.right - side, side)
    yield scanned, [Code(scanned, slip.scanned)]
    typed = area.column(scanned.left - words - _QUIET, words)
    size = min(0.5 * side, typed.width / measure(slip.code, 1.01, True))
    yield typed, [*fit_in(slip.code, typed, size, Align.RIGHT, bold=True)]
    if slip.link and not narrow:
        wide = side + 0.7 * words + _QUIET
        linked = area.column(typed.left - wide, wide)
        yield linked, [*_link(slip, linked.column(linked.left, wide - _QUIET / 2))]


def _link(slip: Slip, area: Area) -> Iterator[Shape]:
    """What a phone opens to report, and at its left what it is for."""
    code = area.column(area.right - area.height, area.height)
    said = area.column(area.left, code.left - area.left - _QUIET / 2)
    yield from fit_in(slip.link_words, said, _LEAST, Align.RIGHT, lines=LINES)
    yield Code(code, slip.link)


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns in the order of the desk's form, both sides alike, and where they begin and end."""

    fields: list[_Field]
    edges: list[float]
    players: int
    """On each side."""

    @classmethod
    def of(cls, slip: Slip, area: Area) -> "_Grid":
        """As wide as its area; a narrow one is without running totals."""
        words, players = slip.words, len(slip.stages[0].sides[0])
        player = [*(_Field(call, 9, box=True) for call in words.calls), _Field(words.first_out, 9, box=True)]
        double = _Field(words.double_victory, 10, box=True)
        points, running = _Field(words.points, 17), _Field(words.running, 17)
        booster = [_Field(words.booster, 9, box=True)] if words.booster else []
        for side in ([*player * players, double, points, running], [*player * players, double, points]):
            fields = [_Field(words.hand, 8), *booster, *side, *side, _Field(words.control, 19)]
            unit = area.width / sum(field.weight for field in fields)
            if points.weight * unit >= _LEAST_FIGURE:
                break
        edges = accumulate((field.weight * unit for field in fields), initial=area.left)
        return cls(fields, list(edges), players)

    def span(self, area: Area, start: int, end: int) -> Area:
        """The part of an area below these columns."""
        return area.column(self.edges[start], self.edges[end] - self.edges[start])

    @property
    def sides(self) -> tuple[int, int]:
        """The first column of each side; they are as wide as each other, and one column follows."""
        lead = 1 + len(self.fields) % 2
        return lead, lead + (len(self.fields) - 1 - lead) // 2

    @property
    def boxes(self) -> int:
        """How many columns of a side are boxes of its players."""
        first, second = self.sides
        return sum(field.box for field in self.fields[first:second]) - 1


def _stage(
    stage: SlipStage, grid: _Grid, above: Area, titles: float, row: float, total: str
) -> Iterator[Shape]:
    """Letters above the boxes of everybody, titles for the first of all, a line a hand, perhaps totals."""
    yield Fill(above, _TINT)
    band = above.strip(above.top, above.height - titles)
    yield from _letters(stage, grid, band)
    if titles:
        line = above.strip(band.bottom, titles)
        for index, field in enumerate(grid.fields):
            yield from _word(field.title, grid.span(line, index, index + 1), titles / 1.15)
    place = above
    for hand in stage.hands:
        place = above.strip(place.bottom, row)
        yield from _hand(hand, grid, place)
    if total:
        place = above.strip(place.bottom, row)
        yield Line(place.left, place.top, place.right, place.top, 1.0)
        for side in grid.sides:
            yield from fit_in(total, grid.span(place, side, side + 2).inside(2, 0), _LEAST)
    yield from _lines_down(grid, above.strip(above.top, place.bottom - above.top), band.bottom)


def _letters(stage: SlipStage, grid: _Grid, area: Area) -> Iterator[Shape]:
    size = 0.95 * area.height / LEADING
    for start, letters in zip(grid.sides, stage.letters, strict=True):
        side = grid.span(area, start, start + grid.boxes)
        for index, letter in enumerate(letters):
            yield from _word(letter, side.cell(index, grid.players, 1), size, bold=True)
    if stage.letter_rests:
        place = grid.span(area, grid.sides[1] + grid.boxes, len(grid.fields) - 1)
        place = place.column(place.left + 3, place.width - 3)
        yield from fit_in(stage.letter_rests, place, min(size, _LEAST), bold=True)


def _word(text: str, area: Area, size: float, *, bold: bool = False) -> list[Text]:
    """A word in a cell, with white beside it as far as its letters stay large enough."""
    cell, em = area.inside(0.5, 0), max(0.1, measure(text, 1.01, bold))
    one = min(size, max((area.width - 3) / em, min(_LEAST, cell.width / em)))
    return fit_in(text, cell, one, Align.CENTER, bold=bold)


def _hand(hand: int, grid: _Grid, area: Area) -> Iterator[Shape]:
    yield Line(area.left, area.top, area.right, area.top, 0.4)
    yield from _word(str(hand), grid.span(area, 0, 1), min(16.0, 0.45 * area.height), bold=True)
    for index, field in enumerate(grid.fields):
        if field.box:
            cell = grid.span(area, index, index + 1)
            side = max(_LEAST_BOX, min(_LARGEST_BOX, area.height * 0.65, cell.width * 0.8))
            yield Frame(cell.inside((cell.width - side) / 2, (cell.height - side) / 2), 0.5, 0.45)


def _lines_down(grid: _Grid, area: Area, below: float) -> Iterator[Shape]:
    """The vertical lines: thick around a side, thin between its players, from below letters elsewhere."""
    yield Frame(area, 1.0)
    first, second = grid.sides
    size = second - first
    thick = {first, second, second + size}
    between = [grid.boxes // grid.players * player for player in range(1, grid.players + 1)]
    thin = {start + step for start in (first, second) for step in between} | set(range(1, first))
    figures = {start + step for start in (first, second) for step in range(grid.boxes + 1, size)}
    for index in sorted(thick | thin | figures):
        x = grid.edges[index]
        yield Line(x, below if index in figures else area.top, x, area.bottom, 1.0 if index in thick else 0.4)


def _hint(slip: Slip, area: Area, height: float) -> Fitted:
    """What the titles mean, as wide as signatures leave it, in letters as large as they get in a height."""
    linked = _LINK + 2 * _QUIET if slip.link else 0.0
    room = area.width - linked if _is_narrow(area) else _HINT_SHARE * area.width
    words = printable(slip.words.hint)

    def at(size: float) -> Fitted:
        return Fitted(wrap(words, room, size), size)

    return at(largest(lambda size: at(size).height <= height, _LEAST, _LARGEST_HINT))


def _slip_foot(slip: Slip, area: Area) -> Iterator[Shape]:
    narrow = _is_narrow(area)
    hint = _hint(slip, area, area.height - (_SIGN if narrow else 0))
    yield from set_in(hint, area, middle=False)
    left, right = (area.left if narrow else area.left + _HINT_SHARE * area.width + 12), area.right
    if narrow and slip.link:
        right -= _LINK + 2 * _QUIET
        side = _LINK_CODE * _LINK
        yield from _link(slip, Area(right + _QUIET, area.bottom - side, _LINK + _QUIET, side))
    words = fit(slip.words.signature, right - left, _LEAST, lines=1)
    caption = Area(left, area.bottom - words.height, right - left, words.height)
    yield Line(left, caption.top, right, caption.top, 0.5)
    yield from set_in(words, caption)
