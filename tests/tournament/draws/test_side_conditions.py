"""Do draws of a tournament keep apart whom they should, and seat people where they must?"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.evenings import drawn, evening, seat, told
from tichu_turnier.tournament.changes import KeepApart, NeedTable, PublishDraw, RemoveEntrant
from tichu_turnier.tournament.draws.bracket import rounds_fought
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.formats.double_elimination import double_elimination
from tichu_turnier.tournament.draws.formats.groups_knock_out import groups_of
from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.knock_out import Fought, KnockOutRound, as_played
from tichu_turnier.tournament.draws.seat_swap import TwoTables, swapped
from tichu_turnier.tournament.draws.side_conditions import apart_of, wish_figures
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, KnockOut, OddNumbers, Round, Tournament
from tichu_turnier.tournament.tables.odd_tables import joined

ONE, TWO, NINE = map(EntrantId, (1, 2, 9))


def with_clubs(tournament: Tournament, rounds: int) -> Tournament:
    """Every fourth entrant is of the same club, however it is written."""
    names = ("Tichu-Club", "tichu-club ", "TICHU-CLUB", "")
    entrants = (
        (key, replace(entrant, club="" if key % 4 else names[key // 4 % 3]))
        for key, entrant in tournament.entrants.items()
    )
    regulations = replace(tournament.regulations, clubs_apart_rounds=rounds)
    return replace(tournament, entrants=frozen(entrants), regulations=regulations)


def tables_of(tournament: Tournament, number: int) -> list[set[int]]:
    return [set(map(int, seating.seats)) for seating in tournament.rounds[number - 1].tables]


@pytest.mark.parametrize("key", ["club-evening", "dtm", "treibhaus"])
def test_clubs_are_kept_apart_in_the_first_rounds(key: str) -> None:
    tournament = drawn(with_clubs(evening(key, 24), 2), 11, 2)
    club = {4, 8, 12, 16, 20, 24}
    assert all(len(club & table) <= 1 for number in (1, 2) for table in tables_of(tournament, number))


def test_clubs_do_not_matter_unless_the_regulations_say_so() -> None:
    assert apart_of(with_clubs(evening("dtm", 24), 0)).clubs == ()
    assert apart_of(with_clubs(evening("dtm", 24), 1)).clubs == (frozenset({4, 8, 12, 16, 20, 24}),)


@pytest.mark.parametrize("key", ["knock-out", "double-elimination", "groups-knock-out"])
def test_in_a_bracket_only_the_number_of_the_table_is_another(key: str) -> None:
    tournament = evening("treibhaus", 6, format=key)
    before = next_round(tournament, 4)
    needs = before.tables[0].seats[0]
    after = next_round(NeedTable(needs, 3).apply(tournament), 4)
    assert [each.seats for each in after.tables] == [each.seats for each in before.tables]
    assert after.tables[0].table == 3
    moved = swapped(after, TwoTables(after.tables[0].table, after.tables[1].table))
    assert [each.table for each in moved.tables] == [each.table for each in after.tables]
    assert [each.seats for each in moved.tables[:2]] == [each.seats for each in after.tables[1::-1]]


def test_who_has_lost_once_keeps_apart_too() -> None:
    first = KnockOutRound(tuple(Fought(who, who + 1, who) for who in range(1, 9, 2)))
    apart = Apart(never=frozenset({(2, 4)}))
    for seed in range(20):
        _, state = double_elimination(as_played(first), [first], (), seed, apart)
        assert {2, 4} not in map(set, state.matches)


def test_two_who_must_not_meet_do_not_join_the_same_table() -> None:
    tournament = KeepApart(ONE, TWO).apply(evening("club-evening", 7, odd_numbers=OddNumbers.SIX))
    table = seat(1, 3, 4, 5, 6)
    (six,), rest = joined(tournament, [table], (ONE, TWO, EntrantId(7)))
    assert (six.more, rest) == ((ONE, EntrantId(7)), (TWO,))
    assert joined(tournament, [table], (ONE, TWO)) == ([table], (ONE, TWO))


def test_who_has_rested_joins_before_who_has_met_fewer() -> None:
    """ONE must not join with TWO, who rested and has met nearly all of the table, and joins all the same."""
    of_six = KeepApart(ONE, TWO).apply(evening("club-evening", 7, odd_numbers=OddNumbers.SIX))
    rounds = Round(1, (seat(1, 2, 4, 5, 6),)), Round(2, (), sitting_out=(TWO,))
    tournament = replace(of_six, rounds=rounds)
    (six,), rest = joined(tournament, [seat(1, 3, 4, 5, 6)], (ONE, TWO, EntrantId(7)))
    assert (set(six.more), rest) == ({TWO, EntrantId(7)}, (ONE,))


@pytest.mark.parametrize("key", ["club-evening", "dtm", "treibhaus"])
def test_who_must_not_meet_and_who_needs_a_table(key: str) -> None:
    tournament = evening(key, 16)
    for change in (KeepApart(NINE, ONE), NeedTable(TWO, 3), NeedTable(NINE, 1)):
        assert not change.findings(tournament)
        tournament = change.apply(tournament)
    tournament = drawn(tournament, 5)
    for number, published in enumerate(tournament.rounds, 1):
        before = replace(tournament, rounds=tournament.rounds[: number - 1])
        assert not [f for f in PublishDraw(published).findings(before) if f.key.startswith("conditions")]
        tables = {seating.table: seating.seats for seating in published.tables}
        assert (TWO in tables[3], NINE in tables[1]) == (True, True)
        assert not any({1, 9} <= table for table in tables_of(tournament, number))


def test_a_draw_by_hand_that_does_not_keep_to_them_is_remarked() -> None:
    tournament = NeedTable(TWO, 7).apply(KeepApart(ONE, NINE).apply(evening("dtm", 9)))
    by_hand = Round(1, (seat(1, 1, 2, 9, 3), seat(2, 4, 5, 6, 7)), (EntrantId(8),))
    found = PublishDraw(by_hand).findings(tournament)
    assert [finding.key for finding in found] == ["conditions-meet", "conditions-table"]
    assert not any(finding.blocks for finding in found)


@pytest.mark.parametrize(
    ("key", "why"), [("round-robin", "everybody"), ("knock-out", "bracket"), ("swiss", "lot")]
)
def test_it_is_said_beforehand_and_why_where_two_cannot_be_kept_apart(key: str, why: str) -> None:
    tournament = evening("treibhaus", 2, format=key)
    told = [finding.args["why"] for finding in KeepApart(ONE, TWO).findings(tournament)]
    assert told == ([] if why == "lot" else [why])
    apart = KeepApart(ONE, TWO).apply(tournament)
    (found,) = PublishDraw(next_round(apart, 1)).findings(apart)
    assert (found.key, found.args["why"], found.blocks) == ("conditions-meet", why, False)


def test_who_needs_a_table_that_another_needs_is_told_who() -> None:
    tournament = NeedTable(TWO, 1).apply(NeedTable(ONE, 1).apply(evening("treibhaus", 4)))
    by_hand = Round(1, (seat(1, 1, 3, 1, 3), seat(2, 2, 4, 2, 4)))
    (found,) = PublishDraw(by_hand).findings(tournament)
    assert (found.key, found.args["name"]) == ("conditions-table-taken", tournament.entrants[TWO].name)
    assert found.args["other"] == tournament.entrants[ONE].name


def test_conditions_are_taken_back_and_go_with_who_leaves_the_list() -> None:
    tournament = evening("dtm", 9)
    kept = KeepApart(NINE, ONE).apply(KeepApart(ONE, NINE).apply(tournament))
    assert kept.entrants[NINE].apart_from == (ONE,)
    assert KeepApart(ONE, NINE, apart=False).apply(kept) == tournament
    assert RemoveEntrant(ONE).apply(kept).entrants[NINE].apart_from == ()
    assert NeedTable(ONE, None).apply(NeedTable(ONE, 4).apply(tournament)) == tournament


def test_conditions_that_cannot_be() -> None:
    tournament = evening("dtm", 8)
    assert told(KeepApart(ONE, ONE), tournament) == ["conditions-oneself"]
    assert told(KeepApart(ONE, NINE), tournament) == ["entrant-unknown"]
    assert told(NeedTable(NINE, 1), tournament) == ["entrant-unknown"]
    assert told(NeedTable(ONE, 1000), tournament) == ["conditions-no-table"]


def starting(key: str, people: int, couples: Collection[tuple[int, int]], *, seeded: bool) -> Tournament:
    """Before the first draw, these kept apart; the list is the seeding, or the lot decides."""
    tournament = evening("treibhaus", people, format=key, knock_out=KnockOut(seeded=seeded))
    for one, other in couples:
        tournament = KeepApart(EntrantId(one), EntrantId(other)).apply(tournament)
    return tournament


def couples_of(people: int, most: int) -> st.SearchStrategy[set[tuple[int, int]]]:
    return st.sets(st.sampled_from(list(combinations(range(1, people + 1), 2))), max_size=most)


@settings(max_examples=30, deadline=None)
@given(couples_of(8, 14), st.integers(0, 2**32))
def test_two_kept_apart_come_into_different_groups_if_that_can_be(
    couples: set[tuple[int, int]], seed: int
) -> None:
    """Against all ways in which eight can be two groups of four."""
    tournament = starting("groups-knock-out", 8, couples, seeded=False)

    def inside(groups: Iterable[Collection[int]]) -> int:
        return sum(set(group).issuperset(couple) for group in groups for couple in couples)

    ways = ({1, *mates} for mates in combinations(range(2, 9), 3))
    fewest = min(inside((way, set(range(1, 9)) - way)) for way in ways)
    assert inside(groups_of(tournament, seed)) == fewest


def brackets(people: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All brackets of these, each from top to bottom."""
    first, *others = people
    for mates in combinations(others, len(people) // 2 - 1) if others else ():
        rest = tuple(who for who in others if who not in mates)
        yield from ((*top, *below) for top in brackets((first, *mates)) for below in brackets(rest))
    if not others:
        yield people


BRACKETS = list(brackets(tuple(range(1, 9))))


@settings(max_examples=30, deadline=None)
@given(couples_of(8, 6), st.integers(0, 2**32))
def test_in_a_bracket_by_lot_two_kept_apart_meet_as_late_as_can_be(
    couples: set[tuple[int, int]], seed: int
) -> None:
    def early(order: Sequence[int]) -> tuple[int, ...]:
        """How many meet in the first round, how many could in the second."""
        place = {who: number for number, who in enumerate(order)}
        levels = [(place[one] ^ place[other]).bit_length() for one, other in couples]
        return levels.count(1), levels.count(2)

    first = rounds_fought(drawn(starting("knock-out", 8, couples, seeded=False), seed, 1))[0]
    found = early(as_played(first))
    assert found == min(map(early, BRACKETS))


def test_the_seeding_stands_where_two_are_kept_apart_but_for_those_of_a_pot() -> None:
    groups = groups_of(starting("groups-knock-out", 8, {(1, 8), (2, 7)}, seeded=True), 0)
    assert not any({1, 8} <= set(group) or {2, 7} <= set(group) for group in groups)
    assert all(len(set(group) & {who, who + 1}) == 1 for group in groups for who in (1, 3, 5, 7))
    unmoved = starting("groups-knock-out", 8, {(1, 2)}, seeded=True)
    assert groups_of(unmoved, 0) == groups_of(starting("groups-knock-out", 8, (), seeded=True), 0)
    for couple, later in (((1, 8), 3), ((1, 4), 3), ((1, 2), 3), ((5, 4), 3)):
        first = rounds_fought(drawn(starting("knock-out", 8, {couple}, seeded=True), 1, 1))[0]
        order = list(as_played(first))
        one, other = map(order.index, couple)
        assert (one ^ other).bit_length() == later
        assert {order.index(1) // 4, order.index(2) // 4} == {0, 1}


def test_it_is_said_with_the_groups_who_meets_in_them_all_the_same() -> None:
    tournament = starting("groups-knock-out", 6, {(1, 2), (1, 3), (2, 3)}, seeded=False)
    for seed in range(4):
        found = PublishDraw(next_round(tournament, seed)).findings(tournament)
        assert {each.key for each in found} - {"conditions-meet"} == {"conditions-same-group"}
        assert not any(each.blocks for each in found)


def test_how_often_wishes_were_not_kept_is_a_figure_of_the_draw_where_anybody_has_one() -> None:
    def counted(tournament: Tournament) -> dict[str, tuple[int, str]]:
        return {each.key: (each.value, each.verdict) for each in wish_figures(tournament)}

    played = drawn(evening("club-evening", 8), 5, 2)
    assert counted(played) == {}
    (first, other), again = played.rounds[0].tables, played.rounds[1].tables
    one, mate = map(EntrantId, first.seats[:2])
    at_least = sum({one, mate} <= set(each.seats) for each in again) + 1
    once = replace(played, rounds=played.rounds[:1])
    assert counted(KeepApart(one, mate).apply(played)) == {"kept-apart-met": (at_least, "above")}
    assert counted(NeedTable(one, first.table).apply(once)) == {"needed-table-missed": (0, "perfect")}
    assert counted(NeedTable(one, other.table).apply(once)) == {"needed-table-missed": (1, "above")}


def test_club_mates_at_one_table_count_in_the_rounds_in_which_they_are_kept_apart() -> None:
    tournament = drawn(with_clubs(evening("club-evening", 24), 0), 11, 2)
    club = {4, 8, 12, 16, 20, 24}
    met = [
        sum(len(club & table) * (len(club & table) - 1) // 2 for table in tables_of(tournament, number))
        for number in (1, 2)
    ]
    assert sum(met) > 0
    for rounds in (1, 2, 3):
        regulations = replace(tournament.regulations, clubs_apart_rounds=rounds)
        assert [each.value for each in wish_figures(replace(tournament, regulations=regulations))] == [
            sum(met[:rounds])
        ]
