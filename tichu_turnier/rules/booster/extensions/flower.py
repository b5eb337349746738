"""Little flowers."""

from collections.abc import Iterator
from itertools import combinations

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.cards import OF_RANK, ONE_EACH, PHOENIX, PLAIN, RANKS, SUITS, Cards, each_card

BOUQUETS = (2, 3)
_GREEN: Cards = (ONE_EACH & PLAIN) << SUITS.index("G")


def _finds(holding: Cards) -> Iterator[Meld]:
    """A pair or triple with a green card as its stalk, which is not the Phoenix (Booster FAQ: Blümlein).

    Assumed: the stalk has any rank, the Phoenix may be in the bouquet, and the bouquet's rank decides.
    """
    for stalk in each_card(holding & _GREEN):
        for rank in RANKS:
            cards = each_card(holding & OF_RANK[rank] & ~stalk)
            for number in BOUQUETS:
                for flowers in combinations(cards, number):
                    yield Meld(stalk | sum(flowers), Shape.FLOWER, 0, rank)
                for flowers in combinations(cards, number - 1) if holding & PHOENIX else ():
                    yield Meld(stalk | PHOENIX | sum(flowers), Shape.FLOWER, 0, rank, rank)


EXTENSION = Extension("flower", _finds)
