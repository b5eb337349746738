"""What can a player put on the combination that lies on the table?"""

from collections.abc import Callable

from tichu_turnier.rules.cards import DRAGON, DRAGON_RANK, OF_RANK, PHOENIX, PLAIN, Cards, at_least
from tichu_turnier.rules.combinations import (
    FULL_RANK_PLACE,
    KIND_PLACE,
    Combination,
    Kind,
    beats,
    least_above,
)
from tichu_turnier.rules.full_houses import full_houses
from tichu_turnier.rules.ready_made import PAIRS, PARTS, SINGLES, TRIPLES, Moves, ReadyMade
from tichu_turnier.rules.runs import STAIRS, STRAIGHTS, bombs, without_bombs

ABOVE: tuple[Cards, ...] = tuple(
    sum(OF_RANK[higher] for higher in range(rank + 1, 15)) | DRAGON if rank < DRAGON_RANK else 0
    for rank in range(DRAGON_RANK + 1)
)
"""All cards above a rank."""
_SINGLES_ABOVE = tuple(above | PHOENIX if above else 0 for above in ABOVE)
"""All single cards that beat a rank; the Phoenix beats all but the Dragon."""
_SINGLE_PARTS = tuple(tuple(part & above for part in PARTS if part & above) for above in _SINGLES_ABOVE)
_SET_PARTS = tuple(tuple(part & above | PHOENIX for part in PARTS if part & above) for above in ABOVE)
"""What beats a rank, cut into parts to be looked up; sets can have the Phoenix in each of them."""


def follows(holding: Cards, table: Combination, armed: Cards = PLAIN) -> list[Combination]:
    """Every distinct play that beats the table, bombs too, passing apart; a single Phoenix has rank 1.5.

    All its bombs are among the cards `armed`, for whoever knows which: without any, nobody looks for bombs.
    """
    found = _OF_SAME_KIND[table >> KIND_PLACE](holding, table)
    own = bombs(holding & armed) if armed else ()
    if own:
        found += [bomb for bomb in own if beats(bomb, table)]
    return found


def _singles(holding: Cards, table: Combination) -> list[Combination]:
    """Higher singles, and the Phoenix."""
    rank = table >> FULL_RANK_PLACE & 15
    found: list[Combination] = []
    if holding & _SINGLES_ABOVE[rank]:
        for part in _SINGLE_PARTS[rank]:
            found += SINGLES[holding & part]
    return found


def _pairs(holding: Cards, table: Combination) -> list[Combination]:
    return _sets(holding, table, PAIRS)


def _triples(holding: Cards, table: Combination) -> list[Combination]:
    return _sets(holding, table, TRIPLES)


def _sets(holding: Cards, table: Combination, ready: ReadyMade[Moves]) -> list[Combination]:
    """Higher pairs or triples."""
    rank = table >> FULL_RANK_PLACE & 15
    found: list[Combination] = []
    if holding & ABOVE[rank]:
        for part in _SET_PARTS[rank]:
            found += ready[holding & part]
    return found


def _full_houses(holding: Cards, table: Combination) -> list[Combination]:
    if holding.bit_count() < table.length:
        return []
    least = least_above(table)
    return [each for each in full_houses(holding, at_least(holding)) if each >= least]


def _straights(holding: Cards, table: Combination) -> list[Combination]:
    numbers = STRAIGHTS.numbers_above(holding, table)
    return list(map(Combination, without_bombs(numbers, bombs(holding)))) if numbers else []


def _stairs(holding: Cards, table: Combination) -> list[Combination]:
    return list(map(Combination, STAIRS.numbers_above(holding, table)))


def _nothing(_holding: Cards, _table: Combination) -> list[Combination]:
    return []


_FUNCTIONS: dict[Kind, Callable[[Cards, Combination], list[Combination]]] = {
    Kind.SINGLE: _singles,
    Kind.PAIR: _pairs,
    Kind.TRIPLE: _triples,
    Kind.FULL_HOUSE: _full_houses,
    Kind.STRAIGHT: _straights,
    Kind.STAIRS: _stairs,
}
_OF_SAME_KIND = tuple(_FUNCTIONS.get(kind, _nothing) for kind in Kind)
"""What beats a combination of each kind without being a bomb, by the number of the kind."""
