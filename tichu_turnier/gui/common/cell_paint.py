"""How do the cells of a table look, painted quickly enough for a whole table in one frame?

Qt's way asks the model eight times and the style sheet several times for each cell: 10 ms for a full table.
Here each row is asked for once; the look is that of `QTableView::item` in `resources/style/window.qss`.
"""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
    QStaticText,
    QTextOption,
    QTransform,
)

from tichu_turnier.gui.application import look
from tichu_turnier.gui.common.table_model import Cell
from tichu_turnier.resource_files import resource

_EDGE = 11
"""Pixels between the edge of a cell and what stands in it."""
_LINE = 1
"""Height of the line below a row."""
_BOX = 18
_BOX_RADIUS = 3
_ICON = QSize(16, 16)
_ICON_GAP = 6
_MOST_KEPT = 4000
_PLAIN = Qt.TextFormat.PlainText
_AS_IT_IS = QTransform()
Place = tuple[int, int, int]
"""A column: its number, its left edge and its width in pixels."""


class CellPainter:
    """Paints the cells of one table; keeps the words it has laid out, as long as the letters are the same."""

    def __init__(self) -> None:
        self._wrap = False
        self._font = QFont()
        self._metrics = QFontMetrics(self._font)
        self._words: dict[tuple[str, int, int], tuple[QStaticText, int]] = {}
        self._color = ""

    def take_letters(self, font: QFont) -> None:
        """Paints in these letters from now on."""
        if font != self._font:
            self._font, self._metrics = QFont(font), QFontMetrics(font)
            self._words.clear()

    def set_wrap(self, *, on: bool) -> None:
        """Whether words that are too long go on in another line, or are cut."""
        self._wrap = on
        self._words.clear()

    def height(self, cells: Sequence[Cell], widths: Sequence[int]) -> int:
        """The pixels that a row needs."""
        inner = (width - 2 * _EDGE for width in widths)
        tall = (self._laid(cell, width)[1] for cell, width in zip(cells, inner, strict=True) if cell.text)
        return max(tall, default=self._metrics.height()) + _LINE

    def begin(self, painter: QPainter) -> None:
        """Before the first row of a painting."""
        painter.setFont(self._font)
        self._color = ""

    def row(
        self,
        painter: QPainter,
        cells: Sequence[Cell],
        places: Sequence[Place],
        top: int,
        height: int,
        *,
        chosen: bool,
    ) -> None:
        """A row, in the columns that are in sight."""
        left, right = places[0][1], places[-1][1] + places[-1][2]
        inner = height - _LINE
        if chosen:
            painter.fillRect(left, top, right - left, inner, look().color("selection"))
        painter.fillRect(left, top + inner, right - left, _LINE, look().color("sunken"))
        for number, start, width in places:
            self._cell(painter, cells[number], (start + _EDGE, top, width - 2 * _EDGE, inner), chosen=chosen)

    def _cell(self, painter: QPainter, cell: Cell, box: tuple[int, int, int, int], *, chosen: bool) -> None:
        left, top, width, height = box
        if cell.checked is not None:
            drawn = _box(look().key, painter.device().devicePixelRatio(), ticked=cell.checked)
            painter.drawPixmap(left, top + (height - _BOX) // 2, drawn)
            return
        if cell.icon is not None:
            cell.icon.paint(painter, left, top, _ICON.width(), height)
            left, width = left + _ICON.width() + _ICON_GAP, width - _ICON.width() - _ICON_GAP
        if not cell.text:
            return
        color = "text" if chosen or not cell.color else cell.color
        if color != self._color:
            self._color = color
            painter.setPen(look().color(color))
        words, tall = self._laid(cell, width)
        painter.drawStaticText(left, top + (height - tall) // 2, words)

    def _laid(self, cell: Cell, width: int) -> tuple[QStaticText, int]:
        """The words of a cell, laid out in so many pixels, and their height."""
        key = cell.text, cell.align, width
        known = self._words.get(key)
        if known is None:
            if len(self._words) >= _MOST_KEPT:
                self._words.clear()
            known = self._words[key] = self._lay_out(cell, width)
        return known

    def _lay_out(self, cell: Cell, width: int) -> tuple[QStaticText, int]:
        lines = cell.text.split("\n")
        words = self._prepared(lines, cell.align, width)
        size = words.size()
        if not self._wrap and size.width() > width + 1:
            cut = [self._metrics.elidedText(each, Qt.TextElideMode.ElideRight, width) for each in lines]
            words = self._prepared(cut, cell.align, width)
        return words, round(size.height())

    def _prepared(self, lines: Sequence[str], align: int, width: int) -> QStaticText:
        words = QStaticText("\u2028".join(lines))
        words.setTextFormat(_PLAIN)
        words.setTextOption(_option(align, wrap=self._wrap))
        words.setTextWidth(width)
        words.prepare(_AS_IT_IS, self._font)
        return words


@cache
def _option(align: int, *, wrap: bool) -> QTextOption:
    """How words stand in their cell; made once, as Python takes long to join flags."""
    result = QTextOption(Qt.AlignmentFlag(align) & Qt.AlignmentFlag.AlignHorizontal_Mask)
    result.setWrapMode(QTextOption.WrapMode.WordWrap if wrap else QTextOption.WrapMode.NoWrap)
    return result


@cache
def _box(theme: str, ratio: float, *, ticked: bool) -> QPixmap:
    """A box to tick; `theme` is there so that other colours make other boxes."""
    colors = look()
    result = QPixmap(QSize(_BOX, _BOX) * ratio)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colors.color("accent" if ticked else "muted"), 1))
    painter.setBrush(colors.color("accent" if ticked else "surface"))
    painter.drawRoundedRect(QRectF(0.5, 0.5, _BOX - 1, _BOX - 1), _BOX_RADIUS, _BOX_RADIUS)
    if ticked:
        tick = QIcon(str(resource("icons", f"tick-{'light' if theme == 'light' else 'dark'}.svg")))
        tick.paint(painter, 1, 1, _BOX - 2, _BOX - 2)
    painter.end()
    return result
