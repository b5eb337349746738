"""How does a hand of six go from the deck to its score when everybody does anything that is legal?"""

import random
from typing import NamedTuple

from tichu_turnier.rules.audit.base_rates import REAL
from tichu_turnier.rules.calls import SIX_SEATS, Call, call_at, side_of
from tichu_turnier.rules.cards import MAH_JONG, RANKS, each_card
from tichu_turnier.rules.engine.position import Give, Pass, Play
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.six import dealing
from tichu_turnier.rules.six.dealing import Dealing
from tichu_turnier.rules.six.ending import report
from tichu_turnier.rules.six.play import legal_bombs, legal_plays, may_pass, partners_to_lead, play
from tichu_turnier.rules.six.position import Action, LeadTo, Phase, Position

_SEED_BITS = 53
_WISHES = (None, *RANKS)
_BOMBED = 0.3
"""How often a bomb is thrown that could be."""


class PlayedHand(NamedTuple):
    """A hand that has been played."""

    dealing: Dealing
    actions: tuple[Action, ...]
    positions: tuple[Position, ...]
    """Each moment of the play, from the pushing on."""
    report: HandReport


def play_hand(chance: random.Random, rules: RuleSet) -> PlayedHand:
    """One hand; the same generator state gives the same hand."""
    dealt = _dealt(chance, rules)
    positions, actions = [dealing.begin(dealt)], []
    while positions[-1].phase is not Phase.OVER:
        actions.append(_any_action(positions[-1], chance))
        positions.append(play(positions[-1], actions[-1]))
    return PlayedHand(dealt, tuple(actions), tuple(positions), report(positions[-1]))


def _dealt(chance: random.Random, rules: RuleSet) -> Dealing:
    """Calls as often as they are made at tables of four; any two cards are pushed."""
    dealt = dealing.deal(chance.getrandbits(_SEED_BITS), rules)
    for seat in SIX_SEATS:
        if rules.grand_tichu and chance.random() < REAL.grand_called:
            dealt = dealing.call_grand_tichu(dealt, seat)
    dealt = dealing.pick_up(dealt)
    for seat in SIX_SEATS:
        if call_at(dealt.calls, seat) is Call.NONE and chance.random() < REAL.tichu_called:
            dealt = dealing.call_tichu(dealt, seat)
    for seat in SIX_SEATS:
        one, other = chance.sample(each_card(dealt.holdings[seat]), 2)
        dealt = dealing.push(dealt, seat, (one, other))
    return dealt


def _any_action(now: Position, chance: random.Random) -> Action:
    """A bomb of anybody, or something that the player may do whose turn it is."""
    if now.phase is Phase.GIVE:
        opponents = [seat for seat in SIX_SEATS if side_of(seat) != side_of(now.turn)]
        return Give(now.turn, chance.choice(opponents))
    if now.phase is Phase.DOG:
        return LeadTo(now.turn, chance.choice(partners_to_lead(now)))
    for seat in SIX_SEATS:
        bombs = legal_bombs(now, seat) if seat != now.turn else []
        if bombs and chance.random() < _BOMBED:
            return Play(seat, chance.choice(bombs))
    plays, passes = legal_plays(now), may_pass(now)
    number = chance.randrange(len(plays) + passes)
    if number == len(plays):
        return Pass(now.turn)
    wish = chance.choice(_WISHES) if plays[number].cards & MAH_JONG else None
    return Play(now.turn, plays[number], wish)
