"""What did the eighth version learn about odd numbers: tables of five and three, reserves, rounds away?"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Row
from tichu_turnier.store.migrations.migration import Migration, adding, executing

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
_ADDED: Mapping[str, Row] = {
    "regulations": {"odd_numbers": "rest", "by_standings": False},
    "entrant": {"reserve": False},
    "seating": {"fifth": None},
}
"""What the new columns say of a row journalled before."""

ODD_NUMBERS = Migration("odd_numbers", executing(*_STATEMENTS), adding(_ADDED))
