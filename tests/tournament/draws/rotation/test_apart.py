"""Are people kept apart as far as can be, and does it cost the draw nothing?"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL, some
from tests.tournament.draws.rotation.evenings import PARTNERS, TABLES, drawn, is_legal, met, repeats
from tests.tournament.draws.rotation.evenings import evening as any_evening
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import draw_partnerships
from tichu_turnier.tournament.draws.formats.swiss import draw_swiss
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart, kept_apart, mended
from tichu_turnier.tournament.draws.rotation.draw import Draw, Fours, Matches, splits
from tichu_turnier.tournament.draws.rotation.evening import Rotation
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.draws.rotation.plan import planned
from tichu_turnier.tournament.draws.rotation.tables import assign_tables

ONE_CLUB = frozenset(range(0, 400, 2))
STANDING = {team: 8 - team for team in range(8)}


def clubs(*sizes: int) -> tuple[frozenset[int], ...]:
    """Clubs of these sizes, of people from 0 on."""
    return tuple(frozenset(range(a, b)) for a, b in pairwise(accumulate(sizes, initial=0)))


def evening(rotation: Rotation, people: int, rounds: int, apart: Apart, seed: int = 1) -> list[Fours]:
    return any_evening(range(people), rounds, seed, rotation=rotation, apart=apart)


def together(played: Sequence[Fours], *, club: Sequence[frozenset[int]]) -> int:
    """How often two of a club shared a table."""
    couples = (couple for turn in played for table in turn.tables for couple in combinations(table, 2))
    return sum(any(each.issuperset(couple) for each in club) for couple in couples)


def meet(played: Sequence[Fours], a: int, b: int) -> bool:
    return any({a, b} <= set(table) for turn in played for table in turn.tables)


@pytest.mark.parametrize("draw", [TABLES, PARTNERS])
@pytest.mark.parametrize(
    ("people", "sizes", "least"),
    [
        (24, (8, 6, 4, 3, 3), 6),
        (40, (20, 10, 10), 30),
        (100, (25, 25, 20, 10, 5, 5, 5, 3, 2), 0),
        (200, (100,), 150),
    ],
)
def test_club_mates_meet_no_more_than_they_must(draw, people, sizes, least):
    apart = Apart(clubs=clubs(*sizes), rounds=3)
    played = evening(draw, people, 3, apart)
    assert together(played, club=apart.clubs) == least
    assert repeats(played) == (0, 0, 0)


@pytest.mark.parametrize(
    ("people", "rounds"), some([(12, 4), (14, 6), (16, 6), (19, 6), (24, 8), (33, 5)], 3)
)
def test_exchanging_names_makes_no_figure_worse(people: int, rounds: int) -> None:
    apart = Apart(frozenset({(0, 1), (2, 9)}), clubs(5, 4), rounds=2)
    plan = planned(range(people), (), rounds, generator(3))
    named = kept_apart(plan, rounds, apart, 7)[:rounds]
    assert all(is_legal(turn, range(people)) for turn in named)
    assert repeats(named) == repeats(plan[:rounds])
    before, after = (sum(apart.clashes(t.tables, n) for n, t in enumerate(p)) for p in (plan[:rounds], named))
    assert after <= before


def test_a_perfect_plan_of_sixteen_stays_perfect_and_keeps_four_clubs_apart() -> None:
    apart = Apart(clubs=clubs(4, 4, 4, 4), rounds=4)
    played = evening(PARTNERS, 16, 5, apart)
    assert together(played[:4], club=apart.clubs) == 0
    assert repeats(played) == (0, 0, 0)


@pytest.mark.parametrize(("people", "rounds"), [(16, 5), (18, 6), (23, 4), (40, 6)])
@pytest.mark.parametrize("draw", [TABLES, PARTNERS])
def test_two_who_must_not_meet_never_do(draw: Rotation, people: int, rounds: int) -> None:
    played = evening(draw, people, rounds, Apart(frozenset({(0, 1), (1, 2), (3, 9)})))
    assert not any(meet(played, *couple) for couple in ((0, 1), (1, 2), (3, 9)))


@settings(max_examples=20 if ALL else 10, deadline=None)
@given(st.integers(8, 40), st.integers(1, 4), st.integers(0, 2**32), st.data())
def test_whoever_is_kept_apart_every_round_is_legal(people, rounds, seed, data):
    person = st.integers(0, people - 1)
    couples = data.draw(st.sets(st.tuples(person, person).filter(lambda two: two[0] < two[1]), max_size=4))
    apart = Apart(frozenset(couples), clubs(people // 2, people // 4), rounds=2)
    played = evening(PARTNERS, people, rounds, apart, seed)
    assert all(is_legal(turn, range(people)) for turn in played)
    assert played == evening(PARTNERS, people, rounds, apart, seed)


def test_around_what_was_played_people_change_places() -> None:
    """The first round was drawn by hand, with all club mates together."""
    first = Draw(tuple((a, a + 1, a + 2, a + 3) for a in range(0, 32, 4)))
    apart = Apart(frozenset({(0, 31)}), clubs(*[8] * 4), rounds=3)
    played = any_evening(range(32), 6, 5, [first], 3, rotation=PARTNERS, typed=True, apart=apart)
    assert together(played[1:], club=apart.clubs) == 0
    assert repeats(played) == (0, 0, 0)


def test_a_change_of_places_that_costs_more_than_it_brings_is_left() -> None:
    *history, turn = evening(PARTNERS, 16, 5, ANYBODY)
    one, other = sorted(turn.tables[0][:2])
    friends = Apart(clubs=(frozenset({one, other}),), rounds=5)
    assert mended(turn, history, friends, 1, partners=True) == turn
    never = mended(turn, history, Apart(frozenset({(one, other)})), 1, partners=True)
    assert not meet([never], one, other)
    assert is_legal(never, range(16))


def test_two_are_named_after_the_second_draw_and_the_plan_goes_on() -> None:
    played = any_evening(range(24), 7, 9, until=2, rotation=PARTNERS)
    met = {mate for turn in played for table in turn.tables if 0 in table for mate in table}
    couple = (0, min(set(range(24)) - met))
    played = any_evening(range(24), 7, 9, played, 6, rotation=PARTNERS, apart=Apart(frozenset({couple})))
    assert not meet(played, *couple)
    assert repeats(played) == (0, 0, 0)


def test_nobody_to_be_kept_apart_changes_nothing() -> None:
    assert evening(TABLES, 24, 3, Apart(clubs=clubs(12))) == evening(TABLES, 24, 3, ANYBODY)


@pytest.mark.parametrize("teams", [12, 13, 90])
def test_partnerships_of_a_club_do_not_play_each_other_early(teams: int) -> None:
    club = frozenset(team for team in ONE_CLUB if team < teams)
    apart = Apart(frozenset({(1, 3)}), (club,), rounds=2)
    played: list[Matches] = []
    for turn in range(5):
        played.append(draw_partnerships(range(teams), played, 3 + turn, 5, apart))
    assert not any(club.issuperset(match) for turn in played[:2] for match in turn.tables)
    assert (1, 3) not in {tuple(sorted(match)) for turn in played for match in turn.tables}
    matches = [frozenset(match) for turn in played for match in turn.tables]
    assert len(set(matches)) == len(matches)


def test_where_all_are_of_one_club_they_play_each_other() -> None:
    apart = Apart(clubs=(frozenset(range(8)),), rounds=1)
    assert len(draw_partnerships(range(8), [], 1, 3, apart).tables) == 4
    assert draw_swiss(list(STANDING), STANDING, [], 1, apart) == draw_swiss(list(STANDING), STANDING, [], 1)


def test_swiss_keeps_apart_who_must_not_meet() -> None:
    played: list[Matches] = []
    apart = Apart(frozenset({(0, 1), (2, 3)}), (frozenset({4, 5}),), rounds=2)
    for _ in range(5):
        played.append(draw_swiss(list(STANDING), STANDING, played, 1, apart))
    matches = [[frozenset(match) for match in turn.tables] for turn in played]
    assert not {frozenset({0, 1}), frozenset({2, 3})} & {match for turn in matches for match in turn}
    assert not any(frozenset({4, 5}) in turn for turn in matches[:2])


def test_who_needs_a_table_gets_it() -> None:
    groups = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    visits = {(person, number): 9 for person in (1, 5) for number in (1, 2, 3)}
    assert assign_tables(groups, visits, needs={9: 1, 1: 3}) == (3, 2, 1)
    assert assign_tables(groups, {}, needs={5: 12, 40: 2})[1] == 12
    assert sorted(assign_tables(groups, {}, needs={5: 12})) == [1, 2, 12]
    assert sorted(assign_tables(groups, {}, needs={1: 2, 5: 2})) == [1, 2, 3]


def all_ways(people: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways in which people can be tables of four."""
    if not people:
        yield []
    for mates in combinations(people[1:], 3):
        for tables in all_ways([who for who in people[1:] if who not in mates]):
            yield [(people[0], *mates), *tables]


@settings(max_examples=40 if ALL else 12, deadline=None)
@given(st.sampled_from([8, 9, 10, 12]), st.integers(1, 4), st.booleans(), st.integers(0, 2**32))
def test_of_up_to_three_tables_none_are_better(people: int, rounds: int, partners: bool, seed: int) -> None:
    """Against all tables that those who play could have had."""
    *history, turn = evening(PARTNERS if partners else TABLES, people, rounds + 1, ANYBODY, seed)
    apart = Apart(frozenset(combinations(sorted(turn.tables[0][:3]), 2)), clubs(3, 3), rounds=9)
    partnered, opposed = met(history)

    def price(table: Sequence[int]) -> int:
        """What a table costs whose first two are partners: the more, the more often they were together."""
        total = apart.clashes([table], rounds)
        for one, other in combinations(range(4), 2):
            couple = frozenset((table[one], table[other]))
            side = partnered if {one, other} in ({0, 1}, {2, 3}) else opposed
            weight = 40 if side is partnered else 4
            total += partnered[couple] + opposed[couple]
            total += weight * side[couple] if partners else 4 * (partnered[couple] + opposed[couple])
        return total

    after = mended(turn, history, apart, seed, partners=partners)
    playing = [who for who in range(people) if who not in after.sitting_out]
    cheapest = {four: min(map(price, splits(four))) for four in combinations(playing, 4)}
    least = min(sum(cheapest[table] for table in way) for way in all_ways(playing))
    assert sum(map(price, after.tables)) == least
    assert is_legal(after, range(people))


@pytest.mark.parametrize("seed", range(6))
def test_somebody_else_rests_where_two_would_meet_otherwise(seed: int) -> None:
    """Of six a table of four plays; of seven, too."""
    for people in (6, 7):
        turn = drawn(PARTNERS, range(people), [], 1, seed)
        one, other = sorted(turn.tables[0][:2])
        after = mended(turn, [], Apart(frozenset({(one, other)})), seed, partners=True)
        assert not meet([after], one, other)
        assert is_legal(after, range(people))
