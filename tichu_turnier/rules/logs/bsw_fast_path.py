"""Fast path of replay for ordinary passes and plays.

Six of seven events are passes and plays in turn that ask little of the rules. Going through them here costs a
third of asking `play` for each; all others come back. Nothing is decided here that `play` would decide
otherwise: a test sends many hands both ways. One loop, as calls out of it would cost more than the rules.

Ordinary is, for a player without a wished card, to pass or to take a trick without the Dragon, and to lead
a combination or put a higher one of the same kind and length on it, in turn, without ending the hand.
"""

from collections.abc import Iterator

from tichu_turnier.rules.calls import AFTER
from tichu_turnier.rules.cards import DRAGON, OF_RANK
from tichu_turnier.rules.combinations import least_above, least_longer
from tichu_turnier.rules.engine.ending import ends_hand
from tichu_turnier.rules.engine.position import LiveHand
from tichu_turnier.rules.logs.bsw_events import PASSES, Event

_EVERYTHING = (0, 1 << 90)
"""Between these numbers are all combinations."""


def replay_ordinary_events(hand: LiveHand, events: Iterator[Event]) -> Event | None:  # noqa: C901, PLR0912
    """Takes a hand on by events as long as they are ordinary; gives back the first other one, or None."""
    holdings, turn, owner, trick, table = hand.holdings, hand.turn, hand.owner, hand.trick, hand.table
    low, high = _EVERYTHING if table is None else (least_above(table), least_longer(table))
    wished = 0 if hand.wish is None else OF_RANK[hand.wish]
    for event in events:
        if wished and holdings[turn] & wished:
            break
        if event is PASSES[turn]:  # so are all passes that are read: each seat has but one
            if not trick:
                break
            if turn == owner:
                if trick & DRAGON or not holdings[turn]:
                    break
                hand.taken[turn] |= trick
                (low, high), trick, table = _EVERYTHING, 0, None
                continue
        else:
            plain = event.plain
            if plain is None:
                break
            seat, combination, cards, next_low, next_high = plain
            left = holdings[turn] ^ cards
            if seat != turn or (turn == owner and trick) or left & cards or not low <= combination < high:
                break
            if not left:
                order = (*hand.order, turn)
                if ends_hand(order):
                    break
                hand.order = order
            holdings[turn] = left
            owner, table, low, high = turn, combination, next_low, next_high
            trick |= cards
        turn = AFTER[turn]
        while not holdings[turn] and turn != owner:
            turn = AFTER[turn]
    else:
        event = None
    hand.turn, hand.owner, hand.trick, hand.table = turn, owner, trick, table
    return event
