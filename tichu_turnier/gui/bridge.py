"""Carries jobs to the desk's thread and others, and brings back what comes of them as signals."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.hall.hosting import Hosting
from tichu_turnier.gui.worker import Worker, is_there, tell

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.tournament.changes import Change
    from tichu_turnier.tournament.model.snapshot import Tournament

T = TypeVar("T")
DESK_NAME = "1"
_AFTER_PAINT_MS = 8
_NO_PLACE = frozenset({"store-file-gone", "store-disk-full", "store-input-output", "store-read-only"})
"""Why nothing can be saved where the file is; it can elsewhere, or once that is put right."""


class Bridge(QObject):
    """The only place where the desk meets Qt; the desk works on one thread of its own."""

    changed = Signal(object)
    """The new snapshot (Tournament), or None after closing."""
    began = Signal()
    """Another tournament is there from now on: what belonged to the one before has ended."""
    findings = Signal(object)
    """What the director should know after a change (tuple of Finding); may be empty."""
    refused = Signal(object)
    """Why something was not done (tuple of Finding)."""
    history_moved = Signal(str, object)
    """Something was taken back or done again: `undo` or `redo`, and its line (JournalEntry)."""
    not_saved = Signal(object)
    """The open file is gone, or nothing can be written to it any more (tuple of Finding)."""
    moved = Signal(object, object)
    """All goes on in another file: the desk of before, and that of now."""
    file_damaged = Signal(object, object)
    """A file that cannot be opened though much of it may be sound (path, tuple of Finding)."""
    failed = Signal(object)
    """A bug (exception): the last-resort handler logs it and apologises."""
    working = Signal(bool)
    """Whether the desk is at work for long; False means that everything is saved after all."""
    _told = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk: Desk | None = None
        """The one that is shown; screens read its snapshot and history, and change it only through `do`."""
        self._held: Desk | None = None
        """The one that is open; what is shown follows a little later."""
        self._desk_worker = Worker("desk", self)
        self._paper_worker = Worker("paper", self)
        self._other_worker = Worker("other files", self)
        self._desk_worker.working.connect(self.working)
        self._told.connect(self._show_newest, Qt.ConnectionType.QueuedConnection)
        self._newest: Tournament | None = None
        self.hosting = Hosting()
        self._postponed = 0
        self._unsaved: list[Callable[[], None]] = []
        self._lost: tuple[Finding, ...] = ()
        self.tournament: Tournament | None = None

    @property
    def busy(self) -> bool:
        """Whether something the director asked for is not finished."""
        return self._desk_worker.busy

    @property
    def computes(self) -> bool:
        """Whether something is computed beside the GUI thread, or will be soon, be it only to be shown."""
        return self._desk_worker.busy or self._paper_worker.busy or self._postponed > 0

    def open(self, path: Path, then: Callable[[], None] | None = None) -> None:
        """Opens a tournament file; closes the one before, unless the new one cannot be opened."""

        def job() -> "Desk":
            if self._held is not None and self._held.path == path:
                return self._held
            self.hosting.ready(path)
            return self._hold(path)

        def failed(error: BaseException) -> None:
            from tichu_turnier.desk.tournament_file import is_damaged

            self.went_wrong(error)
            if isinstance(error, Refusal) and is_damaged(error.findings):
                self.file_damaged.emit(path, error.findings)

        self._desk_worker.run(job, lambda desk: self._attach(desk, then), failed)

    def repair(self, path: Path, then: Callable[[Path], None]) -> None:
        """Makes a new file from what is sound in a damaged one, opens it, and tells what is missing."""

        def job() -> "tuple[Desk, Finding]":
            from tichu_turnier.desk.tournament_file import repair, repaired_name

            done = repair(path, repaired_name(path), DESK_NAME)
            return self._hold(repaired_name(path)), done

        def opened(answer: "tuple[Desk, Finding]") -> None:
            desk, done = answer
            self._attach(desk, lambda: then(desk.path))
            self.findings.emit((done,))

        self._desk_worker.run(job, opened, self.went_wrong)

    def create(self, path: Path, tournament: "Tournament", then: Callable[[], None] | None = None) -> None:
        """Makes a tournament file and opens it; closes the one before."""
        job = partial(self._hold, path, tournament)
        self._desk_worker.run(job, lambda desk: self._attach(desk, then), self.went_wrong)

    def move(self, path: Path, then: Callable[[], None] | None = None) -> None:
        """Makes a file with everything elsewhere and goes on with it, with what could not be saved before.

        What is typed, reported by phones and shown to others goes along.
        """

        def job() -> "tuple[Desk, Desk]":
            from tichu_turnier.desk.tournament_file import take_along

            before = self._the_held
            before.save_elsewhere(path)
            take_along(before.path, path)
            with suppress(Refusal):  # of what phones say the next report is kept there
                self.hosting.take_along(path)
            return before, self._hold(path, moved=True)

        def go_on(desks: "tuple[Desk, Desk]") -> None:
            self.moved.emit(*desks)
            self._attach(desks[1], then, goes_on=True)
            self.try_again()

        def failed(error: BaseException) -> None:
            self.went_wrong(error)
            if isinstance(error, Refusal):
                self.not_saved.emit(error.findings)

        self._desk_worker.run(job, go_on, failed)

    def try_again(self) -> None:
        """Does again what could not be saved since somebody was asked about that."""
        unsaved, self._unsaved = self._unsaved, []
        for do_again in unsaved:
            do_again()

    def let_be(self) -> None:
        """What could not be saved is not done again; where it was typed, it still stands."""
        self._unsaved = []

    def do(self, change: "Change", then: Callable[[], None] | None = None) -> None:
        """Asks the desk for a change; `then` is called on the GUI thread once it is saved."""
        self.run_on_desk(lambda desk: desk.do(change), lambda findings: self._done(findings, then))

    def with_file(self, deed: Callable[[Path], T], then: Callable[[T], None]) -> None:
        """Does something with the file of the open tournament while nobody has it open."""

        def job() -> "tuple[Desk, Callable[[], None]]":
            path = self._the_held.path
            self._the_held.close()
            try:
                outcome = partial(tell, then, deed(path))
            except Refusal as refusal:
                outcome = partial(self.went_wrong, refusal)
            finally:
                desk = self._hold(path)
            return desk, outcome

        self._desk_worker.run(job, lambda both: self._attach(*both, goes_on=True), self.went_wrong)

    def undo(self) -> None:
        self.run_on_desk(lambda desk: desk.undo(), lambda entry: self.history_moved.emit("undo", entry))

    def redo(self) -> None:
        self.run_on_desk(lambda desk: desk.redo(), lambda entry: self.history_moved.emit("redo", entry))

    def run_on_desk(
        self,
        job: "Callable[[Desk], T]",
        then: Callable[[T], None],
        refused: Callable[[tuple[Finding, ...]], None] | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        """Does anything with the desk on its thread and gives the answer to `then` on the GUI thread.

        A refusal goes to `refused` where that is given, else it is told to everybody. `again` does it once
        more where it could not be saved; without it, the same is asked for.
        """

        def failed(error: BaseException) -> None:
            no_place = isinstance(error, Refusal) and self._has_no_place(error.findings)
            if no_place:
                self._unsaved.append(again or partial(self.run_on_desk, job, then, refused))
            if refused is not None and isinstance(error, Refusal):
                tell(refused, error.findings)
                if any(finding.key == "server-other-was-quicker" for finding in error.findings):
                    self.refused.emit(error.findings)
            else:
                self.went_wrong(error)
            if isinstance(error, Refusal) and no_place:
                self.not_saved.emit(error.findings)

        def with_desk() -> T:
            if self.desk is None or self.desk is not self._held:
                raise Refusal(Finding("no-tournament-open"))
            return job(self.desk)

        self._desk_worker.run(with_desk, then, failed)

    def run_background(
        self,
        job: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Does something long that needs no desk (a PDF, an import preview) beside the desk's thread."""
        self._paper_worker.run(job, then, failed or self.went_wrong)

    def run_file_job(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Looks into other files, which may lie on a slow drive: nothing else waits for it."""
        self._other_worker.run(job, then, self.went_wrong)

    def after_paint(self, act: Callable[[], None]) -> None:
        """Calls `act`, which has something computed, once what has changed is painted."""
        self._postponed += 1

        def come() -> None:
            self._postponed -= 1
            act()

        QTimer.singleShot(_AFTER_PAINT_MS, self, come)

    def leave(self) -> None:
        def left(_: None) -> None:
            self._show(None)
            self._tell_lost()

        self._desk_worker.run(self._close_desk, left, self.went_wrong)

    def check_place(self) -> bool:
        """Whether all that was saved can be found; where not, it is told where it is now."""
        try:
            if self._held is not None:
                self._held.check_place()
        except Refusal as gone:
            self.not_saved.emit(gone.findings)
            return False
        return True

    def close(self) -> None:
        for worker in (self._desk_worker, self._paper_worker, self._other_worker):
            worker.stop()
        self._close_desk()
        self.desk = None

    @property
    def _the_held(self) -> "Desk":
        """The desk that is open; refuses where none is."""
        if self._held is None:
            raise Refusal(Finding("no-tournament-open"))
        return self._held

    def _hold(self, path: Path, new: "Tournament | None" = None, *, moved: bool = False) -> "Desk":
        """Opens a file, or makes one of a new tournament; the one before is given back, shown yet or not."""
        from tichu_turnier.desk.desk import Desk
        from tichu_turnier.entry.drafts import tell_of_drafts

        desk = Desk.open(path, DESK_NAME) if new is None else Desk.create(path, new, DESK_NAME)
        tell_of_drafts(desk)
        if self._held is not None:
            lost = self._held.close()
            self._lost = () if moved else lost
        self._held = desk
        self.hosting.follow(desk, moved=moved)
        return desk

    def _attach(self, desk: "Desk", then: Callable[[], None] | None, *, goes_on: bool = False) -> None:
        """Shows what was opened; a file that `goes_on` holds the tournament that is shown already."""
        if desk is not self._held:  # the next one was asked for at once
            return
        if desk is not self.desk:
            self.desk = desk
            if not goes_on:
                self.began.emit()
            self._newest = desk.tournament
            desk.on_change(self._tell)
            desk.follow()
        self._show(desk.tournament)
        if then is not None:
            then()
        self._tell_lost()

    def _close_desk(self) -> None:
        if self._held is not None:
            self._lost = self._held.close()
        self.hosting.end()
        self._held = None

    def _tell(self, tournament: "Tournament") -> None:
        """On the thread that changed it."""
        self._newest = tournament
        self._told.emit()

    def _show_newest(self) -> None:
        """Of changes that come faster than they are shown, only the last is, at the turn of the first."""
        if self._newest is not self.tournament:
            self._show(self._newest)

    def _show(self, tournament: "Tournament | None") -> None:
        self.tournament = tournament
        if tournament is None:  # not sooner: what is in front asks for both
            self.desk = self._newest = None
        self.changed.emit(tournament)

    def _done(self, findings: tuple[Finding, ...], then: Callable[[], None] | None) -> None:
        self.findings.emit(findings)
        if then is not None and is_there(then):
            then()

    def went_wrong(self, error: BaseException) -> None:
        if isinstance(error, Refusal):
            self.refused.emit(error.findings)
        else:
            self.failed.emit(error)

    def _has_no_place(self, findings: tuple[Finding, ...]) -> bool:
        """Whether it is the open file that nothing can be saved in."""
        name = None if self._held is None else self._held.path.name
        return any(finding.key in _NO_PLACE and finding.args.get("file") == name for finding in findings)

    def _tell_lost(self) -> None:
        """Where all of a file is that was found gone when it was closed."""
        lost, self._lost = self._lost, ()
        if lost:
            self.refused.emit(lost)


class BridgePart(QObject):
    """Something that a bridge has one of, made on first use; it outlives a change of language."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge

    @classmethod
    def of(cls, bridge: Bridge) -> Self:
        found = bridge.findChild(cls)
        return cls(bridge) if found is None else found


class Latest(Generic[T]):
    """Jobs of one kind: while one runs only the newest waits, and an answer that is out of date is dropped.

    Nothing is shown any more once `owner` is gone, as after a change of language.
    """

    def __init__(self, bridge: Bridge, owner: QObject) -> None:
        self._bridge = bridge
        self._owner = owner
        self.busy = False
        self._about: object = None
        self._waiting: tuple[Callable[[], T], Callable[[T], None]] | None = None

    def ask_about(self, about: object, job: Callable[[], T], then: Callable[[T], None]) -> bool:
        if about == self._about:
            return False
        self._about = about
        self.ask(job, then)
        return True

    def ask(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Does `job` beside the GUI thread; `then` gets its answer unless a newer question was asked."""
        if self.busy:
            self._waiting = (job, then)
            return
        self.busy = True
        self._bridge.after_paint(lambda: self._start(job, then))

    def _start(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        if not isValid(self._owner):
            self.busy = False
            return
        self._bridge.run_background(job, lambda answer: self._go_on(lambda: then(answer)), self._fail)

    def _fail(self, error: BaseException) -> None:
        self._go_on(lambda: self._bridge.went_wrong(error))

    def _go_on(self, tell: Callable[[], None]) -> None:
        self.busy = False
        waiting, self._waiting = self._waiting, None
        if isValid(self._owner):
            tell() if waiting is None else self.ask(*waiting)
