"""Can the regulations of an open tournament be changed?"""

from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt

from tests.gui.driving import players
from tichu_turnier.desk.practice import play_practice
from tichu_turnier.gui.dialogs.regulations import RegulationsDialog
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model import ByeCredit


@pytest.fixture
def opened(director):
    director.make()
    director.do(AddEntrants(players(4)))

    def open_dialog() -> RegulationsDialog:
        director.window.menu._settings()
        dialog = director.window.findChildren(RegulationsDialog)[-1]
        director.qtbot.waitUntil(dialog.isVisible)
        return dialog

    return open_dialog


def test_name_day_and_place_change(director, opened):
    dialog = opened()
    dialog.name.setText("Winterturnier")
    dialog.place.setText("Kaserne")
    dialog.day.setDate(QDate(2026, 12, 5))
    dialog.apply()
    director.wait(lambda: director.tournament.name == "Winterturnier")
    assert director.tournament.day == date(2026, 12, 5)
    assert director.tournament.place == "Kaserne"
    assert director.tournament.timetable.slots[0].start.date() == date(2026, 12, 5)
    assert director.window.windowTitle() == "Winterturnier"


def test_rounds_byes_house_rules_and_order_change(director, opened):
    dialog = opened()
    dialog.rounds.setValue(5)
    assert not dialog.flat_tichu.isVisible()
    dialog.bye.setCurrentIndex(2)
    assert dialog.flat_tichu.isVisible()
    dialog.flat_victory.setValue(9)
    dialog.flat_tichu.setValue(450)
    dialog.house["double-value"].setCurrentIndex(0)
    dialog.chain.item(2).setCheckState(Qt.CheckState.Checked)
    dialog.chain.setCurrentRow(2)
    dialog._move(-1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.rounds == 5)
    regulations = director.tournament.regulations
    assert regulations.bye_credit is ByeCredit.FLAT
    assert (regulations.flat_victory_points, regulations.flat_tichu_points) == (9, 450)
    assert regulations.rules.double_value == 200
    assert regulations.tie_breaks == ("victory-points", "tichu-difference", "tichu-points")


def test_fewer_rounds_than_drawn_are_refused_in_the_dialog(director, opened):
    director.make("treibhaus", "leer")
    director.make("club-evening", "voll")
    director.window.bridge.ask(play_practice, lambda _: None)
    director.wait()
    dialog = opened()
    dialog.name.setText("")
    dialog.apply()
    assert dialog.isVisible()
    assert "Das Turnier braucht einen Namen." in dialog._problem.text()
    dialog.reject()


def test_nothing_changed_writes_nothing(director, opened):
    before = director.window.bridge.desk.revision
    opened().apply()
    director.wait()
    assert director.window.bridge.desk.revision == before
