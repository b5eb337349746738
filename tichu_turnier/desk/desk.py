"""The only door to change a tournament: a change is checked, saved, and told to those who listen."""

import contextlib
import secrets
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from tichu_turnier.desk.history import CREATE, ERASE, REDO, UNDO, History, history_of, steps_to
from tichu_turnier.desk.search import unknown_words
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.store import Forgotten, JournalEntry, NewEntry, Store
from tichu_turnier.tournament.changes import Change, PublishDraw
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.tables.boards import with_secret

_SEEDS = 10**12
_NOW = partial(datetime.now, UTC)
Listener = Callable[[Tournament], None]


class Desk:
    """One open tournament and everything a director can do to it; any thread may call it.

    The store is the desk's from now on: closed with it, or at once where it holds nothing to be read.
    """

    def __init__(self, store: Store, name: str, now: Callable[[], datetime] = _NOW) -> None:
        self.name = name
        self._store = store
        self._now = now
        self._lock = threading.RLock()
        self._listeners: list[Listener] = []
        with contextlib.ExitStack() as unless_read:
            unless_read.callback(store.close)
            self._load()
            unless_read.pop_all()

    @classmethod
    def create(
        cls, path: Path, tournament: Tournament, name: str, now: Callable[[], datetime] = _NOW
    ) -> "Desk":
        """A desk on a new file; raises Refusal when it cannot be made there.

        Prepared hands get a seed that nobody can guess, unless they have one.
        """
        tournament = with_secret(tournament, 1 + secrets.randbelow(_SEEDS))
        entry = NewEntry(CREATE, {"name": tournament.name}, name, now())
        return cls(Store.create(path, tournament, entry), name, now)

    @classmethod
    def open(cls, path: Path, name: str, *, wait: float = 0.0) -> "Desk":
        """A desk on an existing file; raises Refusal when it cannot be opened within `wait` seconds."""
        return cls(Store.open(path, wait=wait), name)

    @classmethod
    @contextlib.contextmanager
    def reading(cls, path: Path, name: str) -> Iterator["Desk"]:
        """A desk on a copy, only to read: the file stays as it is and may be open elsewhere."""
        with Store.reading(path) as store:
            yield cls(store, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def tournament(self) -> Tournament:
        return self._tournament

    @property
    def revision(self) -> int:
        """How many changes have been saved."""
        return self._revision

    @property
    def path(self) -> Path:
        return self._store.path

    @property
    def history(self) -> History:
        return self._history

    def on_change(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` with the snapshot after every change; returns how to stop it."""
        self._listeners.append(listener)

        def stop() -> None:
            with contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    def do(self, change: Change) -> tuple[Finding, ...]:
        """Makes a change and saves it; returns what the director should know about it.

        Raises Refusal with all findings when one of them blocks; then nothing has changed.
        """
        with self._lock:
            before = self._tournament
            findings = change.findings(before)
            if any(finding.blocks for finding in findings):
                raise Refusal(*findings)
            if isinstance(change, PublishDraw):
                self._store.backup(f"before-round-{change.round.number}")
            self._save(change.apply(before), change.key, change.words(before))
        self._tell()
        return findings

    def undo(self) -> JournalEntry:
        """Takes back the latest change that stands; returns it. Raises Refusal when there is none."""
        with self._lock:
            entry = self._undo()
        self._tell()
        return entry

    def redo(self) -> JournalEntry:
        """Brings back what undo took back last; returns it. Raises Refusal when there is nothing."""
        with self._lock:
            entry = self._redo()
        self._tell()
        return entry

    def go_to(self, revision: int) -> int:
        """Undoes or redoes until all is as after that line; returns how often, below 0 for undo.

        Raises Refusal where neither leads there, or a step is refused: then the steps before it stand.
        """
        try:
            with self._lock:
                steps = steps_to(self.journal(), revision)
                if steps is None:
                    raise Refusal(Finding("history-no-way", args={"line": revision}))
                for _ in range(abs(steps)):
                    self._undo() if steps < 0 else self._redo()
        finally:
            self._tell()
        return steps

    def journal(self) -> tuple[JournalEntry, ...]:
        """Everything that ever happened, the oldest first; only what is new is read from the file."""
        with self._lock:
            last = self._entries[-1].revision if self._entries else 0
            self._entries += self._store.journal(first=last + 1)
            return self._entries

    def at_revision(self, revision: int) -> Tournament:
        with self._lock:
            return self._store.at_revision(revision)

    def verify(self) -> tuple[Finding, ...]:
        """What is wrong with the file; empty when journal and tables agree."""
        with self._lock:
            return self._store.verify()

    def erase(self, name: str, own: EntrantId | None) -> Forgotten:
        """Forgets an entrant under all names it ever had, or a name wherever it stands; for good.

        Refused where there is no such name. Results, places and numbers stay as they are.
        """
        with self._lock:
            entry = NewEntry(ERASE, {"entrant": own or 0}, self.name, self._now())
            forgotten = self._store.forget(name, own, entry)
            self._load()
        self._tell()
        return forgotten

    def check_place(self) -> None:
        """Raises Refusal where the file is not in its place any more, and says where all of it is now."""
        with self._lock:
            self._store.check_place()

    def save_elsewhere(self, path: Path) -> None:
        """Makes a file with everything, also where the open one is gone; without the journal if need be."""
        with self._lock:
            try:
                self._store.save_elsewhere(path)
            except Refusal:  # the drive itself is gone, and with it what is not in memory
                entry = NewEntry(CREATE, {"name": self._tournament.name}, self.name, self._now())
                Store.create(path, self._tournament, entry).close()

    def close(self) -> None:
        with self._lock:
            self._store.close()

    def _load(self) -> None:
        """Reads everything from the file; raises Refusal where it holds nothing that can be used."""
        self._tournament, self._revision = self._store.load()
        self._refuse_unknown()
        self._entries: tuple[JournalEntry, ...] = ()  # read when somebody asks
        self._history = history_of(self._store.journal(with_rows=False))

    def _refuse_unknown(self) -> None:
        for field, word in unknown_words(self._tournament.regulations):
            raise refusal("store-damaged", self.path, detail=f"{field}: {word}")

    def _undo(self) -> JournalEntry:
        if not self._history.undoable:
            raise Refusal(Finding("undo-nothing"))
        entry = self._history.undoable[-1]
        self._reverse(UNDO, entry.revision, entry)
        return entry

    def _redo(self) -> JournalEntry:
        if not self._history.redoable:
            raise Refusal(Finding("redo-nothing"))
        entry, undone_by = self._history.redoable[-1]
        self._reverse(REDO, undone_by.revision, entry)
        return entry

    def _reverse(self, kind: str, revision: int, about: JournalEntry) -> None:
        after = self._store.reversal(self._tournament, revision)
        args: Words = {**about.args, "kind": about.kind}
        self._save(after, kind, args, reverses=revision)

    def _save(self, after: Tournament, kind: str, args: Words, reverses: int | None = None) -> None:
        entry = NewEntry(kind, args, self.name, self._now(), reverses)
        self._revision = self._store.save(self._tournament, after, self._revision, entry)
        self._tournament = after
        saved = JournalEntry(self._revision, kind, args, self.name, entry.at, reverses, ())
        self._history = self._history.after(saved)

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener(self._tournament)
