"""Sheet: what the director decided this evening, and why."""

from tichu_turnier.sheets.document import Block, Paragraph, Size, listed
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings import penalties
from tichu_turnier.words.listings.listing import listing


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Every penalty and ruling in its order; a line to say so where there is none."""
    given = [tournament.penalties[key] for key in sorted(tournament.penalties)]
    about = Paragraph(texts("penalty-about"), Size.SMALL)
    table = listed(listing(penalties.fields(tournament, texts), penalties.SHEET, given, texts))
    return (table, about) if given else (Paragraph(texts("penalty-none")),)


SHEET = evening_sheet("penalties", blocks, landscape=True)
