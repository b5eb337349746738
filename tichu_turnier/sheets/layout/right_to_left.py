"""Put Hebrew and Arabic letters in the order and form in which paper shows them.

A PDF is written from left to right, and its fonts know nothing of neighbours. Letters are ordered within a
line that runs from left to right (Unicode Standard Annex 9), and Arabic ones joined (Unicode Standard, 9.2).
"""

import re
import unicodedata
from functools import cache
from itertools import pairwise

from bidi import get_display

_LETTERS = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_FORMS = (*range(0xFB50, 0xFDFC), *range(0xFE70, 0xFEFD))
"""Where the joined forms of Arabic letters stand, each with a note of what it is a form of."""
_ONE_OR_TWO = re.compile("\u0644[\u0622\u0623\u0625\u0627]|.", re.DOTALL)
"""A letter; lam and alef are always written as one."""
_KINDS = {
    (False, False): "isolated",
    (True, False): "final",
    (False, True): "initial",
    (True, True): "medial",
}
"""How a form is called, by whether it joins the letter before it, and the one behind."""
_OPENING, _CLOSING = "([{<«", ")]}>»"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)
_BRACKET = re.compile(f"([{re.escape(_OPENING + _CLOSING)}])")
_FLAG = "\u0300"
"""A mark on a bracket: it follows its bracket, and comes before it where the bracket was turned round."""
_FLAGGED = re.compile(f"{_BRACKET.pattern}{_FLAG}|{_FLAG}{_BRACKET.pattern}")


def placed(text: str) -> str:
    """The letters as they stand from left to right, joined where they join; most texts stay as they are.

    Points and vowel signs are left out: no font puts them in their place alone, and names are read without.
    """
    if text.isascii() or not _LETTERS.search(text):
        return text
    flagged = _BRACKET.sub(rf"\1{_FLAG}", _joined(text))
    ordered = str(get_display(flagged, base_dir="L"))
    return _FLAGGED.sub(lambda found: found[1] or found[2].translate(_MIRRORED), ordered)


def _joined(text: str) -> str:
    """Each letter in the form that its neighbours ask for."""
    bare = "".join(
        letter for letter in text if not (unicodedata.combining(letter) and _LETTERS.match(letter))
    )
    forms, letters = _forms(), _ONE_OR_TWO.findall(bare)
    if not letters:
        return ""
    joins = [("initial", one) in forms and ("final", other) in forms for one, other in pairwise(letters)]
    beside = zip(letters, [False, *joins], [*joins, False], strict=True)
    return "".join(forms.get((_KINDS[before, behind], one), one) for one, before, behind in beside)


@cache
def _forms() -> dict[tuple[str, str], str]:
    """The forms of Arabic letters, by their kind and the letters on their own."""
    found: dict[tuple[str, str], str] = {}
    for code in _FORMS:
        kind, _, meant = unicodedata.decomposition(chr(code)).partition("> ")
        letters = "".join(chr(int(letter, 16)) for letter in meant.split())
        if _ONE_OR_TWO.fullmatch(letters):
            found.setdefault((kind.removeprefix("<"), letters), chr(code))
    return found
