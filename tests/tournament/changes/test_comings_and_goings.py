"""What does it cost when people come, go or rounds change, and do reserves only fill tables?"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.plans import faults
from tests.cases import ALL
from tests.evenings import assert_drawn_rightly, drawn, evening
from tests.evenings import told as refused
from tests.tournament.draws.test_repair_round import without
from tichu_turnier.tournament.changes import (
    AddEntrants,
    JoinRound,
    PublishDraw,
    SetPresence,
    SetRegulations,
    SetReserve,
    SubstituteFromZero,
    Withdraw,
    WithdrawDraw,
)
from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.entrants import in_short, rounds_present
from tichu_turnier.tournament.draws.format import Format, quality_of
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings

CLEAN = [
    *(("dtm", 16, 5), ("dtm", 24, 6), ("dtm", 32, 6), ("dtm", 33, 6), ("club-evening", 16, 5)),
    *(("club-evening", 24, 6), ("treibhaus", 15, 5), ("treibhaus", 16, 5), ("swiss", 15, 5)),
    ("swiss", 16, 5),
]
"""Evenings on which nobody need meet anybody twice, whoever leaves or arrives after two rounds."""
COSTS = [
    *(("whist", 8, 7, (2, 13, 28), (0, 20, 48)), ("whist", 16, 7, (0, 1, 33), (0, 3, 40))),
    *(("whist", 9, 7, (0, 27, 51), (0, 14, 41)), ("round-robin", 8, 7, (0, 0, 0), (0, 0, 0))),
    ("round-robin", 7, 7, (0, 4, 4), (0, 0, 0)),
]
"""Repeats of partners, opponents and meetings at most, after a drop-out and after a late arrival.

Eight people in a whist rotation meet all the time; six partnerships have nobody left after five rounds.
"""


def begun(key: str, entrants: int, rounds: int) -> Tournament:
    return drawn(evening(key, entrants, rounds=rounds), 4, 2)


def to_the_end(tournament: Tournament) -> Tournament:
    return drawn(tournament, 9, tournament.regulations.rounds - len(tournament.rounds))


def arrived(tournament: Tournament) -> Tournament:
    partners = ("Hund", "Katze") if tournament.regulations.unit is Unit.PARTNERSHIP else ()
    return AddEntrants((NewEntrant("Neue", partners),)).apply(tournament)


def repeats(tournament: Tournament) -> tuple[int, int, int]:
    found = quality_of(to_the_end(tournament))
    assert found.sit_out_spread <= 1
    return found.partner_repeats, found.opponent_repeats, found.meeting_repeats


@pytest.mark.parametrize(("key", "entrants", "rounds"), CLEAN)
def test_nobody_meets_anybody_twice_whoever_leaves_or_arrives(key: str, entrants: int, rounds: int) -> None:
    tournament = begun(key, entrants, rounds)
    assert repeats(without(tournament, 1)) == (0, 0, 0)
    assert repeats(arrived(tournament)) == (0, 0, 0)


@pytest.mark.parametrize(("key", "entrants", "rounds", "out", "late"), COSTS)
def test_where_people_must_meet_again_they_do_no_oftener(key, entrants, rounds, out, late):
    tournament = begun(key, entrants, rounds)
    for after, most in ((without(tournament, 1), out), (arrived(tournament), late)):
        assert all(value <= limit for value, limit in zip(repeats(after), most, strict=True))


@pytest.mark.parametrize(
    ("key", "entrants", "rounds", "other"),
    [
        *(("dtm", 24, 6, 7), ("dtm", 32, 6, 8), ("dtm", 24, 6, 4), ("club-evening", 16, 4, 5)),
        ("swiss", 16, 5, 7),
    ],
)
def test_the_number_of_rounds_changes_after_two(key: str, entrants: int, rounds: int, other: int) -> None:
    tournament = begun(key, entrants, rounds)
    change = SetRegulations(replace(tournament.regulations, rounds=other))
    assert not change.findings(tournament)
    assert repeats(change.apply(tournament)) == (0, 0, 0)
    fewer = SetRegulations(replace(tournament.regulations, rounds=1))
    assert refused(fewer, tournament) == ["regulations-too-few-rounds"]


@pytest.mark.parametrize("odd", [OddNumbers.FIVE, OddNumbers.THREE])
def test_tables_of_five_and_three_come_and_go_with_people(odd: OddNumbers) -> None:
    tournament = drawn(evening("dtm", 25, rounds=5, odd_numbers=odd), 4, 2)
    for changed in (without(tournament, 1), without(tournament, 1, 2), arrived(tournament)):
        ended = to_the_end(changed)
        assert not any(turn.sitting_out for turn in ended.rounds)
        assert all(len(turn.people()) == len(changed.playing(3)) for turn in ended.rounds[2:])


EVERYBODY_PLAYS = [
    way for way in FORMATS if way.bracket is None and way.key not in ("duplicate", "two-swiss")
]


@settings(max_examples=10 if ALL else 6)
@given(st.sampled_from(EVERYBODY_PLAYS), st.integers(4, 120), st.integers(1, 12), st.integers(0, 2**32))
def test_every_plan_of_every_format_is_legal(way: Format, people: int, rounds: int, seed: int) -> None:
    """Players from 4 to 120, in up to 12 rounds; `python -m benchmarks plans` makes them all."""
    if way.unit is Unit.PARTNERSHIP:  # drawn by matchings, which take seconds in a large field
        people = 4 + people // 8
        rounds = min(rounds, people // 2)
    assert faults(way.plan(range(people), rounds, seed), people, rounds) == 0


def after(tournament: Tournament, *changes: Change) -> Tournament:
    for change in changes:
        assert not change.findings(tournament)
        tournament = change.apply(tournament)
    return tournament


def with_reserves(key: str, people: int, *reserves: int) -> Tournament:
    return after(evening(key, people), *(SetReserve(EntrantId(who)) for who in reserves))


@pytest.mark.parametrize(
    ("key", "people", "reserves", "called"),
    [
        ("club-evening", 16, (16,), 1),
        ("club-evening", 17, (16, 17), 1),
        ("club-evening", 18, (17, 18), 0),
        ("dtm", 16, (14, 15, 16), 3),
        ("dtm", 15, (14, 15), 0),  # thirteen others: three are wanted, and there are two
        ("dtm", 14, (13, 14), 0),
        ("whist", 8, (8,), 1),
        ("treibhaus", 10, (9, 10), 0),
        ("treibhaus", 10, (10,), 1),
        ("swiss", 9, (8, 9), 1),
        ("round-robin", 8, (8,), 1),
    ],
)
def test_reserves_fill_tables_or_stay_outside(key, people, reserves, called):
    tournament = drawn(with_reserves(key, people, *reserves), 3)
    for number, round_ in enumerate(tournament.rounds, 1):
        assert len(round_.people() & set(reserves)) == called, number
        assert bool(round_.sitting_out) == (not called and (people - len(reserves)) % 4 != 0)
    assert_drawn_rightly(tournament)


def test_of_several_reserves_the_one_who_played_least_comes_next() -> None:
    tournament = drawn(with_reserves("dtm", 17, 16, 17), 1, 4)
    assert [16 in round_.people() for round_ in tournament.rounds] == [True, False, True, False]
    assert [row.shown_place for row in standings(tournament)][-2:] == ["–", "–"]


def test_a_draw_by_hand_needs_no_reserve() -> None:
    tournament = with_reserves("dtm", 8, 8)
    hand = round_from_plan(tournament, 1, [[[1, 2], [3, 4]]])
    assert hand.sitting_out == (5, 6, 7)
    assert not [f for f in PublishDraw(hand).findings(tournament) if f.blocks]


def test_reserves_and_single_rounds_are_nothing_for_a_knock_out() -> None:
    tournament = evening("knock-out", 8)
    assert refused(SetReserve(EntrantId(1)), tournament) == ["reserve-knock-out"]
    assert refused(SetPresence(EntrantId(1), (1,)), tournament) == ["presence-knock-out"]


@pytest.mark.parametrize("way", [way for way in FORMATS if way.bracket is not None], ids=lambda way: way.key)
def test_nobody_from_zero_stands_in_a_drawn_bracket(way: Format) -> None:
    before = evening(way.key, 8)
    two = ("Zobel eins", "Zobel zwei") if way.unit is Unit.PARTNERSHIP else ()
    change = SubstituteFromZero(EntrantId(3), "Zobel", two)
    assert refused(change, before) == []
    assert refused(change, drawn(before, 3, 1)) == ["substitute-knock-out"]
    assert refused(JoinRound(), arrived(drawn(before, 3, 1))) == ["join-no-table"]


def test_who_takes_over_from_somebody_without_a_seat_begins_with_the_next_draw() -> None:
    """Gone before the draw, back after it, replaced: the newcomer has missed no round."""
    gone = after(evening("dtm", 9), Withdraw(EntrantId(9), 1))
    back = after(drawn(gone, 3, 1), Withdraw(EntrantId(9), None))
    replaced = after(back, SubstituteFromZero(EntrantId(9), "Zobel", ()))
    assert replaced.entrants[EntrantId(10)].first_round == 2
    assert replaced.entrants[EntrantId(9)].withdrawn_from == 2
    assert SubstituteFromZero(EntrantId(9), "Zobel", ()).words(back)["round"] == 2


def test_who_takes_over_is_away_where_the_other_one_was() -> None:
    apart = after(drawn(evening("dtm", 9), 3, 1), SetPresence(EntrantId(9), (1, 3)))
    two = drawn(apart, 3, 1)
    three = after(drawn(two, 3, 1), SubstituteFromZero(EntrantId(9), "Zobel", ()))
    new = three.entrants[EntrantId(10)]
    assert [number for number in (1, 2, 3) if new.plays_in(number)] == [1, 3]


def test_somebody_is_here_in_some_rounds_only() -> None:
    tournament = drawn(after(evening("dtm", 9), SetPresence(EntrantId(9), (2, 3, 5))), 8)
    here = [round_.number for round_ in tournament.rounds if 9 in round_.people()]
    assert here == [2, 3, 5] == list(rounds_present(tournament, EntrantId(9)))
    assert tournament.entrants[EntrantId(9)].withdrawn_from == 6
    assert all(len(round_.people()) == 8 + (round_.number in here) for round_ in tournament.rounds)


def test_what_was_drawn_stays() -> None:
    tournament = drawn(evening("dtm", 8), 8, 2)
    assert refused(SetPresence(EntrantId(1), (1, 2)), tournament) == ["presence-never"]
    changed = after(tournament, SetPresence(EntrantId(1), (1, 5)))
    assert rounds_present(changed, EntrantId(1)) == (1, 2, 5)
    later = after(changed, SetPresence(EntrantId(1), (4, 5, 6)))
    assert rounds_present(later, EntrantId(1)) == (1, 2, 4, 5, 6)
    assert rounds_present(after(changed, WithdrawDraw(2)), EntrantId(1)) == (1, 2, 5)


def test_refusals_name_what_is_wrong() -> None:
    tournament, unknown = evening("dtm", 8), EntrantId(9)
    for change in (SetPresence(unknown, (1,)), SetReserve(unknown)):
        assert refused(change, tournament) == ["entrant-unknown"]
    assert refused(SetPresence(EntrantId(1), (1, 7)), tournament) == ["presence-no-such-round"]


def test_rounds_in_short() -> None:
    assert in_short([1, 3, 4, 5, 7, 8]) == "1, 3–5, 7–8"
    assert in_short(()) == ""
