"""Does a browser in the hall show what the wall of the window would?"""

from tichu_turnier.tournament.changes import HoldStandings, SteerScreen
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.web import screens
from tichu_turnier.words.prize_giving import PrizeScript, Scene


def test_a_screen_is_known_by_its_name_and_shows_what_counts(hall):
    assert "Karte 1" in hall.text("/screen/Saal")
    assert hall.serving.screens.all(hall.desk.tournament) == (HallScreen("Saal"),)
    assert hall.ask("/screen?name=Bar%20links") == (303, "")
    assert hall.ask("/screen/%3Cscript%3E")[0] == 404


def test_several_screens_show_different_things(hall):
    hall.ask("/screen/Saal")
    hall.desk.do(SteerScreen("Bar", RoomMode.CLOCK))
    assert "50:00" in hall.text("/screen/Bar")
    assert "50:00" not in hall.text("/screen/Saal")
    hall.desk.do(SteerScreen("Saal", RoomMode.MESSAGE, "Die Küche ist offen"))
    assert "Die Küche ist offen" in hall.text("/screen/Saal")


def test_standings_that_are_held_back_are_on_no_screen(hall):
    hall.desk.do(SteerScreen("Saal", RoomMode.STANDINGS))
    assert "Zwischenstand" in hall.text("/screen/Saal")
    hall.desk.do(HoldStandings(held=True))
    assert "Zwischenstand" not in hall.text("/screen/Saal")


def test_a_prize_giving_shows_each_place_when_it_is_told_and_none_before(hall):
    hall.desk.do(HoldStandings(held=True))
    scenes = tuple(Scene(f"Rang {place}", f"Tier {place}", place=place) for place in (3, 2, 1))
    script = PrizeScript("Abend", "Rangverkündigung", scenes, scenes[::-1])
    hall.desk.do(SteerScreen("Bar", RoomMode.CLOCK))
    told = []
    for step in range(5):
        hall.serving.screens.give((script, step))
        page = hall.ask("/screen/Saal")[1]
        told.append([place for place in (1, 2, 3) if f"Tier {place}" in page])
        assert "Tier" not in hall.text("/screen/Bar")
    assert told == [[], [3], [2], [1], [1, 2, 3]]
    hall.serving.screens.give(None)
    assert "Tier" not in hall.text("/screen/Saal")
    assert "zurückgehalten" in hall.text("/standings")


def test_nobody_fills_the_memory_with_screens(hall):
    for number in range(60):
        hall.ask(f"/screen/{number}")
    assert len(hall.serving.screens.all(hall.desk.tournament)) == 50
    assert hall.desk.revision == 1


def test_screens_that_ask_no_more_make_room_for_others(hall, monkeypatch):
    hall.desk.do(SteerScreen("Bar", RoomMode.CLOCK))
    for number in range(60):
        hall.ask(f"/screen/{number}")
    assert hall.ask("/screen/Saal")[0] == 404
    monkeypatch.setattr(screens, "_GONE_SECONDS", 0.0)
    assert [each.name for each in hall.serving.screens.all(hall.desk.tournament)] == ["Bar"]
    monkeypatch.undo()
    assert hall.ask("/screen/Saal")[0] == 200
