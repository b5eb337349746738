"""Does the wheel change no rule that is passed over, and is everything given back on the right thread?"""

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from datetime import date, time
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tests.gui import places
from tests.gui.driving import Director
from tests.gui.looks import turn, value_of
from tests.gui.test_looks import play
from tichu_turnier.gui.common.value_fields import date_field, number_field, time_field
from tichu_turnier.gui.guards import Garbage, collect_due
from tichu_turnier.texts import Texts

FIELDS = {
    "combo": QComboBox,
    "number": lambda: number_field(Texts("de"), 0, 99, 7),
    "date": lambda: date_field(Texts("de"), date(2026, 11, 21)),
    "time": lambda: time_field(Texts("de"), time(19, 30)),
    "slider": lambda: QSlider(Qt.Orientation.Horizontal, value=7),
}


@pytest.mark.parametrize("kind", FIELDS)
def test_a_field_takes_the_wheel_only_once_it_was_clicked(director: Director, kind: str) -> None:
    page = QScrollArea(director.window, widgetResizable=True)
    content = QWidget(minimumHeight=3000)
    layout = QVBoxLayout(content)
    field, first = FIELDS[kind](), QSpinBox()
    if isinstance(field, QComboBox):
        field.addItems(["Fuchs", "Gans", "Huhn"])
    layout.addWidget(first)
    layout.addWidget(field)
    layout.addStretch()
    page.setWidget(content)
    page.setGeometry(100, 100, 400, 300)
    page.show()
    first.setFocus()
    before = value_of(field)
    turn(field)
    assert (value_of(field), first.hasFocus()) == (before, True)
    assert page.verticalScrollBar().value() > 0
    page.verticalScrollBar().setValue(0)
    field.setFocus()  # as the first field of a dialog
    turn(field)
    assert value_of(field) == before
    page.verticalScrollBar().setValue(0)
    window = director.window
    place = window.mapFromGlobal(field.mapToGlobal(field.rect().center()))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    if isinstance(field, QComboBox):
        field.hidePopup()
    turned = value_of(field)
    page.verticalScrollBar().setValue(0)
    turn(field)
    assert value_of(field) != turned


def living(director: Director) -> Counter[str]:
    """All objects of Qt that hang on a window or on the program itself, by their kind."""
    director.qtbot.wait(30)
    gc.collect()
    roots = [*QApplication.topLevelWidgets(), QApplication.instance()]
    found = Counter(type(part).__name__ for root in roots for part in root.findChildren(QObject))
    return found + Counter(f"window {type(root).__name__}" for root in roots)


def grown(director: Director, do: Callable[[], None], again: int = 2) -> list[str]:
    """Only what there is more of each time: a menu or two are made when they are first wanted."""
    do()
    before = living(director)
    for _ in range(again):  # once could be what was made late, once
        do()
    return [kind for kind, count in (living(director) - before).items() if count >= again]


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
