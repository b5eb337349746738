"""Are repeats counted as a director would, and never below the bound?"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.draws.rotation.evenings import again, evening
from tichu_turnier.tournament.draws.rotation.quality import Quality, Stage, bound, four_rotating, quality

WHIST = [[[((0, 3), (2, 1))], [((4, 5), (6, 7))]], [[((0, 3), (4, 6))], [((1, 2), (5, 7))]]]
"""Two rounds of two tables: 0-3 and 1-2 partner again, 5-7 sat together as opponents, 4-6 too."""


def test_partners_opponents_and_meetings_count_once_for_every_time_after_the_first() -> None:
    assert quality(WHIST) == Quality(
        partner_repeats=2, opponent_repeats=0, meeting_repeats=4, sit_out_spread=0, table_repeats=4
    )


def test_where_everybody_partners_everybody_only_later_rounds_count_as_repeats() -> None:
    once = [[four_rotating(1, 2, 3, 4)]]
    assert quality(once) == Quality(0, 0, 0, 0, 0)
    assert quality(once * 2) == Quality(6, 6, 6, 0, 4)
    assert bound(once * 2) == quality(once * 2)


def test_partnerships_meet_as_opponents_and_have_no_partners() -> None:
    rounds = [[[((1,), (2,))], [((3,), (4,))]], [[((2,), (1,))], [((3,), (4,))]]]
    assert quality(rounds) == Quality(0, 2, 2, 0, 4)
    assert bound(rounds) == Quality(0, 0, 0, 0, 0)


def test_three_couples_who_always_sit_together_spare_the_others_reunions() -> None:
    # 0-1, 2-3 and 4-5 stay at their tables; of the six others no two meet twice
    others = (("ab", "cd", "ef"), ("ce", "af", "bd"), ("df", "be", "ac"))
    number = {letter: place for place, letter in enumerate("abcdef", 6)}
    rounds = [
        [(((2 * table, 2 * table + 1), (number[a], number[b])),) for table, (a, b) in enumerate(turn)]
        for turn in others
    ]
    assert quality(rounds).meeting_repeats == bound(rounds).meeting_repeats == 6
    assert bound(rounds, certain=True).meeting_repeats == 6
    fair = [turn.tables for turn in evening(12, 3, seed=1)]
    spread = [[four_rotating(*table) for table in tables] for tables in fair]
    assert quality(spread).meeting_repeats == bound(spread).meeting_repeats == 9
    assert bound(spread, certain=True).meeting_repeats == 6


def test_rests_are_compared_among_those_who_were_there_in_every_round() -> None:
    rounds = [[four_rotating(1, 2, 3, 4)], [four_rotating(2, 3, 4, 6)], [four_rotating(2, 3, 4, 6)]]
    resting = [[5], [1], [1, 5]]
    assert quality(rounds, resting).sit_out_spread == 2
    assert quality(rounds, [[5], [1, 5], [1, 5]]).sit_out_spread == 3
    assert bound(rounds, [[5], [1, 5], [1, 5]]).sit_out_spread == 0


def test_tables_are_told_apart_by_their_numbers() -> None:
    rounds = [[four_rotating(1, 2, 3, 4)], [four_rotating(5, 6, 7, 8)], [four_rotating(1, 5, 2, 6)]]
    assert quality(rounds, numbers=[[1], [1], [2]]).table_repeats == 0
    assert quality(rounds, numbers=[[1], [2], [2]]).table_repeats == 2


def test_nothing_played_is_perfect() -> None:
    assert quality([]) == bound([]) == Quality(0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("people", "rounds", "meetings"),
    [
        *((4, 3, 12), (8, 3, 12), (12, 3, 9), (12, 4, 18), (13, 3, 6), (16, 3, 0), (16, 6, 24), (9, 3, 9)),
        (17, 3, 0),
    ],
)
def test_the_bound_shows_that_the_draw_of_an_evening_is_the_best_possible(people, rounds, meetings):
    played = evening(people, rounds, seed=1)
    tables = [[four_rotating(*table) for table in turn.tables] for turn in played]
    resting = [turn.sitting_out for turn in played]
    assert quality(tables, resting).meeting_repeats == again(played) == meetings
    assert bound(tables, resting).meeting_repeats == meetings


def stages(order: list[int], kind: str) -> list[Stage]:
    a, b, c, d = order
    return list(four_rotating(a, b, c, d)) if kind == "fours" else [((a, b), (c, d))]


@settings(max_examples=100)
@given(
    people=st.integers(4, 13),
    rounds=st.integers(0, 6),
    kind=st.sampled_from(["fours", "whist"]),
    seed=st.integers(),
)
def test_no_schedule_is_better_than_its_bound(people: int, rounds: int, kind: str, seed: int) -> None:
    rng = random.Random(seed)
    tables, resting, numbers = [], [], []
    for _ in range(rounds):
        order = rng.sample(range(people), people)
        full = 4 * rng.randint(1, people // 4)
        tables.append([stages(order[i : i + 4], kind) for i in range(0, full, 4)])
        resting.append(order[full:] if rng.random() < 0.9 else order[full + 1 :])
        numbers.append(rng.sample(range(1, 6), full // 4))
    reached, least = quality(tables, resting, numbers), bound(tables, resting, numbers)
    for figure in ("partner", "opponent", "meeting", "table"):
        assert getattr(reached, f"{figure}_repeats") >= getattr(least, f"{figure}_repeats") >= 0
    assert reached.sit_out_spread >= least.sit_out_spread
