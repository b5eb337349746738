"""In which runs of ranks can a holding have straights, stairs, full houses and bombs?

Each answer depends only on which ranks are there (once, twice, thrice), so it is kept by that.
"""

from functools import lru_cache
from itertools import combinations

from tichu_turnier.rules.cards import MAH_JONG, OF_RANK, PHOENIX, PLAIN, RANKS, Cards, each_card
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT, Combination
from tichu_turnier.rules.ready_made import BOMBS, ONE_EACH, Moves, at_least, counts_of, ends, run_of_ranks

Runs = tuple[int, ...]
"""Parts for `ready_made`, each with its two ends."""

LONGEST = 14
_PLAIN_ONES = ONE_EACH & PLAIN
_ONLY_ONE = 0b10
_RUN_OF_RANKS = {
    (low, high): run_of_ranks(low, high) for low in range(1, LONGEST) for high in range(low + 1, LONGEST + 1)
}
_SHORTEST = tuple(
    sum(1 << 4 * rank for rank in range(low, low + SHORTEST_STRAIGHT))
    for low in range(1, LONGEST - SHORTEST_STRAIGHT + 2)
)
"""The lowest bit of each rank of every shortest straight."""


@lru_cache(maxsize=1 << 15)
def straight_runs(ranks: int) -> tuple[Runs, ...]:
    """The runs for straights by length: index 0 has all, index n those of n cards, lowest first.

    `ranks` has the lowest bit of each rank that is there, and the Phoenix if it is. A rank that only the
    Phoenix can fill may stand at any place but that of the Mah Jong.
    """
    by_length: list[list[int]] = [[] for _ in range(LONGEST + 1)]
    phoenix = bool(ranks & PHOENIX)
    for low, shortest in enumerate(_SHORTEST, start=1):
        missing = SHORTEST_STRAIGHT - (ranks & shortest).bit_count()
        if missing > phoenix or (low == 1 and not ranks & MAH_JONG):
            continue
        for high in range(low + SHORTEST_STRAIGHT - 1, LONGEST + 1):
            if high >= low + SHORTEST_STRAIGHT and not ranks >> 4 * high & 1:
                missing += 1
            if missing > phoenix:
                break
            by_length[high - low + 1].append(_RUN_OF_RANKS[low, high])
    by_length[0] = [run for runs in by_length for run in runs]
    return tuple(map(tuple, by_length))


@lru_cache(maxsize=1 << 15)
def stairs_runs(ranks: int) -> tuple[Runs, ...]:
    """The runs for stairs by number of pairs: index 0 has all, index n those of n pairs, lowest first.

    `ranks` has the lowest bit of each rank that is there twice, with the Phoenix in the hand also the next
    bit of each that is there at all.
    """
    by_pairs: list[list[int]] = [[] for _ in range(LONGEST // 2 + 1)]
    for low in RANKS:
        missing = 0
        for high in range(low, min(low + LONGEST // 2, LONGEST + 1)):
            bits = ranks >> 4 * high & 3
            missing += bits == _ONLY_ONE
            if not bits or missing > 1:
                break
            if high > low:
                by_pairs[high - low + 1].append(_RUN_OF_RANKS[low, high])
    by_pairs[0] = [run for runs in by_pairs for run in runs]
    return tuple(map(tuple, by_pairs))


def full_house_parts(holding: Cards, counts: int) -> list[Cards]:
    """The pairs of ranks that make full houses."""
    pairs = at_least(2, counts)
    if not holding & PHOENIX:
        triples = at_least(3, counts)
        if not triples:
            return []
        couples = combinations(each_card(pairs), 2)
        return [(one | other) * 15 for one, other in couples if (one | other) & triples]
    parts = [(one | other) * 15 | PHOENIX for one, other in combinations(each_card(pairs), 2)]
    triples = at_least(3, counts)
    if triples:
        singles = each_card(at_least(1, counts & ~OF_RANK[1]) & ~pairs)
        parts += [(one | other) * 15 | PHOENIX for one in each_card(triples) for other in singles]
    return parts


def straight_key(holding: Cards, counts: int) -> int:
    """What `straight_runs` asks for."""
    return at_least(1, counts) | holding & PHOENIX


def stairs_key(holding: Cards, counts: int) -> int:
    """What `stairs_runs` asks for."""
    pairs = at_least(2, counts)
    return pairs | at_least(1, counts & ~OF_RANK[1]) << 1 if holding & PHOENIX else pairs


def bombs(holding: Cards) -> Moves:
    """All bombs of a holding."""
    plain = holding & PLAIN
    halves = plain & plain >> 1
    if halves & halves >> 2 & _PLAIN_ONES:
        return BOMBS[plain]
    two = plain & plain >> 4
    if two & two >> 8 & plain >> 16:
        return BOMBS[plain]
    return ()


def straight_has(holding: Cards, table: Combination, rank: int) -> bool:
    """Whether a straight (or a straight bomb) above that of the table spans this rank."""
    runs = straight_runs(straight_key(holding, counts_of(holding)))[table.length]
    return _spans(runs, table, rank)


def stairs_has(holding: Cards, table: Combination, rank: int) -> bool:
    """Whether stairs above those of the table span this rank."""
    runs = stairs_runs(stairs_key(holding, counts_of(holding)))[table.length // 2]
    return _spans(runs, table, rank)


def _spans(runs: Runs, table: Combination, rank: int) -> bool:
    return any(low <= rank <= high > table.rank for low, high in map(ends, runs))
