"""Sheet: what can be won, and who has won it."""

from tichu_turnier.sheets.document import Block, Cell, Column, Document, Paragraph, Size, Table
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import Destination, ForSomebody
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.prize_kinds import destination_words


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """A line a prize in the order of the list; names as soon as there are results, else room for a pen."""
    columns = (
        Column(texts("prizes-to")),
        Column(texts("prizes-what"), weight=1),
        Column(texts("sheets-name"), weight=1),
    )
    winners = prize_winners(tournament)
    lines = tuple(
        (
            Cell(_to(prize.to, texts), strong=True),
            Cell(prize.what),
            Cell(", ".join(shown_name(tournament.entrants[each]) for each in who)),
        )
        for prize, who in zip(tournament.prizes, winners, strict=True)
    )
    table = Table(columns, lines, size=Size.POSTER)
    blocks: tuple[Block, ...] = (table,) if lines else (Paragraph(texts("papers-no-prizes")),)
    shared = any(len(who) > 1 for who in winners)
    note = (Paragraph(texts("papers-prizes-shared"), Size.SMALL),) if shared else ()
    return sheet_document(texts("sheets-prizes"), tournament, texts, (*blocks, *note))


def _to(to: Destination, texts: Texts) -> str:
    """As the winners read it: they do not care who decides."""
    return texts("papers-special-prize") if to == ForSomebody() else destination_words(to, texts)


SHEET = Sheet("prizes", needs_round=False, make=document)
