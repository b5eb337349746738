"""Does the window say who goes on in a knock-out, and what must be decided before?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.results.typing_results import press
from tichu_turnier.gui.draw.draw_views import BRACKET, PLAN
from tichu_turnier.gui.referee.penalties import PenaltyDialog, PenaltyTarget
from tichu_turnier.tournament.changes import EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.snapshot import KnockOut, Totals

NAMES = ("Adler", "Biber", "Chamäleon", "Dachs", "Eule", "Fuchs")


@pytest.fixture
def cup(director):
    """Six teams at the draw screen, the list is the seeding."""
    director.make("knock-out", "Pokal", NAMES, here=True)
    dialog = director.regulations()
    assert not dialog.rounds.isVisible()
    dialog.knock_out.seeded.setCurrentIndex(1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.knock_out == KnockOut(seeded=True))
    director.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    director.activate()
    return director.screen("draw")


def publish(director, screen):
    screen.panel.primary.click()
    director.wait(lambda: screen.trial is not None)
    screen.panel.primary.click()
    director.wait(lambda: screen.trial is None)


def shown(screen):
    return [row.people for row in screen.model.rows]


def test_byes_are_told_and_losers_are_not_drawn(director, cup):
    assert "2 Tische" in cup.panel.who.text()
    publish(director, cup)
    assert shown(cup) == [("Dachs", "Eule"), ("Chamäleon", "Fuchs")]
    assert "Adler" in cup.panel.resting.text()
    director.do(EnterResult(1, 1, Totals(1000, 400)), EnterResult(1, 2, Totals(400, 1000)))
    assert not cup.panel.absent.isVisible()
    publish(director, cup)
    assert shown(cup) == [("Adler", "Dachs"), ("Biber", "Fuchs")]
    assert not cup.panel.resting.isVisible()


def test_a_level_match_is_told_as_soon_as_it_is_typed(director, cup):
    """window.md 7: it got a green tick, and only the next draw refused it, when the players had gone."""
    publish(director, cup)
    results = director.screen("results")
    press(results.slip, "⏎④1000⏎1000⏎")
    words = "Viertelfinal, Tisch 1: unentschieden, jemand muss weiterkommen"
    director.wait(lambda: results.panel.message.text() == words)
    header = director.window.workspace.header
    director.wait(lambda: header.open.isVisible() and header.open.text() == "Offen: 1")
    assert results.state.offered == 2
    press(results.slip, "400⏎1000⏎")
    director.wait(lambda: (1, 2) in director.tournament.results)
    assert results.panel.message.text() == ""


def test_with_a_level_match_nothing_can_be_drawn_and_the_evening_leads_there(director, cup):
    publish(director, cup)
    director.do(EnterResult(1, 1, Totals(1000, 1000)), EnterResult(1, 2, Totals(400, 1000)))
    assert not cup.panel.primary.isEnabled()
    assert "Tisch 1 endete unentschieden" in cup.findings.text()
    evening = director.screen("evening")
    heading = evening.step_card.heading
    director.wait(lambda: heading.text() == "Viertelfinal, Tisch 1: unentschieden, jemand muss weiterkommen")
    assert director.cut_off(evening.step_card) == []
    QTest.keyClick(evening, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    results = director.window.workspace.screen_of("results")
    assert (director.window.workspace.where, results.state.round, results.state.table) == ("results", 1, 1)
    director.do(EnterResult(1, 1, Totals(1000, 1100)))
    director.screen("evening")
    director.wait(lambda: "kann ausgelost werden" in heading.text())
    assert director.screen("draw").panel.primary.isEnabled()
    assert not cup.findings.isVisible()


def test_groups_and_best_of_three_are_asked_for(director):
    director.make("groups-knock-out", "Pokal")
    dialog = director.regulations()
    dialog.knock_out.groups.setValue(4)
    dialog.knock_out.advancing.setValue(1)
    dialog.knock_out.best_of_three.setCurrentIndex(2)
    dialog.knock_out.third_place.setChecked(False)
    dialog.apply()
    wanted = KnockOut(third_place=False, best_of_three_from=4, groups=4, advancing=1)
    director.wait(lambda: director.tournament.regulations.knock_out == wanted)


def test_the_list_of_seeds_is_put_in_order_by_keys(director, cup):
    screen = director.screen("entrants")
    assert [row.name for row in screen.model.rows] == list(NAMES)
    screen.table.setFocus()
    screen.table.choose(3)
    for seeding in (2, 1):
        QTest.keyClick(screen.table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        director.wait(lambda seeding=seeding: director.tournament.entrants[3].seeding == seeding)
    assert [row.name for row in screen.model.rows][:3] == ["Chamäleon", "Adler", "Biber"]
    publish(director, director.screen("draw"))
    assert "Chamäleon" in cup.panel.resting.text()


def test_the_bracket_is_shown_in_place_of_the_tables_and_rounds_have_names(director, cup):
    director.wait(cup.views.buttons[BRACKET].isVisible)
    assert cup.views.currentIndex() == PLAN
    publish(director, cup)
    assert cup.rounds.currentText() == "Viertelfinal"
    assert director.screen("results").tables.rounds.itemText(0) == "Viertelfinal"
    words = [each.text() for each in director.screen("evening").findChildren(QLabel)]
    assert "Viertelfinal ist ausgelost" in words
    assert not [each for each in words if each.startswith("Runde 1")], "window.md 26: one word for it"
    assert director.screen("standings").ranking.state.text().startswith("Viertelfinal: ")
    path = director.window.bridge.desk.path
    director.make("club-evening", "Abend", people=8, here=True)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    assert director.screen("draw").rounds.currentText() == "Runde 1"
    director.window.open(path)
    director.wait(lambda: director.tournament.name != "Abend")
    cup = director.screen("draw")
    assert cup.rounds.currentText() == "Viertelfinal", "not what the other tournament calls it"
    bracket = cup.views.bracket
    director.control(director.window, Qt.Key.Key_B)
    director.wait(bracket.isVisible)
    down = [each.isChecked() for each in cup.views.buttons]
    assert down == [False, False, False, True], "window.md 21: one is down, not two"
    director.do(EnterResult(1, 1, Totals(1000, 400)))
    director.wait(lambda: any(side.strong for box in bracket.bracket.boxes for side in box.sides))
    names = [side.name for box in bracket.bracket.boxes for side in box.sides]
    assert names.count("4  Dachs") == 2, "who has won stands in the next column too"
    before = bracket.scale
    QTest.keyClicks(bracket, "++")
    assert bracket.scale > before
    QTest.keyClicks(bracket, "0")
    assert bracket.scale == before
    assert bracket.grab().toImage().pixelColor(5, 5).isValid()
    director.control(director.window, Qt.Key.Key_B)
    assert cup.views.currentIndex() == PLAN, "once more leads back"
    QTest.keyClick(cup.views.buttons[BRACKET], Qt.Key.Key_Space)
    assert bracket.hasFocus(), "its keys work at once"


def test_the_director_is_told_who_goes_on_when_somebody_is_put_out(director, cup):
    publish(director, cup)
    director.do(EnterResult(1, 1, Totals(1000, 400)))
    director.control(director.window, Qt.Key.Key_R)
    dialog = director.window.findChildren(PenaltyDialog)[-1]
    director.qtbot.waitUntil(dialog.isActiveWindow)
    loser = director.tournament.rounds[0].tables[0].seats[0]
    dialog.begin(PenaltyTarget(loser, 1, PenaltyKind.DISQUALIFICATION))
    QTest.keyClicks(dialog.reason, "Absprache")
    director.type(dialog.reason, key=Qt.Key.Key_Return)
    director.wait(lambda: 1 in director.tournament.penalties)
    director.wait(lambda: "Eule kommt weiter, Dachs nicht" in dialog.problem.text())


def test_the_header_says_of_a_level_round_that_it_is_not_decided(director, cup):
    """«Viertelfinal fertig; Halbfinal kann ausgelost werden» stood above a match that nobody had won."""
    publish(director, cup)
    state = director.window.workspace.header.state
    director.do(EnterResult(1, 1, Totals(1000, 1000)), EnterResult(1, 2, Totals(400, 1000)))
    director.wait(lambda: "Viertelfinal: noch nicht entschieden an Tisch 1" in state.toolTip())
    director.do(EnterResult(1, 1, Totals(1000, 1100)))
    director.wait(lambda: "Viertelfinal fertig; Halbfinal kann ausgelost werden" in state.toolTip())


def test_the_draw_screen_says_that_a_correction_made_the_round_void(director):
    """«Veröffentlicht: gilt» stood there for a semi-final in which somebody sat who was out."""
    director.make("knock-out", people=8, here=True)
    director.do(PublishDraw(next_round(director.tournament, 1)))
    director.do(*(EnterResult(1, table, Totals(1000, 400)) for table in range(1, 5)))
    director.do(PublishDraw(next_round(director.tournament, 1)))
    screen = director.screen("draw")
    director.wait(lambda: screen.panel.state.text().startswith("Veröffentlicht: gilt"))
    director.do(EnterResult(1, 1, Totals(400, 1000)))
    words = "Veröffentlicht, folgt aber nicht mehr aus den Resultaten."
    director.wait(lambda: screen.panel.state.text() == words)
    out = director.tournament.name_of(director.tournament.rounds[0].tables[0].seats[0])
    assert f"{out} gehört dort nicht hin" in screen.findings.text()
    director.undo()
    director.wait(lambda: screen.panel.state.text().startswith("Veröffentlicht: gilt"))
    assert "gehört dort nicht hin" not in screen.findings.text()
