"""What the journal remembers of every change, and how an entry is written as text."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from tichu_turnier.store.rows import RowChange, RowKey, Scalar


@dataclass(frozen=True, slots=True)
class NewEntry:
    """What the desk says about a change that is about to be saved."""

    kind: str
    """The key of the change."""
    args: Mapping[str, str | int]
    """Values for the words of the journal line."""
    desk: str
    """Name of the desk that makes the change."""
    at: datetime
    """When, aware, in UTC."""
    reverses: int | None = None
    """For `undo` the revision it takes back, for `redo` the revision of the undo that it takes back."""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One saved change."""

    revision: int
    kind: str
    args: Mapping[str, str | int]
    desk: str
    at: datetime
    reverses: int | None
    changes: tuple[RowChange, ...]


def written(value: object) -> str:
    """A value as JSON text; letters of all scripts as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def changes_as_text(changes: tuple[RowChange, ...]) -> str:
    """The row changes of an entry as it stands in the file: `[[table, key, before, after], ...]`."""
    return written([[change.table, change.key, change.before, change.after] for change in changes])


def changes_of_text(text: str) -> tuple[RowChange, ...]:
    """The row changes of an entry in the file; raises ValueError when it cannot be read."""
    return tuple(_change(item) for item in _list(json.loads(text)))


def args_of_text(text: str) -> dict[str, str | int]:
    """The values of a journal line in the file; raises ValueError when they cannot be read."""
    args = json.loads(text)
    if not isinstance(args, dict) or not all(isinstance(value, str | int) for value in args.values()):
        raise ValueError("values of a journal line are texts and numbers")
    return args


def _change(item: object) -> RowChange:
    parts = _list(item)
    if len(parts) != 4:  # noqa: PLR2004 -- table, key, before, after
        raise ValueError("a row change has four parts")
    table, key, before, after = parts
    return RowChange(str(table), _key(key), _row(before), _row(after))


def _key(item: object) -> RowKey:
    parts = _list(item)
    key = tuple(part for part in parts if type(part) is int)
    if len(key) != len(parts):
        raise ValueError("a key is made of numbers")
    return key


def _row(item: object) -> dict[str, Scalar] | None:
    if item is not None and not isinstance(item, dict):
        raise ValueError("a row is an object")
    return item


def _list(item: object) -> list[object]:
    if not isinstance(item, list):
        raise ValueError("a list was expected")  # noqa: TRY004 -- unreadable text is one kind of error
    return item
