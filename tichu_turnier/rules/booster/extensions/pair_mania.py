"""Two pairs, neighbours or not."""

from collections.abc import Iterator
from itertools import combinations

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.cards import OF_RANK, PHOENIX, RANKS, Cards, each_card

CARDS = 4


def _finds(holding: Cards) -> Iterator[Meld]:
    """Two pairs of any ranks (Booster FAQ: zwei Pärchen gemäss Pärchenmanie), one of them with the Phoenix.

    Assumed: there are two, and the higher one decides.
    """
    pairs = {rank: list(_pairs(holding, rank)) for rank in RANKS}
    for low, high in combinations(RANKS, 2):
        for one in pairs[low]:
            for other in pairs[high]:
                if not one & other:
                    cards = one | other
                    value = None if not cards & PHOENIX else low if one & PHOENIX else high
                    yield Meld(cards, Shape.PAIR_MANIA, CARDS, high, value)


def _pairs(holding: Cards, rank: int) -> Iterator[Cards]:
    cards = each_card(holding & OF_RANK[rank])
    yield from (one | other for one, other in combinations(cards, 2))
    if holding & PHOENIX:
        yield from (card | PHOENIX for card in cards)


EXTENSION = Extension("pair-mania", _finds)
