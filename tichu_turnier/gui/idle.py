"""How is something long done on the GUI thread: piece by piece, between two looks at events?"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

_PAUSE_MS = 1
"""At 0, Qt would do two steps before it looks at events again."""


class Idle(QObject):
    """Goes through the steps of one job, one each time that no event waits."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._stepping = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether there are steps left."""
        return self._steps is not None

    def do(self, steps: Iterator[None]) -> None:
        """These steps from now on; what was left of others is dropped."""
        self._steps = steps
        self._timer.start()

    def finish(self, done: Callable[[], bool]) -> None:
        """Goes on at once until that is `done`: somebody cannot wait. A step itself has to."""
        while self._steps is not None and not self._stepping and not done():
            self._step()

    def _step(self) -> None:
        steps = self._steps
        if steps is None:
            return
        self._stepping = True
        try:
            next(steps)
        except StopIteration:
            if self._steps is steps:
                self._steps = None
        finally:
            self._stepping = False
            if self._steps is not None:
                self._timer.start()
