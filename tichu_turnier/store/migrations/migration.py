"""What does one step from a version of the tables to the next consist of?"""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tichu_turnier.store.journal import Row, RowChange

Apply = Callable[[sqlite3.Connection], None]
Upgrade = Callable[[tuple[RowChange, ...]], tuple[RowChange, ...]]


def as_before(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    """What most steps do to journalled changes: nothing."""
    return changes


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; its number is its place in `MIGRATIONS`, from 1. Once published it never changes."""

    name: str
    apply: Apply
    """Changes the tables, inside a transaction; must not commit. References are checked afterwards."""
    upgrade: Upgrade = as_before
    """What an entry journalled before this step says in the new tables: the journal itself only grows."""


def executing(*statements: str) -> Apply:
    """Changes the tables by these statements, one after the other."""

    def apply(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return apply


def adding(columns: Mapping[str, Row]) -> Upgrade:
    """Says in each table what the new columns hold in rows journalled before there were any."""

    def upgrade(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
        return tuple(
            replace(
                change, before=added(change.table, change.before), after=added(change.table, change.after)
            )
            if change.table in columns
            else change
            for change in changes
        )

    def added(table: str, row: Row | None) -> Row | None:
        return None if row is None else {**row, **columns[table]}

    return upgrade
