"""Who stands where after a round?"""

from tichu_turnier.sheets.document import Align, Block, Cell, Column, Document, Paragraph, Size, Table
from tichu_turnier.sheets.parts import amount, margin, owed_results
from tichu_turnier.sheets.sheet import NotDrawnError, Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import Tournament
from tichu_turnier.tournament.standings import UNRANKED, Row, standings


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """The standings after a round, large enough for a wall; default everything entered so far."""
    last = len(tournament.rounds) if round_number is None else round_number
    if not 0 <= last <= len(tournament.rounds):
        raise NotDrawnError(last)
    table = Table(
        (
            Column(texts("sheets-place"), Align.RIGHT),
            Column(texts("sheets-name"), weight=1),
            *point_columns(texts),
        ),
        tuple(
            (place_cell(row, texts, strong=True), Cell(marked_name(row)), *point_cells(row, texts))
            for row in standings(tournament, last)
        ),
        size=Size.POSTER,
    )
    blocks: tuple[Block, ...] = (*owed_results(tournament, texts, last), table)
    title = texts("sheets-standings-after", round=last) if last else texts("sheets-standings")
    return Document(title, texts.language, margin(tournament, texts), (*blocks, *footnotes(table, texts)))


def place_cell(row: Row, texts: Texts, *, strong: bool) -> Cell:
    """The place, a dash for whoever takes none."""
    return Cell(row.shown_place) if row.place == UNRANKED else amount(row.place, texts, strong=strong)


MARK = " *"
"""Behind the name of an entrant with a result that was accepted although the audit objects."""


def marked_name(row: Row) -> str:
    """The name of an entrant, marked where something about the points was disputed."""
    return row.entrant.name + (MARK if row.accepted else "")


def footnotes(table: Table, texts: Texts) -> tuple[Block, ...]:
    """What the mark behind a name means, if there is one."""
    marked = any(cell.text.endswith(MARK) for row in table.rows for cell in row)
    return (Paragraph(texts("sheets-accepted"), Size.SMALL),) if marked else ()


def point_columns(texts: Texts) -> tuple[Column, ...]:
    """The columns of `point_cells`."""
    return (
        Column(texts("sheets-victory-points"), Align.RIGHT),
        Column(texts("sheets-tichu-points"), Align.RIGHT),
        Column(texts("sheets-hands"), Align.RIGHT),
        Column(texts("sheets-decided-by")),
    )


def point_cells(row: Row, texts: Texts) -> tuple[Cell, ...]:
    """Victory points, Tichu points, hands, and the criterion that parts this line from the one above."""
    return (
        amount(row.record.victory_points, texts, strong=True),
        amount(row.record.tichu_points, texts),
        amount(row.record.hands, texts),
        Cell(texts(f"tie-break-{row.decided_by}") if row.decided_by else ""),
    )


SHEET = Sheet("standings", needs_round=False, make=document, takes_round=True)
