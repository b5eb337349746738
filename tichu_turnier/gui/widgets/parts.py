"""What do headings, hints, cards and buttons look like, everywhere alike?"""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QDateEdit, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tichu_turnier.gui.icons import SPACED, spaced_icon

MARGIN = 20
"""Pixels between the edge of a screen and what stands in it."""
GAP = 12
"""Pixels between two things that belong to each other."""


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    """Words in a role of the style sheet: `title`, `heading`, `hint`, `error`, `warning`, `note`, `ok`."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if role:
        result.setProperty("role", role)
    return result


def button(
    text: str, action: Callable[[], object], role: str = "", picture: str = "", tip: str = ""
) -> QPushButton:
    """A button; roles are `primary` (the one thing to do next) and `quiet`."""
    result = QPushButton(text)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setAutoDefault(False)
    if role:
        result.setProperty("role", role)
    if picture:
        result.setIconSize(SPACED)
        result.setIcon(spaced_icon(picture, "on_accent" if role == "primary" else "text"))
    if tip:
        result.setToolTip(tip)
    result.clicked.connect(lambda _=False: action())
    return result


def card() -> QFrame:
    """A surface that holds what belongs together; put a layout into it."""
    result = QFrame()
    result.setProperty("role", "card")
    return result


def date_field(day: date) -> QDateEdit:
    """A field for a date, with a calendar to choose from."""
    result = QDateEdit(date=QDate(day.year, day.month, day.day))
    result.setCalendarPopup(True)
    result.setDisplayFormat("dd.MM.yyyy")
    return result


def date_of(field: QDateEdit) -> date:
    """The date that stands in a field."""
    day = field.date()
    return date(day.year(), day.month(), day.day())


def set_role(widget: QWidget, name: str, value: str) -> None:
    """Sets a property that the style sheet looks at, and has it looked at again."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def column(*parts: QWidget, margin: int = 0, gap: int = GAP) -> QVBoxLayout:
    """A layout from top to bottom."""
    layout = QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)
    for part in parts:
        layout.addWidget(part)
    return layout


def line(*parts: QWidget | None, gap: int = GAP) -> QHBoxLayout:
    """A layout from left to right; None is a gap that takes all room there is."""
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        else:
            layout.addWidget(part)
    return layout


def elided(widget: QLabel | QPushButton, text: str, width: int) -> str:
    """A text shortened at its end to fit that many pixels in the letters of a widget."""
    return widget.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
