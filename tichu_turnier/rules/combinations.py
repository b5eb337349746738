"""Which combinations can a set of cards be, and which combination beats which?"""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from tichu_turnier.rules.cards import (
    DOG,
    DRAGON,
    DRAGON_RANK,
    HIGHEST,
    LOWEST,
    MAH_JONG,
    PHOENIX,
    Cards,
    each_card,
    rank_of,
)

SHORTEST_STRAIGHT = 5
PHOENIX_LED = 1.5
"""The rank of a single Phoenix that is led: half above the Mah Jong."""


class Kind(StrEnum):
    """What a combination is; combinations of one kind and length can beat each other."""

    SINGLE = "single"
    DOG = "dog"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full"
    STRAIGHT = "straight"
    STAIRS = "stairs"
    FOUR_BOMB = "bomb4"
    STRAIGHT_BOMB = "bombsf"


BOMBS = (Kind.FOUR_BOMB, Kind.STRAIGHT_BOMB)
_DOG = Kind.DOG


class Combination(NamedTuple):
    """Cards with one meaning. A tuple, as a holding can have hundreds of them, made in a few microseconds."""

    cards: Cards
    kind: Kind
    length: int
    """How many cards."""
    rank: float
    """The highest rank, of a full house that of the triple; Mah Jong 1, Dragon 15, led Phoenix 1.5."""
    phoenix: int | None
    """For which rank the Phoenix stands; None where it is not among the cards or alone."""

    @property
    def is_bomb(self) -> bool:
        """Whether it beats everything but higher bombs, and may be played out of turn."""
        return self.kind in BOMBS


@lru_cache(maxsize=1 << 14)
def readings(cards: Cards) -> tuple[Combination, ...]:
    """Everything that these cards can be, lowest Phoenix first; nothing when they are no combination.

    With the Phoenix there can be several readings, and its player says which (Treibhaus FAQ: Phönix in
    zweideutiger Position). A run of one suit is a bomb and nothing else (Treibhaus FAQ: Strassenbombe).
    """
    if cards.bit_count() <= 1:
        return _single(cards)
    if cards & (DOG | DRAGON):
        return ()
    ranks = [rank_of(card) for card in each_card(cards & ~PHOENIX)]
    if not cards & PHOENIX:
        shape = _shape(ranks, one_suit=_one_suit(cards), natural=True)
        return () if shape is None else (Combination(cards, shape[0], len(ranks), shape[1], None),)
    found = []
    for value in range(max(LOWEST, ranks[0] - 1), min(HIGHEST, ranks[-1] + 1) + 1):
        shape = _shape(sorted([*ranks, value]), one_suit=False, natural=False)
        if shape is not None:
            found.append(Combination(cards, shape[0], len(ranks) + 1, shape[1], value))
    return tuple(found)


def beats(combination: Combination, table: Combination) -> bool:
    """Whether a combination may be played on the one that lies on the table.

    Bombs beat all that is no bomb; among bombs the longer one wins, then the higher. The Dog neither beats
    nor can be beaten. The single Phoenix beats every single card but the Dragon.
    """
    kind = combination.kind
    if kind is table.kind and combination.length == table.length:
        return combination.rank > table.rank or (combination.cards == PHOENIX and table.rank < DRAGON_RANK)
    if kind not in BOMBS:
        return False
    return combination.length > table.length if table.kind in BOMBS else table.kind is not _DOG


def upon(combination: Combination, table: Combination | None) -> Combination:
    """The combination as it counts once played: a single Phoenix is half a rank above what it beats."""
    if table is None or combination.cards != PHOENIX:
        return combination
    return combination._replace(rank=int(table.rank) + 0.5)


def _single(cards: Cards) -> tuple[Combination, ...]:
    if not cards:
        return ()
    if cards == DOG:
        return (Combination(cards, Kind.DOG, 1, 0, None),)
    rank = PHOENIX_LED if cards == PHOENIX else rank_of(cards)
    return (Combination(cards, Kind.SINGLE, 1, rank, None),)


def _one_suit(cards: Cards) -> bool:
    """Whether all cards are plain and of one suit."""
    suits = {card.bit_length() % 4 for card in each_card(cards)}
    return len(suits) == 1 and not cards & MAH_JONG


def _shape(ranks: list[int], *, one_suit: bool, natural: bool) -> tuple[Kind, int] | None:
    """The kind and rank of cards with these ranks (two or more, ascending); `natural` without the Phoenix."""
    counts = [ranks.count(rank) for rank in range(ranks[0], ranks[-1] + 1)]
    top = ranks[-1]
    if len(counts) == 1:
        return _same_rank(len(ranks), top, natural=natural)
    if all(count == 1 for count in counts) and len(counts) >= SHORTEST_STRAIGHT:
        return (Kind.STRAIGHT_BOMB if one_suit else Kind.STRAIGHT), top
    if all(count == 2 for count in counts):  # noqa: PLR2004 - a pair is two cards
        return Kind.STAIRS, top
    ends = (counts[0], counts[-1])
    if not any(counts[1:-1]) and ends in ((2, 3), (3, 2)):
        return Kind.FULL_HOUSE, (top if ends == (2, 3) else ranks[0])
    return None


def _same_rank(count: int, rank: int, *, natural: bool) -> tuple[Kind, int] | None:
    """Pair, triple, or four of one rank without the Phoenix."""
    kind = {2: Kind.PAIR, 3: Kind.TRIPLE, 4: Kind.FOUR_BOMB if natural else None}.get(count)
    return None if kind is None else (kind, rank)
