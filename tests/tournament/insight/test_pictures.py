"""Do pictures of an evening show what was played?"""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.insight.test_entrant_history import ROUNDS
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.tournament.insight.entrant_history import places_by_round
from tichu_turnier.tournament.insight.pace import paces
from tichu_turnier.tournament.insight.pictures import (
    Spread,
    axis,
    bins,
    people_met,
    place_curves,
    place_ticks,
    points_by_round,
    spread_of,
)
from tichu_turnier.tournament.scoring.tallies import tallies

NUMBERS = st.lists(st.integers(-3000, 3000), min_size=1)


def test_a_course_is_the_places_of_some_with_all_others_behind():
    tournament = evening(5, *ROUNDS)
    found = place_curves(places_by_round(tournament), tournament.entrants, [3, 4])
    assert dict(found.curves) == {3: (1, 1), 4: (3, 2)}
    assert found.behind == ((1, 3), (3, 4), (5, 5))
    assert found.last == 5
    assert place_curves((), (), []).last == 1


def test_of_very_many_none_stand_behind():
    places = [dict.fromkeys(range(1, 200), 7)]
    assert len(place_curves(places, range(1, 120), [1]).behind) == 118
    assert place_curves(places, range(1, 200), [1]).behind == ()


def test_points_of_a_round_are_those_of_everybody_who_played_it():
    tournament = evening(5, *ROUNDS)
    found = points_by_round(tallies(tournament, len(tournament.rounds)))
    assert found == {1: {1: 600, 2: 400, 3: 600, 4: 400}, 2: {3: 700, 1: 300, 4: 900, 5: 100}}


def test_quarters_lie_between_the_least_and_the_most():
    assert spread_of([4, 1, 2, 5, 3]) == Spread(1, 2, 3, 4, 5)
    assert spread_of([7]) == Spread(7, 7, 7, 7, 7)


@given(NUMBERS)
def test_every_number_is_counted_in_one_bar(values):
    found = bins(values)
    assert sum(each.count for each in found) == len(values)
    assert 1 <= len(found) <= 15
    assert all(one.end == other.start for one, other in pairwise(found))
    assert found[0].start <= min(values) <= max(values) <= found[-1].end


def test_a_number_on_the_edge_of_two_bars_is_in_the_upper_one_and_the_most_in_the_last():
    told = [(each.start, each.end, each.count) for each in bins([0, 49, 50, 400, 700])]
    assert told[:2] == [(0, 100, 3), (100, 200, 0)] or told[:2] == [(0, 50, 2), (50, 100, 1)]
    assert told[-1][1:] == (700, 1)


@given(NUMBERS)
def test_an_axis_reaches_beyond_all_numbers_in_few_round_steps(values):
    found = axis(min(values), max(values))
    assert found[0] <= min(values) <= max(values) <= found[-1]
    assert 2 <= len(found) <= 9
    assert {str(other - one).strip("0") for one, other in pairwise(found)} <= set("125")


@given(st.integers(1, 1000), st.integers(0, 40))
def test_places_beside_an_axis_begin_with_the_first_and_end_with_the_last(last, most):
    found = place_ticks(last, most)
    assert (found[0], found[-1]) == (1, last)
    assert found == sorted(set(found))
    assert len(found) <= max(3, most)


def test_how_many_people_one_met():
    assert people_met(evening(5, *ROUNDS)) == {1: 1, 2: 1, 3: 3}
    assert people_met(evening(4)) == {}


def test_the_pace_of_a_round_is_told_from_its_middle_once_three_tables_have_reported():
    entered = {(1, 1): 1000.0, (1, 2): 1120.0, (1, 3): 1720.0, (2, 1): 9000.0, (2, 2): 9060.0}
    (found,) = paces(entered)
    assert (found.round, found.middle) == (1, 1120.0)
    assert found.minutes == pytest.approx({1: -2, 2: 0, 3: 10})
