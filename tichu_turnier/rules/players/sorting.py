"""Sort a holding into combinations, and find those that are a burden.

A burden is between 1 (it never wins a trick, somebody else must give up the lead for it) and -1 (it wins the
trick and so brings another one along). The sum of a holding says how far it is from being played.
"""

from functools import lru_cache

from tichu_turnier.rules.cards import (
    DECK,
    DOG,
    DRAGON,
    HIGHEST,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    RANKS,
    Cards,
    at_least,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import PHOENIX_LED, Combination, Kind, meanings
from tichu_turnier.rules.plays.follows import ABOVE
from tichu_turnier.rules.plays.runs import STRAIGHTS, bombs

Groups = tuple[Combination, ...]
"""A holding, cut into combinations."""

_HIGHEST_STAIRS = 12
"""Kings and aces win more as pairs than in stairs."""
_BELOW_JACK = sum(OF_RANK[1:11])
"""A straight takes such a card along where it stands alone."""
_MOST_BROKEN = 2
"""A straight may break so many pairs, triples and bombs."""
_FIXED = {Kind.DOG: 0.6, Kind.FOUR_BOMB: -1.5, Kind.STRAIGHT_BOMB: -1.5}
_PHOENIX = -0.5
"""The Phoenix before it is on top of another card."""
_NO_RANK_ABOVE = 0.25
"""Nothing above a combination of aces: it can still be bombed."""
_KEPT = {Kind.PAIR: 0.72, Kind.TRIPLE: 0.9, Kind.FULL_HOUSE: 0.92}
"""How likely a combination is to win, for each card (singles) or rank above it that is still about."""
_KEPT_SINGLE, _KEPT_STRAIGHT, _KEPT_STAIRS = 0.8, 0.82, 0.88
_SPECIALS = {card: meanings(card)[0] for card in (DOG, PHOENIX, MAH_JONG, DRAGON)}
_OF_SAME_RANK = {
    cards: meanings(cards)[0] for rank in RANKS for cards in (number << 4 * rank for number in range(1, 16))
}
"""Singles, pairs, triples and bombs by their cards."""
_ONE_SUIT = frozenset(
    sum(1 << 4 * rank + suit for rank in range(low, high + 1))
    for suit in range(4)
    for low in RANKS
    for high in range(low + 4, HIGHEST + 1)
)


@lru_cache(maxsize=1 << 13)
def sorted_out(holding: Cards) -> Groups:
    """The combinations in which a holding is best kept together."""
    return min(_sortings(holding), key=_static_weight)


def disorder(holding: Cards) -> float:
    """How far a holding is from being played, when nothing is known of the other cards."""
    return _static_weight(sorted_out(holding))


def weight(groups: Groups, others: "Others") -> float:
    return sum([others.burden(each) for each in groups])


def strength(holding: Cards) -> float:
    """How good a holding is before play: the burden of its combinations, turned round."""
    return -weight(sorted_out(holding), Others(DECK & ~holding))


class Others:
    """Which cards other players may still hold, and what that makes of a combination."""

    __slots__ = ("longest", "ranks", "unseen")

    def __init__(self, unseen: Cards, longest: int = 14) -> None:
        """`longest`: the most cards that an opponent holds."""
        self.unseen = unseen
        self.longest = longest
        self.ranks = at_least(unseen)

    def burden(self, group: Combination) -> float:
        """Between 1, which never wins a trick, and -1, which always does; bombs less."""
        kind, length = group.kind, group.length
        if kind is Kind.SINGLE:
            return self._burden_of_single(group)
        if kind in _FIXED:
            return _FIXED[kind]
        if length > self.longest:
            return -1
        above = ABOVE[int(group.rank)]
        if kind is Kind.STRAIGHT:
            return _burden(_KEPT_STRAIGHT ** (25 / length**2), self.ranks[0] & above)
        if kind is Kind.STAIRS:
            return _burden(_KEPT_STAIRS ** (4 / length), self.ranks[1] & above)
        return _burden(_KEPT[kind], self.ranks[1 if kind is Kind.PAIR else 2] & above)

    def _burden_of_single(self, group: Combination) -> float:
        if group.cards == PHOENIX and group.rank == PHOENIX_LED:
            return _PHOENIX
        above = (self.unseen & ABOVE[int(group.rank)]).bit_count()
        if self.unseen & PHOENIX and group.cards != DRAGON:
            above += 1
        return 1 - 2 * float(_KEPT_SINGLE**above)


def _burden(kept: float, above: Cards) -> float:
    return 1 - 2 * float(kept ** (above.bit_count() + _NO_RANK_ABOVE))


_NOTHING_SEEN = Others(DECK & ~DOG)


@lru_cache(maxsize=1 << 14)
def _static(group: Combination) -> float:
    return _NOTHING_SEEN.burden(group)


def _static_weight(groups: Groups) -> float:
    return sum(map(_static, groups))


def _sortings(holding: Cards) -> list[Groups]:
    """Ways to cut a holding: by rank, or with a straight or a bomb first and the rest likewise."""
    found = [by_rank(holding)]
    some, pairs, _ = at_least(holding)
    alone = some & ~pairs & _BELOW_JACK
    for low, high in STRAIGHTS.places(holding):
        run = sum(OF_RANK[low : high + 1])
        if (pairs & run).bit_count() <= _MOST_BROKEN and not alone & (OF_RANK[low - 1] | OF_RANK[high + 1]):
            straight = _straight(holding, low, high)
            found.append((straight, *by_rank(holding & ~straight)))
    found += [(bomb, *sorted_out(holding & ~bomb)) for bomb in bombs(holding)]
    return found


def by_rank(holding: Cards) -> Groups:
    """Stairs, bombs, full houses, triples, pairs and singles of a holding; the Phoenix alone."""
    groups = [_SPECIALS[card] for card in each_card(holding & ~PLAIN)]
    pairs: list[Combination] = []
    triples: list[Combination] = []
    places = {2: pairs, 3: triples}
    rest = holding & PLAIN
    while rest:
        same = rest & OF_RANK[rank_of(rest & -rest)]
        rest ^= same
        places.get(same.bit_count(), groups).append(_OF_SAME_RANK[same])
    if len(pairs) > 1:
        pairs = _with_stairs(pairs)
    groups += [_full(triple, pairs) if pairs and pairs[0].length == 2 else triple for triple in triples]  # noqa: PLR2004
    return (*groups, *pairs)


def _with_stairs(pairs: list[Combination]) -> list[Combination]:
    """Pairs first, lowest first, then the stairs that neighbouring pairs make."""
    singly, stairs = [], []
    run = [pairs[0]]
    for pair in [*pairs[1:], None]:
        if pair is not None and pair.rank == run[-1].rank + 1 and pair.rank <= _HIGHEST_STAIRS:
            run.append(pair)
            continue
        if len(run) > 1:
            cards = sum([each.cards for each in run])
            stairs.append(Combination.of(cards, Kind.STAIRS, 2 * len(run), run[-1].rank))
        else:
            singly += run
        run = [] if pair is None else [pair]
    return singly + stairs


def _full(triple: Combination, pairs: list[Combination]) -> Combination:
    """A full house with the lowest pair, which is then no pair any more."""
    pair = pairs.pop(0)
    return Combination.of(triple.cards | pair.cards, Kind.FULL_HOUSE, 5, triple.rank)


def _straight(holding: Cards, low: int, high: int) -> Combination:
    """A straight from one rank to another, the Phoenix where a card is missing."""
    cards, phoenix = 0, None
    for rank in range(low, high + 1):
        there = holding & OF_RANK[rank]
        cards |= there & -there
        if not there:
            cards, phoenix = cards | PHOENIX, rank
    kind = Kind.STRAIGHT_BOMB if cards in _ONE_SUIT else Kind.STRAIGHT
    return Combination.of(cards, kind, high - low + 1, high, phoenix)
