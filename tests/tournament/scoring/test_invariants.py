"""Are sums that do not close found, and is the wrong row of a printed list named, never a right one?"""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.evenings import drawn, evening
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.finding import Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.presets import CLUB_EVENING, PRESETS
from tichu_turnier.tournament.model.snapshot import ByeCredit, Hands
from tichu_turnier.tournament.scoring.invariants import (
    PrintedRow,
    closed_sum_findings,
    misplaced,
    row_repairs,
)


def played(preset, entrants, seed, credit=ByeCredit.NONE, **changed):
    tournament = evening(preset.key, entrants, bye_credit=credit, **changed)
    for number in range(1, preset.regulations.rounds + 1):
        tournament = drawn(tournament, seed, 1)
        for table in tournament.missing(number):
            report = possible_match(generator(seed, number, table), tournament.regulations)
            tournament = EnterResult(number, table, report).apply(tournament)
    return tournament


SIZES = (8, 9, 12, 13, 17)
"""With and without byes; plans for fewer players are searched for seconds."""


@settings(max_examples=40 if ALL else 20)  # each is a whole evening
@given(st.sampled_from(PRESETS), st.sampled_from(SIZES), st.integers(0, 99), st.sampled_from(ByeCredit))
def test_every_evening_closes(preset, entrants, seed, credit):
    found = closed_sum_findings(played(preset, entrants, seed, credit))
    assert [finding for finding in found if finding.severity is not Severity.NOTE] == []


def with_hand(tournament, hand, reason=""):
    old = tournament.results[1, 1]
    result = replace(old, report=Hands((hand, *old.report.hands[1:])), accepted_because=reason)
    return replace(tournament, results={**tournament.results, (1, 1): result})


@pytest.mark.parametrize(
    ("reason", "keys"), [("", ["verify-result", "hand-card-points"]), ("unterschrieben", ["verify-disputed"])]
)
def test_an_impossible_result_is_named_unless_somebody_accepted_it(reason, keys):
    tournament = with_hand(played(CLUB_EVENING, 8, 1), HandReport(130, -30), reason)
    found = [finding for finding in closed_sum_findings(tournament) if finding.severity is not Severity.NOTE]
    assert [finding.key for finding in found] == keys
    assert found[-1].where == (("round", 1, "table", 1, "hand", 1) if not reason else ())


def test_a_table_where_somebody_sits_twice_does_not_close():
    tournament = played(CLUB_EVENING, 8, 1)
    first = tournament.rounds[0]
    a, b, _, d = first.tables[0].seats
    tables = (replace(first.tables[0], seats=(a, b, a, d)), *first.tables[1:])
    damaged = replace(tournament, rounds=(replace(first, tables=tables), *tournament.rounds[1:]))
    found = closed_sum_findings(damaged)
    wrong = {"verify-table-sum", "verify-table-victory-points", "verify-seat-twice"}
    assert {finding.key for finding in found if finding.severity is not Severity.NOTE} == wrong


RIGHT = (1204, 1187, 1150, 1122, 1101, 1068, 1040, 1033, 1009, 987, 940, 899)
"""Twelve players of a Jass evening, best first."""
TOTAL = sum(RIGHT)


def rows(points):
    return [PrintedRow(f"P{number}", (each,)) for number, each in enumerate(points, 1)]


def misprinted(index, right=RIGHT, by=294):
    return [*right[:index], right[index] + by, *right[index + 1 :]]


@pytest.mark.parametrize("index", range(1, 12))
def test_a_table_of_twelve_that_is_294_too_high_names_its_row(index):
    """Only the row that stands out of its order can lose 294 points and stand in its place."""
    (repair,) = row_repairs(rows(misprinted(index)), TOTAL)
    assert (repair.name, repair.printed, repair.right) == (f"P{index + 1}", RIGHT[index] + 294, RIGHT[index])


def test_the_first_row_may_be_as_high_and_the_last_as_low_as_it_likes():
    found = row_repairs(rows(misprinted(0)), TOTAL)
    assert [(each.index, each.right) for each in found] == [(0, 1204), (11, 605)]


def test_several_rows_are_all_named_where_the_order_does_not_tell():
    points = (900, 600, 300)
    found = row_repairs(rows(points), sum(points) - 100)
    assert [(each.index, each.right) for each in found] == [(0, 800), (1, 500), (2, 200)]


def test_no_row_is_named_where_two_are_wrong():
    points = misprinted(5, misprinted(9))
    assert row_repairs(rows(points), TOTAL) == ()
    assert misplaced(rows(points)) == (5, 9)


def test_a_right_sum_needs_no_repair():
    assert row_repairs(rows(RIGHT), TOTAL) == ()
    assert misplaced(rows(RIGHT)) == ()


def test_tichu_points_only_part_equal_victory_points():
    """Two rows with the same victory points must stand by their Tichu points; others need not."""
    printed = [PrintedRow("A", (30, 500)), PrintedRow("B", (28, 300)), PrintedRow("C", (28, 430))]
    (repair,) = row_repairs([*printed, PrintedRow("D", (10, 900))], 1830)
    assert (repair.name, repair.right) == ("C", 130)


@given(st.lists(st.integers(0, 2000), min_size=2, max_size=40), st.data())
def test_the_row_that_was_changed_is_always_among_those_named(points, data):
    right = sorted(points, reverse=True)
    index = data.draw(st.integers(0, len(right) - 1))
    by = data.draw(st.integers(-3000, 3000))
    assume(by)
    found = row_repairs(rows(misprinted(index, right, by)), sum(right))
    assert index in [each.index for each in found]
    assert all(each.printed - each.right == by for each in found)
