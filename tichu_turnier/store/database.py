"""How are rows read and written, in one transaction at a time?"""

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from itertools import groupby
from pathlib import Path

from sqlalchemy import (
    Boolean,
    Connection,
    Delete,
    Engine,
    Insert,
    Table,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.pool import StaticPool

from tichu_turnier.store.journal import (
    JournalEntry,
    NewEntry,
    RowChange,
    Scalar,
    args_of_text,
    changes_as_text,
    changes_of_text,
    written,
)
from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.rows import RowsByTable
from tichu_turnier.store.tables import FILE_INFO, JOURNAL, KEYS, ONLY_ROW, SNAPSHOT_TABLES


def engine_on(raw: sqlite3.Connection) -> Engine:
    """SQLAlchemy on this one connection; whoever begins a transaction has the file for writing at once."""
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def revision_in(connection: Connection, path: Path) -> int:
    """The number of the last saved change."""
    revision = connection.execute(select(FILE_INFO.c.revision)).scalar()
    if revision is None:
        raise refusal("store-damaged", path, detail=FILE_INFO.name)
    return int(revision)


def rows_in(connection: Connection) -> RowsByTable:
    """All rows of the snapshot."""
    return {name: _rows(connection, name) for name in SNAPSHOT_TABLES}


def entries_in(
    connection: Connection, path: Path, migrations: Sequence[Migration], first: int = 0
) -> Iterator[JournalEntry]:
    """The journal from revision `first` on, as it reads in today's tables; Refusal at an unreadable entry."""
    wanted = select(JOURNAL).where(JOURNAL.c.revision >= first).order_by(JOURNAL.c.revision)
    for row in connection.execute(wanted):
        try:
            yield JournalEntry(
                revision=row.revision,
                kind=row.kind,
                args=args_of_text(row.args),
                desk=row.desk,
                at=datetime.fromisoformat(row.at),
                reverses=row.reverses,
                changes=_upgraded(changes_of_text(row.changes), migrations[row.version :]),
            )
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise refusal("store-journal-unreadable", path, revision=row.revision) from error


def bump(connection: Connection, path: Path, revision: int) -> int:
    """Counts one change on from `revision`; Refusal when that is not the last one any more."""
    statement = update(FILE_INFO).where(FILE_INFO.c.id == ONLY_ROW, FILE_INFO.c.revision == revision)
    if connection.execute(statement.values(revision=revision + 1)).rowcount != 1:
        raise refusal("store-stale", path, revision=revision, saved=revision_in(connection, path))
    return revision + 1


def begin_count(connection: Connection) -> int:
    """Counts the first change of a new file."""
    connection.execute(insert(FILE_INFO), {"id": ONLY_ROW, "revision": 1})
    return 1


def append(
    connection: Connection, revision: int, version: int, entry: NewEntry, changes: tuple[RowChange, ...]
) -> None:
    """Writes a journal entry."""
    row = {
        "revision": revision,
        "version": version,
        "kind": entry.kind,
        "args": written(dict(entry.args)),
        "desk": entry.desk,
        "at": entry.at.isoformat(),
        "reverses": entry.reverses,
        "changes": changes_as_text(changes),
    }
    connection.execute(insert(JOURNAL), row)


def write(connection: Connection, path: Path, changes: Sequence[RowChange]) -> None:
    """Makes the changes in the tables; Refusal when a row to change is not there."""
    for table, of_table in groupby(sorted(changes, key=_table), key=_table):
        mine = list(of_table)
        removed = [_key(change) for change in mine if change.after is None]
        changed = [_values(change) for change in mine if None not in (change.before, change.after)]
        added = [dict(change.after) for change in mine if change.before is None and change.after is not None]
        for statement, rows in ((_delete(table), removed), (_update(table), changed)):
            if rows and connection.execute(statement, rows).rowcount != len(rows):
                raise refusal("store-rows-differ", path, table=table)
        if added:
            connection.execute(_insert(table), added)


def _rows(connection: Connection, name: str) -> list[dict[str, Scalar]]:
    """All rows of a table, in plain SQL: SQLAlchemy would take longer to write it than SQLite to answer."""
    columns, yes_or_no, statement = _reading(name)
    found = [dict(zip(columns, row, strict=True)) for row in connection.exec_driver_sql(statement)]
    for row in found if yes_or_no else ():
        row |= {column: bool(row[column]) for column in yes_or_no if row[column] is not None}
    return found


@cache
def _reading(name: str) -> tuple[list[str], list[str], str]:
    """The columns of a table, those that say yes or no (in SQLite numbers), and the SQL that reads it."""
    columns = SNAPSHOT_TABLES[name].columns
    listed, keys = (", ".join(f'"{each}"' for each in names) for names in (columns.keys(), KEYS[name]))
    statement = f'SELECT {listed} FROM "{name}" ORDER BY {keys}'  # noqa: S608 - our own names
    return columns.keys(), [each.name for each in columns if isinstance(each.type, Boolean)], statement


def _upgraded(changes: tuple[RowChange, ...], later: Sequence[Migration]) -> tuple[RowChange, ...]:
    """The changes in the tables of today; KeyError or ValueError where they are of no such row."""
    for migration in later:
        changes = migration.upgrade(changes)
    for change in changes:
        if len(change.key) != len(KEYS[change.table]):
            raise ValueError(change.key)
    return changes


def _table(change: RowChange) -> str:
    return change.table


def _key(change: RowChange) -> dict[str, Scalar]:
    return {f"key_{column}": value for column, value in zip(KEYS[change.table], change.key, strict=True)}


def _values(change: RowChange) -> dict[str, Scalar]:
    """The new values of a row's other columns, and its key."""
    after = change.after or {}
    return {name: after[name] for name in _other_columns(SNAPSHOT_TABLES[change.table])} | _key(change)


@cache
def _insert(name: str) -> Insert:
    return insert(SNAPSHOT_TABLES[name])


@cache
def _delete(name: str) -> Delete:
    table = SNAPSHOT_TABLES[name]
    return delete(table).where(*(column == bindparam(f"key_{column.name}") for column in table.primary_key))


@cache
def _update(name: str) -> Update:
    table = SNAPSHOT_TABLES[name]
    keys = (column == bindparam(f"key_{column.name}") for column in table.primary_key)
    return update(table).where(*keys).values({name: bindparam(name) for name in _other_columns(table)})


def _other_columns(table: Table) -> list[str]:
    return [column.name for column in table.columns if not column.primary_key]
