"""In which order do letters stand on paper that are read from right to left?

A PDF is written from left to right, and its fonts know nothing of neighbours. Here Hebrew and Arabic letters
are turned round within a line that runs from left to right (Unicode Standard Annex 9, without marks that
change direction), and Arabic ones joined (Unicode Standard, section 9.2).
"""

import re
import unicodedata
from functools import cache
from itertools import pairwise

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
_CLASSES = {"R": "R", "AL": "R", "EN": "D", "AN": "D", "L": "L"}
_RUN = re.compile("R(?:[RND]*[RD])?")
"""From the first to the last letter of a run, or to a number behind it."""
_PIECE = re.compile("D+|.")
"""What keeps its order within a run: a number."""
_OPENING, _CLOSING = "([{<«", ")]}>»"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)


def placed(text: str) -> str:
    """The letters as they stand from left to right, joined where they join; most texts stay as they are.

    Points and vowel signs are left out: no font puts them in their place alone, and names are read without.
    """
    if text.isascii() or not _LETTERS.search(text):
        return text
    joined = _joined(text)
    classes = "".join(_CLASSES.get(unicodedata.bidirectional(letter), "N") for letter in joined)
    parts, done = "", 0
    for run in _RUN.finditer(classes):
        end = run.end() + _closes(joined[run.start() : run.end()], joined[run.end() : run.end() + 1])
        parts += joined[done : run.start()] + _turned(joined[run.start() : end], classes[run.start() : end])
        done = end
    return parts + joined[done:]


def _closes(run: str, following: str) -> bool:
    """Whether a bracket closes what was opened within the run."""
    opened = sum((letter in _OPENING) - (letter in _CLOSING) for letter in run)
    return opened > 0 and following != "" and following in _CLOSING


def _turned(letters: str, classes: str) -> str:
    """A run the other way round; numbers keep their order, and brackets their sense."""
    pieces = [letters[found.start() : found.end()] for found in _PIECE.finditer(classes)]
    return "".join(piece.translate(_MIRRORED) for piece in reversed(pieces))


def _joined(text: str) -> str:
    """Each letter in the form that its neighbours ask for."""
    bare = "".join(
        letter for letter in text if not (unicodedata.combining(letter) and _LETTERS.match(letter))
    )
    forms, letters = _forms(), _ONE_OR_TWO.findall(bare)
    joins = [("initial", one) in forms and ("final", other) in forms for one, other in pairwise(letters)]
    return "".join(
        forms.get((_KINDS[before, behind], letter), letter)
        for letter, before, behind in zip(letters, [False, *joins], [*joins, False], strict=True)
    )


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
