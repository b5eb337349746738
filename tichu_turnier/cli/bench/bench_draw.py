"""Bench: draw all rounds of an evening."""

from itertools import count

from tichu_turnier.cli.bench.measuring import Figures, figures
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.presets import Preset, preset

RUNS = 9
_PLAYERS, _PARTNERSHIPS = 16, 100


def measure_draw() -> Figures:
    """Three rounds at tables of four for 16 players, and three of 100 partnerships by lot, new seeds each."""
    seeds = count(1)
    fours, lot = preset("club-evening"), preset("treibhaus")
    return figures(
        {
            "fours_16": lambda: _drawn(fours, _PLAYERS, next(seeds)),
            "partnerships_100": lambda: _drawn(lot, _PARTNERSHIPS, next(seeds)),
        },
        RUNS,
    )


def _drawn(preset_: Preset, entrants: int, seed: int) -> object:
    regulations = preset_.regulations
    return format_of(regulations.format).plan(range(1, entrants + 1), regulations.rounds, seed)
