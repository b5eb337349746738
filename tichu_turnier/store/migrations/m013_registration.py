"""What did the thirteenth version of the file learn about registration: fees, room, deadline, who waits?"""

import sqlite3
from dataclasses import replace

from tichu_turnier.store.journal import Row, RowChange
from tichu_turnier.store.migrations.migration import Migration

_STATEMENTS = (
    "ALTER TABLE entrant ADD COLUMN waiting BOOLEAN NOT NULL DEFAULT FALSE",
    """
    CREATE TABLE entry_terms (
        id INTEGER NOT NULL,
        fee INTEGER NOT NULL,
        per_person BOOLEAN NOT NULL,
        currency VARCHAR NOT NULL,
        room_for INTEGER NOT NULL,
        here_by VARCHAR,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1)
    )
    """,
    """
    CREATE TABLE payment (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        receipt INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        payer VARCHAR NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
)


def _apply(connection: sqlite3.Connection) -> None:
    for statement in _STATEMENTS:
        connection.execute(statement)


def _upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    return tuple(
        replace(change, before=_not_waiting(change.before), after=_not_waiting(change.after))
        if change.table == "entrant"
        else change
        for change in changes
    )


def _not_waiting(row: Row | None) -> Row | None:
    return None if row is None else {**row, "waiting": False}


REGISTRATION = Migration("registration", _apply, _upgrade)
