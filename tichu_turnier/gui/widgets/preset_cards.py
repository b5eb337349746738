"""Which kind of tournament is it to be?"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from tichu_turnier.gui.application import look
from tichu_turnier.gui.icons import pixmap
from tichu_turnier.texts import Texts

PRESET_KEYS = ("club-evening", "turnier", "treibhaus", "dtm")
"""Those of `tournament.presets`, which is imported later: the start page is there sooner."""
_USUAL_WIDTH = 190
_GAP = 12
_IN_A_ROW = 4
_PAD = 14
_PICTURE = 24
_TOP = _PAD + _PICTURE + 8
"""Where the words begin, below the picture."""
_BETWEEN = 5


class PresetCards(QWidget):
    """One card for each preset, four in a row; arrow keys go from one to the next."""

    picked = Signal(str)
    entered = Signal()
    """Enter was pressed on a card."""

    def __init__(self, texts: Texts, keys: Sequence[str]) -> None:
        super().__init__()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        self._group = QButtonGroup(self)
        self._cards = {key: PresetCard(key, texts) for key in keys}
        for place, (key, card) in enumerate(self._cards.items()):
            self._group.addButton(card)
            layout.addWidget(card, place // _IN_A_ROW, place % _IN_A_ROW)
            card.toggled.connect(lambda on, key=key: self.picked.emit(key) if on else None)
        self._cards[keys[0]].setChecked(True)
        self.setFocusProxy(self._cards[keys[0]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a card, which cards leave alone, says that all is well as it is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @property
    def key(self) -> str:
        """The preset that is picked."""
        return next(key for key, card in self._cards.items() if card.isChecked())

    def pick(self, key: str) -> None:
        """Picks a preset."""
        self._cards[key].setChecked(True)


class PresetCard(QAbstractButton):
    """A picture, a name and one sentence."""

    def __init__(self, key: str, texts: Texts) -> None:
        super().__init__()
        self._heights: dict[int, int] = {}
        self.key = key
        self.sentence = texts(f"preset-{key}-tip")
        self.setText(texts(f"preset-{key}"))
        self.setCheckable(True)
        self.setAccessibleDescription(self.sentence)
        self.setMinimumWidth(150)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Room for a few lines of words."""
        return QSize(_USUAL_WIDTH, self.heightForWidth(_USUAL_WIDTH))

    def hasHeightForWidth(self) -> bool:
        """Words wrap; the layout makes all cards as high as the one with the most words."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the card must be for its words at a width."""
        # The layout asks a hundred times before the window shows.
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need other heights."""
        self._heights.clear()
        super().changeEvent(event)

    def _height(self, width: int) -> int:
        metrics = QFontMetrics(self.font())
        room = QRect(0, 0, width - 2 * _PAD, 1000)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.sentence).height()
        return _TOP + metrics.height() + _BETWEEN + words + _PAD

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 -- the whole card is small
        """A frame that tells whether it is picked or has the keyboard, and the words."""
        theme = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        strong = on or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(theme.color("accent" if strong else "border"), 2 if on else 1))
        painter.setBrush(theme.color("selection" if on else "surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.drawPixmap(_PAD, _PAD, pixmap(self.key, "accent", _PICTURE))
        room = self.rect().adjusted(_PAD, _TOP, -_PAD, -_PAD // 2)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.text())
        painter.setFont(self.font())
        painter.setPen(theme.color("text" if on else "muted"))
        below = room.adjusted(0, painter.fontMetrics().height() + _BETWEEN, 0, 0)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, self.sentence)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, 6)
