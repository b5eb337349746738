"""Forget a person: take the names out of the rows and the journal of a file; numbers and results stay."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tichu_turnier.store.journal import TYPED, args_of_text, texts_of, written
from tichu_turnier.store.rows import Row, RowKey, RowName
from tichu_turnier.store.schema import KEYS
from tichu_turnier.store.seal import lines_in, reseal

_TABLES = ("entrant", "entrant_formerly", "entrant_members", "entrant_payments")
"""Those with the names of an entrant, whose number is the first of the key."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who is to be forgotten: an entrant under all names it ever had, or a name wherever it stands."""

    names: frozenset[str]
    instead: str
    """What stands in place of the names from now on."""
    own: int | None = None
    """The number of the entrant; then others who are called the same keep their names."""

    def is_in(self, team: str) -> bool:
        """Whether one of the names is that of a member of a team."""
        gone = {name.casefold() for name in self.names}
        return any(member.casefold() in gone for member in (team, *team.split(" & ")))


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was done to forget a person."""

    names: frozenset[str]
    places: int
    """In how many places of tables and journal a name stood."""
    copies: tuple[Path, ...]
    """The copies out of which they were taken too."""
    missed: tuple[Path, ...]
    """The copies that could not be opened, and other files there, which perhaps still say the names."""
    leftovers: int
    """How many files and folders that killed runs had left were taken away."""


def names_in(raw: sqlite3.Connection, entrant: int) -> frozenset[str]:
    """All names that an entrant has or ever had."""
    now = {text for table in _TABLES for key, _, text in _cells(raw, table) if key[0] == entrant}
    then = {text for line in lines_in(raw) for name, text in _typed(line) if _is_of(entrant, *name)}
    return frozenset(text for text in now | then if text)


def forget(raw: sqlite3.Connection, person: Person) -> int:
    """Takes the names out of tables and journal; returns in how many places they stood."""
    names = {(key[0], text) for table in _TABLES for key, _, text in _cells(raw, table)}
    without = _replacing(person, {text for who, text in names if who != person.own})
    others = {who for who, _ in names} - {person.own} if person.own is not None else set()

    def now_in(row: RowName, text: str) -> str:
        """What stands in a row from now on; others who are called the same keep their names."""
        table, key = row
        return text if table in _TABLES and key[0] in others else without(text)

    count = 0
    for table in TYPED:
        for key, column, text in list(_cells(raw, table)):
            if (now := now_in((table, key), text)) != text:
                where = " AND ".join(f'"{name}" = ?' for name in KEYS[table])
                statement = f'UPDATE "{table}" SET "{column}" = ? WHERE {where}'  # noqa: S608 - our own names
                count += raw.execute(statement, (now, *key)).rowcount
    for line in list(lines_in(raw)):
        typed = _typed(line)
        texts = [now_in(row, text) for row, text in typed]
        args = args_of_text(str(line["args"]))
        told = {name: without(value) if isinstance(value, str) else value for name, value in args.items()}
        count += sum(now != text for now, (_, text) in zip(texts, typed, strict=True))
        count += sum(args[name] != told[name] for name in args)
        new = (written(told), written(texts), line["revision"])
        raw.execute("UPDATE journal SET args = ?, texts = ? WHERE revision = ?", new)
    reseal(raw)
    return count


def _is_of(entrant: int, table: str, key: RowKey) -> bool:
    return table in _TABLES and key[0] == entrant


def _replacing(person: Person, others: Iterable[str]) -> Callable[[str], str]:
    """How a text reads without the names; a longer name of somebody else that holds one stays."""
    longer = {name for name in others if name and not person.is_in(name)}
    every = sorted(person.names | longer, key=len, reverse=True)
    names = "|".join(map(re.escape, every))
    # Of somebody, in German and English: what is written so in small letters may be another word.
    genitive = rf"(?<!\w)(?-i:{names})(?=e?s(?!\w))"
    pattern = re.compile(rf"(?<!\w)(?:{names})(?!\w)|{genitive}", re.IGNORECASE)
    gone = {name.casefold() for name in person.names}
    return lambda text: pattern.sub(lambda m: person.instead if m[0].casefold() in gone else m[0], text)


def _cells(raw: sqlite3.Connection, table: str) -> Iterator[tuple[RowKey, str, str]]:
    """What people typed in a table: key of the row, column, text."""
    keys = ", ".join(f'"{name}"' for name in KEYS[table])
    for column in TYPED[table]:
        for *key, text in raw.execute(f'SELECT {keys}, "{column}" FROM "{table}"'):  # noqa: S608 - our own names
            yield tuple(key), column, str(text)


def _typed(line: Row) -> list[tuple[RowName, str]]:
    """What people typed in a line of the journal, each with the row in which it stood."""
    rows: dict[int, RowName] = {}
    for table, key, *states in json.loads(str(line["changes"])):
        places = (value[0] for row in states if row for value in row.values() if isinstance(value, list))
        rows.update((place, (table, tuple(key))) for place in places)
    return [(rows[place], text) for place, text in enumerate(texts_of(str(line["texts"])))]
