"""Sheet: the special lists."""

from tichu_turnier.sheets.document import Block, Document, Heading, Paragraph, Size, listed
from tichu_turnier.sheets.parts import owed_results, sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.special_lists import special_lists
from tichu_turnier.words.listings.special_lists import special_listing

_MOST_PLACES = 10


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Each special list down to the tenth place; whoever is level with the eleventh is left out too."""
    lists = special_lists(tournament)
    blocks: list[Block] = [*owed_results(tournament, texts, len(tournament.rounds))]
    for found in lists:
        blocks += [
            Heading(texts(f"special-{found.key}")),
            listed(special_listing(found, _MOST_PLACES, tournament, texts)),
        ]
    if not lists:
        blocks.append(Paragraph(texts("special-nothing")))
    blocks.append(Paragraph(texts("special-about"), Size.SMALL))
    return sheet_document(texts("sheets-special-lists"), tournament, texts, blocks)


SHEET = Sheet("special-lists", needs_round=False, make=document)
