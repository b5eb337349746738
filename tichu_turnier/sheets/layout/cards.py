"""Layout of cards to cut out: participant cards and receipts."""

from collections.abc import Iterator

from tichu_turnier.sheets.document import Card, Cards, printable
from tichu_turnier.sheets.layout.drawing import MILLIMETRE, Area, Code, Line, Measure, Shape
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.typeset import LEADING, fit, fit_in, set_in
from tichu_turnier.words.listings.listing import Align

_CUT = 4 * MILLIMETRE
_CODE = 22 * MILLIMETRE
_FIGURE = 34 * MILLIMETRE
_SIGN = 9 * MILLIMETRE
_LOWEST = 40 * MILLIMETRE
"""A card is at least so high, on small paper there are fewer of them."""
_SMALL, _NORMAL, _NAME, _LARGE = 8.5, 10.0, 17.0, 20.0


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
        builder.put(_card(card, inside, builder.measure))
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
        yield from set_in(fitted, place, Align.LEFT, measure, bold=bold)
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
