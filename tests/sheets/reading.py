"""What does a sheet say, block by block?"""

from tichu_turnier.sheets import sheet
from tichu_turnier.sheets.document import Document, Paragraph, Table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament


def made(key: str, tournament: Tournament, number: int | None = None, language: str = "de") -> Document:
    return sheet(key).document(tournament, Texts(language), number)


def block(document: Document, kind):
    """The first block of a kind."""
    return next(each for each in document.blocks if isinstance(each, kind))


def rows(table) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


def lines(document: Document) -> list[list[str]]:
    """The cells of the first table."""
    return rows(block(document, Table))


def notes(document: Document) -> list[str]:
    return [each.text for each in document.blocks if isinstance(each, Paragraph)]
