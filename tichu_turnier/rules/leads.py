"""What can a player lead from a holding?"""

from tichu_turnier.rules.cards import DOG, MAH_JONG, PHOENIX, Cards
from tichu_turnier.rules.combinations import Combination, readings
from tichu_turnier.rules.ready_made import (
    FULL_HOUSES,
    PARTS,
    SETS,
    SPANS,
    STAIRS,
    STRAIGHTS,
    counts_of,
)
from tichu_turnier.rules.runs import (
    bombs,
    full_house_parts,
    stairs_key,
    stairs_runs,
    straight_key,
    straight_runs,
)

_PARTS = tuple(part | PHOENIX for part in PARTS[1:])
_LED_PHOENIX = readings(PHOENIX)
_LED_MAH_JONG = readings(MAH_JONG)
_LED_DOG = readings(DOG)


def leads(holding: Cards) -> list[Combination]:
    """Every distinct lead: each set of cards with each value its Phoenix can have; wishes apart."""
    found: list[Combination] = []
    if holding & DOG:
        found += _LED_DOG
    if holding & MAH_JONG:
        found += _LED_MAH_JONG
    if holding & PHOENIX:
        found += _LED_PHOENIX
    for part in _PARTS:
        found += SETS[holding & part]
    counts = counts_of(holding)
    for part in full_house_parts(holding, counts):
        found += FULL_HOUSES[holding & part]
    marked = holding | SPANS
    for run in stairs_runs(stairs_key(holding, counts))[0]:
        found += STAIRS[marked & run]
    for run in straight_runs(straight_key(holding, counts))[0]:
        found += STRAIGHTS[marked & run]
    found += bombs(holding)
    return found
