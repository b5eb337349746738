"""What does one step from a version of the tables to the next consist of?"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from tichu_turnier.store.journal import RowChange


def as_before(changes: tuple[RowChange, ...]) -> tuple[RowChange, ...]:
    """What most steps do to journalled changes: nothing."""
    return changes


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; its number is its place in `MIGRATIONS`, from 1. Once published it never changes."""

    name: str
    apply: Callable[[sqlite3.Connection], None]
    """Changes the tables, inside a transaction; must not commit. References are checked afterwards."""
    upgrade: Callable[[tuple[RowChange, ...]], tuple[RowChange, ...]] = as_before
    """What an entry journalled before this step says in the new tables: the journal itself only grows."""
