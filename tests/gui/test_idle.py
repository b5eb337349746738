"""Is something long done in steps, and at once for whoever cannot wait?"""

from time import monotonic

import pytest
from PySide6.QtCore import QTimer

from tichu_turnier.gui.idle import AT_ONCE, LONGEST_HOLD, Idle


@pytest.fixture
def idle(qapp):
    return Idle(qapp)


def _counting(done, last):
    for number in range(1, last + 1):
        done.append(number)
        yield AT_ONCE


def test_steps_are_done_by_and_by(qtbot, idle):
    done = []
    idle.do(_counting(done, 3))
    assert (done, idle.busy) == ([], True)
    qtbot.waitUntil(lambda: not idle.busy)
    assert done == [1, 2, 3]


def test_a_step_leaves_the_loop_to_others(qtbot, idle):
    done = []
    idle.do(_counting(done, 3))
    QTimer.singleShot(0, lambda: done.append("somebody else"))
    qtbot.waitUntil(lambda: not idle.busy)
    assert done.index("somebody else") < done.index(3)


def test_who_cannot_wait_has_as_much_as_is_needed(idle):
    done = []
    idle.do(_counting(done, 5))
    idle.finish(lambda: len(done) == 2)
    assert (done, idle.busy) == ([1, 2], True)
    idle.finish(lambda: False)
    assert (done, idle.busy) == ([1, 2, 3, 4, 5], False)


def test_other_steps_take_the_place_of_the_first(qtbot, idle):
    first, second = [], []
    idle.do(_counting(first, 5))
    idle.finish(lambda: len(first) == 2)
    idle.do(_counting(second, 2))
    qtbot.waitUntil(lambda: not idle.busy)
    assert (first, second) == ([1, 2], [1, 2])


def test_a_step_that_asks_for_the_end_goes_on_by_itself(qtbot, idle):
    done = []

    def asking():
        idle.finish(lambda: False)
        done.append("asked")
        yield AT_ONCE
        done.append("end")

    idle.do(asking())
    qtbot.waitUntil(lambda: not idle.busy)
    assert done == ["asked", "end"]


def test_all_steps_together_let_others_go_first_for_a_while(qtbot, qapp):
    done, idle = [], Idle(qapp, lambda: True)
    start = monotonic()
    idle.do(_counting(done, 5))
    qtbot.waitUntil(lambda: not idle.busy)
    assert done == [1, 2, 3, 4, 5]
    assert monotonic() - start >= LONGEST_HOLD * 0.9
