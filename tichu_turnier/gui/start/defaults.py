"""Endings of files, and the file, time zone and clock suggested for a new tournament."""

from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from PySide6.QtCore import QTimeZone

from tichu_turnier.gui.common.dialogs import kinds_of
from tichu_turnier.texts import Texts

ENDING = ".tichu"
LISTS = (".xlsx", ".xls", ".ods", ".xlsm", ".csv", ".txt", ".tsv")
_CLUB = "Europe/Zurich"
_UNSET = ("", "UTC", "Etc/UTC", "Etc/UCT", "GMT")
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


def tournament_files(texts: Texts) -> str:
    """The kind of files that dialogs offer for tournaments."""
    return kinds_of(texts("window-tournament-files"), (ENDING,))


def short(folder: Path) -> str:
    try:
        return f"~/{folder.relative_to(Path.home())}".removesuffix("/.")
    except ValueError:
        return str(folder)


def home_zone() -> str:
    """The zone of the computer, or that of the Swiss clubs where nobody has set one."""
    zone = bytes(QTimeZone.systemTimeZoneId().data()).decode("ascii", "replace")
    return _CLUB if zone in _UNSET or "/" not in zone else zone


def clock_on_the_wall() -> datetime:
    """What the clock of the club shows: the time in the zone that a new tournament has."""
    return datetime.now(ZoneInfo(home_zone())).replace(tzinfo=None)
