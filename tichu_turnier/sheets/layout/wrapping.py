"""Break a text into lines: between words, behind hyphens, and between the two of a pair."""

import re
from functools import lru_cache

from tichu_turnier.sheets.layout.torn import Measure, pieces

_HYPHENS = re.compile(r"(?<=[^\W\d_][-\u2010])(?=[^\W\d_])")
"""Where a name with a hyphen may go on on the next line; figures may not."""
PAIR = " + "
"""Between the two of a pair: rather there than within one of their names."""
_CRUMB = 4
"""So few letters are no last line, where the line before has words enough to give one."""
_ENOUGH = 4


@lru_cache(maxsize=16_384)
def words_of(text: str) -> list[tuple[str, str]]:
    """What a line may end behind, each with what parts it from the one before: a space, or only a hyphen."""
    if "-" not in text and "\u2010" not in text:
        return [(word, " ") for word in text.split()]
    parted = (_HYPHENS.split(word) for word in text.split())
    return [(part, "" if index else " ") for parts in parted for index, part in enumerate(parts)]


def wrap(text: str, width: float, size: float, measure: Measure, *, bold: bool = False) -> tuple[str, ...]:
    """Break a text between words and behind hyphens; within a word only where it alone is too wide.

    Where it takes no more lines, each of a pair begins a line, and a last word of a few letters is not alone.
    """
    lines = _filled(text, width, size, measure, bold)
    if len(lines) == 1:
        return lines
    if text.count(PAIR) == 1:
        one, other = text.split(PAIR)
        for halves in ((f"{one} +", other), (one, f"+ {other}")):
            apart = tuple(line for half in halves for line in _filled(half, width, size, measure, bold))
            if len(apart) <= len(lines) and "+" not in apart:
                return apart
        return lines
    *_, before, last = lines
    if len(last) <= _CRUMB and before.count(" ") >= _ENOUGH:
        kept, moved = before.rsplit(" ", 1)
        if measure(f"{moved} {last}", size, bold) <= width:
            return (*lines[:-2], kept, f"{moved} {last}")
    return lines


def _filled(text: str, width: float, size: float, measure: Measure, bold: bool) -> tuple[str, ...]:
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
            *full, current = pieces(word, width, size, measure, bold)
            lines += full
    return (*lines, current)
