"""Sheet: where each person goes, round by round."""

from collections.abc import Iterator

from tichu_turnier.sheets.document import Block, Handout, Handouts, Table
from tichu_turnier.sheets.parts import round_sheet, stamp
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.entrant_history import company_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.history import company_fields
from tichu_turnier.words.listings.listing import Cell, headed
from tichu_turnier.words.names import by_alphabet, shown_name
from tichu_turnier.words.rounds import day, round_times


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A card for each entrant by the alphabet with all rounds up to one; rounds to come are left to a pen."""
    last = drawn.number
    playing = {who for drawn in tournament.rounds[:last] for who in drawn.people()}
    entrants = by_alphabet(tournament.entrants[who] for who in playing)
    company = (headed(each.heading, texts, weight=1) for each in company_fields(tournament).values())
    columns = (headed("fairness-round", texts), headed("sheets-table", texts), *company)
    about = (tournament.name, day(tournament.day, texts), texts("sheets-stamp", stamp=stamp(tournament)))
    seats = _seats(tournament, last)
    cards = tuple(
        Handout(
            shown_name(entrant, tournament),
            Table(columns, tuple(_rows(tournament, texts, entrant.id, seats, last)), zebra=False),
            (" · ".join(about),),
            entrant.id,
        )
        for entrant in entrants
    )
    return (Handouts(cards, texts("sheets-name")),)


_Seats = dict[tuple[int, EntrantId], Seating]


def _seats(tournament: Tournament, last: int) -> _Seats:
    tables = ((drawn.number, seating) for drawn in tournament.rounds[:last] for seating in drawn.tables)
    return {(number, who): seating for number, seating in tables for who in seating.entrants()}


def _rows(
    tournament: Tournament, texts: Texts, who: EntrantId, seats: _Seats, last: int
) -> Iterator[tuple[Cell, ...]]:
    for number in range(1, max(last, planned_rounds(tournament)) + 1):
        drawn = tournament.round(number) if number <= last else None
        times = round_times(tournament, number).partition("–")[0]
        first = Cell(f"{number} · {times}" if times else str(number))
        yield (first, *_where(tournament, texts, who, drawn, seats))


def _where(
    tournament: Tournament, texts: Texts, who: EntrantId, drawn: Round | None, seats: _Seats
) -> tuple[Cell, ...]:
    """Table and company of a round; a remark for those who sit out, nothing for a round to come."""
    columns = company_fields(tournament).values()
    seating = None if drawn is None else seats.get((drawn.number, who))
    if seating is None:
        resting = drawn is not None and who in drawn.sitting_out
        words = texts("sheets-rests") if resting else "" if drawn is None else "–"
        return (Cell(), Cell(words), *[Cell()] * (len(columns) - 1))
    letter = f" {table_of(seating, tournament.regulations).letters[who]}"
    table = Cell(f"{seating.table}{letter if tournament.regulations.stages > 1 else ''}", strong=True)
    company = company_of(seating, who, tournament.regulations)
    return (table, *(each.cell(company) for each in columns))


SHEET = round_sheet("route-cards", blocks, names_round=False)
