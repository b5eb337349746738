"""Does somebody new get from the first page to a printed seat plan, by keys and what is to be seen?"""

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.driving import ANIMALS, Director, set_up
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.draws.rotation.lots import generator

ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab
CONTROL = Qt.KeyboardModifier.ControlModifier
LONGEST_WAY = 12
"""So often somebody presses Tab before he takes the mouse."""


@pytest.fixture
def director(qtbot, tmp_path, request):
    language, letters = request.param
    person = Director(qtbot, tmp_path, Settings(language=language, theme="light", font_scale=letters))
    yield person
    person.close()
    assert person.bugs == []


def press(director: Director, key: Qt.Key = ENTER, modifier=Qt.KeyboardModifier.NoModifier) -> None:
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
        press(director, TAB)
    raise AssertionError(f"Tab does not come to {name}")


@pytest.mark.parametrize("director", [("de", 150), ("fr", 100)], indirect=True)
def test_from_the_first_page_to_a_printed_seat_plan(director, monkeypatch):
    press(director)
    page = set_up(director)
    assert director.cut_off(page) == []
    director.type(page.name, key=ENTER)  # Enter, Enter: the evening as it is proposed
    director.wait(lambda: director.tournament is not None)
    press(director)  # the big button: to the list of people
    for name in ANIMALS[1:9]:
        director.window.focusWidget().insert(name)  # letters with marks are on no keyboard of tests
        press(director)
    director.wait(lambda: len(director.tournament.entrants) == 8)
    tab_to(director, "everybody-here")
    assert director.cut_off(director.window) == []
    press(director)
    director.wait(lambda: all(each.checked_in for each in director.tournament.entrants.values()))
    assert director.window.focusWidget().objectName() == "go-on"
    press(director)
    draw = director.window.workspace.screen_of("draw")
    press(director)
    director.wait(lambda: draw.proposal is not None)
    press(director)
    director.wait(lambda: len(director.tournament.rounds) == 1)
    press(director)  # the draw counts: on paper
    assert director.window.workspace.where == "sheets"
    plan = director.folder / "plan.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(plan), ""))  # the system's own
    press(director, Qt.Key.Key_S, CONTROL)
    director.qtbot.waitUntil(plan.is_file)
    words = pypdfium2.PdfDocument(plan)[0].get_textpage().get_text_range()
    assert all(name in words for name in ANIMALS[1:9])
    sheets = director.window.workspace.screen_of("sheets")
    press(director, modifier=CONTROL)
    assert sheets.order.sheet.key == "score-slips"
    assert director.cut_off(director.window) == []
    press(director, modifier=CONTROL)
    assert director.window.workspace.where == "evening"
    press(director, Qt.Key.Key_F5)
    director.do(EnterResult(1, 1, possible_match(generator(7), director.tournament.regulations)))
    director.screen("sheets")
    assert not sheets.next.isVisible()  # the slips of this round are out
