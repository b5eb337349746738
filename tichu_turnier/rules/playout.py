"""How does a hand go on when everybody does anything that is legal?"""

import random

from tichu_turnier.rules.cards import MAH_JONG, OF_RANK, RANKS
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.play import after, closing, legal_plays
from tichu_turnier.rules.position import Action, Give, Pass, Phase, Play, Position

_WISHES = (None, *RANKS)


def playout(position: Position, chance: random.Random) -> Position:
    """The position at the end of the hand; bombs are thrown in turn only."""
    while position.phase is not Phase.OVER:
        position = after(position, any_action(position, chance))
    return position


def any_action(position: Position, chance: random.Random) -> Action:
    """One of the plays of the player whose turn it is, or passing, each as likely as the other."""
    seat = position.turn
    if position.phase is Phase.GIVE:
        return Give(seat, (seat + chance.choice((1, 3))) % 4)
    plays = legal_plays(position)
    number = int(chance.random() * (len(plays) + _passing(position, plays)))
    if number == len(plays):
        return Pass(seat)
    combination = plays[number]
    wish = chance.choice(_WISHES[position.rules.wish_required :]) if combination.cards & MAH_JONG else None
    return Play(seat, combination, wish)


def _passing(position: Position, plays: list[Combination]) -> bool:
    """Whether passing is legal, given the legal plays: with a wish to be met they are all that meet it."""
    if position.table is None:
        return False
    if position.wish is None or not plays or closing(position):
        return True
    return not plays[0].cards & OF_RANK[position.wish]
