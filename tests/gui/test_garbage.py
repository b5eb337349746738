"""Do Qt's objects die on the thread of the window, whichever thread makes new ones?"""

import gc
import weakref
from threading import Thread, get_ident

from PySide6.QtCore import QObject

from tichu_turnier.gui.garbage import Garbage, collect_due


def test_another_thread_collects_nothing(qapp):
    guard, died = Garbage(qapp), []
    gc.collect()
    leftover = QObject()
    leftover.itself = leftover
    weakref.finalize(leftover, lambda: died.append(get_ident()))
    del leftover
    worker = Thread(target=lambda: [[number] for number in range(100_000)])
    worker.start()
    worker.join()
    assert died == []
    collect_due()
    assert died == [get_ident()]
    guard.deleteLater()
