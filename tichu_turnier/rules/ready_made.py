"""Which combinations are in a few cards of one or two ranks, made once and looked up ever after?

Every combination is a sum of *figures*: one, two or three cards of a rank, the Phoenix as one of them or not.
A straight adds single cards, stairs add pairs, a full house a triple and a pair. What a figure has above its
cards counts kind, length and rank (see `Combination`), so that the sum is the whole combination.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeVar

from tichu_turnier.rules.cards import DOG, DRAGON_RANK, LOWEST, MAH_JONG, OF_RANK, PHOENIX, Cards, each_card
from tichu_turnier.rules.combinations import PHOENIX_AS, Combination, Kind, meaning, readings

Moves = tuple[Combination, ...]
Numbers = tuple[int, ...]
Figures = tuple[Numbers, Numbers]
"""Those without the Phoenix; the same and behind them those with it."""
T = TypeVar("T")

MOST_KEPT = 1 << 15
"""So many entries one `ReadyMade` keeps before it forgets all and starts again; most can have far fewer.

After 200,000 random holdings all of them together had 54,000 entries and took 40 MB.
"""

PARTS: tuple[Cards, ...] = tuple(OF_RANK[rank] | OF_RANK[rank + 1] for rank in range(2, 16, 2))
"""Two ranks each: 2 and 3, ... ace and Dragon."""


class ReadyMade(dict[Cards, T]):
    """Answers by the cards they are about; what is asked for the first time is made and kept."""

    def __init__(self, make: Callable[[Cards], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, cards: Cards) -> T:
        made = self._make(cards)
        if len(self) >= MOST_KEPT:
            self.clear()
        self[cards] = made
        return made


def figures(cards: Cards, rank: int, size: int, what: int) -> Figures:
    """All figures of so many cards of one rank; `what` is added to each."""
    each = each_card(cards)
    plain = tuple([what + sum(few) for few in combinations(each, size)])
    if rank < LOWEST:
        return plain, plain
    phoenix = what + PHOENIX_AS[rank]
    return plain, plain + tuple([phoenix + sum(few) for few in combinations(each, size - 1)])


def joined(one: Figures, other: Figures) -> Figures:
    """All sums of two figures, with the Phoenix in one of them at most."""
    (plain, both), (more, more_both) = one, other
    sums = [a + b for b in more_both for a in plain]
    sums += [a + b for b in more for a in both[len(plain) :]]
    return tuple(sums[: len(plain) * len(more)]), tuple(sums)


def _singles(cards: Cards) -> Moves:
    found: list[Combination] = []
    for part in _ALL_PARTS:
        if cards & part:
            found += _SINGLES_OF_PART[cards & part]
    return tuple(found)


def _sets(kind: Kind, size: int, part: Cards) -> Moves:
    """All pairs or triples of two ranks, the Phoenix among them where the part has it."""
    made: list[int] = []
    for rank, cards in _ranks(part):
        made += figures(cards, rank, size, meaning(kind, size, rank))[bool(part & PHOENIX)]
    return tuple(map(Combination, made))


def _sets_of_all_sizes(part: Cards) -> Moves:
    return SINGLES[part & ~PHOENIX] + _sets(Kind.PAIR, 2, part) + _sets(Kind.TRIPLE, 3, part)


def _ranks(part: Cards) -> Iterator[tuple[int, Cards]]:
    """Each rank from 2 to the ace that is among these cards, with its cards."""
    for rank in range(LOWEST, DRAGON_RANK):
        if part & OF_RANK[rank]:
            yield rank, part & OF_RANK[rank]


_ALL_PARTS = (DOG | PHOENIX | MAH_JONG, *PARTS)
_SINGLES_OF_PART = ReadyMade(lambda part: tuple([readings(card)[0] for card in each_card(part)]))
SINGLES = ReadyMade(_singles)
"""By any cards."""
PAIRS = ReadyMade(lambda part: _sets(Kind.PAIR, 2, part))
"""By the cards of one of `PARTS` with the Phoenix."""
TRIPLES = ReadyMade(lambda part: _sets(Kind.TRIPLE, 3, part))
"""By the cards of one of `PARTS` with the Phoenix."""
SETS = ReadyMade(_sets_of_all_sizes)
"""Singles, pairs and triples (no bombs), by the cards of one of `PARTS` with the Phoenix."""
