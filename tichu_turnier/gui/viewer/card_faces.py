"""The faces of cards as painted in the viewer."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from tichu_turnier.gui.application import FAMILIES
from tichu_turnier.gui.common.painting import pixmap, smooth
from tichu_turnier.replay.viewing import SPECIAL_KEYS
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Cards, rank_of

SHAPE = 0.76
"""Width of a card by its height."""
SEEN_WIDTH = 0.92
"""How much of a card can be seen under the next one."""
_PAPER, _EDGE = "#fdfcf8", "#7d8783"
_INKS = ("#16191b", "#1450b4", "#0c6b3c", "#bf1d1d")
"""Of swords, pagodas, jade and stars: dark enough on paper, whatever the colours of the window are."""
_SPECIAL = {
    DRAGON: ("龍", "#8c1616"),
    PHOENIX: ("鳳", "#8a4a00"),
    MAH_JONG: ("1", "#5a2d82"),
    DOG: ("犬", "#3c4a52"),
}


class CardFaces:
    """Pictures of cards in one size; each is painted once."""

    def __init__(self, words: Callable[[str], str], height: float, sharpness: float) -> None:
        """`words` gives `viewer-rank-11`, `viewer-face-dragon` and so on; the height is in pixels."""
        self._words = words
        self.made_for = (height, sharpness)
        self.size = QSizeF(int(height * SHAPE), int(height))
        self._painted: dict[Cards, QPixmap] = {}
        result = QPixmap((self.size * self.made_for[1]).toSize())
        result.setDevicePixelRatio(self.made_for[1])
        result.fill(Qt.GlobalColor.transparent)
        painter = smooth(result)
        painter.setPen(QPen(QColor(_EDGE), 1))
        painter.setBrush(QColor(_PAPER))
        area = QRectF(0.5, 0.5, self.size.width() - 1, self.size.height() - 1)
        radius = self.size.height() / 9
        painter.drawRoundedRect(area, radius, radius)
        painter.end()
        self._paper = result

    def face(self, card: Cards) -> QPixmap:
        if card not in self._painted:
            self._painted[card] = self._paint(card)
        return self._painted[card]

    def _paint(self, card: Cards) -> QPixmap:
        result = self._paper.copy()
        painter = smooth(result)
        if card in _SPECIAL:
            self._special(painter, card)
        else:
            self._plain(painter, card)
        painter.end()
        return result

    def _plain(self, painter: QPainter, card: Cards) -> None:
        width, height = self.size.width(), self.size.height()
        rank, suit = rank_of(card), suit_of(card)
        ink = QColor(_INKS[suit])
        painter.setPen(ink)
        upper = QRectF(0, height * 0.05, width, height * 0.5)
        self._write(painter, upper, rank_letter(self._words, rank), height * 0.44)
        size = max(1, round(height * 0.34))
        painter.drawPixmap(
            QPointF((width - size) / 2, height * 0.755 - size / 2), pixmap(f"suit-{suit}", ink.name(), size)
        )

    def _special(self, painter: QPainter, card: Cards) -> None:
        width, height = self.size.width(), self.size.height()
        sign, ink = _SPECIAL[card]
        painter.setPen(QColor(ink))
        self._write(painter, QRectF(0, height * 0.06, width, height * 0.56), sign, height * 0.46)
        name = self._words(f"viewer-face-{SPECIAL_KEYS[card]}")
        below = QRectF(2, height * 0.62, width * SEEN_WIDTH - 3, height * 0.32)
        self._write(painter, below, name, height * 0.23)

    @staticmethod
    def _write(painter: QPainter, area: QRectF, words: str, pixels: float) -> None:
        painter.setFont(_fitting(words, area.width(), pixels))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)


@lru_cache(maxsize=200)
def _fitting(words: str, room: float, pixels: float) -> QFont:
    """Bold letters of so many pixels, smaller where the words would be too wide."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setBold(True)
    font.setPixelSize(max(1, round(pixels)))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > room:
        font.setPixelSize(max(1, int(pixels * room / wide)))
    return font


def rank_letter(words: Callable[[str], str], rank: int) -> str:
    """How a rank is written: a number, or the letter of jack, queen, king and ace."""
    return str(rank) if rank <= 10 else words(f"viewer-rank-{rank}")  # noqa: PLR2004 - the last number


def suit_of(card: Cards) -> int:
    return (card.bit_length() - 1) % 4
