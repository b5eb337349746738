"""The only door to change a tournament: a change is checked, saved, and told to those who listen."""

import contextlib
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial, reduce
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from tichu_turnier.desk.history import CREATE, ERASE, REDO, UNDO, History, steps_to
from tichu_turnier.desk.tournament_file import is_shared, open_store, unknown_words
from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.store.difference import names_changed, shared
from tichu_turnier.store.journal import IDENTITY
from tichu_turnier.store.refusals import StaleError, refusal
from tichu_turnier.store.rows import RowName
from tichu_turnier.store.server.sharing import Dispute, Reach
from tichu_turnier.store.store import Forgotten, JournalEntry, NewEntry, Store
from tichu_turnier.tournament.changes import Change, PublishDraw
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.entrants import place_news
from tichu_turnier.tournament.changes.guards import locked_findings, misplaced, touched_locks
from tichu_turnier.tournament.model.snapshot import EntrantId, ResultKey, Tournament
from tichu_turnier.tournament.tables.boards import with_secret

_SEEDS = 10**12
_QUICKER_SECONDS = 5.0
"""So long a change is made anew on top of what others have just saved; then it waits on the own disk."""
_PAUSE_MILLISECONDS = 20
T = TypeVar("T")
_NOW = partial(datetime.now, UTC)
Listener = Callable[[Tournament], None]


class Desk:
    """One open tournament and everything a director can do to it; any thread may call it.

    The store is the desk's from now on: closed with it, or at once where it holds nothing to be read.
    """

    def __init__(self, store: Store, name: str, now: Callable[[], datetime] = _NOW) -> None:
        self.name = store.desk or name
        self._store = store
        self._now = now
        self._lock = threading.RLock()
        self._closed = False
        self._listeners: list[Listener] = []
        self._corrected: frozenset[ResultKey] = frozenset()
        with contextlib.ExitStack() as unless_read:
            unless_read.callback(store.close)
            self._load()
            unless_read.pop_all()

    @classmethod
    def create(
        cls, path: Path, tournament: Tournament, name: str, now: Callable[[], datetime] = _NOW
    ) -> "Desk":
        """A desk on a new file; raises Refusal when it cannot be made there.

        Prepared hands get a seed that nobody can guess, unless they have one; the tournament an identity.
        """
        tournament = with_secret(tournament, 1 + secrets.randbelow(_SEEDS))
        identity = tournament.identity or secrets.token_hex(8)
        entry = NewEntry(CREATE, {"name": tournament.name, IDENTITY: identity}, name, now())
        return cls(Store.create(path, tournament, entry), name, now)

    @classmethod
    def open(cls, path: Path, name: str, *, wait: float = 0.0) -> "Desk":
        """A desk on an existing file; raises Refusal when it cannot be opened within `wait` seconds."""
        desk = cls(open_store(path, wait=wait), name)
        with contextlib.suppress(Refusal):  # it can be looked at; who enters something is told
            desk.refresh()
        return desk

    @classmethod
    @contextlib.contextmanager
    def reading(cls, path: Path, name: str) -> Iterator["Desk"]:
        """A desk on a copy, only to read: the file stays as it is and may be open elsewhere.

        Of one that is shared, and not open, what other desks did is taken in before.
        """
        if is_shared(path):
            with contextlib.suppress(Refusal):
                cls.open(path, name).close()
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

    def do(self, change: Change, seen: Tournament | None = None, by: str = "") -> tuple[Finding, ...]:
        """Makes a change and saves it; returns what the director should know about it.

        `seen` is what the director had in view, where another desk may have gone on since: what it changed is
        not changed again. `by` is whom the journal names in place of this desk. Raises Refusal with all
        findings when one of them blocks; then nothing has changed.
        """
        with self._changing():
            return self._on_top(partial(self._do, change, seen or self._tournament, by))

    def correct(self, keys: frozenset[ResultKey]) -> None:
        """What is typed over these results is not saved yet: all who are told of them may say so."""
        with self._lock:
            keys = keys.intersection(self._tournament.results)
            known, self._corrected = keys == self._corrected, keys
            self._hold(self._tournament)
        if not known:
            self._tell()

    def undo(self) -> JournalEntry:
        """Takes back the latest change that stands; returns it. Raises Refusal when there is none."""
        with self._changing():
            return self._undo()

    def redo(self) -> JournalEntry:
        """Brings back what undo took back last; returns it. Raises Refusal when there is nothing."""
        with self._changing():
            return self._redo()

    @property
    def reach(self) -> Reach | None:
        """Where what is entered here goes besides the own file; None: this desk is alone."""
        return self._store.reach

    @property
    def waiting(self) -> int:
        """How many changes of this desk the others have not seen."""
        return self._store.waiting

    @property
    def disputed(self) -> bool:
        """Whether a person has to choose between what two desks entered."""
        return self._store.disputed

    def follow(self) -> None:
        """From now on news of other desks comes by itself, until this one is closed."""
        self._store.follow(self.refresh)

    def refresh(self) -> None:
        """Takes over what other desks did, and sends what waits; tells those who listen of any news."""
        with self._lock:
            news = not self._closed and self._catch_up()
        if news:
            self._tell()

    def disputes(self) -> tuple[Dispute, ...]:
        """Between what a person has to choose, as two desks out of reach have changed the same."""
        with self._lock:
            return self._store.disputes()

    def settle(self, dispute: Dispute, *, mine: bool) -> None:
        """What this desk had entered holds after all, or is dropped; Refusal where it fits no more."""
        with self._changing():
            if mine:
                self._check_unlocked(dispute)
            entered = dispute.mine.entry
            again = replace(entered, at=self._now(), reverses=None) if mine else None
            self._on_top(partial(self._store.settle, dispute.mine.id, again))
            self._read()

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
        Of photos nobody can say which names stand on them: all go.
        """
        with self._changing():
            entry = NewEntry(ERASE, {"entrant": own or 0}, self.name, self._now())
            forgotten = self._store.forget(name, own, entry)
            SlipPhotos(self.path).erase_all()
            self._load()
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
                args: Words = {"name": self._tournament.name, IDENTITY: self._tournament.identity}
                entry = NewEntry(CREATE, args, self.name, self._now())
                Store.create(path, self._tournament, entry).close()

    def close(self) -> tuple[Finding, ...]:
        """Gives the file back; where it was gone, returned is what says where all of it is now."""
        with self._lock:
            self._closed = True
            return self._store.close()

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        """Nobody else changes anything meanwhile; once it is done all who listen hear of it."""
        with self._lock:
            yield
        self._tell()

    def _load(self) -> None:
        """Reads everything from the file; raises Refusal where it holds nothing that can be used."""
        self._tournament, self._revision = self._store.load()
        self._hold(self._tournament)
        for field, word in unknown_words(self._tournament.regulations):
            raise refusal("store-damaged", self.path, detail=f"{field}: {word}")
        self._entries: tuple[JournalEntry, ...] = ()  # read when somebody asks
        self._history = self._own_history()

    def _hold(self, tournament: Tournament) -> None:
        """The snapshot from now on, with what its rows do not tell: its identity, what is being corrected."""
        identity = tournament.identity or self._tournament.identity
        if tournament.half_typed != self._corrected or tournament.identity != identity:
            tournament = replace(tournament, half_typed=self._corrected, identity=identity)
        self._tournament = tournament

    def _read(self, first: int = 0) -> None:
        """Reads what stands in the file, made of what is here already wherever that is equal.

        `first`: from which line on the journal is new.
        """
        loaded, self._revision = self._store.load()
        self._hold(shared(self._tournament, loaded))
        self._entries = ()
        self._history = self._own_history(first)

    def _own_history(self, first: int = 0) -> History:
        """Undo takes back what this desk did, not what others did who share the tournament."""
        entries = self._store.journal(first, with_rows=False)
        alone = self._store.reach is None
        own = (entry for entry in entries if alone or entry.desk == self.name)
        return reduce(History.after, own, self._history if first else History())

    def _catch_up(self) -> bool:
        first = 0 if self.waiting else self._revision + 1  # what waits gets other numbers when it is sent
        news = self._store.catch_up()
        if news:
            self._read(first)
        return news

    def _on_top(self, deed: Callable[[], T]) -> T:
        """Does something that saves, again where another desk was quicker."""
        deadline = time.monotonic() + _QUICKER_SECONDS
        while True:
            try:
                return deed()
            except StaleError:
                if time.monotonic() > deadline:
                    self._catch_up()
                    if not self._store.give_way():
                        raise
                    return deed()
            time.sleep(secrets.randbelow(_PAUSE_MILLISECONDS) / 1000)  # else two go on meeting each other
            self._catch_up()  # right before the next try: the less time, the fewer get in between

    def _do(self, change: Change, seen: Tournament, by: str) -> tuple[Finding, ...]:
        before = self._tournament
        findings = change.findings(before)
        if any(finding.blocks for finding in findings):
            raise Refusal(*findings)
        after = change.apply(before)
        _refuse_if_touched(seen, before, after)
        if seen is not before and self._store.reach is not None:
            self._check_untouched(names_changed(seen, before) & names_changed(before, after))
        if isinstance(change, PublishDraw):
            self._store.backup(f"before-round-{change.round.number}")
        self._save(after, change.key, change.words(before), by=by)
        return (*findings, *place_news(before, after))

    def _check_unlocked(self, dispute: Dispute) -> None:
        """Raises Refusal where a disputed result is one of a round that was locked meanwhile."""
        rounds = {each.key[0] for each in dispute.mine.changes if each.table.startswith("result")}
        found = [finding for number in rounds for finding in locked_findings(self._tournament, number)]
        if found:
            raise Refusal(*found)

    def _check_untouched(self, rows: set[RowName]) -> None:
        """Raises Refusal where another desk was the last to change one of these rows, and says to what."""
        entries = reversed(self.journal() if rows else ())
        last = next((each for each in entries if any((c.table, c.key) in rows for c in each.changes)), None)
        if last is not None and last.desk != self.name:
            args = {"desk": last.desk, "what": last.args.get("after", "") or "none"}
            raise Refusal(Finding("server-other-was-quicker", args=args))

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
        args: Words = {**about.args, "kind": about.kind}

        def reverse() -> None:
            now = self._tournament
            after = self._store.reversal(now, revision)
            _refuse_if_touched(now, now, after)
            self._save(after, kind, args, reverses=revision)

        self._on_top(reverse)

    def _save(
        self, after: Tournament, kind: str, args: Words, reverses: int | None = None, by: str = ""
    ) -> None:
        entry = NewEntry(kind, args, by or self.name, self._now(), reverses)
        before = self._revision
        self._revision = self._store.save(self._tournament, after, before, entry)
        self._hold(after)
        if self._revision < before:  # what nobody else has seen is gone without a trace
            self._read()
            return
        self._history = self._history.after(entry.saved(self._revision, ()))

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener(self._tournament)


def _refuse_if_touched(seen: Tournament, before: Tournament, after: Tournament) -> None:
    if touched := (*touched_locks(before, after), *misplaced(seen, before, after)):
        raise Refusal(*touched)
