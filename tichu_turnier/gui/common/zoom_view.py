"""Views in which a large picture is moved and zoomed."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip

from tichu_turnier.gui.common.parts import plain_tip

_ZOOM = 1.15
_FACTORS = {"+": _ZOOM, "=": _ZOOM, "-": 1 / _ZOOM, "0": 0.0}


class PictureView(QAbstractScrollArea):
    """Laid out anew with its size and its letters; a tip tells what is below the pointer."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._settle()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tip(self._told_at(event.pos())), self.viewport())
            return True
        return super().viewportEvent(event)

    def _told_at(self, at: QPoint) -> str:  # noqa: ARG002 - of most pictures nothing
        return ""

    def _settle(self) -> None:
        """How large everything is, and how far it can be moved."""
        raise NotImplementedError

    def _move_within(self, whole: QSize, room: QSize, step: float) -> None:
        """Sets the scroll bars so that all of the picture comes into the room."""
        for bar, size, shown in (
            (self.horizontalScrollBar(), whole.width(), room.width()),
            (self.verticalScrollBar(), whole.height(), room.height()),
        ):
            bar.setRange(0, max(0, size - shown))
            bar.setPageStep(shown)
            bar.setSingleStep(int(step))
        self.viewport().update()


class ZoomView(PictureView):
    """Fits the view until somebody zooms: + and -, or Ctrl and the wheel; 0 fits again."""

    def __init__(self, name: str, least: float, most: float) -> None:
        """`least` and `most` are how small and how large somebody may zoom it."""
        super().__init__(name)
        self.zoom = 0.0
        """How large it is drawn; 0 fits the view."""
        self._least, self._most = least, most

    def magnify(self, factor: float) -> None:
        """Larger or smaller; 0 fits the view again."""
        self.zoom = max(self._least, min(self._most, self._size_now() * factor)) if factor else 0.0
        self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in _FACTORS:
            self.magnify(_FACTORS[event.text()])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.magnify(_ZOOM if event.angleDelta().y() > 0 else 1 / _ZOOM)
        else:
            super().wheelEvent(event)

    def _size_now(self) -> float:
        raise NotImplementedError
