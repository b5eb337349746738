"""Does the wall show the right page, large enough, on the right screen?"""

import json
import sys
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.gui.driving import animals
from tests.store.processes import run
from tichu_turnier.gui.common.fitting import paint_digits
from tichu_turnier.gui.display.display_list import grid_for
from tichu_turnier.gui.display.display_page import RoomDisplay
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.evening.clock_watch import ClockWatch
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw, SetClock
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.insight.public_display import RoomPage
from tichu_turnier.tournament.model.clock import Moment, Phase, start
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.words.listings.listing import Align, Cell, Column, Listing
from tichu_turnier.words.room_view import RoomView

HANDS = Hands((HandReport(55, 45),) * 9)


def at(clock):
    hour, minute = map(int, clock.split(":"))
    wall = datetime(2026, 11, 21, hour - 1, minute, tzinfo=UTC).timestamp()
    return Moment(wall, wall - 1_700_000_000, "fox")


def show_at(director, time):
    watch = ClockWatch.of(director.window.bridge)
    watch.now = lambda: at(time)
    watch.look()


@pytest.fixture
def room(director):
    """The display is open at 19:00, eight people are here."""
    director.make(people=8, here=True)
    show_at(director, "19:00")
    director.screen("evening")
    director.control(director.window, Qt.Key.Key_D)
    room = RoomDisplays.of(director.window.bridge)
    assert room.is_open
    yield room
    if room.is_open:
        room.toggle()


def play(director, until=None):
    """Draws round 1, and lets its clock run from the beginning to then."""
    director.do(PublishDraw(next_round(director.tournament, 1)))
    if until is not None:
        run_clock(director, until)


def run_clock(director, until):
    director.do(SetClock(start(clock_of(director.tournament, 1), at("19:15"))))
    show_at(director, until)


def says_something(view):
    return bool(view.time or view.message or view.lines)


def test_an_evening_on_the_wall(director, room):
    display = room.display
    assert display.view.message == "Klubabend"
    assert display.view.note == "Beginn 19:15, 50 Minuten"
    play(director)
    assert display.view.title == "Runde 1"
    director.wait(lambda: display.view.lines is not None)
    assert "Ğülşen Ἀθηνᾶ 김민준 Nguyễn" in [row[0].text for row in display.view.lines.rows]
    run_clock(director, "19:17")
    assert (display.view.time, len(display.view.lines.rows)) == ("48:00", 8)
    show_at(director, "19:40")
    assert (display.view.time, display.view.lines, display.view.note) == ("25:00", None, "bis 20:05")
    show_at(director, "20:03")
    assert display.view.label == "Letztes Spiel: kein neues mehr geben"
    assert display.view.phase is Phase.LAST_HAND
    show_at(director, "20:08")
    assert (display.view.time, display.view.phase) == ("+3:00", Phase.OVERTIME)
    director.do(EnterResult(1, 1, HANDS), EnterResult(1, 2, HANDS))
    director.wait(lambda: display.view.lines is not None)
    assert display.view.title == "Rangliste nach Runde 1"
    assert display.view.note == "noch nicht endgültig · Runde 2 um 20:25, in 17 min"
    assert [row[0].text for row in display.view.lines.rows][:1] == ["1"]
    show_at(director, "20:40")
    assert display.view.note == "noch nicht endgültig · Runde 2 um 20:25"


def pick(box, index):
    """Chooses a line of a list, as somebody does."""
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_the_director_chooses_the_page_and_holds_standings_back(director, room):
    play(director, "19:40")
    card, display = director.window.workspace.screen_of("evening").room, room.display
    pick(card.mode, list(RoomMode).index(RoomMode.MESSAGE))
    director.type(card.message, "Suppe!")
    assert display.view.message == "Suppe!"
    pick(card.mode, 0)
    assert display.view.time == "25:00"
    card.hold.click()
    director.wait(lambda: director.tournament.standings_held)
    room.set_mode(RoomMode.STANDINGS)
    assert display.view.time == "25:00"
    card.hold.click()
    director.wait(lambda: not director.tournament.standings_held)
    director.undo()
    assert card.hold.isChecked()
    director.leave()
    assert not room.is_open


def test_a_further_display_shows_something_else(director, room):
    play(director, "19:40")
    card = director.window.workspace.screen_of("evening").room
    assert not card.others.isVisible()
    room.hang().show()
    room.opened.emit(True)
    assert card.others.isVisible()
    room.refresh()
    first, second = room.displays
    assert first.view == second.view
    pick(card.further, card.further.findText("den Sitzplan"))
    director.wait(lambda: second.view.lines is not None)
    assert (first.view.time, second.view.title) == ("25:00", "Runde 1")
    room.set_mode(RoomMode.ROTATE)
    room.next_page()
    assert second.view.title == "Runde 1"
    pick(card.further, 0)
    room.set_mode(RoomMode.AUTO)
    assert first.view == second.view


def test_pages_take_turns(director, room):
    play(director, "19:40")
    director.do(EnterResult(1, 1, HANDS))
    card = director.window.workspace.screen_of("evening").room
    assert not card.rotation.isVisible()
    pick(card.mode, list(RoomMode).index(RoomMode.ROTATE))
    director.type(card.message, "Suppe!")
    seen: list[str] = []
    for _ in range(6):
        director.wait(lambda: says_something(room.display.view))
        view = room.display.view
        seen.append("clock" if view.time else view.message or view.title)
        room.next_page()
    lists = ("Runde 1", "Diese Tische fehlen noch", "Zwischenstand: Runde 1")
    assert seen == ["clock", *lists, "Suppe!", "clock"]
    card.pages[RoomPage.CLOCK].setChecked(False)
    card.pages[RoomPage.MISSING].setChecked(False)
    card.seconds.setValue(30)
    assert (room.seconds, RoomPage.CLOCK in room.pages) == (30, False)
    show_at(director, "20:03")
    assert room.display.view.label == "Letztes Spiel: kein neues mehr geben"


def test_a_long_list_shows_all_its_pages_before_the_next_one_comes(director, room):
    many = range(9, 49)
    director.do(AddEntrants(tuple(NewEntrant(f"Fuchs {n}") for n in many)), CheckIn(tuple(many)))
    play(director)
    room.set_rotation(frozenset({RoomPage.SEATS, RoomPage.MESSAGE}), 5)
    room.set_mode(RoomMode.ROTATE, "Suppe!")
    director.wait(lambda: room.display.view.lines is not None)
    room.display.resize(300, 400)
    pages = room.display.pages
    assert pages > 1
    for page in range(pages):
        assert (room.display.page, room.display.view.message) == (page, "")
        room.next_page()
    assert room.display.view.message == "Suppe!"


def test_it_speaks_every_language_and_closes_with_the_key_that_opened_it(director, room):
    assert room.display.cursor().shape() is Qt.CursorShape.BlankCursor
    assert not room.display.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    play(director)
    director.speak("fr")
    director.wait(lambda: room.display.view.title == "Ronde 1")
    director.speak("de")
    card = director.window.workspace.screen_of("evening").room
    assert card.open.text() == "Anzeige schliessen (Strg+D)"
    director.control(director.window, Qt.Key.Key_D)
    assert not room.is_open
    assert card.open.text() == "Anzeige öffnen (Strg+D)"


def test_on_the_only_screen_it_leaves_the_controls_free(director, room):
    """window.md 29: it stands beside the window where there is room, else behind it."""
    room.toggle()
    director.activate()
    room.toggle()
    assert director.window.isActiveWindow()
    room.toggle()
    director.window.setMinimumSize(0, 0)
    director.window.setGeometry(0, 0, 800, 480)
    room.toggle()
    around = director.window.frameGeometry()
    assert around.bottom() < 590
    assert not room.display.geometry().intersects(around)


def people(count):
    rows = ((f"Chamäleon {n:03}", str(n // 4 + 1), "ABCD"[n % 4]) for n in range(count))
    columns = Column("Name", weight=1), Column("Tisch", Align.RIGHT), Column("Platz")
    return Listing(columns, tuple(tuple(map(Cell, row)) for row in rows))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("count", [1, 4, 16, 40, 100, 400])
def test_letters_stay_readable_and_nobody_is_left_out(count):
    room = QRectF(0, 0, 1830, 850)
    grid = grid_for(people(count), room, 1080)
    assert grid.size >= 1080 * 0.034
    assert grid.pages(count) * grid.lanes * grid.lines >= count
    assert (grid.lines + 1) * grid.size * 1.4 <= room.height() * 1.02
    if count <= 40:
        assert grid.pages(count) == 1


def test_pages_turn_and_begin_again(qtbot):
    display = RoomDisplay()
    qtbot.addWidget(display)
    display.resize(1280, 720)
    display.show()
    display.show_view(RoomView("Runde 1", "19:12", lines=people(200)))
    seen = []
    for _ in range(display.pages + 1):
        seen.append(display.page)
        display.next_page()
    assert display.pages > 2
    assert seen == [*range(display.pages), 0]
    display.show_view(RoomView("Runde 1", "19:13", lines=people(200)))
    assert display.page == 1, "a minute later the list goes on where it was"
    display.show_view(RoomView("Runde 1", "19:13", lines=people(8)))
    assert (display.page, display.pages) == (0, 1)


@pytest.mark.parametrize(("preset", "count", "pages"), [("club-evening", 78, 2), ("treibhaus", 24, 1)])
def test_at_the_start_of_a_round_seats_fill_the_wall_and_teams_stand_by_their_names(
    director, preset, count, pages
):
    """window.md 29: the clock took half of it, 10 of 78 people stood on a page, and no team."""
    names = [f"Team {name}" if preset == "treibhaus" else f"{name} Meyer" for name in animals(count)]
    director.make(preset, people=names, here=True)
    show_at(director, "19:00")
    room = RoomDisplays.of(director.window.bridge)
    room.toggle()
    play(director, "19:16")
    display = room.display
    display.resize(1920, 1080)
    director.wait(lambda: display.view.lines is not None)
    assert display.view.time == "49:00"
    assert display.pages == pages
    assert display._body().height() > 0.65 * display.height()
    shown = [row[0].text for row in display.view.lines.rows]
    assert len(shown) == count
    assert all(any(line.startswith(name) for line in shown) for name in names)
    resting = [row for row in display.view.lines.rows if row[1].text == "–"]
    assert all(row[0].text.endswith(": setzt aus") for row in resting)
    assert bool(resting) is (count % 4 > 0 and preset == "club-evening")
    room.toggle()


def ink_height(time):
    """How much of the height of a full HD screen the digits take in a third of it."""
    picture = QImage(1920, 1080, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    painter.setPen(Qt.GlobalColor.white)
    paint_digits(painter, time, QRectF(45, 120, 1830, 1080 * 0.34))
    painter.end()
    rows = [y for y in range(1080) if any(picture.pixel(x, y) & 0xFF > 128 for x in range(0, 1920, 7))]
    return (rows[-1] - rows[0] + 1) / 1080


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("time", ["50:00", "9:59", "0:00", "88:88"])
def test_digits_take_the_room_they_are_given(time):
    assert ink_height(time) >= 0.33


SCRIPT = """
from pathlib import Path
from datetime import date
from PySide6.QtTest import QTest
from tichu_turnier.gui.application import make_application
application = make_application()
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.model.presets import preset
import sys
window = MainWindow(Settings(), lambda _: None, Path(sys.argv[1]))
window.show()
tournament = preset("club-evening").tournament("Klubabend", date(2026, 11, 21), "", "Europe/Zurich")
window.make(Path(sys.argv[1]) / "abend.tichu", tournament)
while window.bridge.tournament is None or window.bridge.busy:
    QTest.qWait(10)
room = RoomDisplays.of(window.bridge)
room.toggle()
QTest.qWait(50)
print(window.screen().name())
for display in room.displays:
    print(display.screen().name(), display.isFullScreen(), display.width(), display.height())
application.screenRemoved.emit(room.displays[0].screen())
for display in room.displays:
    print(display.isVisible() and display.screen().name())
window.close()
QTest.qWait(50)
"""


def test_it_fills_every_further_screen_and_those_that_are_left(tmp_path):
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [
        {"name": "desk", "x": 0, "y": 0, "width": 1280, "height": 800, **usual},
        {"name": "wall", "x": 1280, "y": 0, "width": 1920, "height": 1080, **usual},
        {"name": "bar", "x": 3200, "y": 0, "width": 1280, "height": 720, **usual},
    ]
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    said = run(sys.executable, "-c", SCRIPT, tmp_path, QT_QPA_PLATFORM=f"offscreen:configfile={file}")
    mine, *displays, first, second = said.stdout.splitlines()
    filled = {"desk True 1280 800", "wall True 1920 1080", "bar True 1280 720"}
    assert set(displays) == {each for each in filled if not each.startswith(mine)}
    assert len(displays) == len(screens) - 1
    assert (first, second) == (displays[1].partition(" ")[0], "False")
