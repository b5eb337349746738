"""Is every stored design, and every whist rotation, what it claims to be?"""

from collections import Counter
from functools import partial

import pytest

from tests.tournament.draws.rotation.evenings import WHIST, again, evening, is_legal, meetings, met, repeats
from tichu_turnier.tournament.draws.rotation.designs import affine, best_plan, design, whist
from tichu_turnier.tournament.draws.rotation.draw import Draw, fair_starts, shape

KNOWN_ROUNDS = {
    16: 5, 20: 5, 24: 7, 28: 9, 32: 10, 36: 11, 40: 13, 44: 13, 48: 15, 52: 17, 56: 16,
    60: 19, 64: 21, 68: 20, 72: 21, 76: 25, 80: 23, 84: 24, 88: 29, 92: 27, 96: 28, 100: 25,
}  # fmt: skip
KNOWN_REPEATS = {
    (9, 5): 25, (12, 6): 42, (13, 6): 30, (13, 8): 66, (14, 5): 11, (15, 6): 9, (17, 5): 1, (17, 6): 14,
    (18, 5): 0, (18, 6): 5, (19, 6): 0, (19, 7): 10, (20, 6): 6, (21, 5): 0, (21, 6): 1, (22, 6): 0,
    (22, 7): 7, (22, 8): 21, (23, 8): 11, (24, 8): 18, (25, 6): 0, (25, 7): 6, (25, 8): 16, (26, 7): 2,
    (26, 8): 5, (30, 10): 15, (29, 9): 0, (30, 9): 0, (33, 10): 0, (34, 10): 0, (37, 11): 0, (38, 11): 0,
}  # fmt: skip


@pytest.mark.parametrize("people", [4, *range(16, 101, 4), *range(104, 200, 4), 400, 1000])
def test_in_a_design_everybody_plays_each_round_and_nobody_meets_anybody_twice(people: int) -> None:
    rounds = design(people)
    for turn in rounds:
        assert sorted(person for table in turn for person in table) == list(range(people))
        assert {len(table) for table in turn} == {4}
    assert max(meetings(map(Draw, rounds)).values()) == 1


def test_the_designs_are_as_long_as_known() -> None:
    assert {people: len(design(people)) for people in KNOWN_ROUNDS} == KNOWN_ROUNDS
    assert KNOWN_ROUNDS.keys() == set(range(16, 101, 4))


@pytest.mark.parametrize(
    ("tables", "rounds"), [(23, 23), (25, 24), (26, 9), (27, 9), (28, 10), (29, 24), (250, 24)]
)
def test_the_closed_form_lasts_all_rounds_without_factors_two_and_three_else_a_third_but_an_evening_at_most(
    tables: int, rounds: int
) -> None:
    assert len(affine(tables)) == rounds


@pytest.mark.parametrize("people", [0, 1, 3, 5, 8, 12, 17, 18, 19, 102])
def test_no_design_is_claimed_where_none_can_be(people: int) -> None:
    assert design(people) == ()


@pytest.mark.parametrize(("people", "rounds"), KNOWN_REPEATS)
def test_the_best_rounds_known_are_legal_fair_and_as_good_as_known(people: int, rounds: int) -> None:
    plan = best_plan(people, rounds)
    benches = []
    for turn in plan:
        seated = sorted(person for table in turn for person in table)
        assert len(seated) == len(set(seated)) == people - people % 4
        benches.append(set(range(people)).difference(seated))
    assert len(plan) == rounds
    assert fair_starts(dict.fromkeys(range(people), 0), benches, rounds)
    assert again(map(Draw, plan)) == KNOWN_REPEATS[people, rounds]


WHIST_SIZES = [size for size in range(4, 62) if size % 4 < 2]


@pytest.mark.parametrize("people", WHIST_SIZES)
def test_all_rounds_together_are_a_whist_rotation(people: int) -> None:
    rounds = whist(people)
    assert len(rounds) == people - (people % 4 == 0)
    assert all(is_legal(turn, range(people)) for turn in rounds)
    partners, opponents = met(rounds)
    couples = people * (people - 1) // 2
    assert Counter(partners.values()) == {1: couples}
    assert Counter(opponents.values()) == {2: couples}


@pytest.mark.parametrize("people", [8, 9, 13, 16])
def test_the_rotation_is_played_round_by_round_in_an_order_by_lot(people: int) -> None:
    first, second = (evening(people, len(whist(people)), seed, rotation=WHIST) for seed in (1, 2))
    assert repeats(first)[0] == repeats(second)[0] == 0
    as_drawn = partial(shape, partners=True)
    assert Counter(map(as_drawn, first)) != Counter(map(as_drawn, second))


@pytest.mark.parametrize("people", [6, 7, 10, 11, 62, 75])
def test_where_there_is_none_nobody_partners_anybody_twice_all_the_same(people: int) -> None:
    played = evening(range(people), 4, seed=people, rotation=WHIST)
    assert all(is_legal(turn, range(people)) for turn in played)
    assert repeats(played)[0] == 0


def test_who_leaves_spoils_no_partnership() -> None:
    stays = [person for person in range(16) if person != 7]
    played = evening(range(16), 10, 4, until=3, rotation=WHIST)
    played = evening(stays, 10, 4, played, 6, rotation=WHIST)
    assert all(is_legal(turn, stays) for turn in played[3:])
    assert repeats(played)[0] == 0
