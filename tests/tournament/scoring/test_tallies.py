"""What counts for an entrant: dropped rounds, credits for byes, people who take no place?"""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.evenings import keys
from tests.tournament.scoring.test_standings import evening, places
from tichu_turnier.tournament.changes import EditEntrant, SubstituteFromZero
from tichu_turnier.tournament.model.mappings import replaced
from tichu_turnier.tournament.model.snapshot import ByeCredit, Totals
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, season
from tichu_turnier.tournament.scoring.standings import standings


def record(tournament, entrant):
    return next(row.record for row in standings(tournament) if row.entrant.id == entrant)


FOUR = ("1-2 600:400", "1-2 300:700", "1-2 500:500", "1-2 700:300")
"""The first brings away 2, 0, 1 and 2 victory points, 600, 300, 500 and 700 Tichu points."""
MISSED = ("1-2 600:400 bye 3", "1-2 400:600 bye 3", "1-3 600:400 bye 2")
FLAT = {"bye_credit": ByeCredit.FLAT, "flat_victory_points": 1}


@pytest.mark.parametrize(
    ("lines", "planned", "dropped", "chosen", "expected"),
    [
        (FOUR, 4, 1, {}, {1: (5, (2,))}),
        (FOUR[:3], 5, 2, {}, {1: (3, ()), 2: (3, ())}),  # nothing, before more was played than counts
        (FOUR, 5, 2, {}, {1: (5, (2,)), 2: (3, (4,))}),  # of two lost ones that with fewer Tichu points
        (MISSED, 3, 1, {}, {2: (2, (3,)), 3: (0, (2,))}),  # a missed round is the worst, of two the later
        ((MISSED[0], MISSED[2]), 2, 1, FLAT, {3: (1, (2,))}),  # a credited bye counts among the best
    ],
)
def test_the_worst_rounds_are_dropped(lines, planned, dropped, chosen, expected):
    tournament = evening(3, *lines, rounds=planned, dropped_rounds=dropped, **chosen)
    records = {who: record(tournament, who) for who in expected}
    assert {who: (each.victory_points, each.dropped) for who, each in records.items()} == expected


def test_all_sums_are_those_of_the_rounds_that_count():
    first = record(evening(2, *FOUR, rounds=4, dropped_rounds=1), 1)
    assert (first.victory_points, first.tichu_points, first.tichu_points_against) == (5, 1800, 1200)
    assert (first.hands, first.matches, first.matches_won, first.dropped) == (30, 3, 2, (2,))


def hands_of(tournament, number, table, hands):
    """The same match, in so many hands."""
    old = tournament.results[number, table]
    a, b = old.report.totals
    report = Totals(a, b, hands)
    return replace(
        tournament, results=replaced(tournament.results, (number, table), replace(old, report=report))
    )


@pytest.mark.parametrize(
    ("own", "others", "tichu"), [(10, 10, 600), (12, 8, 400), (12, 15, 750), (0, 8, 600)]
)
def test_a_prorated_bye_is_worth_as_many_own_hands_as_the_others_played(own, others, tichu):
    """With no number of hands written down, a round is worth as much as another."""
    tournament = evening(3, "1-2 600:400 bye 3", "2-3 500:500 bye 1", bye_credit=ByeCredit.PRORATED)
    tournament = hands_of(hands_of(tournament, 1, 1, own), 2, 1, others)
    assert record(tournament, 1).credited.tichu_points == tichu
    assert record(tournament, 1).tichu_points == 600 + tichu


def without_place(tournament, entrant):
    return EditEntrant(replace(tournament.entrants[entrant], ranks=False)).apply(tournament)


def test_people_of_the_house_play_but_take_no_place():
    tournament = without_place(evening(4, "1-2 700:300 3-4 600:400"), 1)
    assert places(tournament) == f"1:3 2:4 3:2 {UNRANKED}:1"
    rows = standings(tournament)
    assert [row.decided_by for row in rows] == ["victory-points", "victory-points", "tichu-points", ""]
    assert rows[-1].record.victory_points == 2

    found = season([rows], SEASON_METHODS[1])
    assert [(row.name, row.points) for row in found] == [
        *(("Team 3", 100), ("Team 4", Fraction(200, 3)), ("Team 2", Fraction(100, 3)))
    ]


def test_a_substitute_may_start_at_zero_on_the_same_seat():
    before = evening(4, "1-2 700:300 3-4 600:400", "1-3 ? 2-4 ?", rounds=2)
    after = SubstituteFromZero(1, "Neue", ("Luchs", "Uhu")).apply(before)
    assert [seating.seats for seating in after.rounds[1].tables] == [(5, 3, 5, 3), (2, 4, 2, 4)]
    assert after.rounds[0] is before.rounds[0]
    assert (after.entrants[1].withdrawn_from, after.entrants[5].first_round) == (2, 2)
    assert after.playing(3) == (2, 3, 4, 5)
    assert (record(after, 1).victory_points, record(after, 5).matches) == (2, 0)
    assert SubstituteFromZero(1, "Neue").words(before) == {"before": "Team 1", "name": "Neue", "round": 2}
    rests = evening(3, "1-2 700:300 bye 3", "1-2 ? bye 3")
    after = SubstituteFromZero(3, "Neue", ("Luchs", "Uhu")).apply(rests)
    assert [drawn.sitting_out for drawn in after.rounds] == [(4,), (4,)]
    assert after.entrants[3].withdrawn_from == 1


@pytest.mark.parametrize(
    ("name", "key"), [("Team 2", "entrant-duplicate"), ("Team 1", "substitute-same-name")]
)
def test_a_substitute_from_zero_has_a_name_of_its_own(name, key):
    assert keys(SubstituteFromZero(1, name).findings(evening(2, "1-2 700:300"))) == [key]


def test_who_has_left_gets_nothing_for_a_round_drawn_before():
    tournament = evening(3, *MISSED[::2], MISSED[0], **FLAT)
    left = tournament.with_entrants(replace(tournament.entrants[3], withdrawn_from=3))
    found = [record(each, 3) for each in (tournament, left)]
    assert [(each.byes, each.victory_points) for each in found] == [(2, 2), (1, 1)]
