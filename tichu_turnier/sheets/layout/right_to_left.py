"""Put the letters of a line in the order in which paper shows them: Hebrew and Arabic run to the left.

A PDF is written from left to right, within a line that runs so (Unicode Standard Annex 9).
"""

import re

from bidi import get_display

_LEFTWARDS = re.compile("[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200c\u200d]+")
"""What runs to the left, with the vowel signs on it; figures do not."""
_OPENING, _CLOSING = "([{<«", ")]}>»"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)
_BRACKET = re.compile(f"([{re.escape(_OPENING + _CLOSING)}])")
_FLAG = "\u0300"
"""A mark on a bracket: it follows its bracket, and comes before it where the bracket was turned round."""
_FLAGGED = re.compile(f"{_BRACKET.pattern}{_FLAG}|{_FLAG}{_BRACKET.pattern}")


def runs_leftwards(text: str) -> bool:
    """Whether anything of a text runs to the left."""
    return not text.isascii() and _LEFTWARDS.search(text) is not None


def runs_of(text: str) -> list[tuple[str, bool]]:
    """A line in pieces from left to right, each as it is read, with whether it runs to the left."""
    if not runs_leftwards(text):
        return [(text, False)]
    flagged = _BRACKET.sub(rf"\1{_FLAG}", text)
    ordered = str(get_display(flagged, base_dir="L"))
    shown = _FLAGGED.sub(lambda found: found[1] or found[2].translate(_MIRRORED), ordered)
    found, end = [], 0
    for run in _LEFTWARDS.finditer(shown):
        found += [(shown[end : run.start()], False), (run[0][::-1], True)]
        end = run.end()
    return [(run, leftwards) for run, leftwards in (*found, (shown[end:], False)) if run]
