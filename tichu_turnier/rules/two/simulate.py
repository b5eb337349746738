"""How does a hand of Tichu for Two go from the deck to its score when computer players play it?"""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.engine.position import Play
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.dealing import Dealing
from tichu_turnier.rules.two.ending import report
from tichu_turnier.rules.two.play import closing, do, fault, legal_bombs, play
from tichu_turnier.rules.two.players import TwoPlayer, view_of
from tichu_turnier.rules.two.position import Action, CallSmallTichu, LiveHand, Phase, Position

PLAYERS = (0, 1)
_SEED_BITS = 53


class PlayedHand(NamedTuple):
    """A hand that has been played."""

    dealing: Dealing
    """All cards, looked at and pushed."""
    actions: tuple[Action, ...]
    report: HandReport

    @property
    def positions(self) -> tuple[Position, ...]:
        """Each moment of the play, from the exchange of cards on."""
        return tuple(accumulate(self.actions, play, initial=dealing.begin(self.dealing)))


def play_hand(players: Sequence[TwoPlayer], chance: random.Random, rules: RuleSet = TWO_RULES) -> PlayedHand:
    """One hand of two players; the same generator state gives the same hand."""
    dealt = dealing.deal(chance.getrandbits(_SEED_BITS), rules)
    for player in PLAYERS:
        dealt = _looked(dealt, player, players[player], chance)
    for player in PLAYERS:
        first = dealt.holdings[dealt.first[player] or player]
        dealt = dealing.push(dealt, player, players[player].push(first, chance))
    hand, actions = LiveHand(dealing.begin(dealt)), []
    while hand.phase is not Phase.OVER:
        actions.append(_next(hand.position(), players, chance))
        do(hand, actions[-1])
    return PlayedHand(dealt, tuple(actions), report(hand.position()))


def _looked(dealt: Dealing, player: int, who: TwoPlayer, chance: random.Random) -> Dealing:
    """One holding after the other, with the calls on the way; then the one to begin with."""
    seat, other = player, player + 2
    dealt = dealing.look(dealt, seat)
    if dealt.rules.grand_tichu and who.grand_tichu(dealt.seen[seat], chance):
        dealt = dealing.call_grand_tichu(dealt, player)
    dealt = dealing.pick_up(dealt, seat)
    if dealt.calls[player] is Call.NONE and who.tichu(dealt.seen[seat], chance):
        dealt = dealing.call_tichu(dealt, player)
    dealt = dealing.pick_up(dealing.look(dealt, other), other)
    second = who.begin_with_second(dealt.seen[seat], dealt.seen[other], chance)
    return dealing.choose(dealt, other if second else seat)


def _next(now: Position, players: Sequence[TwoPlayer], chance: random.Random) -> Action:
    """A bomb of whoever wants to throw one; a small Tichu, or what the player does whose turn it is."""
    first = 1 - now.turn if closing(now) else now.turn
    for player in (first, 1 - first):
        bombs = legal_bombs(now, player)
        bomb = players[player].bomb(bombs, chance) if bombs else None
        if bomb is not None:
            early = player == now.turn and not closing(now)
            return Play(now.active[player], bomb, early=early)
    view, who = view_of(now, now.turn), players[now.turn]
    call = CallSmallTichu(now.turn)
    if now.phase is Phase.PLAY and fault(now, call) is None and who.small_tichu(view.holding, chance):
        return call
    return who.act(view, chance)
