"""Sheet: the journal, line by line."""

from collections.abc import Sequence
from dataclasses import dataclass

from tichu_turnier.sheets.document import Align, Cell, Column, Document, Paragraph, Size, Table, number
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A line of the journal in words; `at` is the clock in the room, with the day where that is needed."""

    number: int
    at: str
    desk: str
    words: str


def journal_document(
    tournament: Tournament, lines: Sequence[JournalLine], texts: Texts, there_are: int
) -> Document:
    """The lines in the order given; the journal is no part of a snapshot, so whoever prints brings them.

    `there_are` so many in all: an extract says that it is one.
    """
    columns = (
        Column(texts("sheets-number"), Align.RIGHT),
        Column(texts("journal-at")),
        Column(texts("journal-what"), weight=1),
        Column(texts("journal-desk")),
    )
    rows = tuple((number(each.number), Cell(each.at), Cell(each.words), Cell(each.desk)) for each in lines)
    table = Table(columns, rows, size=Size.SMALL)
    extract = Paragraph(texts("journal-extract", shown=len(lines), all=there_are), Size.SMALL)
    blocks = (table,) if len(lines) == there_are else (extract, table)
    return sheet_document(texts("sheets-journal"), tournament, texts, blocks)
