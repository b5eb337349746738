"""Which letters can be printed? Those that one of the fonts in `resources/fonts` has.

Kept as a list, so that registration need not open the fonts; tests/sheets/layout/test_letters.py
compares it with them.
"""

from bisect import bisect_right
from functools import cache
from itertools import accumulate
from unicodedata import category

from tichu_turnier.tournament.model.snapshot import Tournament

_EDGES = """
kq 2 3 4 1 3 1 8 28 1 3 3 2 1 1 1 7 d c6 b 1b 1 13 1 4 z k 2 15 1 o 1 2 1 1 8 1 5 2 2 1 1 q 5 m 1 1
2 1 5 h 3 1 4 1z 6 3 2 2 1 1 1 1 4 1 q a 5i 14 3 b 2 5 77 3k ea 3i e9 3p 1 2 1 2 1 1 6 4 1 7 1 7 2 2
1 d 1 z ci 13 9 19 lg 7 1 j 1 p 1 k 1 7 1 2y 2 17 1 s 8 1b 1 h 1 p 9 i 4 d 9 g 1a 1 2 1 2s 2 12 9 a
v 180 13 1 2 6 l 1 e 2 9 1 18 1 e c 2 2 1 1 1 7 1 l 11 4 6 1i 70 4 c6 2 3 2 1 i 2 4 2 3 2 4 1 1 1 c
q 1 1r 1 1 2 1 1 1i 3 1 6 ar 5 a 2 5 2 2 1y 3 4 1 2 1 9 1 c 1 6 l u 2 j 1 1 1 2 c 4 3 13 2 1o 2e c 1
d q m bh 1 r 4 2 1 6 2 1 5 2 1 1 1 2 d 1 6 2 5 6 1 4 2 1 3 2m 2 2n 5 2 p 1 5 6 4 7k 6 2 2 2 14 2 a 2
1t 2 21 8 l 1 e 2 4 3 9 h i 1 1m 2 h 10 d d 1q 2 5 t 2 6 17 1 2 3 7e o 1 7 3k 13 9 1i 9 1 4o 1 6 1 2
4 8 1 cy 3 1 j 5 3 1 9 6 1 c 1 3 2c 4 6 2 2e 4 4 6 11 7 2n 34 t 3 a 7 2 6 1 12 s 3 1 n 1 1 1 9 6 2i
1 9 1 6 1 3 1 9 2 2 2 3 1 a 1 4 1 d 2 2 1 3 1 5 1 z 4 1 5 3 1v 2 7 1 2 1 1 2 3 4yq 1 50 1 a g78 zw
1c 90 4 4 2 2 2 2 4 a d r 4 6 2 2 2 32 f 4 5 2 a 4 i 4 6 2 6 2 2 c 4 o 4 5 6 1 2 e b 25 8 1c g 4g w
lc 8mo 6kw 8e 5u 28 2 2a 6 4 11 a 1 2 4 6 i 4 e8 g g 4 c 2 1 i 4 f 1 7a 2 1r 1s 8 k 4 lc v 1 d 5v 1
13 1 10 3 2wh 1 1 2 1i 2 11vn 2o d4 1g 1g 1g ec k 4d0 1u v v as 1 17 3z 2 v 40 2 c 2 e 1 2 a 23 q 1
f a 1 k 1 2 9 l g 4g y 2 34 2 2 1 3 2 2b 2 3 1 7b 1 1r b 6 1 o 7 2 2 8 c 1 2 4 2 1 4 2 d 2 2 1 8 2 9
1 5 3 c 3 8 3 2 1 1 1 4 1 6 1 3 1 6 2e 1c 1y 5 8 2 h 3 1 1 6 2 d 68 w 7g 1b 1 a 1 55 34 40
"""
"""Where letters begin that no font has, and others begin again: steps from one to the next, to base 36."""
_ALPHABET = 36
_UNSEEN = ("Cc", "Cf", "Zs", "Zl", "Zp")
"""Kinds of signs that nobody sees."""


@cache
def _edges() -> tuple[int, ...]:
    return tuple(accumulate(int(step, _ALPHABET) for step in _EDGES.split()))


def unprinted(text: str) -> str:
    """The letters of a text that no font has, each once."""
    if text.isascii():
        return ""
    return "".join(dict.fromkeys(letter for letter in text if _lacks(letter)))


def _lacks(letter: str) -> bool:
    seen = category(letter) not in _UNSEEN
    return seen and bisect_right(_edges(), ord(letter)) % 2 == 1


def unprinted_names(tournament: Tournament) -> tuple[str, ...]:
    """What on any sheet has letters that no font has: entrants, clubs, the tournament itself."""
    names = [tournament.name]
    for entrant in tournament.entrants.values():
        names += (entrant.name, *entrant.members, entrant.club)
    return tuple(dict.fromkeys(name for name in names if unprinted(name)))
