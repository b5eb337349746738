"""What did the twelfth version learn about knock-outs: the place of everybody on the list of seeds?"""

import sqlite3
from dataclasses import replace

from tichu_turnier.store.journal import Row, RowChange
from tichu_turnier.store.migrations.migration import Migration


def _apply(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE entrant ADD COLUMN seeding INTEGER NOT NULL DEFAULT 0")


def _upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    return tuple(
        replace(change, before=_unseeded(change.before), after=_unseeded(change.after))
        if change.table == "entrant"
        else change
        for change in changes
    )


def _unseeded(row: Row | None) -> Row | None:
    return None if row is None else {**row, "seeding": 0}


SEEDING = Migration("seeding", _apply, _upgrade)
