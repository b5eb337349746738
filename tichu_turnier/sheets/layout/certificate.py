"""Layout of a certificate."""

from collections.abc import Iterable

from tichu_turnier.sheets.document import Certificate, Certificates, printable
from tichu_turnier.sheets.layout.drawing import (
    MILLIMETRE,
    Area,
    Bookmark,
    Frame,
    Line,
    Measure,
    PageBuilder,
    Picture,
    Shape,
)
from tichu_turnier.sheets.layout.typeset import LEADING, Fitted, fit, fit_in, set_in
from tichu_turnier.sheets.look import Logo
from tichu_turnier.words.listings.listing import Align

_FRAME = 4 * MILLIMETRE
"""Between the two lines of the frame."""
_PARTS = {"logo": 0.16, "word": 0.13, "above": 0.12, "name": 0.16, "rank": 0.1, "below": 0.15, "sign": 0.18}
"""How the height is divided, from top to bottom."""
_SIZES = {"word": 0.085, "above": 0.026, "name": 0.055, "rank": 0.045, "below": 0.026}
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
        builder.put(_marks(each, block.word, builder))
        builder.y = builder.area.bottom


def _marks(each: Certificate, word: str, builder: PageBuilder) -> Iterable[Shape]:
    outer = builder.area
    yield Frame(outer, 2.0, accent=True)
    inner = outer.inside(_FRAME, _FRAME)
    yield Frame(inner, 0.6, accent=True)
    area = inner.inside(2 * _FRAME, 2 * _FRAME)
    texts = {"above": each.above, "below": each.below}
    texts |= {"word": (word,), "name": (each.name,), "rank": (each.rank,)}
    y = area.top
    for part, share in _PARTS.items():
        room = Area(area.left, y, area.width, share * area.height)
        if part == "logo" and builder.logo is not None:
            yield placed(builder.logo, room, Align.CENTER)
        elif part == "sign":
            yield from _signing(each.signatures, room, area.height, builder.measure)
        elif part in texts:
            strong = part in ("word", "name", "rank")
            yield from _lines(texts[part], room, _SIZES[part] * area.height, builder.measure, bold=strong)
        y = room.bottom


def _lines(
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
