"""Can every division of the card points, from -25:125 to 125:-25, really be played?"""

import random

from tichu_turnier.rules.engine import dealing as before
from tichu_turnier.rules.engine.ending import counted_points
from tichu_turnier.rules.engine.play import play
from tichu_turnier.rules.engine.playout import any_action
from tichu_turnier.rules.engine.position import Pass, Phase, Play, start

RARE = (162, 180, 293, 748, 1583, 2944)
"""Hands in which a division came up that is rare: they are tried first."""
ENOUGH = 5_000
"""So many hands are tried, should these ones be played in another way some day."""


def one_sided(seed):
    """The card points of a legal hand in which one side likes to pass and the other one does not."""
    chance = random.Random(seed)
    weak = seed % 2
    position = start(before.pick_up(before.deal(seed)).holdings)
    while position.phase is not Phase.OVER:
        action = any_action(position, chance)
        likes_to_pass = action.seat % 2 == weak and position.table is not None
        for _ in range(3):
            if isinstance(action, Play if likes_to_pass else Pass) and action.seat != position.owner:
                action = any_action(position, chance)
        position = play(position, action)
    return counted_points(position)


def test_all_31_pairs_of_card_points_are_reached():
    missing = {(points, 100 - points) for points in range(-25, 130, 5)}
    assert len(missing) == 31
    for seed in (*RARE, *range(ENOUGH)):
        missing.discard(one_sided(seed))
        if not missing:
            break
    assert not missing
