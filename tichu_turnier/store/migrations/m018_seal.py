"""Chain the lines of the journal, with what people typed apart, and keep sums over all that is in a file."""

import sqlite3

from tichu_turnier.store.journal import changes_as_text, changes_of_text
from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.schema import TRIGGERS


def _set_apart(raw: sqlite3.Connection) -> None:
    """Moves what people typed out of the changes of every line."""
    for revision, changes in raw.execute("SELECT revision, changes FROM journal").fetchall():
        parted = changes_as_text(changes_of_text(changes, "[]"))
        raw.execute("UPDATE journal SET changes = ?, texts = ? WHERE revision = ?", (*parted, revision))


SEAL = Migration(
    "seal",
    (
        *(f"DROP TRIGGER IF EXISTS {name}" for name in TRIGGERS),
        "ALTER TABLE journal ADD COLUMN texts VARCHAR NOT NULL DEFAULT '[]'",
        "ALTER TABLE journal ADD COLUMN chain VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE file_info ADD COLUMN chain VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE file_info ADD COLUMN tables VARCHAR NOT NULL DEFAULT '0'",
        "ALTER TABLE file_info ADD COLUMN lines VARCHAR NOT NULL DEFAULT '0'",
        _set_apart,
        *TRIGGERS.values(),
    ),
)
