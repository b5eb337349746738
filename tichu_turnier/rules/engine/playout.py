"""Random play: any legal action of the player whose turn it is, and a hand played out like that."""

import random

from tichu_turnier.rules.cards import MAH_JONG, OF_RANK, PLAIN, RANKS, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.play import beats_himself, do, legal_plays, pass_on, put_down, trick_is_won
from tichu_turnier.rules.engine.position import (
    Action,
    Change,
    Give,
    LeadTo,
    LiveHand,
    Moment,
    Pass,
    Phase,
    Play,
    Position,
)
from tichu_turnier.rules.plays.runs import bombs

_WISHES = (None, *RANKS)
_PLAY, _OVER = Phase.PLAY, Phase.OVER


def playout(position: Position, chance: random.Random) -> Position:
    """The position at the end of the hand; bombs are thrown in turn only.

    Whoever picked up no bomb never gets one, so that nobody looks for his.
    """
    hand = LiveHand(position)
    armed = [_in_bombs(holding) for holding in position.holdings]
    while hand.phase is not _OVER:
        while hand.phase is _PLAY:
            turn = hand.turn
            plays = legal_plays(hand, armed[turn])
            combination = _any_of(plays, hand, chance) if plays else None
            if combination is None:
                pass_on(hand)
            else:
                wish = _any_wish(hand, chance) if combination & MAH_JONG else None
                put_down(hand, turn, combination, wish)
        if hand.phase is not _OVER:
            do(hand, any_action(hand, chance))
    return hand.position()


def _in_bombs(holding: Cards) -> Cards:
    """The cards of all bombs of a holding."""
    found = 0
    for bomb in bombs(holding):
        found |= bomb & PLAIN
    return found


def any_action(now: Moment, chance: random.Random) -> Action:
    """One of the plays of the player whose turn it is, or passing, each as likely as the other."""
    seat = now.turn
    if now.phase is Phase.GIVE:
        return Give(seat, chance.choice(now.variant.opponents(seat)))
    if now.phase is Phase.DOG:
        partners = [each for each in now.variant.partners(seat) if each not in now.order]
        return LeadTo(seat, chance.choice(partners))
    if now.phase is Phase.CHANGE:
        return Change(seat, bool(chance.getrandbits(1)))
    plays = legal_plays(now)
    combination = _any_of(plays, now, chance) if plays else None
    if combination is None:
        return Pass(seat)
    return Play(seat, combination, _any_wish(now, chance) if combination & MAH_JONG else None)


def _any_of(plays: list[Combination], now: Moment, chance: random.Random) -> Combination | None:
    """One of the plays, or None for passing where that is allowed."""
    passing = now.table is not None and (now.wish is None or _may_pass(now, plays))
    count = len(plays)
    number = int(chance.random() * (count + passing))
    return plays[number] if number < count else None


def _any_wish(now: Moment, chance: random.Random) -> int | None:
    wish: int | None = chance.choice(_WISHES[now.rules.wish_required :])
    return wish


def _may_pass(now: Moment, plays: list[Combination]) -> bool:
    """Whether a wish lets the player pass: not when some of his plays fulfil it."""
    free = trick_is_won(now) or beats_himself(now)
    return free or not any(each & OF_RANK[now.wish or 0] for each in plays)
