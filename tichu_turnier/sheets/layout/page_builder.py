"""The paper of a sheet, and the pages that its blocks are put on."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from tichu_turnier.folding import folded
from tichu_turnier.sheets.document import Document, Orientation
from tichu_turnier.sheets.layout.shapes import END, MILLIMETRE, Area, Bookmark, Opens, Shape, part
from tichu_turnier.sheets.look import Logo, Paper

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


def body(document: Document) -> Area:
    """What the blocks of a sheet stand on: the paper within its margins, between head and foot."""
    paper = Area(0.0, 0.0, *paper_size(document))
    if document.cut_out:
        return paper.inside(_NARROW_MARGIN, _NARROW_MARGIN)
    inside = paper.inside(MARGIN, MARGIN)
    return Area(inside.left, inside.top + HEAD, inside.width, inside.height - HEAD - FOOT)


class PageBuilder:
    """The pages so far, and how far down the current one is filled."""

    def __init__(self, document: Document, small: float = SMALL) -> None:
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

    def begin_page(self) -> None:
        """Go to a new page unless nothing stands on this one yet."""
        if not self.fresh:
            self.new_page()

    def name_page(self, first: str, last: str) -> None:
        """This page of a list by the alphabet begins and ends with these names."""
        letters = dict.fromkeys(folded(name)[:1].upper() for name in (first, last))
        self.spans[len(self.pages)] = "–".join(letters)

    def put(self, marks: Iterable[Shape]) -> None:
        self.pages[-1].extend(marks)

    def section(self, title: str, top: float, marks: Iterable[Shape]) -> None:
        """Marks as a part of their own, which a reader program lists beside the pages."""
        self.put([Bookmark(title, top), *part(Opens("Sect"), marks)])

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
