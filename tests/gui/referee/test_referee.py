"""Does a director find tonight's answer by keys, try another play, and get to the right decision?"""

from PySide6.QtCore import Qt

from tichu_turnier.gui.referee.penalties import PenaltyDialog
from tichu_turnier.gui.referee.window import RefereeWindow
from tichu_turnier.tournament.model.penalty import PenaltyKind
from tichu_turnier.tournament.rulings import RULINGS, rulings_for

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
    assert dialog.kind.currentData() == PenaltyKind.VICTORY_POINTS
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
