"""Can Tichu for Two and a Booster table be run at the window, from the regulations to the standings?"""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.driving import Director
from tests.gui.referee.test_referee import ask, keys, opened
from tests.gui.results.test_witness import asked
from tests.gui.results.typing_results import press
from tests.two_golden import KEYS, PEOPLE, PLAN, STANDINGS, TOTALS
from tichu_turnier.gui.referee.penalties import PenaltyDialog
from tichu_turnier.rules.calls import Call
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.scoring.standings import standings


def at_the_table(director: Director) -> None:
    """Everybody is here."""
    director.make("two-round-robin", "Zu zweit", PEOPLE, here=True)


def test_a_whole_tournament_typed_in(director: Director) -> None:
    at_the_table(director)
    draw = director.screen("draw")
    draw.panel.primary.click()
    director.wait(lambda: draw.trial is not None)
    assert (draw.model.rowCount(), draw.model.columnCount()) == (2, 3), "the table, one, the other"
    assert all(len(seating.entrants()) == 2 for seating in draw.trial.tables)
    for number, tables in enumerate(PLAN, 1):
        director.seat(*tables)
        screen = director.screen("results")
        for table in (1, 2):
            press(screen.slip, f"⏎{KEYS[number, table]}⏎")
            director.wait(lambda here=(number, table): here in director.tournament.results)
    found = {key: result.report.totals for key, result in director.tournament.results.items()}
    assert found == TOTALS
    calls = [hand.calls[0] for hand in director.tournament.results[1, 1].report.hands]
    assert calls[3] is Call.SMALL_TICHU
    rows = [
        (row.place, row.entrant.name, row.record.victory_points) for row in standings(director.tournament)
    ]
    assert rows == [row[:3] for row in STANDINGS]


def test_f9_shows_how_a_hand_of_two_can_have_been_played(director: Director) -> None:
    """With the names of both players on their holdings, and the small Tichu of the slip."""
    at_the_table(director)
    director.do(PublishDraw(round_from_plan(director.tournament, 1, PLAN[0])))
    slip = director.screen("results").slip
    press(slip, "⏎140d")
    stage = slip.stages[0]
    assert stage.names == ("Adler", "", "Fuchs", "")
    assert [mark.call for mark in stage.lines[0].marks] == [Call.NONE, Call.SMALL_TICHU, Call.NONE, Call.NONE]
    asked(director)
    viewer = director.viewer()
    names = ("Adler, Blatt 1", "Fuchs, Blatt 1", "Adler, Blatt 2", "Fuchs, Blatt 2")
    assert viewer.panel.hand.names == names
    last = viewer.panel.hand.steps[-1]
    assert (dict(last.said.args), last.seats[0].call) == ({"a": 140, "b": 10}, Call.SMALL_TICHU)
    QTest.keyClick(viewer, Qt.Key.Key_End)
    assert not viewer.grab().isNull()


def switched_on(director: Director) -> None:
    """Eight people; Booster is switched on in the regulations, for table 1 alone; round 1 is drawn."""
    director.make(people=8)
    dialog = director.regulations()
    assert not dialog.booster_tables.isVisible()
    dialog.house_rules.fields["booster"].setCurrentIndex(1)
    director.qtbot.waitUntil(dialog.booster_tables.isVisible)
    director.type(dialog.booster_tables, "1")
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.booster_tables == (1,))
    assert director.tournament.regulations.rules.booster
    director.seat([[1, 2], [3, 4]], [[5, 6], [7, 8]])


def test_a_booster_table_is_typed_in(director: Director) -> None:
    switched_on(director)
    director.window.resize(1920, 1080)  # on a narrow slip one remark at a time is said
    screen = director.screen("results")
    press(screen.slip, "1⏎5o⏎-10o⏎165xd")
    words = " ".join(screen.slip.said())
    assert "Möglich sind 0 bis 100." in words
    assert [line.special_cards_out for line in screen.slip.stages[0].lines] == [True, True, False]
    press(screen.slip, "e↑e⏎⏎")
    assert [line.scores[0].text for line in screen.slip.stages[0].lines] == ["5", "-10", "165"]
    assert not any(line.findings for line in screen.slip.stages[0].lines)
    press(screen.slip, "⎋⎋2⏎")
    assert not screen.slip.stages[0].booster


def test_the_referee_answers_about_booster_first_and_proposes_a_decision(director: Director) -> None:
    switched_on(director)
    screen = director.screen("results")
    press(screen.slip, "2⏎")
    director.activate()
    referee = opened(director)
    assert keys(referee)[:2] == ["booster-tonight", "booster-content-against-push"]
    assert "an Tisch 1." in referee.answer.text()
    ask(director, referee, "wer hat den Mah Jong")
    assert keys(referee)[0] == "booster-who-has-mah-jong"
    director.click(referee.decide)
    dialog = director.dialog(PenaltyDialog)
    assert (dialog.kind.value(), dialog.round.value()) == (PenaltyKind.WARNING, 1)
    assert dialog.who.chosen == director.tournament.round(1).seating(2).seats[0]
    dialog.give()
    director.wait(lambda: 1 in director.tournament.penalties)
    given = director.tournament.penalties[1]
    assert (given.kind, given.reason) == (PenaltyKind.WARNING, referee.chosen.words.question)
    dialog.close()
    referee.close()
