"""Computer players play a hand of Tichu for Two from the deck to its score."""

import random
from collections.abc import Sequence

from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import Cards
from tichu_turnier.rules.engine.simulate import SEED_BITS, PlayedHand, played_out
from tichu_turnier.rules.players.player import Before
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.dealing import Dealing
from tichu_turnier.rules.two.players import TwoPlayer
from tichu_turnier.rules.variant import variant_of


def play_hand(players: Sequence[TwoPlayer], chance: random.Random, rules: RuleSet = TWO_RULES) -> PlayedHand:
    """One hand of two players; the same generator state gives the same hand."""
    dealt = dealing.deal(chance.getrandbits(SEED_BITS), rules)
    for player, who in enumerate(players):
        dealt = _looked(dealt, player, who, chance)
    for player, who in enumerate(players):
        (card,) = who.player.push(_before(dealt, player, dealt.holdings[dealt.firsts[player]]), chance)
        dealt = dealing.push(dealt, player, card)
    return played_out(dealing.begin(dealt), [who.player for who in (*players, *players)], chance)


def _looked(dealt: Dealing, player: int, who: TwoPlayer, chance: random.Random) -> Dealing:
    """One holding after the other, with the calls on the way; then the one to begin with."""
    seat, other = player, player + 2
    dealt = dealing.look(dealt, seat)
    if dealt.rules.grand_tichu and who.player.grand_tichu(_before(dealt, player, dealt.seen[seat]), chance):
        dealt = dealing.call_grand_tichu(dealt, player)
    dealt = dealing.pick_up(dealt, seat)
    if dealt.calls[player] is Call.NONE and who.tichu(dealt.seen[seat], chance):
        dealt = dealing.call_tichu(dealt, player)
    dealt = dealing.pick_up(dealing.look(dealt, other), other)
    second = who.begin_with_second(dealt.seen[seat], dealt.seen[other], chance)
    return dealing.choose(dealt, other if second else seat)


def _before(dealt: Dealing, player: int, holding: Cards) -> Before:
    return Before(player, holding, dealt.calls, variant_of(dealt.rules))
