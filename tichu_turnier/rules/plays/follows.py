"""All leads from a holding, and all that it can put on a combination."""

from collections.abc import Callable
from itertools import combinations, product

from tichu_turnier.rules.cards import (
    DRAGON,
    DRAGON_RANK,
    OF_RANK,
    PHOENIX,
    PLAIN,
    AtLeast,
    Cards,
    at_least,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import (
    FULL_RANK_PLACE,
    KIND_PLACE,
    Combination,
    Kind,
    beats,
    least_above,
    meaning,
    meanings,
)
from tichu_turnier.rules.plays.lookup_tables import (
    PAIRS,
    PARTS,
    SETS,
    SINGLES,
    TRIPLES,
    CardGroups,
    Memo,
    Moves,
    card_groups,
)
from tichu_turnier.rules.plays.runs import STAIRS, STRAIGHTS, bombs, without_bombs

_PARTS = tuple(part | PHOENIX for part in PARTS)
_SHORTEST = 4
"""Stairs and bombs have so many cards, full houses and straights more."""
_PHOENIX = meanings(PHOENIX)
_FOUR_PLACES = 0b1111
"""Of a rank, times the lowest of them."""


def full_houses(holding: Cards, ranks: AtLeast) -> list[Combination]:
    """All full houses of a holding; 3-3-3-3-Phoenix is none (Treibhaus FAQ: Full House)."""
    some, pairs, triples = ranks
    phoenix = holding & PHOENIX
    found: list[Combination] = []
    if not (triples or phoenix):
        return found
    for one, other in combinations(each_card(pairs), 2):
        if phoenix or (one | other) & triples:
            found += _READY_MADE[holding & (one | other) * _FOUR_PLACES | phoenix]
    if triples and phoenix:
        singles = some & PLAIN & ~pairs
        for one, other in product(each_card(triples), each_card(singles)):
            found += _READY_MADE[holding & (one | other) * _FOUR_PLACES | phoenix]
    return found


def _triples(cards: Cards) -> CardGroups:
    rank = rank_of(cards)
    return card_groups(cards, rank, 3, meaning(Kind.FULL_HOUSE, 5, rank))


_TRIPLES = Memo(_triples)
_PAIRS: Memo[Cards, CardGroups] = Memo(lambda cards: card_groups(cards, rank_of(cards), 2, 0))
"""By the cards of one rank."""


def _of_two_ranks(part: Cards) -> Moves:
    """Either rank as the triple, the Phoenix in either of them."""
    phoenix = part & PHOENIX
    cards = part ^ phoenix
    low = cards & _FOUR_PLACES << 4 * rank_of(cards & -cards)
    made: list[int] = []
    for triple, pair in ((low, cards ^ low), (cards ^ low, low)):
        triples, triples_both = _TRIPLES[triple]
        pairs, pairs_both = _PAIRS[pair]
        made += [a + b for a in triples for b in (pairs_both if phoenix else pairs)]
        if phoenix:
            made += [a + b for a in triples_both[len(triples) :] for b in pairs]
    return tuple(map(Combination, made))


_READY_MADE = Memo(_of_two_ranks)
"""By the cards of two ranks with the Phoenix."""


def leads(holding: Cards, armed: Cards = PLAIN) -> list[Combination]:
    """Every distinct lead: each set of cards with each value its Phoenix can have; wishes apart.

    All its bombs are among the cards `armed`, for whoever knows which: without any, nobody looks for bombs.
    """
    found = list(_PHOENIX) if holding & PHOENIX else []
    for part in _PARTS:
        found += SETS[holding & part]
    if holding.bit_count() < _SHORTEST:
        return found
    ranks = at_least(holding)
    numbers = STRAIGHTS.numbers(holding, ranks)
    if armed and (own := bombs(holding & armed)):
        found += own
        numbers = without_bombs(numbers, own)
    _, pairs, _ = ranks
    if pairs & pairs - 1 or (pairs and holding & PHOENIX):  # two of them, or one and the Phoenix
        found += full_houses(holding, ranks)
        numbers += STAIRS.numbers(holding, ranks)
    found += map(Combination, numbers)
    return found


ABOVE: tuple[Cards, ...] = tuple(
    sum(OF_RANK[higher] for higher in range(rank + 1, 15)) | DRAGON if rank < DRAGON_RANK else 0
    for rank in range(DRAGON_RANK + 1)
)
"""All cards above a rank."""


_Finder = Callable[[Cards, Combination], list[Combination]]
_Higher = tuple[tuple[Cards, tuple[Cards, ...]], ...]
"""For each rank the cards above it, and the same in parts to be looked up."""


def _parts(cards: Cards) -> tuple[Cards, ...]:
    return tuple(part & cards for part in PARTS if part & cards)


_HIGHER_SINGLES: _Higher = tuple(
    (cards, _parts(cards)) for cards in (above and above | PHOENIX for above in ABOVE)
)
"""The Phoenix is above all but the Dragon."""


_HIGHER_SETS: _Higher = tuple((cards, tuple(part | PHOENIX for part in _parts(cards))) for cards in ABOVE)
"""The Phoenix can be in a set of every part."""


def follows(holding: Cards, table: Combination, armed: Cards = PLAIN) -> list[Combination]:
    """Every distinct play that beats the table, bombs too, passing apart; a single Phoenix has rank 1.5.

    All its bombs are among the cards `armed`, for whoever knows which: without any, nobody looks for bombs.
    """
    found = _OF_SAME_KIND[table >> KIND_PLACE](holding, table)
    if armed and (own := bombs(holding & armed)):
        found += [bomb for bomb in own if beats(bomb, table)]
    return found


def _higher(ready: Memo[Cards, Moves], above: _Higher) -> _Finder:
    def higher(holding: Cards, table: Combination) -> list[Combination]:
        found: list[Combination] = []
        cards, parts = above[table >> FULL_RANK_PLACE & 15]
        if holding & cards:
            for part in parts:
                found += ready[holding & part]
        return found

    return higher


def _full_houses(holding: Cards, table: Combination) -> list[Combination]:
    if holding.bit_count() < table.length:
        return []
    least = least_above(table)
    return [each for each in full_houses(holding, at_least(holding)) if each >= least]


def _straights(holding: Cards, table: Combination) -> list[Combination]:
    numbers = STRAIGHTS.numbers_above(holding, table)
    return list(map(Combination, without_bombs(numbers, bombs(holding)))) if numbers else []


_FUNCTIONS: dict[Kind, _Finder] = {
    Kind.SINGLE: _higher(SINGLES, _HIGHER_SINGLES),
    Kind.PAIR: _higher(PAIRS, _HIGHER_SETS),
    Kind.TRIPLE: _higher(TRIPLES, _HIGHER_SETS),
    Kind.FULL_HOUSE: _full_houses,
    Kind.STRAIGHT: _straights,
    Kind.STAIRS: lambda holding, table: list(map(Combination, STAIRS.numbers_above(holding, table))),
}


_OF_SAME_KIND: tuple[_Finder, ...] = tuple(_FUNCTIONS.get(kind, lambda _holding, _table: []) for kind in Kind)
"""What beats a combination of each kind without being a bomb, by the number of the kind."""


def can_fulfil(holding: Cards, table: Combination | None, rank: int) -> bool:
    """Whether something to be led (no table) or to be put on the table has a card of the wished rank.

    The Phoenix is no card of that rank but may help to play one (Treibhaus FAQ: Phönix und Wunsch), and a
    bomb counts when nothing else does (Treibhaus FAQ: Wunsch mit Bombe).
    """
    wished = holding & OF_RANK[rank]
    if not wished or table is None:
        return bool(wished)
    if table.length == 1 and rank <= table.rank:  # then nothing but a bomb could do it
        return any(bomb & wished and beats(bomb, table) for bomb in bombs(holding))
    return any(each & wished for each in follows(holding, table))


def as_wished(plays: list[Combination], rank: int, *, bombs_exempt: bool) -> list[Combination]:
    """The plays that the wish allows: those with a card of its rank, if there are any.

    The Phoenix is no card of that rank, but may help (Treibhaus FAQ: Phönix).
    """
    wished = OF_RANK[rank]
    if not any(each & wished for each in plays):
        return plays
    return [each for each in plays if each & wished or (bombs_exempt and each.is_bomb)]
