"""Layout of cards, signs, handouts and certificates: what is cut out or hung up."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from tichu_turnier.sheets.charts import Chart
from tichu_turnier.sheets.document import (
    Card,
    Cards,
    Certificate,
    Certificates,
    Handout,
    Handouts,
    Sign,
    Signs,
    printable,
)
from tichu_turnier.sheets.layout.charts import chart_marks
from tichu_turnier.sheets.layout.drawing import (
    ASIDE,
    CAPITALS,
    END,
    HEADING,
    LEADING,
    MILLIMETRE,
    Area,
    Bookmark,
    Code,
    Fitted,
    Frame,
    Line,
    Opens,
    PageBuilder,
    Picture,
    Shape,
    Text,
    fit,
    fit_in,
    part,
    set_in,
)
from tichu_turnier.sheets.layout.table import TablePiece, table_piece
from tichu_turnier.sheets.layout.torn import Measure
from tichu_turnier.sheets.look import Logo
from tichu_turnier.words.listings.listing import Align

_CUT = 4 * MILLIMETRE
_CODE = 22 * MILLIMETRE
_FIGURE = 34 * MILLIMETRE
_SIGN = 9 * MILLIMETRE
_LOWEST = 40 * MILLIMETRE
"""A card is at least so high, on small paper there are fewer of them."""
_SMALL, _NORMAL, _NAME, _LARGE = 8.5, 10.0, 17.0, 20.0
_CUT_LINE, _FOLD = (0.6, 0.5), (0.4, 0.75)
"""Width and gray of the lines to cut and to fold along."""
_LARGEST = 300.0
_PADDING = 8.0
_SIZES = (9.5, 9.0, 8.5, 8.0, 7.0, 6.0)
"""What is tried, until the tallest stands on a page."""
_TITLE = 1.45
"""Size of a title, in sizes of the table."""
_PADDING_OF_TABLE = 7.0
_CHART = 112.0
"""Height of what is drawn below a table."""


def place_cards(cards: Cards, builder: PageBuilder) -> None:
    """Put cards on pages, so many beside and below each other, with dashed lines to cut along."""
    down = min(cards.down, max(1, int(builder.area.height / _LOWEST)))
    width, height = builder.area.width / cards.across, builder.area.height / down
    on_page = cards.across * down
    for index, card in enumerate(cards.cards):
        if index % on_page == 0:
            if not builder.fresh:
                builder.new_page()
            builder.put(_cuts(cards.across, down, builder.area))
        row, column = divmod(index % on_page, cards.across)
        left, top = builder.area.left + column * width, builder.area.top + row * height
        inside = Area(left, top, width, height).inside(_CUT, _CUT)
        builder.put(part(Opens("Sect"), _card(card, inside, builder.measure)))
        builder.y = builder.area.bottom


def _cuts(across: int, down: int, area: Area) -> Iterator[Shape]:
    for column in range(1, across):
        x = area.left + column * area.width / across
        yield Line(x, area.top, x, area.bottom, 0.6, 0.4, dashed=True)
    for row in range(1, down):
        y = area.top + row * area.height / down
        yield Line(area.left, y, area.right, y, 0.6, 0.4, dashed=True)


def _card(card: Card, area: Area, measure: Measure) -> Iterator[Shape]:
    """From top to bottom: what it is about, who, what else; at the right the code or the amount."""
    beside = _CODE if card.code else _FIGURE if card.figure else 0.0
    text = Area(area.left, area.top, area.width - beside - (_CUT if beside else 0), area.height)
    y = text.top
    rest = ((line, _NORMAL, False, 2) for line in card.lines)
    for words, size, bold, lines in ((card.heading, _SMALL, False, 2), (card.title, _NAME, True, 3), *rest):
        fitted = fit(printable(words), text.width, size, measure, bold=bold, lines=lines)
        place = Area(text.left, y, text.width, fitted.height)
        marks = set_in(fitted, place, Align.LEFT, measure, bold=bold)
        yield from part(HEADING, marks) if bold else marks
        y = place.bottom + 0.2 * size
    if card.code:
        yield from _code(card, Area(area.right - _CODE, area.top, _CODE, area.height), measure)
    if card.figure:
        place = Area(area.right - _FIGURE, area.top, _FIGURE, _LARGE * LEADING)
        yield from fit_in(card.figure, place, _LARGE, measure, Align.RIGHT, bold=True)
    if card.signature:
        yield from _signature(card.signature, area, measure)


def _code(card: Card, area: Area, measure: Measure) -> Iterator[Shape]:
    """The code for a scanner, and below it for people."""
    yield Code(Area(area.left, area.top, area.width, area.width), card.code)
    words = Area(area.left, area.top + area.width + 2, area.width, _NAME * LEADING)
    yield from fit_in(card.code, words, _NAME, measure, Align.CENTER, bold=True)


def _signature(caption: str, area: Area, measure: Measure) -> Iterator[Shape]:
    line = area.bottom - _SIGN / 2
    sign = Area(area.right - area.width / 2, line, area.width / 2, _SIGN / 2)
    yield Line(sign.left, line, sign.right, line, 0.5)
    yield from fit_in(caption, sign, 7, measure)


def place_signs(signs: Signs, builder: PageBuilder) -> None:
    """Put signs on pages, row by row, dashed lines between them to cut along."""
    if signs.signs and not builder.fresh:
        builder.new_page()
    width, height = builder.area.width / signs.across, builder.area.height / signs.down
    for index, sign in enumerate(signs.signs):
        row, column = divmod(index % (signs.across * signs.down), signs.across)
        if index and row == column == 0:
            builder.new_page()
        left, top = builder.area.left + column * width, builder.area.top + row * height
        area = Area(left, top, width, height)
        if row and not column:
            builder.put([Line(builder.area.left, top, builder.area.right, top, *_CUT_LINE, dashed=True)])
        if column:
            builder.put([Line(left, top, left, area.bottom, *_CUT_LINE, dashed=True)])
        builder.put([Bookmark(printable(f"{sign.label} {sign.big}"), top)])
        marks = _folded(sign, area, builder.measure) if signs.folded else _sign(sign, area, builder.measure)
        builder.put(part(Opens("Sect"), marks))
    builder.y = builder.area.bottom if signs.signs else builder.y


def _folded(sign: Sign, area: Area, measure: Measure) -> Iterable[Shape]:
    """The sign below the fold, and above it once more upside down."""
    half = area.height / 2
    upper = Area(area.left, area.top, area.width, half)
    yield Line(area.left, upper.bottom, area.right, upper.bottom, *_FOLD, dashed=True)
    turned = (_turned(mark, upper, measure) for mark in _sign(sign, upper, measure))
    yield from part(ASIDE, (mark for mark in turned if isinstance(mark, Text | Code)))
    yield from _sign(sign, Area(area.left, upper.bottom, area.width, half), measure)


def _turned(text: Shape, area: Area, measure: Measure) -> Shape:
    """A text or code where it stands when its area is turned upside down; a code reads the same that way."""
    if isinstance(text, Code):
        left, top = area.left + area.right - text.area.right, area.top + area.bottom - text.area.bottom
        return replace(text, area=replace(text.area, left=left, top=top))
    if not isinstance(text, Text):
        return text
    width = measure(text.text, text.size, text.bold)
    ends = area.left + area.right
    x, y = ends - text.x - width, area.top + area.bottom - text.y + CAPITALS * text.size
    return replace(text, x=x, y=y, left=ends - text.right, right=ends - text.left, turned=True)


def _sign(sign: Sign, area: Area, measure: Measure) -> Iterable[Shape]:
    inner = area.inside(_PADDING, _PADDING)
    if sign.link:
        yield Code(Area(inner.right - _LINK, inner.bottom - _LINK, _LINK, _LINK), sign.link)
        inner = area.inside(_PADDING + _LINK, _PADDING)
    size = min(28.0, area.height * 0.1)
    strip = size * LEADING
    above = Area(inner.left, inner.top, inner.width, strip)
    below = Area(inner.left, inner.bottom - 1.5 * strip, inner.width, 1.5 * strip)
    yield HEADING
    yield from fit_in(sign.label, above, size, measure, Align.CENTER)
    middle = Area(inner.left, above.bottom, inner.width, below.top - above.bottom)
    letters = printable(sign.big)
    largest = min(_LARGEST, middle.height / LEADING, middle.width / max(0.1, measure(letters, 1.0, True)))
    big = fit(letters, middle.width + 0.01, largest, measure, bold=True, lines=1)
    yield from set_in(big, middle, Align.CENTER, measure, bold=True)
    yield END
    yield from fit_in(sign.note, below, size * 0.6, measure, Align.CENTER, lines=2)


_LINK = 16 * MILLIMETRE
"""A side of the code that leads to somebody's own page."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A handout at one size."""

    title: Fitted
    lines: tuple[Fitted, ...]
    table: TablePiece
    link: str
    charts: tuple[Chart, ...]

    @property
    def head(self) -> float:
        """Height of what stands above the table."""
        words = self.title.height + sum(line.height for line in self.lines)
        return max(words, _LINK if self.link else 0.0)

    @property
    def height(self) -> float:
        """With the white around it."""
        return self.head + self.table.height + 3 * _PADDING_OF_TABLE + (_CHART if self.charts else 0.0)


def place_handouts(handouts: Handouts, builder: PageBuilder) -> None:
    """Put handouts on pages, all as tall as the tallest, in rows from left to right."""
    if not handouts.handouts:
        return
    width = builder.area.width / handouts.across
    if not builder.fresh:
        builder.new_page()
    found = _all_set(handouts, width - 2 * _PADDING_OF_TABLE, builder)
    height = max(each.height for each in found)
    for first in range(0, len(found), handouts.across):
        builder.need(height)
        if not builder.fresh:
            area = builder.area
            builder.put([Line(area.left, builder.y, area.right, builder.y, *_CUT_LINE, dashed=True)])
        for index, one in enumerate(found[first : first + handouts.across]):
            area = Area(builder.area.left + index * width, builder.y, width, height)
            if index:
                builder.put([Line(area.left, area.top, area.left, area.bottom, *_CUT_LINE, dashed=True)])
            builder.put([Bookmark(printable(handouts.handouts[first + index].title), area.top)])
            builder.put(part(Opens("Sect"), _marks(one, area, builder.measure)))
        builder.y += height


def _all_set(handouts: Handouts, width: float, builder: PageBuilder) -> list[_Set]:
    """Every one at the largest size at which the tallest fits on a page."""
    for size in _SIZES:
        found = [_set(each, width, size, builder.measure) for each in handouts.handouts]
        if max(each.height for each in found) <= builder.area.height:
            break
    return found


def _set(handout: Handout, width: float, size: float, measure: Measure) -> _Set:
    beside = width - (_LINK + _PADDING_OF_TABLE if handout.link else 0.0)
    title = fit(printable(handout.title), beside, size * _TITLE, measure, bold=True)
    lines = tuple(fit(printable(line), beside, size, measure, lines=2) for line in handout.lines)
    return _Set(title, lines, table_piece(handout.table, width, size, measure), handout.link, handout.charts)


def _marks(one: _Set, area: Area, measure: Measure) -> Iterable[Shape]:
    left, width = area.left + _PADDING_OF_TABLE, area.width - 2 * _PADDING_OF_TABLE
    y = area.top + _PADDING_OF_TABLE
    title = Area(left, y, width, one.title.height)
    yield from part(HEADING, set_in(one.title, title, Align.LEFT, measure, bold=True))
    y += one.title.height
    for line in one.lines:
        yield from set_in(line, Area(left, y, width, line.height), Align.LEFT, measure)
        y += line.height
    top = area.top + _PADDING_OF_TABLE
    if one.link:
        yield Code(Area(left + width - _LINK, top, _LINK, _LINK), one.link)
    top += one.head + _PADDING_OF_TABLE / 2
    yield from one.table.marks(left, top)
    top += one.table.height + _PADDING_OF_TABLE
    for index, chart in enumerate(one.charts):
        share = (width + _CUT) / len(one.charts)
        place = Area(left + index * share, top, share - _CUT, _CHART - _PADDING_OF_TABLE)
        yield from chart_marks(chart, place, measure)


_BETWEEN_FRAMES = 4 * MILLIMETRE
"""Between the two lines of the frame."""
_PARTS = {"logo": 0.16, "word": 0.13, "above": 0.12, "name": 0.16, "rank": 0.1, "below": 0.15, "sign": 0.18}
"""How the height is divided, from top to bottom."""
_SIZES_OF_PARTS = {"word": 0.085, "above": 0.026, "name": 0.055, "rank": 0.045, "below": 0.026}
"""How large letters are, as a part of the height."""
_CAPTION = 0.018
_SIGNING = 0.42
"""How wide a line to sign on is at most, as a part of the width."""


def place_certificates(block: Certificates, builder: PageBuilder) -> None:
    """A page for each, in a frame."""
    for each in block.certificates:
        if not builder.fresh:
            builder.new_page()
        builder.put([Bookmark(printable(each.name), builder.area.top)])
        builder.put(part(Opens("Sect"), _certificate_marks(each, block.word, builder)))
        builder.y = builder.area.bottom


def _certificate_marks(each: Certificate, word: str, builder: PageBuilder) -> Iterable[Shape]:
    outer = builder.area
    yield Frame(outer, 2.0, accent=True)
    inner = outer.inside(_BETWEEN_FRAMES, _BETWEEN_FRAMES)
    yield Frame(inner, 0.6, accent=True)
    area = inner.inside(2 * _BETWEEN_FRAMES, 2 * _BETWEEN_FRAMES)
    texts = {"above": each.above, "below": each.below}
    texts |= {"word": (word,), "name": (each.name,), "rank": (each.rank,)}
    y = area.top
    for place, share in _PARTS.items():
        room = Area(area.left, y, area.width, share * area.height)
        if place == "logo" and builder.logo is not None:
            yield placed(builder.logo, room, Align.CENTER)
        elif place == "sign":
            yield from _signing(each.signatures, room, area.height, builder.measure)
        elif place in texts:
            strong, size = place in ("word", "name", "rank"), _SIZES_OF_PARTS[place] * area.height
            marks = _middle_lines(texts[place], room, size, builder.measure, bold=strong)
            yield from part(HEADING, marks) if place == "name" else marks
        y = room.bottom


def _middle_lines(
    texts: tuple[str, ...], room: Area, size: float, measure: Measure, *, bold: bool
) -> Iterable[Shape]:
    """Lines of text below each other, in the middle of their room."""
    height = room.height / max(1, len(texts))
    for index, text in enumerate(texts):
        line = Area(room.left, room.top + index * height, room.width, height)
        fitted = _whole(printable(text), line, size, measure, bold=bold)
        yield from set_in(fitted, line, Align.CENTER, measure, bold=bold)


def _whole(text: str, room: Area, size: float, measure: Measure, *, bold: bool) -> Fitted:
    """A text in the largest letters in which nothing of it is cut off."""
    for scale in (1.0, 0.7, 0.5):
        lines = max(1, int(room.height / (scale * size * LEADING)))
        fitted = fit(text, room.width, scale * size, measure, bold=bold, lines=lines)
        if not fitted.cut:
            break
    return fitted


def _signing(captions: tuple[str, ...], room: Area, height: float, measure: Measure) -> Iterable[Shape]:
    share = room.width / max(1, len(captions))
    width = min(0.85 * share, _SIGNING * room.width)
    size = _CAPTION * height
    y = room.bottom - 2 * size * LEADING
    for index, caption in enumerate(captions):
        left = room.left + index * share + (share - width) / 2
        yield Line(left, y, left + width, y, 0.6)
        below = Area(left, y, width, 2 * size * LEADING)
        yield from fit_in(caption, below, size, measure, Align.CENTER, lines=2, middle=False)


def placed(logo: Logo, room: Area, align: Align) -> Picture:
    """A picture as large as it goes into a room, at one of its ends or in its middle."""
    scale = min(room.width / logo.width, room.height / logo.height)
    width, height = logo.width * scale, logo.height * scale
    free = {Align.LEFT: 0.0, Align.CENTER: (room.width - width) / 2, Align.RIGHT: room.width - width}[align]
    return Picture(Area(room.left + free, room.top + (room.height - height) / 2, width, height), logo.data)
