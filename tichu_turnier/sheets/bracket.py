"""Sheet: the bracket of a knock-out for the wall."""

from tichu_turnier.sheets.bracket_words import bracket_words
from tichu_turnier.sheets.document import Block, Paragraph
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import picture_of
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Tournament


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The bracket as it stands, across the page; places nobody has won yet are free to be written into."""
    picture = picture_of(tournament)
    if picture is None:
        return (Paragraph(texts("bracket-none")),)
    return (bracket_words(tournament, picture, texts),)


def _has_bracket(tournament: Tournament) -> bool:
    return format_of(tournament.regulations.format).climb is not None


SHEET = evening_sheet("bracket", blocks, suits=_has_bracket, landscape=True)
