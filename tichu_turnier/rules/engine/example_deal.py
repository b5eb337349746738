"""How are the cards dealt so that a hand can bring certain points, and which player has which part in it?"""

import random
from dataclasses import dataclass
from itertools import product

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import SEATS, Call, Calls, side_of
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, PLAIN, Cards, each_card
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.dealing import FIRST_CARDS, Dealing, Push
from tichu_turnier.rules.engine.play import WHOLE_HOLDING
from tichu_turnier.rules.engine.position import FourSets
from tichu_turnier.rules.ruleset import RuleSet

_LED_AWAY = (2, 3, 4)
"""The last player is dealt a card of each of these ranks, to lead when another one is to have the lead:
whoever has not yet gone out holds a higher one, as only nine of them are left."""
_FIVES, _TENS_AND_KINGS = OF_RANK[5], OF_RANK[10] | OF_RANK[13]
_POINTS = _FIVES | _TENS_AND_KINGS | PHOENIX | DRAGON


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays which part."""

    order: tuple[int, ...]
    """Who goes out, until the hand is over."""
    last: int
    """Who begins and keeps most of his cards; in a double victory one of two."""
    taker: int
    """Who is dealt all card points of his side; anybody in a double victory, where cards do not count."""


def cast_for(reading: Reading, last: int | None = None) -> Cast:
    """The parts in a hand that is to go like this; `last` is the seat that keeps cards, None any.

    Whoever goes out second is an opponent of the first, or there is a double victory. Raises ValueError where
    the last one is the first one out.
    """
    first = reading.first_out
    after, partner, before = ((first + step) % 4 for step in (1, 2, 3))
    if reading.card_points is None:
        return Cast((first, partner), after, first)
    if last == partner:
        return Cast((first, after, before), partner, first)
    if last == after:
        return Cast((first, before, partner), after, before)
    if last in (None, before):
        return Cast((first, after, partner), before, after)
    raise ValueError(last)


def holdings_for(reading: Reading, cast: Cast, chance: random.Random) -> FourSets:
    """Whom the cards belong to after pushing."""
    held: list[Cards] = [0, 0, 0, 0]
    held[cast.last] = MAH_JONG | DOG | sum(some_of(OF_RANK[rank], 1, chance) for rank in _LED_AWAY)
    dragon_given = False
    if reading.card_points is not None:
        points = reading.card_points[side_of(cast.taker)]
        held[cast.taker], dragon_given = cards_worth(points, chance)
    held[cast.order[-1] if dragon_given else cast.last] |= DRAGON
    for seat in sorted(SEATS, key=lambda seat: seat != cast.taker):
        free = DECK & ~sum(held) & ~(_POINTS if seat == cast.taker else 0)
        held[seat] |= some_of(free, WHOLE_HOLDING - held[seat].bit_count(), chance)
    return held[0], held[1], held[2], held[3]


def pushed(
    holdings: FourSets, calls: Calls, rules: RuleSet, chance: random.Random
) -> tuple[Dealing, Dealing]:
    """The first eight cards, and all after pushing, on the way to these holdings.

    Everybody has got his highest card from his partner and his lowest ones from the opponents. Raises Refusal
    for calls that the rules do not know.
    """
    plain = [each_card(holding & PLAIN) for holding in holdings]
    pushes: list[Push] = [
        (plain[(seat + 1) % 4][0], plain[(seat + 2) % 4][-1], plain[(seat + 3) % 4][1]) for seat in SEATS
    ]
    whole = [_before_push(holdings[seat], seat, pushes) for seat in SEATS]
    eight = [some_of(cards, FIRST_CARDS, chance) for cards in whole]
    six = [cards ^ first for cards, first in zip(whole, eight, strict=True)]
    dealt = Dealing((eight[0], eight[1], eight[2], eight[3]), (six[0], six[1], six[2], six[3]), rules=rules)
    for seat in SEATS:
        dealt = dealing.call_grand_tichu(dealt, seat) if calls[seat] is Call.GRAND_TICHU else dealt
    after = dealing.pick_up(dealt)
    for seat in SEATS:
        after = dealing.call_tichu(after, seat) if calls[seat] is Call.TICHU else after
    for seat in SEATS:
        after = dealing.push(after, seat, pushes[seat])
    return dealt, after


def cards_worth(points: int, chance: random.Random) -> tuple[Cards, bool]:
    """Cards that count so much, at most thirteen, and whether a trick with the Dragon comes to them."""
    ways = [
        (dragon, phoenix, fives, tens // 10)
        for dragon, phoenix, fives in product((0, 1), (0, 1), range(5))
        if (tens := points - 25 * (dragon - phoenix) - 5 * fives) in range(0, 90, 10)
    ]
    dragon, phoenix, fives, tens = chance.choice(ways)
    cards = some_of(_FIVES, fives, chance) | some_of(_TENS_AND_KINGS, tens, chance) | PHOENIX * phoenix
    return cards, bool(dragon)


def _before_push(holding: Cards, seat: int, pushes: list[Push]) -> Cards:
    """What a player held before he pushed and was pushed to."""
    for step in (1, 2, 3):
        holding &= ~pushes[(seat - step) % 4][step - 1]
    return holding | sum(pushes[seat])


def some_of(cards: Cards, number: int, chance: random.Random) -> Cards:
    """So many of these cards."""
    return sum(chance.sample(each_card(cards), number))
