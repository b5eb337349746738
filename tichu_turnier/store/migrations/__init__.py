"""Every step from the first published schema of the tournament file to today's, in order.

A change of the schema is a file `m029_what.py` here, its line below, and golden files of the new version
(`python -m tests.store.golden`). A new field `mood: str = ""` of an entrant is

    statement = "ALTER TABLE entrant ADD COLUMN mood VARCHAR NOT NULL DEFAULT ''"
    MOOD = Migration("mood", (statement,), adding("entrant", mood=""))
"""

import sqlite3

from tichu_turnier.store.migrations.m018_seal import SEAL
from tichu_turnier.store.migrations.m019_noted import NOTED
from tichu_turnier.store.migrations.m020_endings import ENDINGS
from tichu_turnier.store.migrations.m021_notes import NOTES
from tichu_turnier.store.migrations.m022_labels import LABELS
from tichu_turnier.store.migrations.m023_locks import LOCKS
from tichu_turnier.store.migrations.m024_screens import SCREENS
from tichu_turnier.store.migrations.m025_surnames import SURNAMES
from tichu_turnier.store.migrations.m026_persons import PERSONS
from tichu_turnier.store.migrations.m027_lots import LOTS
from tichu_turnier.store.migrations.m028_rulings import RULINGS
from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.rows import RowChange
from tichu_turnier.store.seal import reseal

FIRST_VERSION = 17
"""The version of the first published schema; files of earlier ones were never outside of this project."""
MIGRATIONS: tuple[Migration, ...] = (
    SEAL,
    NOTED,
    ENDINGS,
    NOTES,
    LABELS,
    LOCKS,
    SCREENS,
    SURNAMES,
    PERSONS,
    LOTS,
    RULINGS,
)


def newest() -> int:
    """The version that the last step leads to."""
    return FIRST_VERSION + len(MIGRATIONS)


def migrate(raw: sqlite3.Connection, version: int) -> None:
    """Takes every step that a file of this version lacks; the caller has begun a transaction."""
    for migration in MIGRATIONS[version - FIRST_VERSION :]:
        for statement in migration.statements:
            if isinstance(statement, str):
                raw.execute(statement)
            else:
                statement(raw)
    reseal(raw)
    raw.execute(f"PRAGMA user_version = {newest()}")


def upgraded(changes: tuple[RowChange, ...], version: int) -> tuple[RowChange, ...]:
    """Changes journalled by a file of this version, as they read in today's tables."""
    for migration in MIGRATIONS[version - FIRST_VERSION :]:
        changes = migration.upgrade(changes)
    return changes
