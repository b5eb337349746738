"""What the journal remembers of every change, and how an entry is written as text."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b

from tichu_turnier.store.rows import Row, RowChange, RowKey, Scalar

_BYTES = 8
"""Of the name of a tournament: two of all that were ever played hardly share one."""
TYPED = {
    "entrant": ("name",),
    "entrant_formerly": ("value",),
    "entrant_labels": ("value",),
    "entrant_members": ("value",),
    "entrant_payments": ("payer",),
    "penalty": ("reason", "decided_by"),
    "result": ("accepted_because", "note"),
    "timetable_slots": ("label",),
    "tournament": ("name", "place"),
    "tournament_noted": ("before", "after", "reason"),
    "tournament_prizes": ("what",),
    "tournament_screens": ("name", "message"),
}
"""The columns with what people typed, in which somebody may be named: kept apart in the journal."""


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

    def saved(self, revision: int, changes: tuple[RowChange, ...]) -> "JournalEntry":
        """The same when it stands in the journal."""
        said = self.kind, self.args, self.desk, self.at, self.reverses
        return JournalEntry(*said, revision=revision, changes=changes)


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalEntry(NewEntry):
    """One saved change."""

    revision: int
    changes: tuple[RowChange, ...]


def written(value: object) -> str:
    """A value as JSON text; letters of all scripts as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def line_of(entry: NewEntry, changes: tuple[RowChange, ...]) -> dict[str, Scalar]:
    """What a line of the journal says of a change, but for its place there."""
    rows, texts = changes_as_text(changes)
    return {
        "kind": entry.kind,
        "args": written(dict(entry.args)),
        "desk": entry.desk,
        "at": entry.at.isoformat(),
        "reverses": entry.reverses,
        "changes": rows,
        "texts": texts,
    }


def changes_as_text(changes: tuple[RowChange, ...]) -> tuple[str, str]:
    """The row changes of an entry as they stand in the file, and what people typed in them.

    `[[table, key, before, after], ...]`, where `[3]` stands for the fourth of the typed texts.
    """
    typed: list[str] = []
    rows = [
        [each.table, each.key, _apart(each.table, each.before, typed), _apart(each.table, each.after, typed)]
        if each.table in TYPED
        else [each.table, each.key, each.before, each.after]
        for each in changes
    ]
    return written(rows), written(typed)


def changes_of_text(text: str, typed: str) -> tuple[RowChange, ...]:
    """The row changes of an entry in the file; raises ValueError when it cannot be read."""
    texts = texts_of(typed)
    return tuple([_change(item, texts) for item in _list(json.loads(text))])


def texts_of(typed: str) -> list[str]:
    """What people typed in an entry; raises ValueError when it cannot be read."""
    texts = _list(json.loads(typed))
    if not all(isinstance(text, str) for text in texts):
        raise ValueError("typed texts are texts")
    return [str(text) for text in texts]


def args_of_text(text: str) -> dict[str, str | int]:
    """The values of a journal line in the file; raises ValueError when they cannot be read."""
    args = json.loads(text)
    if not isinstance(args, dict) or not all(isinstance(value, str | int) for value in args.values()):
        raise ValueError("values of a journal line are texts and numbers")
    return args


IDENTITY = "identity"
"""The value of the first line of a journal that names the tournament, whatever its file is called."""


def identity_of(first: Row) -> str:
    """Which tournament it is, by the first line of its journal, the same in all copies; empty: unreadable.

    Lines of earlier versions do not name it: then the moment at which they were written does.
    """
    try:
        named = args_of_text(str(first["args"])).get(IDENTITY)
    except (ValueError, LookupError, RecursionError):
        return ""
    return str(named or blake2b(str(first["at"]).encode(), digest_size=_BYTES).hexdigest())


def new_entry_of(said: Row) -> NewEntry:
    """What a desk said about the change of a line that is kept; raises ValueError or LookupError."""
    at, reverses = datetime.fromisoformat(str(said["at"])), said["reverses"]
    taken_back = None if reverses is None else int(reverses)
    return NewEntry(str(said["kind"]), args_of_text(str(said["args"])), str(said["desk"]), at, taken_back)


def _apart(table: str, row: Row | None, typed: list[str]) -> Mapping[str, object] | None:
    """A row with a place among the typed texts for each of them, which is put down there."""
    if row is None:
        return None
    places: dict[str, object] = {}
    for column in TYPED[table]:
        if isinstance(text := row.get(column), str):
            places[column] = [len(typed)]
            typed.append(text)
    return {**row, **places}


def _change(item: object, texts: list[str]) -> RowChange:
    parts = _list(item)
    if len(parts) != 4:  # noqa: PLR2004 -- table, key, before, after
        raise ValueError("a row change has four parts")
    table, key, before, after = parts
    return RowChange(str(table), _key(key), _row(str(table), before, texts), _row(str(table), after, texts))


def _key(item: object) -> RowKey:
    parts = _list(item)
    key = tuple(part for part in parts if type(part) is int)
    if len(key) != len(parts):
        raise ValueError("a key is made of numbers")
    return key


def _row(table: str, item: object, texts: list[str]) -> dict[str, Scalar] | None:
    if item is None:
        return None
    if not isinstance(item, dict):
        raise ValueError("a row is an object")  # noqa: TRY004 -- unreadable text is one kind of error
    for column in TYPED.get(table, ()):
        match item.get(column):
            case [int(place)] if 0 <= place < len(texts):
                item[column] = texts[place]
            case list():
                raise ValueError("no such text")
    return item


def _list(item: object) -> list[object]:
    if not isinstance(item, list):
        raise ValueError("a list was expected")  # noqa: TRY004 -- unreadable text is one kind of error
    return item
