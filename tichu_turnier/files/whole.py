"""Read a file whole; write one whole or not at all, to be read by its owner only."""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tichu_turnier.files.cells import MOST_BYTES, text_of_bytes, too_big
from tichu_turnier.files.leftovers import begun
from tichu_turnier.finding import Finding, Refusal

SQLITE_MAGIC = b"SQLite format 3\0"
"""How every SQLite file begins (https://sqlite.org/fileformat2.html, 1.3)."""
_OWNER_ONLY = 0o600
_FOR_ALL = 0o644


def write_whole(path: Path, content: bytes, *, for_all: bool = False) -> None:
    """Writes a file whole and onto the disk, or not at all; Refusal when the place cannot be written to.

    A new file is its owner's, unless it is `for_all`; one that is there keeps its rights, and a link leads to
    it as before. What is there and is no file (a pipe, a device) is written to, never replaced; a tournament
    is neither.
    """
    is_special = path.exists() and not path.is_file()
    if not is_special and _is_database(path):
        raise Refusal(Finding("file-is-tournament", args={"file": str(path)}))
    try:
        if is_special:
            path.write_bytes(content)
        else:
            _replace(Path(os.path.realpath(path)), content, _FOR_ALL if for_all else _OWNER_ONLY)
    except OSError as error:
        raise _not_written(path, error) from None


def make_private(path: Path) -> None:
    """Makes an empty file that only its owner can read; FileExistsError where anything is, be it a link."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))


def _replace(path: Path, content: bytes, mode: int) -> None:
    with begun(path) as (handle, unfinished):
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.chmod(path.stat().st_mode & 0o777 if path.exists() else mode)
        unfinished.replace(path)


def _is_database(path: Path) -> bool:
    """Whether there is a file like those of tournaments; no sheet and no export is one."""
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except OSError:
        return False


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files for everybody into a folder, made if need be; Refusal where that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_written(folder, error) from None
    for name, content in files.items():
        write_whole(folder / name, content, for_all=True)


def _not_written(path: Path, error: OSError) -> Refusal:
    return Refusal(
        Finding("file-not-written", args={"file": str(path), "reason": error.strerror or str(error)})
    )


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """Turns what the operating system objects to while a file is read into a Refusal that names the file."""
    try:
        yield
    except FileNotFoundError:
        raise Refusal(Finding("import-no-such-file", args={"file": str(file)})) from None
    except OSError as error:
        args: dict[str, str | int] = {"file": str(file), "reason": error.strerror or str(error)}
        raise Refusal(Finding("import-cannot-read", args=args)) from None


def text_of_file(file: Path | str) -> str:
    """The text of a file, in whatever encoding; raises Refusal when it cannot be read or is far too long."""
    path = Path(file)
    with reading(file):
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise too_big(size)
        with path.open("rb") as stream:
            return text_of_bytes(content_of(stream))[0]


_MOST_KEPT = 2_000_000


def refuse_large(path: Path) -> None:
    """Raises Refusal, before anything is read, where a file that the program keeps has far too many bytes."""
    try:
        size = path.stat().st_size
    except OSError:  # there is none, perhaps no longer
        return
    if size > _MOST_KEPT:
        raise Refusal(Finding("file-too-big", args={"file": str(path), "megabytes": size // 1_000_000}))


def content_of(stream: BinaryIO) -> bytes:
    """All that is in a stream; raises Refusal when it is far too long, or has no end."""
    content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise too_big(MOST_BYTES)
    return content


_MOST_VALUES = 2_000_000


class KeyTwiceError(ValueError):
    """An object in JSON has a key twice: nobody knows which value counts (RFC 8259, section 4)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.finding = Finding("import-key-twice", args={"key": key[:40]})


def parsed_json(text: str) -> object:
    """What a text in JSON says; ValueError or RecursionError where it is none, Refusal of too much.

    Raises KeyTwiceError, which is a ValueError, where a key stands twice in one object.
    """
    if text.count(",") + text.count("[") + text.count("{") > _MOST_VALUES:
        raise too_big(len(text))
    return json.loads(text, object_pairs_hook=_each_once)


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of which every key stands once."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise KeyTwiceError(next(key for key in keys if keys.count(key) > 1))
    return found
