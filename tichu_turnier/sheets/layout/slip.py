"""Layout of a score slip."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from string import ascii_uppercase

from tichu_turnier.sheets.document import Slip, Slips, SlipStage, SlipWords, printable
from tichu_turnier.sheets.layout.drawing import (
    END,
    HEADING,
    LINES,
    MILLIMETRE,
    Area,
    Bookmark,
    Code,
    Fill,
    Frame,
    Line,
    Measure,
    Opens,
    PageBuilder,
    Shape,
    fit_in,
    part,
)
from tichu_turnier.words.listings.listing import Align

_HEAD = 14 * MILLIMETRE
_CODE = 16 * MILLIMETRE
_CODE_WORDS = 22 * MILLIMETRE
_LINK_WORDS = 11 * MILLIMETRE
_LINK_SIZE = 7.5
_QUIET = 2 * MILLIMETRE
_NAMES = 6.4 * MILLIMETRE
_TITLES = 3.6 * MILLIMETRE
_FOOT = 9.5 * MILLIMETRE
_STAGE_GAP = 1.6 * MILLIMETRE
_CUT = 4 * MILLIMETRE
_TALLEST_ROW = 9 * MILLIMETRE
_LOWEST_ROW = 5 * MILLIMETRE
_LEAST_BOX = 4 * MILLIMETRE
"""Width of a column to tick."""
_FOUR = 4
"""So many slips stand in two rows of two."""
_NARROW = 110 * MILLIMETRE
_LEGEND = 8 * MILLIMETRE
_IN_TWO_LINES = 6.2
"""Size of what a narrow slip belongs to."""
_TINT = 0.9


@dataclass(frozen=True, slots=True)
class _Field:
    """One column of the grid; `box` is a square to tick instead of a space to write in."""

    title: str
    weight: float
    box: bool = False


def place_slips(slips: Slips, builder: PageBuilder) -> None:
    """Put slips on pages, so many on each, with dashed lines between them to cut along."""
    used = Fraction(1)
    for slip in slips.slips:
        count = _such_on_a_page(slip, slips.per_page, builder.area)
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


def _such_on_a_page(slip: Slip, wanted: int, page: Area) -> int:
    """How many such slips a page takes: `wanted`, fewer where lines or boxes are too small for a pen."""
    counts = (count for count in (_FOUR, 2) if count <= wanted)
    return next((count for count in counts if _can_be_written_on(slip, _place(0, count, page), page)), 1)


def _can_be_written_on(slip: Slip, area: Area, page: Area) -> bool:
    inside = _inside(area, page)
    fields = _fields(slip.words, len(slip.stages[0].sides[0]))
    box = min(field.weight for field in fields if field.box) / sum(field.weight for field in fields)
    return _row_height(slip, inside) >= _LOWEST_ROW and box * inside.width >= _LEAST_BOX


def _inside(area: Area, page: Area) -> Area:
    """The part of its place that a slip fills, clear of the lines to cut along."""
    beside = _CUT if area.width < page.width else 0.0
    left = area.left + (beside if area.left > page.left else 0)
    return Area(left, area.top + _CUT, area.width - beside, area.height - 2 * _CUT)


def _is_narrow(area: Area) -> bool:
    """Whether a name has no room above its boxes: then a letter stands there, and the names above all."""
    return area.width < _NARROW


def _slip(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    yield from _slip_head(slip, Area(area.left, area.top, area.width, _HEAD), measure)
    row = _row_height(slip, area)
    y = area.top + _HEAD + _STAGE_GAP
    letters = _letters(slip) if _is_narrow(area) else {}
    if letters:
        yield from _legend(letters, Area(area.left, y, area.width, _LEGEND), measure)
        y += _LEGEND
    for stage in slip.stages:
        short = tuple(tuple(letters.get(name, name) for name in side) for side in stage.sides)
        named = replace(stage, sides=(short[0], short[1]))
        yield from _stage(named, slip.words, Area(area.left, y, area.width, row), measure)
        y += _NAMES + _TITLES + len(stage.hands) * row + _STAGE_GAP
    yield from _slip_foot(slip.words, Area(area.left, y, area.width, _FOOT), measure)


def _letters(slip: Slip) -> dict[str, str]:
    """The letter of each name: those of one side as the match begins, those of the other, who comes later."""
    names = dict.fromkeys(name for stage in slip.stages for side in stage.sides for name in side if name)
    return dict(zip(names, ascii_uppercase, strict=False))


def _legend(letters: dict[str, str], area: Area, measure: Measure) -> Iterator[Shape]:
    """Which letter is whose, in two columns: those of one side are in the first."""
    lines = max(2, ceil(len(letters) / 2))
    for index, (name, letter) in enumerate(letters.items()):
        column, line = divmod(index, lines)
        left, height = area.left + column * area.width / 2, area.height / lines
        place = Area(left, area.top + line * height, area.width / 2 - 4, height)
        yield from fit_in(f"{letter}  {name}", place, 8.5, measure, bold=True)


def _row_height(slip: Slip, area: Area) -> float:
    """Height of a line to write on: what is left when everything printed has its place."""
    fixed = _HEAD + _FOOT + _STAGE_GAP + len(slip.stages) * (_NAMES + _TITLES + _STAGE_GAP)
    fixed += _LEGEND if _is_narrow(area) else 0
    hands = sum(len(stage.hands) for stage in slip.stages)
    return min(_TALLEST_ROW, (area.height - fixed) / hands)


def _slip_head(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    narrow = _is_narrow(area)
    wide = 24 * MILLIMETRE if narrow else min(46 * MILLIMETRE, area.width / 4)
    frame = Area(area.left, area.top, wide, area.height)
    yield Frame(frame, 1.2)
    label = Area(frame.left + 6, frame.top, (8 if narrow else 17) * MILLIMETRE, frame.height)
    yield HEADING
    yield from fit_in(slip.table_label, label, 13, measure, lines=LINES)
    number = Area(label.right, frame.top, frame.right - label.right - 6, frame.height)
    yield from fit_in(slip.table, number, 38, measure, Align.RIGHT, bold=True)
    yield END
    beside = _CODE + _CODE_WORDS * (0.6 if narrow else 1) if slip.scanned else 0.0
    beside += _CODE + _LINK_WORDS if slip.link else 0.0
    text = Area(frame.right + 10, area.top, area.right - frame.right - 10 - beside, area.height)
    height = text.height / max(2, len(slip.lines))
    for index, line in enumerate(slip.lines):
        place = Area(text.left, text.top + index * height, text.width, height)
        size, lines = (_IN_TWO_LINES, 2) if narrow else (10 if index else 14, 1)
        yield from fit_in(line, place, size, measure, bold=not index, lines=lines)
    if slip.scanned:
        yield from _slip_code(slip, Area(text.right, area.top, beside, area.height), measure)


def _slip_code(slip: Slip, area: Area, measure: Measure) -> Iterator[Shape]:
    """For the desk what is typed and scanned; before it, where phones report, the code for them."""
    if slip.link:
        said = Area(area.left, area.top, _LINK_WORDS, area.height)
        yield from fit_in(slip.link_words, said, _LINK_SIZE, measure, Align.RIGHT, lines=LINES)
        yield Code(
            Area(said.right + _QUIET / 2, area.top - _QUIET / 2, _CODE - _QUIET, _CODE - _QUIET), slip.link
        )
        area = Area(said.right + _CODE, area.top, area.width - _CODE - _LINK_WORDS, area.height)
    words = Area(area.left, area.top, area.width - _CODE, area.height)
    yield from fit_in(slip.code, words, 13, measure, Align.CENTER, bold=True)
    side = _CODE - 2 * _QUIET
    top = area.top + (area.height - side) / 2
    yield Code(Area(area.right - _CODE + _QUIET, top, side, side), slip.scanned)


def _fields(words: SlipWords, players: int) -> list[_Field]:
    """The columns in the order of the desk's form: both sides alike, each with so many players."""
    player = [*(_Field(call, 9, box=True) for call in words.calls), _Field(words.first_out, 9, box=True)]
    double = _Field(words.double_victory, 9, box=True)
    side = [*player * players, double, _Field(words.points, 17), _Field(words.running, 17)]
    booster = [_Field(words.booster, 9, box=True)] if words.booster else []
    return [_Field(words.hand, 8), *booster, *side, *side, _Field(words.control, 14)]


def _stage(stage: SlipStage, words: SlipWords, first_row: Area, measure: Measure) -> Iterator[Shape]:
    players = len(stage.sides[0])
    fields, boxes = _fields(words, players), players * (len(words.calls) + 1)
    lead = 2 if words.booster else 1
    unit = first_row.width / sum(field.weight for field in fields)
    widths = [field.weight * unit for field in fields]
    names = Area(first_row.left, first_row.top, first_row.width, _NAMES)
    titles = Area(names.left, names.bottom, names.width, _TITLES)
    yield Fill(Area(names.left, names.top, names.width, _NAMES + _TITLES), _TINT)
    yield from _names(stage, lead, boxes, widths, names, measure)
    yield from _cells([field.title for field in fields], widths, titles, measure, 6.5)
    y = titles.bottom
    for hand in stage.hands:
        yield from _hand(hand, fields, widths, Area(names.left, y, names.width, first_row.height), measure)
        y += first_row.height
    area = Area(names.left, names.top, names.width, y - names.top)
    yield from _grid(players, lead, boxes, widths, area, y)


def _names(
    stage: SlipStage, lead: int, boxes: int, widths: list[float], area: Area, measure: Measure
) -> Iterator[Shape]:
    for index, side in zip((lead, lead + boxes + 3), stage.sides, strict=True):
        x = area.left + sum(widths[:index])
        width = sum(widths[index : index + boxes]) / len(side)
        yield from _cells(
            list(side), [width] * len(side), Area(x, area.top, area.width, area.height), measure, 8.5, True
        )
    if stage.rests:
        points = lead + 2 * boxes + 3 + 1  # the widest field that has no name above it
        x = area.left + sum(widths[:points])
        beside = Area(x, area.top, widths[points], area.height)
        yield from _cells([stage.rests], [beside.width], beside, measure, 8.5, True)


def _cells(
    texts: list[str], widths: list[float], area: Area, measure: Measure, size: float, bold: bool = False
) -> Iterator[Shape]:
    x = area.left
    for text, width in zip(texts, widths, strict=True):
        cell = Area(x + 1.5, area.top, width - 3, area.height)
        yield from fit_in(text, cell, size, measure, Align.CENTER, bold=bold, lines=2)
        x += width


def _hand(
    hand: int, fields: list[_Field], widths: list[float], area: Area, measure: Measure
) -> Iterator[Shape]:
    yield Line(area.left, area.top, area.right, area.top, 0.4)
    number = Area(area.left, area.top, widths[0], area.height)
    yield from fit_in(str(hand), number, 10, measure, Align.CENTER, bold=True, lines=LINES)
    x = area.left
    for field, width in zip(fields, widths, strict=True):
        if field.box:
            side = min(11.0, area.height * 0.6, width * 0.75)
            yield Frame(
                Area(x + (width - side) / 2, area.top + (area.height - side) / 2, side, side), 0.5, 0.45
            )
        x += width


def _grid(
    players: int, lead: int, boxes: int, widths: list[float], area: Area, bottom: float
) -> Iterator[Shape]:
    """The vertical lines: thick around a side, thin between its players."""
    yield Frame(area, 1.0)
    side = boxes + 3
    thick = {lead, lead + side, lead + 2 * side}
    between = [boxes // players * player for player in range(1, players)]
    steps = (*between, boxes, boxes + 1, boxes + 2)
    thin = {lead + offset + step for offset in (0, side) for step in steps} | set(range(1, lead))
    for index in sorted(thick | thin):
        x = area.left + sum(widths[:index])
        yield Line(x, area.top, x, bottom, 1.0 if index in thick else 0.4)


def _slip_foot(words: SlipWords, area: Area, measure: Measure) -> Iterator[Shape]:
    hint = Area(area.left, area.top, area.width * 0.6, area.height)
    yield from fit_in(words.hint, hint, 8, measure, lines=LINES, middle=False)
    sign = Area(hint.right + 12, area.top, area.right - hint.right - 12, area.height)
    line = sign.bottom - 10
    yield Line(sign.left, line, sign.right, line, 0.5)
    caption = Area(sign.left, line, sign.width, 10)
    yield from fit_in(words.signature, caption, 7, measure)
