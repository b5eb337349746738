"""Words, cards and layouts, as everywhere in the window."""

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tichu_turnier.gui.application import USUAL_POINTS

B = TypeVar("B", bound=QBoxLayout)
Part = QWidget | QLayout | None
_HEADING_PADDING = 30
_HEADINGS = ("heading", "title")
_FIELDS = (QLineEdit, QAbstractSpinBox, QComboBox, QAbstractItemView)
MARGIN = 20
"""Pixels between the edge of a screen and what stands in it."""
_WINDOW_FRAME = QMargins(8, 40, 8, 12)
"""What a window manager draws around a window, which Qt cannot tell before it is there."""
GAP = 12
"""Pixels between two things that belong to each other."""


class FixedWords(QLabel):
    """Words with room for so many lines, however many there are now."""

    def __init__(self, lines: int, role: str) -> None:
        super().__init__()
        self._lines = lines
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(1, height_of_lines(self, self._lines))

    def heightForWidth(self, width: int) -> int:
        del width
        return self.minimumSizeHint().height()


def height_of_lines(widget: QWidget, count: int) -> int:
    """Pixels for so many lines of its words, each of which Qt rounds up."""
    lines = "\n".join("x" * count)
    return widget.fontMetrics().boundingRect(QRect(), 0, lines).height()


def label(text: str, role: str = "", *, wrap: bool = False, name: str = "") -> QLabel:
    """Words in a role of the style sheet: `title`, `heading`, `hint`, `error`, `warning`, `note`, `ok`."""
    result = QLabel(text)
    result.setObjectName(name)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if role:
        result.setProperty("role", role)
    return result


class Card(QFrame):
    """A part of a screen that stands out from its ground."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")


class Ground(QWidget):
    """A screen or a page, with all that stands on it."""

    _first: QWidget | None = None

    def setFocusProxy(self, part: QWidget) -> None:
        """Who gets the keyboard with it; Qt is not told, else Tab would skip what is before it."""
        self._first = part

    def focusProxy(self) -> QWidget | None:
        return self._first

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)


def card(layout: QLayout) -> QFrame:
    result = Card()
    result.setLayout(layout)
    return result


def boxed(layout: QLayout) -> QWidget:
    result = QWidget()
    result.setLayout(layout)
    return result


def scroller(parent: QWidget | None = None) -> QScrollArea:
    """Ground for `fill`: on a small display or with large letters what stands on it scrolls."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def fill(area: QScrollArea, content: QWidget) -> QScrollArea:
    """Puts something on it; the window never outgrows the display."""
    area.setWidget(content)
    # The area has just made the content fill its own ground; Qt would paint it twice whenever it is shown.
    content.setAutoFillBackground(False)
    return area


def scrolling(content: QWidget) -> QScrollArea:
    return fill(scroller(), content)


def heading_width(words: str, least: int = 0, padding: int = _HEADING_PADDING) -> int:
    """Pixels that a column needs for this heading, at the usual size of letters as `Column.width` is."""
    bold = QApplication.font()
    bold.setBold(True)
    wide = QFontMetrics(bold).horizontalAdvance(words) + padding
    return max(least, ceil(wide / letters()))


def letters() -> float:
    """How many times the usual size letters have; what stands around small ones stays as it is."""
    return max(1.0, QApplication.font().pointSizeF() / USUAL_POINTS)


def in_letters(pixels: int) -> int:
    """Pixels at the usual size of letters, at the size that they have."""
    return ceil(pixels * letters())


def heading_above(widget: QWidget) -> str:
    """The nearest heading around a part of the window, else the title of what it belongs to."""
    around = widget.parentWidget()
    while around is not None:
        near = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        titles = [each.text() for each in near if each.property("role") in _HEADINGS and each.text()]
        if titles or around.windowTitle():
            return titles[0] if titles else around.windowTitle()
        around = around.parentWidget()
    return ""


def size_for_letters(dialog: QWidget, wide: int, high: int) -> None:
    """Makes a dialog so many letter heights wide and high, but no larger than its window."""
    height, window = dialog.fontMetrics().height(), dialog.window().parentWidget() or dialog
    dialog.resize(dialog.size().expandedTo(QSize(wide * height, high * height)).boundedTo(window.size()))


def place_on_screen(window: QWidget, wide: int, high: int) -> None:
    """Shows a window wholly on its screen, of that size or as large as there is room with a frame."""
    free = window.screen().availableGeometry().marginsRemoved(_WINDOW_FRAME)
    place = QRect(QPoint(), QSize(wide, high).boundedTo(free.size()))
    place.moveCenter(free.center())
    window.setGeometry(place)


def clear_layout(layout: QLayout) -> None:
    """Takes everything out of a layout; the widgets in it go."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def restyle(widget: QWidget, name: str, value: str) -> None:
    """Sets a property that the style sheet asks for, and has it ask again; one never set is empty."""
    if (widget.property(name) or "") == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def column(*parts: Part, margin: int = 0, gap: int = GAP, grows: Part = None) -> QVBoxLayout:
    """A layout from top to bottom; None is a gap that takes all room there is, else `grows` does."""
    layout = QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    return _filled(layout, parts, gap, grows)


def line(*parts: Part, gap: int = GAP, grows: Part = None) -> QHBoxLayout:
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    return _filled(layout, parts, gap, grows)


def _filled(layout: B, parts: Sequence[Part], gap: int, grows: Part) -> B:
    layout.setSpacing(gap)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QLayout):
            layout.addLayout(part, int(part is grows))
        else:
            layout.addWidget(part, int(part is grows))
    name_fields(*parts)
    return layout


def form(*rows: tuple[str, QWidget | QLayout]) -> QFormLayout:
    """Words with a field behind them, below each other; who listens hears the field called so."""
    layout = QFormLayout()
    for words, field in rows:
        layout.addRow(words, field)
        item = field.itemAt(0) if isinstance(field, QLayout) else None
        named = field if isinstance(field, QWidget) else item and item.widget()
        if words and named and not named.accessibleName():
            named.setAccessibleName(words)
    return layout


def name_fields(*parts: Part) -> None:
    """Who listens hears fields called as the words before them, or as what stands in them while empty."""
    words = ""
    for part in parts:
        if isinstance(part, QLabel):
            words = part.text()
            continue
        if isinstance(part, QLineEdit) and part.placeholderText():
            words = part.placeholderText()
            part.setToolTip(part.toolTip() or plain_tip(words))  # it may be cut
        if words and isinstance(part, _FIELDS) and not part.accessibleName():
            part.setAccessibleName(words)
        words = ""


def plain_tip(text: str) -> str:
    """The text as a tip that shows it letter by letter; Qt takes a tag, or `&lt;`, for a page."""
    return f"<p>{escape(text)}</p>".replace("\n", "<br>") if "<" in text or "&lt;" in text else text
