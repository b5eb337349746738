"""What is left of a text that is too wide at any size: a word in pieces, or its beginning."""

import unicodedata
from collections.abc import Callable

Measure = Callable[[str, float, bool], float]
"""Width in points of a text at a size, bold or not."""
ELLIPSIS = "…"


def pieces(word: str, width: float, size: float, measure: Measure, bold: bool) -> list[str]:
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


def behind(lines: tuple[str, ...], text: str) -> str:
    """What is left of a text behind its first lines."""
    rest = " ".join(text.split())
    for line in lines:
        rest = rest[len(line) :].lstrip()
    return rest


def beginning(text: str, width: float, size: float, measure: Measure, bold: bool) -> str:
    """As many letters as there is room for, and a sign that more were meant."""
    used, kept = measure(ELLIPSIS, size, bold), ""
    for letter in _letters(text):
        used += measure(letter, size, bold)
        if used > width:
            return kept.rstrip() + ELLIPSIS
        kept += letter
    return text + ELLIPSIS


def _letters(text: str) -> list[str]:
    """The letters of a text, each with the signs above, below and beside it that are nothing alone."""
    found = [""]
    for letter in text:
        if unicodedata.category(letter) not in ("Mn", "Mc"):
            found.append("")
        found[-1] += letter
    return found
