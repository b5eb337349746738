"""Does the evening screen lead on, and does its clock survive whatever happens to the computer?"""

import wave
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.gui.driving import Director, players
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.history import entry_times
from tichu_turnier.gui.evening.clock_watch import ClockWatch
from tichu_turnier.gui.evening.open_points import OpenWatch
from tichu_turnier.resource_files import resource
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, ClearResult, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.clock import Ended, Moment, Running, Signal
from tichu_turnier.tournament.model.snapshot import Hands, Result

HANDS = Hands((HandReport(55, 45),) * 9)


def at(clock, boot="fox"):
    """The moment when the clock on the wall shows that time."""
    hour, minute, second = map(int, f"{clock}:00".split(":")[:3])
    wall = datetime(2026, 11, 21, hour - 1, minute, second, tzinfo=UTC).timestamp()
    return Moment(wall, wall - 1_700_000_000, boot)


def set_time(director, moment):
    watch = ClockWatch.of(director.window.bridge)
    watch.now = lambda: moment
    watch.look()


def at_start(director, moment=None, count=8):
    """Round 1 is drawn and waits for its start signal."""
    path = director.make(people=count, here=True)
    set_time(director, moment or at("19:15"))
    draw_next(director)
    return path, director.screen("evening")


def draw_next(director):
    director.do(PublishDraw(next_round(director.tournament, 1)))


def press(director, screen, key):
    director.type(screen.step_card.big, key=key)
    director.wait()


def face(screen):
    return screen.clock.face.shown


def test_from_registration_to_the_prizes(director):
    director.make()
    set_time(director, at("18:50"))
    screen = director.screen("evening")
    told = []

    def tell(*changes):
        director.do(*changes)
        director.screen("evening")
        told.append(screen.step_card.big.text())

    tell()
    assert not screen.clock.main.isEnabled()
    press(director, screen, Qt.Key.Key_F5)
    assert director.tournament.clock is None, "without a draw there is nothing to start"
    director.click(screen.step_card.big)
    assert director.window.workspace.where == "entrants"
    tell(AddEntrants(players(8)))
    tell(CheckIn(tuple(range(1, 9))))
    director.click(screen.step_card.big)
    assert director.window.workspace.where == "draw"
    for number in (1, 2, 3):
        tell(PublishDraw(next_round(director.tournament, 1)))
        press(director, screen, Qt.Key.Key_Return)
        tell()
        seen = [each.objectName() for each in screen.step_card.findChildren(QPushButton) if each.isVisible()]
        assert "to-draw" not in seen, "not before all are in"
        tell(EnterResult(number, 1, HANDS), EnterResult(number, 2, HANDS))
    assert told == [
        "Zu den Anmeldungen",
        "Eingang abhaken",
        "Runde 1 auslosen",
        *("Startsignal geben", "Resultate eintippen", "Runde 2 auslosen"),
        *("Startsignal geben", "Resultate eintippen", "Runde 3 auslosen"),
        *("Startsignal geben", "Resultate eintippen", "Schlussrangliste drucken"),
    ]


def test_the_keyboard_does_not_go_from_the_button_that_ends_a_round_to_the_room_display(director):
    _, screen = at_start(director)
    seats = director.tournament.rounds[0].tables[0].seats
    names = screen.model.rows[0].names.split(", ")
    assert sorted(names) == sorted(map(director.tournament.name_of, seats))
    press(director, screen, Qt.Key.Key_F5)
    director.activate()
    screen.clock.finish.setFocus()
    director.click(screen.clock.finish)
    director.wait(screen.step_card.big.hasFocus)
    assert not screen.clock.finish.isEnabled()


def test_the_big_button_goes_where_the_work_is(director):
    director.make()
    set_time(director, at("18:50"))
    screen = director.screen("evening")
    director.click(screen.step_card.big)
    assert director.window.workspace.where == "entrants"
    director.do(AddEntrants(players(8)), CheckIn(tuple(range(1, 9))))
    director.screen("evening")
    director.click(screen.step_card.big)
    assert director.window.workspace.where == "draw"


def follow(director, screen, steps):
    """Presses keys and lets it become that time; `in` enters all results, `draw` draws the next round."""
    for step in steps.split():
        if step == "in":
            number = len(director.tournament.rounds)
            director.do(EnterResult(number, 1, HANDS), EnterResult(number, 2, HANDS))
        elif step == "draw":
            draw_next(director)
        elif step == "undo":
            director.undo()
        elif step == "move":
            director.click(screen.tonight.move_rest)
            director.wait(screen.tonight.move_rest.isHidden)
        elif step == "end":
            director.click(screen.clock.finish)
            director.wait()
        elif ":" in step:
            set_time(director, at(step))
        else:
            press(director, screen, getattr(Qt.Key, f"Key_{step}"))


@pytest.mark.parametrize(
    "script",
    [
        "|Runde 1 50:00 / F5 19:25|Runde 1 40:00 / F8 F7 F6|Runde 1 45:00",
        "F5 19:25 F5 19:45|Runde 1 40:00 Angehalten / F5 20:00|Runde 1 25:00 / end|Pause / undo|Runde 1",
        "F5 20:07:13|Runde 1 +2:13 Zeit abgelaufen / Return|Pause 17:47 bis Runde 2",
        "Return 20:10|Runde 1 +5:00 Zeit abgelaufen / in|Pause 15:00 / draw|Runde 2 50:00 / F7|Runde 2 51:00",
        "Return 23:20 in|Es ist 23:20 Runde beendet",
    ],
)
def test_the_clock_is_run_by_keys_and_says_what_it_shows(director, script):
    """window.md 17 and 25: "Es ist" over the time, nothing left to stop."""
    _, screen = at_start(director)
    for line in script.split(" / "):
        steps, _, shown = line.partition("|")
        follow(director, screen, steps)
        assert " ".join(face(screen)[:3]).startswith(shown)
    if isinstance(director.tournament.clock.state, Ended) or not director.tournament.missing(1):
        assert not screen.clock.finish.isEnabled()


def test_results_without_a_start_signal_are_taken_and_it_is_said_that_the_clock_stands(director):
    """A round was half in, and nothing told that its clock had never been started."""
    _, screen = at_start(director)
    assert "Startsignal fehlt" not in screen.step_card.more.text()
    director.do(EnterResult(1, 1, HANDS))
    unstarted = "1 von 2 Tischen gemeldet. Das Startsignal fehlt: Die Uhr läuft nicht."
    assert screen.step_card.more.text() == unstarted
    assert director.cut_off(screen) == []
    press(director, screen, Qt.Key.Key_F5)
    assert screen.step_card.more.text() == "1 von 2 Tischen gemeldet"
    director.undo()
    assert screen.step_card.more.text() == unstarted
    director.do(EnterResult(1, 2, HANDS))
    draw_next(director)
    director.do(EnterResult(2, 1, HANDS), EnterResult(2, 2, HANDS), ClearResult(1, 1))
    assert screen.step_card.heading.text() == "Runde 1: Ein Resultat fehlt noch"
    assert screen.step_card.more.text() == "1 von 2 Tischen gemeldet"


def test_the_clock_goes_on_after_a_crash_and_a_pause_survives_the_program(director, monkeypatch):
    path, screen = at_start(director)
    press(director, screen, Qt.Key.Key_F5)
    monkeypatch.setattr(ClockWatch.__init__, "__defaults__", (lambda: at("19:45"),))
    director.reopen(path)
    assert face(director.screen("evening"))[1] == "20:00"
    revision = director.window.bridge.desk.revision
    director.wait()
    assert director.window.bridge.desk.revision == revision
    press(director, director.screen("evening"), Qt.Key.Key_F5)
    director.reopen(path)
    set_time(director, at("20:25"))
    assert face(director.screen("evening"))[1:3] == ("20:00", "Angehalten")
    director.speak("fr")
    set_time(director, at("20:26"))
    assert face(director.screen("evening"))[:2] == ("Ronde 1", "20:00"), "the same in another language"


def test_after_a_reboot_the_clock_is_anchored_once(director, monkeypatch):
    path, screen = at_start(director)
    press(director, screen, Qt.Key.Key_F5)
    rebooted = replace(at("19:45"), ticks=30.0, boot="goose")
    monkeypatch.setattr(ClockWatch.__init__, "__defaults__", (lambda: rebooted,))
    director.reopen(path)
    director.wait(lambda: director.tournament.clock.state == Running(rebooted, 1800))
    revision = director.window.bridge.desk.revision
    director.reopen(path)
    director.wait()
    assert director.window.bridge.desk.revision == revision
    assert face(director.screen("evening"))[1] == "20:00"


@pytest.mark.parametrize(
    ("looks", "signals"),
    [
        (
            "19:15:01 19:30 19:54:59 19:55:00 19:56 20:00:01 20:02:30 20:05:01 20:06",
            [Signal.START, Signal.WARNING_10, Signal.WARNING_5, Signal.LAST_HAND, Signal.TIME_UP],
        ),
        ("20:10", [Signal.TIME_UP]),  # after a long sleep only the last
    ],
)
def test_the_room_hears_every_signal_once(director, looks, signals):
    _, screen = at_start(director)
    heard = []
    ClockWatch.of(director.window.bridge).rang.connect(heard.append)
    press(director, screen, Qt.Key.Key_F5)
    for time in looks.split():
        set_time(director, at(time))
    assert heard == signals


def test_a_file_opened_late_does_not_ring_what_is_past(director):
    path, screen = at_start(director)
    press(director, screen, Qt.Key.Key_F5)
    director.reopen(path)
    watch = ClockWatch.of(director.window.bridge)
    watch.now = lambda: at("20:02:30")
    director.leave()
    heard = []
    watch.rang.connect(heard.append)
    director.window.open(path)
    director.wait(lambda: director.tournament is not None)
    watch.look()
    assert heard == []


@pytest.mark.parametrize(
    ("steps", "told", "offer", "starts"),
    [
        (
            "19:27",
            "12 min im Rückstand",
            "Rest um 12 min verschieben",
            "19:27 20:17 20:37 21:27",
        ),
        ("19:51 F5 19:55", "36 min im Rückstand", "Rest um 36 min verschieben", "19:51 20:41 21:01"),
        ("19:51 F5 19:55 move F8", "5 min im Rückstand", "Rest um 5 min verschieben", "19:51 20:46 21:06"),
        (
            "20:20:24 F5",
            "",
            "Plan nachführen: Ende 11 min später",
            "20:20 21:10 21:16 22:06 22:11",
        ),
        (
            "19:27 20:50",
            "",
            "Plan nachführen: Ende 40 min später",
            "20:50 21:40 21:45 22:35 22:40",
        ),
    ],
)
def test_what_has_not_begun_is_moved_by_as_much_as_the_evening_is_late(director, steps, told, offer, starts):
    _, screen = at_start(director)
    follow(director, screen, steps)
    moved, late = screen.tonight.move_rest, screen.tonight.late
    director.wait(lambda: moved.text() == offer and moved.isVisible())
    assert ("" if late.isHidden() else late.text()) == told
    director.click(moved)
    director.wait(moved.isHidden)
    slots = director.tournament.timetable.slots
    assert " ".join(f"{slot.start:%H:%M}" for slot in slots).startswith(starts)
    assert [slot.start for slot in slots[1:]] == [slot.end for slot in slots[:-1]]
    assert screen.tonight.late.text() == "pünktlich"


@pytest.mark.parametrize("name", ["bell", "conflict"])
def test_the_sounds_are_there(name):
    with wave.open(str(resource("sounds", f"{name}.wav"))) as sound:
        assert sound.getnframes() / sound.getframerate() > 0.2


def test_results_of_the_newest_round_are_typed_whatever_was_corrected_last(director):
    _, screen = at_start(director)
    press(director, screen, Qt.Key.Key_Return)
    director.do(EnterResult(1, 1, HANDS), EnterResult(1, 2, HANDS))
    draw_next(director)
    director.screen("results").navigate("1")
    evening = director.screen("evening")
    evening._to_results()
    results = director.window.workspace.screen_of("results")
    assert (results.state.round, results.state.table) == (2, None)
    evening = director.screen("evening")
    evening.owing.activated.emit(evening.model.index(1, 0))
    assert (results.state.round, results.state.table) == (2, 2)


def test_with_very_large_letters_nothing_scrolls_sideways(director):
    _, screen = at_start(director)
    assert screen.sides.right.x() > screen.step_card.x()
    assert screen.sides.right.y() <= screen.step_card.y()
    header = screen.owing.horizontalHeader()
    assert header.count() == 2
    assert sum(map(header.sectionSize, range(2))) == screen.owing.viewport().width()
    director.window.keeper.set_look(replace(director.window.keeper.settings, font_scale=200))
    director.window.resize(1000, 800)
    director.wait()
    screen = director.screen("evening")
    area = screen.parentWidget().parentWidget()
    director.qtbot.waitUntil(lambda: screen.sides.right.y() > screen.room.y())
    assert not area.horizontalScrollBar().maximum()


@pytest.fixture
def six_tables(director: Director) -> Director:
    """Six tables in their first round since 19:15; the desk's time follows the watch."""
    director.make(people=24, here=True)
    draw_next(director)
    return director


def report(director: Director, time: str, *tables: int) -> None:
    moment = at(time)
    director.window.bridge.desk._now = lambda: datetime.fromtimestamp(moment.wall, UTC)
    set_time(director, moment)
    director.do(*(EnterResult(len(director.tournament.rounds), table, HANDS) for table in tables))


def test_slow_tables_come_first_and_what_is_foretold_is_what_the_button_moves(six_tables: Director) -> None:
    """window.md 17: 50 min late by the forecast, and the button moved by 15 min; then it was late again."""
    set_time(six_tables, at("19:15"))
    screen = six_tables.screen("evening")
    assert screen.tonight.finish.text() == "Voraussichtlich fertig um 22:50, wie geplant"
    report(six_tables, "20:10", 1, 2, 4, 6)
    six_tables.wait()
    assert [(row.table, row.slow) for row in screen.model.rows] == [(3, 0), (5, 0)]
    set_time(six_tables, at("20:18"))
    assert [(row.table, row.slow) for row in screen.model.rows] == [(3, 8), (5, 8)]
    report(six_tables, "20:40", 3, 5)
    six_tables.wait()
    assert screen.model.rows == ()
    tonight, watch = screen.tonight, OpenWatch.of(six_tables.window.bridge)
    assert tonight.finish.text() == "Voraussichtlich fertig um 23:40 (geplant 22:50)"
    six_tables.wait(lambda: bool(watch.points) and not tonight.move_rest.isHidden())
    assert watch.points[0].args == {"minutes": 50, "long": "50 min"}
    assert tonight.move_rest.text() == "Plan nachführen: Ende 50 min später"
    assert tonight.late.isHidden()
    assert six_tables.cut_off(screen) == []
    six_tables.click(tonight.move_rest)
    six_tables.wait(lambda: not watch.points)
    slots = six_tables.tournament.timetable.slots
    assert [f"{slot.start:%H:%M}" for slot in slots[::2]] == ["19:15", "20:45", "22:15", "23:40"]
    assert tonight.finish.text() == "Voraussichtlich fertig um 23:40, wie geplant"
    assert tonight.move_rest.isHidden()


def test_the_times_of_results_are_read_in_the_journal(six_tables: Director) -> None:
    report(six_tables, "20:10", 1, 2)
    report(six_tables, "20:30", 1)
    six_tables.do(ClearResult(1, 2))
    desk = six_tables.window.bridge.desk
    assert entry_times(desk.journal()) == {(1, 1): at("20:10").wall}
    six_tables.undo()
    assert set(entry_times(desk.journal())) == {(1, 1), (1, 2)}


def test_news_of_a_tournament_that_is_being_left_refuse_nothing(director):
    """The evening asked for the journal of the one before: "no tournament is open" stood over the next."""
    _, _ = at_start(director)
    bridge, refused, results = director.window.bridge, [], director.tournament.results
    bridge.refused.connect(refused.append)
    other = Desk.create(director.folder / "Zweites.tichu", director.tournament, "1")
    bridge._held = other  # opened, and not shown yet
    bridge._show(replace(director.tournament, results={**results, (1, 1): Result(1, 1, HANDS)}))
    director.wait(lambda: not bridge.computes)
    bridge._held = bridge.desk
    other.close()
    assert refused == []


def test_somebody_is_found_from_the_evening_as_from_other_pages(director):
    director.make(people=8, here=True)
    screen = director.screen("evening")
    director.control(screen, Qt.Key.Key_F)
    assert director.window.workspace.where == "entrants"
    assert director.window.focusWidget() is director.window.workspace.screen_of("entrants").search
    draw_next(director)
    director.window.go("results/1/1")
    results = director.window.workspace.screen_of("results")
    director.type(results.slip, "60")
    screen = director.screen("evening")
    director.control(screen, Qt.Key.Key_F)
    assert director.window.workspace.where == "results"
    assert director.window.focusWidget() is results.slip
    (second,) = (each for each in director.tournament.rounds[0].tables if each.table == 2)
    names = [director.tournament.name_of(who) for who in second.seats]
    director.type(results.slip, next(name for name in names if name.isascii()))  # Qt's tests type no others
    assert (results.state.selected, results.state.table) == (2, None)
    director.control(results, Qt.Key.Key_F)
    assert results.state.typed_name == ""
    director.type(results.slip, "1", Qt.Key.Key_Return)
    assert results.state.form.hands.rows[0].typed == ("60", "")
