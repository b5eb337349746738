"""Bring a file of an earlier version to today's: one step is one file of this folder."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.store.rows import Row, RowChange, Scalar
from tichu_turnier.store.seal import reseal

FIRST_VERSION = 17
"""The version of the first published schema; files of earlier ones were never outside of this project."""

Upgrade = Callable[[tuple[RowChange, ...]], tuple[RowChange, ...]]


def as_before(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    """What most steps do to journalled changes: nothing."""
    return changes


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; its place in `MIGRATIONS` gives the version it leads to. Once published it never changes."""

    name: str
    statements: tuple[str | Callable[[sqlite3.Connection], None], ...]
    """What changes the tables. References are checked only when all steps are done."""
    upgrade: Upgrade = as_before
    """What an entry journalled before this step says in the new tables: the journal itself only grows."""


def newest(migrations: Sequence[Migration]) -> int:
    """The version that the last step leads to."""
    return FIRST_VERSION + len(migrations)


def migrate(raw: sqlite3.Connection, version: int, migrations: Sequence[Migration]) -> None:
    """Takes every step that a file of this version lacks; the caller has begun a transaction."""
    for migration in migrations[version - FIRST_VERSION :]:
        for statement in migration.statements:
            if isinstance(statement, str):
                raw.execute(statement)
            else:
                statement(raw)
    reseal(raw)
    raw.execute(f"PRAGMA user_version = {newest(migrations)}")


def upgraded(
    changes: tuple[RowChange, ...], version: int, migrations: Sequence[Migration]
) -> tuple[RowChange, ...]:
    """Changes journalled by a file of this version, as they read in today's tables."""
    for migration in migrations[version - FIRST_VERSION :]:
        changes = migration.upgrade(changes)
    return changes


def adding(table: str, **columns: Scalar) -> Upgrade:
    """Says what new columns of a table hold in rows journalled before there were any."""

    def added(row: Row | None) -> Row | None:
        return None if row is None else {**row, **columns}

    def upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
        return tuple(
            replace(change, before=added(change.before), after=added(change.after))
            if change.table == table
            else change
            for change in changes
        )

    return upgrade
