"""Which letter is whose: the names at the head of a score slip."""

from collections.abc import Iterator
from itertools import zip_longest
from math import inf

from tichu_turnier.sheets.document import Slip
from tichu_turnier.sheets.layout.shapes import END, Area, Opens, Shape
from tichu_turnier.sheets.layout.typeset import LEADING, Fitted, fit, fit_in, largest, set_in, whole

_LEAST, _MOST, _GIANT = 8.0, 16.0, 4
"""Sizes of names, and on how many lines one may stand that holds at none of them."""


def _rows(slip: Slip) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Letters and names in lines of two: the side that begins at the left is in the first column."""
    one, other, *beside = slip.people
    columns = (one, (*other, *(each for side in beside for each in side)))
    return tuple(zip_longest(*columns, fillvalue=("", "")))


def _room(width: float, size: float) -> float:
    """How wide a name may be in one of two columns, beside its letter."""
    return width / 2 - 2.4 * size


def _names(slip: Slip, width: float, size: float) -> Iterator[tuple[tuple[str, Fitted, bool], ...]]:
    """Line by line each letter, its name as it is set at a size, and whether that could be better.

    A giant that would hold at no size is set small, or torn, alone.
    """
    for row in _rows(slip):
        found = []
        for letter, name in row:
            room = _room(width, size)
            fitted = whole(name, room, size, bold=True, lines=2)
            giant = fitted is None and not whole(name, _room(width, _LEAST), _LEAST, bold=True, lines=2)
            set_alone = fit(name, room, _LEAST, bold=True, lines=_GIANT, full=True)
            found.append((letter, fitted or set_alone, fitted is None and not giant))
        yield tuple(found)


def names_height(slip: Slip, width: float, size: float = _LEAST) -> float:
    """How high the names of a table are, in small letters or at a size; endless where a word is torn."""
    rows = list(_names(slip, width, size))
    if any(too_large for row in rows for _, _, too_large in row):
        return inf
    return sum(max(name.height for _, name, _ in row) for row in rows)


def names(slip: Slip, area: Area) -> Iterator[Shape]:
    """Whose each letter is, in the largest letters."""

    def holds(size: float) -> bool:
        return names_height(slip, area.width, size) <= area.height + 0.01

    size, y = largest(holds, _LEAST, _MOST), area.top
    rows = list(_names(slip, area.width, size))
    heights = [max(name.height for _, name, _ in row) for row in rows]
    spare = (area.height - sum(heights)) / len(rows)
    for row, height in zip(rows, heights, strict=True):
        for column, (letter, name, _) in enumerate(row):
            left, top = area.left + column * area.width / 2, y + spare / 2
            beside = Area(left + 1.6 * size, top, _room(area.width, size), height)
            yield Opens("P")
            yield from fit_in(letter, Area(left, top, 1.6 * size, size * LEADING), size, bold=True)
            yield from set_in(name, beside, bold=True, middle=False)
            yield END
        y += height + spare
