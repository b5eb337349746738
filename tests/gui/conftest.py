"""What do tests of the window start from?"""

from functools import partial

import pytest

from tests.gui.driving import LONGEST_MS, Director
from tichu_turnier.desk.demo import play_practice
from tichu_turnier.gui.garbage import collect_due


@pytest.fixture(autouse=True)
def _collected():
    """What a window leaves behind is collected on this thread, as the window does itself."""
    yield
    collect_due()


@pytest.fixture
def qtbot(qtbot):
    """Waits as long as it takes, unless a test says how long."""
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=LONGEST_MS)
    return qtbot


@pytest.fixture
def director(qtbot, tmp_path):
    """Somebody at a fresh window; closes it at the end and finds no bug."""
    person = Director(qtbot, tmp_path)
    yield person
    person.close()
    assert person.bugs == []


@pytest.fixture
def evening(director: Director) -> Director:
    """Sixteen players at four tables, two of them have reported."""
    director.make()
    director.window.bridge.run_on_desk(play_practice, lambda _: None)
    director.wait(lambda: len(director.tournament.results) == 2)
    return director
