"""How a person wants the program to look and behave, whatever the tournament."""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Self

from platformdirs import user_config_path, user_data_path, user_log_path

LEAST_SCALE, MOST_SCALE = 80, 200
RECENT_LIMIT = 10
"""How many tournament files are remembered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One person's wishes on one computer; what belongs to a tournament lies in its file instead."""

    language: str = "de"
    """Code of a folder of words, see `texts.languages`."""
    theme: str = "system"
    """`system`, `light`, `dark` or `contrast`."""
    font_scale: int = 100
    """Size of letters in the window, in percent, from `LEAST_SCALE` to `MOST_SCALE`."""
    motion: bool = True
    """Whether anything fades in or blinks."""
    recent: tuple[str, ...] = ()
    """Tournament files, the latest first."""
    window: str = ""
    """Place and size of the window as Qt keeps them, in base 64; empty: as large as fits."""
    help_width: int = 0
    """Pixels of the help at the side of the window; 0: as usual."""
    folder: str = ""
    """Where a tournament was last opened or made."""
    opened: float = 0.0
    """When that was, in seconds since 1970."""
    tables: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """How wide the columns of tables are and how their rows are ordered, see `gui.common.table`."""

    list_columns: Mapping[str, str] = field(default_factory=dict)
    """What headings of imported lists mean, as somebody said, see `transfer.lists.columns`."""

    paper_size: str = ""
    """`A4`, `A5` or `Letter`; empty: as each sheet wants it."""
    paper_large: bool = False
    """Whether everything is printed larger."""
    paper_duplex: bool = False
    """Whether printers are asked to print on both sides."""
    club_logo: str = ""
    """A file with the sign of the club, PNG or JPEG."""
    club_colour: str = ""
    """Of lines and frames on paper, as `#8c1d40`."""
    certificate_text: str = ""
    """What stands on certificates instead of the points."""
    certificate_signatures: str = ""
    """Who signs them, with a semicolon between."""
    certificate_design: str = ""
    """How they are composed: `classic`, `modern` or `laurel`; empty: as usual."""
    room_row: int = 0
    """How many tables stand in a row of the room; 0: as the map sees fit."""
    slips_a_page: int = 0
    """How many score slips stand on a page: 1, 2 or 4; 0: as usual."""

    def with_recent(self, file: str) -> Self:
        """The settings after a file was opened: it comes first, once, and the oldest drop out."""
        rest = (other for other in self.recent if other != file)
        return replace(self, recent=(file, *rest)[:RECENT_LIMIT])

    def with_paper_of(self, other: "Settings") -> Self:
        """The settings with the look of paper that others have."""
        return replace(self, **{name: getattr(other, name) for name in _PAPER})


_PAPER = (
    *("paper_size", "paper_large", "paper_duplex", "club_logo", "club_colour"),
    *("certificate_text", "certificate_signatures", "certificate_design", "room_row", "slips_a_page"),
)


_MOST_LETTERS = 1_000_000
"""What is behind is not read, so a file without end is a broken one."""


def settings_path() -> Path:
    return user_config_path("tichu-turnier", appauthor=False) / "settings.json"


def log_folder() -> Path:
    """Where this system keeps the logs of a person's programs."""
    return user_log_path("tichu-turnier", appauthor=False)


def practice_folder() -> Path:
    """Where evenings to play with are kept, away from the real ones; made if it is not there."""
    return user_data_path("tichu-turnier", appauthor=False, ensure_exists=True)


def server_folder() -> Path:
    """Where what is shared with other desks has its database, and where certificates of others are kept."""
    return user_data_path("tichu-turnier", appauthor=False) / "server"


def names_path() -> Path:
    """Where the names of earlier evenings are kept, to be proposed while typing."""
    return user_data_path("tichu-turnier", appauthor=False) / "names.json"


def season_path() -> Path:
    """Where it is kept which evenings a season has, and who was said to be the same person."""
    return user_data_path("tichu-turnier", appauthor=False) / "season.json"


def load_settings(path: Path | None = None) -> Settings:
    """The saved settings; whatever is missing, broken or of a wrong kind in the file is as by default."""
    try:
        with (path or settings_path()).open(encoding="utf-8") as file:
            stored = json.loads(file.read(_MOST_LETTERS))
    except (OSError, ValueError, RecursionError):
        return Settings()
    return _from_json(stored) if isinstance(stored, dict) else Settings()


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Save the settings whole or not at all: a crash or a full disk leaves the old file.

    Raises:
        OSError: the place cannot be written to.
    """
    target = path or settings_path()
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        content = json.dumps(asdict(settings), ensure_ascii=False, indent=2)
        unfinished.write_text(content + "\n", encoding="utf-8")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _from_json(stored: dict[str, object]) -> Settings:
    """Settings of what a file said, leaving out what does not fit."""
    default = Settings()
    kept: dict[str, object] = {}
    for name in (each.name for each in fields(Settings)):
        value = stored.get(name)
        if name == "recent" and isinstance(value, list):
            files = (file for file in value if isinstance(file, str) and "\0" not in file)
            kept[name] = tuple(files)[:RECENT_LIMIT]
        elif type(value) is type(getattr(default, name)):
            kept[name] = value
    wished = Settings(**{**asdict(default), **kept})
    return replace(wished, font_scale=max(LEAST_SCALE, min(MOST_SCALE, wished.font_scale)))
