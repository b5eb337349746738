"""Sheets: who sits where in a round, by table, by name, on a map of the room; table cards, and lots."""

from collections.abc import Iterator
from math import ceil, sqrt

from tichu_turnier.sheets.document import (
    Block,
    Facts,
    Paragraph,
    RoomMap,
    RoomTable,
    Sign,
    Signs,
    Size,
    Table,
    listed,
)
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, Round, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.table import LETTERS, table_of
from tichu_turnier.words.listings.listing import Align, Cell, Column, Field, listing, number_cell
from tichu_turnier.words.listings.seats import board_words, seats_listing, side_name
from tichu_turnier.words.names import alphabetical, shown_of
from tichu_turnier.words.rounds import round_times

_SEATS = 4
_LETTERED = Seating(0, (EntrantId(1), EntrantId(3), EntrantId(2), EntrantId(4)))
"""A table of four, to tell who partners whom in letters."""


def by_table_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """One line a table, large enough for a wall."""
    rotating = tournament.regulations.stages > 1
    table = _rotating(tournament, texts, drawn) if rotating else _opposite(tournament, texts, drawn)
    return *facts_of(tournament, texts, drawn), table, *resting_words(tournament, texts, drawn)


def facts_of(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """When the round is played, and who partners whom in which hands where partners change."""
    times = round_times(tournament, drawn.number)
    time: tuple[tuple[str, str], ...] = ((texts("sheets-time"), times),) if times else ()
    rows = (*time, *_partner_rows(tournament.regulations, texts), *_odd_rows(tournament, drawn, texts))
    return (Facts(rows, Size.POSTER),) if rows else ()


def _partner_rows(regulations: Regulations, texts: Texts) -> Iterator[tuple[str, str]]:
    """A line a stage in the letters of the seats, e.g. `Spiele 1–3`, `A + B gegen C + D`."""
    table, size = table_of(_LETTERED, regulations), regulations.hands_per_stage
    for stage, sides in enumerate(table.pairings if regulations.stages > 1 else ()):
        one, other = (" + ".join(table.letters[who] for who in side) for side in sides)
        hands = texts("sheets-hands-from-to", first=stage * size + 1, last=(stage + 1) * size)
        yield hands, texts("sheets-sides", one=one, other=other)


def _odd_rows(tournament: Tournament, drawn: Round, texts: Texts) -> Iterator[tuple[str, str]]:
    """After how many hands another one of five rests, or of three is alone; how six play."""
    usual = tournament.regulations
    tables = (table_of(seating, usual) for seating in reversed(drawn.tables))
    kinds = {len(table.people): table for table in tables if table.odd}
    for people, table in sorted(kinds.items(), reverse=True):
        yield texts(f"odd-table-{people}"), texts(f"odd-turns-{people}", hands=table.hands_together)
        if table.regulations.rules.players != usual.rules.players:
            yield "", texts("odd-six-rules", grand="yes" if usual.rules.grand_tichu else "no")


def _rotating(tournament: Tournament, texts: Texts, drawn: Round) -> Table:
    """A table whose partners change: its people under their letters."""
    most = max((len(seating.entrants()) for seating in drawn.tables), default=0)
    letters = (Column(letter, weight=1) for letter in LETTERS[: max(_SEATS, most)])
    columns = (Column(texts("sheets-table"), Align.RIGHT), *letters)
    rows = tuple(_letter_row(tournament, seating, len(columns)) for seating in drawn.tables)
    return Table(columns, rows, size=Size.POSTER)


def _letter_row(tournament: Tournament, seating: Seating, cells: int) -> tuple[Cell, ...]:
    people = table_of(seating, tournament.regulations).people
    names = [Cell(own_name(tournament, who)) for who in people]
    return (number_cell(seating.table, strong=True), *names, *[Cell()] * (cells - 1 - len(names)))


def _opposite(tournament: Tournament, texts: Texts, drawn: Round) -> Table:
    """Two sides that stay as they are."""
    keys = kind_texts(tournament.regulations)
    one, other = keys.sides

    def last(seating: Seating) -> Cell:
        return Cell(side_name(tournament, seating, 1) + _rests_first(tournament, seating, texts))

    fields: dict[str, Field[Seating]] = {
        "table": Field("sheets-table", lambda seating: number_cell(seating.table, strong=True), Align.RIGHT),
        "one": Field(one, lambda seating: Cell(side_name(tournament, seating, 0)), weight=1),
        "dash": Field("", lambda _: Cell("–"), Align.CENTER),
        "other": Field(other, last, weight=1),
        "boards": Field(keys.boards, lambda seating: Cell(board_words(seating, tournament, texts))),
    }
    wanted = "table one dash other boards" if keys.boards else "table one dash other"
    return listed(listing(fields, wanted, drawn.tables, texts), Size.POSTER)


def _rests_first(tournament: Tournament, seating: Seating, texts: Texts) -> str:
    who = table_of(seating, tournament.regulations).rests_first
    return "" if who is None else " · " + texts("odd-rests-first", name=shown_of(tournament, who))


def resting_words(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A line with those who sit out, if anybody does."""
    if not drawn.sitting_out:
        return ()
    names = sorted((own_name(tournament, entrant) for entrant in drawn.sitting_out), key=alphabetical)
    key = kind_texts(tournament.regulations).sitting_out
    return (Paragraph(texts(key, count=len(names), names=", ".join(names)), Size.POSTER),)


SEATS_BY_TABLE = round_sheet("seats-by-table", by_table_blocks)


_LANES = 3


def by_name_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """Every person by the alphabet, with table and partner, or letter of a seat, or opponent."""
    found = seats_listing(tournament, texts, drawn)
    return *facts_of(tournament, texts, drawn), listed(found, Size.POSTER, _LANES, alphabet=True)


SEATS_BY_NAME = round_sheet("seats-by-name", by_name_blocks)


_USUALLY = 6
"""Most tables in a row: beside more, long names would be too small for a wall."""
_WIDER = 1.3
"""A room is rather wider than deep, and names need width."""


def room_map_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """The tables of a round in rows across the page, as many in a row as is usual."""
    tables = tuple(_room_table(tournament, seating, texts) for seating in drawn.tables)
    headers = (texts("sheets-table"), texts("sheets-name"))
    room = RoomMap(tables, usual_row(len(tables)), texts("room-front"), headers)
    return *facts_of(tournament, texts, drawn), room, *resting_words(tournament, texts, drawn)


def usual_row(tables: int) -> int:
    """How many tables stand in a row by default: 4 of 16, 5 of 20."""
    return max(1, min(_USUALLY, ceil(sqrt(tables * _WIDER) - 0.6)))


def _room_table(tournament: Tournament, seating: Seating, texts: Texts) -> RoomTable:
    title = f"{texts('sheets-table')} {seating.table}"
    table, changing = table_of(seating, tournament.regulations), tournament.regulations.stages > 1
    letters = {who: f"{letter}  " if changing else "" for who, letter in table.letters.items()}
    names = {who: letter + own_name(tournament, who) for who, letter in letters.items()}
    return RoomTable(title, tuple(tuple(names[who] for who in group if who) for group in table.groups))


ROOM_MAP = round_sheet("room-map", room_map_blocks, landscape=True)


def table_card_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A card for each table, to be folded in the middle: A4 stands as A5, A5 as A6."""
    tables = sorted(seating.table for seating in drawn.tables)
    word = texts("sheets-table")
    signs = tuple(Sign(word, str(table), tournament.name, table) for table in tables)
    return (Signs(signs, word, folded=True),)


TABLE_CARDS = round_sheet("table-cards", table_card_blocks, names_round=False)


_ACROSS, _DOWN = 3, 6


def seat_lot_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
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


SEAT_LOTS = round_sheet("seat-lots", seat_lot_blocks, names_round=False)
