"""Is a hand that is played out fast the one that comes of asking the rules for every action?"""

import random

from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.play import play
from tichu_turnier.rules.engine.playout import any_action, playout
from tichu_turnier.rules.engine.position import Phase, Play, Position, start

_HANDS = 150


def test_a_playout_goes_as_the_rules_say_action_by_action():
    bombs = 0
    for seed in range(_HANDS):
        before = start(dealing.pick_up(dealing.deal(seed)).holdings)
        end, thrown = _step_by_step(before, random.Random(seed))
        assert playout(before, random.Random(seed)) == end
        bombs += thrown
    assert bombs > _HANDS / 10  # else nobody looked whether they are found


def _step_by_step(position: Position, chance: random.Random) -> tuple[Position, int]:
    """The end of a hand in which nobody knows who had bombs, and how many were thrown."""
    bombs = 0
    while position.phase is not Phase.OVER:
        action = any_action(position, chance)
        position = play(position, action)
        bombs += isinstance(action, Play) and action.combination.is_bomb
    return position, bombs
