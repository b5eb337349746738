"""Can an evening with a Booster table be run at the window, from the regulations to the slip?"""

from tests.gui.driving import Director
from tests.gui.referee.test_referee import ask, keys, opened
from tests.gui.results.typing_results import press
from tichu_turnier.gui.referee.penalties import PenaltyDialog
from tichu_turnier.tournament.model.penalty import PenaltyKind


def switched_on(director: Director) -> None:
    """Eight people; Booster is switched on in the regulations, for table 1 alone; round 1 is drawn."""
    director.make(people=8)
    dialog = director.regulations()
    assert not dialog.booster_tables.isVisible()
    dialog.house_rules.fields["booster"].setCurrentIndex(1)
    director.qtbot.waitUntil(dialog.booster_tables.isVisible)
    director.type(dialog.booster_tables, "1x")
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.booster_tables == (1,))
    assert director.tournament.regulations.rules.booster
    director.seat([[1, 2], [3, 4]], [[5, 6], [7, 8]])


def test_a_booster_table_is_typed_in(director: Director) -> None:
    switched_on(director)
    screen = director.screen("results")
    press(screen.slip, "1⏎5o⏎-10o⏎165xd")
    words = " ".join(screen.slip.said())
    assert "Möglich sind 0 bis 100." in words
    assert [line.special_cards_out for line in screen.slip.stages[0].lines] == [True, True, False]
    press(screen.slip, "e↑e⏎⏎")
    assert [line.scores[0].text for line in screen.slip.stages[0].lines] == ["5", "-10", "165"]
    assert not any(line.findings for line in screen.slip.stages[0].lines)
    press(screen.slip, "⎋2⏎")
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
    assert (dialog.kind.currentData(), dialog.round.value()) == (PenaltyKind.WARNING, 1)
    assert dialog.who.chosen == director.tournament.round(1).seating(2).seats[0]
    dialog.give()
    director.wait(lambda: 1 in director.tournament.penalties)
    given = director.tournament.penalties[1]
    assert (given.kind, given.reason) == (PenaltyKind.WARNING, referee.chosen.words.question)
    dialog.close()
    referee.close()
