"""Do Qt's objects die on the thread of the window, whichever thread makes new ones?"""

import gc
import weakref
from threading import Thread, get_ident

from PySide6.QtCore import QObject

from tichu_turnier.gui.garbage import Garbage, collect_due


def test_another_thread_collects_nothing(qapp):
    guard, died, kept = Garbage(qapp), [], []
    gc.collect()
    leftover = QObject()
    setattr(leftover, "itself", leftover)  # noqa: B010 -- Qt's objects declare no attributes
    weakref.finalize(leftover, lambda: died.append(get_ident()))
    del leftover
    worker = Thread(target=lambda: kept.extend([number] for number in range(100_000)))
    worker.start()
    worker.join()
    assert died == []
    collect_due()
    assert died == [get_ident()]
    guard.deleteLater()
