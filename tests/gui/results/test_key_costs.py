"""A key in the results screen takes few calls of our code in few modules; each hand is audited once."""

import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

import pytest

import tichu_turnier
from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.gui.evening.open_points import OpenWatch
from tichu_turnier.tournament.scoring.match_reports import audit_match

OURS = str(Path(tichu_turnier.__file__).parent)
TABLES = 32
EIGHT = "65⏎u⏎20f⏎50⏎-60x⏎30⏎iv⏎100n⏎"
BESIDE = {
    *("ClockWatch.look", "FileDrops.eventFilter", "OpenWatch.look", "OpenWatch._take"),
    *("WheelGuard.eventFilter", "collect_due", "EveningScreen._tick", "Bridge.busy"),
    "Bridge.after_paint.<locals>.come",
    *("Latest._go_on", "Header._count", "EveningScreen._show_open"),  # the answer of OpenWatch
}
"""What goes on all the time, whether somebody types or not."""


class Calls:
    """Counts the calls of functions of this program, on the thread of the window and on that of the desk."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._beside: FrameType | None = None
        self.counted: Counter[CodeType] = Counter()

    @property
    def modules(self) -> set[str]:
        return {code.co_filename.removeprefix(OURS) for code in self.counted}

    def named(self, name: str) -> int:
        return sum(count for code, count in self.counted.items() if code.co_name == name)

    def count(self, slip, keys: str) -> int:
        """How many calls these keys take until all is painted and written."""
        bridge = self._director.window.bridge
        watch = OpenWatch.of(bridge)
        self._director.qtbot.waitUntil(lambda: not watch.looking)
        self._settle()
        bridge.run_on_desk(lambda _: sys.setprofile(self._hook), lambda _: None)
        self._settle()
        self.counted.clear()
        sys.setprofile(self._window_hook)
        press(slip, keys)
        self._settle()
        sys.setprofile(None)
        found = Counter(self.counted)
        bridge.run_on_desk(lambda _: sys.setprofile(None), lambda _: None)
        self._settle()
        self.counted = found
        return self.counted.total()

    def _settle(self) -> None:
        self._director.qtbot.waitUntil(lambda: not self._director.window.bridge.busy)
        self._director.qtbot.wait(40)
        self._director.qtbot.waitUntil(lambda: not self._director.window.bridge.busy)

    def _hook(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.counted[frame.f_code] += 1

    def _window_hook(self, frame: FrameType, event: str, argument: object) -> None:
        if self._beside is frame and event == "return":
            self._beside = None
        elif self._beside is None and event == "call" and frame.f_code.co_qualname in BESIDE:
            self._beside = frame
        elif self._beside is None:
            self._hook(frame, event, argument)


@pytest.fixture
def screen(director: Director):
    """128 players at 32 tables, the slip of the second table about to be typed."""
    director.make(people=4 * TABLES)
    director.seat(*([4 * table + seat for seat in (1, 2, 3, 4)] for table in range(TABLES)))
    screen = director.screen("results")
    press(screen.slip, f"⏎{EIGHT}55⏎⏎")
    director.wait(lambda: (1, 1) in director.tournament.results)
    return screen


def test_a_digit(director: Director, screen) -> None:
    calls = Calls(director)
    press(screen.slip, "65⏎7")
    assert calls.count(screen.slip, "0") <= 600
    assert len(calls.modules) <= 29, calls.modules
    assert calls.named("_show") == 1
    assert calls.named("audit_hand") <= 1


def test_enter_to_the_next_hand(director: Director, screen) -> None:
    calls = Calls(director)
    press(screen.slip, "65⏎55")
    assert calls.count(screen.slip, "⏎") <= 450
    assert len(calls.modules) <= 27


def test_enter_that_saves(director: Director, screen) -> None:
    calls = Calls(director)
    audit_match.cache_clear()  # another test may have typed the same slip
    press(screen.slip, f"{EIGHT}-10")
    assert calls.count(screen.slip, "⏎") <= 2600
    assert (1, 2) in director.tournament.results
    assert len(calls.modules) <= 55
    assert calls.named("audit_hand") == 0  # each was audited while it was typed
    assert calls.named("audit_match") == 1
