"""Do several evenings add up as clubs and ranking lists want it?"""

from fractions import Fraction

import pytest

from tests.tournament.scoring.test_standings import evening
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, Evening, ranking_points, season
from tichu_turnier.tournament.scoring.standings import standings

VICTORY_POINTS, PLACE_POINTS, RANKING_LIST = SEASON_METHODS
FIRST = standings(evening(4, "1-2 700:300 3-4 600:400"))
"""Teams 1 and 3 win, 1 by more."""
SECOND = standings(evening(4, "1-2 300:700 3-4 700:300"))
"""Teams 2 and 3 win by as much."""


def table(*evenings, method, best=None):
    return [(row.place, row.name, row.points) for row in season(evenings, method, best)]


def test_the_published_row_of_the_ranking_list_comes_out():
    points = ranking_points(Fraction("572.62"), Fraction("1.26") * 24 * 8, 24 * 8)
    assert round(float(points), 2) == 909.09


@pytest.mark.parametrize(("place", "points"), [(1, 100), (2, 95), (3, 90), (20, 5)])
def test_place_points_of_twenty_are_those_of_the_ranking_list(place, points):
    assert Evening(place, 20, Fraction(0), Fraction(0), 24).place_points == points


def test_the_sum_of_victory_points_shares_places():
    assert table(FIRST, SECOND, method=VICTORY_POINTS) == [
        (1, "Team 3", 4),
        (2, "Team 1", 2),
        (2, "Team 2", 2),
        (4, "Team 4", 0),
    ]


def test_only_the_best_evenings_count_and_the_table_tells_which():
    rows = season([FIRST, SECOND], VICTORY_POINTS, best=1)
    assert [(row.place, row.name, row.counted) for row in rows[:3]] == [
        (1, "Team 1", (True, False)),
        (1, "Team 2", (False, True)),
        (1, "Team 3", (True, False)),
    ]


def test_who_missed_an_evening_has_nothing_from_it():
    (row,) = (row for row in season([FIRST, SECOND[:3]], PLACE_POINTS) if row.name == "Team 4")
    assert row.evenings[1] is None
    assert row.points == row.evenings[0].place_points


def test_the_ranking_list_multiplies_the_places_with_the_square_of_the_points_per_hand():
    (first, *_) = season([FIRST], RANKING_LIST)
    assert (first.name, first.points) == ("Team 1", 100 * Fraction(2, 10) ** 2)


def test_a_season_without_evenings_is_empty():
    assert season([], VICTORY_POINTS) == ()
