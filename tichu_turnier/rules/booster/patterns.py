"""Ranks that make a combination, and the cards and jokers of a holding that fill them.

A pattern knows ranks only. It is filled by cards, by the Phoenix, by the fire bird (a rank from 2 to 8,
Booster FAQ: Feuervogel) and by a modest card, which counts one rank lower.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from tichu_turnier.rules.booster.meld import ALONE, RING, Companions, Meld, Shape
from tichu_turnier.rules.cards import HIGHEST, LOWEST, OF_RANK, PHOENIX, RANKS, Cards, each_card
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT, Kind

FOUR = 4
"""The cards of a street of four."""
_BIRD = range(2, 9)
STREETS = frozenset({"pothole", "four-street", "ring-street"})


class Pattern(NamedTuple):
    """What a combination needs."""

    shape: Kind | Shape
    size: int
    strength: float
    needs: tuple[tuple[int, int], ...]
    """Each rank with the number of cards of it."""
    hole: bool = False


def pattern(shape: Kind | Shape, strength: float, ranks: Sequence[int], *, hole: bool = False) -> Pattern:
    """What has one card for each of these ranks, some of which may be the same."""
    return Pattern(shape, len(ranks), strength, tuple(Counter(ranks).items()), hole)


class _Jokers(NamedTuple):
    """For which ranks the jokers stand; None where there is none."""

    phoenix: int | None = None
    bird: int | None = None
    modest: int | None = None


def filled(patterns: Iterable[Pattern], holding: Cards, companions: Companions = ALONE) -> Iterator[Meld]:
    """Every way to fill one of them, with exactly these companions."""
    bird, modest = "fire-bird" in companions, "modesty" in companions
    most = holding.bit_count() + bird
    jokers = bool(holding & PHOENIX) + bird + modest
    held = [0, *((holding & OF_RANK[rank]).bit_count() for rank in range(1, HIGHEST + 1))]
    for each in patterns:
        if each.size <= most and _lacks(each, held, jokers) <= jokers:
            for values in _jokers(each, holding, companions):
                yield from _with_jokers(each, holding, values, companions)


def _lacks(pattern: Pattern, held: Sequence[int], most: int) -> int:
    """How many cards are lacking; nobody counts on above `most`."""
    lacks = 0
    for rank, number in pattern.needs:
        if number > held[rank]:
            lacks += number - held[rank]
            if lacks > most:
                break
    return lacks


def _jokers(pattern: Pattern, holding: Cards, companions: Companions) -> Iterator[_Jokers]:
    """Each way to put the jokers into it; the Phoenix need not be there."""
    ranks = [rank for rank, _ in pattern.needs if rank >= LOWEST]
    phoenix = [None, *ranks] if holding & PHOENIX else [None]
    birds = [rank for rank in ranks if rank in _BIRD] if "fire-bird" in companions else [None]
    modest = [rank for rank in ranks if rank < HIGHEST] if "modesty" in companions else [None]
    yield from map(_Jokers._make, product(phoenix, birds, modest))


def _with_jokers(pattern: Pattern, holding: Cards, values: _Jokers, companions: Companions) -> Iterator[Meld]:
    """Cards for what the jokers do not fill."""
    parts = []
    for rank, number in pattern.needs:
        left, own = number - values.count(rank), each_card(holding & OF_RANK[rank])
        if not 0 <= left <= len(own):
            return
        parts.append([sum(some) for some in combinations(own, left)])
    modest = [0] if values.modest is None else each_card(holding & OF_RANK[values.modest + 1])
    jokers = values.phoenix, values.bird, pattern.hole, companions
    for chosen, each in product(product(*parts), modest):
        cards = sum(chosen)
        if not each & cards:
            whole = cards | each | (PHOENIX if values.phoenix else 0)
            yield Meld(whole, pattern.shape, pattern.size, pattern.strength, *jokers)


# ---- Which patterns there are


@cache
def usual_patterns() -> tuple[Pattern, ...]:
    """All combinations of several cards of the printed rules that are no bombs."""
    found = [pattern(Kind.PAIR, rank, (rank,) * 2) for rank in RANKS]
    found += [pattern(Kind.TRIPLE, rank, (rank,) * 3) for rank in RANKS]
    found += [pattern(Kind.FULL_HOUSE, a, (a,) * 3 + (b,) * 2) for a, b in permutations(RANKS, 2)]
    found += [pattern(Kind.STAIRS, b, (*range(a, b + 1),) * 2) for a, b in combinations(RANKS, 2)]
    return (*found, *streets(hole=False, four=False, ring=False))


@cache
def streets(*, hole: bool, four: bool, ring: bool) -> tuple[Pattern, ...]:
    """All streets that have a hole, are of four cards, go on from the ace to the two, or are just streets.

    A ring goes from a high rank over the ace to a low one; the two follows the ace (Booster FAQ: K,(),2,3,4).
    """
    rows = [(*range(low, high + 1),) for low, high in combinations(range(1, HIGHEST + 1), 2)]
    if ring:
        ends = combinations(RANKS, 2)
        rows = [(*range(start, HIGHEST + 1), *range(LOWEST, end + 1)) for end, start in ends]
    found = []
    for ranks in rows:
        for lacking in ranks[1:-1] if hole else (0,):
            left = tuple(rank for rank in ranks if rank != lacking)
            if len(left) == FOUR if four else len(left) >= SHORTEST_STRAIGHT:
                strength = RING if ring else ranks[-1]
                found.append(pattern(Kind.STRAIGHT, strength, left, hole=hole))
    return tuple(found)
