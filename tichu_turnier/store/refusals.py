"""Say why a file cannot be read or written, in terms a director can act on."""

import errno
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal, Severity

_OF_SQLITE = {
    sqlite3.SQLITE_FULL: "store-disk-full",
    sqlite3.SQLITE_IOERR: "store-input-output",
    sqlite3.SQLITE_CANTOPEN: "store-input-output",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_AUTH: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_TOOBIG: "store-value-unfit",
    sqlite3.SQLITE_BUSY: "store-in-use",
    sqlite3.SQLITE_LOCKED: "store-in-use",
}

_OF_SYSTEM = {
    errno.ENOSPC: "store-disk-full",
    errno.EDQUOT: "store-disk-full",
    errno.EFBIG: "store-disk-full",
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
    errno.EROFS: "store-read-only",
    errno.ENOENT: "store-missing",
    errno.ENOTDIR: "store-missing",
}


class UncertainError(OSError):
    """The disk failed when all was written: whether it was saved will be seen at the next opening."""


_PARTS = (
    ("cut", re.compile(r"\d+ (/ \d+ )?bytes")),
    ("version", re.compile(r"version -?\d+")),
    ("journal", re.compile(r"(journal|revision)( .*)?|.*-journal")),
    ("tables", re.compile(r"tables|file_info")),
    ("plan", re.compile(r"malformed database schema.*|no such .*|duplicate column.*|[a-z_.]+(, [a-z_.]+)*")),
)
"""The part of a file that is damaged, by what is known of it in detail: words of SQLite, or of a line."""


def damaged_part(detail: str) -> str:
    """What of a file is damaged, as far as it can be said in words: else its content."""
    return next((part for part, known in _PARTS if known.fullmatch(detail)), "content")


def refusal(key: str, path: Path, **args: str | int) -> Refusal:
    """Why something cannot be done with a file; `detail` is for who mends it, and in the words of SQLite."""
    if key == "store-damaged":
        args = {**args, "part": damaged_part(str(args.get("detail", "")))}
    return Refusal(Finding(key, Severity.ERROR, {"file": path.name, "folder": str(path.parent), **args}))


class StaleError(Refusal):
    """Another desk has saved since: what was found is not what there is now."""


def stale(path: Path, revision: int, saved: int) -> StaleError:
    return StaleError(*refusal("store-stale", path, revision=revision, saved=saved).findings)


@contextmanager
def translating_errors(path: Path) -> Iterator[None]:
    """Turns whatever a disk, a file system or SQLite cannot do into a refusal; bugs go on as they are."""
    try:
        yield
    except (sqlite3.Error, OSError, OverflowError, UnicodeEncodeError) as error:
        known = _known(error, path)
        raise (known or error) from error


def _known(error: BaseException | None, path: Path) -> Refusal | None:
    """The refusal that says what happened; None for a bug."""
    match error:
        case sqlite3.Error():
            key = _sqlite_key(error)
            return None if key is None else refusal(key, path, detail=str(error))
        case UncertainError():
            return refusal("store-uncertain", path, detail=str(error))
        case OSError():
            key = _OF_SYSTEM.get(error.errno or 0, "store-input-output")
            return refusal(key, path, detail=error.strerror or str(error))
        case OverflowError() | UnicodeEncodeError():
            return refusal("store-value-unfit", path, detail=str(error))
        case _:
            return None


def _sqlite_key(error: sqlite3.Error) -> str | None:
    if "Could not decode to UTF-8" in str(error):  # Python's own complaint, it has no code
        return "store-damaged"
    return _OF_SQLITE.get(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF)


@contextmanager
def as_damage(path: Path) -> Iterator[None]:
    """What makes no sense to SQLite, or to a migration, is damage and not a bug."""
    try:
        yield
    except (sqlite3.Error, ValueError, LookupError, RecursionError) as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
            raise
        raise refusal("store-damaged", path, detail=str(error)) from error
