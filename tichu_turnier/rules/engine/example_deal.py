"""Deals and parts of players for example hands that bring certain points."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import SEATS, Call, Calls, side_of
from tichu_turnier.rules.cards import (
    DECK,
    DOG,
    DRAGON,
    FIVES,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    TENS_AND_KINGS,
    Cards,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import Combination, meanings
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.dealing import Dealing
from tichu_turnier.rules.engine.position import Action, CardsOfSeats, LiveHand, Position
from tichu_turnier.rules.plays.follows import leads
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.variant import FOUR, variant_of

_LED_AWAY = (2, 3, 4)
"""The last player is dealt a card of each of these ranks, to lead when another one is to have the lead:
whoever has not yet gone out holds a higher one, as only nine of them are left."""
_PUSHED = (0, -1, 1)
"""Which of the plain cards of a player were pushed to him by the first, second and third who did so."""
POINTS = FIVES | TENS_AND_KINGS | PHOENIX | DRAGON
"""The cards that count, be it less than nothing."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays which part."""

    order: tuple[int, ...]
    """Who goes out, until the hand is over."""
    last: int
    """Who begins and keeps most of his cards; in a double victory one of two."""
    taker: int
    """Who is dealt all card points of his side; anybody in a double victory, where cards do not count."""


def cast_for(reading: Reading) -> Cast:
    """The parts in a hand that is to go like this.

    Whoever goes out second is an opponent of the first, or there is a double victory.
    """
    first = reading.first_out
    after, partner, before = ((first + step) % 4 for step in (1, 2, 3))
    if reading.card_points is None:
        return Cast((first, partner), after, first)
    return Cast((first, after, partner), before, after)


def holdings_for(reading: Reading, cast: Cast, chance: random.Random) -> CardsOfSeats:
    """Whom the cards belong to after pushing."""
    held: list[Cards] = [0, 0, 0, 0]
    held[cast.last] = MAH_JONG | DOG | sum(some_of(OF_RANK[rank], 1, chance) for rank in _LED_AWAY)
    dragon_given = False
    if reading.card_points is not None:
        points = reading.card_points[side_of(cast.taker)]
        held[cast.taker], dragon_given = cards_worth(points, chance)
    held[cast.order[-1] if dragon_given else cast.last] |= DRAGON
    for seat in sorted(SEATS, key=lambda seat: seat != cast.taker):
        free = DECK & ~sum(held) & ~(POINTS if seat == cast.taker else 0)
        held[seat] |= some_of(free, FOUR.cards[seat] - held[seat].bit_count(), chance)
    return tuple(held)


def pushed(holdings: Sequence[Cards], calls: Calls, rules: RuleSet, chance: random.Random) -> Dealing:
    """What is dealt, called and pushed on the way to these holdings.

    Everybody gets his lowest plain card from the first who pushes to him, his highest from the second, and
    his second lowest from the third. Raises Refusal for calls that the rules do not know.
    """
    players, steps = len(holdings), variant_of(rules).pushes_to
    plain = [each_card(holding & PLAIN) for holding in holdings]
    pushes = [
        tuple([plain[(seat + step) % players][card] for step, card in zip(steps, _PUSHED, strict=False)])
        for seat in range(players)
    ]
    whole = list(holdings)
    for seat, cards in enumerate(pushes):
        for step, card in zip(steps, cards, strict=True):
            whole[(seat + step) % players] ^= card
            whole[seat] |= card
    dealt = dealing.begun(
        [some_of(cards, variant_of(rules).first_cards, chance) for cards in whole], whole, rules
    )
    for seat, call in enumerate(calls):
        dealt = dealing.call_grand_tichu(dealt, seat) if call is Call.GRAND_TICHU else dealt
    dealt = dealing.pick_up(dealt)
    for seat, call in enumerate(calls):
        dealt = dealing.call_tichu(dealt, seat) if call is Call.TICHU else dealt
    for seat, cards in enumerate(pushes):
        dealt = dealing.push(dealt, seat, cards)
    return dealt


def cards_worth(points: int, chance: random.Random) -> tuple[Cards, bool]:
    """Cards that count so much, at most thirteen, and whether a trick with the Dragon comes to them."""
    ways = [
        (dragon, phoenix, fives, tens // 10)
        for dragon, phoenix, fives in product((0, 1), (0, 1), range(5))
        if (tens := points - 25 * (dragon - phoenix) - 5 * fives) in range(0, 90, 10)
    ]
    dragon, phoenix, fives, tens = chance.choice(ways)
    cards = some_of(FIVES, fives, chance) | some_of(TENS_AND_KINGS, tens, chance) | PHOENIX * phoenix
    return cards, bool(dragon)


def some_of(cards: Cards, number: int, chance: random.Random) -> Cards:
    return sum(chance.sample(each_card(cards), number))


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
    return max(
        leads(holding),
        key=lambda lead: (lead.cards == DRAGON, not lead.cards & MAH_JONG, lead.length, -lead.rank),
    )


def wish_with(combination: Combination) -> int | None:
    """What is wished for with the Mah Jong: all of that has been played; house rules may require a wish."""
    return _WISHED if combination.cards & MAH_JONG else None


def lowest(holding: Cards, above: float = 0) -> Combination:
    """The lowest plain card, or the lowest one above a rank."""
    return meanings(next(card for card in each_card(holding & PLAIN) if rank_of(card) > above))[0]
