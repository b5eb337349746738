"""Make a new tournament file: whole, or not at all."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tichu_turnier.files.whole import make_private
from tichu_turnier.store.backup import flush, flush_folder
from tichu_turnier.store.database import save, transaction
from tichu_turnier.store.difference import difference
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.migrations import newest
from tichu_turnier.store.refusals import UncertainError, refusal
from tichu_turnier.store.server.sharing import set_aside
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


def make(path: Path, fill: Callable[[Path], None]) -> None:
    """Makes the file under another name, flushes it, and gives it its name; the caller holds its lock.

    `fill` makes a file that is not there. Refusal where the name is taken.
    """
    unfinished = _unfinished(path)
    remove_unfinished(path)
    try:
        fill(unfinished)
        flush(unfinished)
        set_aside(path)
        _publish(unfinished, path)
    except FileExistsError:
        raise refusal("store-exists", path) from None
    except UncertainError as error:  # what has no name yet is not there
        raise (error.__cause__ or error) from None
    finally:
        with suppress(OSError):  # else the next opening clears it away
            remove_unfinished(path)
    try:
        flush_folder(path.parent)
    except OSError as error:
        raise UncertainError(error.strerror or str(error)) from error


def remove_unfinished(path: Path) -> None:
    """Clears away what a killed `make` left; the caller holds the lock."""
    _unfinished(path).unlink(missing_ok=True)


def fill(path: Path, tournament: Tournament, entry: NewEntry) -> None:
    """Makes a file with this tournament at revision 1."""
    with beginning(path) as raw:
        save(raw, path, 0, entry, difference(None, tournament))


@contextmanager
def beginning(path: Path) -> Iterator[sqlite3.Connection]:
    """The one transaction in which a file gets its tables and all that is first in it."""
    from tichu_turnier.store.new_tables import create_tables  # noqa: PLC0415 - only a new file waits for it

    make_private(path)
    with closing(fresh(path)) as raw, transaction(raw):
        create_tables(raw)
        raw.execute(f"PRAGMA user_version = {newest()}")
        yield raw


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
