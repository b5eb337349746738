"""Is what hangs on the wall read from there, large print from farther away, and nothing torn or cut?"""

from itertools import cycle, islice, product

import pytest

from tests.cases import ALL, some
from tests.sheets.evenings import evening
from tests.sheets.legibility import COUNTS, called, measured, sheet_of
from tests.sheets.occasions import EVERYTHING
from tichu_turnier.sheets.layout.pages import settled
from tichu_turnier.sheets.layout.shapes import Text
from tichu_turnier.texts import Texts, languages

FAR, NEAR, GIANT = 20, 16, 0.75
"""Points of names for up to 60 people, and for more; one name in eight may be smaller than the others."""
LISTS = ("seats-by-name", "seats-by-table", "room-map", "round-results", "standings", "ranking")


@pytest.mark.parametrize("count", [18, 37, 100])
def test_a_bracket_is_parted_until_its_names_are_read(count):
    assert measured(sheet_of("bracket", count)).names[1] >= 14


@pytest.mark.parametrize("key", [*LISTS, "timetable"])
def test_large_print_is_larger(key):
    usual, large = (measured(sheet_of(key, 37, large=large)) for large in (False, True))
    assert large.largest > usual.largest
    assert large.torn == large.cut == ()
    assert large.pages == 1 or large.last >= FEWEST


@pytest.mark.parametrize("count", [18, 100])
def test_on_what_is_taken_along_no_name_is_cut_in_large_print(count):
    assert measured(sheet_of("route-cards", count, large=True)).cut == ()


@pytest.mark.parametrize(
    ("key", "count", "pages"),
    [
        *(("round-results", 18, 1), ("round-results", 37, 2), ("ranking", 37, 3), ("ranking", 100, 5)),
        *(("fairness", 37, 2), ("draw-certificate", 100, 1), ("journal", 100, 2), ("cross-table", 37, 3)),
    ],
)
def test_no_page_is_there_for_a_few_lines_or_a_wide_head(key, count, pages):
    assert measured(sheet_of(key, count)).pages == pages


def test_a_head_that_needs_two_lines_is_as_large_as_the_others():
    _, (page, *_) = settled(sheet_of("round-results", 37))
    heads = {mark.text: mark.size for mark in page if isinstance(mark, Text)}
    assert {"Sieg-", "punkte", "Tisch"} <= heads.keys()
    assert heads["punkte"] == heads["Tichu-"] == heads["Tisch"] == heads["gegen"]


@pytest.mark.parametrize(("key", "least"), [("special-lists", 13), ("rules", 10), ("penalties", 10)])
def test_a_few_rows_stand_on_two_lines_rather_than_in_small_letters(key, least):
    _, (page,) = settled(sheet_of(key, 37))
    sizes = [mark.size for mark in page if isinstance(mark, Text) and " " in mark.text and mark.size < least]
    assert len(sizes) <= 8  # head and foot, facts above, and the closing words


@pytest.mark.parametrize("count", [4, 37])
def test_a_report_alone_fills_its_page(count):
    found = measured(sheet_of("entrant-report", count, "fr"))
    assert found.pages == 1
    assert found.used > 0.9
    assert found.smallest >= 8


SMALLEST, SMALLEST_OF = 6.7, {"score-slips": 8}
"""Points of the smallest letters on a page; the longest name beside a matrix of dozens is smaller."""
FULL = {"fairness": 0.3, "receipts": 0.2}
"""How much of the pages but the last is used: a list of its own follows on the next one."""
OTHERS_FULL = 0.75
FEWEST = 5
"""Lines of a last page: the head of a table, and four below it."""
CUT_OUT = ("cards", "receipts", "score-slips", "route-cards", "table-cards", "seat-lots", "certificates")
NAMES = {"cards": 16, "score-slips": 8, "route-cards": 8, "certificates": 15, "participants": 10}
"""Points of the names on what is held in hands."""


@pytest.mark.parametrize("key", EVERYTHING)
def test_every_page_of_every_sheet_is_read_and_used(key):
    """For any number of people, in each language in turn: nothing too small, torn, cut, or upon another."""
    turn = list(EVERYTHING).index(key)
    each = list(zip(COUNTS, islice(cycle(languages()), turn, None), strict=False))
    for count, language in each if ALL else each[turn % 3 :: 3]:
        found = measured(sheet_of(key, count, language))
        assert found.smallest >= SMALLEST_OF.get(key, SMALLEST) - 0.05, (count, language)
        assert found.pages == 1 or found.used >= FULL.get(key, OTHERS_FULL), (count, language)
        assert found.pages == 1 or key in CUT_OUT or found.last >= FEWEST, (count, language)
        assert found.torn == found.cut == found.faults == (), (count, language)
        assert not found.names[0] or found.names[0] >= NAMES.get(key, 0), (count, language)
        if key in LISTS and count <= 100:  # of more people a ranking hangs on no wall
            least = FAR if count <= 60 else NEAR
            assert (found.names[0] >= GIANT * least, found.names[1] >= least) == (True, True), count


OTHER_EVENINGS = list(
    product(
        ["swiss", "round-robin", "whist", "two-swiss"],
        [*LISTS, "timetable", "cross-table", "route-cards", "rulings", "rules"],
    )
)


@pytest.mark.parametrize(("preset", "key"), some(OTHER_EVENINGS, 15))
def test_nothing_is_torn_or_alone_on_other_evenings(preset, key):
    tournament = called(evening(preset, 18))
    if EVERYTHING[key].suits(tournament):
        found = measured(EVERYTHING[key].document(tournament, Texts("de")))
        assert found.torn == found.cut == found.faults == ()
        assert found.smallest >= SMALLEST - 0.05
        assert found.pages == 1 or key in CUT_OUT or found.last >= FEWEST
