"""Sheet: the tables as they stand in the room, and who sits there."""

from math import ceil, sqrt

from tichu_turnier.sheets.document import Block, RoomMap, RoomTable
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.sheets.seats_by_table import facts_of, resting_words
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Seating, Tournament
from tichu_turnier.tournament.tables.table import table_of

_USUALLY = 6
"""Most tables in a row: beside more, long names would be too small for a wall."""
_WIDER = 1.3
"""A room is rather wider than deep, and names need width."""


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """The tables of a round in rows across the page, as many in a row as is usual."""
    tables = tuple(_table(tournament, seating, texts) for seating in drawn.tables)
    headers = (texts("sheets-table"), texts("sheets-name"))
    room = RoomMap(tables, usual_row(len(tables)), texts("room-front"), headers)
    return *facts_of(tournament, texts, drawn), room, *resting_words(tournament, texts, drawn)


def usual_row(tables: int) -> int:
    """How many tables stand in a row by default: 4 of 16, 5 of 20."""
    return max(1, min(_USUALLY, ceil(sqrt(tables * _WIDER) - 0.6)))


def _table(tournament: Tournament, seating: Seating, texts: Texts) -> RoomTable:
    title = f"{texts('sheets-table')} {seating.table}"
    table, changing = table_of(seating, tournament.regulations), tournament.regulations.stages > 1
    letters = {who: f"{letter}  " if changing else "" for who, letter in table.letters.items()}
    names = {who: letter + tournament.name_of(who) for who, letter in letters.items()}
    return RoomTable(title, tuple(tuple(names[who] for who in group if who) for group in table.groups))


SHEET = round_sheet("room-map", blocks, landscape=True)
