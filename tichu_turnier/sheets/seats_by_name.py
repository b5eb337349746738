"""Sheet: where each person sits, and with whom."""

from tichu_turnier.sheets.document import Block, Document, Size, listed
from tichu_turnier.sheets.parts import drawn_round, sheet_document
from tichu_turnier.sheets.seats_by_table import facts_of
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.seats import seats_listing

_ONE_LANE = 24
"""So many lines stand on one page in letters that are read from afar; more of them go into two lanes."""


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """Every person by the alphabet, with table and partner, or letter of a seat, or opponent."""
    drawn = drawn_round(tournament, round_number)
    found = seats_listing(tournament, texts, drawn)
    lanes = 1 if len(found.rows) <= _ONE_LANE else 2
    blocks: tuple[Block, ...] = (
        *facts_of(tournament, texts, drawn),
        listed(found, Size.POSTER, lanes),
    )
    return sheet_document(texts("sheets-seats-by-name"), tournament, texts, blocks, about=drawn.number)


SHEET = Sheet("seats-by-name", needs_round=True, make=document)
