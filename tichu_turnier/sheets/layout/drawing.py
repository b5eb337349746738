"""The shapes that are put on pages, what puts them there, and how a text is fitted into a width.

All lengths are points (1/72 inch), measured from the top left corner of the paper; y grows downwards.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from tichu_turnier.folding import folded
from tichu_turnier.sheets.document import Document, Orientation, printable
from tichu_turnier.sheets.layout.torn import ELLIPSIS, Measure, beginning, behind
from tichu_turnier.sheets.layout.wrapping import words_of, wrap
from tichu_turnier.sheets.look import Logo, Paper
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

_SIZES = {Paper.A4: (210.0, 297.0), Paper.A5: (148.0, 210.0), Paper.LETTER: (215.9, 279.4)}
MARGIN = 12 * MILLIMETRE
"""White edge: no printer of a club comes closer than 6 mm."""
_NARROW_MARGIN = 8 * MILLIMETRE
"""The same around what is cut out, where every millimetre is written on."""
HEAD = 46.0
FOOT = 20.0
LARGER = 2**0.5
"""How much larger everything is in large print: what fits A5 fills A4."""
_LANE_GAP = 16.0
SMALL = 8.0
"""Letters of tables that are not the matter of a sheet, where there is no room for larger ones."""


def paper_size(document: Document) -> tuple[float, float]:
    """Width and height in points of what is laid out: the paper, in large print as much less as it grows."""
    short, long = _SIZES[document.paper]
    width, height = (short, long) if document.orientation is Orientation.PORTRAIT else (long, short)
    unit = MILLIMETRE / (LARGER if document.look.large else 1.0)
    return width * unit, height * unit


def part(kind: Opens, marks: Iterable[Shape]) -> Iterator[Shape]:
    """These marks as one part of the sheet."""
    yield kind
    yield from marks
    yield END


def body(document: Document) -> Area:
    """What the blocks of a sheet stand on: the paper within its margins, between head and foot."""
    paper = Area(0.0, 0.0, *paper_size(document))
    if document.cut_out:
        return paper.inside(_NARROW_MARGIN, _NARROW_MARGIN)
    inside = paper.inside(MARGIN, MARGIN)
    return Area(inside.left, inside.top + HEAD, inside.width, inside.height - HEAD - FOOT)


class PageBuilder:
    """The pages so far, and how far down the current one is filled."""

    def __init__(self, document: Document, measure: Measure, small: float = SMALL) -> None:
        self.measure = measure
        self.large = document.look.large
        self.logo: Logo | None = document.look.logo
        self.area = body(document)
        self.pages: list[list[Shape]] = [[]]
        self.y = self.area.top
        self.small = small
        """Largest letters of tables that are not the matter of the sheet."""
        self.small_set: list[float] = []
        """In which letters those were set."""
        self.closing = 0.0
        """Height of what follows the block that is being placed and belongs on its page."""
        self.reached: list[tuple[bool, float]] = []
        """Of each block for the wall, whether it is as large as it has to be, and its size."""
        self.spans: dict[int, str] = {}
        """What stands on a page of a list by the alphabet: `A–C`."""

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

    def name_page(self, first: str, last: str) -> None:
        """This page of a list by the alphabet begins and ends with these names."""
        letters = dict.fromkeys(folded(name)[:1].upper() for name in (first, last))
        self.spans[len(self.pages)] = "–".join(letters)

    def put(self, marks: Iterable[Shape]) -> None:
        self.pages[-1].extend(marks)

    @contextmanager
    def part(self, kind: str) -> Iterator[None]:
        """Whatever is put down meanwhile is one part of the sheet, on however many pages."""
        self.put([Opens(kind)])
        yield
        self.put([END])

    def lanes(self, count: int) -> tuple[Area, ...]:
        """What is left of this page, side by side in so many lanes."""
        width = self.lane_width(count)
        lefts = (self.area.left + lane * (width + _LANE_GAP) for lane in range(count))
        return tuple(Area(left, self.y, width, self.free) for left in lefts)

    def lane_width(self, count: int) -> float:
        return (self.area.width - (count - 1) * _LANE_GAP) / count


ASCENT = 0.93
"""Height of the tallest capitals with accents, as a part of the size (DejaVu Sans; WenQuanYi stays below)."""
LEADING = 1.25
"""From one baseline to the next, as a part of the size."""
_SCALES = (0.85, 0.75, 0.6)
"""How much smaller a text may become."""
_NEARLY = 0.95
"""Of its size a text keeps so much on one line where it would rather take two."""
LINES = 3
"""Most lines of a text in a cell."""
_MOST = 3000
"""More letters have no room in a cell, however narrow they are."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """The lines of a text and the size at which every one of them is narrow enough."""

    lines: tuple[str, ...]
    size: float
    torn: bool = False
    """Whether a word goes on on the next line, or ends too early."""

    @property
    def cut(self) -> bool:
        """Whether something is missing at the end."""
        return self.lines[-1].endswith(ELLIPSIS)

    @property
    def height(self) -> float:
        """Points from the top of the first line to the lower edge of the last."""
        return len(self.lines) * self.size * LEADING


@lru_cache(maxsize=16_384)
def fit(
    text: str,
    width: float,
    size: float,
    measure: Measure,
    *,
    bold: bool = False,
    lines: int = LINES,
    full: bool = False,
) -> Fitted:
    """Set a text in at most so many lines: as it is, a bit smaller, wrapped, smaller still, at last cut.

    Words are torn apart only where they are too wide at any size. `full`: rather two lines than smaller.
    """
    text = text[:_MOST]
    natural = measure(text, size, bold)
    if natural <= width:
        return Fitted((text,), size)
    if natural * (_NEARLY if full else _SCALES[0]) <= width:
        return Fitted((text,), size * width / natural)
    widest = max((measure(word, size, bold) for word, _ in words_of(text)), default=0.0)
    whole = [scale for scale in ((1.0, *_SCALES) if full else _SCALES) if widest * scale <= width]
    for number, scale in enumerate((*whole, *_SCALES)):
        wrapped = wrap(text, width, size * scale, measure, bold=bold)
        if len(wrapped) <= lines:
            return Fitted(wrapped, size * scale, torn=number >= len(whole))
    small = size * _SCALES[-1]
    kept = wrap(text, width, small, measure, bold=bold)[: lines - 1]
    return Fitted((*kept, beginning(behind(kept, text), width, small, measure, bold)), small, torn=True)


def set_in(
    fitted: Fitted, area: Area, align: Align, measure: Measure, *, bold: bool = False, middle: bool = True
) -> list[Text]:
    """Place fitted lines in an area, in its vertical middle or at its top."""
    top = area.top + ((area.height - fitted.height) / 2 if middle else 0)
    baseline = top + fitted.size * (LEADING - 1) / 2 + fitted.size * (ASCENT - 0.05)
    marks: list[Text] = []
    for index, line in enumerate(fitted.lines):
        if line:
            x = _start(line, fitted.size, area, align, measure, bold)
            y = baseline + index * fitted.size * LEADING
            going_on = bool(marks)
            marks.append(Text(x, y, line, fitted.size, bold, area.left, area.right, goes_on=going_on))
    return marks


def fit_in(
    text: str,
    area: Area,
    size: float,
    measure: Measure,
    align: Align = Align.LEFT,
    *,
    bold: bool = False,
    lines: int = 1,
    middle: bool = True,
) -> list[Text]:
    fitted = fit(printable(text), area.width, size, measure, bold=bold, lines=lines)
    return set_in(fitted, area, align, measure, bold=bold, middle=middle)


def _start(line: str, size: float, area: Area, align: Align, measure: Measure, bold: bool) -> float:
    if align is Align.LEFT:
        return area.left
    free = area.width - measure(line, size, bold)
    return area.left + (free if align is Align.RIGHT else free / 2)


def placed(logo: Logo, room: Area, align: Align) -> Picture:
    """A picture as large as it goes into a room, at one of its ends or in its middle."""
    scale = min(room.width / logo.width, room.height / logo.height)
    width, height = logo.width * scale, logo.height * scale
    free = {Align.LEFT: 0.0, Align.CENTER: (room.width - width) / 2, Align.RIGHT: room.width - width}[align]
    return Picture(Area(room.left + free, room.top + (room.height - height) / 2, width, height), logo.data)
