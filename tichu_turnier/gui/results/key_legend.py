"""Which keys can be pressed right now?"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.gui.common.painting import LEFT, Pen

_LINE = 1.75


@dataclass(frozen=True, slots=True)
class KeyHint:
    """Some keys and what they do; `color` is that of the keys."""

    keys: tuple[str, ...]
    words: str
    color: str = "text"


class KeyLegend(QWidget):
    """Keys and words in a flow of lines."""

    def __init__(self, lines: int = 2) -> None:
        super().__init__()
        self.lines = lines
        self.hints: tuple[KeyHint, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hints(self, hints: Sequence[KeyHint]) -> None:
        """Shows these keys instead."""
        if tuple(hints) != self.hints:
            self.hints = tuple(hints)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As many lines as were asked for, more in a narrow window."""
        unit = QFontMetricsF(self.font()).height()
        used = max((line for line, *_ in self._flow(unit)), default=0) + 1
        return QSize(200, int(unit * _LINE * max(self.lines, used)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The flow may need another number of lines."""
        super().resizeEvent(event)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Other letters need another height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints keys as keys."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = Pen(painter, self.font())
        unit = QFontMetricsF(self.font()).height()
        for line, x, hint in self._flow(unit):
            top = line * unit * _LINE + unit * 0.2
            right = x
            for key, width in zip(hint.keys, self._widths(hint, unit), strict=True):
                pen.key(QRectF(right, top, width, unit * 1.25), key, hint.color)
                right += width + unit * 0.15
            words = QRectF(right + unit * 0.2, top, self.width(), unit * 1.25)
            pen.words(words, hint.words, "muted", LEFT)
        painter.end()

    def _widths(self, hint: KeyHint, unit: float) -> list[float]:
        letters = QFontMetricsF(self.font())
        return [max(unit * 1.2, letters.horizontalAdvance(key) + unit * 0.5) for key in hint.keys]

    def _flow(self, unit: float) -> list[tuple[int, float, KeyHint]]:
        """Line and left edge of each hint."""
        letters, x, line = QFontMetricsF(self.font()), 0.0, 0
        result = []
        for hint in self.hints:
            keys = sum(self._widths(hint, unit)) + 0.15 * unit * len(hint.keys)
            width = keys + 0.3 * unit + letters.horizontalAdvance(hint.words)
            if x and x + width > self.width():
                x, line = 0.0, line + 1
            result.append((line, x, hint))
            x += width + 1.2 * unit
        return result
