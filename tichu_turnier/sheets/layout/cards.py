"""Layout of cards and signs: what is cut out, pinned up or put on a table."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tichu_turnier.sheets.document import Card, Cards, Sign, Signs, printable
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.plan import GIANTS
from tichu_turnier.sheets.layout.shapes import (
    ASIDE,
    CAPITALS,
    END,
    HEADING,
    MILLIMETRE,
    Area,
    Code,
    Line,
    Opens,
    Shape,
    Text,
    part,
)
from tichu_turnier.sheets.layout.typeset import LEADING, Fitted, Part, fit_in, height_of, set_in, stacked
from tichu_turnier.words.listings.listing import Align

_CUT = 4 * MILLIMETRE
_SIGN = 9 * MILLIMETRE
_CAPTION = 8.0
_LOWEST = 40 * MILLIMETRE
"""A card is at least so high, on small paper there are fewer of them."""
_BESIDE = 0.33
"""The part of a card's width for its code or its amount."""
_ABOUT, _NAME, _LINES = 9.0, (11.0, 30.0), 0.62
"""Sizes of what a card is about, of a name, and of lines below it as a part of that."""
CUT_LINE, _FOLD = (0.6, 0.5), (0.4, 0.75)
"""Width and gray of the lines to cut and to fold along."""
_LARGEST = 1000.0
_PADDING = 8.0
_FLAT = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ")
"""Letters that do not reach below the line."""
_LINK = 0.2
"""A side of the code on a sign, as a part of its height."""
_LEAST_LINK = 16 * MILLIMETRE


def place_cards(cards: Cards, builder: PageBuilder) -> None:
    """Put cards on pages, so many beside and below each other, with dashed lines to cut along.

    All names are as large as each other, but for a few giants.
    """
    down = min(cards.down, max(1, int(builder.area.height / _LOWEST)))
    places = [
        builder.area.cell(index, cards.across, down).inside(_CUT, _CUT)
        for index in range(cards.across * down)
    ]
    sizes = sorted(_words(card, places[0], _NAME)[0].size for card in cards.cards)
    for index, card in enumerate(cards.cards):
        place = places[index % len(places)]
        if place is places[0]:
            builder.begin_page()
            builder.put(_cuts(cards.across, down, builder.area))
        builder.put(part(Opens("Sect"), _card(card, place, sizes[len(sizes) // GIANTS])))
        builder.y = builder.area.bottom


def _cuts(across: int, down: int, area: Area) -> Iterator[Shape]:
    for column in range(1, across):
        x = area.left + column * area.width / across
        yield Line(x, area.top, x, area.bottom, 0.6, 0.4, dashed=True)
    for row in range(1, down):
        y = area.top + row * area.height / down
        yield Line(area.left, y, area.right, y, 0.6, 0.4, dashed=True)


def _rooms(card: Card, area: Area) -> tuple[Area, Area, Area]:
    """On a card, where stands what it is about, who and what else, and the code or amount."""
    above = area.strip(area.top, _ABOUT * LEADING)
    high = area.height - above.height - _PADDING / 2 - (_SIGN if card.signature else 0.0)
    side = _BESIDE * area.width if card.code or card.figure else 0.0
    text = Area(area.left, area.bottom - high, area.width - side - (_CUT if side else 0.0), high)
    if card.signature:
        text = replace(text, top=above.bottom + _PADDING / 2)
    return above, text, Area(area.right - side, text.top, side, high)


def _words(card: Card, area: Area, sizes: tuple[float, float]) -> list[Fitted]:
    """The name and the lines below it at their largest."""
    _, text, _ = _rooms(card, area)
    return stacked(_parts(card), text.width, text.height, sizes)


def _parts(card: Card) -> list[Part]:
    return [Part(card.title, bold=True), *(Part(line, _LINES, lines=2, above=0.25) for line in card.lines)]


def _card(card: Card, area: Area, common: float) -> Iterator[Shape]:
    """From top to bottom: what it is about, who, what else; at the right the code or the amount."""
    above, text, beside = _rooms(card, area)
    yield from fit_in(card.heading, above, _ABOUT)
    parts, found = _parts(card), _words(card, area, (_NAME[0], common))
    y = text.top
    spare = max(0.0, text.height - height_of(parts, found)) / len(parts)
    for index, (each, fitted) in enumerate(zip(parts, found, strict=True)):
        y += each.above * fitted.size + spare if index else spare / 2
        place = text.strip(y, fitted.height)
        marks = set_in(fitted, place, bold=each.bold)
        yield from part(HEADING, marks) if each.bold else marks
        y = place.bottom
    if card.code:
        yield from _code(card, beside)
    if card.figure:
        yield from _wide(card.figure, beside, Align.RIGHT)
    if card.signature:
        yield from _signature(card.signature, area)


def _wide(text: str, area: Area, align: Align) -> list[Text]:
    """A few letters as large as their room is wide and high, at its top."""
    size = min(area.height / LEADING, area.width / measure(printable(text), 1.01, True))
    place = area.strip(area.top, min(_NAME[1], size) * LEADING)
    return fit_in(text, place, min(_NAME[1], size), align, bold=True)


def _code(card: Card, area: Area) -> Iterator[Shape]:
    """The code for a scanner, and below it for people, as high as the card."""
    strip = min(_NAME[1] * LEADING, 0.25 * area.height)
    side = min(area.width, area.height - strip)
    yield Code(Area(area.right - side, area.top, side, side), card.code)
    words = Area(area.right - side, area.bottom - strip, side, strip)
    yield from _wide(card.code, words, Align.CENTER)


def _signature(caption: str, area: Area) -> Iterator[Shape]:
    line = area.bottom - _CAPTION * LEADING
    sign = Area(area.right - area.width / 2, line, area.width / 2, _CAPTION * LEADING)
    yield Line(sign.left, line, sign.right, line, 0.5)
    yield from fit_in(caption, sign, _CAPTION)


def place_signs(signs: Signs, builder: PageBuilder) -> None:
    """Put signs on pages, row by row, dashed lines between them to cut along."""
    page = builder.area
    for index, sign in enumerate(signs.signs):
        place = index % (signs.across * signs.down)
        if not place:
            builder.begin_page()
        area = page.cell(place, signs.across, signs.down)
        if place % signs.across:
            builder.put([Line(area.left, area.top, area.left, area.bottom, *CUT_LINE, dashed=True)])
        elif place:
            builder.put([Line(page.left, area.top, page.right, area.top, *CUT_LINE, dashed=True)])
        marks = _folded(sign, area) if signs.folded else _sign(sign, area)
        builder.section(f"{sign.label} {sign.big}", area.top, marks)
        builder.y = page.bottom


def _folded(sign: Sign, area: Area) -> Iterable[Shape]:
    """The sign below the fold, and above it once more upside down."""
    half = area.height / 2
    upper = area.strip(area.top, half)
    yield Line(area.left, upper.bottom, area.right, upper.bottom, *_FOLD, dashed=True)
    turned = (_turned(mark, upper) for mark in _sign(sign, upper))
    yield from part(ASIDE, (mark for mark in turned if isinstance(mark, Text | Code)))
    yield from _sign(sign, area.strip(upper.bottom, half))


def _turned(text: Shape, area: Area) -> Shape:
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


def _sign(sign: Sign, area: Area) -> Iterable[Shape]:
    """A word, below it a few letters as large as they go, at the foot a note and the code for phones."""
    inner = area.inside(_PADDING, _PADDING)
    strip = 0.13 * area.height
    link = max(_LEAST_LINK, _LINK * area.height) if sign.link else 0.0
    foot = inner.strip(inner.bottom - max(strip, link), max(strip, link))
    above = inner.strip(inner.top, strip)
    middle = inner.strip(above.bottom, foot.top - above.bottom)
    yield HEADING
    yield from fit_in(sign.label, above, strip / LEADING, Align.CENTER)
    yield from _giant(printable(sign.big), middle)
    yield END
    if link:
        yield Code(Area(inner.right - link, foot.top, link, link), sign.link)
    note = foot.inside(link + _PADDING if link else 0.0, 0.0)
    found = stacked([Part(sign.note, lines=2)], note.width, note.height, (7.0, 0.75 * strip))
    yield from set_in(found[0], note, Align.CENTER)


def _giant(letters: str, area: Area) -> Iterable[Shape]:
    """Letters as large as they go: figures and capitals fill the height, others leave room below the line."""
    flat = _FLAT.issuperset(letters)
    high = 0.92 * area.height / (CAPITALS if flat else LEADING)
    size = min(_LARGEST, high, area.width / max(0.1, measure(letters, 1.0, True)))
    x = area.left + (area.width - measure(letters, size, True)) / 2
    y = area.top + (area.height + (CAPITALS if flat else 0.6) * size) / 2
    yield Text(x, y, letters, size, True, area.left - 0.1, area.right + 0.1)
