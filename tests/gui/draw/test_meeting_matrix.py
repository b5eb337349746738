"""Does the matrix name who met whom when, by keys and by pointing?"""

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from tests.gui.draw.test_draw_screen import at_draw, draw
from tests.tournament.draws.test_fairness import TWO_ROUNDS, evening
from tichu_turnier.gui.draw.draw_views import MeetingMatrix
from tichu_turnier.sheets.document import Matrix
from tichu_turnier.sheets.fairness import cell_words, matrix_words
from tichu_turnier.texts import Texts

DE = Texts("de")


def test_each_cell_has_its_rounds_and_its_sentence():
    tournament = replace(evening("dtm", 10), rounds=TWO_ROUNDS)
    matrix = matrix_words(tournament, DE)
    assert matrix.names[:2] == ("Karte 1", "Karte 2")
    assert len(matrix.names) == 9  # the tenth has not been drawn
    assert (matrix.rounds(0, 2), matrix.rounds(2, 0)) == ((1,), ())
    assert matrix.rounds(1, 0) == (1,)
    assert (matrix.rounds(8, 8), matrix.rounds(0, 0)) == ((1,), ())
    assert cell_words(matrix, 1, 0, DE) == "Karte 1 und Karte 2: Partner in Runde 2; Gegner in Runde 1"
    assert cell_words(matrix, 0, 8, DE) == "Karte 1 und Karte 9 trafen sich noch nie."
    assert cell_words(matrix, 8, 8, DE) == "Karte 9 setzte in Runde 1 aus."


def test_where_everybody_partners_everybody_both_halves_are_the_same():
    matrix = matrix_words(replace(evening("club-evening", 10), rounds=TWO_ROUNDS), DE)
    assert matrix.one_way
    assert matrix.rounds(0, 1) == matrix.rounds(1, 0) == (1, 2)
    assert cell_words(matrix, 0, 1, DE) == "Karte 1 und Karte 2: am gleichen Tisch in Runde 1, 2"


def test_a_draw_on_trial_is_in_the_matrix_and_told_cell_by_cell(director):
    screen = at_draw(director)
    page = screen.views.matrix
    draw(director, screen, 3)
    director.control(screen, Qt.Key.Key_M)
    director.qtbot.waitUntil(lambda: bool(page.view.matrix.above))
    assert [each.isChecked() for each in screen.views.buttons] == [False, False, True, False]
    row, column = next(iter(page.view.matrix.above))
    for key, times in ((Qt.Key.Key_Down, row), (Qt.Key.Key_Right, column)):
        for _ in range(times):
            director.type(page.view, key=key)
    assert "am gleichen Tisch in Runde 1" in page.words.text()
    for cell in ((0, 1), (2, 2)):
        QTest.mouseMove(page.view.viewport(), page.view.area(*cell).center().toPoint())
        QTest.qWait(1)
    director.qtbot.waitUntil(lambda: "setzte nie aus" in page.words.text())
    size = page.view._cell
    director.type(page.view, "-")
    assert page.view._cell < size


def test_partners_are_discs_and_opponents_squares(qtbot):
    view = MeetingMatrix()
    qtbot.addWidget(view)
    once = {(0, 1): (1,)}
    view.show_matrix(Matrix(tuple("ABCDEF"), once, dict(once), ((),) * 6, ("", ""), ""))
    view.go(5, 5)
    disc, square = (_corner(view, *cell) for cell in ((0, 1), (1, 0)))
    assert disc != square


def _corner(view, row, column):
    half = int(view._cell / 2) - 1
    area = QRect(0, 0, half, half)
    area.moveBottomRight(view.area(row, column).center().toPoint())
    return view.viewport().grab(area).toImage()
