"""Lookup tables: the combinations in a few cards of one or two ranks, made once.

Every combination is a sum of *groups*: one, two or three cards of a rank, the Phoenix as one of them or not.
A straight adds single cards, stairs add pairs, a full house a triple and a pair. What a group has above its
cards counts kind, length and rank (see `Combination`), so that the sum is the whole combination.
"""

from collections.abc import Callable
from itertools import combinations
from typing import TypeVar

from tichu_turnier.rules.cards import (
    DOG,
    DRAGON,
    LOWEST,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    Cards,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import PHOENIX_AS, Combination, Kind, meaning, meanings

Moves = tuple[Combination, ...]
Numbers = tuple[int, ...]
CardGroups = tuple[Numbers, Numbers]
"""Those without the Phoenix; the same and behind them those with it."""
K = TypeVar("K")
T = TypeVar("T")

MOST_KEPT = 1 << 15
"""So many entries a `Memo` keeps before it forgets all and starts again; most can have far fewer.

After 200,000 random holdings all of them together had 79,000 entries and took 45 MB.
"""

PARTS: tuple[Cards, ...] = (
    DOG | MAH_JONG | OF_RANK[2],
    *(OF_RANK[rank] | OF_RANK[rank + 1] for rank in range(3, 13, 2)),
    OF_RANK[13] | OF_RANK[14] | DRAGON | PHOENIX,
)
"""The deck in parts to be looked up: Dog, Mah Jong and 2; 3 and 4; ... king, ace, Dragon and Phoenix."""


class Memo(dict[K, T]):
    """Answers by what they are about; what is asked for the first time is made and kept."""

    def __init__(self, make: Callable[[K], T], most: int = MOST_KEPT) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, about: K) -> T:
        made = self._make(about)
        if len(self) >= self._most:
            self.clear()
        self[about] = made
        return made


def card_groups(cards: Cards, rank: int, size: int, what: int) -> CardGroups:
    """All groups of so many cards of one rank; `what` is added to each."""
    each = each_card(cards)
    plain = tuple([what + sum(few) for few in combinations(each, size)])
    if rank < LOWEST:
        return plain, plain
    phoenix = what + PHOENIX_AS[rank]
    return plain, plain + tuple([phoenix + sum(few) for few in combinations(each, size - 1)])


def joined(one: CardGroups, other: CardGroups) -> CardGroups:
    """All sums of two groups, with the Phoenix in one of them at most."""
    (plain, both), (more, more_both) = one, other
    sums = [a + b for b in more_both for a in plain]
    sums += [a + b for b in more for a in both[len(plain) :]]
    return tuple(sums[: len(plain) * len(more)]), tuple(sums)


def _singles(cards: Cards) -> Moves:
    return tuple([meanings(card)[0] for card in each_card(cards)])


def _sets(kind: Kind, size: int) -> Memo[Cards, Moves]:
    """All pairs or triples of two ranks, the Phoenix among them where the part has it."""

    def of_one(cards: Cards) -> Moves:
        rank = rank_of(cards)
        plain, both = card_groups(cards & ~PHOENIX, rank, size, meaning(kind, size, rank))
        return tuple(map(Combination, both if cards & PHOENIX else plain))

    def of_two(part: Cards) -> Moves:
        phoenix, cards = part & PHOENIX, part & PLAIN
        low = cards & 0b1111 << 4 * rank_of(cards & -cards) if cards else 0
        return tuple([each for rank in (low, cards ^ low) if rank for each in ready[rank | phoenix]])

    ready = Memo(of_one)
    return Memo(of_two)


SINGLES = Memo(_singles)
"""By the cards of one of `PARTS`."""
PAIRS = _sets(Kind.PAIR, 2)
"""By the cards of one of `PARTS` with the Phoenix."""
TRIPLES = _sets(Kind.TRIPLE, 3)
"""By the cards of one of `PARTS` with the Phoenix."""
SETS: Memo[Cards, Moves] = Memo(lambda part: _singles(part & ~PHOENIX) + PAIRS[part] + TRIPLES[part])
"""Singles, pairs and triples (no bombs), by the cards of one of `PARTS` with the Phoenix."""
