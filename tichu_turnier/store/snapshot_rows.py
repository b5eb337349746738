"""Take a snapshot apart into rows, and put it together from rows."""

from collections.abc import Iterable, Iterator
from typing import TypeVar, cast

from tichu_turnier.store.rows import Contents, Row, RowKey, Rows, TableRow, rows_of_table
from tichu_turnier.store.schema import KEYS, SNAPSHOT_TABLES
from tichu_turnier.store.table_map import PARTS, Details
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.penalty import Penalty
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round, Tournament

Part = Details | Regulations | Timetable | Entrant | Round | Result | RoundClock | Penalty
"""What snapshots share as a whole where it did not change."""
PartKey = tuple[type, RowKey]
P = TypeVar("P")


def parts_of(tournament: Tournament) -> dict[PartKey, Part]:
    """The snapshot taken apart; the same thing has the same key in every snapshot."""
    details = Details(tournament.name, tournament.day, tournament.place, tournament.prizes, tournament.noted)
    parts: dict[PartKey, Part] = {
        (Details, ()): details,
        (Regulations, ()): tournament.regulations,
        (Timetable, ()): tournament.timetable,
    }
    parts.update({(Entrant, (key,)): entrant for key, entrant in tournament.entrants.items()})
    parts.update({(Round, (drawn.number,)): drawn for drawn in tournament.rounds})
    parts.update({(Result, key): result for key, result in tournament.results.items()})
    parts.update({(Penalty, (number,)): penalty for number, penalty in tournament.penalties.items()})
    if tournament.clock is not None:
        parts[RoundClock, ()] = tournament.clock
    return parts


def rows_of_part(part: Part) -> Iterator[TableRow]:
    return PARTS[type(part)].rows(part)


def rows_of(tournament: Tournament) -> Rows:
    return keyed(row for part in parts_of(tournament).values() for row in rows_of_part(part))


def tournament_of(contents: Contents) -> Tournament:
    """The snapshot that these rows hold; raises ValueError or LookupError where they hold none."""

    def read(kind: type[P]) -> list[P]:
        return cast("list[P]", PARTS[kind].values(contents))

    details, *_ = read(Details)
    return Tournament(
        name=details.name,
        day=details.day,
        place=details.place,
        regulations=read(Regulations)[0],
        timetable=read(Timetable)[0],
        entrants=frozen((entrant.id, entrant) for entrant in read(Entrant)),
        rounds=tuple(read(Round)),
        results=frozen(((result.round, result.table), result) for result in read(Result)),
        clock=next(iter(read(RoundClock)), None),
        penalties=frozen((penalty.number, penalty) for penalty in read(Penalty)),
        prizes=details.prizes,
        noted=details.noted,
    )


def keyed(rows: Iterable[TableRow]) -> Rows:
    """Rows by table and key; raises ValueError where a key is no number."""
    return {(table, key_of(table, row)): row for table, row in rows}


def key_of(table: str, row: Row) -> RowKey:
    """What names this row within its table."""
    key = tuple([value for column in KEYS[table] if type(value := row[column]) is int])
    if len(key) != len(KEYS[table]):
        raise ValueError(table)
    return key


def by_name(contents: Contents) -> Rows:
    """The same rows by table and key."""
    return keyed((table, row) for table, columns in contents.items() for row in rows_of_table(columns))


def by_table(rows: Rows) -> Contents:
    """The same rows table by table, in the order of their keys."""
    tables: dict[str, list[Row]] = {name: [] for name in SNAPSHOT_TABLES}
    for table, key in sorted(rows):
        tables[table].append(rows[table, key])
    return {
        name: {column: [row[column] for row in tables[name]] for column in table.columns.keys()}  # noqa: SIM118
        for name, table in SNAPSHOT_TABLES.items()
    }
