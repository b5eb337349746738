"""Sheet: what the director decided this evening, and why."""

from tichu_turnier.sheets.document import Document, Paragraph, Size, listed
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings import penalties
from tichu_turnier.words.listings.listing import listing


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Every penalty and ruling in its order; a line to say so where there is none."""
    given = [tournament.penalties[key] for key in sorted(tournament.penalties)]
    about = Paragraph(texts("penalty-about"), Size.SMALL)
    table = listed(listing(penalties.fields(tournament, texts), penalties.SHEET, given, texts))
    blocks = (table, about) if given else (Paragraph(texts("penalty-none")),)
    return sheet_document(texts("sheets-penalties"), tournament, texts, blocks, landscape=True)


SHEET = Sheet("penalties", needs_round=False, make=document)
