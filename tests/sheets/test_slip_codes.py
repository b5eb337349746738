"""Does each score slip say its code, to people and to a scanner, in every format?"""

from tests.sheets.evenings import evening
from tests.sheets.goldens import spoken
from tichu_turnier.sheets import render, score_slips
from tichu_turnier.sheets.formats.pdf import width
from tichu_turnier.sheets.layout.drawing import MILLIMETRE, Code
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.tables.slip_code import SlipName, read_slip_code

CLUB = evening("club-evening", 37)
DOCUMENT = score_slips.SHEET.document(CLUB, Texts("de"), 2)
SCANNED = [mark for page in pages(DOCUMENT, width) for mark in page if isinstance(mark, Code)]
TABLES = [seating.table for seating in CLUB.rounds[1].tables]


def test_every_slip_has_a_square_that_names_it() -> None:
    assert [read_slip_code(CLUB, mark.text) for mark in SCANNED] == [SlipName(2, table) for table in TABLES]


def test_the_square_is_large_enough() -> None:
    for mark in SCANNED:
        assert mark.area.width == mark.area.height >= 11 * MILLIMETRE


def test_the_code_stands_in_the_page_for_browsers() -> None:
    words = render(DOCUMENT, "html").decode()
    assert all(mark.text[:-3] in words for mark in SCANNED)


def test_people_can_read_the_code() -> None:
    words = "\n".join(spoken(render(DOCUMENT, "pdf")))
    assert all(mark.text[:-3] in words for mark in SCANNED)
