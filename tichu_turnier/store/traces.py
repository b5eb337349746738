"""Where else than in its file a tournament stands: copies under whatever name, and what killed runs left.

A copy is known by the first line of its journal: its hash is that of one tournament only, and stays when a
person is forgotten or the file is repaired.
"""

import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from tichu_turnier.files.leftovers import left_copies, unfinished
from tichu_turnier.finding import Refusal
from tichu_turnier.store.backup import copies_of
from tichu_turnier.store.file_lock import FileLock

_COPIES = ".backups"
_EARLIER = re.compile(r"tichu-turnier-[a-z0-9_]{8}")
"""What earlier versions of this program called folders with copies to be read; they may be anybody's."""
_MOST_BYTES = 100_000_000
"""Of a file in which is looked for a name."""


def copies_anywhere(path: Path, raw: sqlite3.Connection) -> list[Path]:
    """The copies of the open file in its folder and in folders of copies, also those that cannot be read."""
    own = copies_of(path)
    first = _first_line(raw)
    return [*own, *(file for file in _candidates(path) if file not in own and _begins(file, first))]


def remove_leftovers(path: Path) -> int:
    """Takes away what killed runs left in the folder of the open file and where copies are read; how much."""
    folder = path.parent
    left = [*unfinished(folder), *unfinished(folder / f"{path.name}.photos")]
    for copies in folder.glob(f"*{_COPIES}"):
        stem = copies.name.removesuffix(_COPIES)
        left += _of_nobody(copies.glob(f".{_in_glob(stem)}.part*"), folder / f"{stem}.tichu", path)
    for new in folder.glob(".*.tichu.new"):
        left += _of_nobody([new], folder / new.name.removeprefix(".").removesuffix(".new"), path)
    for file in left:
        file.unlink(missing_ok=True)
    folders = list(left_copies())
    for each in folders:
        shutil.rmtree(each, ignore_errors=True)
    return len(left) + len(folders)


def saying(path: Path, names: Iterable[str], copies: Iterable[Path]) -> list[Path]:
    """Files there in which a name still stands though they are no copies that can be read, or not ours."""
    notes = path.parent.glob(f"{_in_glob(path.name)}.shared.old*")
    earlier = (each for each in Path(tempfile.gettempdir()).iterdir() if _EARLIER.fullmatch(each.name))
    others = [file for file in _candidates(path) if file not in set(copies) and _first_line_of(file) is None]
    old = (file for folder in earlier if folder.is_dir() for file in folder.glob("*.tichu"))
    sought = [name.encode() for name in names]
    return [file for file in (*notes, *others, *old) if any(name in _bytes_of(file) for name in sought)]


def _candidates(path: Path) -> list[Path]:
    """Tournament files in the folder of one, in folders of copies there, and where it was rescued to."""
    away = (Path.home(), Path(tempfile.gettempdir()))
    folders = [*path.parent.glob(f"*{_COPIES}"), *(each / f"{path.stem}{_COPIES}" for each in away)]
    found: dict[Path, None] = {}
    for folder in (path.parent, *folders):
        with suppress(OSError):
            found.update(dict.fromkeys(sorted(folder.glob("*.tichu"))))
    return [file for file in found if file.is_file() and not file.is_symlink() and not file.samefile(path)]


def _begins(file: Path, first: str) -> bool:
    return _first_line_of(file) == first != ""


def _first_line_of(file: Path) -> str | None:
    """The hash of the first line of a journal; None where the file cannot be read."""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=0.0)) as raw:
            return _first_line(raw)
    except (sqlite3.Error, OSError):
        return None


def _first_line(raw: sqlite3.Connection) -> str:
    for (chain,) in raw.execute("SELECT chain FROM journal ORDER BY revision LIMIT 1").fetchall():
        return str(chain)
    return ""


def _of_nobody(files: Iterable[Path], made_for: Path, own: Path) -> list[Path]:
    """The files, unless another program just makes them for a tournament that it has open."""
    found = list(files)
    if not found or made_for == own:
        return found
    with suppress(Refusal, OSError):
        FileLock(made_for).release()
        return found
    return []


def _in_glob(name: str) -> str:
    """A name as it stands in a pattern."""
    return re.sub(r"([\[*?])", r"[\1]", name)


def _bytes_of(file: Path) -> bytes:
    with suppress(OSError):
        if file.stat().st_size <= _MOST_BYTES:
            return file.read_bytes()
    return b""
