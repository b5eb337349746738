"""Does the wheel scroll, and change no rule that somebody merely passes over?"""

import pytest
from PySide6.QtCore import QDate, QPoint, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDateEdit,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from tests.gui.driving import Director, set_up

NOTCH = QPoint(0, -120)


def value_of(field):
    if isinstance(field, QComboBox):
        return field.currentIndex()
    return field.text() if isinstance(field, QAbstractSpinBox) else field.value()


def turn(field: QWidget) -> None:
    """One notch of the wheel over a field, as it comes from the window system."""
    window = field.window()
    QTest.wheelEvent(
        window.windowHandle(), window.mapFromGlobal(field.mapToGlobal(field.rect().center())), NOTCH
    )


FIELDS = {
    "combo": QComboBox,
    "number": lambda: QSpinBox(value=7),
    "date": lambda: QDateEdit(QDate(2026, 11, 21)),
    "time": lambda: QTimeEdit(QTime(19, 30)),
    "slider": lambda: QSlider(Qt.Orientation.Horizontal, value=7),
}


@pytest.mark.parametrize("kind", FIELDS)
def test_a_field_takes_the_wheel_only_with_the_keyboard(director: Director, kind: str) -> None:
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
    field.setFocus()
    turn(field)
    assert value_of(field) != before


def test_scrolling_over_the_new_tournament_changes_nothing(director: Director) -> None:
    director.window.new.set_up("dtm")
    page = set_up(director)
    fields = [
        field
        for kind in (QComboBox, QAbstractSpinBox)
        for field in page.findChildren(kind)
        if field.visibleRegion().contains(field.rect().center())
    ]
    before = [value_of(field) for field in fields]
    focus = QApplication.focusWidget()
    for field in fields:
        turn(field)
    assert len(fields) > 5
    assert [value_of(field) for field in fields] == before
    assert QApplication.focusWidget() is focus
    page.reject()
