"""Are so many people told how many tables they make, and what becomes of those who are too many?"""

from dataclasses import replace

import pytest

from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import OddNumbers
from tichu_turnier.tournament.tables.table_count import Expected, expected, people_at_a_table

REST, FIVE, THREE, SIX = OddNumbers.REST, OddNumbers.FIVE, OddNumbers.THREE, OddNumbers.SIX


@pytest.mark.parametrize(
    ("key", "odd", "people", "result"),
    [
        ("club-evening", REST, 16, Expected(4)),
        ("club-evening", REST, 18, Expected(4, 2)),
        ("club-evening", REST, 3, Expected(0, 3)),
        ("club-evening", FIVE, 18, Expected(4, 0, 2, FIVE)),
        ("club-evening", FIVE, 7, Expected(1, 2, 1, FIVE)),
        ("club-evening", THREE, 18, Expected(5, 0, 2, THREE)),
        ("club-evening", THREE, 5, Expected(1, 1)),
        ("club-evening", SIX, 19, Expected(4, 1, 1, SIX)),
        ("club-evening", SIX, 17, Expected(4, 1)),
        ("treibhaus", FIVE, 18, Expected(4, 2)),
        ("two-swiss", REST, 7, Expected(3, 1)),
    ],
)
def test_tables(key, odd, people, result):
    regulations = replace(preset(key).regulations, odd_numbers=odd)
    assert expected(regulations, people) == result


def test_a_table_is_of_four_or_of_two():
    assert [people_at_a_table(preset(key).regulations) for key in ("treibhaus", "two-swiss")] == [4, 2]
