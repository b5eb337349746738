"""The cards from which the kind of a new tournament is picked."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from tichu_turnier.gui.common.painting import pixmap, smooth
from tichu_turnier.gui.common.parts import label, letters, plain_tip
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts

PRESET_KEYS = (
    *("club-evening", "turnier", "treibhaus", "dtm", "whist"),
    *("league-evening", "swiss", "round-robin", "knock-out", "groups-knock-out"),
    *("double-elimination", "duplicate", "two-round-robin", "two-swiss", "two-knock-out"),
)
"""Those of `tournament.presets`, which is imported later: the start page is there sooner."""
_USUAL_WIDTH = 190
_GAP = 8
_IN_A_ROW, _IN_A_ROW_LARGE = 3, 2
_LARGE = 1.2
"""With letters so many times as large as usual, two cards stand beside each other, with one line each."""
_PAD = 10
_PICTURE = 24
_BETWEEN = 3


class PresetCards(QWidget):
    """One card for each preset; arrow keys go from one to the next, a sentence below says what it is like."""

    picked = Signal(str)
    entered = Signal()

    def __init__(self, texts: Texts, keys: Sequence[str]) -> None:
        super().__init__()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        self._group = QButtonGroup(self)
        self._cards = {key: PresetCard(key, texts) for key in keys}
        self.about = label("", "hint", wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        wide = _IN_A_ROW if letters() < _LARGE else _IN_A_ROW_LARGE
        layout.addWidget(self.about, -(-len(keys) // wide), 0, 1, wide)
        for place, (key, card) in enumerate(self._cards.items()):
            self._group.addButton(card)
            layout.addWidget(card, *divmod(place, wide))
            card.toggled.connect(lambda on, key=key: self._pick(key) if on else None)
        self.about.ensurePolished()
        self.about.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())
        self._cards[keys[0]].setChecked(True)
        self.setFocusProxy(self._cards[keys[0]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a card, which cards leave alone, says that all is well as it is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._cards)

    @property
    def key(self) -> str:
        return next(key for key, card in self._cards.items() if card.isChecked())

    def pick(self, key: str) -> None:
        self._cards[key].setChecked(True)

    def _pick(self, key: str) -> None:
        self.about.setText(self._cards[key].sentence)
        self.picked.emit(key)


class PresetCard(QAbstractButton):
    """A picture, a name, and in a few words who plays how long."""

    def __init__(self, key: str, texts: Texts) -> None:
        super().__init__()
        self.key = key
        self.sentence = texts(f"preset-{key}-tip")
        self.short = texts(f"preset-{key}-short")
        self._two_lines = letters() < _LARGE
        self.setText(texts(f"preset-{key}"))
        self.setToolTip(plain_tip(self.sentence))
        self.setCheckable(True)
        self.setAccessibleDescription(self.sentence)
        self.setMinimumWidth(150)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self.font()).height()
        return QSize(_USUAL_WIDTH, 2 * _PAD + line + (line + _BETWEEN if self._two_lines else 0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 -- the whole card is small
        theme = LOOK.now
        painter = smooth(self)
        on = self.isChecked()
        strong = on or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(theme.color("accent" if strong else "border"), 2 if on else 1))
        painter.setBrush(theme.color("selection" if on else "surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.drawPixmap(_PAD, (self.height() - _PICTURE) // 2, pixmap(self.key, "accent", _PICTURE))
        bold = QFont(self.font())
        bold.setBold(True)
        self._words(painter, bold, self.text(), _PAD, "text")
        if self._two_lines:
            below = self.height() - _PAD - painter.fontMetrics().height()
            self._words(painter, self.font(), self.short, below, "text" if on else "muted")
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, 6)

    def _words(self, painter: QPainter, font: QFont, words: str, top: int, colour: str) -> None:
        painter.setFont(font)
        painter.setPen(LOOK.now.color(colour))
        left = 2 * _PAD + _PICTURE
        room = self.width() - left - _PAD
        line = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(left, top + painter.fontMetrics().ascent(), line)
