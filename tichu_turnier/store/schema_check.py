"""Refuse a file whose schema is not exactly ours, or whose rows do not hang together."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.schema import OUR_TABLES, TRIGGERS

_NAMED = 3
"""So many parts that are wrong are named."""


def check_additions(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where somebody added a trigger or an index: it would change or forbid what we save."""
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


def checked_revision(path: Path, raw: sqlite3.Connection) -> int:
    """The revision; Refusal where there is none or the journal is ahead: its number would come again."""
    question = "SELECT revision, (SELECT coalesce(max(revision), 0) FROM journal) FROM file_info"
    for revision, last in raw.execute(question):
        if isinstance(revision, int) and revision >= last:
            return revision
        raise refusal("store-damaged", path, detail=f"revision {revision} / {last}")
    raise refusal("store-damaged", path, detail="file_info")


def _missing(raw: sqlite3.Connection) -> Iterator[str]:
    """The tables that are not there, and the columns of those that are."""
    for name, table in OUR_TABLES.items():
        there = {column for (column,) in raw.execute("SELECT name FROM pragma_table_info(?)", (name,))}
        if there:
            yield from (f"{name}.{column.name}" for column in table.columns if column.name not in there)
        else:
            yield name
