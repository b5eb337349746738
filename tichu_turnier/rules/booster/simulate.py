"""How does a hand with Booster cards go through its ten steps when everybody does anything that is legal?

The steps are those of the Booster FAQ (Ablauf); 5 to 9 go round with every trick.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from tichu_turnier.rules.booster.booster import BOOSTERS, TAKEN_FOR_A_CALL
from tichu_turnier.rules.booster.play import play
from tichu_turnier.rules.booster.position import Action, FourHands, GoOn, Position, Step
from tichu_turnier.rules.booster.random_player import any_action, any_boost
from tichu_turnier.rules.calls import SEATS, Call, Calls
from tichu_turnier.rules.cards import MAH_JONG, Cards, each_card
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.position import CallTichu, Sets
from tichu_turnier.rules.ruleset import RuleSet

_SEED_BITS = 53
_PUSHED = 3
NOTHING: FourHands = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that has been played."""

    positions: tuple[Position, ...]
    """Each moment from the first chance to play a Booster card on; the last one is the end."""
    actions: tuple[Action, ...]
    """What led from each to the next, but for the push."""
    held: FourHands
    """The Booster cards that the players take into the next hand."""


def takers_before(calls: Calls) -> tuple[int, ...]:
    """Who takes four Booster cards before pushing: whoever called Grand Tichu (step 2)."""
    return tuple(seat for seat in SEATS if calls[seat] is Call.GRAND_TICHU)


def takers_after(actions: Iterable[Action]) -> tuple[int, ...]:
    """Who takes four after the hand: whoever called Tichu, also if his partner got it (step 10)."""
    called = {action.seat for action in actions if isinstance(action, CallTichu)}
    return tuple(sorted(called))


def taken(held: FourHands, pack: list[str], seats: Iterable[int]) -> FourHands:
    """Four cards for each of them off the pack, which gets smaller; fewer when it has no more."""
    hands = [list(each) for each in held]
    for seat in seats:
        hands[seat] += (pack.pop() for _ in range(min(TAKEN_FOR_A_CALL, len(pack))))
    return tuple(hands[0]), tuple(hands[1]), tuple(hands[2]), tuple(hands[3])


def pushed(now: Position, pushes: Sets) -> Position:
    """All push three cards each (step 3); then who has the Mah Jong leads, if nobody plays Ouvert."""
    holdings = list(now.printed.holdings)
    for seat, cards in enumerate(pushes):
        for step, card in enumerate(each_card(cards), start=1):
            holdings[seat] ^= card
            holdings[(seat + step) % len(SEATS)] ^= card
    leaders = [seat for seat in SEATS if holdings[seat] & MAH_JONG and "ouvert" not in now.force]
    printed = now.printed._replace(holdings=tuple(holdings), turn=(*leaders, now.printed.turn)[0])
    return play(replace(now, printed=printed), GoOn())


def play_hand(chance: random.Random, rules: RuleSet, held: FourHands = NOTHING) -> PlayedHand:
    """One hand of four players who hold these Booster cards; the same generator state gives the same hand."""
    in_use = {key for each in held for key in each}
    pack = [each.key for each in BOOSTERS if each.key not in in_use]
    chance.shuffle(pack)
    dealt = dealing.deal(chance.getrandbits(_SEED_BITS), rules)
    for seat in SEATS:
        if chance.random() < 1 / 2:
            dealt = dealing.call_grand_tichu(dealt, seat)
    grand = takers_before(dealt.calls)
    begun = Position.begin(
        dealt.dealt,
        Step.PUSH,
        calls=dealt.calls,
        rules=rules,
        held=taken(held, pack, grand),
    )
    positions, actions = _played(begun, chance)
    end = positions[-1]
    after = taken(end.held or NOTHING, pack, takers_after(actions))
    return PlayedHand(tuple(positions), tuple(actions), after)


def _played(now: Position, chance: random.Random) -> tuple[list[Position], list[Action]]:
    """From step 3 to the end, with a last chance for reactions to the cards that ended the hand."""
    positions, actions = [now], list[Action]()
    while True:
        action = any_boost(now, chance) or (None if now.over else any_action(now, chance))
        if action is None:
            return positions, actions
        pushes = now.step is Step.PUSH and isinstance(action, GoOn)
        now = pushed(now, _any_push(now, chance)) if pushes else play(now, action)
        positions.append(now)
        actions.append(action)


def _any_push(now: Position, chance: random.Random) -> Sets:
    return tuple([_any_three(each, chance) for each in now.printed.holdings])


def _any_three(holding: Cards, chance: random.Random) -> Cards:
    return sum(chance.sample(each_card(holding), _PUSHED))
