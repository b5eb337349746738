"""Sheets: how fair the draw was, who met whom as a matrix, and proof that its seed decided."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tichu_turnier.folding import folded
from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import (
    LETTERS,
    draw_code,
    lot_line,
    people_of,
    successors,
    up_to,
)
from tichu_turnier.tournament.draws.fairness import (
    Fairness,
    Mates,
    evening_figures,
    fairness,
    meetings,
    shows_strength,
)
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.table_count import Together, ways_together
from tichu_turnier.words.listings.listing import Align, Cell, Column, Field, amount_cell, listing, number_cell
from tichu_turnier.words.names import alphabetical, by_alphabet, listed_name, surnames_of
from tichu_turnier.words.rounds import seed_words

_MOST_ALONE, _ALIKE = 100, 10
"""With more people, of whom one in so many fared in a way of his own, it would be page after page alike."""
_MOST_IN_MATRIX = 42
"""With more people its numbers become too small for paper."""


def fairness_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[doc.Block, ...]:
    """All rounds up to one: the figures beside their bounds, seed and code, and a line for each entrant."""
    until = up_to(tournament, drawn.number)
    return (
        doc.Facts(tuple(_figures(until, texts))),
        doc.Heading(texts("fairness-lots")),
        _lots(until, texts),
        doc.Paragraph(texts("fairness-recompute"), doc.Size.SMALL),
        doc.Heading(texts("fairness-everybody")),
        *_everybody(until, texts),
        *([doc.Paragraph(texts("fairness-about-strength"), doc.Size.SMALL)] if shows_strength(until) else []),
        *matrix_blocks(until, texts),
    )


def matrix_blocks(tournament: Tournament, texts: Texts) -> tuple[doc.Block, ...]:
    """Who met whom, as long as it fits a page and losers do not go out."""
    matrix = matrix_words(tournament, texts)
    bracket = format_of(tournament.regulations.format).bracket is not None
    if bracket or len(matrix.names) > _MOST_IN_MATRIX:
        return ()
    legend = texts("matrix-paper-one" if matrix.one_way else "matrix-paper-two")
    return doc.PageBreak(), doc.Heading(texts("matrix-title")), doc.Paragraph(legend, doc.Size.SMALL), matrix


def _figures(tournament: Tournament, texts: Texts) -> list[tuple[str, str]]:
    return [
        (
            texts(f"fairness-{each.key}"),
            texts(f"fairness-{each.verdict}", count=each.value, least=each.least, scope=each.scope),
        )
        for each in evening_figures(tournament)
    ]


def _lots(tournament: Tournament, texts: Texts) -> doc.Table:
    fields: dict[str, Field[Round]] = {
        "round": Field("fairness-round", lambda drawn: number_cell(drawn.number), Align.RIGHT),
        "seed": Field("fairness-seed", lambda drawn: Cell(seed_words(drawn, texts)), Align.RIGHT),
        "code": Field("fairness-code", lambda drawn: Cell(draw_code(drawn), strong=True), weight=1),
    }
    return doc.listed(listing(fields, "round seed code", tournament.rounds, texts), doc.Size.SMALL)


def _everybody(tournament: Tournament, texts: Texts) -> Iterator[doc.Block]:
    """A line for each; of very many of whom most fared alike, their names below what they have in common."""
    mates = ways_together(tournament.regulations)
    strength = ("strength",) if shows_strength(tournament) else ()
    titles = ("rounds", *mates, "met-again", "rests", "same-table", *strength)
    columns = (Column(texts(f"fairness-{title}"), Align.RIGHT) for title in titles)
    surnames = surnames_of(tournament.entrants.values())
    found = [(listed_name(own_name(tournament, row.entrant), surnames), row) for row in fairness(tournament)]
    rows = tuple(
        (Cell(name), *_cells(row, mates, texts, strength=bool(strength)))
        for name, row in sorted(found, key=lambda pair: alphabetical(pair[0]))
    )
    table = doc.Table((Column(texts("sheets-name"), weight=1), *columns), rows, size=doc.Size.SMALL)
    alike: dict[tuple[str, ...], list[str]] = {}
    for name, *cells in rows:
        alike.setdefault(tuple(cell.text for cell in cells), []).append(name.text)
    if len(rows) <= _MOST_ALONE or len(alike) * _ALIKE > len(rows):
        yield table
        return
    for figures, names in sorted(alike.items(), key=lambda pair: len(pair[1])):
        said = (f"{column.title}: {each}" for column, each in zip(table.columns[1:], figures, strict=True))
        by_letter = groupby(names, key=lambda name: folded(name)[:1].upper())
        lines = [(letter, ", ".join(found)) for letter, found in by_letter]
        yield doc.Paragraph("", lead=" · ".join(said))
        yield doc.Facts(tuple(lines))


def _cells(row: Fairness, mates: Sequence[str], texts: Texts, *, strength: bool) -> tuple[Cell, ...]:
    met: list[Mates] = [getattr(row, kind) for kind in mates]
    shown = [Cell(texts("fairness-of", different=each.different, times=each.times)) for each in met]
    hard = () if not strength else (Cell("–") if row.strength is None else amount_cell(row.strength, texts),)
    figures = (row.met_again, row.rests, row.same_table)
    return number_cell(row.rounds), *shown, *(number_cell(value) for value in figures), *hard


FAIRNESS = round_sheet("fairness", fairness_blocks)


def are_teams(tournament: Tournament) -> str:
    """Whether entrants are teams (`yes`, `no`), for words about who met whom."""
    return "yes" if tournament.regulations.unit is Unit.PARTNERSHIP else "no"


def matrix_words(tournament: Tournament, texts: Texts) -> doc.Matrix:
    """Everybody who was drawn or sat out, by the alphabet."""
    people = frozenset[EntrantId]().union(*(drawn.people() for drawn in tournament.rounds))
    order = [each.id for each in by_alphabet(tournament.entrants[who] for who in people)]
    rows = {who: row for row, who in enumerate(order)}
    found, kinds = meetings(tournament), ways_together(tournament.regulations)
    halves = {kind: _placed(found.couples[kind], rows) for kind in kinds}
    rested = {who: drawn for who, drawn in found.rests.items() if who in people}
    return doc.Matrix(
        tuple(own_name(tournament, who) for who in order),
        halves[kinds[0]],
        halves[kinds[-1]],
        tuple(rested.get(who, ()) for who in order),
        (texts(f"matrix-{kinds[0].value}"), texts(f"matrix-{kinds[-1].value}")),
        texts("matrix-legend-two" if kinds[0] is Together.PARTNERS else "matrix-legend-one"),
    )


def _placed(
    couples: Mapping[Couple, doc.Rounds], rows: Mapping[EntrantId, int]
) -> Mapping[doc.Spot, doc.Rounds]:
    """The same by rows instead of numbers of entrants."""
    placed: dict[doc.Spot, doc.Rounds] = {}
    for (a, b), rounds in couples.items():
        one, other = sorted((rows[EntrantId(a)], rows[EntrantId(b)]))
        placed[one, other] = rounds
    return placed


def cell_words(matrix: doc.Matrix, row: int, column: int, texts: Texts) -> str:
    """A cell as a sentence, with both ways in which two people were together."""
    if row == column:
        rests, name = _listed(matrix.rests[row]), matrix.names[row]
        return (
            texts("matrix-rests", name=name, rounds=rests)
            if rests
            else texts("matrix-never-rests", name=name)
        )
    first, last = min(row, column), max(row, column)
    names = {"one": matrix.names[first], "other": matrix.names[last]}
    halves = (matrix.above,) if matrix.one_way else (matrix.above, matrix.below)
    ways = [(title, half.get((first, last), ())) for title, half in zip(matrix.titles, halves, strict=False)]
    told = [texts("matrix-way", way=title, rounds=_listed(rounds)) for title, rounds in ways if rounds]
    return texts("matrix-met", **names, ways="; ".join(told)) if told else texts("matrix-never-met", **names)


def _listed(rounds: doc.Rounds) -> str:
    return ", ".join(map(str, rounds))


_ONE_LANE = 12
_LANES = 3


def draw_certificate_blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[doc.Block, ...]:
    """A round: its seed, its code and the line that this is made of, who has which number, and the way."""
    values = {"round": str(drawn.number), "seed": seed_words(drawn, texts), "code": draw_code(drawn)}
    columns = (Column(texts("sheets-number"), Align.RIGHT), Column(texts("sheets-name"), weight=1))
    people: list[EntrantId] = sorted({*people_of(lot_line(drawn)), *drawn.people()})
    rows = tuple((number_cell(int(who)), Cell(own_name(tournament, who))) for who in people)
    return (
        doc.Facts(tuple(((texts(f"fairness-{name}"), value) for name, value in values.items()))),
        doc.Heading(texts("papers-certificate-way")),
        *(doc.Paragraph(texts(f"papers-certificate-{step}", letters=LETTERS)) for step in _steps(drawn)),
        *map(doc.Paragraph, _since(tournament, texts, drawn)),
        doc.Heading(texts("papers-certificate-line")),
        doc.Paragraph(lot_line(drawn).replace("|", "| "), doc.Size.SMALL),  # spaces, for a page to break it
        doc.Heading(texts("papers-certificate-numbers")),
        doc.Table(columns, rows, size=doc.Size.SMALL, lanes=1 if len(rows) <= _ONE_LANE else _LANES),
    )


def _steps(drawn: Round) -> tuple[str, ...]:
    if drawn.seed is None:
        return "by-hand", "code"
    return "exchanged" if drawn.exchanged and not drawn.lot else "draw", "code"


def _since(tournament: Tournament, texts: Texts, drawn: Round) -> Iterator[str]:
    """What was changed at the tables after the lot."""
    if drawn.exchanged and drawn.lot:
        yield texts("fairness-since-exchanged")
        return
    for old, new in (successors(lot_line(drawn), drawn) or {}).items():
        names = {"before": own_name(tournament, old), "after": own_name(tournament, new)}
        yield texts("fairness-check-replaced", **names)


DRAW_CERTIFICATE = round_sheet("draw-certificate", draw_certificate_blocks)
