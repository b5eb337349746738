"""When may Python look for old rubbish, which stops the window for as long as that takes?"""

import gc
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge

REST_SECONDS = 20.0
"""So long nobody must have wanted anything, nor waited for anything."""
_LOOK_MS = 10_000
_NEVER = 1_000_000
_WISHES = frozenset({
    QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel
})  # fmt: skip


class Rubbish(QObject):
    """Has old rubbish collected while the director rests, never in the middle of work.

    Python looks among what is young all the time, in less than a millisecond. Among all that is there it
    takes up to 60 ms, on any thread; the window would wait for it.
    """

    def __init__(self, window: QWidget, bridge: Bridge, now: Callable[[], float] = monotonic) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._now = now
        self._wanted = self._collected = now()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _NEVER)
        bridge.changed.connect(self.wanted)
        timer = QTimer(self, interval=_LOOK_MS)
        timer.timeout.connect(self.look)
        timer.start()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._watch)

    def wanted(self, _: object = None) -> None:
        """Somebody has just wanted something, or something has come of it."""
        self._wanted = self._now()

    def look(self) -> None:
        """Collects if nobody has wanted anything for a while, once until somebody does."""
        if self._bridge.computes:
            self.wanted()
        elif self._collected <= self._wanted and self._now() - self._wanted >= REST_SECONDS:
            self._collected = self._now()
            gc.collect()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Sees each key and each movement of the mouse in the window in front; stops none."""
        if event.type() in _WISHES:
            self.wanted()
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)
