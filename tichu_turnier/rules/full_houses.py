"""Which full houses does a holding have?"""

from itertools import combinations, product

from tichu_turnier.rules.cards import PHOENIX, PLAIN, Cards, at_least, counts_of, each_card, rank_of
from tichu_turnier.rules.combinations import Combination, Kind, meaning
from tichu_turnier.rules.ready_made import Figures, Moves, ReadyMade, figures, joined

_OF_RANK = 0b1111


def full_houses(holding: Cards) -> list[Combination]:
    """All full houses of a holding; 3-3-3-3-Phoenix is none (Treibhaus FAQ: Full House)."""
    counts = counts_of(holding & PLAIN)
    triples = at_least(3, counts)
    phoenix = holding & PHOENIX
    if not (triples or phoenix):
        return []
    found: list[Combination] = []
    pairs = at_least(2, counts)
    for one, other in combinations(each_card(pairs), 2):
        if phoenix or (one | other) & triples:
            found += _READY_MADE[holding & (one | other) * _OF_RANK | phoenix]
    if triples and phoenix:
        singles = at_least(1, counts) & ~pairs
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


def _of_two_ranks(part: Cards) -> Moves:
    """Either rank as the triple, the Phoenix in either of them."""
    cards = part & ~PHOENIX
    low = cards & _OF_RANK << 4 * rank_of(cards & -cards)
    made: list[int] = []
    for triple, pair in ((low, cards ^ low), (cards ^ low, low)):
        made += joined(_TRIPLES[triple], _PAIRS[pair])[bool(part & PHOENIX)]
    return tuple(map(Combination, made))


_READY_MADE = ReadyMade(_of_two_ranks)
"""By the cards of two ranks with the Phoenix."""
