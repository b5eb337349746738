"""Computer players for Tichu for Two."""

import random
from collections.abc import Sequence

from tichu_turnier.rules.calls import Call, side_of
from tichu_turnier.rules.cards import Cards, each_card
from tichu_turnier.rules.engine.play import trick_is_won
from tichu_turnier.rules.engine.position import Action, Change, Give, Pass, Phase
from tichu_turnier.rules.engine.simulate import SEED_BITS, PlayedHand, played_out
from tichu_turnier.rules.players.calling import GRAND_TICHU_FROM, TICHU_FROM, promise, promise_of_eight
from tichu_turnier.rules.players.careful import follow, lead
from tichu_turnier.rules.players.player import Before, Player, View
from tichu_turnier.rules.players.sorting import disorder
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.dealing import Dealing
from tichu_turnier.rules.variant import variant_of


def _act(view: View, _chance: random.Random) -> Action:
    """As a careful player at a table of four, whose partner is his own other holding."""
    now, seat = view.position, view.seat
    if now.phase is Phase.CHANGE:
        return Change(seat, view.counts[seat ^ 2] < view.counts[seat])
    if now.phase is Phase.GIVE:
        return Give(seat, max(sorted(view.opponents), key=lambda each: view.counts[each]))
    if trick_is_won(now):
        return Pass(seat)
    seen = _with_call_of_opponent(view)
    return lead(seen) if now.table is None else follow(seen, now.table)


def _with_call_of_opponent(view: View) -> View:
    """The same with the opponent's call, the only one that matters, on the holding he uses."""
    opponent = 1 - side_of(view.seat)
    calls = [Call.NONE] * 4
    calls[view.position.aside[opponent] ^ 2] = view.position.calls[opponent]
    return view._replace(position=view.position._replace(calls=tuple(calls)))


def _least_useful(holding: Cards) -> Cards:
    """The card whose loss leaves most in order."""
    return min(each_card(holding), key=lambda card: disorder(holding & ~card))


SENSIBLE = Player(
    "sensible",
    grand_tichu=lambda before, _chance: promise_of_eight(before.holding) >= GRAND_TICHU_FROM,
    push=lambda before, _chance: (_least_useful(before.holding),),
    tichu=lambda view, _chance: promise(view.holding) >= 0,
    act=_act,
    bomb=lambda _view, _bombs, _chance: None,
)
"""His Tichu during play is a small one, and he pushes one card."""


def play_hand(players: Sequence[Player], chance: random.Random, rules: RuleSet = TWO_RULES) -> PlayedHand:
    """One hand of two players; the same generator state gives the same hand."""
    dealt = dealing.deal(chance.getrandbits(SEED_BITS), rules)
    for player, who in enumerate(players):
        dealt = _looked(dealt, player, who, chance)
    for player, who in enumerate(players):
        (card,) = who.push(_before(dealt, player, dealt.holdings[dealt.firsts[player]]), chance)
        dealt = dealing.push(dealt, player, card)
    return played_out(dealing.begin(dealt), [*players, *players], chance)


def _looked(dealt: Dealing, player: int, who: Player, chance: random.Random) -> Dealing:
    """One holding after the other, with the calls on the way; then the better one to begin with."""
    seat, other = player, player + 2
    dealt = dealing.look(dealt, seat)
    if dealt.rules.grand_tichu and who.grand_tichu(_before(dealt, player, dealt.seen[seat]), chance):
        dealt = dealing.call_grand_tichu(dealt, player)
    dealt = dealing.pick_up(dealt, seat)
    if dealt.calls[player] is Call.NONE and promise(dealt.seen[seat]) >= TICHU_FROM:
        dealt = dealing.call_tichu(dealt, player)
    dealt = dealing.pick_up(dealing.look(dealt, other), other)
    return dealing.choose(dealt, max(seat, other, key=lambda each: promise(dealt.seen[each])))


def _before(dealt: Dealing, player: int, holding: Cards) -> Before:
    return Before(player, holding, dealt.calls, variant_of(dealt.rules))
