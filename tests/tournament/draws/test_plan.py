"""Is a draw that was made by hand read as it was meant?"""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.evenings import drawn, evening, refused
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import PublishDraw, Withdraw
from tichu_turnier.tournament.draws.plan import plan_of, round_from_plan, table_numbers

club, teams = partial(evening, "club-evening"), partial(evening, "treibhaus")


@pytest.mark.parametrize(
    ("tournament", "table", "seats"),
    [
        (club(9), [1, 2, 3, 4], (1, 3, 2, 4)),
        (club(9), [[1, 2], [3, 4]], (1, 3, 2, 4)),
        (teams(5), [[1], [2]], (1, 2, 1, 2)),
    ],
)
def test_forms_of_a_table(tournament, table, seats):
    drawn = round_from_plan(tournament, 1, [table])
    assert (drawn.tables[0].table, drawn.tables[0].seats) == (1, seats)


def test_who_is_not_in_the_plan_sits_out():
    assert round_from_plan(club(10), 1, [[9, 2, 3, 4], [5, 6, 7, 8]]).sitting_out == (1, 10)
    assert round_from_plan(Withdraw(10, 1).apply(club(10)), 1, [[1, 2, 3, 4]]).sitting_out == (5, 6, 7, 8, 9)


MALFORMED = [
    *(([], "draw-no-tables"), ([[1, 2, 3]], "plan-table-form"), ([["1", 2, 3, 4]], "plan-table-form")),
    *(([[True, 2, 3, 4]], "plan-table-form"), ([[1.0, 2, 3, 4]], "plan-table-form")),
    *(([None], "plan-table-form"), ([{"table": 1}], "plan-table-form")),
    *(([[[1, 2], 3]], "plan-table-form"), ([[[1, 2], [3]]], "plan-table-form")),
    *(([[[], []]], "plan-table-form"), ([[[1], [2]]], "plan-needs-players")),
    *(([[1, 2, 3, 99]], "plan-unknown-entrant"), ([[1, 2, 3, 3]], "draw-twice")),
    ([[1, 2, 3, 4], [4, 5, 6, 7]], "draw-twice"),
]


@pytest.mark.parametrize(("plan", "key"), MALFORMED)
def test_malformed_plans_are_refused(plan, key):
    assert refused(round_from_plan, club(9), 1, plan) == [key]


def test_partnerships_are_not_four_people():
    keys = refused(round_from_plan, teams(5), 1, [[[1, 2], [3, 4]], [1, 2, 3, 4], [[5], [5]]])
    assert keys == ["plan-needs-partnerships", "plan-needs-partnerships", "draw-twice"]


def test_everything_wrong_is_told_at_once():
    gone = Withdraw(4, 1).apply(club(9))
    with pytest.raises(Refusal) as refusal:
        round_from_plan(gone, 1, [[1, 2, 3, 4], [5, 6], [1, 7, 8, 99]])
    found = [(finding.key, finding.where) for finding in refusal.value.findings]
    assert found == [
        ("plan-table-form", ("table", 2)),
        ("draw-twice", ("table", 1)),
        ("draw-not-playing", ("table", 1)),
        ("plan-unknown-entrant", ("table", 3)),
    ]


@pytest.mark.parametrize("tournament", [club(8), club(9), teams(4), teams(5)])
def test_a_drawn_tournament_becomes_a_plan_and_back(tournament):
    before, again = drawn(tournament, 0, 3), tournament
    for number, tables in enumerate(plan_of(before), 1):
        again = PublishDraw(round_from_plan(again, number, tables)).apply(again)
    for one, other in zip(before.rounds, again.rounds, strict=True):
        assert [seating.seats for seating in one.tables] == [seating.seats for seating in other.tables]
        assert set(one.sitting_out) == set(other.sitting_out)


@pytest.mark.parametrize(
    ("given", "numbers", "keys"),
    [
        ([None, None], (1, 2), []),
        ([7, 3], (7, 3), []),
        ([1, None, 2, None], (1, 3, 2, 4), []),
        ([5, 5, 5], (5, 4, 6), ["plan-table-twice"] * 2),
        ([1, 1, 2], (1, 3, 2), ["plan-table-twice"]),
        ([-4, 1, 9999, "x"], (2, 1, 999, 3), ["plan-table-number"] * 3),
    ],
)
def test_examples(given, numbers, keys):
    found, faults = table_numbers(given)
    assert (found, [fault.key for fault in faults]) == (numbers, keys)


@settings(max_examples=30 if ALL else 15)
@given(st.lists(st.one_of(st.none(), st.integers(-5, 30), st.text(max_size=2)), max_size=20))
def test_every_table_has_a_number_of_its_own_and_faults_name_a_free_one(plan):
    numbers, faults = table_numbers(plan)
    wished = [each for each in plan if each is not None]
    possible = {each for each in wished if isinstance(each, int) and each > 0}
    assert len(set(numbers)) == len(numbers) == len(plan)
    assert possible <= set(numbers)
    assert {fault.args["nearest"] for fault in faults} <= set(numbers) - possible
    assert len(faults) == len(wished) - len(possible)
