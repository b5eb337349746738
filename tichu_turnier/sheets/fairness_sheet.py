"""Sheet: how fair the draw was, and how it can be recomputed."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Block, Facts, Heading, PageBreak, Paragraph, Size, Table
from tichu_turnier.sheets.matrix_words import matrix_words
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import draw_code, up_to
from tichu_turnier.tournament.draws.fairness import Fairness, Mates, evening_figures, fairness, shows_strength
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.tournament.tables.together import ways_together
from tichu_turnier.words.listings.listing import Align, Cell, Column, amount_cell, number
from tichu_turnier.words.names import alphabetical
from tichu_turnier.words.rounds import seed_words

_MOST_IN_MATRIX = 42
"""With more people its numbers become too small for paper."""


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """All rounds up to one: the figures beside their bounds, seed and code, and a line for each entrant."""
    until = up_to(tournament, drawn.number)
    return (
        Facts(tuple(_figures(until, texts))),
        Heading(texts("fairness-lots")),
        _lots(until, texts),
        Paragraph(texts("fairness-recompute"), Size.SMALL),
        Heading(texts("fairness-everybody")),
        _everybody(until, texts),
        *([Paragraph(texts("fairness-about-strength"), Size.SMALL)] if shows_strength(until) else []),
        *_matrix(until, texts),
    )


def _matrix(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Who met whom, as long as it fits a page and losers do not go out."""
    matrix = matrix_words(tournament, texts)
    bracket = format_of(tournament.regulations.format).bracket is not None
    if bracket or len(matrix.names) > _MOST_IN_MATRIX:
        return ()
    legend = texts("matrix-paper-one" if matrix.one_way else "matrix-paper-two")
    return PageBreak(), Heading(texts("matrix-title")), Paragraph(legend, Size.SMALL), matrix


def _figures(tournament: Tournament, texts: Texts) -> list[tuple[str, str]]:
    return [
        (texts(f"fairness-{each.key}"), texts(f"fairness-{each.verdict}", count=each.value, least=each.least))
        for each in evening_figures(tournament)
    ]


def _lots(tournament: Tournament, texts: Texts) -> Table:
    columns = (
        Column(texts("fairness-round"), Align.RIGHT),
        Column(texts("fairness-seed"), Align.RIGHT),
        Column(texts("fairness-code"), weight=1),
    )
    return Table(columns, tuple(_lot(drawn, texts) for drawn in tournament.rounds), size=Size.SMALL)


def _lot(drawn: Round, texts: Texts) -> tuple[Cell, ...]:
    return number(drawn.number), Cell(seed_words(drawn, texts)), Cell(draw_code(drawn), strong=True)


def _everybody(tournament: Tournament, texts: Texts) -> Table:
    mates = ways_together(tournament.regulations)
    strength = ("strength",) if shows_strength(tournament) else ()
    titles = ("rounds", *mates, "met-again", "rests", "same-table", *strength)
    columns = (Column(texts(f"fairness-{title}"), Align.RIGHT) for title in titles)
    found = [(tournament.name_of(row.entrant), row) for row in fairness(tournament)]
    rows = tuple(
        (Cell(name), *_cells(row, mates, texts, strength=bool(strength)))
        for name, row in sorted(found, key=lambda pair: alphabetical(pair[0]))
    )
    return Table((Column(texts("sheets-name"), weight=1), *columns), rows, size=Size.SMALL)


def _cells(row: Fairness, mates: Sequence[str], texts: Texts, *, strength: bool) -> tuple[Cell, ...]:
    met: list[Mates] = [getattr(row, kind) for kind in mates]
    shown = [Cell(texts("fairness-of", different=each.different, times=each.times)) for each in met]
    hard = () if not strength else (Cell("–") if row.strength is None else amount_cell(row.strength, texts),)
    figures = (row.met_again, row.rests, row.same_table)
    return number(row.rounds), *shown, *(number(value) for value in figures), *hard


SHEET = round_sheet("fairness", blocks)
