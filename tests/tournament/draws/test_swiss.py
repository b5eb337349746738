"""Do equals meet, at the least cost there is, and never twice while that can be avoided?"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.draws.rotation.evenings import again, is_legal
from tests.work import calls
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import heaviest
from tichu_turnier.tournament.draws.formats.swiss import POINTS, draw_swiss
from tichu_turnier.tournament.draws.rotation.apart import Apart
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
        assert is_legal(drawn, list(self.points), 2)
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
    assert again(event.played) == 0


def test_nobody_rests_twice_running_where_everybody_has_rested_once() -> None:
    history = [Draw(((a, b),), (rests,)) for a, b, rests in ((1, 2, 3), (1, 3, 2), (2, 3, 1))]
    points = {3: 4, 2: 2, 1: 0}
    assert draw_swiss([3, 2, 1], points, history, seed=1).sitting_out == (2,)


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


def test_who_never_should_meet_rather_see_a_rematch() -> None:
    played: list[Matches] = []
    points = dict.fromkeys(range(1, 7), 0)
    for seed in range(1, 9):
        played.append(draw_swiss(range(1, 7), points, played, seed, Apart(never=frozenset({(1, 2)}))))
        assert {1, 2} not in map(set, played[-1].tables)
    assert again(played[:2]) == 0
    assert again(played[:5]) > 0


def test_where_all_others_have_gone_they_meet_all_the_same_but_the_one_who_may_rest_rests() -> None:
    apart, level = Apart(never=frozenset({(1, 2)})), dict.fromkeys((1, 2, 3), 0)
    assert draw_swiss([1, 2], level, [], 1, apart).sitting_out == ()
    assert draw_swiss([1, 3, 2], level, [Draw(((1, 2),), (3,))], 1, apart).sitting_out == (2,)
    assert draw_swiss([1, 2, 3], level, [], 1, apart).sitting_out == (2,)


def test_each_of_a_thousand_teams_is_no_more_work_than_each_of_250() -> None:
    """56 calls; `python -m benchmarks draw` says how long they take."""

    def calls_for_each(teams: int) -> float:
        event = Event(teams, seed=5)
        for _ in range(4):
            event.play()
        return calls(event.draw) / teams

    assert calls_for_each(1000) < 1.1 * calls_for_each(250) < 80


@pytest.mark.parametrize("bits", [3, 40, 63, 64, 110])
def test_matches_of_any_weight_are_those_that_weigh_most(bits: int) -> None:
    chance = random.Random(bits)
    for _ in range(20):
        couples = [couple for couple in combinations(range(11), 2) if chance.random() < 0.5]
        weights = [(a, b, chance.randrange(-(2**bits), 2**bits)) for a, b in couples]
        graph: nx.Graph[int] = nx.Graph()
        graph.add_weighted_edges_from(weights)
        best = nx.max_weight_matching(graph, maxcardinality=True)
        weight_of = {(a, b): weight for a, b, weight in weights}
        found = heaviest(weights)
        assert len(found) == len(best)
        assert sum(weight_of[match] for match in found) == sum(
            weight_of[min(match), max(match)] for match in best
        )
