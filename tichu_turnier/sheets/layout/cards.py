"""Layout of cards and signs: what is cut out, pinned up or put on a table."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tichu_turnier.sheets.document import Card, Cards, Sign, Signs, printable
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
    Line,
    Opens,
    PageBuilder,
    Shape,
    Text,
    fit_in,
    part,
    set_in,
)
from tichu_turnier.sheets.layout.largest import Part, height_of, stacked
from tichu_turnier.sheets.layout.plan import GIANTS
from tichu_turnier.sheets.layout.torn import Measure
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
    width, height = builder.area.width / cards.across, builder.area.height / down
    on_page, place = cards.across * down, Area(0.0, 0.0, width, height).inside(_CUT, _CUT)
    sizes = sorted(_words(card, place, _NAME, builder.measure)[0].size for card in cards.cards)
    common = sizes[len(sizes) // GIANTS] if sizes else _NAME[1]
    for index, card in enumerate(cards.cards):
        if index % on_page == 0:
            if not builder.fresh:
                builder.new_page()
            builder.put(_cuts(cards.across, down, builder.area))
        row, column = divmod(index % on_page, cards.across)
        left, top = builder.area.left + column * width, builder.area.top + row * height
        inside = Area(left, top, width, height).inside(_CUT, _CUT)
        builder.put(part(Opens("Sect"), _card(card, inside, common, builder.measure)))
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
    above = Area(area.left, area.top, area.width, _ABOUT * LEADING)
    high = area.height - above.height - _PADDING / 2 - (_SIGN if card.signature else 0.0)
    side = _BESIDE * area.width if card.code or card.figure else 0.0
    text = Area(area.left, area.bottom - high, area.width - side - (_CUT if side else 0.0), high)
    if card.signature:
        text = replace(text, top=above.bottom + _PADDING / 2)
    return above, text, Area(area.right - side, text.top, side, high)


def _words(card: Card, area: Area, sizes: tuple[float, float], measure: Measure) -> list[Fitted]:
    """The name and the lines below it at their largest."""
    _, text, _ = _rooms(card, area)
    return stacked(_parts(card), text.width, text.height, sizes, measure)


def _parts(card: Card) -> list[Part]:
    return [Part(card.title, bold=True), *(Part(line, _LINES, lines=2, above=0.25) for line in card.lines)]


def _card(card: Card, area: Area, common: float, measure: Measure) -> Iterator[Shape]:
    """From top to bottom: what it is about, who, what else; at the right the code or the amount."""
    above, text, beside = _rooms(card, area)
    yield from fit_in(card.heading, above, _ABOUT, measure)
    parts, found = _parts(card), _words(card, area, (_NAME[0], common), measure)
    y = text.top
    spare = max(0.0, text.height - height_of(parts, found)) / len(parts)
    for index, (each, fitted) in enumerate(zip(parts, found, strict=True)):
        y += each.above * fitted.size + spare if index else spare / 2
        place = Area(text.left, y, text.width, fitted.height)
        marks = set_in(fitted, place, Align.LEFT, measure, bold=each.bold)
        yield from part(HEADING, marks) if each.bold else marks
        y = place.bottom
    if card.code:
        yield from _code(card, beside, measure)
    if card.figure:
        yield from _wide(card.figure, beside, measure, Align.RIGHT)
    if card.signature:
        yield from _signature(card.signature, area, measure)


def _wide(text: str, area: Area, measure: Measure, align: Align) -> list[Text]:
    """A few letters as large as their room is wide and high, at its top."""
    size = min(area.height / LEADING, area.width / measure(printable(text), 1.01, True))
    place = Area(area.left, area.top, area.width, min(_NAME[1], size) * LEADING)
    return fit_in(text, place, min(_NAME[1], size), measure, align, bold=True)


def _code(card: Card, area: Area, measure: Measure) -> Iterator[Shape]:
    """The code for a scanner, and below it for people, as high as the card."""
    strip = min(_NAME[1] * LEADING, 0.25 * area.height)
    side = min(area.width, area.height - strip)
    yield Code(Area(area.right - side, area.top, side, side), card.code)
    words = Area(area.right - side, area.bottom - strip, side, strip)
    yield from _wide(card.code, words, measure, Align.CENTER)


def _signature(caption: str, area: Area, measure: Measure) -> Iterator[Shape]:
    line = area.bottom - _CAPTION * LEADING
    sign = Area(area.right - area.width / 2, line, area.width / 2, _CAPTION * LEADING)
    yield Line(sign.left, line, sign.right, line, 0.5)
    yield from fit_in(caption, sign, _CAPTION, measure)


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
            builder.put([Line(builder.area.left, top, builder.area.right, top, *CUT_LINE, dashed=True)])
        if column:
            builder.put([Line(left, top, left, area.bottom, *CUT_LINE, dashed=True)])
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
    """A word, below it a few letters as large as they go, at the foot a note and the code for phones."""
    inner = area.inside(_PADDING, _PADDING)
    strip = 0.13 * area.height
    link = max(_LEAST_LINK, _LINK * area.height) if sign.link else 0.0
    foot = Area(inner.left, inner.bottom - max(strip, link), inner.width, max(strip, link))
    above = Area(inner.left, inner.top, inner.width, strip)
    middle = Area(inner.left, above.bottom, inner.width, foot.top - above.bottom)
    yield HEADING
    yield from fit_in(sign.label, above, strip / LEADING, measure, Align.CENTER)
    yield from _giant(printable(sign.big), middle, measure)
    yield END
    if link:
        yield Code(Area(inner.right - link, foot.top, link, link), sign.link)
    note = foot.inside(link + _PADDING if link else 0.0, 0.0)
    found = stacked([Part(sign.note, lines=2)], note.width, note.height, (7.0, 0.75 * strip), measure)
    yield from set_in(found[0], note, Align.CENTER, measure)


def _giant(letters: str, area: Area, measure: Measure) -> Iterable[Shape]:
    """Letters as large as they go: figures and capitals fill the height, others leave room below the line."""
    flat = _FLAT.issuperset(letters)
    high = 0.92 * area.height / (CAPITALS if flat else LEADING)
    size = min(_LARGEST, high, area.width / max(0.1, measure(letters, 1.0, True)))
    x = area.left + (area.width - measure(letters, size, True)) / 2
    y = area.top + (area.height + (CAPITALS if flat else 0.6) * size) / 2
    yield Text(x, y, letters, size, True, area.left - 0.1, area.right + 0.1)
