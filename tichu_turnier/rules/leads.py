"""What can a player lead from a holding?"""

from tichu_turnier.rules.cards import DOG, MAH_JONG, PHOENIX, Cards
from tichu_turnier.rules.combinations import Combination, readings
from tichu_turnier.rules.full_houses import full_houses
from tichu_turnier.rules.ready_made import PARTS, SETS
from tichu_turnier.rules.runs import STAIRS, STRAIGHTS, bombs, without_bombs

_PARTS = tuple(part | PHOENIX for part in PARTS)
_SHORTEST = 4
"""Stairs and bombs have so many cards, full houses and straights more."""
_ALONE = {each: readings(each) for each in (DOG, MAH_JONG, PHOENIX)}


def leads(holding: Cards) -> list[Combination]:
    """Every distinct lead: each set of cards with each value its Phoenix can have; wishes apart."""
    found: list[Combination] = []
    for card, lead in _ALONE.items():
        if holding & card:
            found += lead
    for part in _PARTS:
        found += SETS[holding & part]
    if holding.bit_count() < _SHORTEST:
        return found
    found += full_houses(holding)
    straights = STRAIGHTS.numbers(holding)
    own = bombs(holding)
    if own:
        found += own
        straights = without_bombs(straights, own)
    found += map(Combination, straights)
    found += map(Combination, STAIRS.numbers(holding))
    return found
