"""Write the tables of a new tournament file; what is in a file is read and saved without this."""

import sqlite3
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from sqlalchemy import Boolean, Column, Float, ForeignKeyConstraint, Integer, String, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable
from sqlmodel import Field, SQLModel

from tichu_turnier.store.fields import TABLES, MappedTable
from tichu_turnier.store.schema import REFERENCES, TRIGGERS, Reference

_TYPES = {str: String, int: Integer, float: Float, bool: Boolean}


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


_BEGIN_COUNT = "INSERT INTO file_info (id, revision, chain, tables, lines) VALUES (1, 0, '', '0', '0')"
"""Nothing was saved yet."""


def create_tables(raw: sqlite3.Connection) -> None:
    for statement in _statements():
        raw.execute(statement)


@cache
def _statements() -> tuple[str, ...]:
    own = (SQLModel.metadata.tables[name] for name in ("file_info", "journal"))
    tables = (*own, *SNAPSHOT_TABLES)
    made = (str(CreateTable(table).compile(dialect=sqlite.dialect())) for table in tables)
    return (*made, *TRIGGERS.values(), _BEGIN_COUNT)


def _table(mapped: MappedTable) -> Table:
    columns: Iterator[Column[object]] = (
        Column(each.name, _TYPES[each.kind], primary_key=each.name in mapped.key, nullable=each.nullable)
        for each in mapped.columns
    )
    references = (_reference(each) for each in REFERENCES if each.table == mapped.name)
    clustered = len(mapped.key) > 1  # the rows lie in the order of their keys, without an index beside them
    return Table(mapped.name, SQLModel.metadata, *columns, *references, sqlite_with_rowid=not clustered)


def _reference(to: Reference) -> ForeignKeyConstraint:
    """At the latest when a transaction ends, a row of the other table has this key."""
    remote = [f"{to.target}.{name}" for name in to.key]
    return ForeignKeyConstraint(to.columns, remote, deferrable=True, initially="DEFERRED")


SNAPSHOT_TABLES = tuple(_table(mapped) for mapped in TABLES.values())
"""The tables that together hold one snapshot."""
