"""What can a player put on the combination that lies on the table?"""

from tichu_turnier.rules.cards import DRAGON, DRAGON_RANK, OF_RANK, PHOENIX, Cards
from tichu_turnier.rules.combinations import Combination, Kind, beats, readings
from tichu_turnier.rules.ready_made import (
    FULL_HOUSES,
    PAIRS,
    PARTS,
    SINGLES,
    SPAN_SHIFT,
    SPANS,
    STAIRS,
    STRAIGHTS,
    TRIPLES,
    ReadyMade,
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
    if kind is Kind.DOG:
        return []
    if kind is Kind.SINGLE:
        found = _singles(holding, table)
    elif kind is Kind.PAIR:
        found = _sets(holding, table, PAIRS)
    elif kind is Kind.STRAIGHT:
        found = _straights(holding, table)
    elif kind is Kind.STAIRS:
        found = _stairs(holding, table)
    elif kind is Kind.TRIPLE:
        found = _sets(holding, table, TRIPLES)
    elif kind is Kind.FULL_HOUSE:
        found = _full_houses(holding, table)
    else:
        return [bomb for bomb in bombs(holding) if beats(bomb, table)]
    own = bombs(holding)
    if own:
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


def _sets(holding: Cards, table: Combination, ready: ReadyMade) -> list[Combination]:
    """Higher pairs or triples."""
    rank = int(table.rank)
    found: list[Combination] = []
    above, phoenix = holding & ABOVE[rank], holding & PHOENIX
    for part in _PARTS_ABOVE[rank]:
        cards = above & part
        if cards:
            found += ready[cards | phoenix]
    return found


def _full_houses(holding: Cards, table: Combination) -> list[Combination]:
    found: list[Combination] = []
    for part in full_house_parts(holding, counts_of(holding)):
        found += [full for full in FULL_HOUSES[holding & part] if full.rank > table.rank]
    return found


def _stairs(holding: Cards, table: Combination) -> list[Combination]:
    found: list[Combination] = []
    key = stairs_key(holding, counts_of(holding))
    for run in stairs_runs(key)[table.length // 2]:
        if run >> SPAN_SHIFT & 15 > table.rank:
            found += STAIRS[(holding | SPANS) & run]
    return found


def _straights(holding: Cards, table: Combination) -> list[Combination]:
    found: list[Combination] = []
    key = straight_key(holding, counts_of(holding))
    for run in straight_runs(key)[table.length]:
        if run >> SPAN_SHIFT & 15 > table.rank:
            found += STRAIGHTS[(holding | SPANS) & run]
    return found
