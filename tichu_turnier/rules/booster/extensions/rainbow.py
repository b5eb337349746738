"""Rainbows."""

from collections.abc import Iterator
from itertools import product

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.cards import ONE_EACH, PLAIN, Cards, each_card, rank_of

CARDS = 4


def _finds(holding: Cards) -> Iterator[Meld]:
    """One card of each colour, such as 8 8 9 9 (Booster FAQ: rot8/blau8/grün9/schwarz9); no Phoenix.

    Assumed: the ranks do not matter, and the highest one decides.
    """
    suits = [each_card(holding & PLAIN & ONE_EACH << suit) for suit in range(CARDS)]
    for four in product(*suits):
        cards = sum(four)
        yield Meld(cards, Shape.RAINBOW, CARDS, max(map(rank_of, four)))


EXTENSION = Extension("rainbow", _finds)
