"""What can a player lead from a holding?"""

from tichu_turnier.rules.cards import DOG, MAH_JONG, ONE_EACH, PHOENIX, PLAIN, Cards, counts_of
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.full_houses import full_houses
from tichu_turnier.rules.ready_made import PARTS, SETS, SINGLES
from tichu_turnier.rules.runs import STAIRS, STRAIGHTS, bombs, without_bombs

_PARTS = tuple(part | PHOENIX for part in PARTS)
_SHORTEST = 4
"""Stairs and bombs have so many cards, full houses and straights more."""
_NO_PARTS = DOG | MAH_JONG | PHOENIX
_SEVERAL = ONE_EACH * 0b110
"""One of these bits is set in every count from 2 to 4, and none in a lower one."""


def leads(holding: Cards, armed: Cards = PLAIN) -> list[Combination]:
    """Every distinct lead: each set of cards with each value its Phoenix can have; wishes apart.

    All its bombs are among the cards `armed`, for whoever knows which: without any, nobody looks for bombs.
    """
    found = list(SINGLES[holding & _NO_PARTS])
    for part in _PARTS:
        found += SETS[holding & part]
    if holding.bit_count() < _SHORTEST:
        return found
    counts = counts_of(holding)
    numbers = STRAIGHTS.numbers(holding, counts)
    own = bombs(holding & armed) if armed else ()
    if own:
        found += own
        numbers = without_bombs(numbers, own)
    several = counts & _SEVERAL
    if several & several - 1 or (several and holding & PHOENIX):  # two pairs, or one and the Phoenix
        numbers += STAIRS.numbers(holding, counts)
        numbers += full_houses(holding, counts)
    found += map(Combination, numbers)
    return found
