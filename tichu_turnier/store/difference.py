"""Find the rows that differ between two snapshots, and apply such changes."""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from typing import TypeVar, cast

from tichu_turnier.store.fields import PARTS, Details
from tichu_turnier.store.rows import Contents, Row, RowChange, RowKey, RowName, Rows, TableRow
from tichu_turnier.store.schema import COLUMNS, KEYS, REFERENCES
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.decisions import Penalty
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round, Tournament

Part = Details | Regulations | Timetable | Entrant | Round | Result | RoundClock | Penalty
"""What snapshots share as a whole where it did not change."""
_PartKey = tuple[type, RowKey]
P = TypeVar("P")
_NAMES = tuple(field.name for field in fields(Details))
_DETAILS = attrgetter(*_NAMES)
"""Reads from a tournament, or from its `Details`, what stands in its own row."""


def parts_of(tournament: Tournament) -> dict[_PartKey, Part]:
    """The snapshot taken apart; the same thing has the same key in every snapshot."""
    parts: dict[_PartKey, Part] = {
        (Details, ()): Details(*_DETAILS(tournament)),
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


def _rows_of_part(part: Part) -> Iterator[TableRow]:
    return PARTS[type(part)].rows(part)


def rows_of(tournament: Tournament) -> Rows:
    return keyed(row for part in parts_of(tournament).values() for row in _rows_of_part(part))


def tournament_of(contents: Contents) -> Tournament:
    """The snapshot that these rows hold; raises ValueError or LookupError where they hold none."""

    def read(kind: type[P]) -> list[P]:
        return cast("list[P]", PARTS[kind].values(contents))

    details, *_ = read(Details)
    return Tournament(
        **dict(zip(_NAMES, _DETAILS(details), strict=True)),
        regulations=read(Regulations)[0],
        timetable=read(Timetable)[0],
        entrants=frozen((entrant.id, entrant) for entrant in read(Entrant)),
        rounds=tuple(read(Round)),
        results=frozen(((result.round, result.table), result) for result in read(Result)),
        clock=next(iter(read(RoundClock)), None),
        penalties=frozen((penalty.number, penalty) for penalty in read(Penalty)),
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
    return keyed(
        (table, dict(zip(columns, values, strict=True)))
        for table, columns in contents.items()
        for values in zip(*columns.values(), strict=True)
    )


def by_table(rows: Rows) -> Contents:
    """The same rows table by table, in the order of their keys."""
    tables: dict[str, list[Row]] = {name: [] for name in KEYS}
    for table, key in sorted(rows):
        tables[table].append(rows[table, key])
    return {
        name: {column: [row[column] for row in tables[name]] for column in COLUMNS[name]} for name in tables
    }


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def difference(before: Tournament | None, after: Tournament) -> tuple[RowChange, ...]:
    """The rows that differ; what both snapshots share costs one look.

    `before` None: there was nothing yet.
    """
    old = {} if before is None else parts_of(before)
    new = parts_of(after)
    changed = [key for key in {**old, **new} if old.get(key) is not new.get(key)]
    old_rows = keyed(row for key in changed if key in old for row in _rows_of_part(old[key]))
    new_rows = keyed(row for key in changed if key in new for row in _rows_of_part(new[key]))
    return row_difference(old_rows, new_rows)


def names_changed(before: Tournament, after: Tournament) -> set[RowName]:
    return {(change.table, change.key) for change in difference(before, after)}


def row_difference(before: Rows, after: Rows) -> tuple[RowChange, ...]:
    """The rows that are not the same in both."""
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return tuple(RowChange(*name, before.get(name), after.get(name)) for name in names)


def mismatches(rows: Rows, changes: Iterable[RowChange]) -> tuple[RowName, ...]:
    """The rows that do not look as the changes expect to find them."""
    names = (((change.table, change.key), change.before) for change in changes)
    return tuple(name for name, expected in names if rows.get(name) != expected)


def apply(rows: Rows, changes: Iterable[RowChange]) -> None:
    """Makes the changes in the rows, without a look at what stands there."""
    for change in changes:
        if change.after is None:
            rows.pop((change.table, change.key), None)
        else:
            rows[change.table, change.key] = change.after


def dangling(rows: Mapping[RowName, Row], among: Collection[RowName] | None = None) -> tuple[RowName, ...]:
    """The rows that refer to a row that is not there: of all rows, or `among` some."""
    names = rows if among is None else among
    found: list[RowName] = []
    for table, columns, target, _ in REFERENCES:
        referring = ((name, _values(rows, name, columns)) for name in names if name[0] == table)
        found.extend(name for name, key in referring if key and (target, key) not in rows)
    return tuple(found)


def shared(old: Tournament, new: Tournament) -> Tournament:
    """The new snapshot, made of the very values of the old one wherever they are equal.

    Not the timetable: equal times can still mean the first and the second of an hour that comes twice.
    """
    return replace(
        new,
        regulations=_same_or(old.regulations, new.regulations),
        entrants=_shared_mapping(old.entrants, new.entrants),
        rounds=tuple(_same_or(old.round(drawn.number), drawn) for drawn in new.rounds),
        results=_shared_mapping(old.results, new.results),
        clock=_same_or(old.clock, new.clock),
        penalties=_shared_mapping(old.penalties, new.penalties),
    )


def _same_or(old: V | None, new: V) -> V:
    return old if old is not None and old == new else new


def _shared_mapping(old: Mapping[K, V], new: Mapping[K, V]) -> Mapping[K, V]:
    return frozen((key, _same_or(old.get(key), value)) for key, value in new.items())


def _values(rows: Mapping[RowName, Row], name: RowName, columns: tuple[str, ...]) -> tuple[int | str, ...]:
    row = rows[name]
    return tuple(value for column in columns if isinstance(value := row[column], int | str))
