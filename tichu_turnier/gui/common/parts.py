"""Headings, hints, cards, buttons, number fields and layouts as everywhere in the window."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, time
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QDate, QRegularExpression, QSize, Qt, QTime
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QRegularExpressionValidator,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from tichu_turnier.gui.application import USUAL_POINTS
from tichu_turnier.gui.common.icons import SPACED, icon, spaced_icon
from tichu_turnier.texts import Texts

S = TypeVar("S", bound=QAbstractSpinBox)
B = TypeVar("B", bound=QBoxLayout)
Part = QWidget | QLayout | None
Keys = str | Qt.Key | QKeySequence.StandardKey
_PADDING = 8
_HEADING_PADDING = 30
_HEADINGS = ("heading", "title")
_FIELDS = (QLineEdit, QAbstractSpinBox, QComboBox, QAbstractItemView)
MARGIN = 20
"""Pixels between the edge of a screen and what stands in it."""
GAP = 12
"""Pixels between two things that belong to each other."""


class RoundChoice(QComboBox):
    """The drawn rounds; whoever looks at the newest one goes along when another is drawn."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._shape = (0, False)
        self.setObjectName("round")
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def number(self) -> int | None:
        """The round, counted from 1; None for everything so far, or without rounds."""
        number = self.currentData()
        return number if isinstance(number, int) else None

    def show_rounds(self, drawn: int, *, whole: bool) -> None:
        """Offers so many rounds; with `whole` the state after each, and first of all everything so far."""
        if (drawn, whole) == self._shape:
            return
        (before, was_whole), number = self._shape, self.number
        self._shape = (drawn, whole)
        self.clear()
        if whole:
            self.addItem(self._texts("standings-now"), None)
        for each in range(1, drawn + 1):
            self.addItem(self._texts("standings-after" if whole else "timetable-round", number=each), each)
        at_newest = number is None or (number == before and not was_whole)
        self.choose((None if whole else drawn) if at_newest else number)

    def choose(self, number: int | None) -> None:
        """This round; where it is not offered, the last one offered."""
        offered = [self.itemData(index) for index in range(self.count())]
        self.setCurrentIndex(offered.index(number) if number in offered else len(offered) - 1)


def choice(
    options: Iterable[tuple[str, object]], now: object = None, *, name: str = "", tip: str = ""
) -> QComboBox:
    """A field to choose one of several things by their words, `now` at first."""
    result = QComboBox()
    result.setObjectName(name)
    result.setToolTip(tip)
    values = []
    for words, value in options:
        result.addItem(words, value)
        values.append(value)
    result.setCurrentIndex(values.index(now) if now in values else 0)
    return result


class NumberField(QLineEdit):
    """A field for a number from 1 on with at most so many digits."""

    def __init__(self, digits: int) -> None:
        super().__init__()
        form = QRegularExpression(f"[1-9][0-9]{{0,{digits - 1}}}")
        self.setValidator(QRegularExpressionValidator(form, self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    @property
    def number(self) -> int | None:
        """The number, None while nothing stands there."""
        return int(self.text()) if self.text() else None

    def show_number(self, number: int) -> None:
        """Shows this number; one that is shown already keeps the cursor."""
        if self.number != number:
            self.setText(str(number))


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
        return QSize(1, self._lines * self.fontMetrics().lineSpacing())

    def heightForWidth(self, width: int) -> int:
        del width
        return self.minimumSizeHint().height()


def label(text: str, role: str = "", *, wrap: bool = False, name: str = "") -> QLabel:
    """Words in a role of the style sheet: `title`, `heading`, `hint`, `error`, `warning`, `note`, `ok`."""
    result = QLabel(text)
    result.setObjectName(name)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if role:
        result.setProperty("role", role)
    return result


class Button(QPushButton):
    """A button that Enter presses too; Qt alone listens to Space outside of dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def button(
    text: str, action: Callable[[], object], role: str = "", picture: str = "", tip: str = "", name: str = ""
) -> QPushButton:
    """A button; roles are `primary` (the one thing to do next) and `quiet`."""
    result = Button(text)
    result.setObjectName(name)
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


def card(layout: QLayout) -> QFrame:
    """A surface that holds what belongs together."""
    result = QFrame()
    result.setProperty("role", "card")
    result.setLayout(layout)
    return result


def boxed(layout: QLayout) -> QWidget:
    """One widget that holds all of a layout."""
    result = QWidget()
    result.setLayout(layout)
    return result


def tick_box(words: str, *, on: bool, name: str = "") -> QCheckBox:
    """A box to tick, and whether it is."""
    result = QCheckBox(words)
    result.setObjectName(name)
    result.setChecked(on)
    return result


def search_field(words: str, name: str = "") -> QLineEdit:
    """A field to search in, with its sign and a cross to clear it."""
    result = QLineEdit(placeholderText=words, clearButtonEnabled=True)
    result.setObjectName(name)
    result.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
    return result


def number_field(least: int, most: int, value: int, unit: str = "") -> QSpinBox:
    """A field for a number with arrows to change it."""
    result = QSpinBox(minimum=least, maximum=most, value=value)
    result.setSuffix(f" {unit}" if unit else "")
    return padded(result)


def padded(field: S) -> S:
    """A field with arrows, its text as far from the edge as in other fields (the style sheet cannot)."""
    field.lineEdit().setTextMargins(_PADDING, 0, 0, 0)
    return field


def time_field(clock: time, name: str = "") -> QTimeEdit:
    """A field for a time of the day."""
    result = padded(QTimeEdit(QTime(clock.hour, clock.minute)))
    result.setDisplayFormat("HH:mm")
    result.setAccessibleName(name)
    return result


def time_of(field: QTimeEdit) -> time:
    """The time that stands in a field."""
    clock = field.time()
    return time(clock.hour(), clock.minute())


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


def menu_line(
    menu: QMenu, words: str, do: Callable[[], object], *, name: str = "", keys: Sequence[str] = ()
) -> QAction:
    """One more line at the end of a menu."""
    result = QAction(words, menu)
    result.setObjectName(name)
    result.setShortcuts([QKeySequence(each) for each in keys])
    result.triggered.connect(lambda _=False: do())
    menu.addAction(result)
    return result


def on_keys(where: QWidget, keys: Keys, do: Callable[[], object], *, here: bool = False) -> None:
    """Has keys do something in the window of a widget, or only `here`: while it has the keyboard."""
    scope = Qt.ShortcutContext.WidgetShortcut if here else Qt.ShortcutContext.WindowShortcut
    QShortcut(QKeySequence(keys), where, context=scope).activated.connect(do)


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
    """Something that may be larger than the display."""
    return fill(scroller(), content)


def heading_width(words: str, least: int = 0) -> int:
    """Pixels that a column needs for this heading, at the usual size of letters as `Column.width` is."""
    bold = QApplication.font()
    bold.setBold(True)
    wide = QFontMetrics(bold).horizontalAdvance(words) + _HEADING_PADDING
    return max(least, ceil(wide / letters()))


def letters() -> float:
    """How many times the usual size letters have; what stands around small ones stays as it is."""
    return max(1.0, QApplication.font().pointSizeF() / USUAL_POINTS)


def in_letters(pixels: int) -> int:
    """So many pixels, and more where letters are larger."""
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


def set_role(widget: QWidget, name: str, value: str) -> None:
    """Sets a property that the style sheet looks at, and has it looked at again; one never set is empty."""
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
    """The same from left to right."""
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


def name_fields(*parts: Part) -> None:
    """Who listens hears fields called as the words before them, or as what stands in them while empty."""
    words = ""
    for part in parts:
        if isinstance(part, QLabel):
            words = part.text()
            continue
        if isinstance(part, QLineEdit) and part.placeholderText():
            words = part.placeholderText()
            part.setToolTip(part.toolTip() or words)  # it may be cut
        if words and isinstance(part, _FIELDS) and not part.accessibleName():
            part.setAccessibleName(words)
        words = ""
