"""Do equals meet, at the least cost there is, and never twice while that can be avoided?"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.draws.test_partnerships import is_legal, rematches
from tichu_turnier.tournament.draws.formats.swiss import POINTS, draw_swiss
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches


class Event:
    """A Swiss event with results by chance."""

    def __init__(self, teams: int, seed: int) -> None:
        self.points = dict.fromkeys(range(teams), 0)
        self.played: list[Matches] = []
        self.chance = random.Random(seed)

    def standing(self) -> list[int]:
        return sorted(self.points, key=lambda team: -self.points[team])

    def draw(self) -> Matches:
        drawn = draw_swiss(self.standing(), self.points, self.played, seed=len(self.played))
        assert is_legal(drawn, list(self.points))
        return drawn

    def play(self) -> None:
        drawn = self.draw()
        for a, b in drawn.tables:
            won = self.chance.choice([0, 1, 2, 2, 0])
            self.points[a] += won
            self.points[b] += 2 - won
        self.played.append(drawn)


def cost(order: Sequence[int], points: Mapping[int, int], matches: Sequence[tuple[int, int]]) -> int:
    rank = {team: place for place, team in enumerate(order)}
    return sum(POINTS * (points[a] - points[b]) ** 2 + abs(rank[a] - rank[b]) for a, b in matches)


def least(order: Sequence[int], points: Mapping[int, int], played: Sequence[Matches]) -> int:
    """The least cost of all draws without a rematch, over all couples whatsoever."""
    met = {frozenset(match) for turn in played for match in turn.tables}
    graph: nx.Graph[int] = nx.Graph()
    for a in order:
        for b in order[order.index(a) + 1 :]:
            if frozenset((a, b)) not in met:
                graph.add_edge(a, b, weight=cost(order, points, [(a, b)]))
    return cost(order, points, sorted(nx.min_weight_matching(graph)))


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 34), st.integers(0, 2**32))
def test_the_draw_is_the_cheapest_of_all_and_without_a_rematch(teams: int, seed: int) -> None:
    event = Event(teams, seed)
    for _ in range(min(teams // 2, 6)):
        drawn = event.draw()
        order = [team for team in event.standing() if team not in drawn.sitting_out]
        assert cost(order, event.points, drawn.tables) == least(order, event.points, event.played)
        event.play()
    assert rematches(event.played) == 0


def test_nobody_rests_twice_running_where_everybody_has_rested_once() -> None:
    history = [Draw(((a, b),), (rests,)) for a, b, rests in ((1, 2, 3), (1, 3, 2), (2, 3, 1))]
    points = {3: 4, 2: 2, 1: 0}
    assert draw_swiss([3, 2, 1], points, history, seed=1).sitting_out == (2,)


def test_leaders_meet_leaders() -> None:
    points = {1: 4, 2: 4, 3: 2, 4: 2, 5: 0, 6: 0}
    drawn = draw_swiss([1, 2, 3, 4, 5, 6], points, [], seed=1)
    assert {frozenset(match) for match in drawn.tables} == {frozenset(p) for p in ((1, 2), (3, 4), (5, 6))}


def test_an_avoidable_rematch_is_avoided_though_greed_would_run_into_it() -> None:
    played = [Draw(((1, 2), (3, 4))), Draw(((1, 3), (2, 4)))]
    drawn = draw_swiss([1, 2, 3, 4], dict.fromkeys([1, 2, 3, 4], 0), played, seed=1)
    assert {frozenset(match) for match in drawn.tables} == {frozenset((1, 4)), frozenset((2, 3))}


@pytest.mark.parametrize("teams", [3, 5, 9, 15])
def test_the_last_rests_and_nobody_twice_before_everybody_once(teams: int) -> None:
    event = Event(teams, seed=teams)
    rested: Counter[int] = Counter()
    for _ in range(teams):
        standing = event.standing()
        event.play()
        (rests,) = event.played[-1].sitting_out
        if teams > 2 * len(event.played):
            assert rests == next(team for team in reversed(standing) if not rested[team])
        rested[rests] += 1
    assert set(rested.values()) == {1}


def test_when_everybody_has_met_everybody_the_fewest_rematches_are_taken() -> None:
    event = Event(6, seed=3)
    for _ in range(9):
        event.play()
    couples = Counter(frozenset(match) for turn in event.played for match in turn.tables)
    assert max(couples.values()) == 2


@pytest.mark.parametrize("teams", [0, 1])
def test_alone_one_rests(teams: int) -> None:
    assert draw_swiss(range(teams), dict.fromkeys(range(teams), 0), [], 1) == Draw((), tuple(range(teams)))
