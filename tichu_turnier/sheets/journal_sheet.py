"""Sheet: the journal, line by line."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Document, Paragraph, Size, listed
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.journal import JournalLine, journal_listing


def journal_document(
    tournament: Tournament, lines: Sequence[JournalLine], texts: Texts, there_are: int
) -> Document:
    """The lines in the order given; they are an argument, as the journal is no part of a snapshot.

    `there_are` so many in all: an extract says that it is one.
    """
    table = listed(journal_listing(lines, texts), Size.SMALL)
    extract = Paragraph(texts("journal-extract", shown=len(lines), all=there_are), Size.SMALL)
    blocks = (table,) if len(lines) == there_are else (extract, table)
    return sheet_document(texts("sheets-journal"), tournament, texts, blocks)
