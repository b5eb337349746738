"""How does a new tournament file come into being: whole, or not at all?"""

import os
from contextlib import closing
from pathlib import Path

from tichu_turnier.store.backup import flush, flush_folder
from tichu_turnier.store.database import append, begin_count, engine_on, write
from tichu_turnier.store.difference import difference
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.migrations import MIGRATIONS
from tichu_turnier.store.migrations.runner import migrate
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.sqlite_file import fresh, logs_of
from tichu_turnier.tournament.model.snapshot import Tournament


def check_place(path: Path) -> None:
    """Raises Refusal where no file can be made."""
    if not path.parent.is_dir():
        raise refusal("store-folder-missing", path)
    if os.path.lexists(path):
        raise refusal("store-exists", path)
    for log in logs_of(path):
        if log.exists():  # SQLite would mix what it says into the new file
            raise refusal("store-leftover", path, leftover=log.name)


def make(path: Path, tournament: Tournament, entry: NewEntry) -> None:
    """Makes the file under another name, flushes it, and gives it its name; the caller holds its lock.

    Raises FileExistsError when somebody took the name meanwhile.
    """
    unfinished = _unfinished(path)
    remove_unfinished(path)
    try:
        _fill(unfinished, tournament, entry)
        flush(unfinished)
        _publish(unfinished, path)
    finally:
        remove_unfinished(path)
    flush_folder(path.parent)


def remove_unfinished(path: Path) -> None:
    """Clears away what a killed `make` left; the caller holds the lock."""
    unfinished = _unfinished(path)
    for rest in (unfinished, *logs_of(unfinished)):
        rest.unlink(missing_ok=True)


def _fill(path: Path, tournament: Tournament, entry: NewEntry) -> None:
    with closing(fresh(path)) as raw:
        migrate(raw, MIGRATIONS)
        with engine_on(raw).begin() as connection:
            revision = begin_count(connection)
            changes = difference(None, tournament)
            write(connection, path, changes)
            append(connection, revision, len(MIGRATIONS), entry, changes)


def _publish(unfinished: Path, path: Path) -> None:
    try:
        os.link(unfinished, path)  # unlike a rename, never overwrites
    except FileExistsError:
        raise
    except OSError:  # drives without links, such as USB sticks
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        unfinished.rename(path)


def _unfinished(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")
