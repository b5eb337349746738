"""Is a table of six drawn, typed in with one key for each player, and ranked, in the window?"""

from dataclasses import replace

import pytest

from tests.gui.driving import Director, players
from tests.gui.results.test_witness import asked, shown
from tests.gui.results.typing_results import press
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double
from tichu_turnier.tournament.changes import AddEntrants, SetRegulations
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers
from tichu_turnier.tournament.scoring.standings import standings


@pytest.fixture
def six(director: Director) -> Director:
    director.make("dtm")
    director.do(AddEntrants(players(6)))
    director.do(SetRegulations(replace(director.tournament.regulations, odd_numbers=OddNumbers.SIX)))
    return director


def drawn(six: Director) -> None:
    draw = six.screen("draw")
    draw.draw()
    six.wait(lambda: draw.proposal is not None)
    assert len(draw.model.rows[0].people) == 6
    draw.publish()
    six.wait(lambda: len(six.tournament.rounds) == 1)


def test_a_table_of_six_is_drawn_typed_and_ranked(six: Director) -> None:
    """Four hands: 65:35; 160:40 with a Tichu made; -40:-60 with two lost; a triple victory of the right."""
    drawn(six)
    screen = six.screen("results")
    press(screen.slip, "⏎65⏎160f⏎-40ddjj⏎i⏎⏎")
    six.wait(lambda: not six.tournament.missing(1))
    hands = six.tournament.results[1, 1].report.hands
    assert [(hand.a, hand.b) for hand in hands] == [(65, 35), (160, 40), (-40, -60), (0, 100)]
    assert [hand.first_out for hand in hands] == [None, 4, None, None]
    assert (hands[2].calls[2], hands[2].calls[1], hands[3].double) == (Call.TICHU, Call.TICHU, Double.SIDE_13)
    rows = standings(six.tournament)
    assert [row.record.hands for row in rows] == [4] * 6


def test_f9_shows_how_six_can_have_played_it(six: Director) -> None:
    """The Tichu of the second in the row of keys, who sits on seat 2 and is on the side of seats 0 and 4."""
    drawn(six)
    screen = six.screen("results")
    press(screen.slip, "⏎160d")
    asked(six)
    viewer = shown(six)
    hand, names = viewer.panel.hand, screen.slip.stages[0].names
    assert [hand.names[seat] for seat in (0, 2, 4, 1, 3, 5)] == list(names)
    viewer.panel.go_to_end()
    assert dict(hand.steps[-1].said.args) == {"a": 160, "b": 40}
    assert [seat.made for seat in hand.steps[-1].seats] == [None, None, True, None, None, None]
    places = [viewer.panel.picture.grab().toImage()]
    viewer.panel.go(0)
    places.append(viewer.panel.picture.grab().toImage())
    assert places[0] != places[1]
    viewer.close()


def test_six_people_are_typed_in_as_they_were_drawn_on_paper(six: Director) -> None:
    draw = six.screen("draw")
    draw.do("hand")
    for field, person in zip(draw.hand_line.fields, range(1, 7), strict=True):
        assert field.isVisible()
        field.choose(six.tournament.entrants[EntrantId(person)])
    draw.hand_line.enter()
    draw.publish()
    six.wait(lambda: len(six.tournament.rounds) == 1)
    (seating,) = six.tournament.rounds[0].tables
    assert seating.first_seats == (1, 3, 2, 4, 5, 6)


def test_running_sums_and_remarks_have_room_on_a_small_screen(six: Director) -> None:
    drawn(six)
    slip = six.screen("results").slip
    six.window.resize(1280, 800)
    press(slip, "⏎")
    shown = slip._columns
    assert shown.tight
    assert shown.running > shown.unit * 2.5  # as wide as -1000 in its letters
    assert shown.margin > shown.unit * 8
    assert shown.width + shown.margin <= slip.width()
