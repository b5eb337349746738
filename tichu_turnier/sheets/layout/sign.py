"""Layout of a sign that is read from across the room."""

from collections.abc import Iterable
from dataclasses import replace

from tichu_turnier.sheets.document import Sign, Signs, printable
from tichu_turnier.sheets.layout.drawing import CAPITALS, Area, Bookmark, Line, Measure, Shape, Text
from tichu_turnier.sheets.layout.page_builder import PageBuilder
from tichu_turnier.sheets.layout.typeset import LEADING, fit, fit_in, set_in
from tichu_turnier.words.listings.listing import Align

_LARGEST = 300.0
_CUT = (0.6, 0.5)
_FOLD = (0.4, 0.75)
_PADDING = 8.0


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
            builder.put([Line(builder.area.left, top, builder.area.right, top, *_CUT, dashed=True)])
        if column:
            builder.put([Line(left, top, left, area.bottom, *_CUT, dashed=True)])
        builder.put([Bookmark(printable(f"{sign.label} {sign.big}"), top)])
        builder.put(
            _folded(sign, area, builder.measure) if signs.folded else _sign(sign, area, builder.measure)
        )
    builder.y = builder.area.bottom if signs.signs else builder.y


def _folded(sign: Sign, area: Area, measure: Measure) -> Iterable[Shape]:
    """The sign below the fold, and above it once more upside down."""
    half = area.height / 2
    upper = Area(area.left, area.top, area.width, half)
    yield Line(area.left, upper.bottom, area.right, upper.bottom, *_FOLD, dashed=True)
    yield from (_turned(mark, upper, measure) for mark in _sign(sign, upper, measure))
    yield from _sign(sign, Area(area.left, upper.bottom, area.width, half), measure)


def _turned(text: Text, area: Area, measure: Measure) -> Text:
    """A text where it stands when its area is turned upside down."""
    width = measure(text.text, text.size, text.bold)
    ends = area.left + area.right
    x, y = ends - text.x - width, area.top + area.bottom - text.y + CAPITALS * text.size
    return replace(text, x=x, y=y, left=ends - text.right, right=ends - text.left, turned=True)


def _sign(sign: Sign, area: Area, measure: Measure) -> Iterable[Text]:
    inner = area.inside(_PADDING, _PADDING)
    size = min(28.0, area.height * 0.1)
    strip = size * LEADING
    above = Area(inner.left, inner.top, inner.width, strip)
    below = Area(inner.left, inner.bottom - 1.5 * strip, inner.width, 1.5 * strip)
    yield from fit_in(sign.label, above, size, measure, Align.CENTER)
    middle = Area(inner.left, above.bottom, inner.width, below.top - above.bottom)
    letters = printable(sign.big)
    largest = min(_LARGEST, middle.height / LEADING, middle.width / max(0.1, measure(letters, 1.0, True)))
    big = fit(letters, middle.width + 0.01, largest, measure, bold=True, lines=1)
    yield from set_in(big, middle, Align.CENTER, measure, bold=True)
    yield from fit_in(sign.note, below, size * 0.6, measure, Align.CENTER, lines=2)
