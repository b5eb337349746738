"""Booster cards that change until the end of the hand what cards are."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product

from tichu_turnier.rules.booster.meld import Meld, Shape
from tichu_turnier.rules.booster.patterns import filled, pattern
from tichu_turnier.rules.cards import (
    HIGHEST,
    LOWEST,
    OF_RANK,
    ONE_EACH,
    PHOENIX,
    PLAIN,
    RANKS,
    SUITS,
    Cards,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import SHORTEST_STRAIGHT, Kind


@dataclass(frozen=True, slots=True)
class Order:
    """In which order the ranks stand."""

    moved: tuple[tuple[int, int, float], ...] = ()
    """Of each that stands elsewhere: the printed rank, at whose place it stands now, and how strong it is."""

    def seen(self, cards: Cards) -> Cards:
        """The cards as others that stand as they do now."""
        return self._moved(cards, ((rank, place) for rank, place, _ in self.moved))

    def told(self, meld: Meld) -> Meld:
        """What was found among such others, with its own cards and strength again."""
        if not self.moved:
            return meld
        cards = self._moved(meld.cards, ((place, rank) for rank, place, _ in self.moved))
        strengths = {float(place): strength for _, place, strength in self.moved}
        printed = {place: rank for rank, place, _ in self.moved}
        value = meld.phoenix if meld.phoenix is None else printed.get(meld.phoenix, meld.phoenix)
        strength = strengths.get(meld.strength, meld.strength)
        return replace(meld, cards=cards, strength=strength, phoenix=value)

    def _moved(self, cards: Cards, ways: Iterable[tuple[int, int]]) -> Cards:
        found = cards
        for rank, _, _ in self.moved:
            found &= ~OF_RANK[rank]
        for rank, place in ways:
            found |= (cards & OF_RANK[rank]) >> 4 * rank << 4 * place
        return found


PRINTED = Order()


@dataclass(frozen=True, slots=True)
class Extension:
    """What one Booster card answers differently; whatever is not said stays as it is.

    Where the published answers leave something open, the text `booster-assumed-<key>` says what is assumed.
    """

    key: str
    """That of the Booster card."""
    finds: Callable[[Cards], Iterable[Meld]] = lambda _: ()
    """All further melds of a holding."""
    of_bombs: bool = False
    """Whether those can be cards that look like a bomb: a bomb is a bomb (Booster FAQ: Bomben)."""
    allows: Callable[[Meld], bool] = lambda _: True
    """Whether a meld may be played at all."""
    order: Order = PRINTED


_TEAMS, _BOUQUETS = (5, 6), (2, 3)
_FOUR_CARDS, _MOST_SMALL, _STEP = 4, 5, 2
_TRIPLE, _FULL_HOUSE = 3, 5
_GREEN: Cards = (ONE_EACH & PLAIN) << SUITS.index("G")
_ABOVE_KING = 13.75
"""Above the king and a Phoenix on it, below the ace; what lay there before keeps its rank."""
_FAST_STREETS = tuple(
    pattern(Shape.FAST_STREET, high, range(low, high + 1, _STEP))
    for low in range(LOWEST, HIGHEST + 1)
    for high in range(low + _STEP * (SHORTEST_STRAIGHT - 1), HIGHEST + 1, _STEP)
)


def _ice_hockey_teams(holding: Cards) -> Iterator[Meld]:
    """Five or six cards of one colour; the number does not matter (Booster FAQ: Eishockeyteams); no Phoenix.

    Assumed: the ranks do not matter, and the highest one decides.
    """
    for suit in range(len(SUITS)):
        players = each_card(holding & PLAIN & ONE_EACH << suit)
        for number in _TEAMS:
            for team in combinations(players, number):
                yield Meld(sum(team), Shape.ICE_HOCKEY, 0, rank_of(team[-1]))


def _rainbows(holding: Cards) -> Iterator[Meld]:
    """One card of each colour, such as 8 8 9 9 (Booster FAQ: rot8/blau8/grün9/schwarz9); no Phoenix.

    Assumed: the ranks do not matter, and the highest one decides.
    """
    suits = [each_card(holding & PLAIN & ONE_EACH << suit) for suit in range(_FOUR_CARDS)]
    for four in product(*suits):
        cards = sum(four)
        yield Meld(cards, Shape.RAINBOW, _FOUR_CARDS, max(map(rank_of, four)))


def _two_pairs(holding: Cards) -> Iterator[Meld]:
    """Two pairs of any ranks (Booster FAQ: zwei Pärchen gemäss Pärchenmanie), one of them with the Phoenix.

    Assumed: there are two, and the higher one decides.
    """
    pairs = {rank: list(_pairs(holding, rank)) for rank in RANKS}
    for low, high in combinations(RANKS, 2):
        for one in pairs[low]:
            for other in pairs[high]:
                if not one & other:
                    cards = one | other
                    value = None if not cards & PHOENIX else low if one & PHOENIX else high
                    yield Meld(cards, Shape.PAIR_MANIA, _FOUR_CARDS, high, value)


def _pairs(holding: Cards, rank: int) -> Iterator[Cards]:
    cards = each_card(holding & OF_RANK[rank])
    yield from (one | other for one, other in combinations(cards, 2))
    if holding & PHOENIX:
        yield from (card | PHOENIX for card in cards)


def _flowers(holding: Cards) -> Iterator[Meld]:
    """A pair or triple with a green card as its stalk, which is not the Phoenix (Booster FAQ: Blümlein).

    Assumed: the stalk has any rank, the Phoenix may be in the bouquet, and the bouquet's rank decides.
    """
    for stalk in each_card(holding & _GREEN):
        for rank in RANKS:
            cards = each_card(holding & OF_RANK[rank] & ~stalk)
            for number in _BOUQUETS:
                for flowers in combinations(cards, number):
                    yield Meld(stalk | sum(flowers), Shape.FLOWER, 0, rank)
                for flowers in combinations(cards, number - 1) if holding & PHOENIX else ():
                    yield Meld(stalk | PHOENIX | sum(flowers), Shape.FLOWER, 0, rank, rank)


def _fours_at_level_red(holding: Cards) -> Iterator[Meld]:
    """A triple, also in a full house of six cards (Booster FAQ: Sicherheitsstufe Rot).

    Assumed: straight bombs stay what they are.
    """
    for rank in RANKS:
        four = OF_RANK[rank]
        if four & ~holding:
            continue
        yield Meld(four, Kind.TRIPLE, _TRIPLE, rank)
        for other in RANKS:
            cards = each_card(holding & OF_RANK[other]) if other != rank else []
            for one, two in combinations(cards, 2):
                yield Meld(four | one | two, Kind.FULL_HOUSE, _FULL_HOUSE, rank)
            for one in cards if holding & PHOENIX else ():
                yield Meld(four | one | PHOENIX, Kind.FULL_HOUSE, _FULL_HOUSE, rank, other)


EXTENSIONS: tuple[Extension, ...] = (
    Extension("ice-hockey", _ice_hockey_teams),
    Extension("rainbow", _rainbows),
    Extension("pair-mania", _two_pairs),
    Extension("flower", _flowers),
    # Rather a ladder than a row, and no street that yellow cards could change (Booster FAQ: Schnellstrasse).
    # Assumed: at least five cards, each two ranks above the one before, to be beaten by higher ones of the
    # same length.
    Extension("fast-street", lambda holding: filled(_FAST_STREETS, holding)),
    # Tens stand next below the ace, in straight bombs too (Booster FAQ: Skat).
    Extension("skat", order=Order(((11, 10, 11), (12, 11, 12), (13, 12, 13), (10, 13, _ABOVE_KING)))),
    Extension(
        "level-red", _fours_at_level_red, of_bombs=True, allows=lambda meld: meld.shape is not Kind.FOUR_BOMB
    ),
    # Not more than five cards, whatever they count as (Booster FAQ: Small is beautiful).
    Extension("small-is-beautiful", allows=lambda meld: max(meld.length, meld.size) <= _MOST_SMALL),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds together until the end of the hand."""

    extensions: tuple[Extension, ...]
    order: Order
    """In which order the ranks stand."""

    def told(self, found: Iterable[Meld]) -> Iterator[Meld]:
        """What may be played of melds that were found by the order of the ranks, with their own cards."""
        return (self.order.told(meld) for meld in found if all(each.allows(meld) for each in self.extensions))


@cache
def terms_of(force: frozenset[str]) -> Terms:
    found = tuple(each for each in EXTENSIONS if each.key in force)
    return Terms(found, next((each.order for each in found if each.order is not PRINTED), PRINTED))
