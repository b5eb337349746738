"""Check that a file is a tournament we may touch, open it, and copy it while others write."""

import hashlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tichu_turnier.files.leftovers import folder_for_copies
from tichu_turnier.files.whole import SQLITE_MAGIC
from tichu_turnier.store.migrations import FIRST_VERSION, newest
from tichu_turnier.store.refusals import refusal, translating_errors

APPLICATION_ID = 0x54494348
"""`TICH`: says in the header of an SQLite file whose it is (https://sqlite.org/fileformat2.html, 1.3)."""

_HEADER_BYTES = 100
_PAGE_SIZE_AT = 16
_FORMATS = slice(18, 20)
_PAGES_AT = 28
_VERSION_AT = 60
_APPLICATION_AT = 68
_LONGEST_VALUE = 10_000_000
"""Bytes of one value or row; the draw of a thousand people has a hundredth of that."""
_MOST_BYTES = 100_000_000
"""Of a file; an evening of a thousand people has a tenth of that."""
_MOST_LOOKS = 100
_PAUSE = 0.02
"""Seconds between two looks at a file that changes."""


def look(path: Path) -> None:
    """Looks at the first bytes only; raises Refusal for all but a tournament of a version up to today's."""
    if not path.exists():
        raise refusal("store-missing", path)
    if not path.is_file():
        raise refusal("store-foreign", path)
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if not header.startswith(SQLITE_MAGIC):
        raise refusal("store-foreign", path)
    if len(header) < _HEADER_BYTES:
        raise refusal("store-damaged", path, detail=f"{len(header)} bytes")
    if _number(header, _APPLICATION_AT) != APPLICATION_ID:
        raise refusal("store-foreign", path)
    if not set(header[_FORMATS]) <= {1, 2}:  # SQLite would only read it
        raise refusal("store-damaged", path, detail="header")
    _check_version(path, _number(header, _VERSION_AT))
    _check_length(path, header)


def check_writable(path: Path) -> None:
    """Raises Refusal for a file that may only be read."""
    if not os.access(path, os.W_OK):
        raise refusal("store-read-only", path, detail="")


def opened(path: Path, wait: float) -> sqlite3.Connection:
    """A connection to a sound file, alone with it, every commit on the disk before it returns.

    What a change overwrites is first kept in a journal beside the file, so all that is saved stands in the
    file itself: a copy of it alone is whole. Nothing waits until the end of the journal is on the disk:
    should a power cut bring it back, `check_journal` sees that the file is whole without it. Exclusive
    locking also keeps out programs that know nothing of our lock, and works on network drives.
    """
    connection = _connect(path, wait)
    try:
        connection.execute("BEGIN EXCLUSIVE")  # takes back what a crash left half done
        connection.execute("COMMIT")
        _set(connection, f"cache_size = -{_MOST_BYTES // 1000}")  # what was read stays known, see `in_place`
        _check(connection, path)
        _set(connection, "journal_mode = TRUNCATE", "synchronous = NORMAL", "fullfsync = ON")
        _set(connection, "foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def close(connection: sqlite3.Connection, path: Path) -> None:
    """Closes a file and takes away the journal beside it, which says nothing any more."""
    connection.close()
    with suppress(OSError):  # it does no harm
        if not _hot_journal(path):
            _journal_of(path).unlink()


@contextmanager
def using(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection as `opened` makes it, for a while."""
    connection = opened(path, 0.0)
    try:
        yield connection
    finally:
        close(connection, path)


def fresh(path: Path) -> sqlite3.Connection:
    """A connection to a new, empty file that will be a tournament.

    Nothing waits for the disk: the caller flushes the file once, before it gets its name.
    """
    connection = _connect(path, 0.0, mode="rwc")
    try:
        _set(connection, "journal_mode = OFF", "synchronous = OFF", "foreign_keys = ON")
        _set(connection, f"application_id = {APPLICATION_ID}")
    except BaseException:
        connection.close()
        raise
    return connection


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """A copy of a file, with its journal, under the same name elsewhere, as long as it is wanted.

    Another program may have the file open and write meanwhile; Refusal if it never comes to rest.
    """
    with folder_for_copies() as folder:
        copy = folder / path.name
        with translating_errors(copy):  # there, not beside the file, room may be missing
            journal = _copy_at_one_moment(path, copy)
            if journal:
                _journal_of(copy).write_bytes(journal)
        yield copy


def check_journal(path: Path, is_whole: Callable[[Path], bool]) -> None:
    """Raises Refusal for a file that is damaged beyond what the journal of a crash puts right.

    The journal of a file that is whole without it is taken away: the crash came before or after the change
    itself, or the journal is of another file in whose place this one was put, and SQLite would spoil it.
    """
    if not _hot_journal(path):
        return
    with copied(path) as copy:
        _journal_of(copy).unlink()
        if is_whole(copy):
            _journal_of(path).unlink()
            return
    with copied(path) as copy:
        if not is_whole(copy):
            raise refusal("store-damaged", path, detail=_journal_of(path).name)


def check_no_log(path: Path) -> None:
    """Raises Refusal where a log of another program or file lies beside: SQLite would mix it in."""
    log = log_of(path)
    if log.exists() and log.stat().st_size:
        raise refusal("store-log-foreign", path, leftover=log.name)


def _journal_of(path: Path) -> Path:
    """The file beside it in which SQLite keeps what an unfinished change overwrites."""
    return path.with_name(path.name + "-journal")


def log_of(path: Path) -> Path:
    """What programs that write ahead leave beside a file; this one does not."""
    return path.with_name(path.name + "-wal")


def _hot_journal(path: Path) -> bytes:
    """What the journal of an unfinished change says; empty where no change is unfinished.

    SQLite cuts it off, or overwrites its beginning with zeros, when a change is done. Any other beginning may
    be that of a damaged one, which SQLite would throw away.
    """
    try:
        journal = _journal_of(path).read_bytes()
    except FileNotFoundError:
        return b""
    return b"" if journal.startswith(b"\0") else journal


def _copy_at_one_moment(path: Path, copy: Path) -> bytes:
    """Copies a file; returns the journal that belongs to it, also while another program writes.

    A change is written into the file only while the journal has what it overwrites. So when the file is the
    same before and after a look at the journal, the two are of one moment.
    """
    for _ in range(_MOST_LOOKS):
        shutil.copyfile(path, copy)  # in this order
        journal = _hot_journal(path)
        if _digest(path) == _digest(copy):
            return journal
        time.sleep(_PAUSE)
    raise refusal("store-in-use", path)


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "blake2b").digest()


def _connect(path: Path, wait: float, mode: str = "rw") -> sqlite3.Connection:
    uri = f"{path.as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=wait, isolation_level=None, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
    _set(connection, "locking_mode = EXCLUSIVE", "trusted_schema = OFF")
    return connection


def _set(connection: sqlite3.Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()


def _check_version(path: Path, version: int) -> None:
    """Raises Refusal for a file of a version that we do not know, or know no more."""
    if version > newest():
        raise refusal("store-newer", path, version=version, newest=newest())
    if version < 1:
        raise refusal("store-damaged", path, detail=f"version {version}")
    if version < FIRST_VERSION:
        raise refusal("store-older", path, version=version, first=FIRST_VERSION)


def _check_length(path: Path, header: bytes) -> None:
    """Raises Refusal for a file that is too large, or cut short, where SQLite itself reads zeros."""
    page = int.from_bytes(header[_PAGE_SIZE_AT : _PAGE_SIZE_AT + 2], "big")
    whole = _number(header, _PAGES_AT) * page
    if path.stat().st_size > _MOST_BYTES:
        raise refusal("store-too-big", path, megabytes=path.stat().st_size // 1_000_000)
    # Looked at twice: between the first look and that at the journal, a change may have been finished.
    if path.stat().st_size < whole and not _hot_journal(path) and path.stat().st_size < whole:
        raise refusal("store-damaged", path, detail=f"{path.stat().st_size} / {whole} bytes")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Raises Refusal for a damaged file."""
    answer = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if answer != "ok":
        raise refusal("store-damaged", path, detail=str(answer).splitlines()[-1])


def _number(header: bytes, offset: int) -> int:
    return int.from_bytes(header[offset : offset + 4], "big")


_QUESTION = """
    SELECT format, rounds, unit,
        (SELECT count(*) FROM entrant WHERE NOT waiting AND first_round <= 1
            AND (withdrawn_from IS NULL OR withdrawn_from > 1)),
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
    """Who had a place in any round; before the first draw, who is expected."""
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
            found = Summary(*[*seen, datetime.fromisoformat(changed)])
            return replace(found, entrants=len(_drawn(connection))) if found.drawn else found
        except (sqlite3.OperationalError, TypeError, ValueError):
            raise refusal("store-damaged", path, detail="tables") from None


_SEATS = "SELECT \"from\" FROM pragma_foreign_key_list('round_tables') WHERE \"table\" = 'entrant'"
"""The columns of a table in which somebody sits."""


def _drawn(connection: sqlite3.Connection) -> set[int]:
    """Who had a place in any round: at a table or beside."""
    tables = connection.execute("SELECT * FROM round_tables")
    columns = [column for column, *_ in tables.description]
    seats = [columns.index(seat) for (seat,) in connection.execute(_SEATS)]
    sitting = {row[seat] for row in tables for seat in seats if row[seat] is not None}
    return sitting | {who for (who,) in connection.execute("SELECT value FROM round_sitting_out")}
