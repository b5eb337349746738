"""Sums over what stands in a file, by which it is noticed when anything else than this program changed it.

The lines of the journal are chained: each carries a hash over what it says and over the hash of the line
before. What people typed (names, reasons) lies outside of the chain, so that it can be forgotten. Besides,
the file keeps the sum of the hashes of all rows; a save adds and takes away those of the rows it changes.
"""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from operator import itemgetter

from tichu_turnier.store.rows import Row, RowChange, Scalar

_BYTES = 16
_MODULUS = 1 << 8 * _BYTES
_EXACT = frozenset({int, str, type(None)})
"""What SQLite gives back as it was given."""
_UNSUMMED = "file_info"
"""The table that holds the sums."""
_CHAINED = ("revision", "version", "kind", "desk", "at", "reverses", "changes")
"""What of a line of the journal is chained, beside the hash of the line before."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What a file says about its own content."""

    revision: int = 0
    """Number of the last line of the journal."""
    chain: str = ""
    """The hash of that line."""
    tables: int = 0
    """The sum over the rows of the tournament."""
    lines: int = 0
    """The sum over the lines of the journal."""


def seal_in(raw: sqlite3.Connection) -> Seal | None:
    """What the file says; None where it says nothing that could be true."""
    for revision, chain, tables, lines in raw.execute("SELECT revision, chain, tables, lines FROM file_info"):
        try:
            return Seal(int(revision), str(chain), int(tables, 16), int(lines, 16))
        except (TypeError, ValueError):
            return None
    return None


def write_seal(raw: sqlite3.Connection, seal: Seal) -> None:
    said = (seal.revision, seal.chain, f"{seal.tables:x}", f"{seal.lines:x}")
    raw.execute("UPDATE file_info SET revision = ?, chain = ?, tables = ?, lines = ?", said)


def after_line(seal: Seal, line: Row, changes: Iterable[RowChange]) -> Seal:
    """The seal when rows have changed and a line of the journal, which has its `chain`, says so."""
    tables = seal.tables
    for change in changes:
        tables += _of(change.table, change.after) - _of(change.table, change.before)
    lines = (seal.lines + _of("journal", line)) % _MODULUS
    return Seal(seal.revision + 1, str(line["chain"]), tables % _MODULUS, lines)


def chained(before: str, line: Row) -> str:
    """The hash of a line of the journal that follows the line with this hash."""
    said = (before, *(line[name] for name in _CHAINED))
    return blake2b(repr(said).encode(), digest_size=_BYTES).hexdigest()


def counted(raw: sqlite3.Connection) -> tuple[Seal, Scalar]:
    """The seal that would be true, and the first line of the journal that does not fit into the chain.

    In it `chain` is what the last line itself says.
    """
    true, broken = Seal(tables=sum_of_tables(raw)), None
    for line in lines_in(raw):
        if broken is None and line["chain"] != chained(true.chain, line):
            broken = line["revision"]
        true = after_line(true, line, ())
    return true, broken


def sum_of_tables(raw: sqlite3.Connection) -> int:
    """The sum over the rows of the tournament."""
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    summed = {name for (name,) in raw.execute(names)} - {_UNSUMMED, "journal"}
    return sum(_sum(raw, name) for name in summed) % _MODULUS


def reseal(raw: sqlite3.Connection) -> None:
    """Makes chain and sums true, after a migration or when something was forgotten."""
    chain = ""
    for line in list(lines_in(raw)):
        chain = chained(chain, line)
        if line["chain"] != chain:
            raw.execute("UPDATE journal SET chain = ? WHERE revision = ?", (chain, line["revision"]))
    write_seal(raw, counted(raw)[0])


def lines_in(raw: sqlite3.Connection, first: int = 0) -> Iterable[Row]:
    """The journal as it stands in the file, from revision `first` on, the oldest line first."""
    cursor = raw.execute("SELECT * FROM journal WHERE revision >= ? ORDER BY revision", (first,))
    names = [column for column, *_ in cursor.description]
    return (dict(zip(names, values, strict=True)) for values in cursor)


def _of(table: str, row: Row | None) -> int:
    """The hash of a row; of none 0."""
    if row is None:
        return 0
    values = _in_order(tuple(row))(row)
    exact = _EXACT.issuperset(map(type, values))
    return _hash(table, values if exact else _plain(values))


def _sum(raw: sqlite3.Connection, table: str) -> int:
    """The sum of the hashes of the rows of a table, whatever its columns are called."""
    columns = sorted(raw.execute("SELECT name, type FROM pragma_table_info(?)", (table,)))
    listed = ", ".join(f'"{name}"' for name, _ in columns)
    rows: Iterable[tuple[Scalar, ...]] = raw.execute(f'SELECT {listed} FROM "{table}"')  # noqa: S608 - its own names
    if any(kind == "FLOAT" for _, kind in columns):
        rows = map(_plain, rows)
    return sum(_hash(table, row) for row in rows)


@cache
def _in_order(names: tuple[str, ...]) -> Callable[[Row], tuple[Scalar, ...]]:
    """What reads the values of a row with these columns, two at least, in the order of their names."""
    return itemgetter(*sorted(names))


def _plain(values: Iterable[Scalar]) -> tuple[Scalar, ...]:
    """Values as SQLite gives them back, where that and what was given to it are equal and not the same."""
    whole = [
        int(value) if isinstance(value, bool) or (isinstance(value, float) and value.is_integer()) else value
        for value in values
    ]
    return tuple(whole)


def _hash(table: str, values: tuple[Scalar, ...]) -> int:
    return int.from_bytes(blake2b(repr((table, values)).encode(), digest_size=_BYTES).digest())
