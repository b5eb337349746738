"""How long is the window blocked by each thing that a director does, at 32 and at 250 tables?

Off screen, so painting is Qt's own and nothing is sent to a display. What counts is what the thread of the
window computes itself between two looks at events: the goal is 50 ms at 32 tables, 100 ms at 250.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTableView
from shiboken6 import delete

from tichu_turnier.cli.bench import arrivals, opened, reports
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.application import make_application
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round

GOALS_MS = {32: 50.0, 250: 100.0}
RUNS = 3
_PATIENCE = 90.0
"""Seconds until all is computed that is to be seen; sheets of a thousand pages take some."""
_PAINTED = 0.02
"""Seconds from a change to its picture, at most."""
_SLIP = "265\rU\r20F\r50\r-60X\r30\rIV\r100N\r-10\r"
"""A table and some of its hands, as typed."""

Act = tuple[str, Callable[[], object]]


def played(path: Path, tables: int, rounds: int, seed: int = 1) -> None:
    """A file of an evening in which so many rounds have been played; of the last one, half the tables."""
    chance = Random(seed)
    with Desk.create(path, opened(tables), "Eule") as desk:
        for change in arrivals(tables):
            desk.do(change)
        for number in range(1, rounds + 1):
            desk.do(PublishDraw(next_round(desk.tournament, seed)))
            all_reports = tuple(reports(desk.tournament, number, chance))
            for report in all_reports if number < rounds else all_reports[: tables // 2]:
                desk.do(report)


def measure() -> dict[str, object]:
    """The longest block of each action in milliseconds: median and worst of some runs."""
    make_application()
    return {str(tables): _measured(tables, goal) for tables, goal in GOALS_MS.items()}


def _measured(tables: int, goal: float) -> dict[str, object]:
    blocks: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "evening.tichu")
        played(path, tables, rounds=2)
        bench = Bench(Path(folder))
        bench.blocked(lambda: Ahead.of(bench.window.bridge).load("de"))
        acts = (bench.evening() for _ in range(RUNS))
        for name, act in chain(bench.first_time(path), *acts):
            blocks.setdefault(name, []).append(bench.blocked(act))
        bench.close()
    told = {
        name: {"ms": round(median(each), 1), "worst": round(max(each), 1)} for name, each in blocks.items()
    }
    slowest = sorted(told.items(), key=lambda pair: -pair[1]["worst"])
    actions = {name: {what: round(ms, 1) for what, ms in each.items()} for name, each in slowest}
    return {"goal_ms": goal, "actions": actions}


class Bench:
    """A window, and what a director does there."""

    def __init__(self, folder: Path, clock: Callable[[], float] = thread_time) -> None:
        self._clock = clock
        self.window = MainWindow(Settings(theme="light"), lambda _: None, folder)
        self.window.bridge.failed.connect(self._bug)
        self.window.bridge.refused.connect(lambda findings: sys.exit(str(findings)))
        self.window.resize(1280, 800)
        self.window.show()

    def first_time(self, path: Path) -> Iterator[Act]:
        """An evening is opened and every screen gone to; another look makes all of them anew."""
        window = self.window
        yield "open", lambda: window.open(path)
        for change in (
            lambda: None,
            lambda: window.keeper.set_language("fr"),
            lambda: window.keeper.set_theme("dark"),
        ):
            yield "another look", change
            for key in window.places:
                yield f"first {key}", partial(window.go, key)

    def evening(self) -> Iterator[Act]:
        """What is done all evening: going, reporting, typing, searching, and what opens above the screen."""
        window, tournament = self.window, self.window.bridge.tournament
        if tournament is None:
            sys.exit("there is no tournament")
        answers = cycle(tuple(reports(tournament, 2, Random(7))))
        for key in window.places:
            yield f"go to {key}", partial(window.go, key)
            yield f"result on {key}", partial(window.bridge.do, next(answers))
            for table in window.pages.findChildren(QTableView):
                bar = table.verticalScrollBar()
                yield "scroll", partial(bar.setValue, bar.maximum())
            for field in window.pages.findChildren(QLineEdit, "search"):
                yield "search", partial(QTest.keyClicks, field, "9")
                yield "search", field.clear
        yield "go to results", partial(window.go, "results/2")
        yield from press_slip()
        for name in ("settings", "penalty", "rulings", "palette", "help-screen", "undo", "redo"):
            yield name, window.menu.findChildren(QAction, f"action-{name}")[0].trigger
            yield "close a dialog", _close_dialogs
        yield "set up", lambda: window.new.set_up("club-evening")
        yield "close a dialog", _close_dialogs
        yield "resize", lambda: window.resize(1920, 1080)
        yield "resize", lambda: window.resize(1280, 800)

    def blocked(self, act: Callable[[], object]) -> float:
        """The longest time without a look at events until everything is saved, shown and painted."""
        QTimer.singleShot(0, act)  # within the loop, as a key or the mouse would do it
        longest, deadline, quiet_since = 0.0, perf_counter() + _PATIENCE, perf_counter()
        while self.window.bridge.computes or perf_counter() < quiet_since + _PAINTED:
            if perf_counter() > deadline:
                sys.exit("the window does not come to rest")
            before = self._clock()
            QCoreApplication.processEvents()
            taken = self._clock() - before
            longest = max(longest, taken)
            if taken > _PAINTED / 20 or self.window.bridge.computes:
                quiet_since = perf_counter()
        return 1000 * longest

    def close(self) -> None:
        """Gives the file back, also where the window asks because something is open."""
        while self.window.isVisible():
            self.window.close()
            QCoreApplication.processEvents()
            _close_dialogs()
        delete(self.window)  # at once: a later window would have it dressed anew with its own

    def _bug(self, error: BaseException) -> None:
        raise error


def press_slip() -> Iterator[Act]:
    """The keys of a slip at whichever table is chosen, which is not saved."""
    for key in _SLIP:
        yield "key on a slip", partial(_press, key)
    for _ in range(2):  # a slip that is begun is left by two
        yield "leave a slip", partial(_press, "\x1b")


def _press(key: str) -> None:
    focus = QApplication.focusWidget()
    if focus is not None:
        keys = {"\r": Qt.Key.Key_Return, "\x1b": Qt.Key.Key_Escape}
        QTest.keyClick(focus, keys[key]) if key in keys else QTest.keyClicks(focus, key)


def _close_dialogs() -> None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.reject()
