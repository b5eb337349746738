"""Layout of a score slip."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from tichu_turnier.sheets.document import Slip, Slips, SlipStage, printable
from tichu_turnier.sheets.layout.drawing import (
    END,
    HEADING,
    LEADING,
    LINES,
    MILLIMETRE,
    Area,
    Bookmark,
    Code,
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
from tichu_turnier.sheets.layout.largest import Part, height_of, largest, stacked
from tichu_turnier.sheets.layout.slip_names import names, names_height
from tichu_turnier.sheets.layout.torn import Measure
from tichu_turnier.sheets.layout.wrapping import wrap
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

    head: float
    people: float
    titles: float
    band: float
    row: float
    gap: float
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
    used = Fraction(1)  # what part of the current page is filled
    for slip in slips.slips:
        count = _per_page(slip, slips.per_page, builder.area, builder.measure)
        used = Fraction(ceil(used * count), count)
        if used == 1:
            used = Fraction(0)
            if not builder.fresh:
                builder.new_page()
        area = _place(int(used * count), count, builder.area)
        if area.left > builder.area.left:
            builder.put([Line(area.left, area.top, area.left, area.bottom, 0.6, 0.4, dashed=True)])
        elif used:
            builder.put(
                [Line(builder.area.left, area.top, builder.area.right, area.top, 0.6, 0.4, dashed=True)]
            )
        builder.put([Bookmark(printable(f"{slip.table_label} {slip.table}"), area.top)])
        builder.put(part(Opens("Sect"), _slip(slip, _inside(area, builder.area), builder.measure)))
        builder.y = builder.area.bottom
        used += Fraction(1, count)


def _place(index: int, count: int, page: Area) -> Area:
    """Where a slip stands of so many on a page: below each other, four of them in two rows."""
    across = 2 if count == _FOUR else 1
    row, column = divmod(index, across)
    width, height = page.width / across, page.height * across / count
    return Area(page.left + column * width, page.top + row * height, width, height)


def _per_page(slip: Slip, wanted: int, page: Area, measure: Measure) -> int:
    """How many such slips a page takes: `wanted`, fewer where lines or boxes are too small for a pen."""
    counts = (count for count in (_FOUR, 2) if count <= wanted)
    return next(
        (count for count in counts if _can_be_written_on(slip, _place(1, count, page), page, measure)), 1
    )


def _can_be_written_on(slip: Slip, area: Area, page: Area, measure: Measure) -> bool:
    inside = _inside(area, page)
    fields = _fields(slip, inside.width)
    box = min(field.weight for field in fields if field.box) / sum(field.weight for field in fields)
    least = 1.07 * _LEAST_BOX
    return _heights(slip, inside, measure).row >= _LOWEST_ROW and box * inside.width >= least


def _inside(area: Area, page: Area) -> Area:
    """The part of its place that a slip fills, clear of the lines to cut along."""
    left, top = (_CUT if area.left > page.left else 0.0), (_CUT if area.top > page.top else 0.0)
    right = _CUT if area.right < page.right - 1 else 0.0
    bottom = _CUT if area.bottom < page.bottom - 1 else 0.0
    return Area(area.left + left, area.top + top, area.width - left - right, area.height - top - bottom)


def _is_narrow(area: Area) -> bool:
    return area.width < _NARROW


def _heights(slip: Slip, area: Area, measure: Measure) -> _Heights:
    """All of the page is used: what is printed grows up to a bound, the rest is left to the pen."""
    lines, stages = sum(len(stage.hands) for stage in slip.stages), len(slip.stages)
    people = names_height(slip, area.width, measure)
    foot = _hint(slip, area, 0.0, measure).height
    foot = foot + _SIGN if _is_narrow(area) else max(foot, _SIGN)
    foot = max(foot, _LINK_CODE * _LINK) if _is_narrow(area) and slip.link else foot
    fixed = _HEAD + people + _TITLES + stages * (_BAND + 2 * _GAP) + 2 * _GAP + foot
    runs = any(field.title == slip.words.running for field in _fields(slip, area.width))
    totals = not runs and fixed + (lines + stages) * _LOWEST_ROW <= area.height
    lines += stages if totals else 0
    stretch = max(1.0, min(_MOST_STRETCH, area.height / (fixed + lines * _LOWEST_ROW)))
    larger = (stretch**2 - stretch) * people  # names grow most
    row = min(_HIGHEST_ROW, (area.height - stretch * fixed - larger) / lines)
    head, titles, band, gap = (each * stretch for each in (_HEAD, _TITLES, _BAND, _GAP))
    return _Heights(head, stretch * people + larger, titles, band, row, gap, stretch * foot, totals)


def _slip(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    high = _heights(slip, area, measure)
    yield from _slip_head(slip, Area(area.left, area.top, area.width, high.head), measure)
    y = area.top + high.head + high.gap
    yield from names(slip, Area(area.left, y, area.width, high.people), measure)
    y += high.people + high.gap
    fields = _fields(slip, area.width)
    for number, stage in enumerate(slip.stages):
        titles = 0.0 if number else high.titles
        above = Area(area.left, y, area.width, titles + high.band)
        total = slip.words.running if high.totals else ""
        yield from _stage(stage, fields, above, titles, high.row, total, measure)
        y = above.bottom + (len(stage.hands) + high.totals) * high.row + 2 * high.gap
    foot = Area(area.left, area.bottom - high.foot, area.width, high.foot)
    yield from _slip_foot(slip, foot, measure)


def _slip_head(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    """Table at the left, code at the right, whatever else there is; between them what identifies the slip."""
    narrow = _is_narrow(area)
    wide = min(area.width / 4, 1.8 * area.height)
    frame = Area(area.left, area.top, wide, area.height)
    yield Frame(frame, 1.2)
    label = Area(frame.left + 4, frame.top, 0.42 * wide, frame.height)
    yield HEADING
    size = min(13.0, label.width / measure(slip.table_label, 1.01, False))
    yield from fit_in(slip.table_label, label, size, measure)
    number = Area(label.right, frame.top, frame.right - label.right - 4, frame.height)
    size = min(0.95 * area.height, number.width / measure(slip.table, 1.01, True))
    yield from fit_in(slip.table, number, size, measure, Align.RIGHT, bold=True)
    yield END
    beside = _codes_width(slip, area)
    left = frame.right + (5 if narrow else 10)
    text = Area(left, area.top, area.right - left - beside - 3, area.height)
    yield from _lines(slip.lines, text, (_LEAST, _LEAST) if narrow else (_LEAST / 0.8, 16.0), measure)
    if slip.scanned:
        codes = Area(area.right - beside, area.top, beside, area.height)
        yield from _slip_codes(slip, codes, measure, linked=not narrow)


def _lines(
    lines: tuple[str, ...], area: Area, sizes: tuple[float, float], measure: Measure
) -> Iterator[Shape]:
    """What identifies a slip, the first line larger than the others."""
    share = max(0.8, sizes[0] / sizes[1])
    parts = [Part(line, share if index else 1.0, bold=not index) for index, line in enumerate(lines)]
    found = stacked(parts, area.width, area.height, sizes, measure)
    y = area.top + max(0.0, area.height - height_of(parts, found)) / 2
    for each, fitted in zip(parts, found, strict=True):
        place = Area(area.left, y, area.width, fitted.height)
        yield from set_in(fitted, place, Align.LEFT, measure, bold=each.bold)
        y = place.bottom


def _codes_width(slip: Slip, area: Area) -> float:
    narrow = _is_narrow(area)
    words = (1.0 if narrow else 1.6) * area.height
    beside = area.height + words + _QUIET if slip.scanned else 0.0
    return beside + (area.height + 0.7 * words + _QUIET if slip.link and not narrow else 0.0)


def _slip_codes(slip: Slip, area: Area, measure: Measure, *, linked: bool) -> Iterator[Shape]:
    """For the desk what is typed and scanned; before it, where phones report, the code for them."""
    side = area.height
    scanned = Area(area.right - side, area.top, side, side)
    words = (1.6 if linked else 1.0) * side
    if slip.link and linked:
        left = area.width - 2 * side - words - 2 * _QUIET
        yield from _link(slip, Area(area.left, area.top, left + side + _QUIET / 2, side), measure)
    typed = Area(scanned.left - words - _QUIET, area.top, words, side)
    size = min(0.5 * side, typed.width / measure(slip.code, 1.01, True))
    yield from fit_in(slip.code, typed, size, measure, Align.RIGHT, bold=True)
    yield Code(scanned, slip.scanned)


def _link(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    """What a phone opens to report, and at its left what it is for."""
    code = Area(area.right - area.height, area.top, area.height, area.height)
    said = Area(area.left, area.top, code.left - area.left - _QUIET / 2, area.height)
    yield from fit_in(slip.link_words, said, _LEAST, measure, Align.RIGHT, lines=LINES)
    yield Code(code, slip.link)


def _fields(slip: Slip, width: float) -> list[_Field]:
    """The columns in the order of the desk's form: both sides alike; narrow ones without running totals."""
    words, players = slip.words, len(slip.stages[0].sides[0])
    player = [*(_Field(call, 9, box=True) for call in words.calls), _Field(words.first_out, 9, box=True)]
    double = _Field(words.double_victory, 10, box=True)
    points, running = _Field(words.points, 17), _Field(words.running, 17)
    booster = [_Field(words.booster, 9, box=True)] if words.booster else []

    def with_sides(side: list[_Field]) -> list[_Field]:
        return [_Field(words.hand, 8), *booster, *side, *side, _Field(words.control, 19)]

    fields = with_sides([*player * players, double, points, running])
    if points.weight * width / sum(field.weight for field in fields) < _LEAST_FIGURE:
        fields = with_sides([*player * players, double, points])
    return fields


def _stage(
    stage: SlipStage,
    fields: list[_Field],
    above: Area,
    titles: float,
    row: float,
    total: str,
    measure: Measure,
) -> Iterator[Shape]:
    """Letters above the boxes of everybody, titles for the first of all, a line a hand, perhaps totals."""
    unit = above.width / sum(field.weight for field in fields)
    widths = [field.weight * unit for field in fields]
    yield Fill(above, _TINT)
    band = Area(above.left, above.top, above.width, above.height - titles)
    yield from _letters(stage, fields, widths, band, measure)
    if titles:
        line = Area(above.left, band.bottom, above.width, titles)
        yield from _cells([field.title for field in fields], widths, line, measure, titles / 1.15)
    y = above.bottom
    for hand in stage.hands:
        yield from _hand(hand, fields, widths, Area(above.left, y, above.width, row), measure)
        y += row
    if total:
        yield Line(above.left, y, above.right, y, 1.0)
        for side in _sides(fields):
            place = Area(above.left + sum(widths[:side]) + 2, y, sum(widths[side : side + 2]) - 4, row)
            yield from fit_in(total, place, _LEAST, measure)
        y += row
    yield from _grid(
        fields,
        widths,
        len(stage.letters[0]),
        Area(above.left, above.top, above.width, y - above.top),
        band.bottom,
    )


def _sides(fields: list[_Field]) -> tuple[int, int]:
    """The first column of each side; they are as wide as each other, and one column follows."""
    lead = 1 + len(fields) % 2
    return lead, lead + (len(fields) - 1 - lead) // 2


def _letters(
    stage: SlipStage, fields: list[_Field], widths: list[float], area: Area, measure: Measure
) -> Iterator[Shape]:
    size = 0.95 * area.height / LEADING
    sides, players = _sides(fields), len(stage.letters[0])
    boxes = sum(field.box for field in fields[sides[0] : sides[1]]) - 1
    for start, letters in zip(sides, stage.letters, strict=True):
        x, width = area.left + sum(widths[:start]), sum(widths[start : start + boxes])
        place = Area(x, area.top, width, area.height)
        yield from _cells(list(letters), [width / players] * players, place, measure, size, bold=True)
    if stage.letter_rests:
        x = area.left + sum(widths[: sides[1] + boxes]) + 3
        place = Area(x, area.top, area.right - widths[-1] - x, area.height)
        yield from fit_in(stage.letter_rests, place, min(size, _LEAST), measure, bold=True)


def _cells(
    texts: list[str], widths: list[float], area: Area, measure: Measure, size: float, bold: bool = False
) -> Iterator[Shape]:
    x = area.left
    for text, width in zip(texts, widths, strict=True):
        cell, em = Area(x + 0.5, area.top, width - 1, area.height), max(0.1, measure(text, 1.01, bold))
        one = min(size, max((width - 3) / em, min(_LEAST, cell.width / em)))
        yield from fit_in(text, cell, one, measure, Align.CENTER, bold=bold)
        x += width


def _hand(
    hand: int, fields: list[_Field], widths: list[float], area: Area, measure: Measure
) -> Iterator[Shape]:
    yield Line(area.left, area.top, area.right, area.top, 0.4)
    number = Area(area.left, area.top, widths[0], area.height)
    yield from _cells([str(hand)], widths[:1], number, measure, min(16.0, 0.45 * area.height), bold=True)
    x = area.left
    for field, width in zip(fields, widths, strict=True):
        if field.box:
            side = max(_LEAST_BOX, min(_LARGEST_BOX, area.height * 0.65, width * 0.8))
            left, top = x + (width - side) / 2, area.top + (area.height - side) / 2
            yield Frame(Area(left, top, side, side), 0.5, 0.45)
        x += width


def _grid(
    fields: list[_Field], widths: list[float], players: int, area: Area, below: float
) -> Iterator[Shape]:
    """The vertical lines: thick around a side, thin between its players, from below letters elsewhere."""
    yield Frame(area, 1.0)
    first, second = _sides(fields)
    size = second - first
    boxes = sum(field.box for field in fields[first:second]) - 1
    thick = {first, second, second + size}
    between = [boxes // players * player for player in range(1, players + 1)]
    thin = {start + step for start in (first, second) for step in between} | set(range(1, first))
    figures = {start + step for start in (first, second) for step in range(boxes + 1, size)}
    for index in sorted(thick | thin | figures):
        x = area.left + sum(widths[:index])
        yield Line(x, below if index in figures else area.top, x, area.bottom, 1.0 if index in thick else 0.4)


def _hint(slip: Slip, area: Area, height: float, measure: Measure) -> Fitted:
    """What the titles mean, as wide as signatures leave it, in letters as large as they get in a height."""
    linked = _LINK + 2 * _QUIET if slip.link else 0.0
    room = area.width - linked if _is_narrow(area) else _HINT_SHARE * area.width
    words = printable(slip.words.hint)

    def at(size: float) -> Fitted:
        return Fitted(wrap(words, room, size, measure), size)

    return at(largest(lambda size: at(size).height <= height, _LEAST, _LARGEST_HINT))


def _slip_foot(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    narrow = _is_narrow(area)
    hint = _hint(slip, area, area.height - (_SIGN if narrow else 0), measure)
    yield from set_in(hint, area, Align.LEFT, measure, middle=False)
    left, right = (area.left if narrow else area.left + _HINT_SHARE * area.width + 12), area.right
    if narrow and slip.link:
        right -= _LINK + 2 * _QUIET
        side = _LINK_CODE * _LINK
        yield from _link(slip, Area(right + _QUIET, area.bottom - side, _LINK + _QUIET, side), measure)
    words = fit(printable(slip.words.signature), right - left, _LEAST, measure, lines=1)
    caption = Area(left, area.bottom - words.height, right - left, words.height)
    yield Line(left, caption.top, right, caption.top, 0.5)
    yield from set_in(words, caption, Align.LEFT, measure)
