"""The code on an entrant's card, with its check letter.

The code is the number of the entrant and a letter: `12K`. The letter betrays every wrong digit and every two
digits that changed places, and most codes of another day. Letters that other keyboards keep elsewhere (A, M,
Q, W, Y, Z: a scanner types like an American one) or that look like digits are not among them.
"""

import re

from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament

_LETTERS = "BCDEFGHJKLNPRSTVX"
"""Seventeen, a prime: more than there are digits, so that no wrong digit goes unnoticed."""
_CODE = re.compile(r"\s*([0-9]{1,6})\s*([A-Za-z])\s*")


def entrant_code(tournament: Tournament, entrant: EntrantId) -> str:
    return f"{entrant}{_letter(tournament, entrant)}"


def read_code(text: str) -> tuple[EntrantId, str] | None:
    """Number and letter of what looks like a code; None for anything else."""
    found = _CODE.fullmatch(text)
    return None if found is None else (EntrantId(int(found[1])), found[2].upper())


def is_right(tournament: Tournament, code: tuple[EntrantId, str]) -> bool:
    """Whether number and letter belong together today, and the number is on the list."""
    entrant, letter = code
    return entrant in tournament.entrants and letter == _letter(tournament, entrant)


def _letter(tournament: Tournament, entrant: EntrantId) -> str:
    weighted = sum(int(digit) * weight for weight, digit in enumerate(reversed(str(entrant)), 2))
    return _LETTERS[(weighted + tournament.day.toordinal()) % len(_LETTERS)]
