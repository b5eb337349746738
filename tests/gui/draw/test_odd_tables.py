"""Are tables of five and six drawn, typed and ranked, and is a late correction asked about, in the window?"""

from dataclasses import replace

import pytest

from tests.gui.driving import Director
from tests.gui.results.test_witness import asked
from tests.gui.results.typing_results import press
from tichu_turnier.gui.evening.open_points import OpenWatch
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import EnterResult, SetRegulations
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, OddNumbers
from tichu_turnier.tournament.scoring.standings import standings


def at_one_table(director: Director, people: int) -> None:
    director.make("dtm", people=people)
    odd_numbers = OddNumbers.FIVE if people == 5 else OddNumbers.SIX
    director.do(SetRegulations(replace(director.tournament.regulations, odd_numbers=odd_numbers)))


def drawn(director: Director, people: int) -> None:
    at_one_table(director, people)
    draw = director.screen("draw")
    draw.draw()
    director.wait(lambda: draw.trial is not None)
    assert len(draw.model.rows[0].people) == people
    assert not draw.panel.resting.isVisible()
    draw.publish()
    director.wait(lambda: len(director.tournament.rounds) == 1)


FIVE, SIX = "⏎65⏎70⏎55⏎80⏎60⏎⏎", "⏎65⏎160f⏎-40ddjj⏎i⏎⏎"
"""Of six: 65:35; 160:40 with a Tichu made; -40:-60 with two lost; a triple victory of the right."""


@pytest.mark.parametrize(("people", "keys"), [(5, FIVE), (6, SIX)])
def test_a_table_of_five_or_six_is_drawn_typed_and_ranked(director: Director, people: int, keys: str) -> None:
    drawn(director, people)
    press(director.screen("results").slip, keys)
    director.wait(lambda: not director.tournament.missing(1))
    rows = standings(director.tournament)
    assert [row.record.hands for row in rows] == [4] * people
    if people == 5:
        assert sum(row.record.victory_points for row in rows) == 5 * 2 * 2
        assert sum(row.record.tichu_points for row in rows) == 5 * 200
    else:
        hands = director.tournament.results[1, 1].report.hands
        assert [(hand.a, hand.b) for hand in hands] == [(65, 35), (160, 40), (-40, -60), (0, 100)]
        assert [hand.first_out for hand in hands] == [None, 4, None, None]
        assert (hands[2].calls[1], hands[2].calls[2], hands[3].double) == (*[Call.TICHU] * 2, Double.SIDE_13)


def test_f9_shows_how_six_can_have_played_it_and_the_slip_has_room_on_a_small_screen(
    director: Director,
) -> None:
    """The Tichu of the second in the row of keys, who sits on seat 2 and is on the side of seats 0 and 4."""
    drawn(director, 6)
    slip = director.screen("results").slip
    press(slip, "⏎160d")
    columns = slip._columns
    assert columns.tight
    assert columns.sums[0][1] > columns.unit * 2.5  # as wide as -1000 in its letters
    assert not columns.below
    assert columns.width + columns.margin <= slip.width()
    asked(director)
    panel = director.viewer().panel
    assert [panel.hand.names[seat] for seat in (0, 2, 4, 1, 3, 5)] == list(slip.stages[0].names)
    panel.go_to_end()
    last = panel.hand.steps[-1]
    assert dict(last.said.args) == {"a": 160, "b": 40}
    assert [seat.made for seat in last.seats] == [None, None, True, None, None, None]
    end = panel.picture.grab().toImage()
    panel.go(0)
    assert panel.picture.grab().toImage() != end


@pytest.mark.parametrize(("people", "seats"), [(5, (1, 3, 2, 4, 5)), (6, (1, 3, 2, 4, 5, 6))])
def test_more_than_four_are_typed_in_as_they_were_drawn_on_paper(
    director: Director, people: int, seats: tuple[int, ...]
) -> None:
    at_one_table(director, people)
    draw = director.screen("draw")
    draw.do("hand")
    for field, person in zip(draw.typed_table.fields[:people], range(1, people + 1), strict=True):
        assert field.isVisible()
        field.choose(director.tournament.entrants[EntrantId(person)])
    draw.typed_table.enter()
    draw.publish()
    director.wait(lambda: len(director.tournament.rounds) == 1)
    (seating,) = director.tournament.rounds[0].tables
    assert (*seating.seats, *filter(None, (seating.fifth, seating.sixth))) == seats


@pytest.fixture
def corrected(director: Director) -> Director:
    """Round 1 is played, round 2 is drawn; a hand of round 1 is being corrected."""
    director.make(people=8)
    director.seat([1, 2, 3, 4], [5, 6, 7, 8])
    nine = Hands((HandReport(65, 35),) * 9)
    director.do(EnterResult(1, 1, nine), EnterResult(1, 2, nine))
    director.seat([1, 2, 5, 6], [3, 4, 7, 8])
    screen = director.screen("results")
    press(screen.slip, "⇞1⏎←35⇲⏎")
    director.wait(lambda: bool(screen.panel.correction.isVisible()))
    return director


def first_score(director: Director) -> int:
    return director.tournament.results[1, 1].report.hands[0].a


def test_a_late_correction_waits_for_its_yes_and_survives_the_program(corrected: Director) -> None:
    """It says what it changes, once that is known, and is entered by one key."""
    screen = corrected.screen("results")
    assert "Platz 1 wird" in screen.panel.correction.changes.text()
    assert screen.tables.model.rows[0].state == "asked"
    assert first_score(corrected) == 65
    press(screen.slip, "2⏎←35")
    assert not screen.panel.correction.isVisible()
    press(screen.slip, "⎋⎋")
    assert screen.panel.correction.isVisible()
    press(screen.slip, "1⏎")
    assert screen.slip.stages[0].lines[0].scores[0].text == "35"
    press(screen.slip, "←25⇲⏎")
    corrected.wait(lambda: bool(screen.panel.correction.isVisible()))
    corrected.reopen(corrected.window.bridge.desk.path)
    screen = corrected.screen("results")
    press(screen.slip, "⇞1⏎")
    assert screen.slip.stages[0].lines[0].scores[0].text == "25"
    press(screen.slip, "⇲⏎")
    corrected.wait(lambda: bool(screen.panel.correction.isVisible()))
    press(screen.slip, "⑧")
    corrected.wait(lambda: first_score(corrected) == 25)


def test_a_late_correction_that_waits_is_open_and_a_look_leads_to_its_question(corrected: Director) -> None:
    screen = corrected.screen("results")
    press(screen.slip, "2⏎←35⇲⏎")
    corrected.wait(lambda: len(screen.state.asked) == 2)
    points = corrected.screen("evening").open
    words = [f"Runde 1, Tisch {table}: die Korrektur wartet auf ein Ja" for table in (1, 2)]
    corrected.wait(lambda: [points.model.data(points.model.index(row, 0)) for row in (0, 1)] == words)
    points.table.selectRow(1)
    corrected.click(points.see)
    assert screen.panel.correction.isVisible()
    assert "Tisch 2" in screen.panel.correction.heading.text()
    press(screen.slip, "⑧")
    corrected.wait(lambda: corrected.tournament.results[1, 2].report.hands[0].a == 35)
    assert first_score(corrected) == 65
    corrected.screen("evening")
    corrected.wait(lambda: [point.where for point in points.model.rows] == [("results", 1, 1)])
    press(corrected.screen("results").slip, "⌦")
    corrected.wait(lambda: not OpenWatch.of(corrected.window.bridge).points)
    assert not screen.panel.correction.isVisible(), "dropped by one key"
    assert first_score(corrected) == 65
