"""What did the eighth version learn about odd numbers: tables of five and three, reserves, rounds away?"""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace

from tichu_turnier.store.journal import Row, RowChange, Scalar
from tichu_turnier.store.migrations.migration import Migration

_STATEMENTS = (
    "ALTER TABLE regulations ADD COLUMN odd_numbers VARCHAR NOT NULL DEFAULT 'rest'",
    "ALTER TABLE regulations ADD COLUMN by_standings BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE entrant ADD COLUMN reserve BOOLEAN NOT NULL DEFAULT FALSE",
    """
    CREATE TABLE new_seating (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        position INTEGER NOT NULL,
        seat_0 INTEGER NOT NULL,
        seat_1 INTEGER NOT NULL,
        seat_2 INTEGER NOT NULL,
        seat_3 INTEGER NOT NULL,
        fifth INTEGER,
        PRIMARY KEY (round, table_number),
        FOREIGN KEY(round) REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_0) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_1) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_2) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_3) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(fifth) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    "INSERT INTO new_seating SELECT *, NULL FROM seating",
    "DROP TABLE seating",
    "ALTER TABLE new_seating RENAME TO seating",
    """
    CREATE TABLE entrant_away (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        round INTEGER NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
)
_ADDED: Mapping[str, Mapping[str, Scalar]] = {
    "regulations": {"odd_numbers": "rest", "by_standings": False},
    "entrant": {"reserve": False},
    "seating": {"fifth": None},
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


ODD_NUMBERS = Migration("odd_numbers", _apply, _upgrade)
