"""Sheet: what can be won, and who has won it."""

from tichu_turnier.sheets.document import Block, Cell, Column, Document, Paragraph, Size, Table
from tichu_turnier.sheets.parts import margin
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
)
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.special_lists import special_lists
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.prize_kinds import destination_words


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """A line a prize in the order of the list; names as soon as there are results, else room for a pen."""
    columns = (
        Column(texts("prizes-to")),
        Column(texts("prizes-what"), weight=1),
        Column(texts("sheets-name"), weight=1),
    )
    rows = standings(tournament) if tournament.results else ()
    lines = tuple(
        (
            Cell(_to(prize.to, texts), strong=True),
            Cell(prize.what),
            Cell(", ".join(shown_name(each) for each in _winners(prize.to, tournament, rows))),
        )
        for prize in tournament.prizes
    )
    table = Table(columns, lines, size=Size.POSTER)
    blocks: tuple[Block, ...] = (table,) if lines else (Paragraph(texts("papers-no-prizes")),)
    shared = any(len(_winners(prize.to, tournament, rows)) > 1 for prize in tournament.prizes)
    note = (Paragraph(texts("papers-prizes-shared"), Size.SMALL),) if shared else ()
    return Document(texts("sheets-prizes"), texts.language, margin(tournament, texts), (*blocks, *note))


def _to(to: Destination, texts: Texts) -> str:
    """As the winners read it: they do not care who decides."""
    return texts("papers-special-prize") if to == ForSomebody() else destination_words(to, texts)


def _winners(to: Destination, tournament: Tournament, rows: tuple[Row, ...]) -> tuple[Entrant, ...]:
    """Whoever gets a prize; several where nothing parts them."""
    match to:
        case ForPlace(place):
            return _holders(place, [row for row in rows if row.place != UNRANKED])
        case ForSpecialList(key):
            lists = [found for found in special_lists(tournament) if found.key == key] if rows else []
            return tuple(tournament.entrants[line.entrant] for found in lists for line in found.leaders)
        case ForSomebody():
            return ()


def _holders(place: int, ranked: list[Row]) -> tuple[Entrant, ...]:
    """Who is on a place; two who share the first hold the second too."""
    index = len(ranked) - 1 if place == LAST_PLACE else place - 1
    if not 0 <= index < len(ranked):
        return ()
    held = ranked[index].place
    return tuple(row.entrant for row in ranked if row.place == held)


SHEET = Sheet("prizes", needs_round=False, make=document)
