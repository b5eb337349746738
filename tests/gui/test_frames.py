"""Is the window never blocked for long, whatever is done with 32 tables?"""

import gc
from collections import defaultdict
from random import Random

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QTableView

from tests.gui.watchdog import Watchdog
from tichu_turnier.cli.bench.bench_program import played, reports
from tichu_turnier.cli.bench.measuring import calibration
from tichu_turnier.gui.display.public_display import Room

TABLES = 32
BUDGET = 1.0
"""Frames; the quickest of some turns counts, as machines do other things meanwhile."""


class Watched:
    """A director who is watched: the longest block of everything done, in frames."""

    def __init__(self, director) -> None:
        self.director = director
        self.window = director.window
        self.blocks = defaultdict(list)
        self._dog = Watchdog(director.window)

    def do(self, name, act, ready=lambda: True) -> None:
        self.blocks[name].append(self._dog.longest(act, lambda: self._wait(ready)))

    def _wait(self, ready) -> None:
        window = self.window
        self.director.wait(lambda: ready() and not window._idle.busy and not window.bridge.computes)
        self.director.qtbot.wait(20)  # painted

    @property
    def too_long(self) -> dict[str, float]:
        least = {name: round(min(blocks), 2) for name, blocks in self.blocks.items()}
        return {name: frames for name, frames in least.items() if frames > BUDGET}


@pytest.fixture
def watched(director, tmp_path):
    file = tmp_path / "32.tichu"
    played(file, TABLES, rounds=2)
    gc.collect()
    gc.freeze()  # as the program does: what the tests before have left is none of its rubbish
    watched = Watched(director)
    director.window.prepare()  # once: whatever else the machine does just then would count; see `benchmarks/`
    director.wait(lambda: director.window.workspace is not None)
    for turn in range(3):
        if turn:
            watched.do("leave", director.window.leave, lambda: director.tournament is None)
        watched.do("open", lambda: director.window.open(file), lambda: director.tournament is not None)
    yield watched
    gc.unfreeze()


def _through_all_screens(watched, answers):
    window = watched.window
    for key in window.workspace.keys:
        watched.do(f"first {key}", lambda key=key: window.go(key))
        watched.do(f"result on {key}", lambda: window.bridge.do(next(answers)))
        for table in window.workspace.screen_of(key).findChildren(QTableView):
            bar = table.verticalScrollBar()
            watched.do(f"scroll {key}", lambda bar=bar: bar.setValue(bar.maximum()))


def _dialogs():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]


def test_nothing_blocks_the_window(watched):
    window, room = watched.window, Room.of(watched.window.bridge)
    answers = reports(window.bridge.tournament, 2, Random(5))
    for language, theme in (("fr", "dark"), ("en", "light"), ("de", "dark")):
        _through_all_screens(watched, answers)
        watched.do("another language", lambda language=language: window.set_language(language))
        watched.do("another look", lambda theme=theme: window.set_theme(theme))
        watched.do("room", room.toggle)
        watched.do("room", room.toggle)
        rules = window.menu.findChild(QAction, "action-settings")
        watched.do("regulations", rules.trigger, lambda: bool(_dialogs()))
        watched.do("close regulations", _dialogs()[0].reject)
    assert watched.too_long == {}


def test_the_watchdog_barks(director):
    watched = Watched(director)
    for _ in range(3):
        watched.do("rest", lambda: None)
        watched.do("ten loops", lambda: [calibration() for _ in range(10)])
    assert set(watched.too_long) == {"ten loops"}
