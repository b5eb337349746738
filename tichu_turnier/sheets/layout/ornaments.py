"""Ornaments of certificates, drawn as outlines: frames, wreaths, and the signs of the four suits."""

from collections.abc import Iterator
from math import cos, pi, radians, sin

from tichu_turnier.sheets.layout.drawing import Area, Path

Point = tuple[float, float]

_ROUND = 0.5523
"""How far the points that bend a quarter of a circle stand from its ends, as a part of its radius."""
_LEAVES = 11
_FROM, _ALONG = 100.0, 148.0
"""Where a branch begins, in degrees from the right over the bottom, and how far it goes."""
_SPREAD = 34.0
"""By how many degrees leaves stand off from their branch."""


def circle(x: float, y: float, radius: float, *, gray: float = 0.0, accent: bool = True) -> Path:
    """A filled circle."""
    k, r = _ROUND * radius, radius
    steps = (
        (x + r, y),
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
    )
    return Path(steps, gray=gray, accent=accent)


def scooped(area: Area, radius: float, width: float) -> Path:
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


def rosette(x: float, y: float, radius: float) -> Iterator[Path]:
    """A blossom of eight leaves."""
    for petal in range(8):
        yield leaf(x, y, petal * pi / 4, radius, 0.34)
    yield circle(x, y, 0.17 * radius, gray=1.0, accent=False)


def leaf(x: float, y: float, towards: float, length: float, wide: float) -> Path:
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
                yield leaf(*point, towards if side > 0 else pi - towards, size, 0.19)
    for towards in (35.0, 145.0):
        yield leaf(x, y + radius, radians(towards), 0.32 * radius, 0.17)
    yield circle(x, y + radius, 0.055 * radius)


def _branch(along: float) -> float:
    return radians(_FROM + along * _ALONG)


def divider(area: Area) -> Iterator[Path]:
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
