"""Make a new file from all that is sound in a damaged one, which stays as it is, and in its copies."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tichu_turnier.finding import Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.database import changes_in, contents_in, insert_line, save, transaction, write
from tichu_turnier.store.difference import by_name, by_table, difference, tournament_of
from tichu_turnier.store.journal import IDENTITY, NewEntry, identity_of
from tichu_turnier.store.new_file import beginning, check_place, make
from tichu_turnier.store.refusals import refusal, translating_errors
from tichu_turnier.store.rows import Row, RowChange
from tichu_turnier.store.schema import check_tables
from tichu_turnier.store.seal import Seal, chained, lines_in, reseal, seal_in, sum_of_tables
from tichu_turnier.store.sqlite_file import copied, using
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a new file holds of a damaged one."""

    revision: int
    """Up to which line of the journal everything is in it."""
    of: int
    """The last line that the damaged file speaks of."""
    copy: str
    """The copy that it begins from; empty where the journal told everything."""
    whole: bool
    """Whether the sums prove that it is the tournament as it was saved last."""


@dataclass(frozen=True, slots=True)
class _Damaged:
    """What can be read of a damaged file."""

    lines: Sequence[Row]
    said: Seal
    whole: Tournament | None
    """The tournament as it was saved last, where the sums prove that it is."""


def repair(path: Path, target: Path, entry: NewEntry) -> Repaired:
    """Makes the file `target` from the best there is, and notes in its journal that this was done.

    The best are the tables themselves where only the journal is damaged; else the newest sound copy, or an
    empty file, and all changes that follow it in the journal without a break in the chain. Refusal where
    nothing is left, or the target cannot be made.
    """
    with translating_errors(path), ExitStack() as stack:
        check_place(target)
        damaged = _read(stack.enter_context(copied(path)))
        start, source = Seal(), None
        following = list(_following(damaged.lines, start))
        newest_copy = next(_sound_copies(path, damaged.lines), None)  # older ones lead no further
        if newest_copy is not None:
            copy, seal = newest_copy
            more = list(_following(damaged.lines, seal))
            if seal.revision + len(more) >= len(following):
                start, source, following = seal, copy, more
        reached = start.revision + len(following)
        if not reached and damaged.whole is None:
            raise refusal("store-beyond-repair", path)

        def fill(unfinished: Path) -> None:
            _begin(unfinished, source)
            with using(unfinished) as raw, transaction(raw):
                for line, changes in following:
                    write(raw, path, changes)
                    insert_line(raw, line)
                reseal(raw)
                rows = () if damaged.whole is None else _missing(raw, reached, damaged.whole)
                save(raw, path, reached, entry if reached else _naming(entry, damaged.lines), rows)
                tournament_of(contents_in(raw))

        make(target, fill)
    numbers = (line.get("revision") for line in damaged.lines)
    last = max(damaged.said.revision, reached, *(each for each in numbers if isinstance(each, int)))
    whole = damaged.whole is not None
    return Repaired(last if whole else reached, last, "" if source is None else source.name, whole)


def _read(path: Path) -> _Damaged:
    lines: list[Row] = []
    said, whole = Seal(), None
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        with suppress(sqlite3.Error, ValueError, LookupError, TypeError):
            lines.extend(lines_in(raw))  # as far as they can be read
        with suppress(Refusal, sqlite3.Error, ValueError, LookupError, TypeError, RecursionError):
            said = seal_in(raw) or said
            check_tables(path, raw)  # SQLite takes the name of a column that is not there for a text
            if said.revision and sum_of_tables(raw) == said.tables:
                # the sums know no order, and that in which a damaged file gives its rows is not to be trusted
                whole = tournament_of(by_table(by_name(contents_in(raw))))
    return _Damaged(lines, said, whole)


def _following(lines: Sequence[Row], seal: Seal) -> Iterator[tuple[Row, tuple[RowChange, ...]]]:
    """The lines that follow a state without a break, each with its changes as they read in today's tables."""
    chain = seal.chain
    by_revision = {line["revision"]: line for line in lines}
    with suppress(ValueError, LookupError, TypeError, RecursionError):
        for revision in range(seal.revision + 1, seal.revision + 1 + len(lines)):
            line = by_revision[revision]
            chain = chained(chain, line)
            if line["chain"] != chain:
                return
            yield line, changes_in(line)


def _sound_copies(path: Path, lines: Sequence[Row]) -> Iterator[tuple[Path, Seal]]:
    """The copies of the file that can be opened and are of its own past, the newest first."""
    chains = {line.get("revision"): line.get("chain") for line in lines}
    for copy in reversed(copies.copies_of(path)):
        with suppress(Refusal), Store.reading(copy) as store:
            seal = store.seal()
            if seal is not None and chains.get(seal.revision, seal.chain) == seal.chain:
                yield copy, seal


def _begin(unfinished: Path, source: Path | None) -> None:
    if source is not None:
        with Store.reading(source) as store:
            store.save_elsewhere(unfinished)
        return
    with beginning(unfinished):
        pass


def _naming(entry: NewEntry, lines: Sequence[Row]) -> NewEntry:
    """The first line of a new journal, which says which tournament it is as far as the damaged one told."""
    first = next((line for line in lines if line.get("revision") == 1), None)
    known = "" if first is None else identity_of(first)
    return replace(entry, args={**entry.args, IDENTITY: known}) if known else entry


def _missing(raw: sqlite3.Connection, reached: int, whole: Tournament) -> tuple[RowChange, ...]:
    """The rows between what the new file holds and what the damaged one held in the end."""
    return difference(tournament_of(contents_in(raw)) if reached else None, whole)
