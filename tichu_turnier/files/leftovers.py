"""What a killed program has left: which files and folders are our own, and held by nobody any more.

Only what this program has made is ever taken away. It bears a name that we give, is its maker's own, and is
locked as long as its maker lives: a lock of the operating system ends with the process. A folder has besides
a file in it that says whose it is, as a name alone can be anybody's.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _BYTE = 1 << 30  # far behind the text: Windows would keep others from reading a locked byte

    def locked(handle: int) -> bool:
        """Locks an open file until it is closed, be it by a crash; False where another has locked it."""
        os.lseek(handle, _BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(handle: int) -> bool:
        """Locks an open file until it is closed, be it by a crash; False where another has locked it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


NOT_THE_END_OF_A_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Whatever a link of that name leads to is not ours to write in; Windows has no such flag."""
_COPIES = "tichu-turnier-copy-"
"""How the folders begin in which copies lie to be read."""
_MARK = ".made-by-tichu-turnier"
_SAYS = b"tichu-turnier: copies to be read, of no use once they are\n"
_UNFINISHED = re.compile(r"\.(?P<name>.+)\.[a-z0-9_]{8}\.part")
"""What `begun` calls a file that is not finished."""


@contextmanager
def begun(path: Path) -> Iterator[tuple[int, Path]]:
    """A new file beside `path`, of its owner only, that will take its place; gone afterwards unless renamed.

    Gives its handle, which the caller closes, and its name.
    """
    for left in unfinished(path.parent, path.name):
        left.unlink(missing_ok=True)
    handle, name = tempfile.mkstemp(".part", f".{path.name}.", path.parent)
    with suppress(OSError):  # some network drives cannot; then it is nobody's until it is old
        locked(handle)
    try:
        yield handle, Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def unfinished(folder: Path, name: str = "") -> Iterator[Path]:
    """Files in a folder that a killed program has left half written; of those with `name` if it is given."""
    with suppress(OSError):
        for file in sorted(folder.iterdir()):
            match = _UNFINISHED.fullmatch(file.name)
            if match is not None and name in ("", match["name"]) and _is_left(file):
                yield file


@contextmanager
def folder_for_copies() -> Iterator[Path]:
    """A new folder for copies that are read and then not needed any more; clears those of killed programs."""
    for left in left_copies():
        shutil.rmtree(left, ignore_errors=True)
    prefix = f"{_COPIES}{_user()}-{os.getpid()}-"
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as name:
        mark = os.open(Path(name, _MARK), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with suppress(OSError):
                if locked(mark):
                    os.write(mark, _SAYS)  # not sooner: who reads it may take the folder away
            yield Path(name)
        finally:
            os.close(mark)


def left_copies() -> Iterator[Path]:
    """Folders with copies whose reader was killed."""
    with suppress(OSError):
        for folder in sorted(Path(tempfile.gettempdir()).glob(f"{_COPIES}{_user()}-*")):
            mark = folder / _MARK
            if not folder.is_symlink() and folder.is_dir() and _is_own(folder) and _is_left(mark, _SAYS):
                yield folder


def _is_left(file: Path, begins: bytes = b"") -> bool:
    """Whether a file is our own, begins so, and its maker lives no more."""
    with suppress(OSError):
        if file.is_symlink() or not file.is_file() or not _is_own(file):
            return False
        handle = os.open(file, os.O_RDWR | NOT_THE_END_OF_A_LINK)
        try:
            return os.read(handle, len(begins)) == begins and locked(handle)
        finally:
            os.close(handle)
    return False


def _is_own(path: Path) -> bool:
    return not hasattr(os, "getuid") or path.lstat().st_uid == os.getuid()


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0
