"""How long is the director's window blocked while phones look and report to it, by the clock on the wall?

The window serves the pages itself; the phones are another process (`phone_load`) on the same machine.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random, choice
from statistics import median
from time import perf_counter

from benchmarks.window import GOALS_MS, Act, Bench, press_slip
from tichu_turnier.cli.bench import reports
from tichu_turnier.gui.application import make_application

PHONES, A_MINUTE, SECONDS = 500, 100, 60
_TEAMS = 500
_PACE = 0.2
"""Seconds from one action to the next, as a quick director types."""
_OWN = 60
"""The last so many tables are entered by the director, the others by phone."""


def measure() -> dict[str, object]:
    """The longest block of each action in milliseconds, without phones and beside them; what these waited."""
    from tests.evenings import drawn, evening
    from tichu_turnier.desk.desk import Desk

    make_application()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "evening.tichu")
        Desk.create(path, drawn(evening("treibhaus", _TEAMS), 7, 1), "Eule").close()
        bench = Bench(Path(folder), perf_counter)
        bench.blocked(lambda: bench.window.open(path))
        alone = _acts(bench, SECONDS / 4)
        pages = bench.window.bridge.hosting.pages
        bench.blocked(lambda: bench.window.bridge.run_on_desk(pages.open, lambda _: None))
        assert pages.serving is not None  # it was opened just now
        port = pages.serving.address.rstrip("/").rpartition(":")[2]
        call = [
            sys.executable,
            "-m",
            "benchmarks.phone_load",
            *map(str, (PHONES, A_MINUTE, SECONDS)),
            port,
            str(path),
        ]
        with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as load:
            beside = _acts(bench, SECONDS)
            told, _ = load.communicate(timeout=SECONDS)
        bench.close()
    return {"goal_ms": GOALS_MS[250], "alone": alone, "beside phones": beside, "phones": told.strip()}


def _acts(bench: Bench, seconds: float) -> dict[str, dict[str, float]]:
    """What a director does again and again for so long."""
    blocks: dict[str, list[float]] = {}
    until = perf_counter() + seconds
    while perf_counter() < until:
        for name, act in _once(bench):
            began = perf_counter()
            blocks.setdefault(name, []).append(bench.blocked(act))
            while perf_counter() < began + _PACE:
                bench.blocked(lambda: None)
    every = sorted(chain.from_iterable(blocks.values()))
    blocks["99 of 100"] = [every[int(0.99 * (len(every) - 1))]]
    return {
        name: {"median": round(median(each), 1), "worst": round(max(each), 1), "times": len(each)}
        for name, each in blocks.items()
    }


def _once(bench: Bench) -> Iterator[Act]:
    """Around the screens, with a slip and a result."""
    window, tournament = bench.window, bench.window.bridge.tournament
    answers = tuple(reports(tournament, 1, Random(7)))[-_OWN:] if tournament is not None else ()
    for key in ("evening", "standings", "draw", "results/1"):
        yield f"go to {key}", partial(window.go, key)
        yield "result", partial(window.bridge.do, choice(answers))
    yield from press_slip()
