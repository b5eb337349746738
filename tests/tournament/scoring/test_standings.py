"""Who stands where, and why, after an evening and after a season?"""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.evenings import fresh
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Result, Round, Seating, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, Evening, ranking_points, season
from tichu_turnier.tournament.scoring.standings import standings


def evening(teams, *rounds, **changed):
    """Partnerships 1 to `teams`; a round is a line such as `1-2 640:360 3-4 500:500 bye 5`."""
    news = tuple(NewEntrant(f"Team {n}", (f"Adler {n}", f"Biber {n}")) for n in range(1, teams + 1))
    tournament = AddEntrants(news).apply(fresh(TREIBHAUS, **changed))
    drawn, results = [], {}
    for number, line in enumerate(rounds, 1):
        played, _, resting = line.partition("bye")
        words = played.split()
        tables = []
        for table, (who, score) in enumerate(zip(words[::2], words[1::2], strict=True), 1):
            one, other = map(int, who.split("-"))
            tables.append(Seating(table, (one, other, one, other)))
            if score != "?":
                a, b = map(int, score.split(":"))
                results[number, table] = Result(number, table, Totals(a, b, 10))
        drawn.append(Round(number, tuple(tables), tuple(map(int, resting.split()))))
    return replace(tournament, rounds=tuple(drawn), results=frozen(results.items()))


def places(tournament, after_round=None):
    return " ".join(f"{row.place}:{row.entrant.id}" for row in standings(tournament, after_round))


# teams | rounds | places
PLACES = """
4 | 1-4 600:400 2-3 500:500                          | 1:1 2:2 2:3 4:4
4 | 1-4 500:500 2-3 500:500                          | 1:1 1:2 1:3 1:4
4 | 1-2 700:300 3-4 650:350; 1-3 400:600 2-4 900:100 | 1:3 2:2 3:1 4:4
5 | 1-2 600:400 3-4 700:300                          | 1:3 2:1 3:2 4:4
3 |                                                  | 1:1 1:2 1:3
0 |                                                  |
"""
"""Equals share a place; who was never drawn is not listed once it has begun."""


@pytest.mark.parametrize("line", PLACES.strip().splitlines())
def test_places(line):
    teams, rounds, expected = (part.strip() for part in line.split("|"))
    assert places(evening(int(teams), *filter(None, rounds.split("; ")))) == expected


@pytest.mark.parametrize(
    ("rounds", "told"),
    [
        (  # the first by what parts it from the second: both have three victory points
            ("1-2 700:300 3-4 600:400", "1-3 500:500 2-4 500:500"),
            "1:1 tichu-points 2:3 tichu-points 3:4 victory-points 4:2 tichu-points",
        ),
        (("1-2 500:500",), "1:1  1:2 "),
    ],
)
def test_the_criterion_that_decided_is_told(rounds, told):
    rows = standings(evening(2 * len(rounds), *rounds))
    assert " ".join(f"{row.place}:{row.entrant.id} {row.decided_by}" for row in rows) == told


def test_the_chain_is_a_setting():
    rounds = ("1-2 700:300 3-4 650:350", "1-3 400:600 2-4 900:100")
    by_difference = evening(4, *rounds, tie_breaks=("tichu-difference",))
    assert standings(by_difference)[0].values == (("tichu-difference", Fraction(500)),)


def test_after_a_round_later_rounds_do_not_count():
    tournament = evening(4, "1-2 700:300 3-4 600:400", "1-3 0:1000 2-4 1000:0")
    assert places(tournament, 1) == "1:1 2:3 3:4 4:2"
    assert places(tournament) == places(tournament, 2) == "1:3 2:2 3:1 4:4"
    assert [row.record.hands for row in standings(tournament, 0)] == [0, 0, 0, 0]
    between = evening(4, "1-2 700:300 3-4 ?")
    assert [row.record.hands for row in standings(between)] == [10, 10, 0, 0]


VICTORY_POINTS, PLACE_POINTS, RANKING_LIST = SEASON_METHODS
FIRST = standings(evening(4, "1-2 700:300 3-4 600:400"))
"""Teams 1 and 3 win, 1 by more."""
SECOND = standings(evening(4, "1-2 300:700 3-4 700:300"))
"""Teams 2 and 3 win by as much."""


def told(*evenings, method, best=None):
    return " ".join(f"{row.place}:{row.name[-1]}={row.points}" for row in season(evenings, method, best))


def test_the_published_row_of_the_ranking_list_comes_out():
    points = ranking_points(Fraction("572.62"), Fraction("1.26") * 24 * 8, 24 * 8)
    assert round(float(points), 2) == 909.09
    assert told(FIRST, method=RANKING_LIST).startswith(f"1:1={100 * Fraction(2, 10) ** 2} ")


@pytest.mark.parametrize(("place", "points"), [(1, 100), (2, 95), (3, 90), (20, 5)])
def test_place_points_of_twenty_are_those_of_the_ranking_list(place, points):
    assert Evening(place, 20, Fraction(0), Fraction(0), 24).place_points == points


def test_the_sum_of_victory_points_shares_places():
    assert told(FIRST, SECOND, method=VICTORY_POINTS) == "1:3=4 2:1=2 2:2=2 4:4=0"
    assert season([], VICTORY_POINTS) == ()


def test_only_the_best_evenings_count_and_the_table_tells_which():
    assert told(FIRST, SECOND, method=VICTORY_POINTS, best=1) == "1:1=2 1:2=2 1:3=2 4:4=0"
    counted = [row.counted for row in season([FIRST, SECOND], VICTORY_POINTS, best=1)]
    assert counted[:3] == [(True, False), (False, True), (True, False)]


def test_who_missed_an_evening_has_nothing_from_it():
    (row,) = (row for row in season([FIRST, SECOND[:3]], PLACE_POINTS) if row.name == "Team 4")
    assert row.evenings[1] is None
    assert row.points == row.evenings[0].place_points
