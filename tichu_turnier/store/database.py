"""Read and write rows in plain SQL, one transaction at a time."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from tichu_turnier.store.journal import (
    JournalEntry,
    NewEntry,
    changes_of_text,
    identity_of,
    line_of,
    new_entry_of,
)
from tichu_turnier.store.migrations import newest, upgraded
from tichu_turnier.store.refusals import UncertainError, refusal, stale
from tichu_turnier.store.rows import Columns, Contents, Row, RowChange
from tichu_turnier.store.schema import COLUMNS, KEYS
from tichu_turnier.store.seal import Seal, after_line, chained, lines_in, seal_in, write_seal


@contextmanager
def transaction(raw: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """One transaction: all or nothing, and no other writer in between.

    Raises UncertainError where its end failed and cannot be taken back: the next opening shows it.
    """
    raw.execute("BEGIN IMMEDIATE")
    ending = False
    try:
        yield raw
        ending = True
        raw.execute("COMMIT")
    except BaseException as error:
        try:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            raw.execute("SELECT * FROM file_info")  # which also takes back what a failed end left
        except sqlite3.Error:  # told is why it failed
            if ending:
                raise UncertainError(str(error)) from error
        raise


def revision_in(raw: sqlite3.Connection, path: Path) -> int:
    return _seal(raw, path).revision


def identity_in(raw: sqlite3.Connection) -> str:
    """Which tournament is in the file, the same in all its copies; empty where no line tells it."""
    first = next(iter(lines_in(raw)), None)
    return "" if first is None else identity_of(first)


def contents_in(raw: sqlite3.Connection) -> Contents:
    return {name: _columns(raw, name) for name in KEYS}


def entries_in(
    raw: sqlite3.Connection, path: Path, first: int = 0, *, with_rows: bool = True
) -> Iterator[JournalEntry]:
    """The journal from revision `first` on, as it reads in today's tables; Refusal at an unreadable entry.

    Without the rows that changed it takes a fifth of the time.
    """
    for line in lines_in(raw, first):
        revision = int(str(line["revision"]))
        try:
            changes = changes_in(line) if with_rows else ()
            _check_keys(changes)
            yield new_entry_of(line).saved(revision, changes)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise refusal("store-journal-unreadable", path, revision=revision) from error


def save(
    raw: sqlite3.Connection,
    path: Path,
    revision: int,
    entry: NewEntry,
    changes: tuple[RowChange, ...],
    send: Callable[[Row], None] | None = None,
) -> int:
    """Makes the changes, with their line of the journal; returns its revision.

    `send` gets the line when all is written here; where it raises, nothing is saved.
    Refusal when `revision` is not the last one any more, or a row to change is not there.
    """
    seal = _seal(raw, path)
    if seal.revision != revision:
        raise stale(path, revision, seal.revision)
    write(raw, path, changes)
    line = {"revision": revision + 1, "version": newest(), **line_of(entry, changes)}
    line["chain"] = chained(seal.chain, line)
    insert_line(raw, line)
    write_seal(raw, after_line(seal, line, changes))
    if send is not None:
        if raw.execute("PRAGMA foreign_key_check").fetchone():  # before the commit does
            raise sqlite3.IntegrityError("FOREIGN KEY constraint failed")
        send(line)
    return revision + 1


def changes_in(line: Row) -> tuple[RowChange, ...]:
    """The rows that a line of the journal changed, as they read in today's tables.

    Raises ValueError, TypeError or KeyError where it cannot be read.
    """
    changes = changes_of_text(str(line["changes"]), str(line["texts"]))
    return upgraded(changes, int(str(line["version"])))


def insert_line(raw: sqlite3.Connection, line: Row) -> None:
    """Adds a line to the journal as it is."""
    raw.execute(_insert("journal"), line)


def _seal(raw: sqlite3.Connection, path: Path) -> Seal:
    seal = seal_in(raw)
    if seal is None:
        raise refusal("store-damaged", path, detail="file_info")
    return seal


def write(raw: sqlite3.Connection, path: Path, changes: Sequence[RowChange]) -> None:
    """Makes the changes in the tables; Refusal when a row to change is not there."""
    for table, of_table in groupby(sorted(changes, key=attrgetter("table")), key=attrgetter("table")):
        mine = list(of_table)
        removed = [dict(change.before) for change in mine if change.before and change.after is None]
        changed = [dict(change.after) for change in mine if change.before and change.after]
        added = [dict(change.after) for change in mine if change.after and change.before is None]
        for statement, rows in ((_delete(table), removed), (_update(table), changed)):
            if rows and raw.executemany(statement, rows).rowcount != len(rows):
                raise refusal("store-rows-differ", path, table=table)
        if added:
            raw.executemany(_insert(table), added)


def _columns(raw: sqlite3.Connection, name: str) -> Columns:
    names = COLUMNS[name]
    keys = ", ".join(f'"{key}"' for key in KEYS[name])
    listed = ", ".join(f'"{each}"' for each in names)
    rows = raw.execute(f'SELECT {listed} FROM "{name}" ORDER BY {keys}').fetchall()  # noqa: S608 - our own names
    return dict(zip(names, zip(*rows, strict=True) if rows else [()] * len(names), strict=True))


def _check_keys(changes: tuple[RowChange, ...]) -> None:
    """Raises KeyError or ValueError where changes are of no such row."""
    for change in changes:
        if len(change.key) != len(KEYS[change.table]):
            raise ValueError(change.key)


@cache
def _insert(table: str) -> str:
    listed, values = (", ".join(sign.format(each) for each in COLUMNS[table]) for sign in ('"{}"', ":{}"))
    return f'INSERT INTO "{table}" ({listed}) VALUES ({values})'  # noqa: S608 - our own names


@cache
def _delete(table: str) -> str:
    return f'DELETE FROM "{table}" WHERE {_equal(KEYS[table], " AND ")}'  # noqa: S608 - our own names


@cache
def _update(table: str) -> str:
    others = [name for name in COLUMNS[table] if name not in KEYS[table]]
    return f'UPDATE "{table}" SET {_equal(others, ", ")} WHERE {_equal(KEYS[table], " AND ")}'  # noqa: S608 - same


def _equal(names: Sequence[str], between: str) -> str:
    return between.join(f'"{name}" = :{name}' for name in names)
