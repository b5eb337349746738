"""Sheet: where each person sits, and with whom."""

from tichu_turnier.sheets.document import Block, Size, listed
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.sheets.seats_by_table import facts_of
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.words.listings.seats import seats_listing

_LANES = 3


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """Every person by the alphabet, with table and partner, or letter of a seat, or opponent."""
    found = seats_listing(tournament, texts, drawn)
    return *facts_of(tournament, texts, drawn), listed(found, Size.POSTER, _LANES, alphabet=True)


SHEET = round_sheet("seats-by-name", blocks)
