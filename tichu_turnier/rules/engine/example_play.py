"""What players lay down in example hands, at any table."""

from collections.abc import Callable
from typing import NamedTuple

from tichu_turnier.rules.cards import DRAGON, MAH_JONG, OF_RANK, PLAIN, Cards, each_card, rank_of
from tichu_turnier.rules.combinations import Combination, readings
from tichu_turnier.rules.engine.dealing import Dealing
from tichu_turnier.rules.engine.position import Action, LiveHand, Position
from tichu_turnier.rules.plays.leads import leads

_WISHED = 8
NOT_TO_BE_HAD: Cards = OF_RANK[_WISHED]
"""Who leads down all his cards, the Mah Jong too, is dealt these, so that his wish binds nobody."""


class Script(NamedTuple):
    """How an example hand begins, and what is done at each of its moments."""

    begin: Position
    next_action: Callable[[LiveHand], Action]
    dealing: Dealing | None = None


def best_lead(holding: Cards) -> Combination:
    """The longest; before it the Dragon, so that it is not the card that ends the hand; the Mah Jong last."""
    return max(leads(holding), key=_preference)


def wish_with(combination: Combination) -> int | None:
    """What is wished for with the Mah Jong: all of that has been played; house rules may require a wish."""
    return _WISHED if combination.cards & MAH_JONG else None


def lowest(holding: Cards, above: float = 0) -> Combination:
    """The lowest plain card, or the lowest one above a rank."""
    return readings(next(card for card in each_card(holding & PLAIN) if rank_of(card) > above))[0]


def _preference(lead: Combination) -> tuple[bool, bool, int, float]:
    return lead.cards == DRAGON, not lead.cards & MAH_JONG, lead.length, -lead.rank
