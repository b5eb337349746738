"""What can a player lead from a holding?"""

from tichu_turnier.rules.cards import PHOENIX, PLAIN, Cards, at_least
from tichu_turnier.rules.combinations import Combination, readings
from tichu_turnier.rules.plays.full_houses import full_houses
from tichu_turnier.rules.plays.lookup_tables import PARTS, SETS
from tichu_turnier.rules.plays.runs import STAIRS, STRAIGHTS, bombs, without_bombs

_PARTS = tuple(part | PHOENIX for part in PARTS)
_SHORTEST = 4
"""Stairs and bombs have so many cards, full houses and straights more."""
_PHOENIX = readings(PHOENIX)


def leads(holding: Cards, armed: Cards = PLAIN) -> list[Combination]:
    """Every distinct lead: each set of cards with each value its Phoenix can have; wishes apart.

    All its bombs are among the cards `armed`, for whoever knows which: without any, nobody looks for bombs.
    """
    found = list(_PHOENIX) if holding & PHOENIX else []
    for part in _PARTS:
        found += SETS[holding & part]
    if holding.bit_count() < _SHORTEST:
        return found
    ranks = at_least(holding)
    numbers = STRAIGHTS.numbers(holding, ranks)
    if armed and (own := bombs(holding & armed)):
        found += own
        numbers = without_bombs(numbers, own)
    _, pairs, _ = ranks
    if pairs & pairs - 1 or (pairs and holding & PHOENIX):  # two of them, or one and the Phoenix
        found += full_houses(holding, ranks)
        numbers += STAIRS.numbers(holding, ranks)
    found += map(Combination, numbers)
    return found
