"""A bracket that is too high for one page, as pages: some levels each, and on each a few matches to read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tichu_turnier.sheets.document import Bracket, BracketBox


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
