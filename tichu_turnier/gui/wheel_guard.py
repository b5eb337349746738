"""Keep the mouse wheel from changing fields and from moving the keyboard: it scrolls what they stand on."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QMainWindow,
    QScrollBar,
    QWidget,
)

_FIELDS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


class WheelGuard(QObject):
    """Watches all windows of the program; a field takes the wheel only once it has the keyboard."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scrolls what is around a field instead; Qt would give the field the keyboard first."""
        if event.type() != QEvent.Type.Wheel or not isinstance(event, QWheelEvent):
            return False
        field = _field_at(watched, event) if isinstance(watched, QWindow) else None
        if field is None or field.hasFocus():
            return False
        around = field.parentWidget()
        while around is not None and not _scrolled(around, event):
            around = None if around.isWindow() else around.parentWidget()
        return True

    def _watch(self, window: QWindow | None) -> None:
        """A filter is known to Qt once, however often it is installed."""
        if window is not None:
            window.installEventFilter(self)


def _field_at(window: QWindow, event: QWheelEvent) -> QWidget | None:
    """The field under the pointer, or whose part is there."""
    whole = QWidget.find(window.winId())
    widget = None if whole is None else whole.childAt(event.position().toPoint())
    while widget is not None and (not isinstance(widget, _FIELDS) or isinstance(widget, QScrollBar)):
        widget = None if widget.isWindow() else widget.parentWidget()
    return widget


def _scrolled(widget: QWidget, event: QWheelEvent) -> bool:
    """Whether a widget has done something with the wheel; Qt asks no further for an event that is ours."""
    own = QWheelEvent(
        widget.mapFromGlobal(event.globalPosition()),
        event.globalPosition(),
        event.pixelDelta(),
        event.angleDelta(),
        event.buttons(),
        event.modifiers(),
        event.phase(),
        event.inverted(),
    )
    QApplication.sendEvent(widget, own)
    return own.isAccepted()
