"""How are words, keys, marks and remarks painted by hand?"""

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tichu_turnier.gui.application import look

CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP = Qt.TextFlag.TextWordWrap
_REMARK = 0.9
_SMALLEST = 0.7
_SMALLER = 0.08
_NAME_SIZES = (1.0, 0.88, 0.76)


@dataclass(frozen=True, slots=True)
class Pen:
    """A painter with the letters of the window; colours are names of `Theme`."""

    painter: QPainter
    font: QFont
    _taken: "dict[tuple[float, bool], _Letters]" = field(default_factory=dict)

    @property
    def unit(self) -> float:
        """The height of its letters."""
        return self._take(1.0, bold=False).metrics.height()

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
        self.painter.setPen(look().color(color))
        self.painter.drawText(box, align, letters.fitting(text, box.width()))

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
        while size > _SMALLEST and self._take(size, bold=bold).metrics.horizontalAdvance(shown) > box.width():
            size -= _SMALLER
        self.words(box, shown, color, RIGHT, size=size, bold=bold)
        if caret:
            half = self._take(size, bold=bold).metrics.height() * 0.42
            x, middle = box.right() + 2, box.center().y()
            self.fill(QRectF(x, middle - half, 1.6, 2 * half), "accent")

    def name(self, box: QRectF, name: str, lines: int) -> None:
        """A name in bold on one or two lines, a little smaller rather than shortened."""
        size, rows = 1.0, [name]
        for size in _NAME_SIZES:
            letters = self._take(size, bold=True).metrics
            rows = name_lines(name, letters, box.width(), lines)
            if all(letters.horizontalAdvance(row) <= box.width() for row in rows):
                break
        height = box.height() / lines
        top = box.top() + (lines - len(rows)) * height / 2
        for number, row in enumerate(rows):
            line = QRectF(box.left(), top + number * height, box.width(), height)
            self.words(line, row, size=size, bold=True)

    def fill(self, box: QRectF, color: str, radius: float = 0.0) -> None:
        """A plain area."""
        self._box(box, look().color(color), QPen(Qt.PenStyle.NoPen), radius)

    def frame(self, box: QRectF, color: str, radius: float = 0.0, width: float = 1.0, back: str = "") -> None:
        """A frame, filled where `back` names a colour."""
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        ground = look().color(back) if back else QColor(Qt.GlobalColor.transparent)
        self._box(inner, ground, QPen(look().color(color), width), radius)

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str = "border") -> None:
        """A straight line."""
        self.painter.setPen(QPen(look().color(color), 1.0))
        self.painter.drawLine(int(x1), int(y1), int(x2), int(y2))

    def key(self, box: QRectF, key: str, color: str = "text") -> None:
        """A key of the keyboard."""
        self.frame(box, "border" if color == "text" else color, 3.5, 1.2, "surface")
        self.words(box, key, color, size=0.86, bold=True)

    def pill(self, box: QRectF, text: str, color: str, back: str) -> None:
        """A mark that stands out."""
        self.fill(box, back, box.height() / 2)
        self.words(box, text, color, bold=True)

    def remark(self, box: QRectF, text: str, severity: str, height: float) -> None:
        """What is said about a line, in the colours of its weight; the words take only so much of the box."""
        self.fill(box, f"{severity}_back", 5)
        self.fill(QRectF(box.left(), box.top(), 4, box.height()), severity)
        top = QRectF(box.left(), box.top(), box.width(), height)
        self.lines(top.adjusted(11, 4, -6, -4), text, _REMARK, severity)

    def remark_height(self, text: str, width: float) -> float:
        """How high a remark of that width becomes."""
        return self.lines_height(text, width - 17, _REMARK) + 8

    def lines(self, box: QRectF, text: str, size: float, color: str = "text") -> None:
        """Words broken into lines."""
        self._take(size, bold=False)
        self.painter.setPen(look().color(color))
        self.painter.drawText(box, int(LEFT) | int(_WRAP), text)

    def lines_height(self, text: str, width: float, size: float) -> float:
        """How high words become that are broken into lines of that width."""
        letters = self._take(size, bold=False).metrics
        return letters.boundingRect(QRectF(0, 0, width, 999), int(_WRAP), text).height()

    def _take(self, size: float, *, bold: bool) -> "_Letters":
        letters = self._taken.get((size, bold))
        if letters is None:
            letters = self._taken[size, bold] = _letters(self.font, size, bold=bold)
        self.painter.setFont(letters.font)
        return letters

    def _box(self, box: QRectF, back: QColor, pen: QPen, radius: float) -> None:
        self.painter.setPen(pen)
        self.painter.setBrush(back)
        if radius:
            self.painter.drawRoundedRect(box, radius, radius)
        else:
            self.painter.drawRect(box)


class _Letters:
    """A font with its widths; remembers what it has shortened, as the same words come with every key."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self._fitted: dict[tuple[str, float], str] = {}

    def fitting(self, text: str, width: float) -> str:
        """The text, shortened at its end where it is wider than that."""
        known = self._fitted.get((text, width))
        if known is None:
            known = self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            if len(self._fitted) >= _MOST_REMEMBERED:
                self._fitted.clear()
            self._fitted[text, width] = known
        return known


_MOST_REMEMBERED = 5000
_FONTS: dict[tuple[str, float, bool], _Letters] = {}


def _letters(base: QFont, size: float, *, bold: bool) -> _Letters:
    """A font in another size, made once."""
    key = (base.key(), size, bold)
    if key not in _FONTS:
        font = QFont(base)
        font.setPointSizeF(base.pointSizeF() * size)
        font.setBold(bold)
        _FONTS[key] = _Letters(font)
    return _FONTS[key]


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


def bold_metrics(font: QFont) -> QFontMetricsF:
    """Widths of bold letters."""
    bold = QFont(font)
    bold.setBold(True)
    return QFontMetricsF(bold)
