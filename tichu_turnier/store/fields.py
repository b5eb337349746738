"""Derive columns from the fields of dataclasses, and move values to rows and back.

A number, text, truth value, day, time or enum has one column. A dataclass inside another has its columns in
the same row, with the name of its field in front. Where one of several dataclasses can stand, or none, a
column with the name of the field says which. Entrants in a tuple of fixed length have a numbered column each;
any other short tuple of numbers or enums is one text with blanks. Tuples of anything else have a table of
their own with a row for each item.

So the names of fields, and of dataclasses of which one can stand in a place, are a part of the file format:
another name needs a migration, which the golden files of the tests tell. Reading goes column by column over
all rows of a table: thousands of hands cost little more than their SQL.
"""

import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import date, datetime, time
from enum import Enum

from tichu_turnier.store.rows import Columns, Contents, RowKey, Scalar, TableRow
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.decisions import Deviation, EntrantId, Penalty
from tichu_turnier.tournament.model.hall_screen import HallScreen
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.slots import Timetable, time_of, time_text
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round

_ITEM = "value"
"""The column of an item that has only one."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column; `kind` is the Python type of what it holds."""

    name: str
    kind: type
    nullable: bool = False
    of_entrant: bool = False
    """Whether it holds the number of an entrant."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows of one table that become values together."""

    columns: Columns
    owners: Sequence[RowKey]
    """For each row how the rows of its lists name it."""
    lists: Mapping[str, Mapping[RowKey, tuple[object, ...]]]
    """The items of each list, by its table and their owner."""

    def only(self, chosen: Sequence[int]) -> "Batch":
        if len(chosen) == len(self.owners):
            return self
        columns = {name: [values[place] for place in chosen] for name, values in self.columns.items()}
        return replace(self, columns=columns, owners=[self.owners[place] for place in chosen])


MutableRow = dict[str, Scalar]
Items = dict[str, Sequence[object]]
"""The items of the lists of one row, by their tables."""


@dataclass(frozen=True, slots=True)
class Field:
    """How the values of one field lie in rows."""

    columns: tuple[Column, ...]
    lists: tuple["ListField", ...]
    write: Callable[[object, MutableRow, Items], None]
    """Puts a value into its columns, and what has tables of its own under their names."""
    read: Callable[[Batch], Sequence[object]]
    """The value of each row; raises ValueError or LookupError where the columns hold no such thing."""


@dataclass(frozen=True, slots=True)
class ListField:
    """A tuple whose items have a table of their own."""

    table: str
    item: Field


def field_of(hint: object, name: str, table: str) -> Field:
    """How a type lies in the columns beginning with `name` of a table; an empty name for a whole row."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    optional = types.NoneType in arguments
    if origin in (types.UnionType, typing.Union):
        kinds = [kind for kind in arguments if kind is not types.NoneType]
        if is_dataclass(kinds[0]):
            return _choice(kinds, name, table, optional=optional)
        return _optional(kinds[0], name, table)
    if origin is tuple:
        return _of_tuple(arguments, name, table)
    if is_dataclass(hint) and isinstance(hint, type):
        return _record(hint, name, table)
    return _plain(hint, name or _ITEM)


def _optional(hint: object, name: str, table: str) -> Field:
    """A field whose one column may be empty."""
    field = field_of(hint, name, table)
    (column,) = field.columns

    def write(value: object, row: MutableRow, items: Items) -> None:
        if value is None:
            row[name] = None
        else:
            field.write(value, row, items)

    def read(batch: Batch) -> Sequence[object]:
        there = [value for value in batch.columns[name] if value is not None]
        values = iter(field.read(replace(batch, columns={name: there})))
        return [None if value is None else next(values) for value in batch.columns[name]]

    return Field((replace(column, nullable=True),), (), write, read)


def _plain(hint: object, name: str) -> Field:
    """A field with one column."""
    codec = _codec(getattr(hint, "__supertype__", hint))

    def write(value: object, row: MutableRow, _: Items) -> None:
        row[name] = codec.encode(value)

    def read(batch: Batch) -> Sequence[object]:
        return codec.read(name, batch.columns[name])

    return Field((Column(name, codec.stored, of_entrant=hint is EntrantId),), (), write, read)


def _record(kind: type, name: str, table: str) -> Field:
    """A dataclass, in the same row as what it is a part of."""
    hints = typing.get_type_hints(kind)
    prefix = f"{name}_" if name else ""
    parts = [(each.name, field_of(hints[each.name], prefix + each.name, table)) for each in fields(kind)]

    def write(value: object, row: MutableRow, items: Items) -> None:
        for attribute, part in parts:
            part.write(getattr(value, attribute), row, items)

    def read(batch: Batch) -> Sequence[object]:
        if not parts:
            return [kind()] * len(batch.owners)
        return list(map(kind, *(part.read(batch) for _, part in parts)))

    columns = tuple(column for _, part in parts for column in part.columns)
    return Field(columns, tuple(each for _, part in parts for each in part.lists), write, read)


def _choice(kinds: Iterable[type], name: str, table: str, *, optional: bool) -> Field:
    """One of several dataclasses, or perhaps none; what another would hold stays empty."""
    records = {kind.__name__: _record(kind, name, table) for kind in kinds}
    words = {*records, None} if optional else set(records)
    columns = {
        column.name: replace(column, nullable=True) for field in records.values() for column in field.columns
    }

    def write(value: object, row: MutableRow, items: Items) -> None:
        row |= dict.fromkeys((name, *columns))
        if value is not None:
            row[name] = type(value).__name__
            records[type(value).__name__].write(value, row, items)

    def read(batch: Batch) -> Sequence[object]:
        said = batch.columns[name]
        if not set(said) <= words:
            raise ValueError(name)
        found: list[object] = [None] * len(said)
        for word, record in records.items():
            there = [place for place, each in enumerate(said) if each == word]
            for place, value in zip(there, record.read(batch.only(there)), strict=True):
                found[place] = value
        return found

    lists = tuple(each for record in records.values() for each in record.lists)
    return Field((Column(name, str, optional), *columns.values()), lists, write, read)


def _of_tuple(arguments: tuple[object, ...], name: str, table: str) -> Field:
    """Several of the same: side by side, in one text, or in a table of their own."""
    item, *others = arguments
    if item is EntrantId and Ellipsis not in others:
        return _side_by_side([_plain(item, f"{name}_{place}") for place in range(len(arguments))])
    if item is int or (isinstance(item, type) and issubclass(item, Enum)):
        return _in_words(item, name)
    list_field = ListField(f"{table}_{name}", field_of(item, "", f"{table}_{name}"))

    def write(value: object, _: MutableRow, items: Items) -> None:
        items[list_field.table] = typing.cast("Sequence[object]", value)

    def read(batch: Batch) -> Sequence[object]:
        found = batch.lists[list_field.table]
        return [found.get(owner, ()) for owner in batch.owners]

    return Field((), (list_field,), write, read)


def _side_by_side(parts: Sequence[Field]) -> Field:
    """A tuple with a column for each item."""

    def write(value: object, row: MutableRow, items: Items) -> None:
        for part, item in zip(parts, typing.cast("Sequence[object]", value), strict=True):
            part.write(item, row, items)

    def read(batch: Batch) -> Sequence[object]:
        return list(zip(*(part.read(batch) for part in parts), strict=True))

    return Field(tuple(column for part in parts for column in part.columns), (), write, read)


def _in_words(item: type, name: str) -> Field:
    """A tuple as one text, a blank between two items."""
    codec = _codec(item)

    def write(value: object, row: MutableRow, _: Items) -> None:
        row[name] = " ".join(map(str, map(codec.encode, typing.cast("Sequence[object]", value))))

    def read(batch: Batch) -> Sequence[object]:
        said = _TEXT.read(name, batch.columns[name])
        known = {text: tuple(map(codec.decode or item, str(text).split())) for text in set(said)}
        return [known[text] for text in said]

    return Field((Column(name, str),), (), write, read)


@dataclass(frozen=True, slots=True)
class _Codec:
    """How one value lies in one column."""

    stored: type
    encode: Callable[[typing.Any], Scalar]
    decode: Callable[[typing.Any], object] | None = None
    """None: the value is what is stored."""
    also: type = str
    """What a column may hold besides: SQLite has no truth values, and JSON whole numbers among others."""

    def read(self, name: str, values: Sequence[Scalar]) -> Sequence[object]:
        """The values of a column; SQLite itself would let anything in."""
        if not set(map(type, values)) <= {self.stored, self.also}:
            raise ValueError(name)
        return values if self.decode is None else list(map(self.decode, values))


def _codec(kind: object) -> _Codec:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _Codec(str, lambda member: str(member.value), {each.value: each for each in kind}.__getitem__)
    return _CODECS[kind]


def _as_it_is(value: Scalar) -> Scalar:
    return value


_TEXT = _Codec(str, _as_it_is)
_CODECS: Mapping[object, _Codec] = {
    str: _TEXT,
    int: _Codec(int, _as_it_is, also=int),
    float: _Codec(float, _as_it_is, float, also=int),
    bool: _Codec(bool, _as_it_is, {False: False, True: True}.__getitem__, also=int),
    date: _Codec(str, date.isoformat, date.fromisoformat),
    time: _Codec(str, time.isoformat, time.fromisoformat),
    datetime: _Codec(str, time_text, time_of),
}


_ID, _POSITION = "id", "position"
_NAMED_BY = {"round_tables": "table"}
"""The column that names an item of a list; else its position does, from 1."""
_ONLY_ROW = 1
"""Key of the row in a table that has only one."""


@dataclass(frozen=True, slots=True)
class Details:
    """What stands in the row of the tournament itself; prizes, what was noted, and what screens show."""

    name: str
    day: date
    place: str
    prizes: tuple[Prize, ...]
    noted: tuple[Deviation, ...]
    standings_held: bool
    screens: tuple[HallScreen, ...]


@dataclass(frozen=True, slots=True)
class MappedTable:
    """A table of which each row is one value, but for what lies in lists."""

    name: str
    item: Field
    leading: tuple[str, ...]
    """Columns in front of those of the value: who owns it and its position, or the `id` of an only row."""
    key: tuple[str, ...]
    owner: tuple[str, ...]
    """In a list the columns that name the owner; else the columns by which lists name a row."""
    lists: tuple["MappedTable", ...] = ()

    @property
    def columns(self) -> tuple[Column, ...]:
        return (*(Column(name, int) for name in self.leading), *self.item.columns)

    def rows(self, value: object) -> Iterator[TableRow]:
        """The row of a value, and those of its lists."""
        row: MutableRow = {_ID: _ONLY_ROW} if _ID in self.leading else {}
        items: Items = {}
        self.item.write(value, row, items)
        yield self.name, row
        owner = [row[column] for column in self.owner]
        for table in self.lists:
            for position, item in enumerate(items.get(table.name, ()), start=1):
                row = dict(zip(table.leading, (*owner, position), strict=True))
                table.item.write(item, row, {})
                yield table.name, row

    def values(self, contents: Contents) -> list[object]:
        """The values of all rows; raises ValueError or LookupError where the columns hold no such things."""
        lists = {table.name: table.grouped(contents[table.name]) for table in self.lists}
        columns = contents[self.name]
        return list(self.item.read(Batch(columns, self._owners(columns), lists)))

    def grouped(self, columns: Columns) -> Mapping[RowKey, tuple[object, ...]]:
        """The items of a list by their owner, in their order."""
        owners = self._owners(columns)
        found = list(zip(owners, self.item.read(Batch(columns, owners, {})), strict=True))
        if _POSITION not in self.key:  # rows come in the order of their keys
            positions = _numbers(columns, _POSITION)
            found = [found[place] for place in sorted(range(len(found)), key=positions.__getitem__)]
        groups: dict[RowKey, list[object]] = {}
        for owner, item in found:
            groups.setdefault(owner, []).append(item)
        return {owner: tuple(items) for owner, items in groups.items()}

    def _owners(self, columns: Columns) -> list[RowKey]:
        if not self.owner:
            return [()] * len(columns[self.key[0]])
        return list(zip(*(_numbers(columns, name) for name in self.owner), strict=True))


def _numbers(columns: Columns, name: str) -> list[int]:
    return [value for value in columns[name] if type(value) is int]


def _part(name: str, kind: type, **key: str) -> MappedTable:
    """The tables of one part of a snapshot.

    `key` has the fields that name it, each with its name in the tables of its lists; else there is only one.
    """
    item = field_of(kind, "", name)
    lists = tuple(_list(each, tuple(key.values())) for each in item.lists)
    return MappedTable(name, item, () if key else (_ID,), tuple(key) or (_ID,), tuple(key), lists)


def _list(field: ListField, owner: tuple[str, ...]) -> MappedTable:
    key = (*owner, _NAMED_BY.get(field.table, _POSITION))
    return MappedTable(field.table, field.item, (*owner, _POSITION), key, owner)


PARTS: Mapping[type, MappedTable] = {
    Details: _part("tournament", Details),
    Regulations: _part("regulations", Regulations),
    Timetable: _part("timetable", Timetable),
    RoundClock: _part("clock", RoundClock),
    Entrant: _part("entrant", Entrant, id="entrant"),
    Round: _part("round", Round, number="round"),
    Result: _part("result", Result, round="round", table="table"),
    Penalty: _part("penalty", Penalty, number="penalty"),
}
"""The parts of a snapshot that change each for itself."""
TABLES = {table.name: table for part in PARTS.values() for table in (part, *part.lists)}
