"""Is what is shown always of the newest snapshot, and never shown to something that is gone?"""

import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject

from tichu_turnier.gui.bridge import Bridge, Latest


@pytest.fixture
def bridge(qapp):
    bridge = Bridge()
    yield bridge
    bridge.close()
    assert qapp is not None


def test_only_the_newest_answer_is_shown(qtbot, bridge):
    latest, go, shown, computed = Latest(bridge, bridge), threading.Event(), [], []

    def job(number):
        go.wait(10)
        computed.append(number)
        return number

    for number in range(5):
        latest.ask(lambda number=number: job(number), shown.append)
    go.set()
    qtbot.waitUntil(lambda: not latest.busy)
    assert shown == [4]
    assert computed == [0, 4]


def test_after_a_failure_it_goes_on(qtbot, bridge):
    latest, failures, shown = Latest(bridge, bridge), [], []
    bridge.failed.connect(failures.append)
    latest.ask(lambda: 1 // 0, shown.append)
    qtbot.waitUntil(lambda: bool(failures))
    latest.ask(lambda: 7, shown.append)
    qtbot.waitUntil(lambda: shown == [7])
    assert isinstance(failures[0], ZeroDivisionError)


def test_nothing_is_told_to_a_screen_that_is_gone(qtbot, bridge):
    screen, shown = QObject(), []
    latest = Latest(bridge, screen)
    latest.ask(lambda: 1, shown.append)
    shiboken6.delete(screen)
    qtbot.waitUntil(lambda: not latest.busy)
    assert shown == []
