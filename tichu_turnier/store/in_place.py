"""Is the open file still in its place, with what was saved in it? If not, a copy of all is made elsewhere.

A file can be renamed, deleted or replaced, or overwritten where it is, as by `cp` or a client that fetches an
older state. SQLite, alone with its file, would not notice and go on writing into what is another's. Clients
may put back the time of a file, and some drives count in steps of two seconds; so beside the times it is
compared what stands where every save writes, and where anything differs, all of it. What was saved is known
whatever happened to the file: all its pages are kept in memory (`sqlite_file.opened`).
"""

import os
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path

from tichu_turnier.finding import Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.checking import check_content
from tichu_turnier.store.database import save, transaction
from tichu_turnier.store.file_lock import FileLock
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.rows import RowChange
from tichu_turnier.store.seal import seal_in
from tichu_turnier.store.sqlite_file import using

NOTHING, ALL_BEFORE, ALL = range(3)
"""What a copy holds that was made when the file was found gone."""
_PAGE_SIZE, _FIRST_FREE = slice(16, 18), slice(32, 36)
"""In the header (https://sqlite.org/fileformat2.html, 1.3); there 1 stands for 65536, 0 for no free page."""
_NUMBER = 4
_Stamp = tuple[int, int, int]


class InPlace:
    """Watches over one open file; not to be called by two threads at once."""

    def __init__(self, path: Path, raw: sqlite3.Connection, lock: FileLock, eye: int) -> None:
        """`eye` is a handle of the file that was opened before `raw`, and is closed after it.

        With a second look into the file its locks would be gone (https://sqlite.org/howtocorrupt.html, 2.2).
        """
        self._path, self._raw, self._lock, self._eye = path, raw, lock, eye
        self.rescued = ""
        """The copy that was made when the file was found gone."""
        self.has_saved()

    def remember(self) -> None:
        """What stands in the file now was saved by us."""
        self._stamp = self._look()
        self._sealed = self._sealed_page()

    def has_saved(self) -> bool:
        """Whether what was just saved stands in the file of that name."""
        try:
            self.remember()
            seal = seal_in(self._raw)
        except (OSError, sqlite3.Error):
            return False
        if seal is None or seal.chain.encode() not in self._sealed or not self._lock.still_there():
            return False
        self._lock.note(seal.revision)
        return True

    def is_ours(self, *, whole: bool = False) -> bool:
        """Whether all that was saved stands in the file of that name; `whole` compares it in any case."""
        try:
            if not self._lock.still_there():
                return False
            stamp = self._look()
            if not whole and stamp == self._stamp and self._sealed_page() == self._sealed:
                return True
            if not _same(self._raw.serialize(), self._read(0, stamp[0])):
                return False
            self.remember()
        except OSError:
            return False
        except sqlite3.Error:  # the disk is full or fails: what is saved next is told that
            return self._lock.still_there()
        return True

    def rescue(
        self, revision: int, entry: NewEntry | None = None, changes: tuple[RowChange, ...] = ()
    ) -> int:
        """Copies all beside the place where the file was, at home or for a while, and notes where.

        A change that could not be saved any more is made in the copy. Returns what is in it: nothing (there
        is none), all but that change, or all.
        """
        # Perhaps the folder is gone, or even the home.
        for folder in (self._path.parent, Path.home(), Path(tempfile.gettempdir())):
            with suppress(OSError, sqlite3.Error, Refusal):
                copy = self._copied(folder, revision)
                break
        else:
            return NOTHING
        self.rescued = str(copy)
        if entry is None:
            return ALL
        with suppress(OSError, sqlite3.Error, Refusal), using(copy) as raw, transaction(raw):
            save(raw, copy, revision, entry, changes)
            return ALL
        return ALL_BEFORE

    def _copied(self, folder: Path, revision: int) -> Path:
        """A copy in the folder of copies there; Refusal, and no copy, where it is not as it was saved."""
        copy = copies.backup(self._raw, folder / self._path.name, revision, "rescued")
        try:
            with using(copy) as raw:
                check_content(copy, raw)
        except BaseException:
            copy.unlink(missing_ok=True)
            raise
        return copy

    def _look(self) -> _Stamp:
        """How large the file is, and when it was written to: no program can put back the last of these."""
        status = os.fstat(self._eye)
        return status.st_size, status.st_mtime_ns, status.st_ctime_ns

    def _sealed_page(self) -> bytes:
        """The page in which each save writes the number of its line and its sums."""
        ((page,),) = self._raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'file_info'")
        ((size,),) = self._raw.execute("PRAGMA page_size")
        return self._read((page - 1) * size, size)

    def _read(self, start: int, size: int) -> bytes:
        os.lseek(self._eye, start, os.SEEK_SET)
        parts = []
        while size > 0 and (part := os.read(self._eye, size)):
            parts.append(part)
            size -= len(part)
        return b"".join(parts)


def _same(saved: bytes, there: bytes) -> bool:
    """Whether a file holds the pages that were saved, but for those that are free and mean nothing."""
    if saved == there:
        return True
    if len(saved) != len(there):
        return False
    size = int.from_bytes(saved[_PAGE_SIZE], "big")
    size = 65536 if size == 1 else size
    free = _free_pages(saved, size)
    starts = range(0, len(saved), size)
    return all(
        saved[start : start + size] == there[start : start + size]
        for number, start in enumerate(starts, start=1)
        if number not in free
    )


def _free_pages(content: bytes, size: int) -> set[int]:
    """The numbers of pages on the list of free ones that lists no others."""
    free: set[int] = set()
    trunk = int.from_bytes(content[_FIRST_FREE], "big")
    while trunk:
        page = content[(trunk - 1) * size : trunk * size]
        trunk, count, *_ = _numbers(page[: 2 * _NUMBER])
        free.update(_numbers(page[2 * _NUMBER : (2 + count) * _NUMBER]))
    return free


def _numbers(part: bytes) -> list[int]:
    return [int.from_bytes(part[at : at + _NUMBER], "big") for at in range(0, len(part), _NUMBER)]
