"""Keep a tournament file to one process, by a lock of the operating system that ends with the process."""

import contextlib
import os
import socket
import time
from pathlib import Path
from typing import ClassVar

from tichu_turnier.files.leftovers import NOT_THE_END_OF_A_LINK, locked
from tichu_turnier.finding import Refusal
from tichu_turnier.store.refusals import refusal

_PAUSE = 0.05
"""Seconds between two tries."""


class FileLock:
    """Held by one `Store` in one process; a small file `<file>.lock` beside the tournament says which.

    `claim` also notices a second name (hard link) of a file that this process has open: merely looking into
    it would drop the locks that SQLite holds on it.

    Raises Refusal (`store-open-here`, `store-open-elsewhere`) when it is still taken after `wait` seconds,
    OSError when the file beside cannot be written.
    """

    _claimed: ClassVar[set[tuple[int, int]]] = set()

    def __init__(self, path: Path, wait: float = 0.0) -> None:
        self._file = path
        self._path = path.with_name(path.name + ".lock")
        self._identity: tuple[int, int] | None = None
        deadline = time.monotonic() + wait
        while (handle := self._try()) is None:
            if time.monotonic() >= deadline:
                raise self._taken()
            time.sleep(_PAUSE)
        self._handle: int | None = handle
        with contextlib.suppress(OSError):  # what the one before has said
            os.truncate(handle, 0)
        self.note(0)

    def claim(self) -> None:
        """Notes which file it is, now that it exists; Refusal when this process has it under another name."""
        status = self._file.stat()
        identity = status.st_dev, status.st_ino
        if identity in self._claimed:
            raise refusal("store-open-here", self._file, pid=os.getpid(), host=socket.gethostname())
        self._claimed.add(identity)
        self._identity = identity

    def note(self, revision: int) -> None:
        """Says in the file beside whose it is, and how far its tournament is: for those who only read."""
        with contextlib.suppress(OSError):  # on a full disk it cannot say so
            os.lseek(self._handle or 0, 0, os.SEEK_SET)
            os.write(self._handle or 0, f"{os.getpid()} {socket.gethostname()} {revision}\n".encode())

    def still_there(self) -> bool:
        """Whether the file of that name is the one that was claimed, not renamed, deleted or replaced."""
        with contextlib.suppress(OSError):
            status = self._file.stat()
            return (status.st_dev, status.st_ino) == self._identity
        return False

    def release(self) -> None:
        """Gives the file to others; the file beside disappears."""
        if self._handle is None:
            return
        if self._identity is not None:
            self._claimed.discard(self._identity)
        with contextlib.suppress(OSError):  # Windows keeps a file that a program has open: harmless
            self._path.unlink()
        os.close(self._handle)
        self._handle = None

    def _try(self) -> int | None:
        """The handle that holds the lock, or None while another does."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | NOT_THE_END_OF_A_LINK, 0o666)
        if locked(handle) and self._is_there(handle):
            return handle
        os.close(handle)
        return None

    def _is_there(self, handle: int) -> bool:
        """Whether the handle is still the file of that name: its last owner takes it away when leaving."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False

    def _taken(self) -> Refusal:
        pid, host = self._owner()
        here = pid == os.getpid() and host == socket.gethostname()
        return refusal("store-open-here" if here else "store-open-elsewhere", self._file, pid=pid, host=host)

    def _owner(self) -> tuple[int, str]:
        """Process and computer that hold the lock; (0, "") where the file does not say."""
        with contextlib.suppress(OSError, ValueError):
            pid, host, *_ = self._path.read_text(encoding="utf-8").split()  # earlier versions said only these
            return int(pid), host
        return 0, ""


def noted(path: Path) -> int:
    """How far the tournament of a file is where a program on this computer has it open; 0 where none has."""
    if os.name == "nt":  # it has no harmless way to ask whether a process lives
        return 0
    with contextlib.suppress(OSError, ValueError):
        pid, host, revision = path.with_name(path.name + ".lock").read_text(encoding="utf-8").split()
        if host == socket.gethostname():
            os.kill(int(pid), 0)
            return int(revision)
    return 0
