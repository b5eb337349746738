"""Is everything given back that is no longer needed, however often it is opened, and on the right thread?"""

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from threading import Thread, get_ident

from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication

from tests.gui import places
from tests.gui.driving import Director
from tests.gui.test_looks import play
from tichu_turnier.gui.guards import Garbage, collect_due

AGAIN = 2


def living(director: Director) -> Counter[str]:
    """All objects of Qt that hang on a window or on the program itself, by their kind."""
    director.qtbot.wait(30)
    gc.collect()
    roots = [*QApplication.topLevelWidgets(), QApplication.instance()]
    found = Counter(type(part).__name__ for root in roots for part in root.findChildren(QObject))
    return found + Counter(f"window {type(root).__name__}" for root in roots)


def grown(director: Director, do: Callable[[], None]) -> list[str]:
    """Only what there is more of each time: a menu or two are made when they are first wanted."""
    do()
    before = living(director)
    for _ in range(AGAIN):
        do()
    return [kind for kind, count in (living(director) - before).items() if count >= AGAIN]


def test_dialogs_are_given_back(director: Director) -> None:
    director.make()
    play(director, 1, owing=2)

    def look_at_all() -> None:
        for _ in places.dialogs(director.window, director.wait):
            pass

    assert not grown(director, look_at_all)


def test_the_window_before_another_language_or_look_is_given_back(director: Director) -> None:
    director.make()

    def dress() -> None:
        for language in ("fr", "de"):
            director.speak(language)
        director.window.keeper.set_theme("dark")
        director.qtbot.wait(5)  # it is not made to its end
        director.window.keeper.set_theme("light")
        director.wait(lambda: director.window.workspace is not None)

    assert not grown(director, dress)
    assert len(QApplication.instance().findChildren(QTranslator)) <= 1


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
