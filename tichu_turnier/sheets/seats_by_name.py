"""Sheet: where each person sits, and with whom."""

from collections.abc import Iterator

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.sheets.document import Align, Block, Cell, Column, Document, Size, Table, number
from tichu_turnier.sheets.parts import drawn_round, margin
from tichu_turnier.sheets.seats_by_table import facts_of, lettered
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.registration.entrants import people
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
        table = number(seating.table, strong=True)
        if rotating:
            for entrant, letter in lettered(seating).items():
                yield name_of(tournament, entrant), (table, Cell(letter))
            continue
        if seating.fifth is not None and seating.sixth is None:
            yield name_of(tournament, seating.fifth), (table, Cell(texts("odd-rests-at-first")))
        for seat, entrant in enumerate(seating.first_seats):
            if seating.first_seats.index(entrant) == seat:
                yield from (
                    (name, (table, Cell(partner))) for name, partner in _partners(tournament, seating, seat)
                )


def _partners(tournament: Tournament, seating: Seating, seat: int) -> Iterator[tuple[str, str]]:
    """The people of one seat with their partners; both of a partnership, which has two seats.

    Where two play, each with the opponent.
    """
    entrant = seating.first_seats[seat]
    partners = [who for who in seating.first_seats[seat % 2 :: 2] if who != entrant]
    if partners:
        yield name_of(tournament, entrant), ", ".join(name_of(tournament, who) for who in partners)
        return
    names = people(tournament.entrants[entrant])
    if len(names) == 1 and tournament.regulations.rules.players == TWO_PLAYERS:
        yield names[0], name_of(tournament, seating.seats[(seat + 1) % 4])
        return
    for name in names:
        yield name, ", ".join(other for other in names if other != name)


def _resting(tournament: Tournament, texts: Texts, drawn: Round) -> Iterator[_Line]:
    for entrant in drawn.sitting_out:
        yield from ((name, (Cell("–"), Cell(texts("sheets-rests")))) for name in _people(tournament, entrant))


def _people(tournament: Tournament, entrant: EntrantId) -> tuple[str, ...]:
    return people(tournament.entrants[entrant])


SHEET = Sheet("seats-by-name", needs_round=True, make=document)
