"""What does one drop-out, one late arrival, or another number of rounds cost in each format?"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.plans import faults
from tests.evenings import drawn, evening
from tests.tournament.draws.test_repair_round import without
from tichu_turnier.tournament.changes import AddEntrants, SetRegulations
from tichu_turnier.tournament.draws.format import Format, quality_of
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import OddNumbers, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant

CLEAN = [
    *(("dtm", 16, 5), ("dtm", 24, 6), ("dtm", 32, 6), ("dtm", 33, 6), ("club-evening", 16, 5)),
    *(("club-evening", 24, 6), ("treibhaus", 15, 5), ("treibhaus", 16, 5), ("swiss", 15, 5)),
    ("swiss", 16, 5),
]
"""Evenings on which nobody need meet anybody twice, whoever leaves or arrives after two rounds."""
COSTS = [
    *(("whist", 8, 7, (2, 13, 28), (0, 20, 48)), ("whist", 16, 7, (0, 7, 27), (0, 4, 42))),
    *(("whist", 9, 7, (0, 27, 51), (0, 13, 40)), ("round-robin", 8, 7, (0, 0, 0), (0, 0, 0))),
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
    for found, most in zip(
        (repeats(without(tournament, 1)), repeats(arrived(tournament))), (out, late), strict=True
    ):
        assert all(value <= limit for value, limit in zip(found, most, strict=True)), found


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
    assert [found.key for found in fewer.findings(tournament)] == ["regulations-too-few-rounds"]


@pytest.mark.parametrize("odd", [OddNumbers.FIVE, OddNumbers.THREE])
def test_tables_of_five_and_three_come_and_go_with_people(odd: OddNumbers) -> None:
    tournament = evening("dtm", 25, rounds=5)
    tournament = drawn(
        replace(tournament, regulations=replace(tournament.regulations, odd_numbers=odd)), 4, 2
    )
    for changed in (without(tournament, 1), without(tournament, 1, 2), arrived(tournament)):
        ended = to_the_end(changed)
        assert not any(turn.sitting_out for turn in ended.rounds)
        assert all(len(turn.people()) == len(changed.playing(3)) for turn in ended.rounds[2:])


EVERYBODY_PLAYS = [
    way for way in FORMATS if way.bracket is None and way.key not in ("duplicate", "two-swiss")
]


@settings(max_examples=10)
@given(st.sampled_from(EVERYBODY_PLAYS), st.integers(4, 400), st.integers(1, 20), st.integers(0, 2**32))
def test_every_plan_of_every_format_is_legal(way: Format, people: int, rounds: int, seed: int) -> None:
    """Players from 4 to 400, in up to 20 rounds; `python -m benchmarks plans` makes them all."""
    if way.unit is Unit.PARTNERSHIP:  # drawn by matchings, which take seconds in a large field
        people = 4 + people // 8
        rounds = min(rounds, people // 2)
    assert faults(way.plan(range(people), rounds, seed), people, rounds) == 0
