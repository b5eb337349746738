"""Bench: enter a result, checked, applied, saved, journaled."""

import tempfile
from pathlib import Path
from random import Random

from tichu_turnier.cli.bench.bench_evenings import arrivals, opened, reports
from tichu_turnier.cli.bench.measuring import RUNS, Figures, Taken, measured, medians
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import PublishDraw

_TABLES = 32


def measure_desk() -> Figures:
    """One result of nine hands, entered through the desk into a tournament of 32 tables on the disk."""
    return medians([{"enter": _one_round(seed)} for seed in range(RUNS + 1)][1:])


def _one_round(seed: int) -> Taken:
    """All tables of the first round report, one after the other."""
    chance = Random(seed)  # noqa: S311 - results are no secret
    with (
        tempfile.TemporaryDirectory() as folder,
        Desk.create(Path(folder, "a.tichu"), opened(_TABLES), "1") as desk,
    ):
        for change in arrivals(_TABLES):
            desk.do(change)
        desk.do(PublishDraw(desk.draw(seed)))
        results = tuple(reports(desk.tournament, 1, chance))
        return measured(lambda: [desk.do(result) for result in results], len(results))
