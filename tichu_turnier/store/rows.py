"""How are rows named and gathered?"""

from collections.abc import Iterable, Mapping, Sequence

from tichu_turnier.store.columns import integer
from tichu_turnier.store.journal import Row, RowKey
from tichu_turnier.store.tables import KEYS, SNAPSHOT_TABLES

TableRow = tuple[str, Row]
"""A row with the name of its table."""

RowName = tuple[str, RowKey]
"""What names a row among all rows: table and key."""

Rows = dict[RowName, Row]
"""Rows by name."""

RowsByTable = Mapping[str, Sequence[Row]]
"""The rows of every table, each in the order of its key."""


def keyed(rows: Iterable[TableRow]) -> Rows:
    """Rows by table and key."""
    return {(table, key_of(table, row)): row for table, row in rows}


def key_of(table: str, row: Row) -> RowKey:
    """What names this row within its table."""
    return tuple(integer(row[column]) for column in KEYS[table])


def by_table(rows: Rows) -> RowsByTable:
    """The same rows table by table, in the order of their keys."""
    tables: dict[str, list[Row]] = {name: [] for name in SNAPSHOT_TABLES}
    for table, key in sorted(rows):
        tables[table].append(rows[table, key])
    return tables
