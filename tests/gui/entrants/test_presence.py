"""Can a director say in the window who is here when, and who only fills tables?"""

from tests.gui.driving import players
from tests.gui.entrants.test_entrants_screen import choose_in_menu
from tichu_turnier.gui.entrants.entrant_menu import PresenceDialog
from tichu_turnier.gui.regulations.dialog import RegulationsDialog
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers

ONE = EntrantId(1)


def test_rounds_are_ticked_off(director):
    director.make()
    entrants = director.screen("entrants")
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "presence-menu")
    dialog = director.window.findChild(PresenceDialog)
    assert [box.isChecked() for box in dialog.boxes] == [True, True, True]
    for box in dialog.boxes:
        box.setChecked(False)
    dialog.apply()
    assert "in keiner Runde" in dialog._problem.text()
    dialog.boxes[1].setChecked(True)
    dialog.apply()
    director.wait(lambda: director.tournament.entrants[ONE].away == (1,))
    assert director.tournament.entrants[ONE].withdrawn_from == 3
    assert entrants._remark(entrants.model.rows[0]) == "da bis Runde 2, fehlt in Runde 1"


def test_a_reserve_is_made_and_plays_again(director):
    director.make()
    entrants = director.screen("entrants")
    director.do(AddEntrants(players(3)))
    entrants.table.selectRow(0)
    choose_in_menu(entrants, "reserve-make")
    director.wait(lambda: director.tournament.entrants[ONE].reserve)
    assert entrants._remark(entrants.model.rows[0]) == "Springer"
    choose_in_menu(entrants, "reserve-end")
    director.wait(lambda: not director.tournament.entrants[ONE].reserve)
    assert director.tournament.entrants[ONE].ranks


def test_odd_numbers_and_the_order_are_chosen_in_the_regulations(director):
    director.make("dtm")
    director.window.menu._settings()
    dialog = director.window.findChildren(RegulationsDialog)[-1]
    director.qtbot.waitUntil(dialog.isVisible)
    dialog.odd_numbers.odd_numbers.setCurrentIndex(1)
    dialog.odd_numbers.by_standings.setCurrentIndex(1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.by_standings)
    assert director.tournament.regulations.odd_numbers is OddNumbers.FIVE
