"""Layout of certificates."""

from collections.abc import Iterable

from tichu_turnier.sheets.document import Certificate, Certificates, printable
from tichu_turnier.sheets.layout.drawing import (
    HEADING,
    LEADING,
    MILLIMETRE,
    Area,
    Bookmark,
    Fitted,
    Frame,
    Line,
    Opens,
    PageBuilder,
    Shape,
    fit,
    fit_in,
    part,
    placed,
    set_in,
)
from tichu_turnier.sheets.layout.torn import Measure
from tichu_turnier.words.listings.listing import Align

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
