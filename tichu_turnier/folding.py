"""Fold letters that mean the same: without case, accents and strokes."""

import unicodedata

_STROKES = str.maketrans({**dict(zip("đðħıłøŧə", "ddhilote", strict=True)), "æ": "ae", "œ": "oe", "þ": "th"})
"""Letters whose stroke is no accent that could be taken off."""
_LOOK_ALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u04cf"
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
    "\u03b1\u03b9\u03bd\u03bf\u03c1\u03c3\u03c5"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
    "aeopcyxijshdqwlABESIJKMHOPCTYXaivopouABEZHIKMNOPTYX",
)
"""Cyrillic, then Greek letters that print like a Latin one. Source: Unicode, UTS 39, confusables."""


def folded(text: str) -> str:
    """A text without case and accents; signs, digits and blanks stay."""
    if text.isascii():  # most are, and have none
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_STROKES)
    return "".join(char for char in apart if not unicodedata.combining(char))


def latin_looking(text: str) -> str:
    """The text in the Latin letters that it looks like: equal for two names that cannot be told apart."""
    apart = unicodedata.normalize("NFKD", text).translate(_LOOK_ALIKES)
    return unicodedata.normalize("NFC", apart)


def folded_heading(cell: str) -> str:
    """What is left of a heading of a file to compare it by: letters and digits."""
    return "".join(char for char in folded(cell) if char.isalnum())
