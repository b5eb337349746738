"""Does a director give a penalty with the keyboard, see it everywhere, and take it back?"""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tichu_turnier.desk.demo import play_practice
from tichu_turnier.gui.referee.penalties import PenaltyDialog
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.scoring.standings import standings

KEYS = {kind: number for number, kind in enumerate(PenaltyKind)}


def opened(director) -> PenaltyDialog:
    """Ctrl+R, as on every screen."""
    director.type(director.window, key=Qt.Key.Key_R, modifier=Qt.KeyboardModifier.ControlModifier)
    dialog = director.window.findChildren(PenaltyDialog)[-1]
    director.qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.kind.hasFocus())
    return dialog


def choose(director, dialog, kind):
    dialog.kind.setFocus()
    director.type(dialog.kind, key=Qt.Key.Key_Home)
    for _ in range(KEYS[kind]):
        director.type(dialog.kind, key=Qt.Key.Key_Down)


def test_a_penalty_is_given_seen_and_taken_back_by_keys(director):
    director.make()
    director.window.bridge.run_on_desk(play_practice, lambda _: None)
    director.wait()
    before = [(row.place, row.entrant.id) for row in standings(director.tournament)]
    director.screen("entrants").table.selectRow(2)
    dialog = opened(director)
    assert dialog.who.chosen == 3  # who is chosen on the screen
    choose(director, dialog, PenaltyKind.VICTORY_POINTS)
    give = dialog.findChild(QPushButton, "give")
    director.click(give)
    assert "1 bis 9999" in dialog.problem.text()
    assert "braucht einen Grund" in dialog.problem.text()
    QTest.keyClicks(dialog.points, "2")
    QTest.keyClicks(dialog.reason, "Handy am Tisch")
    director.type(dialog.reason, key=Qt.Key.Key_Return)
    director.wait(lambda: 1 in director.tournament.penalties)
    given = director.tournament.penalties[1]
    assert (given.who, given.amount, given.round, given.reason) == ((3,), 2, 1, "Handy am Tisch")
    director.wait(dialog.who.hasFocus)
    assert len(dialog.model.rows) == 1
    assert dialog.problem.text().startswith("Festgehalten")
    director.type(dialog.who, "2", key=Qt.Key.Key_Return)
    choose(director, dialog, PenaltyKind.DISQUALIFICATION)
    QTest.keyClicks(dialog.reason, "Absprache")
    director.type(dialog.reason, key=Qt.Key.Key_Return)
    director.wait(lambda: 2 in director.tournament.penalties)
    assert standings(director.tournament)[-1].entrant.id == 2
    director.wait(lambda: dialog.focusWidget() is dialog.who)  # the form is ready for the next decision
    dialog.activateWindow()
    dialog.table.setFocus()
    director.wait(dialog.table.hasFocus)
    for left in (1, 0):
        dialog.table.selectRow(0)
        director.type(dialog.table, key=Qt.Key.Key_Delete)
        director.wait(lambda left=left: len(dialog.model.rows) == left)
    director.type(dialog, key=Qt.Key.Key_Escape)
    assert [(row.place, row.entrant.id) for row in standings(director.tournament)] == before
    director.window.bridge.undo()
    director.wait(lambda: len(director.tournament.penalties) == 1)


def test_a_hand_of_the_slip_in_work_is_annulled(director):
    director.make()
    director.window.bridge.run_on_desk(play_practice, lambda _: None)
    director.wait()
    screen = director.screen("results")
    screen.navigate("1/2")
    dialog = opened(director)
    seating = director.tournament.round(1).seating(2)
    assert (dialog.who.chosen, dialog.round.value()) == (seating.seats[0], 1)
    choose(director, dialog, PenaltyKind.HAND_ANNULLED)
    dialog.hand.setValue(3)
    QTest.keyClicks(dialog.reason, "Karten offen")
    dialog.give()
    director.wait(lambda: 1 in director.tournament.penalties)
    rows = standings(director.tournament)
    assert [row.record.hands for row in rows if row.entrant.id in seating.seats] == [8, 8, 8, 8]
