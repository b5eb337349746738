"""Bring a file to today's version, after a copy of it was made, and see that it is whole."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from tichu_turnier.finding import Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.checking import check_content
from tichu_turnier.store.database import transaction
from tichu_turnier.store.migrations import FIRST_VERSION, migrate, newest
from tichu_turnier.store.refusals import as_damage, translating_errors
from tichu_turnier.store.schema import check_additions, check_size, check_tables
from tichu_turnier.store.sqlite_file import using, version_of


def is_whole(path: Path) -> bool:
    """Whether everything in a file is as it was saved; what a crash left half done is taken back in it."""
    with suppress(Refusal), as_damage(path), translating_errors(path), using(path) as raw:
        bring_up_to_date(path, raw)
        return True
    return False


def bring_up_to_date(path: Path, raw: sqlite3.Connection, *, with_copy: bool = True) -> None:
    """Takes the missing migrations after a copy was made; Refusal for tables that are not ours."""
    version = version_of(raw)
    check_additions(path, raw)
    check_size(path, raw)
    if version == newest():
        check_tables(path, raw)
    if version > FIRST_VERSION:
        check_content(path, raw)
    if version == newest():
        return
    (revision,) = raw.execute("SELECT coalesce(max(revision), 0) FROM journal").fetchone()
    if with_copy:
        copies.backup(raw, path, revision, f"before-version-{newest()}")
    raw.execute("PRAGMA foreign_keys = OFF")  # steps may rebuild a table that others refer to
    with transaction(raw):
        migrate(raw, version)
        check_tables(path, raw)
    raw.execute("PRAGMA foreign_keys = ON")
