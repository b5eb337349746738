"""Say what is wrong with the content of a file: by SQLite, by its sums, and by its journal replayed."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.database import contents_in, entries_in
from tichu_turnier.store.difference import apply, by_name, mismatches, row_difference
from tichu_turnier.store.journal import JournalEntry
from tichu_turnier.store.refusals import damaged_part, refusal
from tichu_turnier.store.rows import Rows, Scalar
from tichu_turnier.store.seal import Seal, counted, seal_in

_NAMED = 5
"""So many rows that are wrong are named."""


def check_content(path: Path, raw: sqlite3.Connection) -> None:
    """Raises Refusal where anything but this program has changed a file of today's version.

    What differs between the journal and the tables is named; where they agree, the journal was cut or written
    anew together with the tables.
    """
    said, (true, broken) = seal_in(raw), counted(raw)
    if said == true and broken is None:
        return
    damaged = refusal("store-damaged", path, detail=_detail(said, true, broken)).findings
    with suppress(Refusal, ValueError, LookupError):
        entries = tuple(entries_in(raw, path))
        differing = journal_findings(entries, (said or true).revision, by_name(contents_in(raw)))
        damaged += tuple(each for each, _ in zip(differing, range(_NAMED), strict=False))
    raise Refusal(*damaged)


def _detail(said: Seal | None, true: Seal, broken: Scalar) -> str:
    """Where the file is not what it says, as the keys of a person who mends it by hand."""
    if said is None:
        return "file_info"
    if said.revision != true.revision:
        return f"revision {said.revision} / {true.revision}"
    if broken is not None:
        return f"journal {broken}"
    return "journal" if said.tables == true.tables else "tables"


def file_findings(raw: sqlite3.Connection) -> Iterator[Finding]:
    """What SQLite itself finds wrong."""
    for (answer,) in raw.execute("PRAGMA integrity_check"):
        if answer != "ok":
            part = damaged_part(str(answer))
            yield Finding("store-verify-damaged", args={"detail": str(answer), "part": part})
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
