"""How does a logged hand go on while nothing special happens?

Six of seven events are passes and plays in turn that ask little of the rules. Going through them here costs a
third of asking `play` for each; all others come back. Nothing is decided here that `play` would decide
otherwise: a test sends many hands both ways.
"""

from collections.abc import Iterator

from tichu_turnier.rules.bsw_log import Event, LoggedPass, LoggedPlay
from tichu_turnier.rules.cards import DRAGON
from tichu_turnier.rules.combinations import least_above, least_longer
from tichu_turnier.rules.position import LiveHand, Phase

_PLAY = Phase.PLAY
_AFTER = (1, 2, 3, 0)
_EVERYTHING = (0, 1 << 90)
"""Between these numbers are all combinations."""


def go_plainly(hand: LiveHand, events: Iterator[Event]) -> Event | None:
    """Takes a hand on by events as long as they are plain; gives back the first one that is not, or None.

    Plain is, as long as no wish is open, to pass or to take a trick without the Dragon, and to lead a
    combination or put a higher one of the same kind and length on it, in turn, with cards left.
    """
    if hand.wish is not None or hand.phase is not _PLAY:
        return next(events, None)
    holdings, turn, owner, trick, table = hand.holdings, hand.turn, hand.owner, hand.trick, hand.table
    low, high = _EVERYTHING if table is None else (least_above(table), least_longer(table))
    for event in events:
        if type(event) is LoggedPass:
            taking = turn == owner
            if event.seat != turn or not trick or (taking and (trick & DRAGON or not holdings[turn])):
                break
            if taking:
                hand.taken[owner] |= trick
                (low, high), trick, table = _EVERYTHING, 0, None
                continue
        elif type(event) is LoggedPlay and event.plain is not None:
            combination, cards, next_low, next_high = event.plain
            if event.seat != turn or (trick and turn == owner) or not low <= combination < high:
                break
            if cards & holdings[turn] != cards or cards == holdings[turn]:
                break
            holdings[turn] ^= cards
            owner, trick, table, low, high = turn, trick | cards, combination, next_low, next_high
        else:
            break
        turn = _AFTER[turn]
        while turn != owner and not holdings[turn]:
            turn = _AFTER[turn]
    else:
        event = None
    hand.turn, hand.owner, hand.trick, hand.table = turn, owner, trick, table
    return event
