"""F9 shows, for the hand being typed, a hand that can have been played like this."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.driving import Director, players
from tests.gui.results.typing_results import press
from tichu_turnier.gui.viewer.window import ViewerWindow
from tichu_turnier.tournament.changes import AddEntrants, PublishDraw
from tichu_turnier.tournament.draws.plan import round_from_plan

LONGEST = 20_000


def viewers():
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, ViewerWindow)]


@pytest.fixture
def screen(director: Director):
    """The slip of a table of four, open; all viewers are closed at the end."""
    director.make()
    director.do(AddEntrants(players(4)))
    director.do(PublishDraw(round_from_plan(director.tournament, 1, [[1, 2, 3, 4]])))
    screen = director.screen("results")
    press(screen.slip, "⏎")
    yield screen
    for viewer in viewers():
        viewer.close()
    director.qtbot.waitUntil(lambda: not viewers(), timeout=LONGEST)


def asked(director) -> None:
    """F9 as the menu has it: where no window manager is, Qt sends no shortcuts."""
    action = director.window.menu.findChild(QAction, "action-witness")
    assert action.shortcut().toString() == "F9"
    assert action.isEnabled()
    action.trigger()


def shown(director) -> ViewerWindow:
    director.qtbot.waitUntil(lambda: any(each.panel.hand for each in viewers()), timeout=LONGEST)
    (viewer,) = viewers()
    return viewer


@pytest.mark.parametrize("to_next_line", ["", "⏎"])
def test_the_hand_being_typed_is_shown_with_the_names_of_the_table(director, screen, to_next_line):
    press(screen.slip, f"u⏎175d{to_next_line}")
    asked(director)
    viewer = shown(director)
    left, left_too, right, right_too = screen.slip.stages[0].names
    assert viewer.panel.hand.names == (left, right, left_too, right_too)
    assert viewer.panel.hand.steps[-1].seats[2].made
    assert viewer.windowTitle().startswith("Spiel 2: ")


def test_the_last_step_has_the_points_of_the_slip(director, screen):
    press(screen.slip, "145s")
    asked(director)
    viewer = shown(director)
    QTest.keyClick(viewer, Qt.Key.Key_End)
    assert dict(viewer.panel.hand.steps[-1].said.args) == {"a": 145, "b": 55}
    assert viewer.panel.at == len(viewer.panel.hand.steps) - 1


@pytest.mark.parametrize(("typed", "said"), [("", "Zuerst die Punkte"), ("37", "Spiel 1 nicht")])
def test_without_a_possible_hand_it_says_so(director, screen, typed, said):
    press(screen.slip, typed)
    asked(director)
    director.qtbot.waitUntil(lambda: said in screen.panel.message.text(), timeout=LONGEST)
    assert not viewers()
    press(screen.slip, "⌫⌫65")
    assert said not in screen.panel.message.text()


def test_it_is_asked_from_any_screen(director, screen):
    press(screen.slip, "65⏎")
    director.screen("standings")
    asked(director)
    assert "65 : 35" in shown(director).windowTitle()
    assert director.window.workspace.where == "results"
