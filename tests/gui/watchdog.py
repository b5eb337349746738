"""How long does the thread of the window compute without a look at events?"""

from collections.abc import Callable
from time import thread_time

from PySide6.QtCore import QObject, Qt, QTimer

from tichu_turnier.cli.bench.measuring import LOOPS, calibration

FRAME = 180_000
"""Turns of the calibration loop in a frame of 16 ms, on the machine on which the budget was set."""


class Watchdog(QObject):
    """Looks up whenever the loop turns; counts what this thread computes, be the machine busy or not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._longest = 0.0
        self._looked = thread_time()
        timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        now = thread_time()
        self._longest = max(self._longest, now - self._looked)
        self._looked = now

    def longest(self, act: Callable[[], object], wait: Callable[[], None]) -> float:
        """The longest time without a look while something is done in the loop and waited for, in frames."""
        self._look()
        self._longest = 0.0
        QTimer.singleShot(0, act)
        wait()
        return self._longest / _turn() / FRAME


def _turn() -> float:
    """Seconds that one turn of the calibration loop takes now."""
    start = thread_time()
    calibration()
    return (thread_time() - start) / LOOPS
