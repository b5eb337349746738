"""What do tests of the window start from?"""

from functools import partial

import pytest

from tests.gui.driving import LONGEST_MS, Director
from tichu_turnier.gui.guards import collect_due


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
def director(qtbot, tmp_path, request):
    """Somebody at a fresh window, with the settings that a test gives; closes it at the end, finds no bug."""
    person = Director(qtbot, tmp_path, getattr(request, "param", None))
    yield person
    person.close()
    assert person.bugs == []


@pytest.fixture
def evening(director: Director) -> Director:
    """Sixteen players at four tables, two of them have reported."""
    director.make()
    director.practise()
    return director
