"""Compute beside the GUI thread, one job at a time, and show the newest answer only."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

from tichu_turnier.gui.bridge import Bridge

T = TypeVar("T")


class Latest(Generic[T]):
    """Jobs of one kind: while one runs only the newest waits, and an answer that is out of date is dropped.

    Nothing is shown any more once `owner` is gone, as after a change of language.
    """

    def __init__(self, bridge: Bridge, owner: QObject) -> None:
        self._bridge = bridge
        self._owner = owner
        self._running = False
        self._waiting: tuple[Callable[[], T], Callable[[T], None]] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._running

    def ask(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Does `job` beside the GUI thread; `then` gets its answer unless a newer question was asked."""
        if self._running:
            self._waiting = (job, then)
            return
        self._running = True
        self._bridge.after_paint(lambda: self._start(job, then))

    def _start(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        if not isValid(self._owner):
            self._running = False
            return
        self._bridge.run_background(job, lambda answer: self._go_on(lambda: then(answer)), self._fail)

    def _fail(self, error: BaseException) -> None:
        self._go_on(lambda: self._bridge.went_wrong(error))

    def _go_on(self, tell: Callable[[], None]) -> None:
        self._running = False
        waiting, self._waiting = self._waiting, None
        if not isValid(self._owner):
            return
        if waiting is not None:
            self.ask(*waiting)
        else:
            tell()
