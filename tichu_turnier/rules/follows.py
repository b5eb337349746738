"""What can a player put on the combination that lies on the table?"""

from tichu_turnier.rules.cards import DRAGON, DRAGON_RANK, OF_RANK, PHOENIX, Cards
from tichu_turnier.rules.combinations import Combination, Kind, beats, least_above, readings, unpacked
from tichu_turnier.rules.full_houses import full_houses
from tichu_turnier.rules.ready_made import PAIRS, PARTS, SINGLES, TRIPLES, Moves, ReadyMade
from tichu_turnier.rules.runs import STAIRS, STRAIGHTS, bombs, without_bombs

ABOVE: tuple[Cards, ...] = tuple(
    sum(OF_RANK[higher] for higher in range(rank + 1, 15)) | DRAGON if rank < DRAGON_RANK else 0
    for rank in range(DRAGON_RANK + 1)
)
"""All cards above a rank."""
_PARTS_ABOVE = tuple(tuple(part for part in PARTS if part & above) for above in ABOVE)
_PHOENIX = readings(PHOENIX)


def follows(holding: Cards, table: Combination) -> list[Combination]:
    """Every distinct play that beats the table, bombs too, passing apart; a single Phoenix has rank 1.5."""
    kind = table.kind
    own = bombs(holding)
    if kind is Kind.SINGLE:
        found = _singles(holding, table)
    elif kind is Kind.PAIR:
        found = _sets(holding, table, PAIRS)
    elif kind is Kind.STRAIGHT:
        found = list(unpacked(without_bombs(STRAIGHTS.numbers_above(holding, table), own)))
    elif kind is Kind.STAIRS:
        found = list(unpacked(STAIRS.numbers_above(holding, table)))
    elif kind is Kind.TRIPLE:
        found = _sets(holding, table, TRIPLES)
    elif kind is Kind.FULL_HOUSE:
        least = least_above(table)
        found = [each for each in full_houses(holding) if each >= least]
    else:
        return [bomb for bomb in own if beats(bomb, table)]
    found += own
    return found


def _singles(holding: Cards, table: Combination) -> list[Combination]:
    """Higher singles; the Phoenix beats all but the Dragon."""
    rank = int(table.rank)
    found: list[Combination] = []
    above = holding & ABOVE[rank]
    for part in _PARTS_ABOVE[rank]:
        cards = above & part
        if cards:
            found += SINGLES[cards]
    if holding & PHOENIX and rank < DRAGON_RANK:
        found += _PHOENIX
    return found


def _sets(holding: Cards, table: Combination, ready: ReadyMade[Moves]) -> list[Combination]:
    """Higher pairs or triples."""
    rank = int(table.rank)
    found: list[Combination] = []
    above, phoenix = holding & ABOVE[rank], holding & PHOENIX
    for part in _PARTS_ABOVE[rank]:
        cards = above & part
        if cards:
            found += ready[cards | phoenix]
    return found
