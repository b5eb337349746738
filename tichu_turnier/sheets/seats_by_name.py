"""Sheet: where each person sits, and with whom."""

from collections.abc import Iterator, Sequence

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.sheets.document import Align, Block, Cell, Column, Document, Size, Table, number
from tichu_turnier.sheets.parts import drawn_round, margin
from tichu_turnier.sheets.seats_by_table import facts_of
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.names import alphabetical, name_of

_ONE_LANE = 24
"""So many lines stand on one page in letters that are read from afar; more of them go into two lanes."""

_Line = tuple[str, tuple[Cell, ...]]


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """Every person by the alphabet, with table and partner, or letter of a seat, or opponent."""
    drawn = drawn_round(tournament, round_number)
    rotating = tournament.regulations.stages > 1
    lines = [*_seated(tournament, texts, drawn, rotating=rotating), *_resting(tournament, texts, drawn)]
    rows = tuple(
        (Cell(name), *cells) for name, cells in sorted(lines, key=lambda line: alphabetical(line[0]))
    )
    beside = "sheets-other-side" if tournament.regulations.rules.players == TWO_PLAYERS else "sheets-partner"
    letter = Column(texts("sheets-place-letter"), Align.CENTER)
    columns = (
        Column(texts("sheets-name"), weight=1),
        Column(texts("sheets-table"), Align.RIGHT),
        letter if rotating else Column(texts(beside), weight=1),
    )
    lanes = 1 if len(rows) <= _ONE_LANE else 2
    blocks: tuple[Block, ...] = (
        *facts_of(tournament, texts, drawn),
        Table(columns, rows, size=Size.POSTER, lanes=lanes),
    )
    return Document(
        texts("sheets-seats-by-name"), texts.language, margin(tournament, texts, drawn.number), blocks
    )


def _seated(tournament: Tournament, texts: Texts, drawn: Round, *, rotating: bool) -> Iterator[_Line]:
    for seating in drawn.tables:
        number_cell, table = number(seating.table, strong=True), table_of(seating, tournament.regulations)
        if rotating:
            for entrant, letter in table.letters.items():
                yield name_of(tournament, entrant), (number_cell, Cell(letter))
            continue
        if table.rests_first is not None:
            yield name_of(tournament, table.rests_first), (number_cell, Cell(texts("odd-rests-at-first")))
        for side, others in (table.sides, table.sides[::-1]):
            for name, beside in _beside(tournament, side, others):
                yield name, (number_cell, Cell(beside))


def _beside(
    tournament: Tournament, side: Sequence[EntrantId], others: Sequence[EntrantId]
) -> Iterator[tuple[str, str]]:
    """The people of a side with their partners; where two play, each with the opponent."""
    if tournament.regulations.rules.players == TWO_PLAYERS:
        yield name_of(tournament, side[0]), name_of(tournament, others[0])
        return
    names = [name_of(tournament, who) for who in side] if len(side) > 1 else _people(tournament, side[0])
    for place, name in enumerate(names):
        yield name, ", ".join((*names[:place], *names[place + 1 :]))


def _resting(tournament: Tournament, texts: Texts, drawn: Round) -> Iterator[_Line]:
    for entrant in drawn.sitting_out:
        yield from ((name, (Cell("–"), Cell(texts("sheets-rests")))) for name in _people(tournament, entrant))


def _people(tournament: Tournament, entrant: EntrantId) -> tuple[str, ...]:
    return people(tournament.entrants[entrant])


SHEET = Sheet("seats-by-name", needs_round=True, make=document)
