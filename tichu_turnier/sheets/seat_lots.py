"""Sheet: lots to draw, with table and letter."""

from tichu_turnier.sheets.document import Block, Sign, Signs
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.tournament.tables.table import table_of

_ACROSS, _DOWN = 3, 6


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A lot for each seat of a round, as `7 B`; who draws lots by hand types them in with the draw.

    Everybody at the same table has the same number, partners have A and B, or C and D, at first.
    """
    tables = sorted(drawn.tables, key=lambda seating: seating.table)
    signs = tuple(
        Sign(texts("sheets-table"), f"{seating.table} {letter}", tournament.name)
        for seating in tables
        for letter in table_of(seating, tournament.regulations).letters.values()
    )
    return (Signs(signs, texts("sheets-table"), _ACROSS, _DOWN),)


SHEET = round_sheet("seat-lots", blocks, names_round=False)
