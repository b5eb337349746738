"""Does every screen lead on to what comes next, and does the keyboard stay where somebody works?"""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.gui.results.typing_results import press
from tichu_turnier.gui.start.set_up import SetUpDialog
from tichu_turnier.sheets import Kind
from tichu_turnier.tournament.changes import CheckIn

ENTER, CONTROL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
NINE = "65⏎u⏎20⏎50⏎40⏎30⏎i⏎55⏎10⏎"


def test_when_all_slips_are_in_the_button_leads_to_the_evening(director):
    screen = director.at_tables([1, 2, 3, 4])
    assert screen.panel.save.text() == "Öffnen (Enter)"
    director.control(screen.slip, ENTER)
    assert director.window.workspace.where == "results"  # a table still owes
    press(screen.slip, f"⏎{NINE}⏎")
    director.wait(lambda: not director.tournament.missing(1))
    assert screen.panel.save.text() == "Weiter (Strg+Enter)"
    press(screen.slip, "⏎")  # one Enter too many does nothing
    assert director.window.workspace.where == "results"
    director.control(screen.slip, ENTER)
    assert director.window.workspace.where == "evening"
    director.screen("results").panel.save.click()
    assert director.window.workspace.where == "evening"


def test_what_is_saved_leaves_the_keyboard_at_the_pages(director):
    director.make(people=4)
    director.seat([1, 2, 3, 4])
    screen = director.screen("sheets")
    screen.paper.save_button.setFocus()
    screen.paper.save_as(director.folder / "plan", Kind.PDF)
    director.qtbot.waitUntil(lambda: bool(director.said))
    assert QApplication.focusWidget() is screen.paper.view


def test_the_list_leads_to_the_draw_and_enters_whoever_is_not_on_it_with_one_key_more(director):
    director.make(people=4)
    screen = director.screen("entrants")
    assert not screen.way_to_draw.draw.property("role")
    director.do(CheckIn((1, 2, 3, 4)))
    assert screen.way_to_draw.draw.property("role") == "primary"
    for key in (Qt.Key.Key_E, Qt.Key.Key_U):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, CONTROL)
        asked.accept()  # as a field on Linux does: the key is the screen's all the same
        assert screen.eventFilter(screen.search, asked)
        assert not asked.isAccepted()
    screen.search.setFocus()
    director.type(screen.search, "Zibetkatze", ENTER)
    director.control(screen.search, Qt.Key.Key_E)
    assert (screen.search.text(), screen.fields.first.text()) == ("", "Zibetkatze")
    director.type(screen.fields.first, key=ENTER)
    director.wait(lambda: len(director.tournament.entrants) == 5)


def test_enter_twice_makes_one_page_to_set_up(director):
    start = director.window.start_page
    start.go_on()
    start.go_on()
    director.dialog(SetUpDialog)
    director.qtbot.wait(200)
    assert len(director.window.findChildren(SetUpDialog)) == 1
