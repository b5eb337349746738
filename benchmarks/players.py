"""How fast do computer players play, and how near do the best of them come to real play?"""

import random
from statistics import median

from tichu_turnier.cli.bench.measuring import LOOPS, calibration, seconds
from tichu_turnier.rules.audit.base_rates import REAL, rates_of
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.rules.players.player import Player

RUNS = 5


def measure(hands: int = 2000) -> dict[str, object]:
    """Of four players of each kind: hands a second, what one hand costs, and their rates beside real ones."""
    measured = {player.key: _measure(player, hands // RUNS) for player in PLAYERS}
    return {"hands": hands // RUNS * RUNS, "real": REAL._asdict(), **measured}


def _measure(player: Player, hands: int) -> dict[str, float]:
    chance, spent, loops = random.Random(1), [], []
    reports: list[HandReport] = []

    def play() -> None:
        reports.extend([play_hand((player,) * 4, chance).report for _ in range(hands)])

    for _ in range(RUNS):
        turn = seconds(calibration) / LOOPS
        spent.append(seconds(play) / hands)
        loops.append(spent[-1] / turn)
    rates = {name: round(rate, 3) for name, rate in rates_of(reports)._asdict().items()}
    return {"per_second": round(1 / median(spent)), "loops_per_op": round(median(loops)), **rates}
