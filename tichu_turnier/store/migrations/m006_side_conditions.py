"""Which side conditions of draws did the sixth version of the file learn: who is apart, and tables needed?"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Row
from tichu_turnier.store.migrations.migration import Migration, adding, executing

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
_ADDED: Mapping[str, Row] = {
    "regulations": {"clubs_apart_rounds": 0},
    "entrant": {"needs_table": None},
}
"""What the new columns say of a row journalled before."""

SIDE_CONDITIONS = Migration("side_conditions", executing(*_STATEMENTS), adding(_ADDED))
