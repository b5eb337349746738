"""Which full houses does a holding have?"""

from itertools import combinations, product

from tichu_turnier.rules.cards import PHOENIX, PLAIN, Cards, at_least, each_card, rank_of
from tichu_turnier.rules.combinations import Kind, meaning
from tichu_turnier.rules.ready_made import Figures, Numbers, ReadyMade, figures

_OF_RANK = 0b1111


def full_houses(holding: Cards, counts: int) -> list[int]:
    """The numbers of all full houses of a holding; 3-3-3-3-Phoenix is none (Treibhaus FAQ: Full House)."""
    triples = at_least(3, counts)
    phoenix = holding & PHOENIX
    if not (triples or phoenix):
        return []
    found: list[int] = []
    pairs = at_least(2, counts)
    for one, other in combinations(each_card(pairs), 2):
        if phoenix or (one | other) & triples:
            found += _READY_MADE[holding & (one | other) * _OF_RANK | phoenix]
    if triples and phoenix:
        singles = at_least(1, counts) & PLAIN & ~pairs
        for one, other in product(each_card(triples), each_card(singles)):
            found += _READY_MADE[holding & (one | other) * _OF_RANK | phoenix]
    return found


def _triples(cards: Cards) -> Figures:
    rank = rank_of(cards)
    return figures(cards, rank, 3, meaning(Kind.FULL_HOUSE, 5, rank))


def _pairs(cards: Cards) -> Figures:
    return figures(cards, rank_of(cards), 2, 0)


_TRIPLES, _PAIRS = ReadyMade(_triples), ReadyMade(_pairs)
"""By the cards of one rank."""


def _of_two_ranks(part: Cards) -> Numbers:
    """Either rank as the triple, the Phoenix in either of them."""
    phoenix = part & PHOENIX
    cards = part ^ phoenix
    low = cards & _OF_RANK << 4 * rank_of(cards & -cards)
    made: list[int] = []
    for triple, pair in ((low, cards ^ low), (cards ^ low, low)):
        triples, triples_both = _TRIPLES[triple]
        pairs, pairs_both = _PAIRS[pair]
        made += [a + b for a in triples for b in (pairs_both if phoenix else pairs)]
        if phoenix:
            made += [a + b for a in triples_both[len(triples) :] for b in pairs]
    return tuple(made)


_READY_MADE = ReadyMade(_of_two_ranks)
"""By the cards of two ranks with the Phoenix."""
