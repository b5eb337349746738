"""The icons of the window in the colours of its theme."""

from functools import cache

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from tichu_turnier.gui.application import look
from tichu_turnier.resource_files import resource

SPACED = QSize(21, 16)
_SHARPNESS = 3
"""Pictures are drawn three times as large: crisp on any screen."""


def icon(name: str, color: str = "text") -> QIcon:
    """The picture `resources/icons/<name>.svg` in a colour of the theme (a name of `Theme` or `#rrggbb`)."""
    return QIcon(pixmap(name, color))


def spaced_icon(name: str, color: str = "text") -> QIcon:
    """The same with some air on its right, for buttons with words; its size is `SPACED`."""
    return QIcon(_spaced(name, color if color.startswith("#") else str(getattr(look(), color))))


def pixmap(name: str, color: str = "text", size: int = 20) -> QPixmap:
    """The same as a square pixmap of that many (logical) pixels."""
    value = color if color.startswith("#") else str(getattr(look(), color))
    return _drawn(name, value, size)


@cache
def _spaced(name: str, color: str) -> QPixmap:
    drawn = _drawn(name, color, SPACED.height())
    result = QPixmap(SPACED * _SHARPNESS)
    result.setDevicePixelRatio(_SHARPNESS)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return result


@cache
def _drawn(name: str, color: str, size: int) -> QPixmap:
    file = resource("icons", f"{name}.svg")
    source = file.read_text(encoding="utf-8") if file.is_file() else _BLANK
    large = size * _SHARPNESS
    svg = source.replace("currentColor", color).replace(
        'width="24" height="24"', f'width="{large}" height="{large}"', 1
    )
    image = QImage.fromData(QByteArray(svg.encode()))
    result = QPixmap.fromImage(image, Qt.ImageConversionFlag.AutoColor)
    result.setDevicePixelRatio(_SHARPNESS)
    return result


_BLANK = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
    '<circle cx="12" cy="12" r="3" fill="currentColor"/></svg>'
)
