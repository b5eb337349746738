"""One score slip a page, two, or four: does a pen find room, everybody the own name, a scanner its code?"""

from dataclasses import replace
from itertools import groupby, pairwise
from operator import itemgetter

import pytest

from tests.sheets.evenings import evening
from tests.sheets.goldens import spoken
from tests.sheets.layout.test_layout import faults, texts_of
from tests.sheets.reading import made
from tests.sheets.test_odd_tables_sheet import first_round
from tests.tournament.tables.test_odd_tables import FIVE_AT_A_TABLE, SIX_AT_A_TABLE, THREE_AT_A_TABLE
from tichu_turnier.sheets import render
from tichu_turnier.sheets.club import dressed
from tichu_turnier.sheets.layout.page_builder import body
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import MILLIMETRE, Code, Frame
from tichu_turnier.sheets.look import Look, Paper
from tichu_turnier.tournament.tables.link_keys import LinkKeys, Links
from tichu_turnier.tournament.tables.slip_code import SlipName, read_slip_code


def slips(key, count, look, language="de"):
    return dressed(made("score-slips", evening(key, count), language=language), look)


@pytest.mark.parametrize(
    ("wanted", "paper", "found"), [(0, None, 5), (1, None, 9), (2, None, 5), (4, None, 3), (4, Paper.A5, 9)]
)
def test_so_many_as_are_wanted_but_fewer_on_small_paper(wanted, paper, found):
    """Nine tables."""
    assert len(pages(slips("club-evening", 37, Look(paper, slips_a_page=wanted)))) == found


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("key", ["club-evening", "treibhaus"])
def test_four_are_clear_of_each_other_on_any_paper(key, paper):
    document = slips(key, 37, Look(slips_a_page=4, paper=paper), "fr")
    assert not faults(document)
    boxes = [mark.area for page in pages(document) for mark in page if isinstance(mark, Frame)]
    assert min(box.height for box in boxes) >= 5 * MILLIMETRE - 0.01


def test_totals_find_a_place_where_they_have_no_column():
    """Below the hands of a narrow slip, for each side."""
    for count, times in ((1, 2), (4, 2 * 4)):
        page = pages(slips("dtm", 16, Look(slips_a_page=count)))[0]
        assert sum(mark.text == "Total" for mark in texts_of(page)) == times


def test_on_a_narrow_slip_letters_stand_for_names():
    """Everybody is named once; partners change from stage to stage."""
    page = pages(slips("club-evening", 16, Look(slips_a_page=4)))[0]
    words = [mark.text for mark in texts_of(page)]
    assert [words.count(letter) for letter in "ABCD"] == [4 * 3 + 4] * 4
    assert sum(isinstance(mark, Code) for mark in page) == 4


LINKS = Links("http://192.168.1.20:8080/", LinkKeys(b"owl"))
GIANT = 40
"""Letters of a name that is smaller alone."""


def kinds():
    """Slips of every kind of table."""
    yield "fours", slips("club-evening", 18, Look())
    for key in ("treibhaus", "dtm", "league-evening", "two-swiss", "double-elimination", "duplicate"):
        yield key, slips(key, 8, Look())
    for people, odd in ((9, FIVE_AT_A_TABLE), (6, SIX_AT_A_TABLE), (7, THREE_AT_A_TABLE)):
        yield f"odd {people}", made("score-slips", first_round("club-evening", people, odd))


@pytest.mark.parametrize(("kind", "document"), list(kinds()))
@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
def test_there_is_room_for_a_pen(kind, document, count, paper):
    """Lines of 8 mm and boxes of 5, no letter below 8 points, and nothing of the height left white."""
    printed = dressed(document, Look(slips_a_page=count, paper=paper))
    area, called = body(printed), {name for slip in printed.blocks[0].slips for _, name in people_of(slip)}
    giants = [name for name in called if len(name) >= GIANT]
    right = {0, round(area.width / 2 + 3 * MILLIMETRE)}
    for page in pages(printed):
        boxes = [mark.area for mark in page if isinstance(mark, Frame) and mark.width == 0.5]
        assert min(box.height for box in boxes) >= 5 * MILLIMETRE - 0.01
        for _, column in groupby(sorted((box.left, box.top) for box in boxes), key=itemgetter(0)):
            assert min(below - above for (_, above), (_, below) in pairwise(column)) >= 8 * MILLIMETRE - 0.01
        small = {mark.text for mark in texts_of(page) if mark.size < 8 - 0.01}
        assert all(any(text in name for name in giants) for text in small)
        codes = [mark.area for mark in page if isinstance(mark, Code)]
        assert {round(area.right - code.right) for code in codes} <= right
    first, *others = pages(printed)
    if others:
        lowest = max(mark.y for mark in texts_of(first))
        assert lowest >= area.top + (0.5 if kind == "dtm" else 0.9) * area.height
    assert not faults(printed)


def test_a_code_for_phones_leaves_the_head_of_a_narrow_slip_to_its_table():
    """It stands at the foot; nothing stands upon anything else."""
    printed = slips("club-evening", 16, Look(slips_a_page=4, links=LINKS))
    assert not faults(printed)
    page = pages(printed)[0]
    codes = [mark for mark in page if isinstance(mark, Code) and mark.text.startswith("http")]
    assert len(codes) == 4
    assert all(mark.size >= 5 for mark in texts_of(page))


def people_of(slip):
    return [person for side in slip.people for person in side]


def test_a_table_of_five_has_more_room():
    """Somebody else rests in each of five parts, which are too many for a quarter of a page."""
    played = evening("club-evening", 17)
    first, *others = played.rounds[0].tables
    five = replace(first, fifth=played.rounds[0].sitting_out[0])
    drawn = replace(played.rounds[0], tables=(*others, five), sitting_out=())
    tournament = replace(played, rounds=(drawn,), results={})
    document = dressed(made("score-slips", tournament), Look(slips_a_page=4))
    found = [sum(isinstance(mark, Code) for mark in page) for page in pages(document)]
    assert found == [3, 1]
    assert not faults(document)


CLUB = evening("club-evening", 37)
DOCUMENT = made("score-slips", CLUB, 2)
SCANNED = [mark for page in pages(DOCUMENT) for mark in page if isinstance(mark, Code)]
TABLES = [seating.table for seating in CLUB.rounds[1].tables]


def test_every_slip_has_a_square_that_names_it_for_scanners_and_a_code_for_people():
    assert [read_slip_code(CLUB, mark.text) for mark in SCANNED] == [SlipName(2, table) for table in TABLES]
    for mark in SCANNED:
        assert mark.area.width == mark.area.height >= 11 * MILLIMETRE
    for words in (render(DOCUMENT, "html").decode(), "\n".join(spoken(render(DOCUMENT, "pdf")))):
        assert all(mark.text[:-3] in words for mark in SCANNED)
