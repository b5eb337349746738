"""Does the window write numbers as people do?"""

from fractions import Fraction

import pytest

from tichu_turnier.words.numbers import amount


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0"),
        (-120, "−120"),
        (Fraction(9, 2), "4,5"),
        (Fraction(-20, 3), "−6,7"),
        (Fraction(-1, 30), "0"),
        (Fraction(299, 100), "3"),
        (Fraction(1000), "1000"),
    ],
)
def test_numbers_have_at_most_one_decimal(value, shown):
    assert amount(value, ",") == shown
