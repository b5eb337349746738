"""Does the window show who stands where, always of the newest snapshot?"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.driving import Director, players
from tichu_turnier.gui.common.fields import RoundChoice
from tichu_turnier.rules.calls import NO_CALLS
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    AddEntrants,
    EditEntrant,
    EnterResult,
    PublishDraw,
    SetRegulations,
)
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Scoring
from tichu_turnier.tournament.registration.entrants import NewEntrant

PEOPLE = ("Adler", "Biber", "Chamäleon", "Dachs")


def hands(*scores: int) -> Hands:
    return Hands(tuple(HandReport(score, 100 - score, NO_CALLS, double=Double.NO) for score in scores))


SHARED = hands(60, 60, 60, 60, 60, 60, 60, 60, 40)
"""The first wins eight hands, the second and the third four each, the fourth two."""
REVERSED = hands(*[40] * 9)


@pytest.fixture
def evening(director: Director) -> Director:
    """Four players at one table, two rounds drawn, nothing reported."""
    director.make()
    director.do(AddEntrants(tuple(NewEntrant(name) for name in PEOPLE)))
    return director


def board(director: Director):
    """Goes to the table of the standings."""
    return director.screen("standings").board


def draw(director: Director, number: int = 1) -> None:
    director.do(PublishDraw(round_from_plan(director.tournament, number, [[1, 2, 3, 4]])))


def shown(director: Director, *keys: str) -> list[tuple[str, ...]]:
    """What stands in the columns with these headings."""
    screen = director.window.workspace.screen_of("standings").board
    director.qtbot.waitUntil(lambda: not screen._latest.busy)
    columns = {column.key: column for column in screen.model.columns}
    return [tuple(columns[key].text(line) for key in keys) for line in screen.model.rows]


def places(director: Director) -> list[tuple[str, ...]]:
    return shown(director, "sheets-place", "sheets-name")


def test_nothing_stands_there_before_the_first_draw(evening):
    screen = board(evening)
    assert places(evening) == []
    assert screen.table.placeholder == "Die Rangliste beginnt mit der ersten Auslosung."
    assert screen.state.text() == ""


def test_a_result_and_its_undo_are_seen_at_once(evening):
    draw(evening)
    screen = board(evening)
    assert {place for place, _ in places(evening)} == {"1"}
    assert screen.state.text() == "Runde 1: Ein Tisch fehlt noch (1)"
    evening.do(EnterResult(1, 1, SHARED))
    assert places(evening)[0] == ("1", "Adler")
    assert shown(evening, "sheets-hands")[0] == ("9",)
    assert screen.state.text() == "Alle Resultate bis Runde 1 sind da"
    evening.window.bridge.undo()
    evening.wait()
    assert shown(evening, "sheets-hands") == [("0",)] * 4
    evening.window.bridge.redo()
    evening.wait()
    assert places(evening)[0] == ("1", "Adler")


def test_equal_people_share_a_place_and_the_next_is_skipped(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, SHARED))
    board(evening)
    assert places(evening) == [("1", "Adler"), ("2", "Biber"), ("2", "Chamäleon"), ("4", "Dachs")]
    assert shown(evening, "sheets-decided-by") == [("Siegpunkte",), ("Siegpunkte",), ("",), ("Siegpunkte",)]


def test_each_round_has_its_standings(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, SHARED))
    draw(evening, 2)
    evening.do(EnterResult(2, 1, REVERSED))
    screen = board(evening)
    assert [screen.rounds.itemText(i) for i in range(3)] == ["Jetzt", "Nach Runde 1", "Nach Runde 2"]
    assert {number for (number,) in shown(evening, "sheets-hands")} == {"18"}
    screen.rounds.setCurrentIndex(1)
    screen.rounds.activated.emit(1)
    assert {number for (number,) in shown(evening, "sheets-hands")} == {"9"}
    assert places(evening)[1] == ("2", "Biber")


def test_the_newest_question_is_answered(evening):
    """Ten snapshots in a row: only the last is shown, whatever was still being computed."""
    draw(evening)
    screen = board(evening)
    before = evening.tournament
    after = EnterResult(1, 1, SHARED).apply(before)
    for tournament in [before, after] * 5:
        screen.show_tournament(tournament)
    assert {number for (number,) in shown(evening, "sheets-hands")} == {"9"}


def test_only_the_screen_in_front_computes(evening):
    screen = board(evening)
    evening.screen("journal")
    draw(evening)
    assert not screen._latest.busy
    assert screen.model.rows == ()


def test_columns_with_nothing_to_say_are_left_out(director):
    director.make()
    director.do(AddEntrants(players(5)))
    drawn = round_from_plan(director.tournament, 1, [[1, 2, 3, 4]])
    director.do(PublishDraw(drawn))
    screen = board(director)
    shown(director, "sheets-name")
    keys = [column.key for column in screen.model.columns]
    assert "sheets-club" not in keys
    assert sorted(shown(director, "standings-byes")) == [("",)] * 4 + [("1",)]
    moved = director.tournament.entrants[EntrantId(1)]
    director.do(EditEntrant(replace(moved, club="Waldrand")))
    assert ("Waldrand",) in shown(director, "sheets-club")


def test_a_disputed_result_is_marked_and_says_why(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, hands(*[130] * 9), "Licht ausgefallen"))
    screen = board(evening)
    shown(evening, "sheets-name")
    (mark,) = [column for column in screen.model.columns if column.icon is not None]
    line = screen.model.rows[0]
    assert mark.icon(line) is not None
    assert mark.tip(line) == "Runde 1, Tisch 1: trotz Einwand angenommen, Grund: Licht ausgefallen"


def test_half_points_have_one_decimal(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, hands(*[50] * 9)))
    board(evening)
    points = {text for (text,) in shown(evening, "sheets-victory-points")}
    assert all(len(text.partition(",")[2]) <= 1 for text in points)


def test_typing_searches_wherever_the_cursor_stands(evening):
    draw(evening)
    screen = board(evening)
    shown(evening, "sheets-name")
    evening.type(screen.search, "cham", key=Qt.Key.Key_Down)
    assert [name for (name,) in shown(evening, "sheets-name")] == ["Chamäleon"]
    evening.qtbot.waitUntil(lambda: QApplication.focusWidget() is screen.table)
    screen.search.clear()
    QTest.keyClicks(screen.table, "b")
    evening.type(screen.search, "ieber")
    assert [name for (name,) in shown(evening, "sheets-name")] == ["Biber"]


def test_chosen_lines_are_copied_with_tabs_and_a_minus_that_counts(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, hands(*[130] * 9), "Probe"))
    screen = board(evening)
    shown(evening, "sheets-name")
    screen.table.setFocus()
    screen.table.selectRow(3)
    QTest.keyClick(screen.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    cells = QApplication.clipboard().text().split("\t")
    assert len(QApplication.clipboard().text().splitlines()) == 1
    assert cells[0] == str(screen.model.rows[3].row.place)
    assert int(cells[3]) == screen.model.rows[3].row.record.tichu_points
    screen.table.clearSelection()
    evening.click(evening.find("copy"))
    assert len(QApplication.clipboard().text().splitlines()) == 4


def test_who_looks_at_the_newest_round_goes_along(qtbot):
    choice = RoundChoice(Texts("de"))
    qtbot.addWidget(choice)
    choice.show_rounds(2, whole=False)
    assert choice.number == 2
    choice.show_rounds(3, whole=False)
    assert choice.number == 3
    choice.choose(1)
    choice.show_rounds(4, whole=False)
    assert choice.number == 1
    choice.show_rounds(4, whole=True)
    assert choice.number == 1
    choice.choose(4)
    choice.show_rounds(5, whole=True)
    assert choice.number == 4
    choice.choose(None)
    choice.show_rounds(5, whole=False)
    assert choice.number == 5
    choice.show_rounds(2, whole=False)
    assert choice.number == 2


def test_more_columns_are_shown_when_they_are_asked_for(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, SHARED))
    screen = board(evening)
    assert places(evening)[0] == ("1", "Adler")
    keys = [column.key for column in screen.model.columns]
    assert not {"standings-per-hand", "standings-adjusted", "standings-open-places"} & set(keys)
    screen.more.click()
    assert shown(evening, "sheets-name", "standings-per-hand", "standings-open-places")[0] == (
        "Adler",
        "1,78",
        "1–4",
    )
    assert shown(evening, "standings-adjusted")[0] == ("+1,56",)
    screen.more.click()
    evening.qtbot.waitUntil(lambda: [column.key for column in screen.model.columns] == keys)


def test_who_cannot_be_caught_any_more_is_told_below(evening):
    scoring = Scoring(double=2, double_with_lost_call=2)
    evening.do(SetRegulations(replace(evening.tournament.regulations, scoring=scoring)))
    screen = board(evening)
    for number in (1, 2):
        shown(evening)
        assert not screen.hopes.isVisible()
        draw(evening, number)
        evening.do(EnterResult(number, 1, hands(*[60] * 9)))
    shown(evening)
    assert screen.hopes.text() == "«Adler» kann nicht mehr eingeholt werden."
    assert screen.hopes.isVisible()


def test_who_takes_no_place_stands_at_the_end(evening):
    draw(evening)
    evening.do(EnterResult(1, 1, SHARED))
    first = evening.tournament.entrants[EntrantId(1)]
    board(evening)
    evening.do(EditEntrant(replace(first, ranks=False)))
    assert places(evening) == [("1", "Biber"), ("1", "Chamäleon"), ("3", "Dachs"), ("–", "Adler")]


def test_points_per_hand_are_shown_where_hands_differ(evening):
    evening.do(AddEntrants((NewEntrant("Elster"),)))
    evening.do(PublishDraw(round_from_plan(evening.tournament, 1, [[1, 2, 3, 4]])))
    board(evening)
    assert "standings-per-hand" not in [column.key for column in shown_columns(evening)]
    evening.do(EnterResult(1, 1, SHARED))
    assert shown(evening, "sheets-name", "standings-per-hand")[0] == ("Adler", "1,78")
    assert shown(evening, "sheets-name", "standings-per-hand")[-1] == ("Elster", "")


def shown_columns(director: Director):
    shown(director)
    return director.window.workspace.screen_of("standings").board.model.columns
