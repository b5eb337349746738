"""Does the first evening of the README work, with its keys, and does somebody new find the way?"""

import pypdfium2
import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.driving import ANIMALS, Director, set_up
from tests.gui.results.typing_results import press
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.entrants.import_preview import ImportDialog
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.clock import Paused, Running

ENTER, SPACE, DOWN, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Tab
CONTROL = Qt.KeyboardModifier.ControlModifier
SLIP = "65⏎u⏎20f⏎50⏎-60x⏎30⏎iv⏎100n⏎-10⏎"
"""Nine hands from the left side's column of a slip."""


def key(director: Director, pressed: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """Presses a key where the cursor is, as a person does, and waits until it has had its effect."""
    where = director.window.focusWidget() or director.window
    director.type(where, key=pressed, modifier=modifier)
    director.wait()


def control(director: Director, pressed: str) -> None:
    key(director, Qt.Key(ord(pressed)), CONTROL)


def make_with_enter(director: Director) -> None:
    director.activate()
    key(director, ENTER)
    director.type(set_up(director).name, key=ENTER)
    director.wait(lambda: director.tournament is not None)
    director.activate()
    assert director.tournament.regulations.preset == "club-evening"


def register_from_excel(director: Director) -> None:
    control(director, "2")
    entrants = director.window.workspace.screen_of("entrants")
    book = Workbook()
    for name in ("Name", *ANIMALS[:15]):
        book.active.append([name])
    book.save(director.folder / "liste.xlsx")
    entrants.import_list(director.folder / "liste.xlsx")
    director.type(director.dialog(ImportDialog), key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 15)
    director.activate()
    control(director, "E")
    director.type(director.window.focusWidget(), ANIMALS[15], ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 16)


def tick_off(director: Director) -> None:
    control(director, "F")
    director.type(director.window.focusWidget(), "nacht", ENTER)
    director.wait()
    assert [e.name for e in director.tournament.entrants.values() if e.checked_in] == ["Nachtigall"]
    key(director, Qt.Key.Key_Escape)
    key(director, DOWN)
    control(director, "A")
    key(director, SPACE)
    assert all(entrant.checked_in for entrant in director.tournament.entrants.values())


def draw(director: Director, number: int) -> None:
    control(director, "4")
    screen = director.window.workspace.screen_of("draw")
    key(director, ENTER)
    director.wait(lambda: screen.trial is not None)
    assert len(director.tournament.rounds) == number - 1
    key(director, ENTER)
    director.wait(lambda: len(director.tournament.rounds) == number)


def start(director: Director) -> None:
    control(director, "1")
    for state in (Running, Paused, Running):
        key(director, Qt.Key.Key_F5)
        assert isinstance(director.tournament.clock.state, state)
    for pressed, length in ((Qt.Key.Key_F6, 49), (Qt.Key.Key_F7, 50), (Qt.Key.Key_F8, 55)):
        key(director, pressed)
        assert director.tournament.clock.length == length * 60


def enter_slips(director: Director, number: int) -> None:
    control(director, "5")
    for table in range(1, 5):
        press(director.window.focusWidget(), f"⏎{SLIP}")
        director.wait(lambda table=table: (number, table) in director.tournament.results)


def test_the_first_evening_of_the_readme(director):
    make_with_enter(director)
    register_from_excel(director)
    tick_off(director)
    for number in (1, 2, 3):
        draw(director, number)
        start(director)
        enter_slips(director, number)
    control(director, "6")
    standings = director.window.workspace.screen_of("standings").ranking
    director.qtbot.waitUntil(lambda: len(standings.lines) == 16)
    control(director, "1")
    evening = director.window.workspace.screen_of("evening")
    director.wait(lambda: evening.step_card.big.text() == "Schlussrangliste drucken")
    assert evening.podium.isVisible()
    assert not evening.clock.isVisible()
    director.qtbot.waitUntil(lambda: len(evening.podium.model.rows) == 16)
    key(director, ENTER, CONTROL)
    assert director.window.workspace.where == "sheets"
    assert director.window.workspace.screen_of("sheets").order.sheet.key == "ranking"


LONGEST_WAY = 12
"""So often somebody presses Tab before he takes the mouse."""


def pressed_on(director: Director, key: Qt.Key = ENTER, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the cursor is; waits for what comes of it."""
    window = director.window
    if QApplication.activeModalWidget() is None:
        window.activateWindow()
        director.qtbot.waitUntil(window.isActiveWindow)
    director.type(window.focusWidget(), key=key, modifier=modifier)
    director.wait(lambda: not window.bridge.computes)


def tab_to(director: Director, name: str) -> None:
    for _ in range(LONGEST_WAY):
        if director.window.focusWidget().objectName() == name:
            return
        pressed_on(director, TAB)
    raise AssertionError(f"Tab does not come to {name}")


@pytest.mark.parametrize(
    "director",
    [Settings(language="de", theme="light", font_scale=150), Settings(language="fr", theme="light")],
    indirect=True,
)
def test_from_the_first_page_to_a_printed_seat_plan(director, monkeypatch):
    pressed_on(director)
    page = set_up(director)
    assert director.cut_off(page) == []
    director.type(page.name, key=ENTER)  # Enter, Enter: the evening as it is proposed
    director.wait(lambda: director.tournament is not None)
    pressed_on(director)  # the big button: to the list of people
    for name in ANIMALS[1:9]:
        director.window.focusWidget().insert(name)  # letters with marks are on no keyboard of tests
        pressed_on(director)
    director.wait(lambda: len(director.tournament.entrants) == 8)
    tab_to(director, "everybody-here")
    assert director.cut_off(director.window) == []
    pressed_on(director)
    director.wait(lambda: all(each.checked_in for each in director.tournament.entrants.values()))
    assert director.window.focusWidget().objectName() == "go-on"
    pressed_on(director)
    draw = director.window.workspace.screen_of("draw")
    pressed_on(director)
    director.wait(lambda: draw.trial is not None)
    pressed_on(director)
    director.wait(lambda: len(director.tournament.rounds) == 1)
    pressed_on(director)  # the draw counts: on paper
    assert director.window.workspace.where == "sheets"
    plan = director.folder / "plan.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(plan), ""))  # the system's own
    pressed_on(director, Qt.Key.Key_S, CONTROL)
    director.qtbot.waitUntil(plan.is_file)
    words = pypdfium2.PdfDocument(plan)[0].get_textpage().get_text_range()
    assert all(name in words for name in ANIMALS[1:9])
    sheets = director.window.workspace.screen_of("sheets")
    pressed_on(director, modifier=CONTROL)
    assert sheets.order.sheet.key == "score-slips"
    assert director.cut_off(director.window) == []
    pressed_on(director, modifier=CONTROL)
    assert director.window.workspace.where == "evening"
    pressed_on(director, Qt.Key.Key_F5)
    director.do(EnterResult(1, 1, possible_match(generator(7), director.tournament.regulations)))
    director.screen("sheets")
    assert not sheets.next.isVisible()  # the slips of this round are out
