"""Find the rows that differ between two snapshots, and apply such changes."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from tichu_turnier.store.rows import RowChange, RowName, Rows
from tichu_turnier.store.schema import SNAPSHOT_TABLES
from tichu_turnier.store.snapshot_rows import keyed, parts_of, rows_of_part
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Tournament

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def difference(before: Tournament | None, after: Tournament) -> tuple[RowChange, ...]:
    """The rows that differ; what both snapshots share costs one look.

    `before` None: there was nothing yet.
    """
    old = {} if before is None else parts_of(before)
    new = parts_of(after)
    changed = [key for key in {**old, **new} if old.get(key) is not new.get(key)]
    old_rows = keyed(row for key in changed if key in old for row in rows_of_part(old[key]))
    new_rows = keyed(row for key in changed if key in new for row in rows_of_part(new[key]))
    return row_difference(old_rows, new_rows)


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


def dangling(rows: Rows) -> tuple[RowName, ...]:
    """The rows that refer to a row that is not there."""
    found: list[RowName] = []
    for constraint in (each for table in SNAPSHOT_TABLES.values() for each in table.foreign_key_constraints):
        table, target = constraint.table.name, constraint.referred_table.name
        columns = tuple(constraint.column_keys)
        referring = ((name, _values(rows, name, columns)) for name in rows if name[0] == table)
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


def _values(rows: Rows, name: RowName, columns: tuple[str, ...]) -> tuple[int | str, ...]:
    row = rows[name]
    return tuple(value for column in columns if isinstance(value := row[column], int | str))
