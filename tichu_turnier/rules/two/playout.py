"""How does a hand of Tichu for Two go on when both do anything that is legal?"""

import random

from tichu_turnier.rules.cards import MAH_JONG, OF_RANK, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.playout import in_bombs
from tichu_turnier.rules.engine.position import Give, Pass, Play
from tichu_turnier.rules.two.play import closing, do, legal_plays, pass_on, put_down
from tichu_turnier.rules.two.position import Action, Change, LiveHand, Moment, Phase, Position

_WISHES = (None, *RANKS)


def playout(position: Position, chance: random.Random) -> Position:
    """The position at the end of the hand; bombs are thrown in turn only."""
    hand = LiveHand(position)
    armed = [in_bombs(holding) for holding in position.holdings]
    while hand.phase is not Phase.OVER:
        if hand.phase is not Phase.PLAY:
            do(hand, any_action(hand, chance))
            continue
        seat = hand.active[hand.turn]
        combination = _any_play(hand, chance, armed[seat])
        if combination is None:
            pass_on(hand)
        else:
            put_down(hand, seat, combination, _any_wish(hand, combination, chance))
    return hand.position()


def any_action(now: Moment, chance: random.Random) -> Action:
    """One of the plays of the player whose turn it is, or passing, each as likely as the other."""
    seat = now.active[now.turn]
    if now.phase is Phase.CHANGE:
        return Change(now.turn, chance.random() < 0.5)  # noqa: PLR2004 - as likely as not
    if now.phase is Phase.GIVE:
        return Give(now.owner, chance.choice((1, 3)) - now.owner % 2)
    combination = _any_play(now, chance)
    if combination is None:
        return Pass(seat)
    return Play(seat, combination, _any_wish(now, combination, chance))


def _any_play(now: Moment, chance: random.Random, armed: Cards = PLAIN) -> Combination | None:
    """What is played; None for passing."""
    plays = legal_plays(now, armed)
    passing = now.table is not None and (now.wish is None or _may_pass(now, plays))
    number = int(chance.random() * (len(plays) + passing))
    return plays[number] if number < len(plays) else None


def _any_wish(now: Moment, combination: Combination, chance: random.Random) -> int | None:
    return chance.choice(_WISHES[now.rules.wish_required :]) if combination & MAH_JONG else None


def _may_pass(now: Moment, plays: list[Combination]) -> bool:
    """Whether a wish lets the player pass: if none of his plays fulfils it, or on his own last cards."""
    own = closing(now) or now.owner % 2 == now.turn
    return own or not any(each & OF_RANK[now.wish or 0] for each in plays)
