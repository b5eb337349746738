"""How long is the window blocked by one thing that a director does?

Off screen, so painting is Qt's own and nothing is sent to a display.
"""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAction
from shiboken6 import delete

from tichu_turnier.cli.bench.bench_program import played
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.rubbish import Rubbish
from tichu_turnier.gui.screen import Screen
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.model.snapshot import Tournament

S = TypeVar("S", bound=Screen)

PATIENCE = 90.0
"""Seconds until all is computed that is to be seen; sheets of a thousand pages take some."""
_PAINTED = 0.005
"""Seconds from a change to its picture, at most."""
_SHORT = 0.001
"""Seconds of a turn in which nothing is painted, at most."""


@dataclass(frozen=True, slots=True)
class Block:
    """How long nobody looked at events, in milliseconds.

    `wall` by the clock on the wall, which other programs and the threads of this one lengthen; `cpu` is what
    the thread of the window computed itself.
    """

    wall: float = 0.0
    cpu: float = 0.0

    def longer(self, other: "Block") -> "Block":
        """The longer of both, each figure by itself."""
        return Block(max(self.wall, other.wall), max(self.cpu, other.cpu))


def timed(action: Callable[[], object]) -> Block:
    """How long an action takes."""
    wall, cpu = perf_counter(), thread_time()
    action()
    return Block(1000 * (perf_counter() - wall), 1000 * (thread_time() - cpu))


class Bench:
    """A window with an evening in it, and what a director does there."""

    def __init__(self, folder: Path, tables: int, rounds: int = 3) -> None:
        self.longest = Block()
        self.path = folder / f"{tables}.tichu"
        self.window = MainWindow(Settings(theme="light"), lambda _: None, folder)
        self.rubbish = Rubbish(self.window, self.window.bridge)  # as the program does
        self.window.bridge.failed.connect(self._bug)
        self.window.bridge.refused.connect(lambda findings: sys.exit(str(findings)))
        self.window.resize(1280, 800)
        self.window.show()
        played(self.path, tables, rounds)
        self.settle()

    def open(self) -> None:
        """Opens the evening."""
        self.window.open(self.path)

    @property
    def is_open(self) -> bool:
        """Whether the evening is open."""
        return self.window.bridge.tournament is not None

    def _bug(self, error: BaseException) -> None:
        raise error

    def settle(self, ready: Callable[[], bool] = lambda: True) -> None:
        """Until everything is saved, shown and painted."""
        deadline = perf_counter() + PATIENCE
        while perf_counter() < deadline:
            self._turn()
            if not self.window.bridge.computes and not self.window.busy and ready():
                self._paint()
                return
        sys.exit("the window does not come to rest")

    def _paint(self) -> None:
        """Until nothing has been painted for a moment."""
        quiet_since = perf_counter()
        while (begun := perf_counter()) < quiet_since + _PAINTED:
            self._turn()
            if perf_counter() - begun > _SHORT:
                quiet_since = perf_counter()

    def blocked(self, action: Callable[[], object], ready: Callable[[], bool] = lambda: True) -> Block:
        """The longest time without a look at events: the turn of the loop with the action or one after."""
        # Within the loop, as a key or the mouse would do it: else Qt keeps what is to be deleted later.
        QTimer.singleShot(0, action)
        self.rubbish.wanted()  # it would be a key
        self.longest = Block()
        self.settle(ready)
        return self.longest

    def _turn(self) -> None:
        """All events that wait; painting is one of them, timers of the program as well."""
        self.longest = self.longest.longer(timed(QCoreApplication.processEvents))

    def screen(self, key: str) -> Screen:
        """A screen in front."""
        self.window.go(key)
        self.settle()
        if self.window.workspace is None:
            sys.exit("there is no tournament")
        return self.window.workspace.screen_of(key)

    def the(self, kind: type[S]) -> S:
        """The screen of a kind, in front."""
        screen = self.screen(kind.key)
        if not isinstance(screen, kind):
            raise TypeError(kind)
        return screen

    def action(self, name: str) -> QAction:
        """Something in the menu."""
        found: list[QAction] = self.window.menu.findChildren(QAction, f"action-{name}")
        return found[0]

    @property
    def tournament(self) -> Tournament:
        """The evening as it is."""
        now = self.window.bridge.tournament
        if now is None:
            sys.exit("there is no tournament")
        return now

    def close(self) -> None:
        """Gives the file back."""
        self.window.close()
        while self.window.isVisible():
            QCoreApplication.processEvents()
        delete(self.window)  # at once: a later window would have it dressed anew with its own


def told(blocks: Iterable[Block]) -> dict[str, float]:
    """Median and worst of the same action done several times, in milliseconds."""
    found = tuple(blocks)
    wall, cpu = [block.wall for block in found], [block.cpu for block in found]
    figures = {"cpu": median(cpu), "worst_cpu": max(cpu), "wall": median(wall), "worst_wall": max(wall)}
    return {name: round(figure, 1) for name, figure in figures.items()}
