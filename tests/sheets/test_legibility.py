"""Is what hangs on the wall read from there, large print from farther away, and nothing torn or cut?"""

import pytest

from tests.sheets.legibility import measured, sheet_of

FAR, NEAR, GIANT = 20, 16, 0.75
"""Points of names for up to 60 people, and for more; one name in eight may be smaller than the others."""
LISTS = ("seats-by-name", "seats-by-table", "room-map", "round-results", "standings", "ranking")


@pytest.mark.parametrize("key", LISTS)
@pytest.mark.parametrize(("count", "language"), [(4, "de"), (18, "fr"), (37, "de"), (37, "en"), (100, "fr")])
def test_names_on_the_wall_are_read_from_three_metres(key, count, language):
    found = measured(sheet_of(key, count, language))
    least, usual = found.names
    assert usual >= (FAR if count <= 60 else NEAR)
    assert least >= GIANT * (FAR if count <= 60 else NEAR)
    assert found.torn == found.cut == ()


@pytest.mark.parametrize("key", [*LISTS, "timetable"])
@pytest.mark.parametrize("count", [18, 37])
def test_large_print_is_larger(key, count):
    usual, large = (measured(sheet_of(key, count, large=large)) for large in (False, True))
    assert large.largest > usual.largest
    assert large.torn == large.cut == ()
