"""Does jobs on a thread of its own, one after the other; answers come back on the thread of the window."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")
_SLOW_MS = 250  # work is told of only when it takes longer: else the words would flicker


class Worker(QObject):
    """One thread that does one job after the other; answers and failures arrive on the GUI thread."""

    working = Signal(bool)
    """True when what there is to do takes long, False when all of it is done and delivered after that."""
    _answer = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._pool: ThreadPoolExecutor | None = None
        self._waiting = 0
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._slow.timeout.connect(lambda: self.working.emit(True))
        self._stopped = False
        self._answer.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a job is waiting or running, or its answer has not been delivered."""
        return self._waiting > 0

    def run(
        self, job: Callable[[], T], then: Callable[[T], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Does `job` on the worker; then calls `then` with its value or `failed` with what it raised.

        After `stop` nothing is done any more: a timer of a closing window may still ask. Nor is a widget
        told that is gone by then, as after a change of language.
        """
        if self._stopped:
            return

        def finish(future: "Future[T]") -> None:
            if future.cancelled():  # by `stop`: nobody waits for the answer any more
                return
            error = future.exception()
            told = partial(tell, then, future.result()) if error is None else partial(tell, failed, error)
            self._answer.emit(told)

        self._waiting += 1
        if self._waiting == 1:
            self._slow.start()
        self._threads().submit(job).add_done_callback(finish)

    def stop(self) -> None:
        self._stopped = True
        self._threads().shutdown(wait=True, cancel_futures=True)

    def _threads(self) -> "ThreadPoolExecutor":
        from concurrent.futures import ThreadPoolExecutor

        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=self._name)
        return self._pool

    def _deliver(self, answer: Callable[[], None]) -> None:
        try:
            answer()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._slow.stop() if self._slow.isActive() else self.working.emit(False)


def is_there(method: Callable[..., object]) -> bool:
    """False for a method of a widget that is gone."""
    owner: object = getattr(method, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


def tell(then: Callable[[T], None], answer: T) -> None:
    if is_there(then):
        then(answer)
