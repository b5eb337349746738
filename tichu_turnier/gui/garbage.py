"""Collect garbage on the thread of the window only, where Qt's objects must die.

Python collects on whichever thread has made enough objects. Where that is the worker, it deletes timers and
other objects of closed dialogs beside the thread they belong to, which Qt takes for an error at best.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_LOOK_MS = 1_000


class Garbage(QObject):
    """Keeps Python from collecting by itself, and collects what is due once a second."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=_LOOK_MS)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collects the oldest generation that Python would collect now."""
    due = [number for number, limit in enumerate(gc.get_threshold()) if gc.get_count()[number] > limit]
    if due:
        gc.collect(due[-1])
