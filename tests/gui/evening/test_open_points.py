"""Does nothing wait unseen: a correction, a short slip, a tie, a fee, somebody who is not there?"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton

from tests.evenings import drawn, evening
from tests.gui.evening.test_evening_screen import HANDS, draw_next, press
from tests.gui.results.typing_results import press as press_keys
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.gui.evening.open_points import OpenNote, OpenWatch, WaiveDialog
from tichu_turnier.gui.prizes.prizes_page import PrizeLead
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import (
    EnterResult,
    NoteResult,
    PublishDraw,
    SetRegulations,
    WaiveOpenPoint,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.decisions import DeviationKind
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words import finding_words
from tichu_turnier.words.rounds import is_final, not_final


def at_the_end(director):
    """All rounds are played; one slip of the first is short."""
    director.make(people=8, here=True)
    for number in (1, 2, 3):
        draw_next(director)
        short = HANDS if number > 1 else Hands(HANDS.hands[:8])
        director.do(EnterResult(number, 1, HANDS), EnterResult(number, 2, short))
    screen = director.screen("evening")
    director.wait(screen.open.isVisible)
    return screen


def test_the_big_button_leads_to_what_is_open_before_the_ranking(director, monkeypatch):
    screen = at_the_end(director)
    director.wait(lambda: "offen" in screen.step_card.heading.text())
    assert screen.step_card.heading.text() == "Vor der Rangverkündigung ist noch etwas offen"
    assert screen.open.title.text() == "Offen: 1"
    assert director.window.workspace.header.open.text() == "Offen: 1"
    assert director.cut_off(screen) == []
    with monkeypatch.context() as patch:
        patch.setattr(screen.open.watch, "points", ())  # the last one has just gone
        screen.step_card.act()
    assert director.window.workspace.where == "evening"
    press(director, screen, Qt.Key.Key_Return)
    results = director.window.workspace.screen_of("results")
    assert (director.window.workspace.where, results.state.round, results.state.table) == ("results", 1, 2)


def test_the_slip_to_which_an_open_point_leads_says_it_and_is_answered_by_its_key(director):
    """The slip said nothing of it, and F8 there that there is nothing to object to."""
    screen = at_the_end(director)
    press(director, screen, Qt.Key.Key_Return)
    results = director.window.workspace.screen_of("results")
    said = results.panel.message.text()
    assert "8" in said
    assert said.startswith(finding_words(screen.texts, screen.open.watch.points[0]))
    assert said.endswith("F8: geprüft, es bleibt so.")
    assert director.cut_off(results) == []
    director.type(results.slip, key=Qt.Key.Key_F8)
    dialog = results.window().findChild(WaiveDialog)
    director.type(dialog.reason, "nur acht gespielt")
    dialog.take.click()
    director.wait(lambda: not screen.open.watch.points)
    assert [each.kind for each in director.tournament.noted] == [DeviationKind.WAIVED]


def test_a_slip_of_an_earlier_round_is_asked_for_until_it_is_there(director):
    director.make(people=8, here=True)
    draw_next(director)
    director.do(EnterResult(1, 1, HANDS))
    draw_next(director)
    screen = director.screen("evening")
    director.wait(screen.open.isVisible)
    (point,) = screen.open.model.rows
    assert finding_words(screen.texts, point) == "Runde 1, Tisch 2: Das Resultat fehlt noch"
    director.do(EnterResult(2, 1, HANDS), EnterResult(2, 2, HANDS))
    assert screen.step_card.heading.text() == "Runde 1: Ein Resultat fehlt noch"
    assert not screen.owing_card.isVisible()
    assert screen.step_card.findChild(QPushButton, "to-draw").text() == "Runde 3 auslosen"
    press(director, screen, Qt.Key.Key_Return)
    assert director.window.workspace.screen_of("results").state.round == 1
    director.do(EnterResult(1, 2, HANDS))
    director.wait(lambda: not OpenWatch.of(director.window.bridge).points)


@pytest.mark.parametrize("missing", [(), (1,)])
def test_a_low_window_need_not_be_scrolled_for_what_is_open(director, missing):
    director.make(people=16, here=True)
    director.window.resize(1280, 720)
    for number in (1, 2):
        draw_next(director)
        tables = [table for table in (1, 2, 3, 4) if number == 1 or table not in missing]
        director.do(*(EnterResult(number, table, Hands(HANDS.hands[:8])) for table in tables))
    screen = director.screen("evening")
    director.wait(screen.open.isVisible)
    bar = director.window.workspace.stack.currentWidget().verticalScrollBar()
    director.wait(lambda: bar.maximum() == 0)
    assert screen.open.table.visualRect(screen.open.model.index(1, 0)).bottom() < screen.open.table.height()
    assert screen.owing_card.isVisible() is bool(missing)
    now = next(n for n, row in enumerate(screen.tonight.model.rows) if row.when == 0)
    seen, place = screen.tonight.table.viewport().rect(), screen.tonight.model.index(now, 0)
    director.wait(lambda: seen.contains(screen.tonight.table.visualRect(place).center()))


def test_a_point_is_let_be_with_a_reason_that_stands_on_the_ranking(director):
    screen = at_the_end(director)
    screen.open.table.setFocus()
    director.type(screen.open.table, key=Qt.Key.Key_Delete)
    dialog = director.dialog(WaiveDialog)
    assert not dialog.take.isEnabled()
    director.type(dialog.reason, "Sie mussten gehen", Qt.Key.Key_Return)
    director.wait(lambda: not screen.open.isVisible())
    assert [(n.kind, n.reason) for n in director.tournament.noted][-1] == (
        DeviationKind.WAIVED,
        "Sie mussten gehen",
    )
    director.wait(lambda: screen.step_card.big.text() == "Schlussrangliste drucken")
    assert not director.window.workspace.header.open.isVisible()
    director.undo()
    director.wait(screen.open.isVisible)


def test_a_correction_that_waits_is_told_in_the_header_and_after_a_restart(director):
    path = director.make(people=8, here=True)
    draw_next(director)
    director.do(EnterResult(1, 1, HANDS))
    screen = director.screen("results")
    director.type(screen.slip, "2")
    director.type(screen.slip, key=Qt.Key.Key_Return)
    director.type(screen.slip, key=Qt.Key.Key_Left)
    director.type(screen.slip, "60")
    header = director.window.workspace.header
    director.screen("evening")
    director.wait(lambda: header.open.isVisible() and header.open.text() == "Offen: 1")
    keeper = director.window.keeper
    for look in ({"language": "en"}, {"font_scale": 125}, {"theme": "dark"}, {"language": "de"}):
        keeper.set_look(replace(keeper.settings, **look))  # nothing else changes
        director.wait()
        header = director.window.workspace.header
        assert (header.open.isVisible(), header.open.text()[-1:]) == (True, "1"), look
    director.reopen(path)
    director.screen("evening")
    director.wait(director.window.workspace.header.open.isVisible)
    director.click(director.window.workspace.header.open)
    assert director.window.workspace.where == "evening"


def test_a_correction_left_half_typed_stands_on_the_ranking_by_every_road(director):
    """The end of window.md: a final ranking was printed without the correction that she had typed."""
    path = director.make(people=8, here=True)
    for number in (1, 2, 3):
        draw_next(director)
        director.do(EnterResult(number, 1, HANDS), EnterResult(number, 2, HANDS))
    director.window.go("results/3/2")
    results = director.window.workspace.screen_of("results")
    director.type(results.slip, key=Qt.Key.Key_Home)
    director.type(results.slip, "40")
    words = "Ein Resultat wird gerade korrigiert, die neue Eingabe ist nicht gespeichert (Runde/Tisch 3/2)."
    director.wait(lambda: (3, 2) in as_typed(path, director.tournament).half_typed)
    director.window.go("sheets/ranking")
    sheets = director.window.workspace.screen_of("sheets")
    assert words in repr(sheets.order.document().blocks)
    director.window.go("sheets/certificates")
    assert "noch nicht endgültig" in repr(sheets.order.document().blocks)
    director.window.go("standings/table")
    standings = director.window.workspace.screen_of("standings")
    assert words in standings.ranking.state.text()
    director.window.go("standings/prizes")
    director.wait(lambda: words in director.window.findChild(PrizeLead).doubt.text())


def test_a_note_that_asks_something_is_open_until_it_is_answered_and_leads_to_the_note(director):
    screen = at_the_end(director)
    (short,) = screen.open.watch.points
    director.do(WaiveOpenPoint(short, "so gespielt"), NoteResult(2, 1, "Waren es wirklich 9?"))
    director.wait(lambda: [point.key for point in screen.open.model.rows] == ["open-note"])
    assert screen.open.table.model().index(0, 0).data() == "Runde 2, Tisch 1: «Waren es wirklich 9?»"
    assert "Runde/Tisch 2/1" in not_final(director.tournament, director.window.texts, (1, 2, 3))
    press(director, screen, Qt.Key.Key_Return)
    results = director.window.workspace.screen_of("results")
    note = results.panel.note
    assert (results.state.round, results.state.table) == (2, 1)
    assert results.panel.foot.currentWidget() is note
    assert note.field.text() == "Waren es wirklich 9?"
    assert director.window.focusWidget() is note.field
    press_keys(note.field, " ja⏎")
    director.wait(lambda: not screen.open.watch.points)
    director.do(NoteResult(2, 1, "Und wer gab?"))
    director.wait(lambda: bool(screen.open.watch.points))
    director.do(WaiveOpenPoint(screen.open.watch.points[0], "weiss niemand mehr"))
    director.wait(lambda: not screen.open.watch.points)


def test_the_podium_has_a_column_for_ties_only_where_there_are_some(director):
    director.make()
    podium = director.screen("evening").podium

    def shown(*totals):
        swiss = drawn(evening("swiss", 8), 1, 1)
        for table, (a, b) in enumerate(totals, 1):
            swiss = EnterResult(1, table, Totals(a, b, 12)).apply(swiss)
        podium._show(swiss, standings(swiss))
        return "sheets-decided-by" in [column.key for column in podium.model.columns]

    assert shown((1000, 500), (1000, 300), (1000, 500), (1000, 300))
    assert not shown((1000, 500), (1000, 500), (1000, 500), (1000, 500))


def test_results_that_another_rule_makes_impossible_stay_open_and_stand_on_the_ranking(director):
    """A double victory was worth 100 when it was typed and is worth 200 now; nothing said so."""
    screen = at_the_end(director)
    double = HandReport(100, 0, double=Double.SIDE_02)
    director.do(EnterResult(1, 2, Hands((double, *HANDS.hands[1:]))))
    director.wait(lambda: not screen.open.isVisible())
    regulations = director.tournament.regulations
    rules = replace(regulations.rules, double_value=200)
    director.do(SetRegulations(replace(regulations, rules=rules)))
    director.wait(screen.open.isVisible)
    said = [finding_words(director.window.texts, each) for each in screen.open.watch.points]
    assert said == ["Runde 1, Tisch 2: nach den jetzigen Regeln nicht möglich"]
    assert "1/2" in not_final(director.tournament, director.window.texts, (1, 2, 3))
    director.undo()
    director.wait(lambda: not screen.open.isVisible())


def test_closing_asks_once_and_says_what_is_open(director):
    """window.md 2 and 18: who goes home is told what waits; asked again, the window closes."""
    screen = at_the_end(director)
    director.window.close()
    box = director.dialog(QMessageBox)
    assert box.text() == "Runde 1, Tisch 2: 8 von 9 Spielen"
    director.type(box, key=Qt.Key.Key_Escape)
    assert (director.window.isVisible(), director.window.workspace.where) == (True, "evening")
    director.wait(screen.isVisible)
    assert director.window.close()


def begun_correction(director):
    """A result is in, and somebody types over it."""
    director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    director.do(EnterResult(1, 1, HANDS))
    results, watch = director.screen("results"), OpenWatch.of(director.window.bridge)
    director.wait(lambda: not watch.looking)
    press_keys(results.slip, "1⏎←60")
    director.wait(lambda: results.state.begun)


def test_a_correction_left_in_one_tournament_is_none_of_the_next_and_is_known_when_it_is_opened(director):
    begun_correction(director)
    path, refused = director.window.bridge.desk.path, []
    director.window.bridge.refused.connect(refused.append)
    director.wait(lambda: director.tournament.half_typed == {(1, 1)})
    director.make(name="Zweites", people=4)
    director.screen("results")
    assert not director.tournament.half_typed
    director.window.open(path)
    director.wait(lambda: director.window.bridge.desk.path == path)
    assert director.tournament.half_typed == {(1, 1)}
    director.screen("results")
    assert refused == []


def test_closing_asks_about_what_has_just_been_typed_and_the_header_counts_it(director):
    begun_correction(director)
    director.qtbot.waitUntil(lambda: not director.window.bridge.busy)
    director.window.close()
    box = director.dialog(QMessageBox)
    assert box.text() == "Runde 1, Tisch 1: die Korrektur ist begonnen und noch nicht gespeichert"
    director.type(box, key=Qt.Key.Key_Escape)
    director.wait(lambda: director.window.workspace.header.open.text() == "Offen: 1")


def test_ranking_and_prize_giving_say_that_something_is_open(director):
    at_the_end(director)
    words = not_final(director.tournament, director.window.texts, (1, 2, 3))
    assert words == "Noch nicht endgültig: Ein Resultat ist noch anzusehen (Runde/Tisch 1/2)."
    assert not is_final(director.tournament, (1, 2, 3))
    director.window.go("standings/prizes")
    note = director.window.findChild(OpenNote)
    director.wait(note.isVisible)
    director.click(note)
    assert director.window.workspace.where == "evening"
    (point,) = OpenWatch.of(director.window.bridge).points
    director.do(WaiveOpenPoint(point, "so gespielt"))
    assert is_final(director.tournament, (1, 2, 3))
    director.wait(note.isHidden)


def test_a_drawn_match_that_a_correction_made_void_is_taken_back_by_the_large_button(director):
    """The semi-finals are drawn, then a quarter-final is turned: no start signal for who is out."""
    director.make("knock-out", people=8, here=True)
    director.do(PublishDraw(next_round(director.tournament, 1)))
    director.do(*(EnterResult(1, table, Totals(1000, 400)) for table in range(1, 5)))
    director.do(PublishDraw(next_round(director.tournament, 1)), EnterResult(1, 1, Totals(400, 1000)))
    screen = director.screen("evening")
    big = screen.step_card.big
    director.wait(lambda: big.text() == "Auslosung zurücknehmen")
    out = director.tournament.name_of(director.tournament.rounds[0].tables[0].seats[0])
    words = f"Halbfinal ist nach einer Änderung ungültig: {out} gehört dort nicht hin."
    assert screen.step_card.heading.text() == f"{words} Auslosung zurücknehmen und neu auslosen."
    assert not screen.open.waive.isEnabled()
    director.click(big)
    director.wait(lambda: big.text() == "Halbfinal auslosen")
    assert [point.key for point in screen.open.watch.points if point.key == "open-void"] == []
