"""Does the rating know who won with whom, and how sure that is?"""

import random
from dataclasses import replace
from datetime import date
from math import exp, sqrt

import pytest

from tests.evenings import fresh, listed
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.draws.rotation.lots import shuffled
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import CLUB_EVENING, DTM
from tichu_turnier.tournament.model.snapshot import Hands, Result, Round, Seating, Totals
from tichu_turnier.tournament.scoring.rating import MEAN, UNCERTAINTY, games, ratings


def club(preset, people, tables, report, day=1):
    """One round in which each line of `tables` (four numbers) reports the same."""
    drawn = replace(listed(fresh(preset), people), day=date(2026, 11, day))
    seatings = tuple(Seating(number, seats) for number, seats in enumerate(tables, 1))
    results = [((1, s.table), Result(1, s.table, report(s))) for s in seatings]
    return replace(drawn, rounds=(Round(1, seatings),), results=frozen(results))


def test_a_game_moves_the_four_by_the_published_formula():
    rows = {row.name: row for row in ratings([evening(2, "1-2 640:360")])}
    # Weng and Lin, algorithm 1 (Bradley-Terry, full pair): teams of two, ten hands, luck of four deviations
    # a hand; the library first widens the uncertainty by mean / 300.
    beta, variance = 4 * UNCERTAINTY / sqrt(10), UNCERTAINTY**2 + (MEAN / 300) ** 2
    team = 2 * variance
    c = sqrt(2 * team + 2 * beta**2)
    won = exp(2 * MEAN / c) / (2 * exp(2 * MEAN / c))
    step = variance / team * (team / c) * (1 - won)
    less = sqrt(1 - variance / team * sqrt(team) / c * (team / c**2) * won * (1 - won))
    assert rows["Adler 1"].mean == pytest.approx(MEAN + step)
    assert rows["Biber 2"].mean == pytest.approx(MEAN - step)
    assert rows["Biber 1"].uncertainty == pytest.approx(sqrt(variance) * less)
    assert rows["Adler 1"].conservative == pytest.approx(
        rows["Adler 1"].mean - 3 * rows["Adler 1"].uncertainty
    )


def test_a_tie_moves_nobody_but_makes_surer():
    rows = ratings([evening(2, "1-2 500:500")])
    assert {row.place for row in rows} == {1}
    assert all(row.mean == pytest.approx(MEAN) and row.uncertainty < UNCERTAINTY for row in rows)


def test_more_hands_say_more():
    few, many = (ratings([club(DTM, "ABCD", [(1, 2, 3, 4)], hands_won(n))])[0] for n in (1, 8))
    assert many.mean > few.mean > MEAN
    assert many.uncertainty < few.uncertainty


def hands_won(count):
    """Seats 0 and 2 win so many hands."""
    return lambda _: Hands((HandReport(100, 0),) * count)


def test_partners_of_each_stage_win_together():
    # Nine hands in three stages; with B, C and D in turn A wins everything.
    tournament = club(CLUB_EVENING, "ABCD", [(1, 2, 3, 4)], hands_won(9))
    assert [game.teams for game in games(tournament)] == [
        (("A", "C"), ("B", "D")),
        (("A", "B"), ("C", "D")),
        (("A", "D"), ("C", "B")),
    ]
    rows = ratings([tournament])
    assert rows[0].name == "A"
    assert [row.games for row in rows] == [3, 3, 3, 3]


def test_a_total_over_changing_partners_is_no_game():
    assert list(games(club(CLUB_EVENING, "ABCD", [(1, 2, 3, 4)], lambda _: Totals(700, 200, 9)))) == []
    assert len(list(games(club(DTM, "ABCD", [(1, 2, 3, 4)], lambda _: Totals(300, 100, 4))))) == 1


def test_evenings_count_by_date_whatever_their_order():
    first, second = evening(2, "1-2 640:360"), evening(2, "1-2 300:700")
    later = replace(second, day=date(2026, 12, 24))
    assert (
        ratings([first, later])
        == ratings([later, first])
        != ratings([replace(later, day=date(2025, 1, 1)), first])
    )
    assert {row.evenings for row in ratings([first, later])} == {2}


def test_reserves_are_opponents_but_not_listed():
    tournament = evening(2, "1-2 640:360")
    house = replace(tournament.entrants[2], ranks=False)
    reserve = replace(tournament, entrants=frozen({**tournament.entrants, 2: house}.items()))
    assert [row.name for row in ratings([reserve])] == ["Adler 1", "Biber 1"]
    assert ratings([reserve])[0].mean == ratings([tournament])[0].mean


def test_after_a_season_the_strong_stand_above_the_weak():
    """Strength from -2 to 2, luck as in the model: the order comes out, and the uncertainty is honest."""
    people = "ABCDEFGHIJKL"
    strength = {number: (number - 6.5) / 3 for number in range(1, 13)}
    rng = random.Random(7)

    def report(seating):
        a, c, b, d = (strength[seat] for seat in seating.seats)
        points = sum(rng.gauss(16 * (a + b - c - d), 150) for _ in range(8))
        return Totals(round(points), 0, 8)

    season = []
    for day in range(1, 29):
        order = shuffled(rng, list(strength))
        tables = [tuple(order[i : i + 4]) for i in (0, 4, 8)]
        season.append(club(DTM, people, tables, report, day))
    rows = ratings(season)
    means = {row.name: row.mean for row in rows}
    right = sum(means[a] < means[b] for i, a in enumerate(people) for b in people[i + 1 :])
    assert right >= 0.8 * 66
    off = [
        abs(row.mean - MEAN - UNCERTAINTY * strength[people.index(row.name) + 1]) / row.uncertainty
        for row in rows
    ]
    assert sum(each < 2 for each in off) >= 10
