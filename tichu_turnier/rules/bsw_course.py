"""How does a logged hand go on while nothing special happens?

Six of seven events are passes and plays in turn that ask little of the rules. Going through them here costs a
third of asking `play` for each; all others come back. Nothing is decided here that `play` would decide
otherwise: a test sends many hands both ways.
"""

from collections.abc import Iterator

from tichu_turnier.rules.bsw_log import Event, LoggedPass, LoggedPlay
from tichu_turnier.rules.cards import DRAGON
from tichu_turnier.rules.position import LiveHand, Phase

_PLAY = Phase.PLAY
_AFTER = (1, 2, 3, 0)
_EMPTY_TABLE = (None, 0, 0)


def go_plainly(hand: LiveHand, events: Iterator[Event]) -> Event | None:
    """Takes a hand on by events as long as they are plain; gives back the first one that is not, or None.

    Plain is, as long as no wish is open, to pass or to take a trick without the Dragon, and to lead a
    combination or put a higher one of the same kind and length on it, in turn, with cards left.
    """
    if hand.wish is not None or hand.phase is not _PLAY:
        return next(events, None)
    holdings, turn, owner, trick, table = hand.holdings, hand.turn, hand.owner, hand.trick, hand.table
    kind, length, rank = _EMPTY_TABLE if table is None else (table.kind, table.length, table.rank)
    for event in events:
        if type(event) is LoggedPass:
            if (
                event.seat != turn
                or kind is None
                or (turn == owner and (trick & DRAGON or not holdings[owner]))
            ):
                break
            if turn == owner:
                hand.taken[owner] |= trick
                trick, table, kind = 0, None, None
                continue
        elif type(event) is LoggedPlay and event.plain is not None:
            cards, new_kind, new_length, new_rank = event.plain
            if event.seat != turn or cards & holdings[turn] != cards or cards == holdings[turn]:
                break
            alike = turn != owner and new_kind is kind and new_length == length
            if kind is not None and not (alike and new_rank > rank):
                break
            holdings[turn] ^= cards
            owner, trick, table = turn, trick | cards, event.meaning
            kind, length, rank = new_kind, new_length, new_rank
        else:
            break
        turn = _AFTER[turn]
        while turn != owner and not holdings[turn]:
            turn = _AFTER[turn]
    else:
        event = None
    hand.turn, hand.owner, hand.trick, hand.table = turn, owner, trick, table
    return event
