"""Lots that come out alike from the same seed on every Python.

Of `random.Random` only `random()` is promised to stay the same from one Python to the next, so everything is
made of it.
"""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def generator(seed: int, *uses: int) -> random.Random:
    """A generator of its own for every seed and every use of it, e.g. the number of rounds played before."""
    for use in uses:
        seed = seed * 1_000_003 + use + 1
    return random.Random(seed)


def below(rng: random.Random, end: int) -> int:
    """A number from 0 to `end` - 1, each equally likely; `end` is at least 1."""
    return int(rng.random() * end)


def pick(rng: random.Random, things: Sequence[T]) -> T:
    """One of the things, each equally likely."""
    return things[below(rng, len(things))]


def shuffled(rng: random.Random, things: Iterable[T]) -> list[T]:
    """The things in an order by lot, each order equally likely (Fisher and Yates)."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
