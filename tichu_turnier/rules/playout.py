"""How does a hand go on when everybody does anything that is legal?"""

import random
from functools import partial

from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import MAH_JONG, OF_RANK, RANKS
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.play import closing, do, legal_plays
from tichu_turnier.rules.position import Action, Give, LiveHand, Moment, Pass, Phase, Play, Position

_WISHES = (None, *RANKS)
_PASSES = tuple(map(Pass, SEATS))
_PLAY = partial(tuple.__new__, Play)
_GIVE, _OVER = Phase.GIVE, Phase.OVER


def playout(position: Position, chance: random.Random) -> Position:
    """The position at the end of the hand; bombs are thrown in turn only."""
    hand = LiveHand(position)
    while hand.phase is not _OVER:
        do(hand, any_action(hand, chance))
    return hand.position()


def any_action(now: Moment, chance: random.Random) -> Action:
    """One of the plays of the player whose turn it is, or passing, each as likely as the other."""
    seat = now.turn
    if now.phase is _GIVE:
        return Give(seat, (seat + chance.choice((1, 3))) % 4)
    plays = legal_plays(now)
    passing = now.table is not None and (now.wish is None or _may_pass(now, plays))
    number = int(chance.random() * (len(plays) + passing))
    if number == len(plays):
        return _PASSES[seat]
    combination = plays[number]
    wish = chance.choice(_WISHES[now.rules.wish_required :]) if combination.cards & MAH_JONG else None
    return _PLAY((seat, combination, wish, False))


def _may_pass(now: Moment, plays: list[Combination]) -> bool:
    """Whether a wish lets the player pass: not when some of his plays fulfil it."""
    return closing(now) or not any(each.cards & OF_RANK[now.wish or 0] for each in plays)
