"""Where on which page the next block goes."""

from collections.abc import Iterable

from tichu_turnier.sheets.document import Document, Orientation
from tichu_turnier.sheets.layout.drawing import MILLIMETRE, Area, Measure, Shape
from tichu_turnier.sheets.look import Logo, Paper

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
