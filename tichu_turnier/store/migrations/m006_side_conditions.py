"""Which side conditions of draws did the sixth version of the file learn: who is apart, and tables needed?"""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace

from tichu_turnier.store.journal import Row, RowChange, Scalar
from tichu_turnier.store.migrations.migration import Migration

_STATEMENTS = (
    "ALTER TABLE regulations ADD COLUMN clubs_apart_rounds INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE entrant ADD COLUMN needs_table INTEGER",
    """
    CREATE TABLE entrant_apart (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        other INTEGER NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(other) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
)
_ADDED: Mapping[str, Mapping[str, Scalar]] = {
    "regulations": {"clubs_apart_rounds": 0},
    "entrant": {"needs_table": None},
}
"""What the new columns say of a row journalled before."""


def _apply(connection: sqlite3.Connection) -> None:
    for statement in _STATEMENTS:
        connection.execute(statement)


def _upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    return tuple(
        replace(
            change,
            before=_with_added(change.before, change.table),
            after=_with_added(change.after, change.table),
        )
        if change.table in _ADDED
        else change
        for change in changes
    )


def _with_added(row: Row | None, table: str) -> Row | None:
    return None if row is None else {**row, **_ADDED[table]}


SIDE_CONDITIONS = Migration("side_conditions", _apply, _upgrade)
