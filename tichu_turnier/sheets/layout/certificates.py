"""Layout of certificates in three designs, and their ornaments: frames, wreaths, signs of the four suits."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, radians, sin

from tichu_turnier.sheets.document import Certificate, Certificates, printable
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.shapes import (
    HEADING,
    MILLIMETRE,
    Area,
    Fill,
    Frame,
    Line,
    Path,
    Shape,
    Text,
    part,
    placed,
)
from tichu_turnier.sheets.layout.typeset import LEADING, Part, fit_in, stack_in
from tichu_turnier.sheets.look import Design
from tichu_turnier.words.listings.listing import Align

_TRACKING = 0.16
"""White between the letters of the title, as a part of their size."""
_SMALLEST = 9.0
_CAPTION = 0.015
"""Size of what stands below a line to sign on, as a part of the height."""
_SIGNING = 0.42
"""How wide such a line is at most, as a part of the width."""


def place_certificates(block: Certificates, builder: PageBuilder) -> None:
    """A page for each."""
    for each in block.certificates:
        builder.begin_page()
        builder.section(each.name, builder.area.top, _DESIGNS[block.design](each, block.word, builder))
        builder.y = builder.area.bottom


@dataclass(frozen=True, slots=True)
class _Room:
    """What the words of a certificate stand in, measured in parts of its height."""

    area: Area
    align: Align

    def part(self, top: float, bottom: float) -> Area:
        height = self.area.height
        return self.area.strip(self.area.top + top * height, (bottom - top) * height)

    def words(
        self, texts: tuple[str, ...], top: float, bottom: float, size: float, *, bold: bool = False
    ) -> Iterator[Text]:
        """Lines of text in the middle between two heights, as large as they hold up to a size."""
        parts, size = [Part(text, bold=bold) for text in texts if text], size * self.area.height
        return stack_in(parts, self.part(top, bottom), (min(_SMALLEST, size), size), self.align)

    def title(self, word: str, top: float, bottom: float, size: float) -> Text:
        """A word in capitals with white between its letters."""
        room, word = self.part(top, bottom), printable(word).upper()
        natural = measure(word, 1.0, True) + _TRACKING * (len(word) - 1)
        size = min(size * self.area.height, room.width / natural)
        left = room.left + ((room.width - size * natural) / 2 if self.align is Align.CENTER else 0.0)
        y = room.top + (room.height + 0.73 * size) / 2
        return Text(left, y, word, size, True, room.left, room.right, spread=_TRACKING * size)

    def signing(self, captions: tuple[str, ...], top: float) -> Iterator[Shape]:
        """A line to sign on for each, down to the bottom, and below it who does."""
        room, size = self.part(top, 1.0), _CAPTION * self.area.height
        share = room.width / max(1, len(captions))
        width = min(0.85 * share, _SIGNING * room.width)
        y = room.bottom - 2 * size * LEADING
        for index, caption in enumerate(captions):
            free = (share - width) / 2 if self.align is Align.CENTER else 0.0
            left = room.left + index * share + free
            yield Line(left, y, left + width, y, 0.6)
            below = Area(left, y + 2, width, 2 * size * LEADING)
            yield from fit_in(caption, below, size, self.align, lines=2, middle=False)


def _classic(each: Certificate, word: str, builder: PageBuilder) -> Iterator[Shape]:
    """Frames with hollow corners and a blossom in each, everything in the middle."""
    outer, step = builder.area, 4 * MILLIMETRE
    inner, corner = outer.inside(step, step), 9 * MILLIMETRE
    yield Frame(outer, 2.4, accent=True)
    yield _scooped(inner, corner, 0.7)
    yield _scooped(inner.inside(0.6 * step, 0.6 * step), 1.05 * corner, 1.6)
    for x in (inner.left + 0.3 * corner, inner.right - 0.3 * corner):
        for y in (inner.top + 0.3 * corner, inner.bottom - 0.3 * corner):
            yield from _rosette(x, y, 0.42 * corner)
    room = _Room(inner.inside(5 * step, 3 * step), Align.CENTER)
    emblem = room.part(0.02, 0.14)
    if builder.logo is None:
        size, middle = 0.4 * emblem.height, emblem.left + emblem.width / 2
        yield from suits(middle - 3.3 * size, emblem.top + 0.6 * emblem.height, size, (2.2 * size, 0.0))
    yield from _logo(builder, emblem, Align.CENTER)
    yield room.title(word, 0.15, 0.27, 0.07)
    line = room.part(0.275, 0.295)
    yield from _divider(line.inside(0.22 * line.width, 0.0))
    yield from room.words(each.above, 0.31, 0.41, 0.024)
    yield from part(HEADING, room.words((each.name,), 0.43, 0.57, 0.062, bold=True))
    yield from room.words((each.rank,), 0.58, 0.66, 0.042, bold=True)
    yield from room.words(each.below, 0.68, 0.79, 0.022)
    yield from room.signing(each.signatures, 0.84)


def _modern(each: Certificate, word: str, builder: PageBuilder) -> Iterator[Shape]:
    """A broad band at the left with the signs of the suits, everything else beside it in large letters."""
    page = builder.area
    band = page.column(page.left, 0.17 * page.width)
    yield Fill(band, 0.8, accent=True)
    size = 0.42 * band.width
    x, y = band.left + band.width / 2, band.bottom - 7.4 * size
    yield from suits(x, y, size, (0.0, 2.05 * size), white=True)
    left = band.right + 12 * MILLIMETRE
    beside = page.column(left, page.right - left - 4 * MILLIMETRE)
    room = _Room(beside.inside(0.0, 8 * MILLIMETRE), Align.LEFT)
    yield from _logo(builder, room.part(0.0, 0.13), Align.LEFT)
    yield room.title(word, 0.15, 0.23, 0.05)
    yield Fill(room.part(0.235, 0.241), 0.8, accent=True)
    yield from room.words(each.above, 0.26, 0.36, 0.024)
    yield from part(HEADING, room.words((each.name,), 0.4, 0.57, 0.07, bold=True))
    yield from room.words((each.rank,), 0.58, 0.67, 0.05, bold=True)
    yield from room.words(each.below, 0.69, 0.8, 0.022)
    yield from room.signing(each.signatures, 0.84)


def _laurel(each: Certificate, word: str, builder: PageBuilder) -> Iterator[Shape]:
    """A wreath around the place, thin frames."""
    outer = builder.area
    yield Frame(outer, 0.8, accent=True)
    inner = outer.inside(2.2 * MILLIMETRE, 2.2 * MILLIMETRE)
    yield Frame(inner, 2.0, accent=True)
    room = _Room(inner.inside(16 * MILLIMETRE, 9 * MILLIMETRE), Align.CENTER)
    shift = 0.0 if builder.logo else -0.05
    yield from _logo(builder, room.part(0.0, 0.11), Align.CENTER)
    yield room.title(word, 0.12 + shift, 0.21 + shift, 0.05)
    wreath = room.part(0.23 + shift, 0.5)
    radius = 0.42 * wreath.height
    x, y = wreath.left + wreath.width / 2, wreath.top + wreath.height / 2
    yield from laurel(x, y, radius)
    inside = Area(x - 0.6 * radius, y - radius, 1.2 * radius, 2 * radius)
    number = _Room(inside, Align.CENTER)
    yield from number.words((each.place,), 0.0, 1.0, 0.5, bold=True)
    yield from part(HEADING, room.words((each.name,), 0.53, 0.64, 0.058, bold=True))
    yield from room.words((each.rank,), 0.64, 0.7, 0.034, bold=True)
    yield from room.words(each.below, 0.71, 0.79, 0.021)
    yield from room.words(each.above, 0.79, 0.86, 0.021)
    yield from room.signing(each.signatures, 0.87)


def _logo(builder: PageBuilder, room: Area, align: Align) -> Iterable[Shape]:
    return () if builder.logo is None else (placed(builder.logo, room, align),)


_DESIGNS: Mapping[Design, Callable[[Certificate, str, PageBuilder], Iterator[Shape]]] = {
    Design.CLASSIC: _classic,
    Design.MODERN: _modern,
    Design.LAUREL: _laurel,
}


Point = tuple[float, float]

_ROUND = 0.5523
"""How far the points that bend a quarter of a circle stand from its ends, as a part of its radius."""
_LEAVES = 11
_FROM, _ALONG = 100.0, 148.0
"""Where a branch begins, in degrees from the right over the bottom, and how far it goes."""
_SPREAD = 34.0
"""By how many degrees leaves stand off from their branch."""


def circle(x: float, y: float, radius: float, *, gray: float = 0.0, accent: bool = True) -> Path:
    quarters = [(radius * cos(turn * pi / 2), radius * sin(turn * pi / 2)) for turn in range(5)]
    arcs = (
        (x + a + _ROUND * c, y + b + _ROUND * d, x + c + _ROUND * a, y + d + _ROUND * b, x + c, y + d)
        for (a, b), (c, d) in pairwise(quarters)
    )
    return Path(((x + radius, y), *arcs), gray=gray, accent=accent)


def _scooped(area: Area, radius: float, width: float) -> Path:
    """A frame whose corners are hollowed out."""
    left, top, right, bottom, r = area.left, area.top, area.right, area.bottom, radius
    k = _ROUND * r
    steps = (
        (left + r, top),
        (right - r, top),
        (right - r, top + k, right - k, top + r, right, top + r),
        (right, bottom - r),
        (right - k, bottom - r, right - r, bottom - k, right - r, bottom),
        (left + r, bottom),
        (left + r, bottom - k, left + k, bottom - r, left, bottom - r),
        (left, top + r),
        (left + k, top + r, left + r, top + k, left + r, top),
    )
    return Path(steps, width=width, accent=True)


def _rosette(x: float, y: float, radius: float) -> Iterator[Path]:
    """A blossom of eight leaves."""
    for petal in range(8):
        yield _leaf(x, y, petal * pi / 4, radius, 0.34)
    yield circle(x, y, 0.17 * radius, gray=1.0, accent=False)


def _leaf(x: float, y: float, towards: float, length: float, wide: float) -> Path:
    """A leaf from a point on, in a direction (radians, downwards from the right); `wide` as a part of it."""

    def at(along: float, aside: float) -> Point:
        return (
            x + length * (along * cos(towards) - aside * sin(towards)),
            y + length * (along * sin(towards) + aside * cos(towards)),
        )

    there = (*at(0.3, wide), *at(0.75, 0.8 * wide), *at(1.0, 0.0))
    back = (*at(0.75, -0.8 * wide), *at(0.3, -wide), x, y)
    return Path(((x, y), there, back), accent=True)


def laurel(x: float, y: float, radius: float) -> Iterator[Path]:
    """Two branches around a point, open at the top, tied at the bottom."""
    for side in (1, -1):
        found = [_branch(number / (_LEAVES - 1)) for number in range(_LEAVES)]
        stem = tuple((x + side * radius * cos(angle), y + radius * sin(angle)) for angle in found)
        yield Path((*stem, *reversed(stem)), width=0.016 * radius, accent=True)
        for number, (angle, point) in enumerate(zip(found, stem, strict=True)):
            size = radius * (0.36 - 0.13 * number / _LEAVES)
            for stand in (-_SPREAD, _SPREAD):
                towards = angle + pi / 2 + radians(stand if number < _LEAVES - 1 else 0.0)
                yield _leaf(*point, towards if side > 0 else pi - towards, size, 0.19)
    for towards in (35.0, 145.0):
        yield _leaf(x, y + radius, radians(towards), 0.32 * radius, 0.17)
    yield circle(x, y + radius, 0.055 * radius)


def _branch(along: float) -> float:
    return radians(_FROM + along * _ALONG)


def _divider(area: Area) -> Iterator[Path]:
    """A line that swells towards a diamond in its middle."""
    x, y, half = area.left + area.width / 2, area.top + area.height / 2, area.height / 2
    for end in (area.left, area.right):
        inner = x + (1.9 * half if end > x else -1.9 * half)
        steps = ((end, y), (inner, y - 0.16 * half), (inner, y + 0.16 * half))
        yield Path(steps, accent=True)
    yield Path(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), accent=True)


def suits(
    x: float, y: float, size: float, step: tuple[float, float], *, white: bool = False
) -> Iterator[Path]:
    """Jade, sword, pagoda and star, each a step from the one before; white ones on what is dark."""
    gray = 1.0 if white else 0.0
    yield circle(x, y, 0.5 * size, gray=gray, accent=not white)
    yield circle(x, y, 0.17 * size, gray=0.8 if white else 1.0, accent=white)
    for number, outlines in enumerate((_SWORD, _PAGODA, _STAR), start=1):
        left, top = x + number * step[0], y + number * step[1]
        for outline in outlines:
            points = tuple((left + size * a, top + size * b) for a, b in outline)
            yield Path(points, gray=gray, accent=not white)


_SWORD = (
    ((0.0, -0.6), (0.085, -0.45), (0.085, 0.2), (-0.085, 0.2), (-0.085, -0.45)),
    ((-0.3, 0.22), (0.3, 0.22), (0.3, 0.31), (-0.3, 0.31)),
    ((-0.06, 0.33), (0.06, 0.33), (0.06, 0.55), (-0.06, 0.55)),
)
_PAGODA = (
    ((0.0, -0.6), (0.04, -0.42), (-0.04, -0.42)),
    ((-0.12, -0.42), (0.12, -0.42), (0.36, -0.25), (0.3, -0.12), (-0.3, -0.12), (-0.36, -0.25)),
    ((-0.16, -0.1), (0.16, -0.1), (0.47, 0.08), (0.4, 0.23), (-0.4, 0.23), (-0.47, 0.08)),
    ((-0.28, 0.25), (-0.1, 0.25), (-0.1, 0.52), (-0.28, 0.52)),
    ((0.1, 0.25), (0.28, 0.25), (0.28, 0.52), (0.1, 0.52)),
    ((-0.42, 0.53), (0.42, 0.53), (0.42, 0.6), (-0.42, 0.6)),
)
_STAR = (
    tuple(
        (radius * sin(corner * pi / 5), -radius * cos(corner * pi / 5))
        for corner, radius in enumerate((0.56, 0.22) * 5)
    ),
)
"""Outlines of what the suits show, as parts of their size."""
