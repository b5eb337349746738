"""Are tables of five typed in as they rotate, and is a late correction asked about, in the window?"""

from dataclasses import replace

import pytest

from tests.gui.driving import Director, players
from tests.gui.results.typing_results import press
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import AddEntrants, EnterResult, PublishDraw, SetRegulations
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, OddNumbers
from tichu_turnier.tournament.scoring.standings import standings


@pytest.fixture
def five(director: Director) -> Director:
    director.make("dtm")
    director.do(AddEntrants(players(5)))
    director.do(SetRegulations(replace(director.tournament.regulations, odd_numbers=OddNumbers.FIVE)))
    return director


def test_a_table_of_five_is_drawn_typed_and_ranked(five: Director) -> None:
    draw = five.screen("draw")
    draw.draw()
    five.wait(lambda: draw.proposal is not None)
    assert len(draw.model.rows[0].people) == 5
    assert not draw.panel.resting.isVisible()
    draw.publish()
    five.wait(lambda: len(five.tournament.rounds) == 1)
    screen = five.screen("results")
    press(screen.slip, "⏎65⏎70⏎55⏎80⏎60⏎⏎")
    five.wait(lambda: not five.tournament.missing(1))
    rows = standings(five.tournament)
    assert [row.record.hands for row in rows] == [4] * 5
    assert sum(row.record.victory_points for row in rows) == 5 * 2 * 2
    assert sum(row.record.tichu_points for row in rows) == 5 * 200


def test_five_people_are_typed_in_as_they_were_drawn_on_paper(five: Director) -> None:
    draw = five.screen("draw")
    draw.do("hand")
    assert draw.hand_line.fields[4].isVisible()
    for field, person in zip(draw.hand_line.fields[:5], range(1, 6), strict=True):
        field.choose(five.tournament.entrants[EntrantId(person)])
    draw.hand_line.enter()
    draw.publish()
    five.wait(lambda: len(five.tournament.rounds) == 1)
    (seating,) = five.tournament.rounds[0].tables
    assert (seating.seats, seating.fifth) == ((1, 3, 2, 4), 5)


@pytest.fixture
def corrected(director: Director) -> Director:
    """Round 1 is played, round 2 is drawn; a hand of round 1 is being corrected."""
    director.make()
    director.do(AddEntrants(players(8)))
    director.do(PublishDraw(round_from_plan(director.tournament, 1, [[1, 2, 3, 4], [5, 6, 7, 8]])))
    nine = Hands((HandReport(65, 35),) * 9)
    director.do(EnterResult(1, 1, nine), EnterResult(1, 2, nine))
    director.do(PublishDraw(round_from_plan(director.tournament, 2, [[1, 2, 5, 6], [3, 4, 7, 8]])))
    screen = director.screen("results")
    press(screen.slip, "⇞1⏎35⇲⏎")
    director.wait(lambda: bool(screen.panel.correction.isVisible()))
    return director


def test_a_late_correction_is_accepted_once_it_is_known_what_it_changes(corrected: Director) -> None:
    screen = corrected.screen("results")
    assert "Platz 1 wird" in screen.panel.correction.changes.text()
    assert screen.tables.model.rows[0].state == "asked"
    assert corrected.tournament.results[1, 1].report.hands[0].a == 65
    press(screen.slip, "⑧")
    corrected.wait(lambda: corrected.tournament.results[1, 1].report.hands[0].a == 35)


def test_a_late_correction_is_dropped_by_one_key(corrected: Director) -> None:
    screen = corrected.screen("results")
    press(screen.slip, "⌦")
    corrected.wait()
    assert not screen.panel.correction.isVisible()
    assert corrected.tournament.results[1, 1].report.hands[0].a == 65
    press(screen.slip, "1⏎")
    assert screen.slip.stages[0].lines[0].scores[0].text == "65"


def test_a_late_correction_waits_while_other_slips_are_typed(corrected: Director) -> None:
    screen = corrected.screen("results")
    press(screen.slip, "2⏎35")
    assert not screen.panel.correction.isVisible()
    press(screen.slip, "⎋")
    assert screen.panel.correction.isVisible()
    press(screen.slip, "1⏎")
    assert screen.slip.stages[0].lines[0].scores[0].text == "35"
    press(screen.slip, "25⇲⏎")
    corrected.wait(lambda: bool(screen.panel.correction.isVisible()))
    press(screen.slip, "⑧")
    corrected.wait(lambda: corrected.tournament.results[1, 1].report.hands[0].a == 25)


def test_a_late_correction_survives_the_program(corrected: Director) -> None:
    path = corrected.window.bridge.desk.path
    corrected.reopen(path)
    screen = corrected.screen("results")
    press(screen.slip, "⇞1⏎")
    assert screen.slip.stages[0].lines[0].scores[0].text == "35"
