"""Do the tables of a file stand as this program made them, so that what is saved stays as it was said?"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.migrations.runner import migrate
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.sqlite_file import version_of
from tichu_turnier.store.tables import FILE_INFO, JOURNAL, SNAPSHOT_TABLES

Columns = dict[str, frozenset[str]]
"""The names of the columns of each table."""

_OUR_TRIGGERS = frozenset({"journal_no_update", "journal_no_delete"})
_NAMED = 3
"""So many parts that are wrong are named."""
_NOW: Columns = {
    table.name: frozenset(table.columns.keys()) for table in (FILE_INFO, JOURNAL, *SNAPSHOT_TABLES.values())
}


def sound_revision(path: Path, raw: sqlite3.Connection, migrations: Sequence[Migration]) -> int:
    """The revision of a file of today's version or an earlier one; Refusal where its tables are not ours."""
    _check_additions(path, raw)
    if version_of(raw) == len(migrations):
        _check_tables(path, raw)
    else:
        _check_tables_before(path, raw, migrations)
    _check_references(path, raw)
    return _counted(path, raw)


def _check_additions(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where somebody added a trigger or an index: it would change or forbid what we save."""
    made = (
        "SELECT type || ' ' || name, name FROM sqlite_master WHERE type IN ('trigger', 'index') AND sql > ''"
    )
    foreign = [part for part, name in raw.execute(made) if name not in _OUR_TRIGGERS]
    if foreign:
        raise refusal("store-foreign-part", path, part=", ".join(foreign))


def _check_tables(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where a table of today or one of its columns is missing."""
    _refuse(path, _lacking(_columns_in(raw), _NOW))


def _check_tables_before(path: Path, raw: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Raises Refusal where the file has not exactly the tables of the version that it names."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as example:
        migrate(example, migrations[: version_of(raw)])
        wanted, there = _columns_in(example), _columns_in(raw)
    _refuse(path, _lacking(there, wanted) or _lacking(wanted, there))


def _check_references(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where a row refers to one that is not there, such as a seat to nobody."""
    for table, *_ in raw.execute("PRAGMA foreign_key_check"):
        raise refusal("store-damaged", path, detail=str(table))


def _counted(path: Path, raw: sqlite3.Connection) -> int:
    """The revision; Refusal where there is none or the journal is ahead: its number would come again."""
    question = "SELECT revision, (SELECT coalesce(max(revision), 0) FROM journal) FROM file_info"
    for revision, last in raw.execute(question):
        if isinstance(revision, int) and revision >= last:
            return revision
        raise refusal("store-damaged", path, detail=f"revision {revision} / {last}")
    raise refusal("store-damaged", path, detail=FILE_INFO.name)


def _lacking(there: Columns, wanted: Columns) -> list[str]:
    """The tables and columns that are wanted and not there."""
    columns = (
        f"{table}.{name}" for table in wanted for name in wanted[table] - there.get(table, wanted[table])
    )
    return [*(table for table in wanted if table not in there), *sorted(columns)]


def _refuse(path: Path, wrong: list[str]) -> None:
    if wrong:
        raise refusal("store-damaged", path, detail=", ".join(wrong[:_NAMED]))


def _columns_in(raw: sqlite3.Connection) -> Columns:
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
    return {table: frozenset(_names(raw, table)) for (table,) in raw.execute(tables)}


def _names(raw: sqlite3.Connection, table: str) -> list[str]:
    return [name for (name,) in raw.execute("SELECT name FROM pragma_table_info(?)", (table,))]
