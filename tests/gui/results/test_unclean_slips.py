"""Does what is typed blindly behind an unclean slip stay out of it, and does the screen say so?"""

import pytest

from tests.gui.driving import Director
from tests.gui.results.typing_results import press
from tichu_turnier.tournament.changes import EnterResult, EnterSecond
from tichu_turnier.tournament.model.snapshot import Totals


def test_the_next_slip_does_not_overwrite_the_last_hand_of_one_that_is_not_clear(director: Director) -> None:
    """window1.md A1: `⏎ 40 ⏎` behind `100 ⏎` was saved as 560:340 instead of 620:280."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, "⏎" + "65⏎" * 8 + "100⏎")
    assert screen.panel.message.text() == "Noch nicht gespeichert: Spiel 9 ist nicht klar."
    press(screen.slip, "⏎40⏎55⏎")
    director.wait()
    assert director.tournament.results == {}
    assert screen.slip.stages[-1].lines[-1].scores[0].text == "100"
    assert any("Nicht aufgenommen" in said for said in screen.slip.said())
    assert "Nicht aufgenommen" in screen.panel.message.text()
    assert director.cut_off(screen) == []
    press(screen.slip, "↑n⇲⏎")
    director.wait(lambda: bool(director.tournament.results))
    assert director.tournament.results[1, 1].report.totals == (620, 280)


def test_all_hands_that_are_not_clear_are_named(director: Director) -> None:
    """Enter went on from hand 6 to hand 9, and only that one was said not to be clear."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    press(screen.slip, "⏎" + "65⏎" * 5 + "100⏎65⏎65⏎100⏎")
    assert screen.panel.message.text() == "Noch nicht gespeichert: Spiele 6, 9 sind nicht klar."
    press(screen.slip, "⏎")
    assert screen.panel.message.text() == "Noch nicht gespeichert: Spiele 6, 9 sind nicht klar."


@pytest.mark.parametrize("again", ["2⏎400⏎600⏎⏎", "⏎400⏎600⏎", "400⏎600⏎"])
def test_totals_have_the_habit_of_hands(director: Director, again: str) -> None:
    """window2.md A2: `2 ⏎ 400 ⏎ 600 ⏎` saved 600:400, the loser had won."""
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    press(screen.slip, "⏎④400⏎600⏎")
    assert screen.panel.title.text() == "Tisch 2?"
    assert "Drei Ziffern" in screen.panel.hint.text()
    press(screen.slip, again)
    director.wait(lambda: len(director.tournament.results) == 2)
    assert [each.report.totals for each in director.tournament.results.values()] == [(400, 600)] * 2


def test_a_number_that_is_no_total_says_so_below_the_totals(director: Director) -> None:
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    press(screen.slip, "⏎④2⏎400⏎600⏎")
    assert screen.slip.totals is not None
    assert [found.key for found in screen.slip.totals.findings] == [
        "entry-held-there",
        "entry-total-or-table",
    ]
    assert director.cut_off(screen) == []
    press(screen.slip, "⎋⎋2⏎400⏎600⏎")
    director.wait(lambda: list(director.tournament.results) == [(1, 2)])


TWICE, ONCE = "Zuerst zweimal Esc, dann die Nummer eines Tischs.", "Zuerst Esc, dann die Nummer eines Tischs."


def test_behind_a_wrong_number_all_that_is_said_names_as_many_esc(director: Director) -> None:
    """The head said one, the red line two, and after one the middle asked for a number that was swallowed."""
    screen = director.at_tables([1, 2, 3, 4], [5, 6, 7, 8])
    panel = screen.panel

    def said() -> tuple[str, str]:
        return panel.hint.text(), panel.message.text()

    press(screen.slip, "9⏎")
    assert said() == (ONCE, "Runde 1: Es gibt keinen Tisch 9.")
    press(screen.slip, "65⏎")
    assert said() == (TWICE, "Nicht aufgenommen: zweimal Esc, dann die Nummer des Tischs.")
    press(screen.slip, "⎋")
    assert (said(), screen.slip._empty) == ((ONCE, ""), ONCE)
    press(screen.slip, "2")
    assert (said()[0], screen.slip._empty) == (TWICE, TWICE)
    press(screen.slip, "⎋⎋")
    assert "Die Nummer des Tischs" in screen.slip._empty
    press(screen.slip, "2⏎")
    assert screen.state.table == 2
    press(screen.slip, "⎋9⏎⎋2⏎")  # nothing was typed behind the number
    assert screen.state.table == 2


def test_a_total_at_once_is_hinted_at_only_where_it_is_taken(director: Director) -> None:
    """Where no table is on offer, or its slip was begun by hands, 500 was the number of no table."""
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")

    def hinted() -> tuple[bool, bool]:
        legend = "linkes Total" in screen.panel.legend.spoken()
        return legend, "Drei Ziffern" in screen.panel.hint.text()

    press(screen.slip, "④")
    assert hinted() == (True, True)
    press(screen.slip, "④⏎65⏎⎋⎋④")
    assert screen.state.table == 1
    press(screen.slip, "⎋⎋")
    assert (screen.state.by_totals, hinted()) == (True, (False, False))
    press(screen.slip, "500")
    assert screen.state.table is None
    press(screen.slip, "⎋2⏎⎋")
    assert (screen.state.offered, hinted()) == (2, (True, True))


@pytest.fixture
def differing(director: Director):
    """All results are in; the second pass over the slip of table 2 says another winner."""
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    director.do(*(EnterResult(1, table, Totals(600, 400, 0)) for table in (1, 2)))
    director.do(EnterSecond(1, 2, Totals(400, 600, 0)))
    return screen


def test_the_second_pass_asks_before_it_moves_places(director: Director, differing) -> None:
    """window2.md A3: R moved the places of the final ranking, and asked nobody."""
    press(differing.slip, "⑦2⏎")
    assert differing.panel.review.isVisible()
    press(differing.slip, "r")
    director.wait(differing.panel.correction.isVisible)
    assert director.tournament.results[1, 2].report.totals == (600, 400)
    press(differing.slip, "⌦")
    assert not differing.panel.correction.isVisible()
    assert (director.tournament.results[1, 2].report.totals, differing.session.drafts) == ((600, 400), ())
    press(differing.slip, "2⏎r")
    director.wait(differing.panel.correction.isVisible)
    press(differing.slip, "⑧")
    director.wait(lambda: director.tournament.results[1, 2].report.totals == (400, 600))
    assert [row.state for row in differing.tables.model.rows] == ["open", "settled"]


@pytest.mark.parametrize("missed", ["", "600⏎"])
def test_where_both_passes_stand_nothing_is_said_of_a_slip_being_typed(differing, missed) -> None:
    """The first was "hidden", both had 0 points, Enter "saved", S D F G were on offer."""
    press(differing.slip, "⑦2⏎" + missed)
    panel = differing.panel
    assert panel.review.isVisible()
    assert (panel.hint.text(), panel.review.told.text(), panel.people.spoken()) == ("", "", "")
    assert not panel.save.isVisible()
    keys = " ".join(key for each, _, _ in panel.legend.hints for key in each)
    assert keys == ("← → Esc" if missed else "E R ← → Esc")
    press(differing.slip, "←")
    assert not panel.review.isVisible()
    assert "verborgen" in panel.hint.text()
    assert panel.save.isVisible()
    assert panel.people.spoken()


def test_a_look_at_what_differs_shows_both_passes(director: Director, differing) -> None:
    """window2.md A4: it led to a correction of the first one."""
    director.window.go("results/1/2/second")
    assert (differing.state.second, differing.panel.review.isVisible()) == (True, True)
    press(differing.slip, "e")
    director.wait(lambda: not director.tournament.results[1, 2].second_pass.open)
    press(differing.slip, "1⏎60")
    director.window.go("results/1/2")
    assert not differing.state.second
    director.window.go("results/1/1")  # what is half typed there is in the second pass
    assert (differing.state.second, differing.state.form.totals.typed[0]) == (True, "60")


def test_the_next_tables_number_as_last_hand_is_asked_about_and_the_mouse_can_answer(
    director: Director,
) -> None:
    screen = director.at_tables(*([4 * table + seat for seat in (1, 2, 3, 4)] for table in range(5)))
    press(screen.slip, "4⏎" + "65⏎" * 8 + "5⏎60⏎")
    director.wait()
    assert director.tournament.results == {}
    assert "ob Spiel 9 (5) ein Spiel ist oder die Nummer von Tisch 5" in screen.panel.message.text()
    assert director.cut_off(screen) == []
    director.click(screen.panel.save)
    assert "Spiel 9 ist 5, und Tisch 5 ist noch offen" in screen.panel.message.text()
    director.click(screen.panel.save)
    director.wait(lambda: bool(director.tournament.results))
    assert director.tournament.results[1, 4].report.totals == (525, 375)


def test_the_button_saves_what_is_asked_about_and_names_the_key_that_does(director: Director) -> None:
    screen = director.at_tables([[1], [2]], [[3], [4]], key="treibhaus")
    press(screen.slip, "⏎60⏎⏎")
    assert screen.panel.message.text().startswith(
        "Noch nicht gespeichert: nur ein Spiel, üblich sind hier etwa 9."
    )
    assert screen.panel.save.text() == "Speichern (+)"
    press(screen.slip, "10⏎45⏎70⏎⏎")
    director.wait()
    assert director.tournament.results == {}
    assert screen.panel.save.text() == "Speichern"
    press(screen.slip, "↓⇲⏎")
    assert screen.panel.save.text() == "Speichern (+)"
    screen.panel.save.click()
    director.wait(lambda: bool(director.tournament.results))
    assert director.tournament.results[1, 1].report.totals == (60, 40)
