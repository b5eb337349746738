"""Do one job after the other beside the GUI thread, and tell there what came of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")


class Worker(QObject):
    """One thread that does one job after the other; answers and failures arrive on the GUI thread."""

    working = Signal(bool)
    """True when there is something to do, False when all of it is done and delivered."""
    _answer = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._pool: ThreadPoolExecutor | None = None
        self._waiting = 0
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
            self._answer.emit(
                (lambda: failed(error)) if error is not None else (lambda: _tell(then, future.result()))
            )

        self._waiting += 1
        if self._waiting == 1:
            self.working.emit(True)
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
                self.working.emit(False)


def is_there(method: Callable[..., object]) -> bool:
    """False for a method of a widget that is gone."""
    owner: object = getattr(method, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


def _tell(then: Callable[[T], None], answer: T) -> None:
    if is_there(then):
        then(answer)
