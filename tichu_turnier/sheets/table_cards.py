"""Sheet: the numbers on the tables, to be found from the door."""

from tichu_turnier.sheets.document import Document, Sign, Signs
from tichu_turnier.sheets.parts import drawn_round, sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """A card for each table, to be folded in the middle: A4 stands as A5, A5 as A6."""
    tables = sorted(seating.table for seating in drawn_round(tournament, round_number).tables)
    word = texts("sheets-table")
    signs = tuple(Sign(word, str(table), tournament.name) for table in tables)
    blocks = (Signs(signs, word, folded=True),)
    return sheet_document(texts("sheets-table-cards"), tournament, texts, blocks, head=False)


SHEET = Sheet("table-cards", needs_round=True, make=document)
