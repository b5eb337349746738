"""Make a new tournament file: whole, or not at all."""

import os
from contextlib import closing
from pathlib import Path

from tichu_turnier.store.backup import flush, flush_folder
from tichu_turnier.store.database import save, transaction
from tichu_turnier.store.difference import difference
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.migrations import MIGRATIONS
from tichu_turnier.store.migrations.migration import newest
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.schema import create_tables
from tichu_turnier.store.sqlite_file import fresh, log_of
from tichu_turnier.tournament.model.snapshot import Tournament


def check_place(path: Path) -> None:
    """Raises Refusal where no file can be made."""
    if not path.parent.is_dir():
        raise refusal("store-folder-missing", path)
    if os.path.lexists(path):
        raise refusal("store-exists", path)
    if log_of(path).exists():  # SQLite would mix what it says into the new file
        raise refusal("store-leftover", path, leftover=log_of(path).name)


def make(path: Path, tournament: Tournament, entry: NewEntry) -> None:
    """Makes the file under another name, flushes it, and gives it its name; the caller holds its lock.

    Raises FileExistsError when the name was taken meanwhile.
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
    _unfinished(path).unlink(missing_ok=True)


def _fill(path: Path, tournament: Tournament, entry: NewEntry) -> None:
    version = newest(MIGRATIONS)
    with closing(fresh(path)) as raw, transaction(raw):
        create_tables(raw)
        raw.execute(f"PRAGMA user_version = {version}")
        save(raw, path, 0, version, entry, difference(None, tournament))


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
