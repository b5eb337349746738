"""The largest letters at which something holds in its room, no word of it torn."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from tichu_turnier.sheets.document import printable
from tichu_turnier.sheets.layout.drawing import LINES, Fitted, fit
from tichu_turnier.sheets.layout.torn import Measure
from tichu_turnier.sheets.layout.wrapping import words_of, wrap

_STEP = 0.96
"""From one size that is tried to the next."""


@dataclass(frozen=True, slots=True)
class Part:
    """A text of several that stand below each other; `share` is its size beside the others'."""

    text: str
    share: float = 1.0
    bold: bool = False
    lines: int = LINES
    above: float = 0.0
    """White above it, in its own sizes."""


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


def whole(
    text: str, width: float, size: float, measure: Measure, *, bold: bool = False, lines: int = LINES
) -> Fitted | None:
    """A text at exactly this size, on few lines and with whole words; None where it does not hold."""
    text = printable(text)
    if measure(text, size, bold) <= width:
        return Fitted((text,), size)
    if lines == 1 or any(measure(word, size, bold) > width for word, _ in words_of(text)):
        return None
    wrapped = wrap(text, width, size, measure, bold=bold)
    return Fitted(wrapped, size) if len(wrapped) <= lines else None


def stacked(
    parts: Sequence[Part], width: float, height: float, sizes: tuple[float, float], measure: Measure
) -> list[Fitted]:
    """Each text at its share of the largest size between two at which all of them hold below each other.

    At the smallest one each is made to fit by itself, smaller or cut.
    """

    def at(size: float) -> list[Fitted | None]:
        return [
            whole(part.text, width, part.share * size, measure, bold=part.bold, lines=part.lines)
            for part in parts
        ]

    def holds(size: float) -> bool:
        found = [each for each in at(size) if each is not None]
        return len(found) == len(parts) and height_of(parts, found) <= height + 0.01

    size = largest(holds, *sizes)
    return [
        each or fit(printable(part.text), width, part.share * size, measure, bold=part.bold, lines=part.lines)
        for each, part in zip(at(size), parts, strict=True)
    ]


def height_of(parts: Sequence[Part], found: Sequence[Fitted]) -> float:
    """Of texts below each other, with the white between them."""
    return sum(
        each.height + (part.above * each.size if index else 0.0)
        for index, (part, each) in enumerate(zip(parts, found, strict=True))
    )
