"""Does the window write numbers as people do?"""

from fractions import Fraction

import pytest

from tichu_turnier.texts import Texts
from tichu_turnier.words.numbers import amount


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0"),
        (-120, "−120"),
        (Fraction(9, 2), "4,5"),
        (Fraction(-20, 3), "−6,67"),
        (Fraction(-1, 30), "−0,03"),
        (Fraction(2999, 1000), "3"),
        (Fraction(1000), "1000"),
    ],
)
def test_numbers_have_at_most_two_decimals(value, shown):
    assert amount(value, Texts("de")) == shown
