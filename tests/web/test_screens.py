"""Does a browser in the hall show what the wall of the window would?"""

import pytest

from tests.web.hall import Hall
from tichu_turnier.tournament.changes import HoldStandings
from tichu_turnier.tournament.insight.public_display import RoomMode


@pytest.fixture
def hall(tmp_path):
    there = Hall(tmp_path / "abend.tichu")
    yield there
    there.close()


def test_a_screen_is_known_by_its_name_and_shows_what_counts(hall):
    assert "Karte 1" in hall.text("/screen/Saal")
    assert hall.serving.screens.all() == {"Saal": RoomMode.AUTO}
    assert hall.ask("/screen?name=Bar%20links") == (303, "")
    assert hall.ask("/screen/%3Cscript%3E")[0] == 404


def test_several_screens_show_different_things(hall):
    hall.ask("/screen/Saal")
    hall.serving.screens.show("Bar", RoomMode.CLOCK)
    hall.serving.screens.say("Die Küche ist offen")
    assert "50:00" in hall.text("/screen/Bar")
    assert "50:00" not in hall.text("/screen/Saal")
    hall.serving.screens.show("Saal", RoomMode.MESSAGE)
    assert "Die Küche ist offen" in hall.text("/screen/Saal")


def test_standings_that_are_held_back_are_on_no_screen(hall):
    hall.serving.screens.show("Saal", RoomMode.STANDINGS)
    assert "Zwischenstand" in hall.text("/screen/Saal")
    hall.desk.do(HoldStandings(held=True))
    assert "Zwischenstand" not in hall.text("/screen/Saal")


def test_nobody_fills_the_memory_with_screens(hall):
    for number in range(60):
        hall.ask(f"/screen/{number}")
    assert len(hall.serving.screens.all()) == 50
