"""Ice hockey teams."""

from collections.abc import Iterator
from itertools import combinations

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.cards import ONE_EACH, PLAIN, SUITS, Cards, each_card, rank_of

TEAMS = (5, 6)


def _finds(holding: Cards) -> Iterator[Meld]:
    """Five or six cards of one colour; the number does not matter (Booster FAQ: Eishockeyteams); no Phoenix.

    Assumed: the ranks do not matter, and the highest one decides.
    """
    for suit in range(len(SUITS)):
        players = each_card(holding & PLAIN & ONE_EACH << suit)
        for number in TEAMS:
            for team in combinations(players, number):
                yield Meld(sum(team), Shape.ICE_HOCKEY, 0, rank_of(team[-1]))


EXTENSION = Extension("ice-hockey", _finds)
