"""The columns of who sits where in a round by name, and the words for a table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_name, people_named
from tichu_turnier.tournament.tables.boards import boards_at
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Align, Cell, Field, Listing, listing, number_cell
from tichu_turnier.words.names import alphabetical, given_name, listed_name, shown_of, surnames_of


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where one person goes."""

    name: str
    table: int
    """0 while resting."""
    beside: str
    """The letter of the seat where partners change, else the partner, or the opponent."""


def seats_listing(tournament: Tournament, texts: Texts, drawn: Round, *, on_display: bool = False) -> Listing:
    """Every person by the alphabet, with table and partner, or letter of a seat, or opponent.

    On the public display teams stand by their names, and partners find each other.
    """
    rotating = tournament.regulations.stages > 1
    entrants, rests = tournament.entrants, texts("sheets-rests")
    surnames = surnames_of(entrants.values())
    if on_display and tournament.regulations.unit is Unit.PARTNERSHIP:
        tables = [
            (table.table, shown_of(tournament, who)) for table in drawn.tables for who in table.entrants()
        ]
        seats = [_Seat(name, table, "") for table, name in tables]
        resting = [shown_of(tournament, who) for who in drawn.sitting_out]
    else:
        seats = list(_seated(tournament, texts, drawn, rotating=rotating))
        resting = [name for who in drawn.sitting_out for name in people_named(tournament, who)]
    # On the wall a narrow column leaves room for larger letters.
    seats += [_Seat(f"{name}: {rests}", 0, "") if on_display else _Seat(name, 0, rests) for name in resting]

    def table(seat: _Seat) -> Cell:
        return number_cell(seat.table, strong=True) if seat.table else Cell("–")

    fields: dict[str, Field[_Seat]] = {
        "name": Field("sheets-name", lambda seat: Cell(listed_name(seat.name, surnames)), weight=1),
        "surname": Field("sheets-surname", lambda seat: Cell(surnames[seat.name], strong=True), weight=1),
        "given": Field(
            "sheets-given-name", lambda seat: Cell(given_name(seat.name, surnames[seat.name])), weight=1
        ),
        "table": Field("sheets-table", table, Align.RIGHT),
        "letter": Field("sheets-place-letter", lambda seat: Cell(seat.beside), Align.CENTER),
        "beside": Field(kind_texts(tournament.regulations).beside, lambda seat: Cell(seat.beside), weight=1),
    }
    says_beside = not on_display and any(seat.beside for seat in seats)  # not where teams have no members
    last = "letter" if rotating else "beside" if says_beside else ""
    rows = sorted(seats, key=lambda seat: alphabetical(listed_name(seat.name, surnames)))
    name = "surname given" if surnames and not on_display else "name"
    return listing(fields, f"{name} table {last}", rows, texts)


def _seated(tournament: Tournament, texts: Texts, drawn: Round, *, rotating: bool) -> Iterator[_Seat]:
    for seating in drawn.tables:
        at, table = seating.table, table_of(seating, tournament.regulations)
        if rotating:
            for entrant, letter in table.letters.items():
                yield _Seat(own_name(tournament, entrant), at, letter)
            continue
        if table.rests_first is not None:
            yield _Seat(own_name(tournament, table.rests_first), at, texts("odd-rests-at-first"))
        for side, others in (table.sides, table.sides[::-1]):
            alone = len(table.places(0)[0]) == 1
            for name, beside in _beside(tournament, side, others if alone else ()):
                yield _Seat(name, at, beside)


def _beside(
    tournament: Tournament, side: Sequence[EntrantId], opponents: Sequence[EntrantId]
) -> Iterator[tuple[str, str]]:
    """The people of a side with their partners; a person who is a side alone with the opponent."""
    if opponents:
        yield own_name(tournament, side[0]), own_name(tournament, opponents[0])
        return
    several = len(side) > 1
    names = [own_name(tournament, who) for who in side] if several else people_named(tournament, side[0])
    for place, name in enumerate(names):
        yield name, ", ".join((*names[:place], *names[place + 1 :]))


def board_words(seating: Seating, tournament: Tournament, texts: Texts) -> str:
    """Which prepared hands a table plays: `4–6`."""
    about = boards_at(seating, tournament.regulations)
    return texts("boards-numbers", **about) if seating.first_board else ""


def side_name(tournament: Tournament, seating: Seating, side: int) -> str:
    """The names on seats 0+2 (side 0) or 1+3 (side 1) as the match begins."""
    entrants = table_of(seating, tournament.regulations).sides[side]
    return " + ".join(shown_of(tournament, entrant) for entrant in entrants)
