"""How does the director see the clock, from the other end of the desk too?"""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.gui.common.fitting import paint_digits, paint_line
from tichu_turnier.gui.display.phase_colors import COLORS
from tichu_turnier.tournament.model.clock import Phase

_RADIUS = 8
_BLINK_MS = 400
_BLINKS = 8
_HEAD = 0.2
_LABEL = 0.2


class ClockFace(QWidget):
    """Round, time and what it means, in the colour of the phase."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("clock-face")
        self.setMinimumHeight(150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.shown = ("", "", "", Phase.WAITING)
        self._blinks = 0
        self._blinker = QTimer(self, interval=_BLINK_MS)
        self._blinker.timeout.connect(self._blink)

    def sizeHint(self) -> QSize:
        """As Qt asks."""
        return QSize(480, 260)

    def show_time(self, title: str, time: str, label: str, phase: Phase) -> None:
        """Shows this time; paints only when something has changed."""
        wanted = (title, time, label, phase)
        if wanted != self.shown:
            self.shown = wanted
            self.setAccessibleName(f"{title} {time} {label}")
            self.update()

    def flash(self) -> None:
        """Blinks for a few seconds, so that the director looks up."""
        self._blinks = _BLINKS
        self._blinker.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything by hand, as large as it fits."""
        del event
        title, time, label, phase = self.shown
        back, front = COLORS[phase]
        if self._blinks % 2:
            back, front = front, back
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(back))
        room = QRectF(self.rect())
        painter.drawRoundedRect(room, _RADIUS, _RADIUS)
        painter.setPen(QColor(front))
        high = room.height()
        inner = room.adjusted(high * 0.08, high * 0.04, -high * 0.08, -high * 0.04)
        head = QRectF(inner.left(), inner.top(), inner.width(), high * _HEAD)
        foot = QRectF(inner.left(), inner.bottom() - high * _LABEL, inner.width(), high * _LABEL)
        center = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, title, head, head.height() * 0.55, center, bold=True)
        middle = QRectF(inner.left(), head.bottom(), inner.width(), foot.top() - head.bottom())
        paint_digits(painter, time, middle)
        paint_line(painter, label, foot, foot.height() * 0.5, center)
        painter.end()

    def _blink(self) -> None:
        self._blinks -= 1
        if self._blinks <= 0:
            self._blinks = 0
            self._blinker.stop()
        self.update()
