"""Fold letters that mean the same: without case, accents and strokes."""

import unicodedata

_STROKES = str.maketrans({**dict(zip("đðħıłøŧə", "ddhilote", strict=True)), "æ": "ae", "œ": "oe", "þ": "th"})
"""Letters whose stroke is no accent that could be taken off."""


def folded(text: str) -> str:
    """A text without case and accents; signs, digits and blanks stay."""
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_STROKES)
    return "".join(char for char in apart if not unicodedata.combining(char))


def folded_heading(cell: str) -> str:
    """What is left of a heading of a file to compare it by: letters and digits."""
    return "".join(char for char in folded(cell) if char.isalnum())
