"""Sheet: a card for each entrant, with the code that a scanner reads."""

from tichu_turnier.sheets.document import Block, Card, Cards
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.entrants import entrant_code
from tichu_turnier.words.names import by_alphabet, people_behind
from tichu_turnier.words.rounds import day


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """A card for each entrant by the alphabet, to cut out."""
    entrants = by_alphabet(tournament.entrants.values())
    heads = (texts("sheets-name"), texts("sheets-remark"), texts("sheets-code"))
    cards = tuple(_card(entrant, tournament, texts) for entrant in entrants)
    return (Cards(cards, heads, across=2, down=5),)


def _card(entrant: Entrant, tournament: Tournament, texts: Texts) -> Card:
    lines = (people_behind(entrant), entrant.club, texts("sheets-card-number", number=int(entrant.id)))
    return Card(
        heading=f"{tournament.name} · {day(tournament.day, texts)}",
        title=entrant.name,
        lines=tuple(line for line in lines if line),
        code=entrant_code(tournament, entrant.id),
    )


SHEET = evening_sheet("cards", blocks)
