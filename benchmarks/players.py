"""How fast do computer players play?"""

import random
from statistics import median

from tichu_turnier.cli.bench import LOOPS, calibration, seconds
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.rules.players.player import Player

RUNS = 5


def measure(hands: int = 2000) -> dict[str, object]:
    """Of four players of each kind: hands a second, and what one hand costs."""
    measured = {player.key: _measure(player, hands // RUNS) for player in PLAYERS}
    return {"hands": hands // RUNS * RUNS, **measured}


def _measure(player: Player, hands: int) -> dict[str, float]:
    chance, spent, loops = random.Random(1), [], []

    def play() -> None:
        for _ in range(hands):
            play_hand((player,) * 4, chance)

    for _ in range(RUNS):
        turn = seconds(calibration) / LOOPS
        spent.append(seconds(play) / hands)
        loops.append(spent[-1] / turn)
    return {"per_second": round(1 / median(spent)), "loops_per_op": round(median(loops))}
