"""Layout of a bracket.

What is too high for one page is parted: the upper levels on a page of their own, below them each branch.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import log2

from tichu_turnier.sheets.document import Bracket, BracketBox, BracketSide, printable
from tichu_turnier.sheets.layout.drawing import (
    END,
    LEADING,
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
from tichu_turnier.sheets.layout.plan import GIANTS
from tichu_turnier.sheets.layout.torn import Measure
from tichu_turnier.words.listings.listing import Align

_HEAD = 22.0
_GAP = 0.16
"""Part of a column that is left free for the lines between boxes."""
_TALLEST = 96.0
_FILLING = 0.82
"""How much of its height a box takes of the space it has."""
_MOST = (17.0, 9.0, 5.0)
"""Heights of a box that one page holds: many, or where letters become too small, fewer."""
_MOST_PAGES = 40
"""On more of them nobody finds a match; those of hundreds keep small letters."""
_SMALL = 0.75
_LEAST = 9.0
_SIZES = (20.0, 18.0, 16.0, *(half / 2 for half in range(30, 9, -1)))
"""What is tried for names."""
_TWO_LINES = 2.5
"""Height that two lines of a name take, as a part of the size."""


def place_bracket(bracket: Bracket, builder: PageBuilder) -> None:
    """The bracket on as many pages as it needs."""
    tried = [parts for most in _MOST if len(parts := parted(bracket, most)) <= _MOST_PAGES]
    parts = next((parts for parts in tried if _are_read(parts, builder)), tried[-1])
    for number, one in enumerate(parts):
        if number or not builder.fresh:
            builder.new_page()
        builder.put(_marks(one, builder.area, builder.measure))


def _are_read(parts: Sequence[Bracket], builder: PageBuilder) -> bool:
    return all(_Scale.of(part, builder.area, builder.measure).size >= _LEAST for part in parts)


def parted(bracket: Bracket, most: float = _MOST[0]) -> list[Bracket]:
    """The bracket, whole if it fits; else the last levels, each branch before them, and who has lost once."""
    if bracket.height + 1 <= most:
        return [bracket]
    below = [] if bracket.below is None else [_only(bracket, _under(bracket))]
    main = [number for number in range(len(bracket.boxes)) if number not in _under(bracket)]
    count = sum(not bracket.boxes[number].column for number in main)
    levels = [number for number in main if not bracket.boxes[number].heading]
    column = min(int(log2(most)), len(bracket.columns) - 1)
    if count <= most:
        return [_only(bracket, main), *below]
    roots = [number for number in levels if bracket.boxes[number].column == column]
    last = [number for number in main if bracket.boxes[number].column >= column]
    branches = (_branch(bracket, root) for root in roots)
    parts = ([number for number in levels if number in branch] for branch in branches)
    return [*parted(_only(bracket, last), most), *(_only(bracket, part) for part in parts), *below]


def _under(bracket: Bracket) -> list[int]:
    edge = bracket.below
    return [n for n, box in enumerate(bracket.boxes) if edge is not None and box.middle >= edge]


def _branch(bracket: Bracket, root: int) -> set[int]:
    found = [root]
    for number in found:
        found.extend(bracket.boxes[number].feeders)
    return set(found)


def _only(bracket: Bracket, numbers: Sequence[int]) -> Bracket:
    """These boxes alone, moved up to the corner of the page and drawn together where that leaves room."""
    places = {number: place for place, number in enumerate(numbers)}
    boxes = [bracket.boxes[number] for number in numbers]
    first, left = min(box.column for box in boxes), sorted(box.middle for box in boxes if not box.heading)
    in_first = sorted(box.middle for box in boxes if box.column == first)
    step = min((low - high for high, low in pairwise(in_first)), default=1.0)
    high = left[0]
    scaled = {number: (bracket.boxes[number].middle - high) / max(1.0, step) for number in numbers}
    moved = [
        replace(
            box,
            column=box.column - first,
            middle=scaled[number] if not box.heading else _beneath(bracket, number, scaled),
            feeders=tuple(places[feeder] for feeder in box.feeders if feeder in places),
        )
        for number, box in zip(numbers, boxes, strict=True)
    ]
    under = bracket.below is not None and all(box.middle >= bracket.below for box in boxes)
    last = max(box.column for box in boxes) + 1
    return replace(
        bracket, columns=bracket.columns[first:last], boxes=tuple(moved), below=0.0 if under else None
    )


def _beneath(bracket: Bracket, number: int, scaled: Mapping[int, float]) -> float:
    """Where a box stands that belongs below the one before it in its column: as far below as ever."""
    box = bracket.boxes[number]
    above = max(n for n in scaled if bracket.boxes[n].column == box.column and n != number)
    return scaled[above] + box.middle - bracket.boxes[above].middle


@dataclass(frozen=True, slots=True)
class _Scale:
    """How wide a column is, how high the place of a box, and how large its names are."""

    wide: float
    unit: float
    size: float

    @classmethod
    def of(cls, bracket: Bracket, area: Area, measure: Measure) -> "_Scale":
        wide = area.width / (len(bracket.columns) - _GAP)
        extra = 0.0 if bracket.below != 0 else 1.0
        unit = min(_TALLEST, (area.height - _HEAD) / (bracket.height + 1 + extra))
        return cls(wide, unit, _size(bracket, wide * (1 - _GAP), unit * _FILLING / 2, measure))


def _marks(bracket: Bracket, area: Area, measure: Measure) -> Iterator[Shape]:
    scale = _Scale.of(bracket, area, measure)
    wide, unit = scale.wide, scale.unit
    for column, title in enumerate(bracket.columns):
        head = Area(area.left + column * wide, area.top, wide * (1 - _GAP), _HEAD)
        yield from _heading(title, head, 13.0, measure)
    top = area.top + _HEAD + (0.0 if bracket.below != 0 else unit)

    def area_of(box: BracketBox) -> Area:
        height = unit * _FILLING
        middle = top + (box.middle + 0.5) * unit
        return Area(area.left + box.column * wide, middle - height / 2, wide * (1 - _GAP), height)

    if bracket.below is not None:
        heading = Area(area.left, top + (bracket.below - 0.75) * unit, area.width, unit * 0.7)
        yield from _heading(bracket.below_heading, heading, min(13.0, heading.height), measure)
    for box in bracket.boxes:
        yield from _links(
            [area_of(bracket.boxes[feeder]) for feeder in box.feeders], area_of(box), wide * _GAP
        )
    yield Opens("L")
    for box in bracket.boxes:
        yield from part(Opens("LI"), part(Opens("LBody"), _box(box, area_of(box), scale.size, measure)))
    yield END


def _heading(text: str, area: Area, size: float, measure: Measure) -> Sequence[Shape]:
    return fit_in(text, area, size, measure, bold=True)


def _size(bracket: Bracket, width: float, height: float, measure: Measure) -> float:
    """One size of letters for all names: the largest at which all but one or a few stand in their lines.

    None is torn that would be whole in the smallest letters that can be read.
    """
    sides = [(side, box.note) for box in bracket.boxes for side in box.sides if side.name]
    for size in _SIZES:
        if size * LEADING <= height:
            fitted = [(side.name, _name(side, note, width, height, size, measure)) for side, note in sides]
            squeezed = {name for name, shown in fitted if shown.size < size - 0.01 or shown.torn}
            least = min(size, _LEAST)
            if any(
                shown.torn and not _name(side, note, width, height, least, measure).torn
                for (side, note), (_, shown) in zip(sides, fitted, strict=True)
            ):
                continue
            if len(squeezed) * GIANTS <= max(GIANTS, len({name for name, _ in fitted})):
                return size
    return _SIZES[-1]


def _name(side: BracketSide, note: str, width: float, height: float, size: float, measure: Measure) -> Fitted:
    """A name beside its points, on two lines where they are high enough."""
    lines = 2 if _TWO_LINES * size <= height else 1
    used = _used(side, note, size, measure)
    return fit(
        printable(side.name), max(1.0, width - used), size, measure, bold=side.strong, lines=lines, full=True
    )


def _used(side: BracketSide, note: str, size: float, measure: Measure) -> float:
    """What white, and points or a table take of the width of a line."""
    right = "  ".join(side.scores) or note
    around = 0.8 * size
    return around + (
        measure(right, size if side.scores else size * _SMALL, side.strong) + 0.4 * size if right else 0.0
    )


def _links(feeders: Sequence[Area], area: Area, gap: float) -> Iterator[Shape]:
    """Lines from the boxes before, behind those that stand between."""
    for feeder in feeders:
        start, end = feeder.top + feeder.height / 2, area.top + area.height / 2
        turn = area.left - gap / 2
        yield Line(feeder.right, start, turn, start, 0.8, 0.5)
        yield Line(turn, start, turn, end, 0.8, 0.5)
        yield Line(turn, end, area.left, end, 0.8, 0.5)


def _box(box: BracketBox, area: Area, size: float, measure: Measure) -> Iterator[Shape]:
    half = area.height / 2
    lines = [Area(area.left, area.top + row * half, area.width, half) for row in (0, 1)]
    yield Fill(area, 1.0)
    for side, line in zip(box.sides, lines, strict=True):
        if side.strong:
            yield Fill(line, 0.88)
    if box.crown:
        room = 1.2 * max(size, area.height * 0.3)
        crown = Area(area.left, area.top - room - 2, area.width, room)
        yield from fit_in(box.crown, crown, room / LEADING, measure, bold=True)
        yield Frame(area, 2.0, accent=True)
    yield Frame(area, 0.6, 0.35)
    yield Line(area.left, lines[1].top, area.right, lines[1].top, 0.3, 0.6)
    if box.heading:
        above = Area(area.left, area.top - size * 1.6, area.width, size * 1.4)
        yield from _heading(box.heading, above, size, measure)
    for row, (side, line) in enumerate(zip(box.sides, lines, strict=True)):
        yield from _line(side, box.note if not row else "", line, size, measure)


def _line(side: BracketSide, note: str, area: Area, size: float, measure: Measure) -> Iterator[Shape]:
    """The name at the left, points (before there are any, the table) at the right."""
    pad = size * 0.4
    right = "  ".join(side.scores) or note
    inner = Area(area.left + pad, area.top, area.width - 2 * pad, area.height)
    name = _name(side, note, area.width, area.height, size, measure)
    yield from set_in(name, inner, Align.LEFT, measure, bold=side.strong)
    if right:
        right_size = size if side.scores else size * _SMALL
        yield from fit_in(right, inner, right_size, measure, Align.RIGHT, bold=side.strong)
