"""Read how far a tournament is without opening, locking or changing its file."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tichu_turnier.store.refusals import refusal, translating_errors
from tichu_turnier.store.sqlite_file import APPLICATION_ID, copied

_QUESTION = """
    SELECT format, rounds, unit,
        (SELECT count(*) FROM entrant WHERE withdrawn_from IS NULL),
        (SELECT count(*) FROM round),
        (SELECT count(*) FROM round_tables)
            - (SELECT count(*) FROM result JOIN round_tables USING (round, "table")),
        (SELECT max(at) FROM journal)
    FROM regulations
"""
"""Only tables and columns that files have had from the first version on: nothing is migrated for this."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a file says about its tournament."""

    format: str
    rounds: int
    unit: str
    entrants: int
    """Who has not left for good."""
    drawn: int
    """How many rounds are drawn."""
    owing: int
    """How many tables owe a result, of all rounds."""
    changed: datetime
    """When the last change was, aware."""


def summary(path: Path) -> Summary:
    """What a copy of the file says; raises Refusal where it is gone, damaged or no tournament."""
    with translating_errors(path), copied(path) as copy, closing(sqlite3.connect(copy)) as connection:
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise refusal("store-foreign", path)
        try:
            *seen, changed = connection.execute(_QUESTION).fetchone()
            return Summary(*[*seen, datetime.fromisoformat(changed)])
        except (sqlite3.OperationalError, TypeError, ValueError):
            raise refusal("store-damaged", path, detail="tables") from None
