"""How does a hand go from the deck to its score when computer players sit at the table?"""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.dealing import Dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.play import WHOLE_HOLDING, closing, do, legal_bombs, play, precedence
from tichu_turnier.rules.engine.position import Action, CallTichu, LiveHand, Phase, Play, Position
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.players.player import Before, Player
from tichu_turnier.rules.players.view import view_of
from tichu_turnier.rules.plays.runs import bombs
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet

_SEED_BITS = 53


class PlayedHand(NamedTuple):
    """A hand that has been played."""

    eight: Dealing
    """The first eight cards, with the Grand Tichus."""
    whole: Dealing
    """All cards, pushed."""
    actions: tuple[Action, ...]
    report: HandReport

    @property
    def positions(self) -> tuple[Position, ...]:
        """Each moment of the play, from the exchange of cards on."""
        return tuple(accumulate(self.actions, play, initial=dealing.begin(self.whole)))


def play_hand(players: Sequence[Player], chance: random.Random, rules: RuleSet = PRINTED_RULES) -> PlayedHand:
    """One hand of four players, by the seats; the same generator state gives the same hand."""
    eight = dealing.deal(chance.getrandbits(_SEED_BITS), rules)
    if rules.grand_tichu:
        eight = _with_grand_tichus(eight, players, chance)
    whole = _pushed(dealing.pick_up(eight), players, chance)
    hand, actions = LiveHand(dealing.begin(whole)), []
    armed = [seat for seat in SEATS if bombs(hand.holdings[seat])]
    while hand.phase is not Phase.OVER:
        action = (_bomb(hand, players, chance) if armed else None) or _next(hand, players, chance)
        actions.append(action)
        do(hand, action)
    return PlayedHand(eight, whole, tuple(actions), report(hand))


def _with_grand_tichus(dealt: Dealing, players: Sequence[Player], chance: random.Random) -> Dealing:
    for seat in SEATS:
        if players[seat].grand_tichu(Before(seat, dealt.holdings[seat], dealt.calls), chance):
            dealt = dealing.call_grand_tichu(dealt, seat)
    return dealt


def _pushed(dealt: Dealing, players: Sequence[Player], chance: random.Random) -> Dealing:
    pushes = [players[seat].push(Before(seat, dealt.holdings[seat], dealt.calls), chance) for seat in SEATS]
    for seat in SEATS:
        dealt = dealing.push(dealt, seat, pushes[seat])
    return dealt


def _next(hand: LiveHand, players: Sequence[Player], chance: random.Random) -> Action:
    """What the player on turn does, or his Tichu before it."""
    seat = hand.turn
    view, player = view_of(hand, seat), players[seat]
    may_call = view.counts[seat] == WHOLE_HOLDING and hand.calls[seat] is Call.NONE
    if may_call and player.tichu(view, chance):
        return CallTichu(seat)
    return player.act(view, chance)


def _bomb(hand: LiveHand, players: Sequence[Player], chance: random.Random) -> Play | None:
    """The bomb of whoever wants to throw one now, in the order of precedence."""
    for seat in precedence(hand):
        legal = legal_bombs(hand, seat)
        bomb = players[seat].bomb(view_of(hand, seat), legal, chance) if legal else None
        if bomb is not None:
            return Play(seat, bomb, early=seat == hand.turn and not closing(hand))
    return None
