"""How many cases of a long list are tried? A spread over it, or all with TICHU_ALL=1."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
ALL = os.environ.get("TICHU_ALL") == "1"


def some(cases: Sequence[T], count: int) -> list[T]:
    """So many (two or more), evenly spread, with the first and the last: always the same."""
    if ALL or count >= len(cases):
        return list(cases)
    return [cases[at * (len(cases) - 1) // (count - 1)] for at in range(count)]
