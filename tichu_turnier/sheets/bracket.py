"""Sheet: the bracket of a knock-out for the wall."""

from tichu_turnier.sheets.bracket_words import bracket_words
from tichu_turnier.sheets.document import Block, Document, Paragraph
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import picture_of
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Tournament


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """The bracket as it stands, across the page; places nobody has won yet are free to be written into."""
    picture = picture_of(tournament)
    block: Block = (
        Paragraph(texts("bracket-none")) if picture is None else bracket_words(tournament, picture, texts)
    )
    return sheet_document(texts("sheets-bracket"), tournament, texts, (block,), landscape=True)


def _has_bracket(tournament: Tournament) -> bool:
    return format_of(tournament.regulations.format).climb is not None


SHEET = Sheet("bracket", needs_round=False, make=document, suits=_has_bracket)
