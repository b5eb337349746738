"""How long is the window blocked by one action, and when does every view show a new result?

Frames: with 32 tables and two rounds, the longest time that the thread of the window is busy without a look
at events, measured for everything a director does; the goal is a frame of 16 ms. With 250 tables it is 50 ms,
and a list of 2,000 entrants scrolls frame by frame. Refresh: with 100 tables, from `bridge.do(EnterResult)`
until the window and the room display show it; the goal is 50 ms.
"""

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from compileall import compile_dir
from contextlib import contextmanager
from itertools import chain, cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from PySide6.QtCore import QCoreApplication

from benchmarks.frame_actions import Act, all_evening, first_time, next_round, now_and_then, scrolling
from benchmarks.window import Bench, Block, timed, told  # before Qt: it wants no display
from tichu_turnier.cli.bench.bench_program import reports
from tichu_turnier.cli.bench.measuring import LOOPS, calibration, seconds
from tichu_turnier.gui.application import make_application, set_look
from tichu_turnier.tournament.changes import EnterResult

PROGRAM = Path(__file__).parents[1] / "tichu_turnier"
FRAME_MS, LARGE_MS, REFRESH_MS = 16.0, 50.0, 50.0
RUNS, LARGE_RUNS = 5, 2


@contextmanager
def _bench(tables: int, rounds: int = 3) -> Iterator[Bench]:
    make_application()
    set_look("light")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), tables, rounds)
        yield bench
        bench.close()


def measure_frames(tables: int = 32, large: int = 250, entrants: int = 2_000) -> dict[str, object]:
    """The longest block of each kind of action in milliseconds: median and worst of some runs.

    `cpu` is what the thread of the window computed itself, `wall` includes its waits for others.
    """
    compile_dir(PROGRAM, quiet=2)  # as it is installed
    return {
        **_frames(tables, FRAME_MS, RUNS),
        "large": _frames(large, LARGE_MS, LARGE_RUNS),
        "scrolling": _scrolling(entrants),
    }


def _frames(tables: int, goal: float, runs: int) -> dict[str, object]:
    with _bench(tables, rounds=2) as bench:
        loop = median(timed(calibration).cpu for _ in range(RUNS))
        parts = {
            "first_time": _measured(bench, first_time(bench)),
            "all_evening": _measured(
                bench, chain.from_iterable(all_evening(bench, tables) for _ in range(runs))
            ),
            "now_and_then": _measured(bench, chain.from_iterable(now_and_then(bench) for _ in range(runs))),
            "next_round": _measured(bench, next_round(bench)),
        }
    every = [block for found in parts.values() for blocks in found.values() for block in blocks]
    return {
        "goal_ms": goal,
        "tables": tables,
        "loop_ns": round(1e6 * loop / LOOPS),
        **{part: _told(found) for part, found in parts.items()},
        "worst": told(every),
    }


def _scrolling(entrants: int) -> dict[str, object]:
    """A long list, by the wheel and by pages."""
    with _bench(entrants // 4, rounds=0) as bench:
        bench.open()
        bench.settle(lambda: bench.is_open)
        from tichu_turnier.gui.entrants.entrants_screen import EntrantsScreen

        found = _measured(bench, scrolling(bench.the(EntrantsScreen).table))
    return {"goal_ms": FRAME_MS, "entrants": entrants, **_told(found)}


def _told(found: Mapping[str, Sequence[Block]]) -> dict[str, dict[str, float]]:
    return {name: told(blocks) for name, blocks in found.items()}


def _measured(bench: Bench, acts: Iterable[Act]) -> dict[str, list[Block]]:
    found: dict[str, list[Block]] = {}
    for act in acts:
        found.setdefault(act.name, []).append(bench.blocked(act.do, act.ready))
    return found


def measure_refresh(tables: int = 100) -> dict[str, object]:
    """From a result handed to the desk until each visible view shows it, for every screen in front."""
    with _bench(tables) as bench:
        bench.open()
        bench.settle(lambda: bench.is_open)
        from tichu_turnier.gui.display.public_display import Room
        from tichu_turnier.gui.screens import SCREENS

        Room.of(bench.window.bridge).toggle()
        bench.settle()
        answers = cycle(tuple(reports(bench.tournament, 3, Random(9))))
        taken: dict[str, list[float]] = {}
        loop = median(seconds(calibration) for _ in range(RUNS))
        for kind in SCREENS:
            bench.screen(kind.key)
            for _ in range(2 * RUNS):
                taken.setdefault(kind.key, []).append(1000 * _shown(bench, next(answers)))
        Room.of(bench.window.bridge).toggle()
    every = [time for times in taken.values() for time in times]
    return {
        "goal_ms": REFRESH_MS,
        "tables": tables,
        "median_ms": round(median(every), 1),
        "slowest_screen_ms": round(max(median(times) for times in taken.values()), 1),
        "worst_ms": round(max(every), 1),
        "screens": {key: round(median(times), 1) for key, times in taken.items()},
        "loops_per_op": round(median(every) / 1000 / loop * LOOPS),
    }


def _shown(bench: Bench, answer: EnterResult) -> float:
    """Seconds until the new snapshot is delivered, shown and painted."""
    arrived: list[object] = []
    changed = bench.window.bridge.changed
    changed.connect(arrived.append)
    start = perf_counter()
    bench.window.bridge.do(answer)
    while not arrived:
        QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    spent = perf_counter() - start
    changed.disconnect(arrived.append)
    bench.settle()
    return spent
