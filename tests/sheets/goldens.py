"""Which papers are looked at, and what do they say to a reader program?"""

from functools import cache

import pypdfium2

from tests.sheets.evenings import evening
from tests.sheets.occasions import EVERYTHING, SPECIAL, occasion
from tichu_turnier.sheets import render
from tichu_turnier.texts import Texts

SIZES = (4, 37, 400)
TEAMS = "teams"
COLUMNS: tuple[int | str, ...] = (*SIZES, TEAMS)
"""So many entrants, and 37 teams where a sheet has something else to say about teams."""


def sizes(key):
    """Of which sizes a sheet is looked at."""
    return SIZES if key in SPECIAL else COLUMNS


@cache
def paper(key, size, language):
    """A sheet as PDF."""
    tournament = evening("treibhaus", 37) if size == TEAMS else occasion(key, size)
    return render(EVERYTHING[key].document(tournament, Texts(language)), "pdf")


def spoken(pdf):
    """The text of each page, as a reader program extracts it."""
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return [page.replace("\r\n", "\n").replace("\ufffe", "").strip() for page in pages]
