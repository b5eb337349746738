"""Booster cards that change until the end of the hand what cards are."""

from tichu_turnier.rules.booster.extensions import (
    fast_street,
    flower,
    ice_hockey,
    level_red,
    pair_mania,
    rainbow,
    skat,
    small_is_beautiful,
)
from tichu_turnier.rules.booster.extensions.extension import PRINTED, Extension, Order

__all__ = ["EXTENSIONS", "Extension", "extensions_of", "order_of"]

EXTENSIONS: tuple[Extension, ...] = (
    ice_hockey.EXTENSION,
    rainbow.EXTENSION,
    pair_mania.EXTENSION,
    flower.EXTENSION,
    fast_street.EXTENSION,
    skat.EXTENSION,
    level_red.EXTENSION,
    small_is_beautiful.EXTENSION,
)


def extensions_of(force: frozenset[str]) -> list[Extension]:
    """Those of the Booster cards that are in force."""
    return [each for each in EXTENSIONS if each.key in force] if force else []


def order_of(extensions: list[Extension]) -> Order:
    """In which order the ranks stand."""
    return next((each.order for each in extensions if each.order is not PRINTED), PRINTED)
