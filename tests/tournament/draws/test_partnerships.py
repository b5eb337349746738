"""Are partnerships drawn without a rematch as long as can be, everybody against everybody as published?"""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import comb

import pytest

from tests.tournament.draws.rotation.evenings import again, is_legal
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import draw_partnerships
from tichu_turnier.tournament.draws.formats.round_robin import berger, draw_round_robin
from tichu_turnier.tournament.draws.formats.swiss import draw_swiss
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches, may_rest


def evening(teams: int, rounds: int, seed: int, *, look_ahead: bool = True) -> list[Matches]:
    played: list[Matches] = []
    for turn in range(rounds):
        planned = rounds if look_ahead else 0
        played.append(draw_partnerships(range(1, teams + 1), played, seed * 100 + turn, planned))
    return played


@pytest.mark.parametrize("teams", [*range(4, 40), 200])
def test_half_as_many_rounds_as_teams_never_need_a_rematch(teams: int) -> None:
    for seed in range(2):
        assert again(evening(teams, min(6, teams // 2), seed, look_ahead=False)) == 0


@pytest.mark.parametrize(
    ("teams", "rounds"), [(3, 3), (4, 3), (5, 5), (6, 4), (6, 5), (7, 7), (8, 7), (9, 6), (10, 9), (16, 12)]
)
def test_looking_ahead_spares_the_last_rounds_a_rematch(teams: int, rounds: int) -> None:
    for seed in range(10):
        assert again(evening(teams, rounds, seed)) == 0


@pytest.mark.parametrize(("teams", "rounds"), [(4, 5), (5, 7), (6, 8), (7, 10), (9, 11)])
def test_more_rounds_than_opponents_bring_as_few_rematches_as_can_be(teams: int, rounds: int) -> None:
    for seed in range(5):
        assert again(evening(teams, rounds, seed)) == rounds * (teams // 2) - comb(teams, 2)


@pytest.mark.parametrize("teams", [3, 5, 7, 9, 15, 37])
def test_byes_go_round(teams: int) -> None:
    played = evening(teams, min(teams, 8), seed=teams)
    byes = Counter(team for turn in played for team in turn.sitting_out)
    assert byes.total() == len(played)
    assert max(byes.values()) == 1


def test_two_teams_play_again_and_again_and_three_rest_in_turn_for_ever() -> None:
    assert [len(turn.tables) for turn in evening(2, 3, 1)] == [1, 1, 1]
    played = evening(3, 9, 1)
    assert Counter(team for turn in played for team in turn.sitting_out) == {1: 3, 2: 3, 3: 3}
    assert all(one.sitting_out != other.sitting_out for one, other in pairwise(played))


def test_a_forced_rematch_is_the_rarest_one() -> None:
    played = [Draw(((1, 2), (3, 4))), Draw(((1, 3), (2, 4))), Draw(((1, 2), (3, 4)))]
    played.append(Draw(((1, 4), (2, 3))))
    turn = draw_partnerships([1, 2, 3, 4], played, seed=1)
    assert {frozenset(table) for table in turn.tables} != {frozenset((1, 2)), frozenset((3, 4))}
    twice = [Draw(((1, 2),), (3, 4)), Draw(((1, 4), (2, 3)))] * 2
    turn = draw_partnerships([1, 2, 3, 4], [*twice, Draw(((1, 3), (2, 4)))], seed=1)
    assert {frozenset(table) for table in turn.tables} == {frozenset((1, 3)), frozenset((2, 4))}


@pytest.mark.parametrize("teams", [[], [5]])
def test_too_few_for_a_match_sit_out(teams: list[int]) -> None:
    drawn = draw_partnerships(teams, [], seed=1, rounds=3), draw_round_robin(teams, [], 1)
    assert {*drawn, draw_swiss(teams, dict.fromkeys(teams, 0), [], 1)} == {Draw((), tuple(teams))}


def test_the_same_seed_gives_the_same_draw_on_every_python() -> None:
    drawn = draw_partnerships(range(1, 9), [], seed=42)
    assert drawn.tables == ((8, 1), (6, 7), (4, 3), (5, 2))
    assert draw_partnerships(range(8, 0, -1), [], seed=42) == drawn


def test_every_match_comes_up_about_equally_often() -> None:
    counted = Counter(
        frozenset(table) for seed in range(1400) for table in draw_partnerships(range(8), [], seed).tables
    )
    assert len(counted) == 28
    assert all(140 < times < 260 for times in counted.values())


def test_the_matching_library_is_not_imported_before_a_draw_needs_it() -> None:
    module = "tichu_turnier.tournament.draws.formats.partnerships_by_lot"
    code = f"import sys, {module}; assert 'rustworkx' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


FOUR = "1-4 2-3, 4-3 1-2, 2-4 3-1"
SIX = "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1"
EIGHT = (
    "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, "
    "3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, 4-8 5-3 6-2 7-1"
)
"""The published tables: FIDE Handbook, Berger tables."""


@pytest.mark.parametrize(("entrants", "published"), [(4, FOUR), (6, SIX), (8, EIGHT)])
def test_the_tables_are_the_published_ones(entrants: int, published: str) -> None:
    ours = ", ".join(" ".join(f"{a}-{b}" for a, b in turn) for turn in berger(entrants))
    assert ours == published


@pytest.mark.parametrize("entrants", [2, 3, 7, 16, 31])
def test_everybody_plays_everybody_once_then_once_again_with_the_sides_changed(entrants: int) -> None:
    leg = len(berger(entrants))
    played = season(range(1, entrants + 1), 2 * leg)
    couples = comb(entrants, 2)
    assert Counter(couples_of(played[:leg]).values()) == {1: couples}
    both = Counter(match for turn in played for match in turn.tables)
    assert Counter(both.values()) == {1: 2 * couples}
    rested = Counter(team for turn in played for team in turn.sitting_out)
    assert set(rested.values()) <= {2}


def couples_of(played: Sequence[Matches]) -> Counter[frozenset[int]]:
    return Counter(frozenset(match) for turn in played for match in turn.tables)


def test_a_first_round_by_hand_is_the_first_of_the_tables() -> None:
    played = season(range(1, 9), 7, [Draw(((3, 8), (1, 6), (5, 2), (7, 4)))])
    assert Counter(couples_of(played).values()) == {1: 28}


def test_who_comes_late_plays_those_who_would_have_rested() -> None:
    played = season(range(1, 9), 5, season(range(1, 8), 2))
    assert all(is_legal(turn, range(1, 9), 2) for turn in played[2:])


def test_who_comes_late_does_not_rest_in_the_next_round() -> None:
    assert may_rest(range(9, 0, -1), season(range(1, 9), 1)) == [8, 7, 6, 5, 4, 3, 2, 1]


def test_when_one_leaves_the_others_go_on_without_a_rematch() -> None:
    played = season(range(1, 8), 7, season(range(1, 9), 2))
    assert set(couples_of(played).values()) == {1}
    assert all(len(turn.sitting_out) == 1 for turn in played[2:])


@pytest.mark.parametrize("before", [1, 2, 3])
@pytest.mark.parametrize("gone", range(1, 6))
def test_when_one_of_five_leaves_nobody_meets_again_while_all_can_meet_somebody_new(before, gone) -> None:
    played = season(range(1, 6), before)
    left = [team for team in range(1, 6) if team != gone]
    a, *others = left
    ways = [{frozenset((a, b)), frozenset(left) - {a, b}} for b in others]
    for _ in range(5 - before):
        met = {frozenset(match) for turn in played for match in turn.tables}
        played = season(left, len(played) + 1, played)
        again = met.intersection(map(frozenset, played[-1].tables))
        assert len(played[-1].tables) == 2
        assert not again or all(way & met for way in ways)


def test_nobody_meets_again_although_every_round_of_the_tables_is_spoilt() -> None:
    """One left, one came and one was away, so what is left of the tables has a rematch in each round."""
    played = [
        Draw(((2, 1), (3, 6), (7, 4)), (5,)),
        Draw(((1, 8), (4, 2), (6, 7)), ()),
        Draw(((7, 1), (4, 5), (8, 2)), ()),
        Draw(((1, 4), (5, 7), (2, 6)), (8,)),
    ]
    met = {frozenset(match) for turn in played for match in turn.tables}
    drawn = draw_round_robin((1, 2, 4, 5, 6, 7, 8), played, seed=448200)
    assert met.isdisjoint(map(frozenset, drawn.tables))


def season(teams: Sequence[int], rounds: int, played: Sequence[Matches] = ()) -> list[Matches]:
    """The rounds drawn one by one."""
    history = list(played)
    while len(history) < rounds:
        history.append(draw_round_robin(teams, history, seed=5))
    return history
