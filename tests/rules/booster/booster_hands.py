"""Hands with Booster cards in which everybody does anything that is legal.

The steps are those of the Booster FAQ (Ablauf); 5 to 9 go round with every trick.
"""

from dataclasses import replace

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, BOOSTERS, Colour
from tichu_turnier.rules.booster.effects import NEXT
from tichu_turnier.rules.booster.play import fault, legal_bombs, legal_plays, may_pass, play
from tichu_turnier.rules.booster.position import Boost, Complete, GoOn, Play, Position, Step
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import MAH_JONG, RANKS, each_card
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Phase, start

_EAGER, _TRIES = 0.4, 3
NOTHING = ((), (), (), ())


def play_hand(chance, rules, held=NOTHING):
    """The positions of one hand of four players who hold these Booster cards, and what they hold after it."""
    in_use = {key for each in held for key in each}
    pack = [each.key for each in BOOSTERS if each.key not in in_use]
    chance.shuffle(pack)
    dealt = dealing.deal(chance.getrandbits(53), rules)
    for seat in SEATS:
        if chance.random() < 1 / 2:
            dealt = dealing.call_grand_tichu(dealt, seat)
    grand = [seat for seat in SEATS if dealt.calls[seat] is Call.GRAND_TICHU]
    held = _taken(held, pack, grand)
    now = Position(start(dealt.dealt, dealt.calls, rules), Step.PUSH, held=held)
    positions, called = [now], set()
    while action := any_boost(now, chance) or (None if now.over else any_action(now, chance)):
        pushes = now.step is Step.PUSH and isinstance(action, GoOn)
        now = _pushed(now, chance) if pushes else play(now, action)
        positions.append(now)
        called |= {action.seat} if isinstance(action, CallTichu) else set()
    return positions, _taken(now.held or NOTHING, pack, sorted(called))


def _taken(held, pack, seats):
    """Four cards off the pack for each who called; fewer when it has no more (steps 2 and 10)."""
    hands = [list(each) for each in held]
    for seat in seats:
        hands[seat] += (pack.pop() for _ in range(min(4, len(pack))))
    return tuple(map(tuple, hands))


def _pushed(now, chance):
    """All push three cards each (step 3); then who has the Mah Jong leads, if nobody plays Ouvert."""
    holdings = list(now.printed.holdings)
    for seat, cards in enumerate(now.printed.holdings):
        for step, card in enumerate(sorted(chance.sample(each_card(cards), 3)), start=1):
            holdings[seat] ^= card
            holdings[(seat + step) % len(SEATS)] ^= card
    leaders = [seat for seat in SEATS if holdings[seat] & MAH_JONG and "ouvert" not in now.force]
    printed = now.printed._replace(holdings=tuple(holdings), turn=(*leaders, now.printed.turn)[0])
    return play(replace(now, printed=printed), GoOn())


def any_boost(now, chance):
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


def any_action(now, chance):
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


def _boost(now, seat, key, chance):
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


def _elsewhere(now, seat):
    others = sum(now.printed.holdings) + sum(now.printed.taken)
    return others - now.printed.holdings[seat]


def _any_help(now, chance):
    for _ in range(_TRIES):
        cards = each_card(now.printed.holdings[now.turn])
        action = Complete(now.turn, sum(chance.sample(cards, min(len(cards), chance.choice((1, 2))))))
        if fault(now, action) is None:
            return action
    return Pass(now.turn)


def _any_bomb(now, chance):
    if now.table is None or chance.random() > _EAGER:
        return None
    seat = chance.choice(SEATS)
    found = legal_bombs(now, seat)
    early = seat == now.turn and not now.closing
    return Play(seat, chance.choice(found), early=early) if found else None


def _any_play(now, chance):
    """With a yellow card of his sometimes; rather no pass."""
    accompanied = _accompanied(now, chance)
    if accompanied is not None:
        return accompanied
    plays = legal_plays(now)
    if not plays or (chance.random() < _EAGER and may_pass(now)):
        return Pass(now.turn)
    meld = chance.choice(plays)
    return Play(now.turn, meld, chance.choice(RANKS) if meld.cards & MAH_JONG else None)


def _accompanied(now, chance):
    own = now.held[now.turn] if now.held else ()
    yellow = [key for key in own if BOOSTER_OF_KEY[key].colour is Colour.YELLOW]
    if not yellow or chance.random() > _EAGER:
        return None
    plays = legal_plays(now, frozenset({chance.choice(yellow)}))
    play = Play(now.turn, chance.choice(plays)) if plays else None
    return None if play is None or fault(now, play) else play
