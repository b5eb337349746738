"""F9 shows, for the hand being typed, a hand that can have been played like this."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from tests.gui.driving import Director, viewers
from tests.gui.results.typing_results import press


@pytest.fixture
def screen(director: Director):
    """The slip of a table of four, open."""
    screen = director.at_tables([1, 2, 3, 4])
    press(screen.slip, "⏎")
    return screen


def asked(director) -> None:
    """F9 as the menu has it: where no window manager is, Qt sends no shortcuts."""
    action = director.window.menu.findChild(QAction, "action-witness")
    assert action.shortcut().toString() == "F9"
    assert action.isEnabled()
    action.trigger()


@pytest.mark.parametrize("to_next_line", ["", "⏎"])
def test_the_hand_being_typed_is_shown_with_the_names_of_the_table(director, screen, to_next_line):
    press(screen.slip, f"u⏎175d{to_next_line}")
    asked(director)
    viewer = director.viewer()
    left, left_too, right, right_too = screen.slip.stages[0].names
    assert viewer.panel.hand.names == (left, right, left_too, right_too)
    assert viewer.panel.hand.steps[-1].seats[2].made
    assert viewer.windowTitle().startswith("Spiel 2: ")
    QTest.keyClick(viewer, Qt.Key.Key_End)
    assert dict(viewer.panel.hand.steps[-1].said.args) == {"a": 175, "b": 25}
    assert viewer.panel.at == len(viewer.panel.hand.steps) - 1


@pytest.mark.parametrize(("typed", "said"), [("", "Zuerst die Punkte"), ("37", "Spiel 1 nicht")])
def test_without_a_possible_hand_it_says_so(director, screen, typed, said):
    press(screen.slip, typed)
    asked(director)
    director.qtbot.waitUntil(lambda: said in screen.panel.message.text())
    assert not viewers()
    press(screen.slip, "⌫⌫65")
    assert said not in screen.panel.message.text()


def test_it_is_asked_from_any_screen(director, screen):
    press(screen.slip, "65⏎")
    director.screen("standings")
    asked(director)
    assert "65 : 35" in director.viewer().windowTitle()
    assert director.window.workspace.where == "results"
