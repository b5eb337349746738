"""Sheet: the numbers on the tables, to be found from the door."""

from tichu_turnier.sheets.document import Block, Sign, Signs
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Tournament


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A card for each table, to be folded in the middle: A4 stands as A5, A5 as A6."""
    tables = sorted(seating.table for seating in drawn.tables)
    word = texts("sheets-table")
    signs = tuple(Sign(word, str(table), tournament.name, table) for table in tables)
    return (Signs(signs, word, folded=True),)


SHEET = round_sheet("table-cards", blocks, names_round=False)
