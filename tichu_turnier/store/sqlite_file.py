"""Is this file a tournament that we may touch, and how is it opened?"""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tichu_turnier.store.refusals import refusal, refusing

APPLICATION_ID = 0x54494348
"""`TICH`: says in the header of an SQLite file whose it is (https://sqlite.org/fileformat2.html, 1.3)."""

_MAGIC = b"SQLite format 3\0"
_HEADER_BYTES = 100
_PAGE_SIZE_AT = 16
_PAGES_AT = 28
_VERSION_AT = 60
_APPLICATION_AT = 68
_MOST_LOOKS = 100
_PAUSE = 0.02
"""Seconds between two looks at a file that changes."""
_TABLES_AND_LOG = ("journal_mode = WAL", "foreign_keys = ON")


def look(path: Path, newest: int) -> None:
    """Looks at the first bytes only; raises Refusal for all but a tournament of a version up to `newest`."""
    if not path.exists():
        raise refusal("store-missing", path)
    if not path.is_file():
        raise refusal("store-foreign", path)
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if not header.startswith(_MAGIC):
        raise refusal("store-foreign", path)
    if len(header) < _HEADER_BYTES:
        raise refusal("store-damaged", path, detail=f"{len(header)} bytes")
    if _number(header, _APPLICATION_AT) != APPLICATION_ID:
        raise refusal("store-foreign", path)
    check_version(path, _number(header, _VERSION_AT), newest)
    _check_length(path, header)


def check_writable(path: Path) -> None:
    """Raises Refusal for a file that may only be read."""
    if not os.access(path, os.W_OK):
        raise refusal("store-read-only", path, detail="")


def check_version(path: Path, version: int, newest: int) -> None:
    """Raises Refusal for a file of a version that we do not know."""
    if version > newest:
        raise refusal("store-newer", path, version=version, newest=newest)
    if version < 1:
        raise refusal("store-damaged", path, detail=f"version {version}")


def opened(path: Path, wait: float) -> sqlite3.Connection:
    """A connection to a sound file, alone with it, every commit on the disk before it returns.

    Exclusive locking also keeps out programs that know nothing of our lock, and works on network drives.
    """
    connection = _connect(path, wait)
    try:
        _check(connection, path)
        durable(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def fresh(path: Path) -> sqlite3.Connection:
    """A connection to a new, empty file that will be a tournament.

    Nothing waits for the disk: whoever fills the file flushes it once, before it gets its name.
    """
    connection = _connect(path, 0.0, mode="rwc")
    try:
        _set(connection, "synchronous = OFF", f"application_id = {APPLICATION_ID}", *_TABLES_AND_LOG)
    except BaseException:
        connection.close()
        raise
    return connection


def durable(connection: sqlite3.Connection) -> None:
    """Write-ahead log, every commit flushed to the disk, references checked."""
    _set(connection, *_TABLES_AND_LOG, "synchronous = FULL", "fullfsync = ON")


def _set(connection: sqlite3.Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables in the file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """A copy of a file with the logs beside it, under the same name elsewhere, as long as it is wanted.

    Somebody else may have the file open and write meanwhile; Refusal if they never come to rest.
    """
    with tempfile.TemporaryDirectory(prefix="tichu-turnier-") as folder:
        contents = _at_one_moment(path)
        with refusing(Path(folder, path.name)):  # there, not beside the file, room may be missing
            for file, content in contents.items():
                Path(folder, file.name).write_bytes(content)
        yield Path(folder, path.name)


def _at_one_moment(path: Path) -> dict[Path, bytes]:
    """File and logs as they belong together, also while somebody writes.

    A change is appended to the log; sometimes the whole log is moved into the file, and then written again
    from its start with another header (https://sqlite.org/wal.html, Checkpointing). So two looks show one
    moment when the file is the same and each log is the same or longer.
    """
    first = _contents(path)
    for _ in range(_MOST_LOOKS):
        again = _contents(path)
        grown = (again.get(log, b"").startswith(first[log]) for log in first if log != path)
        if again[path] == first[path] and all(grown):
            return first
        first = again
        time.sleep(_PAUSE)
    raise refusal("store-in-use", path)


def _contents(path: Path) -> dict[Path, bytes]:
    """What is in a file, and then in the logs beside it."""
    found = {path: path.read_bytes()}
    for log in logs_of(path):
        with suppress(FileNotFoundError):  # whoever leaves takes it along
            found[log] = log.read_bytes()
    return {file: content for file, content in found.items() if content or file == path}


def check_with_logs(path: Path) -> None:
    """Raises Refusal for a damaged file, judged by a copy: SQLite would write the logs into the file."""
    with copied(path) as copy, closing(_connect(copy, 0.0)) as connection, refusing(path):
        _check(connection, path)


def logs_of(path: Path) -> tuple[Path, Path]:
    """The files that SQLite may have left beside a file after a crash; they belong to it."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-journal")


def logs_in_use(path: Path) -> list[Path]:
    """Those of them that say something."""
    return [log for log in logs_of(path) if log.exists() and log.stat().st_size]


def _connect(path: Path, wait: float, mode: str = "rw") -> sqlite3.Connection:
    uri = f"{path.as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=wait, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _check_length(path: Path, header: bytes) -> None:
    """Raises Refusal for a file cut short, be it by one byte: SQLite itself reads zeros there."""
    size, pages = path.stat().st_size, _number(header, _PAGES_AT)
    page = int.from_bytes(header[_PAGE_SIZE_AT : _PAGE_SIZE_AT + 2], "big")
    if size < pages * page and not logs_in_use(path):  # with a log the end may stand there
        raise refusal("store-damaged", path, detail=f"{size} / {pages * page} bytes")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Raises Refusal for a damaged file."""
    answer = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if answer != "ok":
        raise refusal("store-damaged", path, detail=str(answer).splitlines()[-1])


def _number(header: bytes, offset: int) -> int:
    return int.from_bytes(header[offset : offset + 4], "big")
