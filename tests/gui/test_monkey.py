"""Does the window survive a monkey that does anything that can be done?

`TICHU_MONKEY=60000` makes it half an hour; a failure names its seed, `TICHU_MONKEY_SEED` plays it again.
"""

import os
import sys

import pytest

from tests.gui.monkey import Monkey

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
    assert len(diary.moves) > 7, diary.moves
    assert diary.verified > 0
    if MOVES >= LONG:
        assert diary.growth < MOST_GROWTH, diary.megabytes
