"""One score slip a page, two, or four: does a pen find room, everybody the own name, a scanner its code?"""

from dataclasses import replace

import pytest

from tests.sheets.evenings import evening
from tests.sheets.goldens import spoken
from tests.sheets.layout.test_layout import faults, texts_of
from tests.sheets.reading import made
from tichu_turnier.finding import Refusal
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import render
from tichu_turnier.sheets.club import dressed, look_of
from tichu_turnier.sheets.formats.pdf_letters import width
from tichu_turnier.sheets.layout.drawing import MILLIMETRE, Code, Frame
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.look import Look, Paper
from tichu_turnier.texts import languages
from tichu_turnier.tournament.tables.slip_code import SlipName, read_slip_code


def slips(key, count, look, language="de"):
    return dressed(made("score-slips", evening(key, count), language=language), look)


@pytest.mark.parametrize(("wanted", "found"), [(0, 5), (1, 9), (2, 5), (4, 3)])
def test_so_many_as_are_wanted(wanted, found):
    """Nine tables."""
    assert len(pages(slips("club-evening", 37, Look(slips_a_page=wanted)), width)) == found


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["club-evening", "treibhaus"])
def test_four_are_clear_of_each_other_on_any_paper(key, language, paper):
    document = slips(key, 37, Look(slips_a_page=4, paper=paper), language)
    assert not faults(document)
    boxes = [mark.area for page in pages(document, width) for mark in page if isinstance(mark, Frame)]
    assert min(box.height for box in boxes) >= 2.5 * MILLIMETRE


def test_on_small_paper_there_are_fewer():
    assert len(pages(slips("club-evening", 37, Look(slips_a_page=4, paper=Paper.A5)), width)) == 9


def test_on_a_narrow_slip_letters_stand_for_names():
    """Everybody is named once; partners change from stage to stage."""
    page = pages(slips("club-evening", 16, Look(slips_a_page=4)), width)[0]
    words = [mark.text for mark in texts_of(page)]
    assert [words.count(letter) for letter in "ABCD"] == [4 * 3] * 4
    assert sum(mark.text.startswith("A ") for mark in texts_of(page)) == 4
    assert sum(isinstance(mark, Code) for mark in page) == 4


def test_a_table_of_five_has_more_room():
    """Somebody else rests in each of five parts, which are too many for a quarter of a page."""
    played = evening("club-evening", 17)
    first, *others = played.rounds[0].tables
    five = replace(first, fifth=played.rounds[0].sitting_out[0])
    drawn = replace(played.rounds[0], tables=(*others, five), sitting_out=())
    tournament = replace(played, rounds=(drawn,), results={})
    document = dressed(made("score-slips", tournament), Look(slips_a_page=4))
    found = [sum(isinstance(mark, Code) for mark in page) for page in pages(document, width)]
    assert found == [3, 1]
    assert not faults(document)


def test_three_are_refused():
    assert look_of(Settings(slips_a_page=4)).slips_a_page == 4
    with pytest.raises(Refusal) as refused:
        look_of(Settings(slips_a_page=3))
    assert [finding.key for finding in refused.value.findings] == ["look-no-such-slips"]


CLUB = evening("club-evening", 37)
DOCUMENT = made("score-slips", CLUB, 2)
SCANNED = [mark for page in pages(DOCUMENT, width) for mark in page if isinstance(mark, Code)]
TABLES = [seating.table for seating in CLUB.rounds[1].tables]


def test_every_slip_has_a_square_that_names_it_for_scanners_and_a_code_for_people():
    assert [read_slip_code(CLUB, mark.text) for mark in SCANNED] == [SlipName(2, table) for table in TABLES]
    for mark in SCANNED:
        assert mark.area.width == mark.area.height >= 11 * MILLIMETRE
    for words in (render(DOCUMENT, "html").decode(), "\n".join(spoken(render(DOCUMENT, "pdf")))):
        assert all(mark.text[:-3] in words for mark in SCANNED)
