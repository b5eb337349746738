"""Guards the whole window: the wheel over fields, Python's garbage, files dropped on it."""

import gc
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QMouseEvent,
    QSinglePointEvent,
    QWheelEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QMainWindow,
    QScrollBar,
    QWidget,
)

from tichu_turnier.gui.common.dialogs import LOG_ENDING, dropped
from tichu_turnier.gui.common.typed_field import TypedField
from tichu_turnier.gui.load_ahead import Ahead
from tichu_turnier.gui.screen import Context
from tichu_turnier.gui.start.defaults import ENDING, LISTS
from tichu_turnier.gui.viewer.opening import show_log

_FIELDS = (QComboBox, QAbstractSpinBox, QAbstractSlider, TypedField)


def open_context_menu() -> None:
    """Opens the menu of whatever has the keyboard, as the menu key does, which not every keyboard has."""
    where = QApplication.focusWidget()
    if where is None:
        return
    place = where.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    at = place.center() if isinstance(place, QRect) and place.isValid() else where.rect().center()
    inside = where.viewport() if isinstance(where, QAbstractScrollArea) else where
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, inside.mapToGlobal(at))
    QApplication.sendEvent(inside, asked)


class WheelGuard(QObject):
    """Watches all windows of the program; a field takes the wheel only once it was clicked.

    That it has the keyboard is not enough: the first field of a dialog has it from the start.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._clicked: QWidget | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scrolls what is around a field instead; Qt would give the field the keyboard first."""
        if not isinstance(watched, QWindow):
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._clicked = _field_at(watched, event)
        if not isinstance(event, QWheelEvent):
            return False
        field = _field_at(watched, event)
        if field is None or (field is self._clicked and field.hasFocus()):
            return False
        around = field.parentWidget()
        while around is not None and not _scrolled(around, event):
            around = None if around.isWindow() else around.parentWidget()
        return True

    def _watch(self, window: QWindow | None) -> None:
        """A filter is known to Qt once, however often it is installed."""
        if window is not None:
            window.installEventFilter(self)


def _field_at(window: QWindow, event: QSinglePointEvent) -> QWidget | None:
    whole = QWidget.find(window.winId())
    widget = None if whole is None else whole.childAt(event.position().toPoint())
    while widget is not None and (not isinstance(widget, _FIELDS) or isinstance(widget, QScrollBar)):
        widget = None if widget.isWindow() else widget.parentWidget()
    return widget


def _scrolled(widget: QWidget, event: QWheelEvent) -> bool:
    """Whether a widget has done something with the wheel; Qt asks no further for an event that is ours."""
    own = event.clone()
    QApplication.sendEvent(widget, own)
    return own.isAccepted()


_COLLECT_MS = 1_000


class Garbage(QObject):
    """Keeps Python from collecting by itself, and collects what is due once a second."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=_COLLECT_MS)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collects the oldest generation that Python would collect now."""
    due = [number for number, limit in enumerate(gc.get_threshold()) if gc.get_count()[number] > limit]
    if due:
        gc.collect(due[-1])


class FileDrops(QObject):
    """Opens a tournament, a game log or a list that is dropped on the window."""

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        context.parent.setAcceptDrops(True)
        context.parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent):
            lists = () if self._context.bridge.tournament is None else LISTS
            file = dropped(event, (ENDING, LOG_ENDING, *lists))
            if file is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    self._take(file)
                return True
        return super().eventFilter(watched, event)

    def _take(self, file: Path) -> None:
        context, ending = self._context, file.suffix.lower()
        if ending == ENDING:
            context.navigator.open(file)
        elif ending == LOG_ENDING:
            then = Ahead.of(context.bridge).then
            then(show_log, file, context.bridge, context.texts, context.parent)
        else:
            context.navigator.go(f"entrants/{file}")
