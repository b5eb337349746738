"""The shapes that are put on pages, and what puts them there.

All lengths are points (1/72 inch), measured from the top left corner of the paper; y grows downwards.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tichu_turnier.sheets.document import Document, Orientation
from tichu_turnier.sheets.look import Logo, Paper

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

_SIZES = {Paper.A4: (210.0, 297.0), Paper.A5: (148.0, 210.0), Paper.LETTER: (215.9, 279.4)}
MARGIN = 12 * MILLIMETRE
"""White edge: no printer of a club comes closer than 6 mm."""
HEAD = 46.0
FOOT = 20.0
LARGER = 2**0.5
"""How much larger everything is in large print: what fits A5 fills A4."""
_LANE_GAP = 16.0


def paper_size(document: Document) -> tuple[float, float]:
    """Width and height in points of what is laid out: the paper, in large print as much less as it grows."""
    short, long = _SIZES[document.paper]
    width, height = (short, long) if document.orientation is Orientation.PORTRAIT else (long, short)
    unit = MILLIMETRE / (LARGER if document.look.large else 1.0)
    return width * unit, height * unit


class PageBuilder:
    """The pages so far, and how far down the current one is filled."""

    def __init__(self, document: Document, measure: Measure) -> None:
        width, height = paper_size(document)
        head = HEAD if document.head else 0.0
        self.measure = measure
        self.logo: Logo | None = document.look.logo
        self.area = Area(MARGIN, MARGIN + head, width - 2 * MARGIN, height - 2 * MARGIN - head - FOOT)
        self.pages: list[list[Shape]] = [[]]
        self.y = self.area.top
        self.closing = 0.0
        """Height of what follows the block that is being placed and belongs on its page."""

    @property
    def free(self) -> float:
        return self.area.bottom - self.y

    @property
    def fresh(self) -> bool:
        """Whether nothing stands on this page yet."""
        return self.y == self.area.top

    def need(self, height: float) -> None:
        """Go to a new page unless so much height is left (or the page is empty anyway)."""
        if height > self.free + 1e-6 and not self.fresh:
            self.new_page()

    def new_page(self) -> None:
        self.pages.append([])
        self.y = self.area.top

    def put(self, marks: Iterable[Shape]) -> None:
        self.pages[-1].extend(marks)

    def lanes(self, count: int) -> tuple[Area, ...]:
        """What is left of this page, side by side in so many lanes."""
        width = self.lane_width(count)
        lefts = (self.area.left + lane * (width + _LANE_GAP) for lane in range(count))
        return tuple(Area(left, self.y, width, self.free) for left in lefts)

    def lane_width(self, count: int) -> float:
        return (self.area.width - (count - 1) * _LANE_GAP) / count
