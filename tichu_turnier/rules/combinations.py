"""Combinations that cards can be, and which beats which."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from itertools import permutations
from typing import Self

from tichu_turnier.rules.cards import (
    DOG,
    DRAGON_RANK,
    HIGHEST,
    MAH_JONG,
    PHOENIX,
    RANKS,
    UNRANKED,
    Cards,
    counts_of,
    names_of,
    rank_of,
)

SHORTEST_STRAIGHT = 5
PHOENIX_LED = 1.5
"""The rank of a single Phoenix that is led: half above the Mah Jong."""


class Kind(StrEnum):
    """What a combination is, in the order of strength; only the Dog can neither beat nor be beaten."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full"
    STRAIGHT = "straight"
    STAIRS = "stairs"
    FOUR_BOMB = "bomb4"
    STRAIGHT_BOMB = "bombsf"
    DOG = "dog"


_KINDS = tuple(Kind)
_NUMBERS = {kind: number for number, kind in enumerate(Kind)}
_CARDS: Cards = (1 << 64) - 1
_PHOENIX, _RANK, FULL_RANK_PLACE, _LENGTH, KIND_PLACE = 64, 68, 69, 73, 77
"""From which bits on these stand; from the full rank's on there is the rank without its half."""
_RANKS = tuple(halves / 2 if halves % 2 else halves // 2 for halves in range(32))
_BOMBS, _AFTER_BOMBS = _NUMBERS[Kind.FOUR_BOMB] << KIND_PLACE, _NUMBERS[Kind.DOG] << KIND_PLACE

ONE_LONGER, ONE_HIGHER = 1 << _LENGTH, 2 << _RANK
"""Added to a combination, they make it one card longer or one rank higher."""
_IN_A_ROW = tuple(sum(1 << 4 * rank for rank in range(length)) for length in range(HIGHEST + 1))
"""So many ranks one after the other, from rank 0."""
PHOENIX_AS: tuple[int, ...] = tuple(PHOENIX | value << _PHOENIX for value in range(HIGHEST + 1))
"""Added to a combination, the Phoenix as a card of this rank."""


class Combination(int):
    """Cards with one meaning, in one number: a holding can have hundreds of them.

    The cards are where they are in every set of cards, so that `combination & cards` asks for some of them;
    above them is what they mean. The greater number is the stronger combination.

        bits 80-77   76-73    72-68      67-64     63-0
        |   kind   | length | 2 x rank | Phoenix | cards |

    A pair of eights with the Phoenix: kind 1, length 2, twice 8, Phoenix as 8, and two bits for its cards.
    """

    __slots__ = ()

    @classmethod
    def of(cls, cards: Cards, kind: Kind, length: int, rank: float, phoenix: int | None = None) -> Self:
        """Cards that are known to have this meaning; what is what, the properties say."""
        return cls(cards | meaning(kind, length, rank, phoenix))

    @property
    def cards(self) -> Cards:
        return self & _CARDS

    @property
    def kind(self) -> Kind:
        """Combinations of one kind and length can beat each other."""
        return _KINDS[self >> KIND_PLACE]

    @property
    def length(self) -> int:
        return self >> _LENGTH & 15

    @property
    def rank(self) -> float:
        """The highest rank, of a full house that of the triple; Mah Jong 1, Dragon 15, led Phoenix 1.5."""
        return _RANKS[self >> _RANK & 31]

    @property
    def phoenix(self) -> int | None:
        """For which rank the Phoenix stands; None where it is not among the cards or alone."""
        return self >> _PHOENIX & 15 or None

    @property
    def is_bomb(self) -> bool:
        """Whether it beats everything but higher bombs, and may be played out of turn."""
        return _BOMBS <= self < _AFTER_BOMBS

    def __repr__(self) -> str:
        """Such as <Ph S8 S9 B9: stairs 9, Phoenix 8>."""
        phoenix = f", Phoenix {self.phoenix}" if self.phoenix else ""
        return f"<{' '.join(names_of(self.cards))}: {self.kind} {self.rank}{phoenix}>"


def meaning(kind: Kind, length: int, rank: float, phoenix: int | None = None) -> int:
    """What stands above the cards of a `Combination`."""
    return (
        _NUMBERS[kind] << KIND_PLACE | length << _LENGTH | int(2 * rank) << _RANK | (phoenix or 0) << _PHOENIX
    )


def least_above(table: Combination) -> int:
    """From this number on, all combinations of its kind and length beat it."""
    return (table >> _RANK) + 1 << _RANK


def least_longer(table: Combination) -> int:
    """From this number on, all combinations are longer or of another kind."""
    return (table >> _LENGTH) + 1 << _LENGTH


def beats(combination: Combination, table: Combination) -> bool:
    """Whether a combination may be played on the one that lies on the table.

    Bombs beat all that is no bomb; among bombs the longer one wins, then the higher. The Dog neither beats
    nor can be beaten. The single Phoenix beats every single card but the Dragon.
    """
    if combination >> _LENGTH != table >> _LENGTH:
        return combination > table and combination.is_bomb
    if combination & _CARDS == PHOENIX:
        return table.rank < DRAGON_RANK
    return combination >> _RANK > table >> _RANK


def upon(combination: Combination, table: Combination | None) -> Combination:
    """The combination as it counts once played: a single Phoenix is half a rank above what it beats."""
    if table is None or combination & _CARDS != PHOENIX:
        return combination
    return Combination((table >> _RANK | 1) << _RANK | PHOENIX)


@lru_cache(maxsize=1 << 14)
def meanings(cards: Cards) -> tuple[Combination, ...]:
    """Everything that these cards can be, lowest Phoenix first; nothing when they are no combination.

    With the Phoenix there can be several meanings, and its player says which (Treibhaus FAQ: Phönix in
    zweideutiger Position). A run of one suit is a bomb and nothing else (Treibhaus FAQ: Strassenbombe).
    """
    return counted_meanings(cards, counts_of(cards) | cards & UNRANKED)


def counted_meanings(cards: Cards, counts: int) -> tuple[Combination, ...]:
    """The same for somebody who has counted: four bits a rank; Phoenix, Dog and Dragon as they are."""
    if not cards & cards - 1:
        return _alone(cards)
    found = _meanings_by_counts().get(counts, ())
    if len(found) == 1 and _one_suit(cards):
        return (Combination.of(cards, Kind.STRAIGHT_BOMB, cards.bit_count(), rank_of(cards)),)
    return tuple([Combination(cards | each) for each in found])


def _alone(cards: Cards) -> tuple[Combination, ...]:
    if not cards:
        return ()
    if cards == DOG:
        return (Combination.of(cards, Kind.DOG, 1, 0),)
    rank = PHOENIX_LED if cards == PHOENIX else rank_of(cards)
    return (Combination.of(cards, Kind.SINGLE, 1, rank),)


def _one_suit(cards: Cards) -> bool:
    """Whether cards with one meaning are a straight bomb; the Mah Jong has no suit."""
    lowest, length = cards & -cards, cards.bit_count()
    return length >= SHORTEST_STRAIGHT and lowest != MAH_JONG and cards == lowest * _IN_A_ROW[length]


@cache
def _meanings_by_counts() -> dict[int, tuple[int, ...]]:
    """What cards mean, by how many of each rank there are, with the Phoenix (some 1,200 of them)."""
    found: dict[int, list[int]] = {}
    for kind, length, rank, counts in _shapes():
        found.setdefault(counts, []).append(meaning(kind, length, rank))
        for value in RANKS if kind is not Kind.FOUR_BOMB else ():
            if counts >> 4 * value & 15:
                with_phoenix = counts - (1 << 4 * value) | PHOENIX
                found.setdefault(with_phoenix, []).append(meaning(kind, length, rank, value))
    return {counts: tuple(sorted(found[counts], key=lambda each: each >> _PHOENIX & 15)) for counts in found}


def _shapes() -> Iterator[tuple[Kind, int, int, int]]:
    """Kind, length, rank and how many cards of each rank, of all combinations of several cards."""
    one = [1 << 4 * rank for rank in range(HIGHEST + 1)]
    for rank in RANKS:
        for length, kind in enumerate((Kind.PAIR, Kind.TRIPLE, Kind.FOUR_BOMB), start=2):
            yield kind, length, rank, length * one[rank]
    for triple, pair in permutations(RANKS, 2):
        yield Kind.FULL_HOUSE, 5, triple, 3 * one[triple] + 2 * one[pair]
    for low in range(1, HIGHEST):
        for high in range(low + 1, HIGHEST + 1):
            ranks = sum(one[low : high + 1])
            if high - low + 1 >= SHORTEST_STRAIGHT:
                yield Kind.STRAIGHT, high - low + 1, high, ranks
            if low in RANKS and high - low < HIGHEST // 2:
                yield Kind.STAIRS, 2 * (high - low + 1), high, 2 * ranks
