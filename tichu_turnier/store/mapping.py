"""Which rows make up a snapshot, and which snapshot do rows make up?

A new field of the model is a column in `tables.py`, a migration, and a line in each of the two directions.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from tichu_turnier.store.columns import text
from tichu_turnier.store.penalty_rows import penalties_of, penalty_rows
from tichu_turnier.store.play_rows import entrant_rows, entrants_of, round_rows, rounds_of
from tichu_turnier.store.prize_rows import prize_rows, prizes_of
from tichu_turnier.store.result_rows import result_rows, results_of
from tichu_turnier.store.rows import Rows, RowsByTable, TableRow, keyed
from tichu_turnier.store.settings_rows import (
    clock_of,
    clock_row,
    regulations_of,
    regulations_rows,
    timetable_of,
    timetable_rows,
)
from tichu_turnier.store.tables import ONLY_ROW
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.penalty import Penalty
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round, Tournament
from tichu_turnier.tournament.model.timetable import Timetable


@dataclass(frozen=True, slots=True)
class Details:
    """What a tournament is called."""

    name: str
    day: date
    place: str


@dataclass(frozen=True, slots=True)
class PrizeList:
    """What is given away."""

    prizes: tuple[Prize, ...]


Part = Details | Regulations | Timetable | Entrant | Round | Result | RoundClock | Penalty | PrizeList
"""What snapshots share as a whole where it did not change."""


def parts_of(tournament: Tournament) -> dict[tuple[str, int, int], Part]:
    """The snapshot taken apart; the same thing has the same key in every snapshot."""
    parts: dict[tuple[str, int, int], Part] = {
        ("details", 0, 0): Details(tournament.name, tournament.day, tournament.place),
        ("regulations", 0, 0): tournament.regulations,
        ("timetable", 0, 0): tournament.timetable,
    }
    parts.update((("entrant", key, 0), entrant) for key, entrant in tournament.entrants.items())
    parts.update((("round", drawn.number, 0), drawn) for drawn in tournament.rounds)
    parts.update((("result", *key), result) for key, result in tournament.results.items())
    parts.update((("penalty", number, 0), penalty) for number, penalty in tournament.penalties.items())
    if tournament.clock is not None:
        parts["clock", 0, 0] = tournament.clock
    if tournament.prizes:
        parts["prizes", 0, 0] = PrizeList(tournament.prizes)
    return parts


def rows_of_part(part: Part) -> Iterator[TableRow]:
    """The rows that hold one part of a snapshot."""
    match part:
        case Details():
            day = part.day.isoformat()
            yield "tournament", {"id": ONLY_ROW, "name": part.name, "day": day, "place": part.place}
        case Regulations():
            yield from regulations_rows(part)
        case Timetable():
            yield from timetable_rows(part)
        case Entrant():
            yield from entrant_rows(part)
        case Round():
            yield from round_rows(part)
        case Result():
            yield from result_rows(part)
        case RoundClock():
            yield "clock", clock_row(part)
        case Penalty():
            yield from penalty_rows(part)
        case PrizeList(prizes):
            yield from prize_rows(prizes)


def rows_of(tournament: Tournament) -> Rows:
    """All rows of a snapshot."""
    return keyed(row for part in parts_of(tournament).values() for row in rows_of_part(part))


def tournament_of(rows: RowsByTable) -> Tournament:
    """The snapshot that these rows hold; raises ValueError, IndexError or KeyError where they hold none."""
    details = rows["tournament"][0]
    return Tournament(
        name=text(details["name"]),
        day=date.fromisoformat(text(details["day"])),
        place=text(details["place"]),
        regulations=regulations_of(rows),
        timetable=timetable_of(rows),
        entrants=entrants_of(rows),
        rounds=rounds_of(rows),
        results=results_of(rows),
        clock=next(map(clock_of, rows["clock"]), None),
        penalties=penalties_of(rows),
        prizes=prizes_of(rows["prize"]),
    )
