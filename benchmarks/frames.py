"""How long is the window blocked by one action, and when does every view show a new result?

Frames: with 32 tables and three rounds, the longest time that the GUI thread is busy with one event; the goal
is a frame of 16 ms. Refresh: with 100 tables, from `bridge.do(EnterResult)` until the window and the room
display show it; the goal is 50 ms. Off screen, so painting is Qt's own and nothing is sent to a display.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.evenings import played, reports
from benchmarks.measuring import LOOPS, calibration, seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from tichu_turnier.gui.application import make_application, set_look
from tichu_turnier.gui.background import Worker
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.screens import SCREENS
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import CheckIn
from tichu_turnier.tournament.model import EntrantId

FRAME_MS, REFRESH_MS = 16.0, 50.0
RUNS = 5
PATIENCE = 20.0


class Bench:
    """A window with an evening in it, and what a director does there."""

    def __init__(self, folder: Path, tables: int, rounds: int = 3) -> None:
        self.longest = 0.0
        self.window = MainWindow(Settings(theme="light"), lambda _: None, folder)
        self.window.bridge.failed.connect(self._bug)
        self.window.bridge.refused.connect(lambda findings: sys.exit(str(findings)))
        self.window.resize(1280, 800)
        self.window.show()
        path = folder / f"{tables}.tichu"
        played(path, tables, rounds)
        self.window.bridge.warm_up()  # as the program does once its window is there
        self.settle()
        self.window.open(path)
        self.settle(lambda: self.window.bridge.tournament is not None)

    def _bug(self, error: BaseException) -> None:
        raise error

    def settle(self, ready: Callable[[], bool] = lambda: True) -> None:
        """Until everything is saved, shown and painted."""
        deadline = perf_counter() + PATIENCE
        workers = self.window.bridge.findChildren(Worker)
        while perf_counter() < deadline:
            self._turn()
            if not any(worker.busy for worker in workers) and ready():
                self._turn()
                self._turn()
                return
        sys.exit("the window does not come to rest")

    def blocked(self, action: Callable[[], object]) -> float:
        """The longest time without a look at events, in milliseconds: the action or a turn of the loop."""
        own = 1000 * seconds(action)
        self.longest = 0.0
        self.settle()
        return max(own, self.longest)

    def _turn(self) -> None:
        """All events that wait; painting is one of them, timers of the program as well."""
        self.longest = max(self.longest, 1000 * seconds(QCoreApplication.processEvents))

    def screen(self, key: str) -> QObject:
        """A screen in front."""
        self.window.go(key)
        self.settle()
        return self.window.workspace.screen_of(key)

    def close(self) -> None:
        """Gives the file back."""
        self.window.close()
        while self.window.isVisible():
            QCoreApplication.processEvents()
        self.window.deleteLater()


@contextmanager
def _bench(tables: int, rounds: int = 3) -> "Iterator[Bench]":
    make_application()
    set_look("light")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), tables, rounds)
        yield bench
        bench.close()


def measure_frames(tables: int = 32) -> dict[str, object]:
    """The longest block of each kind of action in milliseconds: median and worst of five."""
    with _bench(tables, rounds=2) as bench:
        first = {f"first {kind.key}": [_visit(bench, kind.key)] for kind in SCREENS}
        again: dict[str, list[float]] = {}
        for _ in range(RUNS):
            for name, action in _actions(bench, tables):
                again.setdefault(name, []).append(bench.blocked(action))
        drawing = {"draw on trial": [_draw(bench)], "publish the draw": [_publish(bench)]}
    return {
        "goal_ms": FRAME_MS,
        "tables": tables,
        "loop_ns": round(1e9 * median(seconds(calibration) for _ in range(RUNS)) / LOOPS),
        "first_time": {name: _told(found) for name, found in first.items()},
        "actions": {name: _told(found) for name, found in {**again, **drawing}.items()},
        "worst_ms": round(max(found for runs in {**again, **drawing}.values() for found in runs), 1),
    }


def measure_refresh(tables: int = 100) -> dict[str, object]:
    """From a result handed to the desk until each visible view shows it, for every screen in front."""
    with _bench(tables) as bench:
        from tichu_turnier.gui.room import Room

        Room.of(bench.window.bridge).toggle()
        bench.settle()
        answers = cycle(tuple(reports(bench.window.bridge.tournament, 3, Random(9))))
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


def _actions(bench: Bench, tables: int) -> "Iterator[tuple[str, Callable[[], object]]]":
    """What a director does all evening; each screen is in front when its turn comes."""
    bridge = bench.window.bridge
    for kind in SCREENS:
        yield f"go to {kind.key}", lambda key=kind.key: bench.window.go(key)
        bench.settle()
    chance = Random(7)
    answers = tuple(reports(bridge.tournament, 2, chance))[-tables // 2 :]
    for number, kind in enumerate(SCREENS):
        screen = bench.screen(kind.key)
        yield f"result while on {kind.key}", lambda number=number: bridge.do(answers[number])
        for table in screen.findChildren(QTableView):
            bar = table.verticalScrollBar()
            yield f"scroll {kind.key}", lambda bar=bar: bar.setValue(bar.maximum())
            yield f"scroll {kind.key}", lambda bar=bar: bar.setValue(0)
    for key in ("entrants", "standings", "journal"):
        field = bench.screen(key).search
        yield f"search {key}", lambda field=field: QTest.keyClicks(field, "9")
        yield f"search {key}", lambda field=field: field.clear()
    bench.screen("entrants")
    person = EntrantId(chance.randrange(1, 4 * tables))
    yield "check out", lambda: bridge.do(CheckIn((person,), present=False))
    yield "check in", lambda: bridge.do(CheckIn((person,)))
    yield "undo", bridge.undo
    yield "redo", bridge.redo
    yield "resize", lambda: bench.window.resize(1920, 1080)
    yield "resize", lambda: bench.window.resize(1280, 800)


def _visit(bench: Bench, key: str) -> float:
    return bench.blocked(lambda: bench.window.go(key))


def _draw(bench: Bench) -> float:
    """Draws the next round on trial, once all results of the last are in."""
    for answer in reports(bench.window.bridge.tournament, 2, Random(3)):
        bench.window.bridge.do(answer)
    bench.settle()
    panel = bench.screen("draw").panel
    found = bench.blocked(panel.primary.click)
    bench.settle(lambda: bench.window.workspace.screen_of("draw").proposal is not None)
    return max(found, bench.longest)


def _publish(bench: Bench) -> float:
    return bench.blocked(bench.window.workspace.screen_of("draw").panel.primary.click)


def _shown(bench: Bench, answer: object) -> float:
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


def _told(found: list[float]) -> dict[str, float]:
    return {"median_ms": round(median(found), 1), "worst_ms": round(max(found), 1)}
