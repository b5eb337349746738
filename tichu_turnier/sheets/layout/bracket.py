"""Layout of a bracket, on as many pages as it takes to read it: some levels each, and a few matches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tichu_turnier.sheets.document import Bracket, BracketBox, BracketSide
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import GIANTS
from tichu_turnier.sheets.layout.shapes import END, Area, Fill, Frame, Line, Opens, Shape, part
from tichu_turnier.sheets.layout.typeset import LEADING, LINES, Fitted, fit, fit_in, set_in
from tichu_turnier.words.listings.listing import Align

_HEAD = 22.0
_GAP = 0.16
"""Part of a column that is left free for the lines between boxes."""
_TALLEST = 112.0
_FILLING = 0.88
"""How much of its height a box takes of the space it has."""
MOST = ((17, 5), (9, 4), (8, 3), (5, 3))
"""Matches below each other, and levels that one page holds: many, or where letters get too small, fewer."""
_MOST_PAGES = 40
"""On more of them nobody finds a match; those of hundreds keep small letters."""
_SMALL = 0.75
_READ, _LEAST = 10.0, 9.0
"""So small names may be on one of several pages; and so small where all stands on one, or a word is whole."""
_SIZES = (20.0, 18.0, 16.0, *(half / 2 for half in range(30, 9, -1)))
"""What is tried for names."""


def place_bracket(bracket: Bracket, builder: PageBuilder) -> None:
    """The bracket on as many pages as it needs."""
    tried = [parts for most in MOST if len(parts := parted(bracket, *most)) <= _MOST_PAGES]
    parts = next((parts for parts in tried if _are_read(parts, builder)), tried[-1])
    for number, one in enumerate(parts):
        if number or not builder.fresh:
            builder.new_page()
        builder.put(_marks(one, builder.area))


def _are_read(parts: Sequence[Bracket], builder: PageBuilder) -> bool:
    least = _LEAST if len(parts) == 1 else _READ
    return all(_Scale.of(part, builder.area).holds(part, least) for part in parts)


@dataclass(frozen=True, slots=True)
class _Scale:
    """How wide a column is, and how high the place of a box."""

    wide: float
    unit: float

    @classmethod
    def of(cls, bracket: Bracket, area: Area) -> "_Scale":
        wide = area.width / (len(bracket.columns) - _GAP)
        extra = 0.0 if bracket.below != 0 else 1.0
        return cls(wide, min(_TALLEST, (area.height - _HEAD) / (bracket.height + 1 + extra)))

    def size(self, bracket: Bracket) -> float:
        """One size of letters for all names: the largest at which they hold."""
        return next((size for size in _SIZES if self.holds(bracket, size)), _SIZES[-1])

    def holds(self, bracket: Bracket, size: float) -> bool:
        """Whether all names but one or a few stand in their lines.

        None is torn that would be whole in the smallest letters that can be read.
        """
        width, height = self.wide * (1 - _GAP), self.unit * _FILLING / 2
        if size * LEADING > height:
            return False
        squeezed, names, least = set(), set(), min(size, _LEAST)
        for side, note in ((side, box.note) for box in bracket.boxes for side in box.sides if side.name):
            shown = _name(side, note, width, height, size)
            if shown.torn and not _name(side, note, width, height, least).torn:
                return False
            names.add(side.name)
            if shown.size < size - 0.01 or shown.torn:
                squeezed.add(side.name)
        return len(squeezed) * GIANTS <= max(GIANTS, len(names))


def _marks(bracket: Bracket, area: Area) -> Iterator[Shape]:
    scale = _Scale.of(bracket, area)
    wide, unit, size = scale.wide, scale.unit, scale.size(bracket)
    for column, title in enumerate(bracket.columns):
        head = Area(area.left + column * wide, area.top, wide * (1 - _GAP), _HEAD)
        yield from fit_in(title, head, 13.0, bold=True)
    top = area.top + _HEAD + (0.0 if bracket.below != 0 else unit)

    def area_of(box: BracketBox) -> Area:
        height = unit * _FILLING
        middle = top + (box.middle + 0.5) * unit
        return Area(area.left + box.column * wide, middle - height / 2, wide * (1 - _GAP), height)

    if bracket.below is not None:
        heading = area.strip(top + (bracket.below - 0.75) * unit, unit * 0.7)
        yield from fit_in(bracket.below_heading, heading, min(13.0, heading.height), bold=True)
    for box in bracket.boxes:
        for feeder in box.feeders:
            yield from _link(area_of(bracket.boxes[feeder]), area_of(box), wide * _GAP)
    yield Opens("L")
    for box in bracket.boxes:
        yield from part(Opens("LI"), part(Opens("LBody"), _box(box, area_of(box), size)))
    yield END


def _name(side: BracketSide, note: str, width: float, height: float, size: float) -> Fitted:
    """A name beside its points, on two or three lines where they are high enough."""
    lines = max(1, min(LINES, int(height / (LEADING * size))))
    right, small = _right(side, note, size)
    used = 0.8 * size + (measure(right, small, side.strong) + 0.4 * size if right else 0.0)
    return fit(side.name, max(1.0, width - used), size, bold=side.strong, lines=lines, full=True)


def _right(side: BracketSide, note: str, size: float) -> tuple[str, float]:
    """What stands at the right, points or before there are any the table, and in which size."""
    return ("  ".join(side.scores), size) if side.scores else (note, size * _SMALL)


def _link(feeder: Area, area: Area, gap: float) -> Iterator[Shape]:
    """Lines from a box to the next, behind those that stand between."""
    start, end = feeder.top + feeder.height / 2, area.top + area.height / 2
    bend = area.left - gap / 2
    corners = (feeder.right, start), (bend, start), (bend, end), (area.left, end)
    for one, other in pairwise(corners):
        yield Line(*one, *other, 0.8, 0.5)


def _box(box: BracketBox, area: Area, size: float) -> Iterator[Shape]:
    half = area.height / 2
    lines = [area.strip(area.top + row * half, half) for row in (0, 1)]
    yield Fill(area, 1.0)
    for side, line in zip(box.sides, lines, strict=True):
        if side.strong:
            yield Fill(line, 0.88)
    if box.crown:
        room = 1.2 * max(size, area.height * 0.3)
        crown = area.strip(area.top - room - 2, room)
        yield from fit_in(box.crown, crown, room / LEADING, bold=True)
        yield Frame(area, 2.0, accent=True)
    yield Frame(area, 0.6, 0.35)
    yield Line(area.left, lines[1].top, area.right, lines[1].top, 0.3, 0.6)
    if box.heading:
        above = area.strip(area.top - size * 1.6, size * 1.4)
        yield from fit_in(box.heading, above, size, bold=True)
    for row, (side, line) in enumerate(zip(box.sides, lines, strict=True)):
        yield from _line(side, box.note if not row else "", line, size)


def _line(side: BracketSide, note: str, area: Area, size: float) -> Iterator[Shape]:
    inner, (right, small) = area.inside(size * 0.4, 0), _right(side, note, size)
    yield from set_in(_name(side, note, area.width, area.height, size), inner, bold=side.strong)
    if right:
        yield from fit_in(right, inner, small, Align.RIGHT, bold=side.strong)


def parted(bracket: Bracket, most: int, levels: int) -> list[Bracket]:
    """The bracket with at most so many matches below each other, and levels, on a page: whole if it fits.

    Else the last levels, then page by page what leads there, from the level with which the page before
    began; and who has lost once. Who is through without a match begins on the next level.
    """
    if bracket.height + 1 <= most:
        return [bracket]
    under = _under(bracket)
    main = [number for number in range(len(bracket.boxes)) if number not in under]
    through = _through(bracket, main)
    main = [number for number in main if number not in through]
    below = [_drawn_together(bracket, under)] if under else []
    return [*_pages(bracket, main, most, levels - 1), *below]


def _pages(bracket: Bracket, main: Sequence[int], most: int, before: int) -> Iterator[Bracket]:
    """So many levels before the last one of a page; those of the last page of all come first."""
    columns = sorted({bracket.boxes[number].column for number in main})
    top = len(columns) - 1
    while top > 0:
        first, last = columns[max(0, top - before)], columns[top]
        here = [number for number in main if first <= bracket.boxes[number].column <= last]
        page: list[int] = []
        for tree in _trees(bracket, here, last):
            if page and _rows(bracket, [*page, *tree]) > most:
                yield _placed(bracket, page)
                page = []
            page += tree
        if page:
            yield _placed(bracket, page)
        top -= before


def _trees(bracket: Bracket, here: Sequence[int], last: int) -> Iterator[list[int]]:
    """The matches that lead to each one of the last level; nothing of those that none leads to."""
    known = set(here)
    roots = [n for n in here if bracket.boxes[n].column == last and not bracket.boxes[n].heading]
    for root in sorted(roots, key=lambda number: bracket.boxes[number].middle):
        tree = [root]
        for number in tree:
            tree += (feeder for feeder in bracket.boxes[number].feeders if feeder in known)
        if len(tree) > 1:
            yield sorted(tree) + [n for n in here if bracket.boxes[n].heading and len(roots) == 1]


def _under(bracket: Bracket) -> list[int]:
    edge = bracket.below
    return [n for n, box in enumerate(bracket.boxes) if edge is not None and box.middle >= edge]


def _through(bracket: Bracket, numbers: Sequence[int]) -> set[int]:
    """Who had no match and is named in the next one."""
    found = set()
    for box in (bracket.boxes[number] for number in numbers):
        named = {side.name for side in box.sides if side.name}
        leading = (feeder for feeder in box.feeders if bracket.boxes[feeder].bye)
        found |= {feeder for feeder in leading if bracket.boxes[feeder].sides[0].name in named}
    return found


def _rows(bracket: Bracket, numbers: Sequence[int]) -> int:
    """How many of these stand below each other: those that none of them leads to."""
    known = set(numbers)
    boxes = (bracket.boxes[number] for number in known)
    return sum(known.isdisjoint(box.feeders) and not box.heading for box in boxes)


def _placed(bracket: Bracket, numbers: Sequence[int]) -> Bracket:
    """These boxes alone: what nothing leads to row by row, the others between those that lead to them."""
    known, middles = set(numbers), dict[int, float]()
    in_order = sorted(
        numbers, key=lambda number: (bracket.boxes[number].column, bracket.boxes[number].middle)
    )
    plain = [number for number in in_order if not bracket.boxes[number].heading]
    first = [number for number in plain if known.isdisjoint(bracket.boxes[number].feeders)]
    for row, number in enumerate(sorted(first, key=lambda number: bracket.boxes[number].middle)):
        middles[number] = float(row)
    for number in plain:
        leading = [middles[feeder] for feeder in bracket.boxes[number].feeders if feeder in known]
        middles.setdefault(number, sum(leading) / max(1, len(leading)))
    for number in in_order:
        if bracket.boxes[number].heading:
            middles[number] = _beneath(bracket, number, middles)
    columns = sorted({bracket.boxes[number].column for number in numbers})
    titles = tuple(bracket.columns[column] for column in columns)
    return _moved(bracket, numbers, middles, titles, {column: at for at, column in enumerate(columns)})


def _drawn_together(bracket: Bracket, numbers: Sequence[int]) -> Bracket:
    """Those who have lost once, moved up to the corner of the page."""
    first = min(bracket.boxes[number].column for number in numbers)
    high = min(bracket.boxes[number].middle for number in numbers)
    middles = {number: bracket.boxes[number].middle - high for number in numbers}
    titles = bracket.columns[first : max(bracket.boxes[number].column for number in numbers) + 1]
    places = {column: column - first for column in range(first, len(bracket.columns))}
    return replace(_moved(bracket, numbers, middles, titles, places), below=0.0)


def _moved(
    bracket: Bracket,
    numbers: Sequence[int],
    middles: Mapping[int, float],
    titles: tuple[str, ...],
    columns: Mapping[int, int],
) -> Bracket:
    places = {number: place for place, number in enumerate(numbers)}

    def moved(number: int) -> BracketBox:
        box = bracket.boxes[number]
        feeders = tuple(places[feeder] for feeder in box.feeders if feeder in places)
        return replace(box, column=columns[box.column], middle=middles[number], feeders=feeders)

    return replace(bracket, columns=titles, boxes=tuple(map(moved, numbers)), below=None)


def _beneath(bracket: Bracket, number: int, middles: Mapping[int, float]) -> float:
    """Where a box stands that belongs below the one before it in its column: as far below as ever."""
    box = bracket.boxes[number]
    above = max(n for n in middles if bracket.boxes[n].column == box.column and n != number)
    return middles[above] + box.middle - bracket.boxes[above].middle
