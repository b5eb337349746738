"""Which ranks make a combination, and with which cards and jokers can a holding fill them?

A pattern knows ranks only. It is filled by cards, by the Phoenix, by the fire bird (a rank from 2 to 8,
Booster FAQ: Feuervogel) and by a modest card, which counts one rank lower.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from tichu_turnier.rules.booster.meld import ALONE, RING, Companions, Meld, Shape
from tichu_turnier.rules.cards import HIGHEST, LOWEST, OF_RANK, PHOENIX, RANKS, Cards, each_card
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT

FOUR = 4
"""The cards of a street of four."""
_BIRD = range(2, 9)
STREETS = frozenset({"pothole", "four-street", "ring-street"})


class Pattern(NamedTuple):
    """What a combination needs."""

    shape: Shape
    size: int
    strength: float
    ranks: tuple[int, ...]
    """One for each card."""
    hole: bool = False


class _Jokers(NamedTuple):
    """For which ranks the jokers stand; None where there is none."""

    phoenix: int | None = None
    bird: int | None = None
    modest: int | None = None


def filled(pattern: Pattern, holding: Cards, companions: Companions = ALONE) -> Iterator[Meld]:
    """Every way to fill it, with exactly these companions."""
    needs = Counter(pattern.ranks)
    lacks = sum(max(0, number - _held(holding, rank)) for rank, number in needs.items())
    jokers = bool(holding & PHOENIX) + ("fire-bird" in companions) + ("modesty" in companions)
    if lacks > jokers:
        return
    for values in _jokers(pattern, holding, companions):
        yield from _with_jokers(pattern, needs - _ranks(values), holding, values, companions)


def _held(holding: Cards, rank: int) -> int:
    return (holding & OF_RANK[rank]).bit_count() if rank > 1 else holding >> 4 & 1


def _jokers(pattern: Pattern, holding: Cards, companions: Companions) -> Iterator[_Jokers]:
    """Each way to put the jokers into it; the Phoenix need not be there."""
    ranks = sorted({rank for rank in pattern.ranks if rank >= LOWEST})
    phoenix = [None, *ranks] if holding & PHOENIX else [None]
    birds = [rank for rank in ranks if rank in _BIRD] if "fire-bird" in companions else [None]
    modest = [rank for rank in ranks if rank < HIGHEST] if "modesty" in companions else [None]
    for values in map(_Jokers._make, product(phoenix, birds, modest)):
        if not _ranks(values) - Counter(pattern.ranks):
            yield values


def _ranks(values: _Jokers) -> Counter[int]:
    return Counter(value for value in values if value is not None)


def _with_jokers(
    pattern: Pattern, needs: Counter[int], holding: Cards, values: _Jokers, companions: Companions
) -> Iterator[Meld]:
    """Cards for what the jokers do not fill."""
    modest = [0] if values.modest is None else each_card(holding & OF_RANK[values.modest + 1])
    parts = [list(combinations(_of_rank(holding, rank), number)) for rank, number in needs.items()]
    for chosen in product(*parts):
        cards = sum(map(sum, chosen))
        for each in modest:
            if not each & cards:
                whole = cards | each | (PHOENIX if values.phoenix else 0)
                yield _meld(pattern, whole, values, companions)


def _of_rank(holding: Cards, rank: int) -> list[Cards]:
    return each_card(holding & (OF_RANK[rank] if rank > 1 else 1 << 4))


def _meld(pattern: Pattern, cards: Cards, values: _Jokers, companions: Companions) -> Meld:
    shape, size, strength, _, hole = pattern
    return Meld(cards, shape, size, strength, values.phoenix, values.bird, hole, companions)


# ---- Which patterns there are


@cache
def usual_patterns() -> tuple[Pattern, ...]:
    """All combinations of several cards of the printed rules that are no bombs."""
    found = [Pattern(Shape.PAIR, 2, rank, (rank,) * 2) for rank in RANKS]
    found += [Pattern(Shape.TRIPLE, 3, rank, (rank,) * 3) for rank in RANKS]
    found += [Pattern(Shape.FULL_HOUSE, 5, a, (a,) * 3 + (b,) * 2) for a, b in permutations(RANKS, 2)]
    for low, high in combinations(RANKS, 2):
        ranks = tuple(sorted((*range(low, high + 1), *range(low, high + 1))))
        found.append(Pattern(Shape.STAIRS, len(ranks), high, ranks))
    return (*found, *streets(hole=False, four=False, ring=False))


@cache
def streets(*, hole: bool, four: bool, ring: bool) -> tuple[Pattern, ...]:
    """All streets that have a hole, are of four cards, go on from the ace to the two, or are just streets."""
    steps = _rings() if ring else _rows()
    found = []
    for ranks in steps:
        for lacking in ranks[1:-1] if hole else (0,):
            left = tuple(rank for rank in ranks if rank != lacking)
            if len(left) == FOUR if four else len(left) >= SHORTEST_STRAIGHT:
                strength = RING if ring else ranks[-1]
                found.append(Pattern(Shape.STRAIGHT, len(left), strength, left, hole))
    return tuple(found)


def _rows() -> Iterator[tuple[int, ...]]:
    for low in range(1, HIGHEST):
        for high in range(low + 1, HIGHEST + 1):
            yield tuple(range(low, high + 1))


def _rings() -> Iterator[tuple[int, ...]]:
    """From a high rank over the ace to a low one; the two follows the ace (Booster FAQ: K,(),2,3,4)."""
    for low in RANKS:
        for high in range(LOWEST, low):
            yield (*range(low, HIGHEST + 1), *range(LOWEST, high + 1))
