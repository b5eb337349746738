"""Text painted as large as it fits into its room."""

import re
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
CENTER = Qt.AlignmentFlag.AlignHCenter
_MEASURED_AT = 100.0
_SQUEEZE = 0.78
"""Digits may become so much narrower, to stay high."""
_SMALLEST = 0.5
_ONE_LINE = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextSingleLine.value
_WRAP = Qt.TextFlag.TextWordWrap


def font(pixels: float, *, bold: bool = False) -> QFont:
    return _font(QApplication.font().family(), max(6, int(pixels)), bold)  # a bit smaller never sticks out


@lru_cache(maxsize=200)
def _font(family: str, pixels: int, bold: bool) -> QFont:
    del family  # only tells fonts of another application font apart
    result = QFont(QApplication.font())
    result.setPixelSize(pixels)
    result.setBold(bold)
    return result


@lru_cache(maxsize=20_000)
def width_at_1(text: str, bold: bool = False) -> float:
    """The width of a text in letters of one pixel: times the size it is the width."""
    return QFontMetricsF(font(_MEASURED_AT, bold=bold)).horizontalAdvance(text) / _MEASURED_AT


def size_for(text: str, width: float, most: float, *, bold: bool = False) -> float:
    """The largest size up to `most` at which a text is at most so wide."""
    natural = width_at_1(text, bold)
    return most if natural * most <= width else width / natural


def paint_line(
    painter: QPainter,
    text: str,
    room: QRectF,
    most: float,
    align: Qt.AlignmentFlag,
    color: str = "",
    *,
    bold: bool = False,
) -> None:
    """One line, as large as it fits; cut at its end below a part of the size wished for."""
    painter.setPen(QColor(color) if color else painter.pen())
    size = max(size_for(text, room.width(), most, bold=bold), most * _SMALLEST)
    letters = font(size, bold=bold)
    painter.setFont(letters)
    fits = width_at_1(text, bold) * size <= room.width() + 1
    right = Qt.TextElideMode.ElideRight
    shown = text if fits else QFontMetricsF(letters).elidedText(text, right, room.width() + 1)
    painter.drawText(room, align.value | _ONE_LINE, shown)


def paint_block(painter: QPainter, text: str, room: QRectF, most: float, color: str = "") -> None:
    """Bold lines in the middle, as large as they fit."""
    painter.setPen(QColor(color) if color else painter.pen())
    low, high = 8.0, most
    while high - low > 1:
        size = (low + high) / 2
        needed = QFontMetricsF(font(size, bold=True)).boundingRect(room, int(_WRAP), text)
        fits = needed.height() <= room.height() and needed.width() <= room.width()
        low, high = (size, high) if fits else (low, size)
    painter.setFont(font(low, bold=True))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | _WRAP), text)


def paint_digits(painter: QPainter, text: str, room: QRectF) -> None:
    """A time, as large as the room allows; its digits never move while it counts."""
    if not text or room.isEmpty():
        return
    letters = font(_MEASURED_AT, bold=True)
    still = re.sub(r"\d", "8", text)
    frame = QFontMetricsF(letters).tightBoundingRect("8")
    wide = QFontMetricsF(letters).horizontalAdvance(still)
    up = min(room.height() / frame.height(), room.width() / wide / _SQUEEZE)
    across = min(up, room.width() / wide)
    path = QPainterPath()
    path.addText(0, 0, letters, text)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center().x() - across * wide / 2, room.center().y() + up * frame.height() / 2)
    painter.scale(across, up)
    painter.fillPath(path, painter.pen().color())
    painter.restore()
