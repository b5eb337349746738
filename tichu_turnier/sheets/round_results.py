"""Sheet: how every table of a round ended."""

from collections.abc import Mapping

from tichu_turnier.sheets.document import Block, Document, Paragraph, Size, Table
from tichu_turnier.sheets.parts import drawn_round, sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.scoring.walkovers import walkovers
from tichu_turnier.tournament.tables.sides import opponents
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Align, Cell, Column, amount_cell, number_cell
from tichu_turnier.words.listings.seats import side_name
from tichu_turnier.words.listings.standings import MARK
from tichu_turnier.words.names import shown_of

_LANES = 2
_Shares = Mapping[EntrantId, MatchScore]
"""What the round brought to everybody at a table with a result."""


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """A line a table; a line a person where partners change, so that everybody has points of their own."""
    drawn = drawn_round(tournament, round_number)
    by_person = table_by_person(tournament, texts, drawn)
    table = by_person or _by_table(tournament, texts, drawn, _shares(tournament, drawn.number))
    accepted = any(_mark(tournament, drawn, seating) for seating in drawn.tables)
    notes = [texts("sheets-accepted")] if accepted else []
    if given := [str(at) for number, at in walkovers(tournament) if number == drawn.number]:
        notes.append(texts("sheets-walkovers", count=len(given), tables=", ".join(given)))
    blocks: tuple[Block, ...] = (table, *(Paragraph(note, Size.SMALL) for note in notes))
    return sheet_document(
        texts("sheets-round-results"),
        tournament,
        texts,
        blocks,
        about=drawn.number,
        results=(drawn.number,),
        landscape=by_person is None,
    )


def _shares(tournament: Tournament, round_number: int) -> _Shares:
    found = tallies(tournament, round_number).items()
    return {who: tally.rounds[round_number] for who, tally in found if round_number in tally.rounds}


def _partners_change(tournament: Tournament, drawn: Round) -> bool:
    tables = (table_of(seating, tournament.regulations) for seating in drawn.tables)
    return tournament.regulations.stages > 1 or any(table.odd for table in tables)


def _mark(tournament: Tournament, drawn: Round, seating: Seating) -> str:
    result = tournament.results.get((drawn.number, seating.table))
    return MARK if result is not None and result.disputed else ""


def _by_table(tournament: Tournament, texts: Texts, drawn: Round, shares: _Shares) -> Table:
    one, other = (Column(texts(key), weight=1) for key in ("sheets-one-side", "sheets-other-side"))
    figures = ("sheets-table", "sheets-tichu-points", "sheets-victory-points")
    at, tichu, victory = (Column(texts(key), Align.RIGHT) for key in figures)
    columns = (at, one, tichu, Column(""), Column(""), other, victory, Column(""), Column(""))
    rows = tuple(
        (
            number_cell(seating.table, strong=True),
            Cell(side_name(tournament, seating, 0) + _mark(tournament, drawn, seating)),
            *_points(seating, shares, texts, tichu=True),
            Cell(side_name(tournament, seating, 1)),
            *_points(seating, shares, texts, tichu=False),
        )
        for seating in drawn.tables
    )
    return Table(columns, rows, size=Size.POSTER)


def _points(seating: Seating, shares: _Shares, texts: Texts, *, tichu: bool) -> tuple[Cell, ...]:
    """What both sides got, with a colon between; empty where no result has come."""
    one, other = map(shares.get, opponents(seating))
    if one is None or other is None:
        return Cell(), Cell("–"), Cell()
    a, b = (share.tichu_points if tichu else share.victory_points for share in (one, other))
    return amount_cell(a, texts, strong=a > b), Cell(":"), amount_cell(b, texts, strong=b > a)


def table_by_person(tournament: Tournament, texts: Texts, drawn: Round) -> Table | None:
    """Everybody's own points of a round; None where partners stay, and a line a table says it all."""
    if not _partners_change(tournament, drawn):
        return None
    shares = _shares(tournament, drawn.number)
    columns = (
        Column(texts("sheets-table"), Align.RIGHT),
        Column(texts("sheets-place-letter"), Align.CENTER),
        Column(texts("sheets-name"), weight=1),
        Column(texts("sheets-victory-points"), Align.RIGHT),
        Column(texts("sheets-tichu-points"), Align.RIGHT),
        Column(texts("papers-against"), Align.RIGHT),
    )
    rows = tuple(
        (
            number_cell(seating.table, strong=True),
            Cell(letter),
            Cell(shown_of(tournament, who) + _mark(tournament, drawn, seating)),
            *_share_cells(shares.get(who), texts),
        )
        for seating in drawn.tables
        for who, letter in table_of(seating, tournament.regulations).letters.items()
    )
    return Table(columns, rows, size=Size.POSTER, lanes=_LANES)


def _share_cells(share: MatchScore | None, texts: Texts) -> tuple[Cell, ...]:
    if share is None:
        return Cell("–"), Cell("–"), Cell("–")
    tichu = (amount_cell(points, texts) for points in (share.tichu_points, share.tichu_points_against))
    return (amount_cell(share.victory_points, texts, strong=True), *tichu)


SHEET = Sheet("round-results", needs_round=True, make=document)
