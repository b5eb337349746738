"""Sheet: the tables as they stand in the room, and who sits there."""

from math import ceil, sqrt

from tichu_turnier.sheets.document import Block, Document, Orientation
from tichu_turnier.sheets.drawings import RoomMap, RoomTable
from tichu_turnier.sheets.parts import drawn_round, margin
from tichu_turnier.sheets.seats_by_table import facts_of, lettered, resting_words
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Seating, Tournament
from tichu_turnier.tournament.tables.table_rotation import FOUR, THREE, people_at
from tichu_turnier.words.names import name_of

_USUALLY = 8
"""Most tables in a row: beside more, long names would be too small for a wall."""
_WIDER = 1.3
"""A room is rather wider than deep, and names need width."""


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """The tables of a round in rows across the page, as many in a row as is usual."""
    drawn = drawn_round(tournament, round_number)
    tables = tuple(_table(tournament, seating, texts) for seating in drawn.tables)
    headers = (texts("sheets-table"), texts("sheets-name"))
    room = RoomMap(tables, usual_row(len(tables)), texts("room-front"), headers)
    blocks: tuple[Block, ...] = (
        *facts_of(tournament, texts, drawn),
        room,
        *resting_words(tournament, texts, drawn),
    )
    return Document(
        texts("sheets-room-map"),
        texts.language,
        margin(tournament, texts, drawn.number),
        blocks,
        orientation=Orientation.LANDSCAPE,
    )


def usual_row(tables: int) -> int:
    """How many tables stand in a row if nobody says otherwise: 4 of 16, 5 of 20."""
    return max(1, min(_USUALLY, ceil(sqrt(tables * _WIDER) - 0.6)))


def _table(tournament: Tournament, seating: Seating, texts: Texts) -> RoomTable:
    title = f"{texts('sheets-table')} {seating.table}"
    if tournament.regulations.one_a_side:
        sides = seating.seats[:2]
        return RoomTable(title, tuple((name_of(tournament, who),) for who in sides))
    people = lettered(seating)
    changing = tournament.regulations.stages > 1
    names = [
        f"{letter}  {name_of(tournament, who)}" if changing else name_of(tournament, who)
        for who, letter in people.items()
    ]
    first = 1 if people_at(seating) == THREE else 2
    groups = (tuple(names[:first]), tuple(names[first:FOUR]), tuple(names[FOUR:]))
    if seating.sixth is not None:
        groups = ((*groups[0], names[-2]), (*groups[1], names[-1]), ())
    return RoomTable(title, tuple(group for group in groups if group))


SHEET = Sheet("room-map", needs_round=True, make=document)
