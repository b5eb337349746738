"""In which runs of ranks can a holding have straights, stairs, full houses and bombs?

Each answer depends only on which ranks are there (once, twice, thrice), so it is kept by that.
"""

from functools import lru_cache

from tichu_turnier.rules.cards import OF_RANK, PHOENIX, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT
from tichu_turnier.rules.ready_made import BOMBS, ONE_EACH, Moves, at_least, run_of_ranks

Runs = tuple[int, ...]
"""Parts for `ready_made`, each with its two ends."""

LONGEST = 14
_BOTTOMS = ONE_EACH >> 4 << 4
_PLAIN_ONES = ONE_EACH & PLAIN


@lru_cache(maxsize=1 << 15)
def straight_runs(ranks: int) -> tuple[Runs, ...]:
    """The runs for straights by length: index 0 has all, index n those of n cards, lowest first.

    `ranks` has the lowest bit of each rank that is there, and the Phoenix if it is. A rank that only the
    Phoenix can fill may stand at any place but that of the Mah Jong.
    """
    by_length: list[list[int]] = [[] for _ in range(LONGEST + 1)]
    for low in range(1, LONGEST):
        spare = bool(ranks & PHOENIX)
        for high in range(low, LONGEST + 1):
            if not ranks >> 4 * high & 1:
                if not spare or high == 1:
                    break
                spare = False
            length = high - low + 1
            if length >= SHORTEST_STRAIGHT:
                by_length[length].append(run_of_ranks(low, high))
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
        spare = True
        for high in range(low, min(low + LONGEST // 2, LONGEST + 1)):
            bits = ranks >> 4 * high & 3
            if not bits & 1:
                if not bits or not spare:
                    break
                spare = False
            if high > low:
                by_pairs[high - low + 1].append(run_of_ranks(low, high))
    by_pairs[0] = [run for runs in by_pairs for run in runs]
    return tuple(map(tuple, by_pairs))


@lru_cache(maxsize=1 << 15)
def full_house_parts(ranks: int) -> Runs:
    """The pairs of ranks that make full houses.

    `ranks` has four bits a rank: lowest bit three cards, next two, next one (only with the Phoenix at hand).
    """
    places = [(rank, ranks >> 4 * rank & 7) for rank in RANKS]
    with_phoenix = bool(ranks & PHOENIX)
    found = []
    for number, (low, few) in enumerate(places):
        for high, more in places[number + 1 :]:
            missing = _missing(few, more)
            if missing == 0 or (with_phoenix and missing == 1):
                found.append(OF_RANK[low] | OF_RANK[high] | PHOENIX)
    return tuple(found)


def _missing(few: int, more: int) -> int:
    """How many cards two ranks lack to be a full house; 9 when one of them is not there."""
    if not few or not more:
        return 9
    counts = sorted(3 if bits & 1 else 2 if bits & 2 else 1 for bits in (few, more))
    return max(0, 2 - counts[0]) + (3 - counts[1])


def straight_key(holding: Cards, counts: int) -> int:
    """What `straight_runs` asks for."""
    return at_least(1, counts) | holding & PHOENIX


def stairs_key(holding: Cards, counts: int) -> int:
    """What `stairs_runs` asks for."""
    pairs = at_least(2, counts)
    return pairs | at_least(1, counts & ~0xF0) << 1 if holding & PHOENIX else pairs


def full_house_key(holding: Cards, counts: int) -> int:
    """What `full_house_parts` asks for; 0 when there is none."""
    triples, pairs = at_least(3, counts), at_least(2, counts)
    if not holding & PHOENIX:
        return triples | pairs << 1 if triples else 0
    if not triples:
        return pairs << 1 | PHOENIX
    return triples | pairs << 1 | at_least(1, counts & ~0xF0) << 2 | PHOENIX


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
