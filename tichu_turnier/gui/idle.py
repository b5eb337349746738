"""How is something long done on the GUI thread: piece by piece, between two looks at events?"""

from collections.abc import Callable, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer

AT_ONCE = 1
"""Milliseconds until the next step; at 0, Qt would do two before it looks at events again."""
AFTER_PAINT = 12
"""So many when this step has changed what is seen: Qt paints some milliseconds later."""
LONGEST_HOLD = 0.5
"""Seconds for which all steps of a job together let others compute first."""
_LATE_SECONDS = 0.002
"""A step that comes so late has waited for something else, and lets the loop look at events once more."""


class Idle(QObject):
    """Goes through the steps of one job, each of which says how long to wait for the next.

    While `held` says so they wait, but not for long: what somebody is to see is computed first, and both
    at once would hold each other up.
    """

    def __init__(self, parent: QObject, held: Callable[[], bool] = lambda: False) -> None:
        super().__init__(parent)
        self._held = held
        self._patience = 0.0
        self._looked: float | None = None
        self._steps: Iterator[int] | None = None
        self._stepping = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self._due: float | None = None

    @property
    def busy(self) -> bool:
        """Whether there are steps left."""
        return self._steps is not None

    def do(self, steps: Iterator[int]) -> None:
        """These steps from now on; what was left of others is dropped."""
        self._steps = steps
        self._patience = LONGEST_HOLD
        self._wait(AT_ONCE)

    def finish(self, done: Callable[[], bool]) -> None:
        """Goes on at once until that is `done`: somebody cannot wait. A step itself has to."""
        while self._steps is not None and not self._stepping and not done():
            self._step()

    def _wait(self, pause: int) -> None:
        self._due = monotonic() + pause / 1000
        self._timer.start(pause)

    def _on_time(self) -> None:
        if self._holds():
            self._timer.start(AT_ONCE)
            return
        due, self._due = self._due, None
        if due is not None and monotonic() > due + _LATE_SECONDS:
            self._timer.start(AT_ONCE)
        else:
            self._step()

    def _holds(self) -> bool:
        """Whether others go first; the time they take is taken from what there is for them."""
        before, self._looked = self._looked, monotonic() if self._patience > 0 and self._held() else None
        if self._looked is not None and before is not None:
            self._patience -= self._looked - before
        return self._looked is not None

    def _step(self) -> None:
        steps = self._steps
        if steps is None:
            return
        self._stepping = True
        try:
            pause = next(steps, None)
        finally:
            self._stepping = False
        if self._steps is steps:
            if pause is None:
                self._steps = None
            else:
                self._wait(pause)
