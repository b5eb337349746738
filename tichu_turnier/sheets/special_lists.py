"""Sheet: the special lists."""

from tichu_turnier.sheets.document import (
    Align,
    Block,
    Cell,
    Column,
    Document,
    Heading,
    Paragraph,
    Size,
    Table,
)
from tichu_turnier.sheets.parts import owed_results, sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.special_lists import BEST_ROUND, Achievement, SpecialList, special_lists
from tichu_turnier.words.listings.listing import amount_cell, number

_MOST_PLACES = 10


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Each special list down to the tenth place; whoever is level with the eleventh is left out too."""
    lists = special_lists(tournament)
    blocks: list[Block] = [*owed_results(tournament, texts, len(tournament.rounds))]
    for found in lists:
        blocks += [Heading(texts(f"special-{found.key}")), _table(found, tournament, texts)]
    if not lists:
        blocks.append(Paragraph(texts("special-nothing")))
    blocks.append(Paragraph(texts("special-about"), Size.SMALL))
    return sheet_document(texts("sheets-special-lists"), tournament, texts, blocks)


def _table(found: SpecialList, tournament: Tournament, texts: Texts) -> Table:
    columns = (
        Column(texts("sheets-place"), Align.RIGHT),
        Column(texts("sheets-name"), weight=1),
        Column(texts(f"special-{found.key}-value"), Align.RIGHT),
        *(_round_columns(texts) if found.key == BEST_ROUND else ()),
    )
    return Table(columns, tuple(_row(line, tournament, texts) for line in shown_lines(found, _MOST_PLACES)))


def _round_columns(texts: Texts) -> tuple[Column, ...]:
    return Column(texts("sheets-tichu-points"), Align.RIGHT), Column(texts("special-round"), Align.RIGHT)


def _row(line: Achievement, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    first = line.place == 1
    cells = (
        amount_cell(line.place, texts, strong=first),
        Cell(tournament.entrants[line.entrant].name, strong=first),
        amount_cell(line.value, texts, strong=first),
    )
    return (*cells, amount_cell(line.tichu_points, texts), number(line.round)) if line.round else cells


def shown_lines(found: SpecialList, most: int) -> tuple[Achievement, ...]:
    """The lines down to the last place that fits whole into so many; at least whoever is first."""
    if len(found.lines) <= most:
        return found.lines
    last = found.lines[most].place
    return tuple(line for line in found.lines if line.place < last) or found.leaders


SHEET = Sheet("special-lists", needs_round=False, make=document)
