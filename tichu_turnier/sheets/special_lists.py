"""Sheet: the special lists."""

from collections.abc import Iterator

from tichu_turnier.sheets.document import Block, Heading, Paragraph, Size, listed
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.special_lists import COUNTED, club_places, special_lists
from tichu_turnier.words.listings.special_lists import clubs_listing, special_listing

_MOST_PLACES = 10


def blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Each special list down to the tenth place, with all who share it; and the places of clubs."""
    lists = special_lists(tournament)
    for found in lists:
        yield Heading(texts(f"special-{found.key}"))
        yield listed(special_listing(found, _MOST_PLACES, tournament, texts))
    if clubs := club_places(tournament):
        yield Heading(texts("special-clubs", count=COUNTED))
        yield listed(clubs_listing(clubs, texts))
    if not lists:
        yield Paragraph(texts("special-nothing"))
    yield Paragraph(texts("special-about"), Size.SMALL)


SHEET = evening_sheet("special-lists", blocks, results=True)
