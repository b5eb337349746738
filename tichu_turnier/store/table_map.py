"""Which tables hold a tournament: all are derived from the fields of its values.

A new field of the model is a new column, or table, without a line here; files of yesterday get it by a
migration.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from tichu_turnier.store.fields import Batch, Field, Items, ListField, MutableRow, field_of
from tichu_turnier.store.rows import Columns, Contents, RowKey, TableRow
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.deviation import Deviation
from tichu_turnier.tournament.model.penalty import Penalty
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round

_ID, _POSITION = "id", "position"
_NAMED_BY = {"round_tables": "table"}
"""The column that names an item of a list; else its position does, from 1."""
ONLY_ROW = 1
"""Key of the row in a table that has only one."""


@dataclass(frozen=True, slots=True)
class Details:
    """What stands in the row of the tournament itself, and what is given away at its end, what was noted."""

    name: str
    day: date
    place: str
    prizes: tuple[Prize, ...]
    noted: tuple[Deviation, ...]


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

    def rows(self, value: object) -> Iterator[TableRow]:
        """The row of a value, and those of its lists."""
        row: MutableRow = {_ID: ONLY_ROW} if _ID in self.leading else {}
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
