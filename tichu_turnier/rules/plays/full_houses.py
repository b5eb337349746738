"""All full houses in a holding."""

from itertools import combinations, product

from tichu_turnier.rules.cards import PHOENIX, PLAIN, AtLeast, Cards, each_card, rank_of
from tichu_turnier.rules.combinations import Combination, Kind, meaning
from tichu_turnier.rules.plays.lookup_tables import CardGroups, Memo, Moves, card_groups

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


def _pairs(cards: Cards) -> CardGroups:
    return card_groups(cards, rank_of(cards), 2, 0)


_TRIPLES, _PAIRS = Memo(_triples), Memo(_pairs)
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
