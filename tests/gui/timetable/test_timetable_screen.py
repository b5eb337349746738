"""Can a director keep the timetable while the evening runs late?"""

from datetime import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.slots import SlotKind


@pytest.fixture
def screen(director):
    director.make()
    return director.screen("timetable")


def starts(director):
    return [f"{slot.start:%H:%M}" for slot in director.tournament.timetable.slots]


def test_a_contradiction_of_a_printed_programme_stands_beside_its_rows(director, screen):
    director.edit(screen.table, 1, 3, "15")
    words = [screen._words(row) for row in screen.model.rows]
    assert [bool(sentence) for sentence in words] == [False, True, False, False, False, False, False]
    assert "15 min" in words[1]
    assert "20 min" in words[1]
    assert {row.worst for row in screen.model.rows} == {"", "note"}


def test_the_timetable_of_a_preset_does_not_complain_of_itself(screen):
    assert {row.worst for row in screen.model.rows} == {""}
    assert screen.about.text() == ""
    assert screen.fit.isHidden()


def test_rounds_without_a_row_are_told_and_one_button_fits_them(director):
    """Nine teams in two groups need seven rounds, the timetable has five."""
    director.make("groups-knock-out", people=9, here=True)
    director.do(PublishDraw(next_round(director.tournament, 7)))
    screen = director.screen("timetable")
    words = "7 Runden sind nötig, der Zeitplan hat 5. Angepasst ist um 19:10 Schluss statt um 16:50."
    assert screen.fit.words.text() == words
    evening = director.screen("evening")
    assert [row.name for row in evening.tonight.model.rows[9:11]] == ["Halbfinal", "Final"]
    assert (evening.tonight.fit.words.text(), evening.tonight.fit.isVisible()) == (words, True)
    director.wait(lambda: [each.key for each in evening.open.watch.points] == ["rounds-lacking"])
    director.click(evening.tonight.fit.fit)
    director.wait()
    assert evening.tonight.fit.isHidden()
    assert starts(director)[9:] == ["16:40", "16:50", "17:50", "18:00", "19:00", "19:10"]
    assert [row.name for row in evening.tonight.model.rows][10:13:2] == ["Halbfinal", "Final"]
    director.undo(1)
    assert len(starts(director)) == 11


def test_everything_from_a_row_on_is_shifted(director, screen):
    screen.table.choose(2)
    director.click(director.find("shift10"))
    director.wait()
    assert starts(director) == ["19:15", "20:05", "20:35", "21:25", "21:55", "22:45", "23:00"]
    assert screen.table.chosen()[0].index == 2
    director.click(director.find("shift-5"))
    director.wait()
    assert starts(director)[2] == "20:30"
    director.undo(2)
    assert starts(director)[2] == "20:25"


@pytest.mark.parametrize("typed", ["19:30-20:20", "1930 2020", "19.30 bis 20.20 Uhr", "19:30 +50"])
def test_times_are_typed_as_they_come(director, screen, typed):
    director.edit(screen.table, 0, 1, typed)
    first = director.tournament.timetable.slots[0]
    assert (first.start.time(), first.end.time()) == (time(19, 30), time(20, 20))


def test_times_typed_on_a_row_open_its_field_wherever_it_was_clicked(director, screen):
    """window.md 6: typed letters searched for another line and were gone."""
    director.type_on(screen.table, 0, 0, "19:30 +50")
    assert director.tournament.timetable.slots[0].start.time() == time(19, 30)


def test_what_the_programme_states_and_names_are_typed_and_what_cannot_be_read_is_said(director, screen):
    before = director.tournament.timetable
    director.edit(screen.table, 0, 1, "bald")
    assert director.said == ("Bitte Beginn und Ende eintippen, zum Beispiel 19:15-20:05.",)
    assert director.tournament.timetable == before
    director.edit(screen.table, 1, 3, "20 min")
    director.edit(screen.table, 1, 4, "Suppe")
    pause = director.tournament.timetable.slots[1]
    assert (pause.stated_minutes, pause.label) == (20, "Suppe")
    assert screen._words(screen.model.rows[1]) == ""


def test_a_row_more_moves_what_follows(director, screen):
    screen.table.choose(4)
    screen.insert(SlotKind.BREAK)
    director.wait()
    assert starts(director) == ["19:15", "20:05", "20:25", "21:15", "21:45", "22:35", "22:50", "23:05"]
    screen.table.choose(5)
    screen.table.setFocus()
    director.type(screen.table, key=Qt.Key.Key_Delete)
    director.wait()
    assert len(starts(director)) == 7


def test_a_timetable_is_made_from_four_numbers(director, screen):
    maker = screen.maker
    maker.length.setValue(40)
    maker.pause.setValue(10)
    maker.rounds.setValue(4)
    director.click(director.find("make"))
    director.wait()
    expected = "19:15 19:55 20:05 20:45 20:55 21:35 21:45 22:25 22:35"
    assert starts(director) == expected.split()
    assert screen.whole.text() == "19:15 – 22:35"


def test_a_timetable_can_begin_with_nothing(director, screen):
    while director.tournament.timetable.slots:
        screen.table.choose(0)
        screen._remove()
        director.wait()
    assert screen.about.text() == "Der Zeitplan hat keine Runde."
    screen.insert(SlotKind.ROUND)
    director.wait()
    assert starts(director) == ["19:15"]


def test_f2_in_a_field_that_is_being_typed_in_stays_there(director, screen):
    """Qt said "edit: editing failed", as the table tried to open another field under it."""
    screen.table.setCurrentIndex(screen.model.index(0, 2))
    director.type(screen.table, key=Qt.Key.Key_F2)
    field = screen.table.findChild(QLineEdit)
    director.type(field, "Auftakt", Qt.Key.Key_F2)
    assert (field.hasFocus(), field.text()) == (True, "Auftakt")
