"""How long is the GUI thread busy with one key, and with one result, on the screen of results?

`python benchmarks/results_screen.py`: the slowest and the median of each, in milliseconds, painting included,
with 32 and with 100 tables in the real window. Wanted: 16 ms for anything with 32 tables; 50 ms from a saved
result to a window that shows it with 100 tables.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.typing_results import press
from tichu_turnier.gui.application import make_application, set_look
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import AddEntrants, PublishDraw
from tichu_turnier.tournament.entrants import NewEntrant
from tichu_turnier.tournament.plan import round_from_plan
from tichu_turnier.tournament.presets import CLUB_EVENING

HANDS = ("65", "u", "20f", "50", "-60x", "30", "iv", "100n", "-10")


class Stopwatch(QApplication):
    """Notes how long each event keeps the GUI thread."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.spans: list[tuple[float, str]] = []
        self._depth = 0

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Passes the event on, and stops the time of the outermost."""
        self._depth += 1
        start = time.perf_counter()
        try:
            return super().notify(receiver, event)
        finally:
            self._depth -= 1
            if not self._depth:
                spent = (time.perf_counter() - start) * 1000
                self.spans.append((spent, f"{type(receiver).__name__} {event.type().name}"))


def main() -> None:
    """Measures and prints."""
    application = Stopwatch(["bench"])
    make_application([])
    set_look("light")
    for tables in (32, 100):
        _measure(application, tables)


def _measure(application: Stopwatch, tables: int) -> None:
    window = _window(application, tables)
    window.go("results")
    slip = window.workspace.screen_of("results").slip
    _settle(application, window)
    keys, saves = [], []
    for _ in range(20):
        for script in ("⏎", *(f"{hand}⏎" for hand in HANDS)):
            keys.extend(_timed(application, slip, key) for key in script)
        application.spans.clear()
        start = time.perf_counter()
        press(slip, "⏎")
        _settle(application, window)
        saves.append(((time.perf_counter() - start) * 1000, max(application.spans)))
    worst = max(span for _, span in saves)
    print(f"{tables:3} tables, one key: median {statistics.median(keys):.1f} ms, slowest {max(keys):.1f} ms")
    times = [spent for spent, _ in saves]
    print(f"{tables:3} tables, one result, saved and shown: median {statistics.median(times):.1f} ms", end="")
    print(f", slowest {max(times):.1f} ms; longest event {worst[0]:.1f} ms ({worst[1]})")
    window.close()
    _wait(application, lambda: not window.isVisible())


def _window(application: Stopwatch, tables: int) -> MainWindow:
    folder = Path(tempfile.mkdtemp())
    window = MainWindow(Settings(theme="light"), lambda _: None, folder)
    window.resize(1280, 800)
    window.show()
    tournament = CLUB_EVENING.tournament("Messung", date(2026, 11, 21), "", "Europe/Zurich")
    window.bridge.create(folder / "bench.tichu", tournament)
    _settle(application, window)
    window.bridge.do(AddEntrants(tuple(NewEntrant(f"Tier {number}") for number in range(1, 4 * tables + 1))))
    _settle(application, window)
    plan = [list(range(4 * table + 1, 4 * table + 5)) for table in range(tables)]
    window.bridge.do(PublishDraw(round_from_plan(window.bridge.tournament or tournament, 1, plan)))
    _settle(application, window)
    return window


def _timed(application: Stopwatch, slip: QWidget, key: str) -> float:
    start = time.perf_counter()
    press(slip, key)
    application.processEvents()
    return (time.perf_counter() - start) * 1000


def _settle(application: Stopwatch, window: MainWindow) -> None:
    _wait(application, lambda: not window.bridge.busy)
    application.processEvents()


def _wait(application: Stopwatch, ready: Callable[[], bool]) -> None:
    while not ready():
        application.processEvents()


if __name__ == "__main__":
    main()
