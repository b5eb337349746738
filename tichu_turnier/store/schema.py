"""The schema of a tournament file: the tables of its values, the journal, and the count of changes.

Values are as in JSON (dates and times as ISO 8601 text), so a row in a table and the same row in the journal
are alike. References are checked when a transaction ends, so rows may be written in any order.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

from sqlalchemy import Boolean, Column, Float, ForeignKeyConstraint, Integer, String, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable
from sqlmodel import Field, SQLModel

from tichu_turnier.store.fields import TABLES, MappedTable
from tichu_turnier.store.fields import Column as FieldColumn
from tichu_turnier.store.refusals import refusal

_TYPES = {str: String, int: Integer, float: Float, bool: Boolean}
_NAMED = 3
"""So many parts that are wrong are named."""


class FileInfoTable(SQLModel, table=True):
    """The one row that every change touches; what its columns mean says `seal`."""

    __tablename__: ClassVar[str] = "file_info"
    id: int = Field(primary_key=True)
    revision: int
    chain: str
    tables: str
    lines: str


class JournalTable(SQLModel, table=True):
    """One entry of the journal; never changed but for texts that are to be forgotten, never deleted."""

    __tablename__: ClassVar[str] = "journal"
    revision: int = Field(primary_key=True)
    version: int
    """Version of the file that the changes were written for."""
    kind: str
    args: str
    desk: str
    at: str
    reverses: int | None = None
    changes: str
    texts: str
    """What people typed, as a list; `changes` names it by place."""
    chain: str
    """The hash over this line and the one before."""


TRIGGERS = {
    f"journal_no_{deed.lower()}": f"CREATE TRIGGER journal_no_{deed.lower()} BEFORE {deed}{what} ON journal "
    "BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END"
    for deed, what in (("UPDATE", " OF revision, version, kind, desk, at, reverses, changes"), ("DELETE", ""))
}


MOST_ROWS = 150_000
"""Of all tables: 5,000 people have as many in nine rounds, with every hand."""
_BEGIN_COUNT = "INSERT INTO file_info (id, revision, chain, tables, lines) VALUES (1, 0, '', '0', '0')"
"""Nothing was saved yet."""


def _columns(mapped: MappedTable) -> Iterator[Column[object]]:
    leading = tuple(FieldColumn(name, int) for name in mapped.leading)
    for column in (*leading, *mapped.item.columns):
        primary, kind = column.name in mapped.key, _TYPES[column.kind]
        yield Column(column.name, kind, primary_key=primary, nullable=column.nullable)


def _references(mapped: MappedTable) -> Iterator[ForeignKeyConstraint]:
    """To the owner of a list, to entrants, and from a result to where it was played."""
    for owner in TABLES.values():
        if mapped in owner.lists and owner.owner:
            yield _reference(mapped.owner, owner.name, owner.key)
    for column in mapped.item.columns:
        if column.of_entrant and column.name not in mapped.key:
            yield _reference((column.name,), "entrant", ("id",))
    if mapped.name == "result":
        yield _reference(mapped.key, "round_tables", mapped.key)


def _reference(columns: tuple[str, ...], table: str, key: tuple[str, ...]) -> ForeignKeyConstraint:
    """At the latest when a transaction ends, a row of the other table has this key."""
    remote = [f"{table}.{name}" for name in key]
    return ForeignKeyConstraint(columns, remote, deferrable=True, initially="DEFERRED")


def _table(mapped: MappedTable) -> Table:
    clustered = len(mapped.key) > 1  # the rows lie in the order of their keys, without an index beside them
    return Table(
        mapped.name, METADATA, *_columns(mapped), *_references(mapped), sqlite_with_rowid=not clustered
    )


METADATA = SQLModel.metadata


SNAPSHOT_TABLES = {name: _table(mapped) for name, mapped in TABLES.items()}
"""The tables that together hold one snapshot, by name."""


OUR_TABLES: Mapping[str, Table] = {
    table.name: table
    for table in (METADATA.tables["file_info"], METADATA.tables["journal"], *SNAPSHOT_TABLES.values())
}


KEYS = {name: mapped.key for name, mapped in TABLES.items()}
"""The columns that name a row of each of them."""


def create_tables(raw: sqlite3.Connection) -> None:
    for table in OUR_TABLES.values():
        raw.execute(str(CreateTable(table).compile(dialect=sqlite.dialect())))
    for trigger in TRIGGERS.values():
        raw.execute(trigger)
    raw.execute(_BEGIN_COUNT)


def check_size(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal for far more rows than any tournament has: they would fill the memory."""
    there = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    counts = (f'SELECT count(*) FROM "{name}"' for name in there & OUR_TABLES.keys())  # noqa: S608 - our own names
    count = sum(raw.execute(each).fetchone()[0] for each in counts)
    if count > MOST_ROWS:
        raise refusal("store-too-many-rows", path, count=count, most=MOST_ROWS)


def check_additions(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal for a trigger or an index that is not ours: it would change or forbid what we save."""
    made = (
        "SELECT type || ' ' || name, name FROM sqlite_master WHERE type IN ('trigger', 'index') AND sql > ''"
    )
    foreign = [part for part, name in raw.execute(made) if name not in TRIGGERS]
    if foreign:
        raise refusal("store-foreign-part", path, part=", ".join(foreign))


def check_tables(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where a table or column is missing, or a row refers to one that is not there."""
    wrong = list(_missing(raw))
    if wrong:
        raise refusal("store-damaged", path, detail=", ".join(wrong[:_NAMED]))
    for table, *_ in raw.execute("PRAGMA foreign_key_check"):
        raise refusal("store-damaged", path, detail=str(table))


def _missing(raw: sqlite3.Connection) -> Iterator[str]:
    """The tables that are not there, and the columns of those that are."""
    for name, table in OUR_TABLES.items():
        there = {column for (column,) in raw.execute("SELECT name FROM pragma_table_info(?)", (name,))}
        if there:
            yield from (f"{name}.{column.name}" for column in table.columns if column.name not in there)
        else:
            yield name
