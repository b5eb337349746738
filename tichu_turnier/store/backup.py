"""Copy a tournament file into the folder of its backups, so that no crash spoils the copy."""

import contextlib
import os
import re
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from tichu_turnier.files.whole import make_private

KEPT = 30
"""So many copies that were made before something stay; older ones are removed."""
_BEFORE = "before-"
"""How the reasons of those begin. What was rescued is nowhere else, and other copies somebody made."""


def backup(connection: sqlite3.Connection, path: Path, revision: int, reason: str) -> Path:
    """Copies the file as it is now into the folder `<name>.backups` beside it; returns the copy.

    Raises OSError and sqlite3.Error; then no copy was made and none removed.
    """
    folder = path.with_name(f"{path.stem}.backups")
    folder.mkdir(mode=0o700, exist_ok=True)
    target = _free_name(folder, f"{path.stem}-r{revision:04}-{_slug(reason)}")
    unfinished = folder / f".{path.stem}.part"
    _remove_unfinished(unfinished)
    try:
        copy(connection, unfinished)
        with contextlib.suppress(FileNotFoundError):  # what is copied may be gone from its place
            shutil.copymode(path, unfinished)
        unfinished.replace(target)
    finally:
        _remove_unfinished(unfinished)
    flush_folder(folder)
    _remove_oldest(path, target)
    return target


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Copies all that is in a file into a new one of its owner only; returns when it is on the disk."""
    make_private(target)
    with closing(sqlite3.connect(target, isolation_level=None)) as made:
        connection.backup(made)
    flush(target)


def flush(path: Path) -> None:
    """Returns when a file is on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def flush_folder(path: Path) -> None:
    """Returns when the names in a folder are on the disk; Windows has no such thing and needs none."""
    if os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network drives cannot
            os.fsync(handle)
    finally:
        os.close(handle)


def _remove_unfinished(unfinished: Path) -> None:
    """Clears away half a copy, also one of a killed program."""
    for end in ("", "-journal"):
        unfinished.with_name(unfinished.name + end).unlink(missing_ok=True)


def _free_name(folder: Path, stem: str) -> Path:
    names = (f"{stem}.tichu" if number == 1 else f"{stem}-{number}.tichu" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def _slug(reason: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", reason.lower()).strip("-") or "copy"


def copies_of(path: Path) -> list[Path]:
    """The copies of a tournament file, by the revision in their names: no clock can change their order."""
    folder = path.with_name(f"{path.stem}.backups")
    ours = re.compile(re.escape(path.stem) + r"-r(\d{4,})-[a-z0-9-]+?(?:-(\d+))?\.tichu")
    found = [(ours.fullmatch(file.name), file) for file in folder.iterdir()] if folder.is_dir() else []
    numbered = [(int(name[1]), int(name[2] or 1), file) for name, file in found if name is not None]
    return [file for *_, file in sorted(numbered)]


def _remove_oldest(path: Path, newest: Path) -> None:
    """Removes the copies before something of the lowest revisions; the newest stays, however low its."""
    made = [each for each in copies_of(path) if each != newest and f"-{_BEFORE}" in each.name]
    for file in made[: -(KEPT - 1)]:
        file.unlink(missing_ok=True)
