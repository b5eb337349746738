"""The shapes that are put on pages.

All lengths are points (1/72 inch), measured from the top left corner of the paper; y grows downwards.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tichu_turnier.sheets.look import Logo
from tichu_turnier.words.listings.listing import Align

MILLIMETRE = 72 / 25.4

CAPITALS = 0.73
"""Height of capitals and figures, as a part of the size (DejaVu Sans)."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle to put things in."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, across: float, down: float) -> "Area":
        """So far to both sides of a point."""
        return cls(x - across, y - down, 2 * across, 2 * down)

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def inside(self, across: float, down: float) -> "Area":
        """The rectangle without so much at the left and the right, at the top and the bottom."""
        return Area(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)

    def strip(self, top: float, height: float) -> "Area":
        """From its left to its right, so high, from there down."""
        return Area(self.left, top, self.width, height)

    def column(self, left: float, width: float) -> "Area":
        """From its top to its bottom, so wide, from there on."""
        return Area(left, self.top, width, self.height)

    def cell(self, index: int, across: int, down: int) -> "Area":
        """One of so many alike that fill it row by row, from 0."""
        row, column = divmod(index, across)
        width, height = self.width / across, self.height / down
        return Area(self.left + column * width, self.top + row * height, width, height)


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
    goes_on: bool = False
    """Whether it is the next line of the text before it."""
    spread: float = 0.0
    """White between its letters."""


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
    accent: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """An outline: two numbers lead straight to a point, six as a Bézier curve; filled, or with a line."""

    steps: tuple[tuple[float, ...], ...]
    gray: float = 0.0
    width: float = 0.0
    """Of the line; 0: it is filled."""
    accent: bool = False


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
    said: str = ""
    """Instead of it; nothing of an ornament."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place that a reader program lists beside the pages."""

    title: str
    y: float


@dataclass(frozen=True, slots=True)
class Opens:
    """What follows up to its `END` is a part of the sheet, in the order in which it is read.

    Kinds are those of ISO 32000-1, 14.8.4: `Table`, `TR`, `TH`, `TD`, `L`, `LI`, `Lbl`, `LBody`, `P`, `Sect`.
    What stands in none of those that hold words is a paragraph of its own.
    """

    kind: str
    said: str = ""
    """Instead of what can only be seen."""


END, ASIDE, HEADING = Opens("end"), Opens("aside"), Opens("heading")
"""The end of a part; what only repeats or adorns, and is not read; a heading below the title of the sheet."""

Shape = Text | Line | Fill | Path | Frame | Code | Picture | Bookmark | Opens
Page = tuple[Shape, ...]


def part(kind: Opens, marks: Iterable[Shape]) -> Iterator[Shape]:
    """These marks as one part of the sheet."""
    yield kind
    yield from marks
    yield END


def placed(logo: Logo, room: Area, align: Align) -> Picture:
    """A picture as large as it goes into a room, at one of its ends or in its middle."""
    scale = min(room.width / logo.width, room.height / logo.height)
    width, height = logo.width * scale, logo.height * scale
    free = {Align.LEFT: 0.0, Align.CENTER: (room.width - width) / 2, Align.RIGHT: room.width - width}[align]
    return Picture(Area(room.left + free, room.top + (room.height - height) / 2, width, height), logo.data)
