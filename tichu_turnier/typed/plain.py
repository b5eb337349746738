"""The text that was typed, without what nobody sees or means."""

import unicodedata

from tichu_turnier.finding import Finding, Refusal

_SIGNS = str.maketrans(
    "\u2212\u2013\u2010\u2011\u2018\u2019\u02bc\u00b4\uff0c\uff0e\uff1a\uff0f", "----'''',.:/"
)
"""Signs that look like those of a keyboard and mean the same: minus, apostrophe, wide comma, point, colon."""
_SHOWN = 40


def plain(text: str) -> str:
    """The text with digits 0 to 9, plain blanks and signs; only where each letter has exactly one meaning.

    A raised or circled digit is none: `3²` is not 32.
    """
    seen = (char for char in unicodedata.normalize("NFC", text) if unicodedata.category(char) != "Cf")
    digits = ("".join(_digit(char) for char in seen)).translate(_SIGNS)
    return " ".join(digits.split())


def not_read(key: str, text: str, **args: str | int) -> Refusal:
    """The refusal of a text, which is shown as it was typed."""
    return Refusal(Finding(key, args={"text": " ".join(text.split())[:_SHOWN], **args}))


def _digit(char: str) -> str:
    value = unicodedata.decimal(char, None)
    return char if value is None else str(value)
