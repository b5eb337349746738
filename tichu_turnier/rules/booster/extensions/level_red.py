"""Four of a kind at security level red."""

from collections.abc import Iterator
from itertools import combinations

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.cards import OF_RANK, PHOENIX, RANKS, Cards, each_card

_TRIPLE, _FULL_HOUSE = 3, 5


def _finds(holding: Cards) -> Iterator[Meld]:
    """A triple, also in a full house of six cards (Booster FAQ: Sicherheitsstufe Rot).

    Assumed: straight bombs stay what they are.
    """
    for rank in RANKS:
        four = OF_RANK[rank]
        if four & ~holding:
            continue
        yield Meld(four, Shape.TRIPLE, _TRIPLE, rank)
        for other in RANKS:
            cards = each_card(holding & OF_RANK[other]) if other != rank else []
            for one, two in combinations(cards, 2):
                yield Meld(four | one | two, Shape.FULL_HOUSE, _FULL_HOUSE, rank)
            for one in cards if holding & PHOENIX else ():
                yield Meld(four | one | PHOENIX, Shape.FULL_HOUSE, _FULL_HOUSE, rank, other)


EXTENSION = Extension(
    "level-red", _finds, of_bombs=True, allows=lambda meld: meld.shape is not Shape.FOUR_BOMB
)
