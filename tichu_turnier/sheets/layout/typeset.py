"""How a text is fitted into a width: broken into lines, made smaller, cut, or as large as its room allows.

Lines are broken between words, behind hyphens, and between the two of a pair. All lengths are points.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tichu_turnier.sheets.document import printable
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.shapes import Area, Text
from tichu_turnier.words.listings.listing import Align

ASCENT = 0.93
"""Height of the tallest capitals with accents, as a part of the size (DejaVu Sans; WenQuanYi stays below)."""
LEADING = 1.25
"""From one baseline to the next, as a part of the size."""
LINES = 3
"""Most lines of a text in a cell."""
PAIR = " + "
"""Between the two of a pair: rather there than within one of their names."""
_SCALES = (0.85, 0.75, 0.6)
"""How much smaller a text may become."""
_NEARLY = 0.95
"""Of its size a text keeps so much on one line where it would rather take two."""
_MOST = 3000
"""More letters have no room in a cell, however narrow they are."""
_ELLIPSIS = "…"
_HYPHENS = re.compile(r"(?<=[^\W\d_][-\u2010])(?=[^\W\d_])")
"""Where a name with a hyphen may go on on the next line; figures may not."""
_CRUMB, _ENOUGH = 4, 4
"""So few letters are no last line, where the line before has words enough to give one."""
_STEP = 0.96
"""From one size that is tried to the next."""


@lru_cache(maxsize=16_384)
def words_of(text: str) -> list[tuple[str, str]]:
    """What a line may end behind, each with what parts it from the one before: a space, or only a hyphen."""
    if "-" not in text and "\u2010" not in text:
        return [(word, " ") for word in text.split()]
    parted = (_HYPHENS.split(word) for word in text.split())
    return [(part, "" if index else " ") for parts in parted for index, part in enumerate(parts)]


def wrap(text: str, width: float, size: float, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text between words and behind hyphens; within a word only where it alone is too wide.

    Where it takes no more lines, each of a pair begins a line, and a last word of a few letters is not alone.
    """
    lines = filled(text, width, size, bold)
    if len(lines) == 1:
        return lines
    if text.count(PAIR) == 1:
        one, other = text.split(PAIR)
        for halves in ((f"{one} +", other), (one, f"+ {other}")):
            apart = tuple(line for half in halves for line in filled(half, width, size, bold))
            if len(apart) <= len(lines) and "+" not in apart:
                return apart
        return lines
    *_, before, last = lines
    if len(last) <= _CRUMB and before.count(" ") >= _ENOUGH:
        kept, moved = before.rsplit(" ", 1)
        if measure(f"{moved} {last}", size, bold) <= width:
            return (*lines[:-2], kept, f"{moved} {last}")
    return lines


def filled(text: str, width: float, size: float, bold: bool) -> tuple[str, ...]:
    """Each line as full as it gets."""
    lines: list[str] = []
    current = ""
    for word, between in words_of(text):
        joined = f"{current}{between}{word}" if current else word
        if measure(joined, size, bold) <= width:
            current = joined
            continue
        if current:
            lines.append(current)
        current = word
        if measure(word, size, bold) > width:
            *full, current = _pieces(word, width, size, bold)
            lines += full
    return (*lines, current)


def _pieces(word: str, width: float, size: float, bold: bool) -> list[str]:
    """A word in pieces that are narrow enough; one letter with its signs is always taken."""
    found, used = [""], 0.0
    for letter in _letters(word):
        wide = measure(letter, size, bold)
        if found[-1] and used + wide > width:
            found.append("")
            used = 0.0
        found[-1] += letter
        used += wide
    return found


def _letters(text: str) -> list[str]:
    """The letters of a text, each with the signs above, below and beside it that are nothing alone."""
    found = [""]
    for letter in text:
        if unicodedata.category(letter) not in ("Mn", "Mc"):
            found.append("")
        found[-1] += letter
    return found


@dataclass(frozen=True, slots=True)
class Fitted:
    """The lines of a text and the size at which every one of them is narrow enough."""

    lines: tuple[str, ...]
    size: float
    torn: bool = False
    """Whether a word goes on on the next line, or ends too early."""

    @property
    def cut(self) -> bool:
        """Whether something is missing at the end."""
        return self.lines[-1].endswith(_ELLIPSIS)

    @property
    def height(self) -> float:
        """Points from the top of the first line to the lower edge of the last."""
        return len(self.lines) * self.size * LEADING


@lru_cache(maxsize=16_384)
def fit(
    text: str, width: float, size: float, *, bold: bool = False, lines: int = LINES, full: bool = False
) -> Fitted:
    """Set a text in at most so many lines: as it is, a bit smaller, wrapped, smaller still, at last cut.

    Words are torn apart only where they are too wide at any size. `full`: rather two lines than smaller.
    """
    text = printable(text)[:_MOST]
    natural = measure(text, size, bold)
    if natural <= width:
        return Fitted((text,), size)
    if natural * (_NEARLY if full else _SCALES[0]) <= width:
        return Fitted((text,), size * width / natural)
    widest = max((measure(word, size, bold) for word, _ in words_of(text)), default=0.0)
    untorn = [scale for scale in ((1.0, *_SCALES) if full else _SCALES) if widest * scale <= width]
    for number, scale in enumerate((*untorn, *_SCALES)):
        wrapped = wrap(text, width, size * scale, bold=bold)
        if len(wrapped) <= lines:
            return Fitted(wrapped, size * scale, torn=number >= len(untorn))
    small, rest = size * _SCALES[-1], " ".join(text.split())
    kept = wrap(text, width, small, bold=bold)[: lines - 1]
    for line in kept:
        rest = rest[len(line) :].lstrip()
    beginning, *_ = _pieces(rest, width - measure(_ELLIPSIS, small, bold), small, bold)
    return Fitted((*kept, beginning.rstrip() + _ELLIPSIS), small, torn=True)


def set_in(
    fitted: Fitted, area: Area, align: Align = Align.LEFT, *, bold: bool = False, middle: bool = True
) -> list[Text]:
    """Place fitted lines in an area, in its vertical middle or at its top."""
    top = area.top + ((area.height - fitted.height) / 2 if middle else 0)
    baseline = top + fitted.size * (LEADING - 1) / 2 + fitted.size * (ASCENT - 0.05)
    marks: list[Text] = []
    for index, line in enumerate(fitted.lines):
        if line:
            x = _start(line, fitted.size, area, align, bold)
            y = baseline + index * fitted.size * LEADING
            marks.append(Text(x, y, line, fitted.size, bold, area.left, area.right, goes_on=bool(marks)))
    return marks


def _start(line: str, size: float, area: Area, align: Align, bold: bool) -> float:
    if align is Align.LEFT:
        return area.left
    free = area.width - measure(line, size, bold)
    return area.left + (free if align is Align.RIGHT else free / 2)


def fit_in(
    text: str,
    area: Area,
    size: float,
    align: Align = Align.LEFT,
    *,
    bold: bool = False,
    lines: int = 1,
    middle: bool = True,
) -> list[Text]:
    """A text in an area, at this size or as much smaller as its width asks for."""
    return set_in(fit(text, area.width, size, bold=bold, lines=lines), area, align, bold=bold, middle=middle)


def largest(holds: Callable[[float], bool], low: float, high: float) -> float:
    """The largest size between two at which something holds; the lowest where it holds at none."""
    found = bisect_left(_sizes(low, high), True, key=holds)
    return (*_sizes(low, high), low)[found]


@cache
def _sizes(low: float, high: float) -> tuple[float, ...]:
    """From the largest to the smallest."""
    found = [high]
    while found[-1] * _STEP > low:
        found.append(found[-1] * _STEP)
    return (*found, low)


def whole(text: str, width: float, size: float, *, bold: bool = False, lines: int = LINES) -> Fitted | None:
    """A text at exactly this size, on few lines and with whole words; None where it does not hold."""
    text = printable(text)
    if measure(text, size, bold) <= width:
        return Fitted((text,), size)
    if lines == 1 or any(measure(word, size, bold) > width for word, _ in words_of(text)):
        return None
    wrapped = wrap(text, width, size, bold=bold)
    return Fitted(wrapped, size) if len(wrapped) <= lines else None


@dataclass(frozen=True, slots=True)
class Part:
    """A text of several that stand below each other; `share` is its size beside the others'."""

    text: str
    share: float = 1.0
    bold: bool = False
    lines: int = LINES
    above: float = 0.0
    """White above it, in its own sizes."""


def stacked(parts: Sequence[Part], width: float, height: float, sizes: tuple[float, float]) -> list[Fitted]:
    """Each text at its share of the largest size between two at which all of them hold below each other.

    At the smallest one each is made to fit by itself, smaller or cut.
    """

    def at(size: float) -> list[Fitted | None]:
        return [
            whole(each.text, width, each.share * size, bold=each.bold, lines=each.lines) for each in parts
        ]

    def holds(size: float) -> bool:
        found = [each for each in at(size) if each is not None]
        return len(found) == len(parts) and height_of(parts, found) <= height + 0.01

    size = largest(holds, *sizes)
    return [
        found or fit(each.text, width, each.share * size, bold=each.bold, lines=each.lines)
        for found, each in zip(at(size), parts, strict=True)
    ]


def height_of(parts: Sequence[Part], found: Sequence[Fitted]) -> float:
    """Of texts below each other, with the white between them."""
    return sum(
        each.height + (part.above * each.size if index else 0.0)
        for index, (part, each) in enumerate(zip(parts, found, strict=True))
    )


def stack_in(
    parts: Sequence[Part], area: Area, sizes: tuple[float, float], align: Align = Align.LEFT
) -> Iterator[Text]:
    """Texts below each other in the vertical middle of an area, as large as they hold there."""
    found = stacked(parts, area.width, area.height, sizes)
    y = area.top + max(0.0, area.height - height_of(parts, found)) / 2
    for part, fitted in zip(parts, found, strict=True):
        place = area.strip(y, fitted.height)
        yield from set_in(fitted, place, align, bold=part.bold)
        y = place.bottom
