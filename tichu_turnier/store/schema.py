"""What the tables of a tournament file are called, have as columns, and refer to; is a file like that?

Values are as in JSON (dates and times as ISO 8601 text), so a row in a table and the same row in the journal
are alike. References are checked when a transaction ends, so rows may be written in any order.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tichu_turnier.store.fields import TABLES, MappedTable
from tichu_turnier.store.refusals import refusal

_NAMED = 3
"""So many parts that are wrong are named."""
TRIGGERS = {
    f"journal_no_{deed.lower()}": f"CREATE TRIGGER journal_no_{deed.lower()} BEFORE {deed}{what} ON journal "
    "BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END"
    for deed, what in (("UPDATE", " OF revision, version, kind, desk, at, reverses, changes"), ("DELETE", ""))
}


MOST_ROWS = 150_000
"""Of all tables: 5,000 people have as many in nine rounds, with every hand."""


class Reference(NamedTuple):
    """Where these columns of a table hold something, a row of the other table has it as its key."""

    table: str
    columns: tuple[str, ...]
    target: str
    key: tuple[str, ...]


def _references(mapped: MappedTable) -> Iterator[Reference]:
    """To the owner of a list, to entrants, and from a result to where it was played."""
    for owner in TABLES.values():
        if mapped in owner.lists and owner.owner:
            yield Reference(mapped.name, mapped.owner, owner.name, owner.key)
    for column in mapped.item.columns:
        if column.of_entrant and column.name not in mapped.key:
            yield Reference(mapped.name, (column.name,), "entrant", ("id",))
    if mapped.name == "result":
        yield Reference(mapped.name, mapped.key, "round_tables", mapped.key)


COLUMNS: Mapping[str, tuple[str, ...]] = {
    "file_info": ("id", "revision", "chain", "tables", "lines"),
    "journal": (
        *("revision", "version", "kind", "args", "desk", "at", "reverses", "changes", "texts", "chain"),
    ),
    **{name: tuple(column.name for column in mapped.columns) for name, mapped in TABLES.items()},
}
"""The columns of each table, in order; the first two tables are not of the snapshot."""
KEYS = {name: mapped.key for name, mapped in TABLES.items()}
"""The columns that name a row of each table of the snapshot."""
REFERENCES = tuple(reference for mapped in TABLES.values() for reference in _references(mapped))


def check_size(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal for far more rows than any tournament has: they would fill the memory."""
    there = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    counts = (f'SELECT count(*) FROM "{name}"' for name in there & COLUMNS.keys())  # noqa: S608 - our own names
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
    for name, columns in COLUMNS.items():
        there = {column for (column,) in raw.execute("SELECT name FROM pragma_table_info(?)", (name,))}
        if there:
            yield from (f"{name}.{column}" for column in columns if column not in there)
        else:
            yield name
