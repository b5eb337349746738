"""How are the missing steps taken so that a failure leaves the file as it was?"""

import sqlite3
from collections.abc import Sequence

from tichu_turnier.store.migrations.migration import Migration
from tichu_turnier.store.sqlite_file import version_of


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Takes every step that the file lacks, each in one transaction with its number.

    Raises whatever a step raises; then the file is as before that step.
    """
    connection.execute("PRAGMA foreign_keys = OFF")  # steps may rebuild a table that others refer to
    try:
        for number, migration in enumerate(migrations, start=1):
            if number > version_of(connection):
                _step(connection, number, migration)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _step(connection: sqlite3.Connection, number: int, migration: Migration) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        migration.apply(connection)
        _check_references(connection, migration)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _check_references(connection: sqlite3.Connection, migration: Migration) -> None:
    broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if broken is not None:
        raise sqlite3.IntegrityError(f"{migration.name} breaks a reference of {broken[0]}")
