"""What one step from a version of the tournament file to the next consists of."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace

from tichu_turnier.store.rows import Row, RowChange, Scalar

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
