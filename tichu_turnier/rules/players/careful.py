"""A player who plays sensibly, but never calls."""

import random

from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.play import trick_is_won
from tichu_turnier.rules.engine.position import Action, Give, Pass, Phase
from tichu_turnier.rules.players.following import follow
from tichu_turnier.rules.players.leading import lead
from tichu_turnier.rules.players.player import Player, View
from tichu_turnier.rules.players.pushing import sensible_push


def act(view: View, _chance: random.Random) -> Action:
    """Leads, beats, passes, takes a trick, or gives the Dragon to the opponent with more cards."""
    position = view.position
    if position.phase is Phase.GIVE:
        return Give(view.seat, max(view.opponents, key=lambda seat: view.counts[seat]))
    if position.table is None:
        return lead(view)
    return Pass(view.seat) if trick_is_won(position) else follow(view, position.table)


def _no_bomb(_view: View, _bombs: list[Combination], _chance: random.Random) -> None:
    """Waits for his turn."""


CAREFUL = Player(
    "careful",
    grand_tichu=lambda _before, _chance: False,
    push=lambda before, _chance: sensible_push(before),
    tichu=lambda _view, _chance: False,
    act=act,
    bomb=_no_bomb,
)
