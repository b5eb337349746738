"""Buttons, keys, and fields to type, choose and search in."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from tichu_turnier.gui.common.painting import icon, spaced, spaced_icon
from tichu_turnier.gui.common.parts import plain_tip
from tichu_turnier.texts import Texts

T = TypeVar("T")
Keys = str | Qt.Key | QKeySequence.StandardKey


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
        result.setIconSize(spaced())
        result.setIcon(spaced_icon(picture, "on_accent" if role == "primary" else "text"))
    if tip:
        result.setToolTip(plain_tip(tip))
    if not text:
        result.setAccessibleName(tip)
    result.clicked.connect(lambda _=False: action())
    return result


def menu_line(
    menu: QMenu, words: str, do: Callable[[], object], *, name: str = "", keys: Sequence[str] = ()
) -> QAction:
    result = QAction(words, menu)
    result.setObjectName(name)
    result.setShortcuts([QKeySequence(each) for each in keys])
    result.triggered.connect(lambda _=False: do())
    menu.addAction(result)
    return result


def with_mnemonics(titles: Sequence[str], taken: str = "") -> list[str]:
    """The titles with `&` before the first letter of each that nobody else has."""
    used = set(taken.casefold())
    result = []
    for title in titles:
        at = next((i for i, c in enumerate(title) if c.isalpha() and c.casefold() not in used), None)
        if at is None:
            result.append(title)
            continue
        used.add(title[at].casefold())
        result.append(f"{title[:at]}&{title[at:]}")
    return result


def lettered(menu: QMenu) -> None:
    """Each line of a menu that has no letter yet gets one for the keyboard, which no other line has."""
    lines = [each for each in menu.actions() if each.text() and "&" not in each.text()]
    for each, words in zip(lines, with_mnemonics([each.text() for each in lines], ""), strict=True):
        each.setText(words)


def on_keys(where: QWidget, keys: Keys, do: Callable[[], object], *, here: bool = False) -> None:
    """Has keys do something in the window of a widget, or only `here`: while it has the keyboard."""
    scope = Qt.ShortcutContext.WidgetShortcut if here else Qt.ShortcutContext.WindowShortcut
    QShortcut(QKeySequence(keys), where, context=scope).activated.connect(do)


class Choice(QComboBox, Generic[T]):
    """Offers values by their words."""

    def __init__(self, options: Iterable[tuple[str, T]]) -> None:
        super().__init__()
        self._values: list[T] = []  # as data of Qt's an enum would come back as its text
        for words, value in options:
            self.addItem(words)
            self._values.append(value)

    def value(self) -> T:
        return self._values[self.currentIndex()]

    def choose(self, value: T | None) -> None:
        """Chooses a value, the first one where it is not offered."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)


def choice(
    options: Iterable[tuple[str, T]], now: T | None = None, *, name: str = "", tip: str = ""
) -> Choice[T]:
    result = Choice(options)
    result.setObjectName(name)
    result.setToolTip(plain_tip(tip))
    result.choose(now)
    return result


class QuietChoice(Choice[T]):
    """Changes only in its list, once that is open: no key and no wheel that passes by says something new."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_F4):
            self.showPopup()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def clearable(field: QLineEdit, texts: Texts) -> QLineEdit:
    """A field that can be emptied by a button in it, which Qt leaves without a name."""
    field.setClearButtonEnabled(True)
    field.findChildren(QToolButton)[-1].setAccessibleName(texts("window-clear"))
    return field


class RoundChoice(QComboBox):
    """The drawn rounds; whoever looks at the newest one goes along when another is drawn."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._shape = (0, False)
        self.setObjectName("round")
        self.setAccessibleName(texts("special-round"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def number(self) -> int | None:
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
        offered = [self.itemData(index) for index in range(self.count())]
        self.setCurrentIndex(offered.index(number) if number in offered else len(offered) - 1)


def tick_box(words: str, *, on: bool, name: str = "") -> QCheckBox:
    result = QCheckBox(words)
    result.setObjectName(name)
    result.setChecked(on)
    return result


class _SearchField(QLineEdit):
    """Where it has nothing to take back or bring back itself, undo and redo are those of the window."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return True
        return super().event(event)


def search_field(texts: Texts, words: str, name: str = "") -> QLineEdit:
    result = _SearchField(placeholderText=words)
    result.setObjectName(name)
    result.addAction(icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
    result.findChildren(QToolButton)[-1].setAccessibleName(words)
    return clearable(result, texts)
