"""Do people come back to a table as rarely as possible?"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.draws.rotation.evenings import evening
from tichu_turnier.tournament.draws.rotation.draw import Foursome
from tichu_turnier.tournament.draws.rotation.tables import assign_tables, assignment, number_tables

costs = st.integers(1, 5).flatmap(
    lambda rows: st.integers(rows, 6).flatmap(
        lambda columns: st.lists(
            st.lists(st.integers(0, 9), min_size=columns, max_size=columns), min_size=rows, max_size=rows
        )
    )
)


@given(costs)
def test_an_assignment_costs_as_little_as_any(table: list[list[int]]) -> None:
    found = assignment(table)
    assert len(set(found)) == len(table)
    least = min(
        sum(row[column] for row, column in zip(table, order, strict=False))
        for order in permutations(range(len(table[0])), len(table))
    )
    assert sum(row[column] for row, column in zip(table, found, strict=True)) == least


def test_groups_without_a_past_sit_in_their_order_and_others_come_back_only_if_they_must() -> None:
    assert assign_tables([(1, 2), (3, 4), (5, 6)], {}) == (1, 2, 3)
    assert assign_tables([], {}) == ()
    assert assign_tables([(1, 3), (2, 4)], {(1, 1): 1, (3, 1): 1, (2, 2): 1, (4, 2): 1}) == (2, 1)


def visits_of(tables: Sequence[Foursome], numbers: Sequence[int]) -> Counter[tuple[int, int]]:
    assert sorted(numbers) == list(range(1, len(tables) + 1))
    return Counter((who, number) for table, number in zip(tables, numbers, strict=True) for who in table)


def visited(people: int, rounds: int) -> Counter[tuple[int, int]]:
    visits: Counter[tuple[int, int]] = Counter()
    for turn in evening(people, rounds, seed=1):
        visits += visits_of(turn.tables, assign_tables(turn.tables, visits))
    return visits


OFTEN = {(64, 6): 1, (400, 6): 1, (16, 3): 2, (40, 6): 2}
"""By people and rounds, how often at most anybody is at the same table."""


def test_in_a_large_field_everybody_sees_a_new_table_each_round_in_a_small_one_none_three_times() -> None:
    often = {(people, rounds): max(visited(people, rounds).values()) for people, rounds in OFTEN}
    assert often == OFTEN


def test_a_plan_numbered_as_a_whole_is_better_than_round_by_round() -> None:
    rounds = [turn.tables for turn in evening(40, 6, seed=3)]
    visits = sum(map(visits_of, rounds, number_tables(rounds)), Counter[tuple[int, int]]())
    assert sum(times - 1 for times in visits.values()) < sum(n - 1 for n in visited(40, 6).values())
