"""What did the 14th version learn about Booster: where it is played, and hands without special cards?"""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace

from tichu_turnier.store.journal import Row, RowChange
from tichu_turnier.store.migrations.migration import Migration

_STATEMENTS = (
    "ALTER TABLE regulations ADD COLUMN booster BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE regulations ADD COLUMN booster_tables VARCHAR NOT NULL DEFAULT ''",
    "ALTER TABLE hand ADD COLUMN special_cards_out BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE pass_hand ADD COLUMN special_cards_out BOOLEAN NOT NULL DEFAULT FALSE",
)
_ADDED: Mapping[str, Row] = {
    "regulations": {"booster": False, "booster_tables": ""},
    "hand": {"special_cards_out": False},
    "pass_hand": {"special_cards_out": False},
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


BOOSTER = Migration("booster", _apply, _upgrade)
