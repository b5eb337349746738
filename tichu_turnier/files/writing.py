"""Write a file whole or not at all."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal

_DATABASE = b"SQLite format 3\0"


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file whole or not at all; raises Refusal when the place cannot be written to.

    What is there and is no file (a pipe, a device) is written to, never replaced; a tournament is neither.
    """
    is_special = path.exists() and not path.is_file()
    if not is_special and _is_database(path):
        raise Refusal(Finding("file-is-tournament", args={"file": str(path)}))
    unfinished = path if is_special else path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        unfinished.write_bytes(content)
        if not is_special:
            unfinished.replace(path)
    except OSError as error:
        if not is_special:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
        args: dict[str, str | int] = {"file": str(path), "reason": error.strerror or str(error)}
        raise Refusal(Finding("file-not-written", args=args)) from None


def _is_database(path: Path) -> bool:
    """Whether there is a file like those of tournaments; no sheet and no export is one."""
    try:
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except OSError:
        return False


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files into a folder, which is made if need be; raises Refusal where that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        args: dict[str, str | int] = {"file": str(folder), "reason": error.strerror or str(error)}
        raise Refusal(Finding("file-not-written", args=args)) from None
    for name, content in files.items():
        write_whole(folder / name, content)
