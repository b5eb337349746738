"""Do movements bring every prepared hand to everybody, and no two partnerships together twice?"""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tichu_turnier.tournament.draws.formats.duplicate import BoardRound, draw_boards
from tichu_turnier.tournament.draws.rotation.movements import movement

SIZES = [(places, rounds) for places in range(4, 13, 2) for rounds in range(1, places)]
NOT_PERFECT = {(4, 2): 1, (4, 3): 1, (6, 2): 2, (6, 5): 2, (8, 5): 1}
"""Where no Howell design exists: the most tables of a round beyond one that share its fullest set."""


def sharing(turn):
    """How many tables of a round play what another one plays at the same time."""
    return len(turn) - len({match.boards for match in turn})


@pytest.mark.parametrize(("places", "rounds"), SIZES)
def test_everybody_plays_every_set_once_and_any_two_are_compared_about_equally_often(places, rounds):
    """Nobody meets anybody twice, and no more tables share a set than must."""
    turns = movement(places, rounds)
    everybody = list(range(places))
    assert len(turns) == rounds
    assert all(sorted(who for match in turn for who in match[:2]) == everybody for turn in turns)
    for boards in range(1, rounds + 1):
        played = [match for turn in turns for match in turn if match.boards == boards]
        assert sorted(who for match in played for who in match[:2]) == everybody
    met = Counter(frozenset(match[:2]) for turn in turns for match in turn)
    assert set(met.values()) == {1}

    tables = places // 2
    most = NOT_PERFECT.get((places, rounds), max(0, tables - rounds))
    assert max(map(sharing, movement(places, rounds))) == most
    fullest = max(max(Counter(match.boards for match in turn).values()) for turn in movement(places, rounds))
    assert fullest == (1 + most if (places, rounds) in NOT_PERFECT else -(-tables // rounds))
    same: Counter[frozenset[int]] = Counter()
    for boards in range(1, rounds + 1):
        played = [match for turn in movement(places, rounds) for match in turn if match.boards == boards]
        for side in (0, 1):
            same.update(map(frozenset, combinations([match[side] for match in played], 2)))
    times = [same[frozenset(two)] for two in combinations(range(places), 2)]
    assert max(times) - min(times) <= 4


def test_where_none_is_perfect_one_round_suffices():
    assert sorted(map(sharing, movement(6, 5))) == [0, 0, 0, 0, 2]
    assert sorted(map(sharing, movement(8, 5))) == [0, 0, 0, 0, 1]


def course(teams, rounds, seed, leaving=(), arriving=()):
    """The rounds for these teams; some leave before the third, some arrive."""
    history: list[BoardRound] = []
    while len(history) < rounds:
        here = teams if len(history) < 2 else [*(team for team in teams if team not in leaving), *arriving]
        history.append(draw_boards(here, history, seed + len(history), rounds, seed))
    return history


def legal(history, *, rematches=0):
    """Nobody plays a set twice, nobody is at two places, and no more than so many matches are repeated."""
    sets = Counter((who, match.boards) for turn in history for match in turn.tables for who in match[:2])
    met = Counter(frozenset(match[:2]) for turn in history for match in turn.tables)
    places = [
        Counter([*(who for match in turn.tables for who in match[:2]), *turn.sitting_out]) for turn in history
    ]
    return (
        set(sets.values()) <= {1}
        and all(set(each.values()) == {1} for each in places)
        and sum(times - 1 for times in met.values()) <= rematches
    )


@given(st.integers(4, 12), st.integers(1, 11), st.integers(0, 999))
def test_every_evening_of_four_to_twelve(teams, rounds, seed):
    places = teams + teams % 2
    rounds = min(rounds, places - 1)
    history = course(range(1, teams + 1), rounds, seed)
    assert legal(history)
    rests = Counter(who for turn in history for who in turn.sitting_out)
    assert set(rests.values()) <= {1}
    assert rests.total() == rounds * (teams % 2)


@settings(max_examples=20)
@given(st.integers(2, 14), st.integers(1, 9), st.integers(0, 99))
def test_more_rounds_than_opponents_and_more_partnerships_than_movements_are_legal(teams, rounds, seed):
    played = max(0, rounds - (teams - 1 + teams % 2)) * (teams // 2)
    assert legal(course(range(teams), rounds, seed), rematches=played)


@settings(max_examples=100 if ALL else 30)
@given(st.integers(4, 12), st.integers(3, 6), st.integers(0, 99))
def test_whoever_leaves_leaves_a_gap_and_whoever_comes_fills_it(teams, rounds, seed):
    rounds = min(rounds, teams - 1)
    gone = course(range(teams), rounds, seed, leaving=[0])
    assert legal(gone)
    assert all(1 + teams % 2 >= len(turn.sitting_out) for turn in gone)
    filled = course(range(teams), rounds, seed, leaving=[0], arriving=[77])
    assert legal(filled)
    assert all(len(turn.sitting_out) == teams % 2 for turn in filled)


def test_who_comes_and_finds_no_gap_makes_the_lot_draw_new_sets_for_all():
    history = course(range(6), 5, 3, arriving=[77])
    assert [len({match.boards for match in turn.tables}) for turn in history[2:]] == [1, 1, 1]
    assert legal(history)


@pytest.mark.parametrize("seed", range(5))
def test_who_is_back_in_the_place_of_somebody_else_gets_no_set_twice(seed):
    """0 is away for a round, 77 takes that place; then 1 has left, and in that place 0 comes back."""
    history: list[BoardRound] = []
    for here in ((0, 1, 2, 3, 4, 5),) * 2 + ((1, 2, 3, 4, 5, 77),) + ((0, 2, 3, 4, 5, 77),) * 2:
        history.append(draw_boards(here, history, seed, 5, seed))
    assert legal(history, rematches=15)
    assert [len(turn.tables) for turn in history] == [3] * 5


def test_more_rounds_than_were_planned_go_on_with_new_sets():
    history = course(range(8), 4, 5)
    more = draw_boards(range(8), history, 6, 5, 5)
    assert {match.boards for match in more.tables} == {5}
    assert legal([*history, more])
