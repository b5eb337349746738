"""Does everybody play everybody, in the order of the published tables, whoever comes and goes?"""

from collections import Counter
from collections.abc import Sequence

import pytest

from tichu_turnier.tournament.draws.formats.round_robin import berger, draw_round_robin
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches

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
    couples = entrants * (entrants - 1) // 2
    first = Counter(frozenset(match) for turn in played[:leg] for match in turn.tables)
    assert Counter(first.values()) == {1: couples}
    both = Counter(match for turn in played for match in turn.tables)
    assert Counter(both.values()) == {1: 2 * couples}
    rested = Counter(team for turn in played for team in turn.sitting_out)
    assert set(rested.values()) <= {2}


def test_a_first_round_by_hand_is_the_first_of_the_tables() -> None:
    by_hand = Draw(((3, 8), (1, 6), (5, 2), (7, 4)))
    played = season(range(1, 9), 7, [by_hand])
    couples = Counter(frozenset(match) for turn in played for match in turn.tables)
    assert Counter(couples.values()) == {1: 28}


def test_who_comes_late_plays_those_who_would_have_rested() -> None:
    played = season(range(1, 8), 2)
    played = season(range(1, 9), 5, played)
    assert all(not turn.sitting_out for turn in played[2:])
    assert all(len({team for match in turn.tables for team in match}) == 8 for turn in played[2:])


def test_when_one_leaves_the_others_go_on_without_a_rematch() -> None:
    played = season(range(1, 9), 2)
    played = season(range(1, 8), 7, played)
    couples = Counter(frozenset(match) for turn in played for match in turn.tables)
    assert set(couples.values()) == {1}
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
