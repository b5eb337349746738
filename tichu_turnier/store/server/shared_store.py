"""The store of a desk that shares its tournament: an own file with everything, and a journal for all.

A change goes into the own file and to the others in one step, or, where they cannot be reached, into a list
that is sent later. What cannot be sent any more, because another desk has changed the same, is kept until a
person has chosen. Nothing is merged by itself.
"""

import threading
from collections import ChainMap
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Self

from tichu_turnier.finding import Refusal
from tichu_turnier.store.database import (
    changes_in,
    contents_in,
    insert_line,
    revision_in,
    save,
    transaction,
    write,
)
from tichu_turnier.store.difference import apply, by_name, by_table, dangling, mismatches, tournament_of
from tichu_turnier.store.in_place import ALL, ALL_BEFORE, NOTHING
from tichu_turnier.store.journal import JournalEntry, NewEntry
from tichu_turnier.store.refusals import StaleError, refusal, stale, translating_errors
from tichu_turnier.store.rows import Row, RowChange, Rows
from tichu_turnier.store.seal import Seal, after_line, chained, seal_in, write_seal
from tichu_turnier.store.server.journal_server import AwayError, JournalServer, NotAllowedError, SharedLine
from tichu_turnier.store.server.sharing import Dispute, Reach, Sharing, Waiting, remember, sharing_of
from tichu_turnier.store.store import Forgotten, Store, end_of_links
from tichu_turnier.tournament.model.snapshot import Tournament

_LIVE_SECONDS = 10.0
"""So often is looked for news that was not called out."""
_AWAY_SECONDS = 1.0
"""So often is tried to reach it again."""


class _Caller:
    """A thread that calls `look` at once when another desk has saved, and every few seconds in any case.

    It is also the one that waits for a network, so that the desk does not.
    """

    away = False
    """Whether it cannot reach the others just now."""

    def __init__(self, sharing: Sharing, look: Callable[[], None], is_live: Callable[[], bool]) -> None:
        self._tournament = sharing.tournament
        self._server = JournalServer(sharing.address, sharing.tournament, sharing.desk)
        self._look, self._is_live = look, is_live
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends it; what it waits for just now ends by itself."""
        self._ended.set()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._server.wait(self._tournament, _LIVE_SECONDS if self._is_live() else _AWAY_SECONDS)
                if not self._is_live():
                    self._server.last(self._tournament)  # what was called out before says nothing of now
                self.away = False
            except AwayError:
                self.away = True
            try:
                self._look()
            except Refusal:  # who enters something next is told
                self._ended.set()
            if self.away:
                self._ended.wait(_AWAY_SECONDS)
        self._server.close()


class SharedStore(Store):
    """The open file of one desk of several; see `Store`."""

    _server: JournalServer
    _sharing: Sharing
    _away = False
    _caller: _Caller | None = None

    @classmethod
    def joined(cls, path: Path, *, wait: float = 0.0) -> Self:
        """Opens the file of a desk that shares it; the other desks may be out of reach."""
        sharing = sharing_of(path)
        if sharing is None:
            raise refusal("store-missing", path)
        store = cls.open(path, wait=wait)
        store.share_with(sharing)
        return store

    def share_with(self, sharing: Sharing) -> None:
        """From now on what is saved goes to these desks; called once."""
        self._sharing = sharing
        self._news: list[RowChange] = []  # of other desks, that what waits goes on top of
        self._server = JournalServer(sharing.address, sharing.tournament, sharing.desk)
        self._resources.callback(self._server.close)

    @property
    def reach(self) -> Reach | None:
        if self._away:
            return Reach.HERE
        return Reach.SENDING if self._sharing.waiting else Reach.LIVE

    @property
    def desk(self) -> str:
        return self._sharing.desk

    @property
    def waiting(self) -> int:
        """How many changes of this desk the others have not seen."""
        return len(self._sharing.waiting)

    @property
    def disputed(self) -> bool:
        return bool(self._sharing.disputed)

    def load(self) -> tuple[Tournament, int]:
        tournament, revision = super().load()
        if not self._sharing.waiting:
            return tournament, revision
        with self._transaction() as raw, self._making_sense():
            rows = by_name(contents_in(raw))
            for each in self._sharing.waiting:
                if _fits(rows, each.changes):
                    apply(rows, each.changes)
            known = replace(tournament_of(by_table(rows)), identity=tournament.identity)
            return known, revision + self.waiting

    def catch_up(self) -> bool:
        """Takes over what other desks did, then sends what waits; whether anything is new here.

        Refusal where the other desks go on from another past than this one.
        """
        with self._mutex, translating_errors(self.path):
            before = self._state()
            self._away = (self._caller is not None and self._caller.away) or not self._take_and_send()
            return before != self._state()

    def _take_and_send(self) -> bool:
        """Takes what there is and sends what waits, whether the others can be reached."""
        try:
            self._take()
            while not self._send():  # another desk was quicker: what waits goes on top of that
                self._take()
        except AwayError:
            return False
        return True

    def give_way(self) -> bool:
        if self._caller is not None:  # who sends it
            self._away = True
        return self._away

    def _state(self) -> tuple[Seal | None, Sharing, bool]:
        """What is told of to those who follow, once it is another."""
        return seal_in(self._raw), self._sharing, self._away

    def disputes(self) -> tuple[Dispute, ...]:
        """Between what a person has to choose, the oldest first."""
        if not self._sharing.disputed:
            return ()
        entries = self.journal()
        return tuple(Dispute(each, _latest_about(entries, each.changes)) for each in self._sharing.disputed)

    def settle(self, dispute: str, entry: NewEntry | None) -> None:
        """What this desk had entered holds, told by a new line of the journal, or is dropped (None).

        Refused where it refers to what another desk has taken away.
        """
        with self._mutex:
            disputed = next(each for each in self._sharing.disputed if each.id == dispute)
            if entry is not None:
                with self._transaction() as raw:
                    rows, revision = by_name(contents_in(raw)), revision_in(raw, self.path)
                changes = [
                    replace(each, before=rows.get((each.table, each.key))) for each in disputed.changes
                ]
                changed = tuple(each for each in changes if each.before != each.after)
                if not _fits(rows, changed):
                    raise refusal("server-refers-to-gone", self.path)
                self._save(revision + self.waiting, entry, changed)
            self._remember(self._sharing.without(frozenset({dispute})))

    def follow(self, look: Callable[[], None]) -> None:
        self._caller = _Caller(self._sharing, look, lambda: self.reach is Reach.LIVE)
        self._resources.callback(self._caller.close)

    def save_elsewhere(self, path: Path) -> None:
        """A new file with all that is in this one, shared as this one is, with what waits to be sent."""
        path = end_of_links(path)
        super().save_elsewhere(path)
        remember(path, self._sharing)

    def _rescue(
        self, revision: int, entry: NewEntry | None = None, changes: tuple[RowChange, ...] = ()
    ) -> int:
        """The copy is shared as this file is; a change that could not be saved waits there with others."""
        holds = super()._rescue(revision - self.waiting)
        new = () if entry is None else (Waiting(entry, changes),)
        if holds == ALL:
            try:
                sharing = replace(self._sharing, waiting=(*self._sharing.waiting, *new))
                remember(Path(self._place.rescued), sharing)
            except Refusal:
                return NOTHING if self._sharing.waiting else ALL_BEFORE
        return holds

    def forget(self, name: str, own: int | None, entry: NewEntry) -> Forgotten:  # noqa: ARG002 - as there
        """Refused: the other desks would keep the name."""
        raise refusal("server-no-forgetting", self.path)

    def _save(self, revision: int, entry: NewEntry, changes: tuple[RowChange, ...]) -> int:
        added = Waiting(entry, changes)
        if not self._sharing.waiting and not self._away:
            try:
                return self._save_with_all(revision, added)
            except AwayError:
                self._away = True
        return self._save_here(revision, added)

    def _save_with_all(self, revision: int, added: Waiting) -> int:
        """Saves in the own file and in that of all, or in neither; AwayError where that is not known."""
        before = (seal_in(self._raw) or Seal()).chain

        def send(line: Row) -> None:
            try:
                stands = self._server.append(self._sharing.tournament, SharedLine(line, added.id), before)
            except NotAllowedError as error:
                raise refusal("server-not-allowed", self.path) from error
            if not stands:
                raise stale(self.path, revision, revision + 1)

        with self._mutex, translating_errors(self.path), transaction(self._raw) as raw:
            return save(raw, self.path, revision, added.entry, added.changes, send)

    def _save_here(self, revision: int, added: Waiting) -> int:
        with self._transaction() as raw:
            here = revision_in(raw, self.path) + self.waiting
        if revision != here:
            raise stale(self.path, revision, here)
        last = self._sharing.waiting[-1:]
        if last and added.entry.reverses == revision:  # what nobody has seen is not sent first and taken back
            self._remember(self._sharing.without(frozenset({last[0].id})))
            return revision - 1
        self._remember(replace(self._sharing, waiting=(*self._sharing.waiting, added)))
        return revision + 1

    def _entries(self, first: int = 0, *, with_rows: bool = True) -> tuple[JournalEntry, ...]:
        """The journal, and behind it what waits, as if it were there already."""
        entries = super()._entries(first, with_rows=with_rows)
        if not self._sharing.waiting:
            return entries
        with self._transaction() as raw:
            last = revision_in(raw, self.path)
        waiting = (
            each.entry.saved(number, each.changes)
            for number, each in enumerate(self._sharing.waiting, start=last + 1)
        )
        return (*entries, *(each for each in waiting if each.revision >= first))

    def _take(self) -> None:
        """Writes the lines of the other desks into the own file."""
        seal = seal_in(self._raw) or Seal()
        known, *news = self._server.lines(self._sharing.tournament, seal.revision - 1) or (None,)
        if known is None or known.line["chain"] != seal.chain:
            raise refusal("server-other-past", self.path)
        if not news:
            return
        with transaction(self._raw) as raw:
            for each in news:
                changes = changes_in(each.line)
                if chained(seal.chain, each.line) != each.line["chain"]:
                    raise refusal("store-damaged", self.path, detail=f"journal {each.line['revision']}")
                write(raw, self.path, changes)
                insert_line(raw, each.line)
                self._news.extend(changes if self._sharing.waiting else ())
                seal = after_line(seal, each.line, changes)
            write_seal(raw, seal)
        there = self._sharing.without(frozenset(each.entry for each in news))  # their answer had been lost
        if there != self._sharing:
            self._remember(there)

    def _send(self) -> bool:
        """Sends what waits, in order, whether all of it; what fits no more is put aside for a person."""
        if not self._sharing.waiting:
            return True
        rows, revision = by_name(contents_in(self._raw)), revision_in(self._raw, self.path)
        for each in self._sharing.waiting:
            done = self._sharing.without(frozenset({each.id}))
            if _crosses(each.changes, self._news) or not _fits(rows, each.changes):
                if any(rows.get((change.table, change.key)) != change.after for change in each.changes):
                    done = replace(done, disputed=(*done.disputed, each))
            else:
                try:
                    self._save_with_all(revision, each)
                except StaleError:
                    return False
                apply(rows, each.changes)
                revision += 1
            self._remember(done)
        self._news.clear()
        return True

    def _remember(self, sharing: Sharing) -> None:
        remember(self.path, sharing)
        self._sharing = sharing


def _fits(rows: Rows, changes: Sequence[RowChange]) -> bool:
    """Whether the rows look as expected, no round is locked, and nothing would refer to what is gone."""
    if mismatches(rows, changes) or any(_is_locked(rows, each) for each in changes):
        return False
    if any(each.after is None for each in changes):
        after = dict(rows)
        apply(after, changes)
        return not dangling(after)
    new = {(each.table, each.key): each.after for each in changes if each.after is not None}
    return not dangling(ChainMap(new, rows), new)


def _crosses(changes: Sequence[RowChange], news: Sequence[RowChange]) -> bool:
    """Whether one is about the result of a table at which the other seats others."""
    return not _results(changes).isdisjoint(_seats(news)) or not _seats(changes).isdisjoint(_results(news))


def _results(changes: Sequence[RowChange]) -> set[tuple[object, ...]]:
    """The tables, as round and number, whose results are others."""
    return {each.key[:2] for each in changes if each.table.startswith("result")}


def _seats(changes: Sequence[RowChange]) -> set[tuple[object, ...]]:
    """The tables, as round and number, at which others sit."""
    seats = (each for each in changes if each.table == "round_tables" and each.before)
    return {(each.key[0], each.after["table"]) for each in seats if each.after}


def _is_locked(rows: Rows, change: RowChange) -> bool:
    """Whether it is about a result of a round that another desk has locked meanwhile."""
    return change.table.startswith("result") and bool(rows.get(("round", change.key[:1]), {}).get("locked"))


def _latest_about(entries: Sequence[JournalEntry], changes: Sequence[RowChange]) -> JournalEntry | None:
    """The last line of the journal about any of these rows, or about who sits where its results are from."""
    names = {(each.table, each.key) for each in changes}
    about = (
        entry
        for entry in reversed(entries)
        if any((each.table, each.key) in names for each in entry.changes) or _crosses(changes, entry.changes)
    )
    return next(about, None)
