"""What do tests of the window start from?"""

from functools import partial
from shutil import copyfile

import pytest

from tests.gui.driving import DAY, LONGEST_MS, Director
from tichu_turnier.desk.demo import play_practice
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.bridge import DESK_NAME
from tichu_turnier.gui.guards import collect_due
from tichu_turnier.tournament.model.presets import preset


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


@pytest.fixture(scope="session")
def practised(tmp_path_factory):
    """A club evening of sixteen players at four tables, two of them have reported."""
    path = tmp_path_factory.mktemp("practised") / "Klubabend.tichu"
    new = preset("club-evening").tournament("Klubabend", DAY, "Treibhaus", "Europe/Zurich")
    with Desk.create(path, new, DESK_NAME) as desk:
        play_practice(desk)
    return path


@pytest.fixture
def evening(director: Director, practised) -> Director:
    """Has that evening open."""
    path = director.folder / practised.name
    copyfile(practised, path)
    director.window.open(path)
    director.wait(lambda: director.tournament is not None)
    return director
