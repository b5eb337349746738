"""What does the desk cost: a result applied, saved and journaled, a round drawn, a whole long evening?"""

import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from tichu_turnier.cli.bench import LOOPS, RUNS, arrivals, calibration, figures, opened, reports, seconds
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.standings import standings

HANDS_PER_MATCH = 9
PAGE = 4096


def measure_desk(hands: int = 5000) -> dict[str, object]:
    """So many hands entered match by match through the desk: each step in turns of the calibration loop."""
    tables = hands // HANDS_PER_MATCH + 1
    with tempfile.TemporaryDirectory() as folder, _desk(folder, tables) as desk:
        for change in arrivals(tables):
            desk.do(change)
        desk.do(PublishDraw(next_round(desk.tournament, 1)))
        before, all_reports = desk.tournament, tuple(reports(desk.tournament, 1, Random(1)))
        applied = [seconds(partial(report.apply, before)) for report in all_reports]
        done = [seconds(partial(desk.do, report)) for report in all_reports]
        flushed = [seconds(_flush(folder)) for _ in range(len(all_reports))]
        ranked = [seconds(lambda: standings(desk.tournament)) for _ in range(RUNS)]
        verified = seconds(desk.verify)
    turn = median(seconds(calibration) for _ in range(RUNS)) / LOOPS
    steps = {"apply": applied, "do": done, "flush_of_a_page_alone": flushed, "standings": ranked}
    return {
        "hands": len(all_reports) * HANDS_PER_MATCH,
        **{name: _told(median(times), turn) for name, times in steps.items()},
        "verify": _told(verified, turn),
        "do_late_to_early": round(median(done[-50:]) / median(done[:50]), 2),
    }


def measure_draw() -> dict[str, dict[str, float]]:
    """The third round for 16, 100 and 400 people, two rounds played."""
    works: dict[str, Callable[[], object]] = {}
    for people in (16, 100, 400):
        drawn = _drawn(people // 4)
        works[str(people)] = partial(next_round, drawn, 3)
    return figures(works)


def measure_evening(tables: int = 100, seed: int = 1) -> dict[str, object]:
    """A whole evening through the desk, results by chance; ends with an error if a sum does not close."""
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder, _desk(folder, tables) as desk:
        spent = seconds(lambda: _play(desk, tables, chance, seed))
        found = (*desk.verify(), *closed_sum_findings(desk.tournament))
        faults = [each for each in found if each.blocks]
        if faults:
            raise AssertionError(faults)
        hands = sum(result.report.hands_played for result in desk.tournament.results.values())
        size = Path(folder, "a.tichu").stat().st_size
    return {"tables": tables, "hands": hands, "seconds": round(spent, 1), "bytes": size, "sums": "closed"}


def _desk(folder: str, tables: int) -> Desk:
    return Desk.create(Path(folder, "a.tichu"), opened(tables), "1")


def _play(desk: Desk, tables: int, chance: Random, seed: int) -> None:
    for change in arrivals(tables):
        desk.do(change)
    for number in range(1, desk.tournament.regulations.rounds + 1):
        desk.do(PublishDraw(next_round(desk.tournament, seed)))
        for report in reports(desk.tournament, number, chance):
            desk.do(report)


def _drawn(tables: int) -> Tournament:
    tournament = opened(tables)
    for change in arrivals(tables):
        tournament = change.apply(tournament)
    for seed in (1, 2):
        drawn = next_round(tournament, seed)
        tournament = PublishDraw(drawn).apply(tournament)
    return tournament


def _flush(folder: str) -> Callable[[], None]:
    """What the disk itself needs to keep one page: the least any lasting change costs here."""
    file = Path(folder, "page")

    def flush() -> None:
        with file.open("ab") as page:
            page.write(bytes(PAGE))
            page.flush()
            os.fsync(page.fileno())

    return flush


def _told(spent: float, turn: float) -> dict[str, float]:
    return {"ms": round(1000 * spent, 2), "loops_per_op": round(spent / turn)}
