"""Name and gather the rows of a tournament file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Scalar = str | int | float | bool | None
"""What a column can hold, the same in a table and in JSON."""

Row = Mapping[str, Scalar]
"""One row by column."""

RowKey = tuple[int, ...]
"""What names a row within its table."""

RowName = tuple[str, RowKey]
"""What names a row among all rows: table and key."""

Rows = dict[RowName, Row]
"""Rows by name."""

TableRow = tuple[str, Row]
"""A row with the name of its table."""

Columns = Mapping[str, Sequence[Scalar]]
"""All rows of one table, column by column, in the order of their keys."""

Contents = Mapping[str, Columns]
"""All rows of a snapshot, table by table."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row before and after a change; None where it did not exist."""

    table: str
    key: RowKey
    before: Row | None
    after: Row | None

    @property
    def reversed(self) -> "RowChange":
        return RowChange(self.table, self.key, self.after, self.before)
