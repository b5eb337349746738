"""Does everybody get a new partner in every round, and are people brought together as rarely as possible?"""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.draws.rotation.evenings import PARTNERS, is_legal, repeats, rests
from tests.tournament.draws.rotation.evenings import evening as any_evening
from tichu_turnier.tournament.draws.rotation.best_partnered_rounds import BEST_PARTNERED_ROUNDS
from tichu_turnier.tournament.draws.rotation.evening import plan_ahead
from tichu_turnier.tournament.draws.rotation.individual import planned_partners
from tichu_turnier.tournament.draws.rotation.lots import generator

evening = partial(any_evening, rotation=PARTNERS)


@pytest.mark.parametrize(("people", "rounds"), BEST_PARTNERED_ROUNDS)
def test_the_best_known_rounds_are_legal_and_nobody_partners_anybody_twice(people: int, rounds: int) -> None:
    plan = planned_partners(range(people), (), rounds, generator(3))
    assert len(plan) == rounds
    assert all(is_legal(turn, range(people)) for turn in plan)
    assert max(rests(plan, range(people))) - min(rests(plan, range(people))) <= 1
    assert repeats(plan)[0] == max(0, rounds * (people // 4) * 2 - people * (people - 1) // 2)


@pytest.mark.parametrize(
    ("people", "rounds", "most"),
    [
        *[(16, 5, (0, 0, 0)), (24, 8, (0, 0, 18)), (32, 8, (0, 0, 0)), (16, 8, (0, 9, 72))],
        *[(12, 10, (0, 54, 114)), (20, 10, (0, 12, 110)), (24, 10, (0, 0, 93)), (28, 10, (0, 0, 42))],
        *[(8, 7, (0, 28, 56)), (19, 6, (0, 0, 0)), (30, 8, (0, 0, 0)), (61, 6, (0, 0, 0))],
    ],
)
def test_evenings_that_other_programs_spoil_are_as_good_as_any_known(people, rounds, most):
    assert repeats(evening(range(people), rounds, seed=people)) <= most


@pytest.mark.parametrize(("people", "rounds"), [*BEST_PARTNERED_ROUNDS, (27, 8)])
def test_an_evening_is_as_good_as_its_plan(people: int, rounds: int) -> None:
    """Rounds of a plan can be played in another order, so that nobody rests before it is his turn."""
    seed = people + rounds
    plan = plan_ahead(PARTNERS, range(people), rounds, seed)
    assert repeats(evening(range(people), rounds, seed)) <= repeats(plan)
    for played in range(1, rounds + 1):
        assert max(rests(plan[:played], range(people))) - min(rests(plan[:played], range(people))) <= 1


@pytest.mark.parametrize("seed", [*range(5), 294])
def test_four_people_have_each_partner_before_they_have_one_again(seed: int) -> None:
    assert repeats(evening(range(4), 6, seed)[:3])[0] == 0


@pytest.mark.parametrize("people", [18, 27, 33, 50, 101])
def test_in_six_rounds_nobody_meets_anybody_twice_though_one_leaves_after_two(people: int) -> None:
    played = evening(range(people), 6, seed=2)[:2]
    stays = [person for person in range(people) if person != played[0].tables[0][0]]
    later = evening(stays, 6, seed=2, played=played)
    assert all(is_legal(turn, stays) for turn in later[2:])
    assert repeats(later)[0] == 0
    if people > 30:
        assert repeats(later) == (0, 0, 0)


@settings(max_examples=25, deadline=None)
@given(st.integers(4, 400), st.integers(1, 20), st.integers(0, 2**32))
def test_every_plan_is_legal_and_lets_people_rest_in_turn(people: int, rounds: int, seed: int) -> None:
    plan = planned_partners(range(people), (), rounds, generator(seed))[:rounds]
    assert len(plan) == rounds
    assert all(is_legal(turn, range(people)) for turn in plan)
    assert max(rests(plan, range(people))) - min(rests(plan, range(people))) <= 1
