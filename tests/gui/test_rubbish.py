"""Is old rubbish collected while the director rests, and never in the middle of work?"""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.rubbish import REST_SECONDS, Rubbish


class Ring:
    """Points to itself, so that only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def clock():
    return [0.0]


@pytest.fixture
def window(qtbot):
    thresholds = gc.get_threshold()
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget
    gc.set_threshold(*thresholds)


@pytest.fixture
def bridge(window):
    bridge = Bridge(window)
    yield bridge
    bridge.close()


@pytest.fixture
def rubbish(window, bridge, clock):
    return Rubbish(window, bridge, lambda: clock[0])


def old_ring() -> "weakref.ref[Ring]":
    ring = Ring()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(ring)


def test_old_rubbish_waits_until_nobody_wants_anything(rubbish, clock):
    ring = old_ring()
    clock[0] = REST_SECONDS - 1
    rubbish.look()
    assert ring() is not None
    clock[0] = REST_SECONDS
    rubbish.look()
    assert ring() is None


def test_after_a_change_the_rest_begins_anew(rubbish, clock):
    ring = old_ring()
    clock[0] = REST_SECONDS - 1
    rubbish.wanted()
    clock[0] = REST_SECONDS + 1
    rubbish.look()
    assert ring() is not None


def test_while_something_is_computed_somebody_waits(rubbish, clock, bridge, qtbot):
    ring = old_ring()
    clock[0] = REST_SECONDS
    bridge.work(lambda: None, lambda _: None)
    rubbish.look()
    assert ring() is not None
    qtbot.waitUntil(lambda: not bridge.computes)
    clock[0] *= 2
    rubbish.look()
    assert ring() is None


def test_a_key_in_the_window_in_front_is_a_wish(rubbish, clock, window, qtbot):
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    clock[0] = REST_SECONDS - 1
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    ring = old_ring()
    clock[0] = REST_SECONDS + 1
    rubbish.look()
    assert ring() is not None


@pytest.mark.usefixtures("rubbish")
def test_work_never_sets_off_a_search_among_all_there_is():
    assert gc.get_threshold()[2] >= 1_000_000
