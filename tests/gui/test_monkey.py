"""Does the window survive a monkey that does anything that can be done?

`TICHU_MONKEY=60000` makes it half an hour; a failure names its seed, `TICHU_MONKEY_SEED` plays it again.
"""

import os
import sys

import pytest

from tests.gui.monkey import Diary, Monkey

MOVES = int(os.environ.get("TICHU_MONKEY", "200"))
SEED = int(os.environ.get("TICHU_MONKEY_SEED", "7"))
LONG, MOST_GROWTH = 10_000, 40.0
"""Moves until each screen, sheet and language was there once; megabytes from then on."""

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be tidied away there"),
    pytest.mark.timeout(120 + MOVES / 5),
]


@pytest.mark.usefixtures("qapp")
def test_the_window_survives_a_monkey(tmp_path):
    diary = Monkey(tmp_path, SEED).run(MOVES)
    assert diary.bugs == [], diary.told()
    assert len(diary.moves) > 8, diary.moves
    assert diary.verified > 0
    if MOVES >= LONG:
        assert diary.growth < MOST_GROWTH, diary.megabytes


def test_a_bug_is_told_with_what_was_done_before():
    diary = Diary(seed=3)
    diary.last.append("1 press Key_Return")
    diary.wrong("IndexError")
    assert diary.told().splitlines() == ["seed 3", "IndexError", "last moves:", "1 press Key_Return"]


def test_memory_is_compared_between_calm_moments_after_the_warm_up():
    diary = Diary(seed=0, megabytes=[50, 90, 101, 100, 130, 140, 108, 140])
    assert diary.growth == 108 - 100
