"""Fast streets."""

from collections.abc import Iterator

from tichu_turnier.rules.booster.extensions.extension import Extension
from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.booster.patterns import Pattern, filled, pattern
from tichu_turnier.rules.cards import HIGHEST, LOWEST, Cards
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT

_STEP = 2


def _patterns() -> Iterator[Pattern]:
    for low in range(LOWEST, HIGHEST + 1):
        for high in range(low + _STEP * (SHORTEST_STRAIGHT - 1), HIGHEST + 1, _STEP):
            yield pattern(Shape.FAST_STREET, high, range(low, high + 1, _STEP))


_PATTERNS = tuple(_patterns())


def _finds(holding: Cards) -> Iterator[Meld]:
    """Rather a ladder than a row, and no street that yellow cards could change (Booster FAQ: Schnellstrasse).

    Assumed: at least five cards, each two ranks above the one before, to be beaten by higher ones of the same
    length.
    """
    return filled(_PATTERNS, holding)


EXTENSION = Extension("fast-street", _finds)
