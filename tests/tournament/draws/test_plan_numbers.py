"""Do the tables of a plan get the numbers that were meant, each once?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.tournament.draws.plan import table_numbers


@pytest.mark.parametrize(
    ("given", "numbers", "keys"),
    [
        ([None, None], (1, 2), []),
        ([7, 3], (7, 3), []),
        ([1, None, 2, None], (1, 3, 2, 4), []),
        ([5, 5, 5], (5, 4, 6), ["plan-table-twice"] * 2),
        ([1, 1, 2], (1, 3, 2), ["plan-table-twice"]),
        ([-4, 1, 9999, "x"], (2, 1, 999, 3), ["plan-table-number"] * 3),
    ],
)
def test_examples(given, numbers, keys):
    found, faults = table_numbers(given)
    assert (found, [fault.key for fault in faults]) == (numbers, keys)


@given(st.lists(st.one_of(st.none(), st.integers(-5, 30), st.text(max_size=2)), max_size=20))
def test_every_table_has_a_number_of_its_own_and_faults_name_a_free_one(plan):
    numbers, faults = table_numbers(plan)
    wished = [each for each in plan if each is not None]
    possible = {each for each in wished if isinstance(each, int) and each > 0}
    assert len(set(numbers)) == len(numbers) == len(plan)
    assert possible <= set(numbers)
    assert {fault.args["nearest"] for fault in faults} <= set(numbers) - possible
    assert len(faults) == len(wished) - len(possible)
