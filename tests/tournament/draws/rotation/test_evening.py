"""Does an evening of regrouped people bring as few together twice, as partners and at all, as is possible?"""

import random
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL, some
from tests.tournament.draws.rotation.evenings import (
    PARTNERS,
    TABLES,
    again,
    drawn,
    evening,
    is_legal,
    meetings,
    repeats,
    rests,
)
from tests.work import calls
from tichu_turnier.tournament.draws.rotation import plan
from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, shape
from tichu_turnier.tournament.draws.rotation.evening import Evening, Rotation, next_draw, plan_ahead
from tichu_turnier.tournament.draws.rotation.individual import planned_partners
from tichu_turnier.tournament.draws.rotation.lots import generator

NONE = (0, 0, 0)


def by_hand(people: int, seed: int) -> Fours:
    """Lots drawn by hand."""
    order = random.Random(seed).sample(range(1, people + 1), people)
    full = people - people % 4
    tables = ((order[i], order[i + 1], order[i + 2], order[i + 3]) for i in range(0, full, 4))
    return Draw(tuple(tables), tuple(order[full:]))


def spread(played: list[Fours], people: int) -> int:
    """Most minus fewest rests of people from 0 or from 1 on."""
    counted = rests(played, sorted(played[0].people()) or range(people))
    return max(counted) - min(counted)


KNOWN = [(15, 5), (16, 3), (16, 4), (16, 5), (19, 6), (20, 5), (24, 7), (28, 9), (32, 10), (27, 9)]


@pytest.mark.parametrize(
    ("people", "rounds", "seeds"),
    [
        *((people, 3, 1) for people in some((*range(15, 121), *range(400, 404)), 28)),
        *((people, 6, 1) for people in some(range(19, 70), 16)),
        *((people, rounds, 20 if ALL else 6) for people, rounds in KNOWN),
    ],
)
def test_nobody_meets_anybody_twice_where_that_is_known_to_be_possible(people, rounds, seeds):
    for seed in range(seeds):
        expected = {(20, 6): 6, (21, 6): 1}.get((people, rounds), 0)
        assert again(evening(people, rounds, seed + people)) == expected


@pytest.mark.parametrize(
    ("people", "times", "most"),
    [
        *[(4, 12, 3), (5, 8, 3), (6, 3, 2), (7, 3, 2), (8, 12, 2), (9, 9, 2)],
        *[(10, 6, 2), (11, 3, 2), (12, 9, 2), (13, 6, 2), (14, 3, 2)],
    ],
)
def test_in_a_small_field_no_couple_meets_a_third_time_without_need(people, times, most):
    for seed in range(5):
        played = evening(people, 3, seed)
        assert (again(played), max(meetings(played).values())) == (times, most)


@pytest.mark.parametrize("people", some(range(4, 121), 40))
def test_every_draw_seats_everybody_once_and_lets_people_rest_in_turn(people: int) -> None:
    played = evening(people, 4, seed=people)
    assert all(is_legal(turn, range(1, people + 1)) for turn in played)
    assert all(spread(played[:rounds], people) <= 1 for rounds in range(1, 5))
    assert not any(set(one.sitting_out) & set(other.sitting_out) for one, other in pairwise(played))


@pytest.mark.parametrize("people", range(4))
def test_too_few_for_a_table_all_sit_out_and_a_round_for_which_nobody_came_spoils_nothing(people):
    everybody = tuple(range(1, people + 1))
    for played in ([], [Draw((), everybody)]):
        assert drawn(TABLES, everybody, played, 3, seed=1) == Draw((), everybody)
    assert drawn(TABLES, range(1, 6), [Draw((), ())], 3, seed=1).people() == set(range(1, 6))


def test_the_same_seed_gives_the_same_draw_on_every_python() -> None:
    tables = (15, 13, 4, 7), (3, 8, 9, 12), (2, 14, 6, 16), (5, 1, 10, 11)
    assert drawn(TABLES, range(1, 17), [], 3, seed=42).tables == tables
    assert drawn(TABLES, range(1, 11), [], 3, seed=42) == drawn(TABLES, range(10, 0, -1), [], 3, seed=42)


@pytest.mark.parametrize("people", [16, 17, 18, 19])
def test_another_seed_gives_another_draw_in_every_round(people: int) -> None:
    everybody, played = range(1, people + 1), evening(people, 1, seed=5)
    first, second = (
        {shape(drawn(TABLES, everybody, past, 3, seed, of), partners=False) for seed in range(30)}
        for past, of in (([], None), (played, 5))
    )
    assert len(first) == 30
    assert len(second) > 1


def test_everybody_meets_everybody_else_equally_often_over_many_draws() -> None:
    counted = meetings([drawn(TABLES, range(1, 17), [], 3, seed) for seed in range(2000)])
    assert len(counted) == 120
    assert all(310 < times < 490 for times in counted.values())


@pytest.mark.parametrize(
    ("people", "rounds"), [(16, 3), (16, 5), (19, 5), (20, 5), (24, 7), (32, 10), (38, 6)]
)
def test_lots_drawn_by_hand_for_the_first_round_spoil_nothing(people: int, rounds: int) -> None:
    for seed in range(5):
        assert again(evening(people, rounds, seed, [by_hand(people, seed)], typed=True)) == 0


@pytest.mark.parametrize("people", [16, 17, 23, 24, 50])
def test_a_round_changed_by_hand_in_between_is_taken_as_it_was_played(people: int) -> None:
    for seed in range(3):
        played = [*evening(people, 3, seed, until=1), by_hand(people, seed)]
        assert again(evening(people, 3, seed, played)) == again(played)


COME_AND_GO = [
    *((people, rounds, after, 1, 0) for people, rounds, after in ((16, 3, 1), (16, 5, 2), (20, 5, 3))),
    *((people, rounds, after, 1, 0) for people, rounds, after in ((24, 6, 2), (32, 10, 3), (100, 6, 2))),
    *((people, rounds, after, 0, 1) for people, rounds, after in ((15, 5, 1), (19, 5, 2), (23, 6, 1))),
    *((31, 10, 1, 0, 1), (16, 5, 2, 1, 1)),
    *((64, 6, 2, 10, 0), (64, 6, 2, 3, 5), (64, 6, 2, 0, 5), (64, 6, 2, 7, 3)),
]


@pytest.mark.parametrize("rotation", [TABLES, PARTNERS])
@pytest.mark.parametrize(("people", "rounds", "after", "leave", "arrive"), COME_AND_GO)
def test_the_plan_goes_on_when_people_leave_or_arrive(people, rounds, after, leave, arrive, rotation):
    """The table mates of one who leaves rest; who arrives fills the table of those who would have rested."""
    for seed in range(5 if people < 64 else 1):
        played = evening(people, rounds, seed, until=after, rotation=rotation)
        gone = {(seed + place) % people + 1 for place in range(leave)}
        here = [*(who for who in range(1, people + 1) if who not in gone), *range(201, 201 + arrive)]
        played = evening(here, rounds, seed, played, rotation=rotation)
        assert again(played) == 0
        assert all(is_legal(turn, here) for turn in played[after:])
        assert max(rests(played, here)) <= 1


@pytest.mark.parametrize("rotation", [TABLES, PARTNERS])
@pytest.mark.parametrize("late", [1, 2, 3])
def test_who_comes_late_does_not_rest_in_the_first_round_there_is(late, rotation):
    for seed in range(5):
        played = evening(16, 3, seed, until=1, rotation=rotation)
        played = evening(16 + late, 3, seed, played, rotation=rotation)
        assert max(played[1].sitting_out) <= 16


def test_a_plan_around_lots_drawn_by_hand_repeats_no_partners_who_can_change_at_their_table() -> None:
    """Whist for seven: in the fourth round of the plan 2 and 7 would have been partners again."""
    played = [
        Draw(((4, 5, 2, 7),), (1, 3, 6)),
        Draw(((1, 3, 6, 2),), (4, 5, 7)),
        Draw(((1, 4, 5, 7),), (2, 3, 6)),
    ]
    (table,) = next_draw(Evening(Rotation.WHIST, range(1, 8), played, 7, 667740)).tables
    assert {frozenset(table[:2]), frozenset(table[2:])} == {frozenset((2, 3)), frozenset((6, 7))}


def test_the_plan_is_longer_than_the_evening_where_a_design_is() -> None:
    """A fourth round is added when the third is over: 16 people could play five."""
    assert again(evening(16, 5, 12, evening(16, 3, 12))) == 0


@pytest.mark.parametrize("people", some([101, 102, 401, 402, 403, 1001, 1002], 4))
def test_in_a_large_field_nobody_meets_or_rests_again_in_nine_rounds(people: int) -> None:
    played = evening(people, 9, seed=2)
    assert again(played) == 0
    assert all(is_legal(turn, range(1, people + 1)) for turn in played)
    assert max(rests(played, range(1, people + 1))) <= 1


@pytest.mark.parametrize("more", some([0, 1, 2, 3], 2))
def test_the_draw_of_four_times_as_many_is_no_more_than_twice_as_much_work_for_each(more: int) -> None:
    few, many = (
        [calls(partial(evening, people + more, 3, seed)) for seed in (1, 2)] for people in (250, 1000)
    )
    assert min(many) < 8 * max(few)


@pytest.mark.parametrize(("people", "rounds"), [*some(list(BEST_PARTNERED_ROUNDS), 10), (27, 8)])
def test_the_best_known_rounds_are_fair_and_an_evening_is_as_good_as_its_plan(people, rounds):
    """Rounds of a plan can be played in another order, so that nobody rests before it is his turn."""
    seed, everybody = people + rounds, range(people)
    plan = plan_ahead(PARTNERS, everybody, rounds, seed)
    assert len(plan) == rounds
    assert all(is_legal(turn, everybody) for turn in plan)
    assert all(spread(plan[:played], people) <= 1 for played in range(1, rounds + 1))
    assert repeats(plan)[0] == max(0, rounds * (people // 4) * 2 - people * (people - 1) // 2)
    assert repeats(evening(everybody, rounds, seed, rotation=PARTNERS)) <= repeats(plan)


@pytest.mark.parametrize(
    ("people", "rounds", "most"),
    [
        *[(16, 5, NONE), (24, 8, (0, 0, 18)), (32, 8, NONE), (16, 8, (0, 9, 72)), (12, 10, (0, 54, 114))],
        *[(20, 10, (0, 12, 110)), (24, 10, (0, 0, 93)), (28, 10, (0, 0, 42)), (8, 7, (0, 28, 56))],
        *[(19, 6, NONE), (30, 8, NONE), (61, 6, NONE)],
    ],
)
def test_evenings_that_other_programs_spoil_are_as_good_as_any_known(people, rounds, most):
    assert repeats(evening(range(people), rounds, seed=people, rotation=PARTNERS)) <= most


@pytest.mark.parametrize("seed", [*range(5), 294])
def test_four_people_have_each_partner_before_they_have_one_again(seed: int) -> None:
    assert repeats(evening(range(4), 6, seed, rotation=PARTNERS)[:3])[0] == 0


@pytest.mark.parametrize("people", [18, 27, 33, 50, 101])
def test_in_six_rounds_nobody_partners_anybody_twice_though_one_leaves_after_two(people: int) -> None:
    played = evening(range(people), 6, seed=2, rotation=PARTNERS, until=2)
    stays = [person for person in range(people) if person != played[0].tables[0][0]]
    later = evening(stays, 6, seed=2, played=played, rotation=PARTNERS)
    assert all(is_legal(turn, stays) for turn in later[2:])
    assert repeats(later)[: 3 if people > 30 else 1] == NONE[: 3 if people > 30 else 1]


@settings(max_examples=25 if ALL else 8, deadline=None)
@given(st.integers(4, 250), st.integers(1, 20), st.integers(0, 2**32))
def test_every_plan_is_legal_and_lets_people_rest_in_turn(people: int, rounds: int, seed: int) -> None:
    plan = planned_partners(range(people), (), rounds, generator(seed))[:rounds]
    assert len(plan) == rounds
    assert all(is_legal(turn, range(people)) for turn in plan)
    assert spread(list(plan), people) <= 1


@pytest.mark.parametrize(("people", "rounds"), [(17, 4), (22, 3), (35, 5)])
def test_many_people_are_searched_like_few(people: int, rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Where people are many the search notes meetings in another shape, for room: the rounds are the same.
    here, played = range(1, people + 1), [by_hand(people, 1)]
    few = plan.searched(here, played, rounds, random.Random(people))
    monkeypatch.setattr(plan, "MANY", 0)
    assert plan.searched(here, played, rounds, random.Random(people)) == few
