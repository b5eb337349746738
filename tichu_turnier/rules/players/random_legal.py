"""A player who does anything that is legal."""

import random

from tichu_turnier.rules.cards import each_card
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.dealing import Push
from tichu_turnier.rules.engine.playout import any_action
from tichu_turnier.rules.players.player import Before, Player, View

_GRAND_TICHU, _TICHU, _BOMB = 0.02, 0.02, 0.1
"""How often each is done where it may be."""


def _push(before: Before, chance: random.Random) -> Push:
    cards = each_card(before.holding)
    return tuple([cards.pop(int(chance.random() * len(cards))) for _ in before.variant.pushes_to])


def _bomb(_view: View, bombs: list[Combination], chance: random.Random) -> Combination | None:
    return bombs[int(chance.random() * len(bombs))] if chance.random() < _BOMB else None


RANDOM_LEGAL = Player(
    "random-legal",
    grand_tichu=lambda _before, chance: chance.random() < _GRAND_TICHU,
    push=_push,
    tichu=lambda _view, chance: chance.random() < _TICHU,
    act=lambda view, chance: any_action(view.position, chance),
    bomb=_bomb,
)
