"""Pictures and icons in the colours of the theme, and words, names, keys and remarks painted by hand."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QImage, QPaintDevice, QPainter, QPen, QPixmap

from tichu_turnier.gui.common.parts import in_letters
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.resource_files import resource

CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP = Qt.TextFlag.TextWordWrap
_ELIDED = Qt.TextElideMode.ElideRight
REMARK_SIZE = 0.9
_SMALLEST = 0.7
_SMALLER = 0.08
_NAME_SIZES = (1.0, 0.88, 0.76)


def smooth(device: QPaintDevice) -> QPainter:
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


class Letters(dict[tuple[float, bool], tuple[QFont, QFontMetricsF]]):
    """A font in several sizes, plain and bold, and how much room words take in it: `letters[size, bold]`."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._font = font
        self.unit = QFontMetricsF(font).height()
        """The height of its letters, in pixels."""

    def __missing__(self, key: tuple[float, bool]) -> tuple[QFont, QFontMetricsF]:
        size, bold = key
        font = QFont(self._font)
        font.setPointSizeF(font.pointSizeF() * size)
        font.setBold(bold)
        made = self[key] = font, QFontMetricsF(font)
        return made

    def height_of(self, text: str, width: float, size: float) -> float:
        """How high words become that are broken into lines of that width."""
        _, metrics = self[size, False]
        return metrics.boundingRect(QRectF(0, 0, width, 999), int(_WRAP), text).height()


class Pen:
    """A painter with the letters of the window; colours are names of `Theme`."""

    def __init__(self, device: QPaintDevice, font: QFont, letters: Letters | None = None) -> None:
        self.painter = smooth(device)
        self.font = font
        self.letters = Letters(font) if letters is None else letters
        self.unit = self.letters.unit
        self._color = LOOK.now.color

    def words(
        self,
        box: QRectF,
        text: str,
        color: str = "text",
        align: Qt.AlignmentFlag = CENTER,
        *,
        size: float = 1.0,
        bold: bool = False,
    ) -> None:
        """One line of words, shortened at its end where the box is too narrow."""
        if not text:
            return
        letters = self._take(size, bold=bold)
        self.painter.setPen(self._color(color))
        self.painter.drawText(box, align, letters.elidedText(text, _ELIDED, box.width()))

    def number(
        self,
        box: QRectF,
        text: str,
        color: str = "text",
        *,
        size: float = 1.0,
        bold: bool = False,
        caret: bool = False,
    ) -> None:
        """A number at the right edge, smaller rather than shortened, and where the next digit goes."""
        shown = text.replace("-", "−")
        if shown:
            while size > _SMALLEST and self._take(size, bold=bold).horizontalAdvance(shown) > box.width():
                size -= _SMALLER
            self.words(box, shown, color, RIGHT, size=size, bold=bold)
        if caret:
            half = self._take(size, bold=bold).height() * 0.42
            x, middle = box.right() + 2, box.center().y()
            self.fill(QRectF(x, middle - half, 1.6, 2 * half), "accent")

    def name(self, box: QRectF, name: str, lines: int, align: Qt.AlignmentFlag = CENTER) -> None:
        """A name in bold on one or two lines, a little smaller rather than shortened."""
        size, rows = 1.0, [name]
        for size in _NAME_SIZES:
            letters = self._take(size, bold=True)
            rows = name_lines(name, letters, box.width(), lines) if lines > 1 else [name]
            if max(map(letters.horizontalAdvance, rows)) <= box.width():
                break
        height = box.height() / lines
        top = box.top() + (lines - len(rows)) * height / 2
        for number, row in enumerate(rows):
            line = QRectF(box.left(), top + number * height, box.width(), height)
            self.words(line, row, align=align, size=size, bold=True)

    def fill(self, box: QRectF, color: str, radius: float = 0.0) -> None:
        self._box(box, self._color(color), QPen(Qt.PenStyle.NoPen), radius)

    def frame(self, box: QRectF, color: str, radius: float = 0.0, width: float = 1.0, back: str = "") -> None:
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        ground = self._color(back) if back else QColor(Qt.GlobalColor.transparent)
        self._box(inner, ground, QPen(self._color(color), width), radius)

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str = "border") -> None:
        self.painter.setPen(QPen(self._color(color), 1.0))
        self.painter.drawLine(int(x1), int(y1), int(x2), int(y2))

    def key(self, box: QRectF, key: str, color: str = "text") -> None:
        self.frame(box, "border" if color == "text" else color, 3.5, 1.2, "surface")
        self.words(box, key, color, size=0.86, bold=True)

    def pill(self, box: QRectF, text: str, color: str, back: str) -> None:
        self.fill(box, back, box.height() / 2)
        self.words(box, text, color, bold=True)

    def remark(self, box: QRectF, text: str, severity: str, height: float) -> None:
        """What is said about a line, in the colours of its weight; the words take only so much of the box."""
        self.fill(box, f"{severity}_back", 5)
        self.fill(QRectF(box.left(), box.top(), 4, box.height()), severity)
        top = QRectF(box.left(), box.top(), box.width(), height)
        self.lines(top.adjusted(11, 4, -6, -4), text, REMARK_SIZE, severity)

    def lines(
        self, box: QRectF, text: str, size: float, color: str = "text", align: Qt.AlignmentFlag = LEFT
    ) -> None:
        """Words in as many lines as they need."""
        self._take(size, bold=False)
        self.painter.setPen(self._color(color))
        self.painter.drawText(box, int(align) | int(_WRAP), text)

    def placeholder(self, room: QRectF, text: str) -> None:
        """In the middle of what is still empty."""
        self.lines(room.adjusted(20, 0, -20, 0), text, 1.0, "muted", CENTER)

    def _take(self, size: float, *, bold: bool) -> QFontMetricsF:
        font, metrics = self.letters[size, bold]
        self.painter.setFont(font)
        return metrics

    def _box(self, box: QRectF, back: QColor, pen: QPen, radius: float) -> None:
        self.painter.setPen(pen)
        self.painter.setBrush(back)
        if radius:
            self.painter.drawRoundedRect(box, radius, radius)
        else:
            self.painter.drawRect(box)


def name_lines(name: str, letters: QFontMetricsF, width: float, most: int) -> list[str]:
    """A name broken into at most so many lines between words, the last one left to be shortened."""
    rows = [""]
    for word in name.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and len(rows) < most and letters.horizontalAdvance(longer) > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


_SPACED = QSize(21, 16)
_SHARPNESS = 3
"""Pictures are drawn three times as large: crisp on any screen."""


def icon(name: str, color: str = "text") -> QIcon:
    """The picture `resources/icons/<name>.svg` in a colour of the theme (a name of `Theme` or `#rrggbb`)."""
    return QIcon(pixmap(name, color, in_letters(20)))


def spaced_icon(name: str, color: str = "text") -> QIcon:
    """An icon with some air on its right, for buttons with words; its size is that of `spaced`."""
    return QIcon(_drawn(name, _value(color), *spaced().toTuple()))


def spaced() -> QSize:
    """How large pictures on buttons with words are: as the words."""
    return QSize(in_letters(_SPACED.width()), in_letters(_SPACED.height()))


def pixmap(name: str, color: str = "text", size: int = 20) -> QPixmap:
    """The picture of an icon, that many (logical) pixels wide and high."""
    return _drawn(name, _value(color), size, size)


def _value(color: str) -> str:
    return color if color.startswith("#") else LOOK.now.colors[color]


@cache
def _drawn(name: str, color: str, width: int, height: int) -> QPixmap:
    file = resource("icons", f"{name}.svg")
    source = file.read_text(encoding="utf-8")
    large = height * _SHARPNESS
    svg = source.replace("currentColor", color).replace(
        'width="24" height="24"', f'width="{large}" height="{large}"', 1
    )
    image = QImage.fromData(QByteArray(svg.encode())).copy(0, 0, width * _SHARPNESS, large)
    result = QPixmap.fromImage(image, Qt.ImageConversionFlag.AutoColor)
    result.setDevicePixelRatio(_SHARPNESS)
    return result


def qr_code(address: str, square: int) -> QPixmap:
    """The QR code of an address, black on white whatever the look; its squares are so many pixels wide."""
    import segno

    rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=4)]
    image = QImage(len(rows), len(rows), QImage.Format.Format_Mono)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            image.setPixel(x, y, 0 if dark else 1)
    size = len(rows) * square
    return QPixmap.fromImage(image).scaled(size, size)
