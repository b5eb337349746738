"""Load a tournament from its file, save it with its journal, take changes back, and check the file."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Self

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store import backup as copies
from tichu_turnier.store.checking import file_findings, journal_findings
from tichu_turnier.store.database import contents_in, entries_in, identity_in, revision_in, save, transaction
from tichu_turnier.store.difference import (
    apply,
    by_name,
    by_table,
    dangling,
    difference,
    mismatches,
    rows_of,
    shared,
    tournament_of,
)
from tichu_turnier.store.file_lock import FileLock, noted
from tichu_turnier.store.forgetting import Forgotten, Person, forget, names_in
from tichu_turnier.store.in_place import ALL, ALL_BEFORE, InPlace
from tichu_turnier.store.journal import JournalEntry, NewEntry
from tichu_turnier.store.new_file import check_place, fill, make, remove_unfinished
from tichu_turnier.store.refusals import as_damage, refusal, translating_errors
from tichu_turnier.store.rows import Row, RowChange, RowName, Rows
from tichu_turnier.store.seal import Seal, lines_in, seal_in
from tichu_turnier.store.server.sharing import Dispute, Reach
from tichu_turnier.store.sqlite_file import (
    check_journal,
    check_no_log,
    check_writable,
    close,
    copied,
    look,
    opened,
    using,
)
from tichu_turnier.store.traces import copies_anywhere, remove_leftovers, saying
from tichu_turnier.store.up_to_date import bring_up_to_date, is_whole
from tichu_turnier.tournament.model.snapshot import Tournament

__all__ = ["Dispute", "Forgotten", "JournalEntry", "NewEntry", "RowChange", "Store"]


class Store:
    """One open tournament file; any thread may call it, one at a time gets through.

    Whatever cannot be done raises Refusal, and then the file is as before.
    """

    def __init__(self, path: Path, raw: sqlite3.Connection, place: InPlace, resources: ExitStack) -> None:
        self.path = path
        self._raw = raw
        self._place = place
        self._resources = resources
        self._mutex = threading.RLock()
        self._closed = False

    @classmethod
    def create(cls, path: Path, tournament: Tournament, entry: NewEntry) -> Self:
        """A new file with this tournament at revision 1; refused where a file of that name exists."""
        return cls.filled(path, lambda unfinished: fill(unfinished, tournament, entry))

    @classmethod
    def filled(cls, path: Path, content: Callable[[Path], None]) -> Self:
        """A new file that `content` makes under another name; refused where a file of that name exists."""
        path = end_of_links(path)
        with translating_errors(path), ExitStack() as stack:
            check_place(path)
            lock = FileLock(path)
            stack.callback(lock.release)
            check_place(path)
            make(path, content)
            return cls._started(path, lock, 0.0, stack.pop_all())

    @classmethod
    def open(cls, path: Path, *, wait: float = 0.0) -> Self:
        """An existing file, brought to today's version after a copy of it was made.

        While another program has it open, tries again for `wait` seconds.
        """
        path = end_of_links(path)
        with translating_errors(path), ExitStack() as stack:
            if not path.exists():
                raise refusal("store-missing", path)
            lock = FileLock(path, wait)
            stack.callback(lock.release)
            remove_unfinished(path)
            return cls._started(path, lock, wait, stack.pop_all())

    @classmethod
    @contextmanager
    def reading(cls, path: Path) -> Iterator["Store"]:
        """A store on a copy of a file, only to read: what would be saved in it is lost.

        The file stays as it is, of whatever version; it may be open elsewhere, read-only, or left by a crash.
        Refused where another program has saved more in it than stands there: it was overwritten since.
        """
        path = end_of_links(path)
        with ExitStack() as stack:
            with translating_errors(path):
                open_at = noted(path)  # before it is copied: it may go on meanwhile
                look(path)
                store = stack.enter_context(cls.open(stack.enter_context(copied(path))))
            revision = (store.seal() or Seal()).revision
            if revision < open_at:
                raise refusal("store-overwritten", path, revision=revision, open_at=open_at)
            yield store

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def give_way(self) -> bool:
        """Whether what is saved next goes to the others later by itself, as they are quicker all the time."""
        return False

    @property
    def reach(self) -> Reach | None:
        """Where what is saved goes besides this file; None: nowhere."""
        return None

    @property
    def desk(self) -> str:
        """How this desk is called among others; empty: as it calls itself."""
        return ""

    @property
    def waiting(self) -> int:
        """How many changes other desks should have, and have not."""
        return 0

    @property
    def disputed(self) -> bool:
        """Whether a person has to choose between what two desks entered."""
        return False

    def catch_up(self) -> bool:
        """Takes over what other desks did; whether anything is new here. Nobody else writes in this file."""
        return False

    def follow(self, look: Callable[[], None]) -> None:
        """Calls `look` from a thread of its own whenever another desk may have saved, until it is closed."""

    def disputes(self) -> tuple[Dispute, ...]:
        """Between what a person has to choose, as two desks have changed the same; the oldest first."""
        return ()

    def settle(self, dispute: str, entry: NewEntry | None) -> None:  # noqa: ARG002 - there is none
        """Ends a dispute, named by the id of what this desk had entered."""
        raise LookupError(dispute)

    def load(self) -> tuple[Tournament, int]:
        """The snapshot as it was saved last, and its revision."""
        with self._transaction() as raw, self._making_sense():
            loaded = replace(tournament_of(contents_in(raw)), identity=identity_in(raw))
            return loaded, revision_in(raw, self.path)

    def save(self, before: Tournament, after: Tournament, revision: int, entry: NewEntry) -> int:
        """Saves what differs, and the journal entry, in one transaction; returns the new revision.

        `revision` is that of `before`. Once this returns, the change survives a crash and a power cut.
        Refused where the file was renamed, deleted, replaced or overwritten: nobody would find what is saved.
        """
        changes = difference(before, after)
        with self._mutex, translating_errors(self.path):
            if not self._place.is_ours():
                holds = ALL_BEFORE if self._place.rescued else self._rescue(revision, entry, changes)
                raise self._gone(holds)
            now = self._save(revision, entry, changes)
            self._place.rescued = ""
            if not self._place.has_saved():
                self._rescue(now)
        return now

    def check_place(self) -> None:
        """Raises Refusal where what was saved cannot be found, after it was copied to where it can."""
        with self._mutex, translating_errors(self.path):
            if not self._place.is_ours(whole=True):
                place = self._place
                raise self._gone(ALL if place.rescued else self._rescue(revision_in(self._raw, self.path)))

    def _rescue(
        self, revision: int, entry: NewEntry | None = None, changes: tuple[RowChange, ...] = ()
    ) -> int:
        """Copies everything, with a change that could not be saved; returns what is in the copy."""
        return self._place.rescue(revision, entry, changes)

    def _gone(self, holds: int) -> Refusal:
        return refusal("store-file-gone", self.path, copied=holds, copy=self._place.rescued)

    def save_elsewhere(self, path: Path) -> None:
        """A new file with all that is in this one, be it gone from its place."""
        path = end_of_links(path)
        with self._mutex, translating_errors(path):
            check_place(path)
            make(path, lambda unfinished: copies.copy(self._raw, unfinished))

    def journal(self, first: int = 0, *, with_rows: bool = True) -> tuple[JournalEntry, ...]:
        """Everything that was ever saved, from revision `first` on, the oldest first."""
        return self._entries(first, with_rows=with_rows)

    def reversal(self, snapshot: Tournament, revision: int) -> Tournament:
        """The snapshot without what that entry changed.

        Refused when its rows have been changed since, or are needed by what came later; the refusal names
        the desk that did it.
        """
        entries = self._entries(first=revision)
        if not entries or entries[0].revision != revision:
            raise refusal("store-no-revision", self.path, revision=revision)
        back = tuple(change.reversed for change in entries[0].changes)
        rows = rows_of(snapshot)
        with self._making_sense():
            in_the_way = mismatches(rows, back)
            if not in_the_way:
                apply(rows, back)
                in_the_way = dangling(rows)
            if in_the_way:
                raise self._changed_since(entries, in_the_way)
            return shared(snapshot, tournament_of(by_table(rows)))

    def at_revision(self, revision: int) -> Tournament:
        """The snapshot as it was after that change, from the journal alone."""
        entries = [entry for entry in self._entries() if entry.revision <= revision]
        if not entries or entries[-1].revision != revision:
            raise refusal("store-no-revision", self.path, revision=revision)
        rows: Rows = {}
        for entry in entries:
            apply(rows, entry.changes)
        with self._making_sense():
            return tournament_of(by_table(rows))

    def seal(self) -> Seal | None:
        """What the file says about its own content, which is true of an open one."""
        with self._transaction() as raw:
            return seal_in(raw)

    def lines(self) -> tuple[Row, ...]:
        """The journal as it stands in the file, the oldest line first."""
        with self._transaction() as raw:
            return tuple(lines_in(raw))

    def verify(self) -> tuple[Finding, ...]:
        """What is wrong with the file; empty when the journal, replayed, gives exactly the tables."""
        try:
            with self._transaction() as raw:
                found = list(file_findings(raw))
                contents, revision = contents_in(raw), revision_in(raw, self.path)
                with self._making_sense():
                    tournament_of(contents)
                entries = tuple(entries_in(raw, self.path))
        except Refusal as refused:
            return refused.findings
        return (*found, *journal_findings(entries, revision, by_name(contents)))

    def backup(self, reason: str) -> Path:
        """A copy of the file as it is now, in the folder `<name>.backups` beside it; the last 30 are kept."""
        with self._mutex, translating_errors(self.path):
            revision = revision_in(self._raw, self.path)
            if not self._place.is_ours():  # what it is made before is in no copy
                raise self._gone(min(ALL_BEFORE, ALL if self._place.rescued else self._rescue(revision)))
            return copies.backup(self._raw, self.path, revision, reason)

    def forget(self, name: str, own: int | None, entry: NewEntry) -> Forgotten:
        """Takes a person out of the file and all copies there, and notes in the journal that this was done.

        The person is an entrant (`own`) under all names it ever had, or else a name wherever it stands.
        Refused where there is none, in no copy either: one may have been put back, or an earlier attempt been
        cut off. Undo does not bring the names back, nor does an earlier state.
        """
        with self._mutex, translating_errors(self.path):
            if not self._place.is_ours():
                raise refusal("store-file-gone", self.path, copied=0, copy="")
            names = frozenset({name}) if own is None else names_in(self._raw, own)
            person = Person(names, f"N. N. {own or ''}".strip(), own)
            self._raw.execute("VACUUM")  # what was overwritten earlier stays in unused pages else
            self._raw.execute("PRAGMA secure_delete = ON").fetchall()  # now what is overwritten goes at once
            # The copies first: who is cut off between them finds the name here, and asks for it once more.
            copied = {copy: self._forget_in(copy, person) for copy in copies_anywhere(self.path, self._raw)}
            with transaction(self._raw) as raw:
                places = forget(raw, person)
                if not places and not any(copied.values()):
                    raise Refusal(Finding("entrant-name-unknown", args={"name": name}))
                save(raw, self.path, revision_in(raw, self.path), entry, ())
            done = [copy for copy, found in copied.items() if found is not None]
            missed = [copy for copy, found in copied.items() if found is None]
            left = remove_leftovers(self.path)
            missed += saying(self.path, names, (*done, *missed))
        return Forgotten(names, places, tuple(done), tuple(missed), left)

    def close(self) -> tuple[Finding, ...]:
        """Gives the file back; nothing can be done with this store afterwards.

        Where the file is not in its place any more, all of it is copied, and returned is what says so.
        """
        with self._mutex:
            found: tuple[Finding, ...] = ()
            if not self._closed:
                self._closed = True
                try:
                    self.check_place()
                except Refusal as gone:
                    found = gone.findings
            self._resources.close()
            return found

    @classmethod
    def _started(cls, path: Path, lock: FileLock, wait: float, resources: ExitStack) -> Self:
        with resources, as_damage(path):
            lock.claim()
            look(path)
            check_writable(path)
            check_no_log(path)
            check_journal(path, is_whole)
            eye = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
            resources.callback(os.close, eye)
            raw = opened(path, wait)
            resources.callback(close, raw, path)
            bring_up_to_date(path, raw)
            return cls(path, raw, InPlace(path, raw, lock, eye), resources.pop_all())

    def _save(self, revision: int, entry: NewEntry, changes: tuple[RowChange, ...]) -> int:
        with self._transaction() as raw:
            return save(raw, self.path, revision, entry, changes)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Lets one thread at a time use the file; what fails is undone and raised as Refusal."""
        with self._mutex, translating_errors(self.path), transaction(self._raw) as raw:
            yield raw

    def _forget_in(self, copy: Path, person: Person) -> int | None:
        """Takes a person out of a copy; in how many places the names stood, None where it cannot be done."""
        with suppress(Refusal, OSError, sqlite3.Error), as_damage(copy), using(copy) as raw:
            bring_up_to_date(copy, raw, with_copy=False)
            with transaction(raw):
                places = forget(raw, person)
            raw.execute("VACUUM")
            return places
        return None

    def _entries(self, first: int = 0, *, with_rows: bool = True) -> tuple[JournalEntry, ...]:
        with self._transaction() as raw:
            return tuple(entries_in(raw, self.path, first, with_rows=with_rows))

    @contextmanager
    def _making_sense(self) -> Iterator[None]:
        """Turns rows that hold no tournament into a Refusal."""
        try:
            yield
        except (ValueError, LookupError) as error:
            raise refusal("store-damaged", self.path, detail=str(error)) from error

    def _changed_since(self, entries: tuple[JournalEntry, ...], names: tuple[RowName, ...]) -> Refusal:
        """Who changed these rows after the first of these entries."""
        later = (e for e in reversed(entries) if any((c.table, c.key) in names for c in e.changes))
        culprit = next(later, entries[0])
        revision, since = entries[0].revision, culprit.revision
        return refusal("store-undo-changed", self.path, revision=revision, desk=culprit.desk, since=since)


def end_of_links(path: Path) -> Path:
    """The file itself; unlike `Path.resolve`, this gives up quietly on links in a circle."""
    return Path(os.path.realpath(path))
