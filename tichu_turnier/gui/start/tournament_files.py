"""How is a file of a tournament called, and its folder as a person knows it?"""

from datetime import date
from pathlib import Path

ENDING = ".tichu"
_FORBIDDEN = '<>:"/\\|?*'
_MOST_BYTES = 200
"""Of the name: file systems take 255 for the whole, journals beside the file included."""


def free_file(folder: Path, name: str, day: date) -> Path:
    """A file for a tournament of that name and day that is not there yet."""
    allowed = "".join("-" if letter in _FORBIDDEN else letter for letter in name)
    stem = f"{allowed.encode()[:_MOST_BYTES].decode(errors='ignore').strip()} {day.isoformat()}"
    number = 1
    while (file := folder / f"{stem}{f' ({number})' if number > 1 else ''}{ENDING}").exists():
        number += 1
    return file


def short(folder: Path) -> str:
    """A folder as a person knows it."""
    try:
        return f"~/{folder.relative_to(Path.home())}".removesuffix("/.")
    except ValueError:
        return str(folder)
