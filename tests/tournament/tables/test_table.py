"""Does every kind of table say who sits where, and are so many people told how many tables they make?"""

from dataclasses import replace

import pytest

from tichu_turnier.rules.calls import call_columns
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers
from tichu_turnier.tournament.tables.table import (
    FIVE,
    FOUR,
    HEAD_TO_HEAD,
    SIX,
    THREE,
    Table,
    seated,
    table_of,
)
from tichu_turnier.tournament.tables.table_count import Expected, expected, people_at_a_table

A, B, C, D, E, F = map(EntrantId, range(1, 7))
CASES = [
    ("dtm", (A, B), HEAD_TO_HEAD, ((A,), (B,)), False),
    ("dtm", (A, B, C), THREE, ((A, None), (B, C)), True),
    ("dtm", (A, B, C, D), FOUR, ((A, B), (C, D)), True),
    ("dtm", (A, B, C, D, E), FIVE, ((A, B), (C, D), (E,)), True),
    ("dtm", (A, B, C, D, E, F), SIX, ((A, B, E), (C, D, F)), True),
    ("treibhaus", (A, B), HEAD_TO_HEAD, ((A,), (B,)), True),
    ("treibhaus", (A, B, C, D), FOUR, ((A, B), (C, D)), False),
    ("two-swiss", (A, B), HEAD_TO_HEAD, ((A,), (B,)), True),
]


def table(key: str, people: tuple[EntrantId, ...]) -> Table:
    regulations = replace(preset(key).regulations, odd_numbers=OddNumbers.SIX)
    return table_of(seated(1, people), regulations)


@pytest.mark.parametrize(("key", "people", "kind", "groups", "fits"), CASES)
def test_people_sides_and_a_place_for_every_column_of_a_slip(key, people, kind, groups, fits):
    found = table(key, people)
    assert found.kind is kind
    assert found.people == people
    assert found.groups == groups
    assert found.fits is fits
    assert "".join(found.letters.values()) == "ABCDEF"[: len(people)]
    assert found.rests_first == (E if kind is FIVE else None)
    assert {found.resting(hand) for hand in range(5)} == ({*people} if kind is FIVE else {None})
    left, right = found.places(0)
    per_player = 2 if key == "two-swiss" else 1
    assert len((*left, *right)) * per_player == len(call_columns(found.regulations.rules))


def test_beyond_the_last_stage_four_stay_as_they_are_and_others_begin_anew():
    four, three = (table("club-evening", people) for people in ((A, B, C, D), (A, B, C)))
    assert four.seats_of_hand(9) == four.seats_of_hand(8)
    assert three.seats_of_hand(9) == three.seats_of_hand(0)


def test_who_is_named_twice_does_not_fit():
    assert not table("dtm", (A, B, C, A)).fits
    assert not table("treibhaus", (A, A)).fits


def test_a_table_is_written_as_it_is_read_back():
    assert table("club-evening", (A, B, C, D)).written == [A, B, C, D]
    assert table("dtm", (A, B, C, D)).written == [[A, B], [C, D]]
    assert table("dtm", (A, B, C)).written == [A, B, C]
    assert table("dtm", (A, B, C, D, E, F)).written == [[A, B, E], [C, D, F]]
    assert table("treibhaus", (A, B)).written == [[A], [B]]


REST, FIVES, THREES, SIXES = OddNumbers.REST, OddNumbers.FIVE, OddNumbers.THREE, OddNumbers.SIX


@pytest.mark.parametrize(
    ("key", "odd", "people", "result"),
    [
        ("club-evening", REST, 16, Expected(4)),
        ("club-evening", REST, 18, Expected(4, 2)),
        ("club-evening", REST, 3, Expected(0, 3)),
        ("club-evening", FIVES, 18, Expected(4, 0, 2, FIVES)),
        ("club-evening", FIVES, 7, Expected(1, 2, 1, FIVES)),
        ("club-evening", THREES, 18, Expected(5, 0, 2, THREES)),
        ("club-evening", THREES, 5, Expected(1, 1)),
        ("club-evening", SIXES, 19, Expected(4, 1, 1, SIXES)),
        ("club-evening", SIXES, 17, Expected(4, 1)),
        ("treibhaus", FIVES, 18, Expected(4, 2)),
        ("two-swiss", REST, 7, Expected(3, 1)),
    ],
)
def test_so_many_people_make_so_many_tables(key, odd, people, result):
    regulations = replace(preset(key).regulations, odd_numbers=odd)
    assert expected(regulations, people) == result


def test_a_table_is_of_four_or_of_two():
    assert [people_at_a_table(preset(key).regulations) for key in ("treibhaus", "two-swiss")] == [4, 2]


FELLOWS = [
    ("treibhaus", (A, B), ["A", "B"]),
    ("dtm", (A, B, C), ["A", "BC", "BC"]),
    ("dtm", (A, B, C, D), ["AB", "AB", "CD", "CD"]),
    ("dtm", (A, B, C, D, E), ["AB", "AB", "CD", "CD", "E"]),
]


@pytest.mark.parametrize(("key", "people", "wanted"), FELLOWS)
def test_somebody_and_the_partners_of_a_hand(key, people, wanted):
    found = table(key, people)
    names = ["".join("ABCDEF"[who - 1] for who in sorted(found.fellows(each, 0))) for each in people]
    assert names == wanted


def test_of_six_three_are_fellows():
    found = table("dtm", (A, B, C, D, E, F))
    trios = {frozenset(found.fellows(who, 0)) for who in found.people}
    assert {len(trio) for trio in trios} == {3}
    assert len(trios) == 2
