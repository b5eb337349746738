"""Sheet: the standings after a round."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Align, Block, Cell, Column, Document, Paragraph, Size, Table
from tichu_turnier.sheets.parts import amount, margin, owed_results
from tichu_turnier.sheets.sheet import NotDrawnError, Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, lot_seed
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tie_breaks.lot import LOT
from tichu_turnier.tournament.tables.boards import has_boards
from tichu_turnier.words.penalties import penalty_notes


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """The standings after a round, large enough for a wall; default everything entered so far."""
    last = len(tournament.rounds) if round_number is None else round_number
    if not 0 <= last <= len(tournament.rounds):
        raise NotDrawnError(last)
    rows = standings(tournament, last)
    table = Table(
        (
            Column(texts("sheets-place"), Align.RIGHT),
            Column(texts("sheets-name"), weight=1),
            *point_columns(tournament, texts),
            *penalty_column(rows, texts),
        ),
        tuple(
            (
                place_cell(row, texts, strong=True),
                Cell(marked_name(row)),
                *point_cells(row, tournament, texts),
                *penalty_cell(row, rows, texts),
            )
            for row in rows
        ),
        size=Size.POSTER,
    )
    blocks: tuple[Block, ...] = (*owed_results(tournament, texts, last), table)
    title = texts("sheets-standings-after", round=last) if last else texts("sheets-standings")
    blocks = (*blocks, *footnotes(rows, tournament, texts))
    return Document(title, texts.language, margin(tournament, texts), blocks)


def place_cell(row: Row, texts: Texts, *, strong: bool) -> Cell:
    """The place, a dash for whoever takes none."""
    return Cell(row.shown_place) if row.place == UNRANKED else amount(row.place, texts, strong=strong)


MARK = " *"
"""Behind the name of an entrant with a result that was accepted although the audit objects."""


def marked_name(row: Row) -> str:
    """The name of an entrant, marked where something about the points was disputed."""
    return row.entrant.name + (MARK if row.accepted else "")


def footnotes(rows: Sequence[Row], tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """What marks mean, which rounds do not count, and how lots were drawn: whatever there is of it."""
    notes = []
    if any(row.accepted for row in rows):
        notes.append(texts("sheets-accepted"))
    if any(row.penalties for row in rows):
        notes.append(texts("sheets-penalties-count"))
    if any(row.place == UNRANKED and not row.disqualified for row in rows):
        notes.append(texts("sheets-unranked"))
    if any(row.record.dropped for row in rows):
        notes.append(texts("sheets-dropped", count=tournament.regulations.dropped_rounds))
    if any(row.decided_by == LOT.key for row in rows):
        notes.append(texts("sheets-lots", seed=str(lot_seed(tournament))))
    return tuple(Paragraph(note, Size.SMALL) for note in notes)


def point_columns(tournament: Tournament, texts: Texts) -> tuple[Column, ...]:
    """The columns of `point_cells`."""
    boards = has_boards(tournament)
    return (
        *((Column(texts("boards-percent"), Align.RIGHT),) if boards else ()),
        Column(texts("boards-matchpoints" if boards else "sheets-victory-points"), Align.RIGHT),
        Column(texts("sheets-tichu-points"), Align.RIGHT),
        Column(texts("sheets-hands"), Align.RIGHT),
        Column(texts("sheets-decided-by")),
    )


def point_cells(row: Row, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    """Victory points, Tichu points, hands, and the criterion that parts this line from the one above.

    Where prepared hands are compared, first how many per cent of the matchpoints were won.
    """
    boards = has_boards(tournament)
    return (
        *((amount(row.record.matchpoint_percentage, texts, strong=True),) if boards else ()),
        amount(row.record.victory_points, texts, strong=not boards),
        amount(row.record.tichu_points, texts),
        amount(row.record.hands, texts),
        Cell(texts(f"tie-break-{row.decided_by}") if row.decided_by else ""),
    )


def penalty_column(rows: Sequence[Row], texts: Texts) -> tuple[Column, ...]:
    """The column of `penalty_cell`, where there is something to say in it."""
    return (Column(texts("penalty-decision")),) if any(row.penalties for row in rows) else ()


def penalty_cell(row: Row, rows: Sequence[Row], texts: Texts) -> tuple[Cell, ...]:
    """What the director decided about this entrant."""
    return (Cell(penalty_notes(row.penalties, texts)),) if any(each.penalties for each in rows) else ()


SHEET = Sheet("standings", needs_round=False, make=document, takes_round=True)
