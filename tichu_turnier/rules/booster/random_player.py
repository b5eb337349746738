"""What may somebody do next in a hand with Booster cards who does anything that is legal?"""

import random

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, Colour
from tichu_turnier.rules.booster.play import fault, legal_bombs, legal_plays, may_pass
from tichu_turnier.rules.booster.position import Action, Boost, Complete, GoOn, Play, Position, Step
from tichu_turnier.rules.booster.timing import NEXT
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import MAH_JONG, RANKS, each_card
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Phase

_EAGER, _TRIES = 0.4, 3


def any_boost(now: Position, chance: random.Random) -> Boost | None:
    """A Booster card that somebody plays now, if he tries and it is legal."""
    if now.held is None or chance.random() > _EAGER:
        return None
    held = [(seat, key) for seat in SEATS for key in now.held[seat]]
    chance.shuffle(held)
    for seat, key in held:
        for _ in range(_TRIES):
            boost = _boost(now, seat, key, chance)
            if boost is not None and fault(now, boost) is None:
                return boost
    return None


def any_action(now: Position, chance: random.Random) -> Action:
    """What the player whose turn it is does, or a Tichu or a bomb of anybody; boosters apart."""
    caller = CallTichu(chance.choice(SEATS))
    if chance.random() < 1 / 20 and fault(now, caller) is None:
        return caller
    if now.step in NEXT:
        return GoOn()
    if now.step is Step.HELP:
        return _any_help(now, chance)
    if now.printed.phase is Phase.GIVE:
        return Give(now.turn, (now.turn + chance.choice((1, 3))) % 4)
    return _any_bomb(now, chance) or _any_play(now, chance)


def _boost(now: Position, seat: int, key: str, chance: random.Random) -> Boost | None:
    """With cards, a player or another card, as it may need; None for companions."""
    if BOOSTER_OF_KEY[key].colour is Colour.YELLOW:
        return None
    own = each_card(now.printed.holdings[seat])
    cards = chance.choice(own or [0])
    if key == "red-card":
        cards = chance.choice(each_card(_elsewhere(now, seat)) or [0])
    of = tuple(used for _, used in now.used[-1:]) if key == "recycling" else ()
    if key == "spy":
        of = (str(chance.choice(RANKS)),)
    return Boost(seat, key, cards, chance.choice(SEATS), of)


def _elsewhere(now: Position, seat: int) -> int:
    others = sum(now.printed.holdings) + sum(now.printed.taken)
    return others - now.printed.holdings[seat]


def _any_help(now: Position, chance: random.Random) -> Action:
    for _ in range(_TRIES):
        cards = each_card(now.printed.holdings[now.turn])
        action = Complete(now.turn, sum(chance.sample(cards, min(len(cards), chance.choice((1, 2))))))
        if fault(now, action) is None:
            return action
    return Pass(now.turn)


def _any_bomb(now: Position, chance: random.Random) -> Play | None:
    if now.table is None or chance.random() > _EAGER:
        return None
    seat = chance.choice(SEATS)
    found = legal_bombs(now, seat)
    early = seat == now.turn and not now.closing
    return Play(seat, chance.choice(found), early=early) if found else None


def _any_play(now: Position, chance: random.Random) -> Action:
    """With a yellow card of his sometimes; rather no pass."""
    accompanied = _accompanied(now, chance)
    if accompanied is not None:
        return accompanied
    plays = legal_plays(now)
    if not plays or (chance.random() < _EAGER and may_pass(now)):
        return Pass(now.turn)
    meld = chance.choice(plays)
    return Play(now.turn, meld, chance.choice(RANKS) if meld.cards & MAH_JONG else None)


def _accompanied(now: Position, chance: random.Random) -> Play | None:
    own = now.held[now.turn] if now.held else ()
    yellow = [key for key in own if BOOSTER_OF_KEY[key].colour is Colour.YELLOW]
    if not yellow or chance.random() > _EAGER:
        return None
    plays = legal_plays(now, frozenset({chance.choice(yellow)}))
    play = Play(now.turn, chance.choice(plays)) if plays else None
    return None if play is None or fault(now, play) else play
