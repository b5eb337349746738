"""Computer players play a hand from the deck to its score."""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.dealing import Dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.play import do, fault, legal_bombs, play, precedence, trick_is_won
from tichu_turnier.rules.engine.position import Action, CallTichu, LiveHand, Phase, Play, Position
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.players.player import Before, Player, view_of
from tichu_turnier.rules.plays.runs import bombs
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.variant import variant_of

SEED_BITS = 53


class PlayedHand(NamedTuple):
    """A hand that has been played."""

    begin: Position
    actions: tuple[Action, ...]
    report: HandReport
    dealing: Dealing | None = None
    """What was dealt and pushed; None where two play, who do it otherwise."""

    @property
    def positions(self) -> tuple[Position, ...]:
        return tuple(accumulate(self.actions, play, initial=self.begin))


def play_hand(players: Sequence[Player], chance: random.Random, rules: RuleSet = PRINTED_RULES) -> PlayedHand:
    """One hand of four or six players, by the seats; the same generator state gives the same hand."""
    dealt = dealing.deal(chance.getrandbits(SEED_BITS), rules)
    if rules.grand_tichu:
        dealt = _with_grand_tichus(dealt, players, chance)
    dealt = _pushed(dealing.pick_up(dealt), players, chance)
    return played_out(dealing.begin(dealt), players, chance)._replace(dealing=dealt)


def played_out(begin: Position, players: Sequence[Player], chance: random.Random) -> PlayedHand:
    """A hand from the first lead on; whoever picked up no bomb never gets one."""
    hand, actions = LiveHand(begin), []
    armed = any(bombs(holding) for holding in hand.holdings)
    while hand.phase is not Phase.OVER:
        action = (_bomb(hand, players, chance) if armed else None) or _next(hand, players, chance)
        actions.append(action)
        do(hand, action)
    return PlayedHand(begin, tuple(actions), report(hand))


def _with_grand_tichus(dealt: Dealing, players: Sequence[Player], chance: random.Random) -> Dealing:
    for seat, player in enumerate(players):
        if player.grand_tichu(_before(dealt, seat), chance):
            dealt = dealing.call_grand_tichu(dealt, seat)
    return dealt


def _pushed(dealt: Dealing, players: Sequence[Player], chance: random.Random) -> Dealing:
    pushes = [player.push(_before(dealt, seat), chance) for seat, player in enumerate(players)]
    for seat, push in enumerate(pushes):
        dealt = dealing.push(dealt, seat, push)
    return dealt


def _before(dealt: Dealing, seat: int) -> Before:
    return Before(seat, dealt.holdings[seat], dealt.calls, variant_of(dealt.rules))


def _next(hand: LiveHand, players: Sequence[Player], chance: random.Random) -> Action:
    """What the player on turn does, or his Tichu before it."""
    seat = hand.turn
    view, player = view_of(hand, seat), players[seat]
    if view.counts[seat] == hand.variant.cards[seat] and hand.phase is Phase.PLAY:
        call = CallTichu(seat)
        if fault(hand, call) is None and player.tichu(view, chance):
            return call
    return player.act(view, chance)


def _bomb(hand: LiveHand, players: Sequence[Player], chance: random.Random) -> Play | None:
    for seat in precedence(hand):
        legal = legal_bombs(hand, seat)
        bomb = players[seat].bomb(view_of(hand, seat), legal, chance) if legal else None
        if bomb is not None:
            return Play(seat, bomb, early=seat == hand.turn and not trick_is_won(hand))
    return None
