"""Sheet: what can be won, and who has won it."""

from tichu_turnier.sheets.document import Block, Document, Paragraph, Size, listed
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.words.listings.prizes import prizes_listing


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """A line a prize in the order of the list; names as soon as there are results, else room for a pen."""
    winners = prize_winners(tournament)
    table = listed(prizes_listing(tournament, winners, texts), Size.POSTER)
    blocks: tuple[Block, ...] = (table,) if winners else (Paragraph(texts("papers-no-prizes")),)
    shared = any(len(who) > 1 for who in winners)
    note = (Paragraph(texts("papers-prizes-shared"), Size.SMALL),) if shared else ()
    return sheet_document(texts("sheets-prizes"), tournament, texts, (*blocks, *note))


SHEET = Sheet("prizes", needs_round=False, make=document)
