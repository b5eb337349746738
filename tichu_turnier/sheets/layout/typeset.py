"""Fit a text of any length into a given width."""

from dataclasses import dataclass

from tichu_turnier.sheets.document import printable
from tichu_turnier.sheets.layout.drawing import Area, Measure, Text
from tichu_turnier.words.listings.listing import Align

ASCENT = 0.93
"""Height of the tallest capitals with accents, as a part of the size (DejaVu Sans; WenQuanYi stays below)."""
LEADING = 1.25
"""From one baseline to the next, as a part of the size."""
_SCALES = (0.85, 0.75, 0.6)
"""How much smaller a text may become."""
LINES = 3
"""Most lines of a text in a cell."""
_MOST = 3000
"""More letters have no room in a cell, however narrow they are."""
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Fitted:
    """The lines of a text and the size at which every one of them is narrow enough."""

    lines: tuple[str, ...]
    size: float

    @property
    def cut(self) -> bool:
        """Whether something is missing at the end."""
        return self.lines[-1].endswith(_ELLIPSIS)

    @property
    def height(self) -> float:
        """Points from the top of the first line to the lower edge of the last."""
        return len(self.lines) * self.size * LEADING


def fit(
    text: str, width: float, size: float, measure: Measure, *, bold: bool = False, lines: int = LINES
) -> Fitted:
    """Set a text in at most so many lines: as it is, a bit smaller, wrapped, smaller still, at last cut.

    Words are torn apart only where they are too wide at any size.
    """
    text = text[:_MOST]
    natural = measure(text, size, bold)
    if natural <= width:
        return Fitted((text,), size)
    if natural * _SCALES[0] <= width:
        return Fitted((text,), size * width / natural)
    widest = max((measure(word, size, bold) for word in text.split()), default=0.0)
    whole = [scale for scale in _SCALES if widest * scale <= width]
    for scale in (*whole, *_SCALES):
        wrapped = wrap(text, width, size * scale, measure, bold=bold)
        if len(wrapped) <= lines:
            return Fitted(wrapped, size * scale)
    small = size * _SCALES[-1]
    kept = wrap(text, width, small, measure, bold=bold)[: lines - 1]
    return Fitted((*kept, _cut(_behind(kept, text), width, small, measure, bold)), small)


def wrap(text: str, width: float, size: float, measure: Measure, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text between words; within a word only where the word alone is too wide."""
    lines: list[str] = []
    current = ""
    for word in text.split():
        joined = f"{current} {word}" if current else word
        if measure(joined, size, bold) <= width:
            current = joined
            continue
        if current:
            lines.append(current)
        *full, current = _pieces(word, width, size, measure, bold)
        lines += full
    return (*lines, current)


def _pieces(word: str, width: float, size: float, measure: Measure, bold: bool) -> list[str]:
    """A word in pieces that are narrow enough; one letter is always taken."""
    pieces = [""]
    used = 0.0
    for letter in word:
        wide = measure(letter, size, bold)
        if pieces[-1] and used + wide > width:
            pieces.append("")
            used = 0.0
        pieces[-1] += letter
        used += wide
    return pieces


def _behind(lines: tuple[str, ...], text: str) -> str:
    """What is left of a text behind its first lines."""
    rest = " ".join(text.split())
    for line in lines:
        rest = rest[len(line) :].lstrip()
    return rest


def _cut(text: str, width: float, size: float, measure: Measure, bold: bool) -> str:
    """As many letters as there is room for, and a sign that more were meant."""
    used = measure(_ELLIPSIS, size, bold)
    for index, letter in enumerate(text):
        used += measure(letter, size, bold)
        if used > width:
            return text[:index].rstrip() + _ELLIPSIS
    return text + _ELLIPSIS


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
            marks.append(Text(x, y, line, fitted.size, bold, area.left, area.right))
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
