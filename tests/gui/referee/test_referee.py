"""Does a director find tonight's answer by keys, try another play, and give the right penalty?"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tichu_turnier.desk.penalties import Scope
from tichu_turnier.gui.referee.penalties import PenaltyDialog
from tichu_turnier.gui.referee.window import RefereeWindow
from tichu_turnier.gui.viewer.window import ViewerWindow
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.rulings import RULINGS, rulings_for
from tichu_turnier.tournament.scoring.standings import standings

KINGS = "B:SK,BK,RK,GK"


def opened(director) -> RefereeWindow:
    """Ctrl+Shift+R, as on every screen."""
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    director.type(director.window, key=Qt.Key.Key_R, modifier=held)
    referee = director.window.findChildren(RefereeWindow)[-1]
    director.wait(lambda: referee.isVisible() and bool(referee.list.rows.rows))
    return referee


def keys(referee) -> list[str]:
    return [row.ruling.key for row in referee.list.rows.rows]


def ask(director, referee, words):
    referee.query.clear()
    director.type(referee.query, words)
    director.wait(lambda: not director.window.bridge.computes)


def test_its_whole_frame_is_on_the_screen(director):
    """window.md 19: neither its title bar, nor the buttons of the viewer of hands, stick out."""
    viewer = ViewerWindow(director.window.bridge, director.window.texts, director.window)
    viewer.show()
    for window in (opened(director), viewer):
        assert window.y() >= 30
        assert window.geometry().bottom() < window.screen().availableGeometry().bottom()
    viewer.close()


def test_a_question_is_answered_tried_out_and_decided(director):
    director.make()
    referee = opened(director)
    rules = director.tournament.regulations.rules
    assert keys(referee) == [each.key for each in rulings_for(rules)]
    ask(director, referee, "hund bomben")
    assert keys(referee)[0] == "bomb-lead"
    assert referee.answer.text().startswith("Nein.")
    board = referee.board
    assert board.claims[0].text().startswith("✗ B spielt")
    assert board.claims[1].text().startswith("✓ A spielt")
    assert "niemand" in board.bombs.text()
    director.type(board.claim, KINGS)
    director.wait(lambda: "nicht an der Reihe" in board.verdict.text())
    director.type(board.course, "A:S2 B- C-")
    director.wait(lambda: board.verdict.text().startswith("✓"))
    assert board.bombs.text().endswith("B †K ▲K ●K ★K")
    director.type(board.held[3], "S2 ")
    director.wait(lambda: "gibt es schon" in board.verdict.text())
    ask(director, referee, "hund")
    director.type(referee.query, key=Qt.Key.Key_Down)
    assert referee.chosen.ruling.key == keys(referee)[1]
    ask(director, referee, "nochmals verwarnt")
    assert keys(referee)[0] == "decision-again"
    assert not board.isVisible()
    director.click(referee.decide)
    dialog = director.window.findChildren(PenaltyDialog)[-1]
    director.wait(dialog.isVisible)
    assert dialog.kind.value() == PenaltyKind.VICTORY_POINTS
    assert dialog.reason.text() == referee.chosen.words.question
    dialog.close()
    referee.close()


def test_without_a_tournament_the_printed_rules_hold(director):
    referee = opened(director)
    assert len(keys(referee)) < len(RULINGS)
    referee.topics.setCurrentIndex(referee.topics.count() - 1)
    director.wait(
        lambda: set(keys(referee)) == {each.key for each in RULINGS if each.topic.value == "booster"}
    )
    ask(director, referee, "Skat zehn")
    board = referee.board
    assert board.course.text() == "A:S10 C+Skat"
    director.wait(lambda: board.claims[0].text().startswith("✓ B spielt"))
    assert "veröffentlicht" not in board.unpublished.text()
    director.type(board.claim, "B+Regenbogen")
    director.wait(lambda: board.verdict.text() == "✓ B spielt den Booster «Regenbogen»")
    assert board.unpublished.text().startswith("Regenbogen: ")
    ask(director, referee, "Superpartner")
    assert not referee.decide.isVisible()
    referee.close()


def test_the_board_of_six_has_six_seats_and_says_what_is_waited_for(director):
    director.make("dtm")
    referee = opened(director)
    board = referee.board
    ask(director, referee, "zu sechst")
    director.wait(lambda: board.legal.text() == "A wählt den Partner")
    assert all(field.isVisible() for field in board.held)
    assert board.claims[0].text() == "✓ A gibt das Ausspiel an C"
    board.go_on()
    director.wait(lambda: board.legal.text().startswith("E ist an der Reihe"))
    for _ in range(3):
        board.go_on()
    director.wait(lambda: board.legal.text() == "Das Spiel ist zu Ende.")
    ask(director, referee, "hund bomben")
    assert [field.isVisible() for field in board.held] == [True] * 4 + [False] * 2
    referee.close()


def deciding(director) -> PenaltyDialog:
    """Ctrl+R, as on every screen."""
    director.control(director.window, Qt.Key.Key_R)
    dialog = director.window.findChildren(PenaltyDialog)[-1]
    director.qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.kind.hasFocus())
    return dialog


def choose(director, dialog, kind, points="", reason=""):
    """The kind by the arrows, then points and a reason."""
    dialog.kind.setFocus()
    director.type(dialog.kind, key=Qt.Key.Key_Home)
    for _ in range(list(PenaltyKind).index(kind)):
        director.type(dialog.kind, key=Qt.Key.Key_Down)
    director.type(dialog.points, points)
    director.type(dialog.reason, reason)


def test_a_penalty_is_given_seen_and_taken_back_by_keys(director):
    director.make()
    director.practise()
    before = [(row.place, row.entrant.id) for row in standings(director.tournament)]
    director.screen("entrants").table.selectRow(2)
    dialog = deciding(director)
    assert dialog.who.chosen == 3  # who is chosen on the screen
    choose(director, dialog, PenaltyKind.VICTORY_POINTS)
    give = dialog.findChild(QPushButton, "give")
    director.click(give)
    assert "1 bis 9999" in dialog.problem.text()
    assert "braucht einen Grund" in dialog.problem.text()
    director.type(dialog.points, "2")
    director.type(dialog.reason, "Handy am Tisch", Qt.Key.Key_Return)
    director.wait(lambda: 1 in director.tournament.penalties)
    given = director.tournament.penalties[1]
    assert (given.who, given.amount, given.round, given.reason) == ((3,), 2, 1, "Handy am Tisch")
    director.wait(dialog.who.hasFocus)
    assert len(dialog.model.rows) == 1
    assert dialog.problem.text().startswith("Festgehalten")
    director.type(dialog.who, "2", key=Qt.Key.Key_Return)
    choose(director, dialog, PenaltyKind.DISQUALIFICATION)
    director.type(dialog.reason, "Absprache", Qt.Key.Key_Return)
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
    director.undo()
    director.wait(lambda: len(director.tournament.penalties) == 1)


def test_a_hand_of_the_slip_in_work_is_annulled(director):
    director.make()
    director.practise()
    screen = director.screen("results")
    screen.navigate("1/2")
    dialog = deciding(director)
    seating = director.tournament.round(1).seating(2)
    assert (dialog.who.chosen, dialog.round.value()) == (seating.seats[0], 1)
    choose(director, dialog, PenaltyKind.HAND_ANNULLED, reason="Karten offen")
    dialog.hand.setValue(3)
    dialog.give()
    director.wait(lambda: 1 in director.tournament.penalties)
    rows = standings(director.tournament)
    assert [row.record.hands for row in rows if row.entrant.id in seating.seats] == [8, 8, 8, 8]


def test_the_whole_table_is_meant_only_where_it_was_chosen_for_this_decision(director):
    """It stayed chosen: an hour later all four at a table bore what was meant for one."""
    director.make()
    director.practise()
    for scope, who in ((Scope.TABLE, 4), (None, 1)):
        director.screen("entrants").table.selectRow(2)
        dialog = deciding(director)
        choose(director, dialog, PenaltyKind.TICHU_POINTS, "100", "Zu laut")
        if scope is not None:
            dialog.scope.choose(scope)
        number = len(director.tournament.penalties) + 1
        dialog.give()
        director.wait(lambda number=number: number in director.tournament.penalties)
        assert len(director.tournament.penalties[number].who) == who
        director.type(dialog, key=Qt.Key.Key_Escape)
        director.activate()
