"""Sheet: lots to draw, with table and letter."""

from tichu_turnier.sheets.document import Document, Sign, Signs
from tichu_turnier.sheets.parts import drawn_round, sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.table import table_of

_ACROSS, _DOWN = 3, 6


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """A lot for each seat of a round, as `7 B`; who draws lots by hand types them in with the draw.

    Everybody at the same table has the same number, partners have A and B, or C and D, at first.
    """
    tables = sorted(drawn_round(tournament, round_number).tables, key=lambda seating: seating.table)
    signs = tuple(
        Sign(texts("sheets-table"), f"{seating.table} {letter}", tournament.name)
        for seating in tables
        for letter in table_of(seating, tournament.regulations).letters.values()
    )
    blocks = (Signs(signs, texts("sheets-table"), _ACROSS, _DOWN),)
    return sheet_document(texts("sheets-seat-lots"), tournament, texts, blocks, head=False)


SHEET = Sheet("seat-lots", needs_round=True, make=document)
