"""Find where the journal, the tables, the revision and the references of a file contradict each other."""

import sqlite3
from collections.abc import Iterator, Sequence

from tichu_turnier.finding import Finding
from tichu_turnier.store.difference import apply, mismatches, row_difference
from tichu_turnier.store.journal import JournalEntry
from tichu_turnier.store.rows import Rows


def file_findings(raw: sqlite3.Connection) -> Iterator[Finding]:
    """What SQLite itself finds wrong."""
    for (answer,) in raw.execute("PRAGMA integrity_check"):
        if answer != "ok":
            yield Finding("store-verify-damaged", args={"detail": str(answer)})
    for table, *_ in raw.execute("PRAGMA foreign_key_check").fetchall():
        yield Finding("store-verify-reference", args={"table": str(table)})


def journal_findings(entries: Sequence[JournalEntry], revision: int, tables: Rows) -> Iterator[Finding]:
    """Where the journal has gaps, contradicts itself, or ends in other rows than the tables hold."""
    rows: Rows = {}
    expected = 0
    for entry in entries:
        expected += 1
        if entry.revision != expected:
            yield Finding("store-verify-gap", args={"revision": expected, "found": entry.revision})
            expected = entry.revision
        for table, key in mismatches(rows, entry.changes):
            args: dict[str, str | int] = {"revision": entry.revision, "table": table, "key": _words(key)}
            yield Finding("store-verify-step", args=args)
        apply(rows, entry.changes)
    if revision != expected:
        yield Finding("store-verify-revision", args={"revision": revision, "journal": expected})
    for change in row_difference(rows, tables):
        yield Finding("store-verify-row", args={"table": change.table, "key": _words(change.key)})


def _words(key: tuple[int | str, ...]) -> str:
    return ", ".join(map(str, key))
