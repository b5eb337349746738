"""A meld: what cards are where Booster cards are played, and which meld beats which."""

from dataclasses import dataclass, replace
from enum import StrEnum

from tichu_turnier.rules.cards import DRAGON_RANK, HIGHEST, PHOENIX, Cards, names_of
from tichu_turnier.rules.combinations import Combination, Kind

Companions = frozenset[str]
"""The keys of the yellow Booster cards that accompany a play."""
ALONE: Companions = frozenset()
RING = HIGHEST + 1
"""The strength of a ring street: above every other street (Booster FAQ: Ringstrasse)."""
MIGHTY = DRAGON_RANK + 1
"""The strength of the Mah Jong with the mouse: it beats an ace, the Phoenix or the Dragon, and only a bomb
beats it (Booster FAQ: Maus)."""


class Shape(StrEnum):
    """What cards can be only by Booster cards."""

    RAINBOW = "rainbow"
    ICE_HOCKEY = "ice-hockey"
    PAIR_MANIA = "pair-mania"
    FLOWER = "flower"
    FAST_STREET = "fast-street"


_BOMBS = (Kind.FOUR_BOMB, Kind.STRAIGHT_BOMB)


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards with one meaning."""

    cards: Cards
    shape: Kind | Shape
    size: int
    """Only one of the same size beats it; 0 where the number of cards does not matter."""
    strength: float
    """That of its deciding rank as printed, with Skat a ten stands between king and ace."""
    phoenix: int | None = None
    """For which rank the Phoenix stands."""
    bird: int | None = None
    """For which rank the fire bird stands."""
    hole: bool = False
    """Whether a street lacks a rank."""
    companions: Companions = ALONE

    @property
    def is_bomb(self) -> bool:
        """Whether it beats everything but higher bombs, and may be played out of turn."""
        return self.shape in _BOMBS

    @property
    def length(self) -> int:
        return self.cards.bit_count()

    @property
    def final(self) -> bool:
        """Whether nothing beats it any more (Booster FAQ: Drachenbaby), assumed: no bomb either."""
        return "baby-dragon" in self.companions

    def __repr__(self) -> str:
        """Such as <R8 B8 G9 S9: rainbow 9>."""
        with_them = "".join(f" +{each}" for each in sorted(self.companions))
        return f"<{' '.join(names_of(self.cards))}: {self.shape} {self.strength:g}{with_them}>"


def meld_of(combination: Combination) -> Meld:
    """A combination of the printed rules."""
    return Meld(
        combination.cards, combination.kind, combination.length, combination.rank, combination.phoenix
    )


def plain(meld: Meld) -> Combination:
    """The same cards for whoever goes on with a trick by the printed rules and does not ask what they are."""
    kind = meld.shape if isinstance(meld.shape, Kind) else Kind.SINGLE
    return Combination.of(meld.cards, kind, meld.length, min(meld.strength, DRAGON_RANK), meld.phoenix)


def beats(meld: Meld, table: Meld) -> bool:
    """Whether it may be played on what lies on the table.

    Bombs as printed, whatever lies there but the baby dragon. Ice hockey teams and flowers of any number of
    cards beat each other (Booster FAQ: Eishockeyteams); on a street with a hole only such a one is played
    (Booster FAQ: durch höhere Strassen gleichen Typs).
    """
    if table.final or table.shape is Kind.DOG:
        return False
    if meld.is_bomb or table.is_bomb:
        rather = (meld.size, meld.strength) > (table.size, table.strength)
        return meld.is_bomb and (rather or not table.is_bomb)
    if meld.shape is not table.shape or meld.size != table.size or table.hole > meld.hole:
        return False
    if "mouse" in meld.companions:
        return table.strength in (HIGHEST, DRAGON_RANK) or table.cards == PHOENIX
    if meld.cards == PHOENIX:
        return table.strength < DRAGON_RANK
    return meld.strength > table.strength


def upon(meld: Meld, table: Meld | None) -> Meld:
    """As it counts once played: a single Phoenix is a little above what it beats."""
    if table is None or meld.cards != PHOENIX:
        return meld
    whole = table.strength == int(table.strength)
    return replace(meld, strength=table.strength + (0.5 if whole else 0.125))
