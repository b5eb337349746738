"""How do tests say cards, combinations and holdings in one line?"""

from hypothesis import strategies as st

from tichu_turnier.rules.cards import DECK, Cards, cards_of, each_card, rank_of
from tichu_turnier.rules.combinations import Combination, meanings

ALL_CARDS = each_card(DECK)


def reading(names: str, phoenix: int | None = None) -> Combination:
    """The only reading of these cards, or the one with this value of the Phoenix."""
    (found,) = (each for each in meanings(cards_of(names)) if phoenix is None or each.phoenix == phoenix)
    return found


def holdings(least: int = 1, most: int = 14) -> st.SearchStrategy[Cards]:
    """Some cards out of the 56; half of the time out of few ranks, so that combinations are likely."""
    near = st.integers(2, 10)
    few_ranks = near.map(lambda low: [card for card in ALL_CARDS if low <= _place(card) < low + 5])
    decks = st.one_of(st.just(ALL_CARDS), few_ranks)
    some = decks.flatmap(lambda deck: st.sets(st.sampled_from(deck), min_size=least, max_size=most))
    return some.map(sum)


def _place(card: Cards) -> int:
    """The rank of a card; Dog and Phoenix go with the sixes."""
    return rank_of(card) or 6
