"""The shapes that are put on a page.

All lengths are points (1/72 inch), measured from the top left corner of the paper; y grows downwards.
"""

from collections.abc import Callable
from dataclasses import dataclass

MILLIMETRE = 72 / 25.4

CAPITALS = 0.73
"""Height of capitals and figures, as a part of the size (DejaVu Sans)."""

Measure = Callable[[str, float, bool], float]
"""Width in points of a text at a size, bold or not."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle to put things in."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def inside(self, across: float, down: float) -> "Area":
        """The rectangle without so much at the left and the right, at the top and the bottom."""
        return Area(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text on its baseline; `left` and `right` are the edges it must stay between."""

    x: float
    y: float
    text: str
    size: float
    bold: bool
    left: float
    right: float
    turned: bool = False
    """Upside down in the place that it would fill upright."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line; `gray` 0 is black."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.5
    gray: float = 0.0
    dashed: bool = False
    accent: bool = False
    """In the colour of the club, if it has one."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled rectangle without a border; `gray` 1 is white."""

    area: Area
    gray: float


@dataclass(frozen=True, slots=True)
class Frame:
    """The border of a rectangle."""

    area: Area
    width: float = 0.5
    gray: float = 0.0
    accent: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """A square that a scanner reads (QR)."""

    area: Area
    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, PNG or JPEG, that fills a rectangle."""

    area: Area
    data: bytes


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place that a reader program lists beside the pages."""

    title: str
    y: float


Shape = Text | Line | Fill | Frame | Code | Picture | Bookmark
Page = tuple[Shape, ...]
