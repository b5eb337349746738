"""Is a new tournament made as it stands on the page, whatever is changed there, or as it is proposed?"""

import sys
from datetime import date, datetime, time, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from tests.gui.driving import DAY, Director, players, set_up, today_at
from tests.gui.looks import to_reach
from tests.store.processes import run
from tichu_turnier.gui.start import advisor
from tichu_turnier.gui.start.advisor import AdvisorDialog
from tichu_turnier.gui.start.defaults import free_file
from tichu_turnier.gui.start.preset_cards import PRESET_KEYS
from tichu_turnier.gui.start.set_up import SetUpDialog
from tichu_turnier.tournament.changes import AddEntrants, SetPrizes
from tichu_turnier.tournament.insight import advisor as core
from tichu_turnier.tournament.model.copy_setup import set_up_doubts, timetable_like
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.tables.table_count import people_of

ENTER, UP, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Down


def retyped(field, text):
    """Selects what stands in a field, as Tab does, and types something else."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def rounds(tournament):
    return [f"{slot.start:%H:%M}" for slot in tournament.timetable.slots if slot.kind is SlotKind.ROUND]


def test_enter_makes_exactly_what_the_preset_says_but_not_a_second_quick_one(director):
    """window.md, set-up: the second Enter was meant for the first page, and leaves no stray file."""
    director.window.new.set_up("dtm")
    (page,) = director.window.findChildren(SetUpDialog)
    director.qtbot.waitUntil(page.isVisible)
    director.type(page.name, key=ENTER)
    director.qtbot.wait(QApplication.doubleClickInterval() + 50)
    assert (page.isVisible(), list(director.folder.glob("*.tichu"))) == (True, [])
    assert page.programme.text().endswith("Schluss 17:00")
    director.type(page.name, key=ENTER)
    director.wait(lambda: director.tournament is not None)
    made = director.tournament
    assert made == preset("dtm").tournament("DTM", made.day, "", made.timetable.zone)
    assert director.window.keeper.settings.recent == (str(director.window.bridge.desk.path),)


def test_on_a_computer_without_a_zone_a_start_is_proposed_by_the_clock_of_the_tournament(tmp_path):
    """By the computer's own clock it was over the moment it was made: "39 min behind"."""
    bring = (
        "from datetime import *; from tichu_turnier.gui.start.defaults import clock_on_the_wall, home_zone"
    )
    seen = f"{bring}; print(home_zone(), clock_on_the_wall(), datetime.now(UTC))"
    zone, *clocks = run(sys.executable, "-c", seen, cwd=tmp_path, TZ="UTC").stdout.split()
    here, there = (datetime.fromisoformat(f"{day} {clock[:8]}") for day, clock in (clocks[:2], clocks[2:]))
    assert (zone, round((here - there) / timedelta(hours=1)) in (1, 2)) == ("Europe/Zurich", True)


def test_a_day_that_is_over_and_hours_of_the_night_are_asked_about_once(director):
    director.window.new.set_up("club-evening")
    page = set_up(director)
    today = page.day.value()
    page.day.setValue(today - timedelta(days=30))
    director.type(page.place, key=ENTER)
    assert page._problem.text().startswith(f"Der {page.day.value():%d.%m.%Y} ist vorbei.")
    assert page._problem.property("role") == "warning"
    page.day.setValue(today)
    page.begin.setValue(time(3, 15))
    director.type(page.place, key=ENTER)
    assert page._problem.text().startswith("Gespielt würde von 03:15 bis ")
    assert director.tournament is None
    assert director.cut_off(page) == []
    director.type(page.place, key=ENTER)
    director.wait(lambda: director.tournament is not None)


@pytest.mark.parametrize(
    ("kind", "clock", "proposed"),
    [
        ("swiss", "12:59", "13:00"),
        ("swiss", "13:00", "13:15"),
        ("swiss", "14:51", "15:15"),
        ("swiss", "17:30", "19:15"),
        ("knock-out", "20:06", "20:30"),
        ("round-robin", "10:20", "10:30"),
        ("club-evening", "18:30", "19:15"),
        ("league-evening", "19:20", "19:30"),
        ("whist", "19:50", "20:00"),
        ("swiss", "21:50", "22:00"),
    ],
)
def test_a_new_tournament_begins_after_now(director, kind, clock, proposed):
    """Of an evening it proposed 13:00, seven hours ago."""
    now = today_at(time.fromisoformat(clock))
    director.window.new.now = lambda: now
    director.window.new.set_up(kind)
    page = set_up(director)
    assert (page.day.value(), page.begin.text()) == (now.date(), proposed)
    assert page.programme.text().startswith(f"{proposed}–")
    page.day.setValue(now.date() + timedelta(days=7))
    usual = preset(kind).tournament("Haus", DAY, "", "Europe/Zurich").timetable.slots[0].start
    assert page.begin.value() == usual.time()
    page.begin.setValue(time(18))
    page.day.setValue(now.date())
    assert page.begin.value() == time(18)


def test_where_the_day_leaves_no_time_it_is_for_tomorrow(director):
    now = today_at(time(23, 10))
    director.window.new.now = lambda: now
    director.window.new.set_up("swiss")
    page = set_up(director)
    assert (page.day.value(), page.begin.text()) == (now.date() + timedelta(days=1), "13:00")


def test_the_advisor_begins_after_now_too(director):
    director.window.new.now = lambda: today_at(time(20, 6))
    director.window.new.ask_for_advice()
    (dialog,) = director.window.findChildren(AdvisorDialog)
    assert (dialog.begin.text(), dialog.until.text()) == ("20:30", "00:00")
    dialog.reject()


@pytest.mark.parametrize("key", PRESET_KEYS)
def test_nothing_is_odd_about_what_a_preset_proposes(key):
    proposed = preset(key).tournament("Haus", DAY, "", "Europe/Zurich")
    assert set_up_doubts(proposed.timetable, DAY, DAY) == ()


def test_an_evening_that_ends_far_into_the_night_is_odd():
    proposed = preset("club-evening").tournament("Haus", DAY, "", "Europe/Zurich")
    late = timetable_like(proposed.timetable, DAY, 9, length=60, pause=20)
    (found,) = set_up_doubts(late, DAY, DAY)
    assert found.key == "setup-hours"


def test_the_form_asks_for_little_has_the_rest_behind_one_button_and_all_of_it_counts(director):
    """window.md 28: name, date, people; place, file, times, rules and fee only for whoever asks for more."""
    director.window.new.set_up("club-evening")
    page = set_up(director, more=False)
    assert [each.objectName() for each in to_reach(page)][:1] == ["new-name"]
    assert len(to_reach(page)) <= 7
    director.type(page.more, key=ENTER)
    assert len(to_reach(page)) > 25
    assert page.place.hasFocus()
    director.type(page.place, "Treibhaus")
    retyped(page.people, "18")
    assert page.tables.text() == "4 Tische, 2 setzen in jeder Runde aus, das zählt: nichts"
    director.type(page.odd_numbers, key=DOWN)
    assert page.tables.text() == "4 Tische, 2 davon zu fünft"
    director.type(page.rounds, key=UP)
    retyped(page.length, "40")
    retyped(page.pause, "10")
    retyped(page.begin, "20.15")
    assert page.programme.text().startswith("20:15–20:55, 21:05–21:45, 21:55–22:35, 22:45–23:25;")
    director.type(page.house_rules.fields["grand-tichu"], key=UP)
    retyped(page.terms.fee, "7")
    retyped(page.terms.room, "20")
    director.type(page.terms.room, key=ENTER)
    director.wait(lambda: director.tournament is not None)
    made = director.tournament
    assert made.place == "Treibhaus"
    assert rounds(made) == ["20:15", "21:05", "21:55", "22:45"]
    regulations = made.regulations
    assert (regulations.rounds, regulations.odd_numbers, regulations.rules.grand_tichu) == (4, "five", True)
    assert regulations.entry == EntryTerms(700, room_for=20)
    assert made.timetable.slots[0].start.time() == time(20, 15)


def test_a_team_of_two_is_two_people(director):
    director.window.new.set_up("treibhaus")
    page = set_up(director)
    assert page.people.accessibleName() == "Teams"
    retyped(page.people, "1")
    assert page.tables.text() == "Für einen Tisch braucht es 2 Teams."
    retyped(page.people, "9")
    assert (
        page.tables.text()
        == "9 Teams = 18 Leute: 4 Tische, ein Team setzt in jeder Runde aus, das zählt: nichts"
    )
    retyped(page.people, "8")
    assert page.tables.text() == "8 Teams = 16 Leute: 4 Tische, alle spielen immer"
    director.type(page, key=Qt.Key.Key_Escape)
    assert director.window.pages.currentWidget() is director.window.start_page
    assert not list(director.folder.glob("*.tichu"))


def test_what_cannot_be_made_is_said_and_nothing_typed_is_lost(director):
    taken = director.folder / "da.tichu"
    taken.write_bytes(b"something else")
    director.window.start_page.go_on()
    page = set_up(director)
    page.name.clear()
    director.type(page.name, key=Qt.Key.Key_Return)
    assert page._problem.text() == "Das Turnier braucht einen Namen."
    assert page.focusWidget() is page.name
    director.type(page.name, "Klubabend")
    page.file.selectAll()
    director.type(page.file, str(taken.with_suffix("")), Qt.Key.Key_Return)
    director.qtbot.waitUntil(lambda: "da.tichu" in page._problem.text())
    assert (page.isVisible(), page.name.text(), taken.read_bytes()) == (True, "Klubabend", b"something else")
    page.file.selectAll()
    director.type(page.file, key=Qt.Key.Key_Delete)
    director.type(page.file, key=Qt.Key.Key_Return)
    director.wait(lambda: director.tournament is not None)
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, SetUpDialog)]


def test_every_file_system_takes_the_name_of_the_file(tmp_path):
    assert free_file(tmp_path, "Klub: Abend", DAY).name == "Klub- Abend 2026-11-21.tichu"
    free_file(tmp_path, "ä" * 300, DAY).touch()
    assert free_file(tmp_path, "ä" * 300, DAY).name.endswith(" 2026-11-21 (2).tichu")


def test_ctrl_enter_makes_a_new_one_like_an_old_one(director, monkeypatch):
    path = director.make("dtm", "Meisterschaft")
    director.do(AddEntrants(players(4)), SetPrizes((Prize(ForPlace(1), "Pokal"),)))
    director.leave()
    before = path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))  # the system's own
    director.window.new.ask_for_old()
    page = set_up(director, more=False)
    assert page.windowTitle() == "Neues Turnier wie «Meisterschaft»"
    page.reject()
    known = director.window.start_page.recent
    known.setFocus()
    director.control(known, Qt.Key.Key_Return)
    page = set_up(director, more=False)
    assert page.windowTitle() == "Neues Turnier wie «Meisterschaft»"
    director.type(page.take, key=Qt.Key.Key_Space)
    director.type(page.name, "Revanche", Qt.Key.Key_Return)
    director.wait(lambda: director.tournament is not None)
    new = director.tournament
    assert (new.name, new.regulations.preset, len(new.entrants)) == ("Revanche", "dtm", 4)
    assert new.prizes == (Prize(ForPlace(1), "Pokal"),)
    assert path.read_bytes() == before


def asked(director: Director) -> AdvisorDialog:
    director.click(director.find("advise", QPushButton))
    dialog = director.window.findChild(AdvisorDialog)
    assert dialog is not None
    return dialog


def shown(director: Director, dialog: AdvisorDialog) -> None:
    """Waits until all that fits is there to be chosen."""
    director.qtbot.waitUntil(lambda: bool(dialog.cards) and len(dialog.cards) == len(dialog.proposals))


def test_what_is_chosen_becomes_a_tournament(director, monkeypatch):
    monkeypatch.setattr(core, "MOST_EVENINGS", 4)
    dialog = asked(director)
    shown(director, dialog)
    QTest.keyClicks(dialog.focusWidget(), "18")
    assert dialog.people.value() == 18, "window.md 15: what is typed does not join the 16"
    dialog.people.setValue(12)
    dialog.come.setCurrentIndex(1)
    dialog.ticks["knock_out"].setChecked(True)
    director.qtbot.waitUntil(lambda: not dialog.cards)  # a change begins anew
    shown(director, dialog)
    best = dialog.proposals[0]
    assert best.knock_out
    director.click(dialog.cards[0].findChild(QPushButton, "make"))
    page = set_up(director)
    people = people_of(best.option.regulations, page.people.value())
    assert (people, page.programme.text().rpartition(" ")[2]) == (12, f"{best.end:%H:%M}")
    page.apply()
    director.wait(lambda: director.tournament is not None)
    assert director.tournament.regulations == best.option.regulations
    assert director.tournament.timetable.slots[-1].end == best.end
    assert list(director.folder.glob("*.tichu"))


def test_what_cannot_be_is_said_and_enough_is_enough(director, monkeypatch):
    monkeypatch.setattr(advisor, "_AFTER_TYPING_MS", 0)
    dialog = asked(director)
    director.qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    director.click(dialog.findChild(QPushButton, "enough"))
    shown(director, dialog)
    played = dialog.proposals[0].finds.evenings
    assert 0 <= played < core.evenings_for(16)
    dialog.people.setValue(9)
    dialog.come.setCurrentIndex(1)
    director.qtbot.waitUntil(dialog.trouble.isVisible)
    assert "ungerade" in dialog.trouble.text()
    assert not dialog.cards
    dialog.reject()


def test_what_was_said_on_the_page_is_not_asked_again(director, monkeypatch):
    monkeypatch.setattr(core, "MOST_EVENINGS", 2)
    director.window.start_page.go_on()
    page = set_up(director)
    page.name.setText("Mein Abend")
    page.people.setValue(12)
    page.pause.setValue(10)
    for _ in range(2):
        director.click(page.findChild(QPushButton, "advise"))
        dialog = page.findChildren(AdvisorDialog)[-1]
        shown(director, dialog)
        assert (dialog.people.value(), dialog.until.text()) == (12, "22:15")
        if _ == 0:
            dialog.reject()
            assert page.isVisible()
    director.click(dialog.cards[0].findChild(QPushButton, "make"))
    best = dialog.proposals[0]
    director.qtbot.waitUntil(lambda: set_up(director) is not page)
    people = people_of(best.option.regulations, set_up(director).people.value())
    assert (set_up(director).name.text(), people) == ("Mein Abend", 12)
    assert set_up(director).tournament.regulations == best.option.regulations
    set_up(director).reject()


def test_tab_leaves_the_date_and_digits_over_a_marked_time_begin_with_the_hour(director):
    """Name, Tab, Tab, 23 made a tournament in February; 1700 over a marked time changed nothing."""
    director.window.new.set_up("club-evening")
    page = set_up(director)
    day = page.day.value()
    page.name.setFocus()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(QApplication.focusWidget(), "23")
    assert (page.people.value(), page.day.value()) == (23, day)
    retyped(page.begin, "1705")
    assert page.begin.value() == time(17, 5)
    retyped(page.day, "24.12.2026")
    assert page.day.value() == date(2026, 12, 24)
