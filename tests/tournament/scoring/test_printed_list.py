"""Is the wrong row of a printed list named, and never the wrong one?"""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tichu_turnier.tournament.scoring.printed_list import PrintedRow, misplaced, row_repairs

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
    (repair,) = row_repairs([*printed, PrintedRow("D", (10, 900))], 1830, column=1)
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
