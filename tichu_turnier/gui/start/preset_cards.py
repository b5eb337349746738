"""The cards of the start page: three large ones for what clubs play, all other formats behind a button."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.painting import LEFT, Pen, pixmap
from tichu_turnier.gui.common.parts import column, height_of_lines, in_letters, label, letters, plain_tip
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.texts import Texts

PRESET_KEYS = (
    *("club-evening", "turnier", "treibhaus", "dtm", "whist"),
    *("league-evening", "swiss", "round-robin", "knock-out", "groups-knock-out"),
    *("double-elimination", "duplicate", "two-round-robin", "two-swiss", "two-knock-out"),
)
"""Those of `tournament.presets`, which is imported later: the start page is there sooner."""
_LARGE = 1.2
"""With letters so many times as large as usual, two cards stand beside each other, with one line each."""
_PAD = 10
_LARGER = 1.2
"""How many times as large as other words the names of what clubs play are."""
_PICTURE = 24
_USUAL = ("club-evening", "treibhaus", "knock-out")
"""What clubs play: large cards with a drawing of who plays with whom."""
_DRAWING = 84


class PresetCards(QWidget):
    """One card for each preset; arrow keys go from one to the next, a sentence below says what it is like."""

    picked = Signal(str)
    entered = Signal()

    def __init__(self, texts: Texts, keys: Sequence[str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        usual = {key: UsualCard(key, texts) for key in _USUAL}
        others = {key: PresetCard(key, texts) for key in keys if key not in _USUAL}
        self._cards: dict[str, PresetCard] = {**usual, **others}
        self.others = QWidget()
        self.door = button(texts("start-all", count=len(keys)), self.open_door, name="all-formats")
        self.setLayout(column(*usual.values(), self.others, gap=8))
        layout = QGridLayout(self.others)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.about = label("", "hint", wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        wide = 3 if letters() < _LARGE else 2
        layout.addWidget(self.about, -(-len(others) // wide), 0, 1, wide)
        for place, kind in enumerate(others.values()):
            layout.addWidget(kind, *divmod(place, wide))
        for key, kind in self._cards.items():
            self._group.addButton(kind)
            kind.toggled.connect(lambda on, key=key: self._pick(key) if on else None)
        for each in self.others.findChildren(QWidget):
            each.hide()  # not their parent alone: arrow keys would go to them
        self.about.ensurePolished()
        self.about.setMinimumHeight(height_of_lines(self.about, 2))
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
        return next(key for key, kind in self._cards.items() if kind.isChecked())

    def open_door(self) -> None:
        """Shows all other formats, below those that are played every week."""
        for each in self.others.findChildren(QWidget):
            each.show()
        self.door.hide()
        self._cards[self.keys[len(_USUAL)]].setFocus()

    def pick(self, key: str) -> None:
        if key not in _USUAL:
            self.open_door()
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
        return QSize(190, 2 * _PAD + line + (line + 3 if self._two_lines else 0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 -- the whole card is small
        pen, on, card = Pen(self, self.font()), self.isChecked(), self.rect().toRectF()
        strong = on or self.hasFocus() or self.underMouse()
        back = "selection" if on else "surface"
        pen.frame(card.adjusted(1, 1, -1, -1), "accent" if strong else "border", 8, 2 if on else 1, back)
        self._paint_inside(pen, card.adjusted(_PAD, _PAD, -_PAD, -_PAD), "text" if on else "muted")
        if self.hasFocus():
            pen.painter.setPen(QPen(LOOK.now.color("accent"), 1, Qt.PenStyle.DotLine))
            pen.painter.setBrush(Qt.BrushStyle.NoBrush)
            pen.painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 6, 6)
        pen.painter.end()

    def _paint_inside(self, pen: Pen, room: QRectF, color: str) -> None:
        side = in_letters(_PICTURE)
        pen.painter.drawPixmap(_PAD, (self.height() - side) // 2, pixmap(self.key, "accent", side))
        line = QRectF(room.left() + side + _PAD, room.top(), room.width() - side - _PAD, pen.unit)
        pen.words(line, self.text(), align=LEFT, bold=True)
        if self._two_lines:
            line.moveBottom(room.bottom())
            pen.words(line, self.short, color, LEFT)


class UsualCard(PresetCard):
    """A drawing of who plays with whom, the name, and the sentence that says what it is like."""

    def sizeHint(self) -> QSize:
        """With large letters as low as the name and the line below it: the button to go on stays in sight."""
        lines = QFontMetrics(self.font()).height() * 22 // 10
        return QSize(in_letters(300), in_letters(_DRAWING) if self._two_lines else 2 * _PAD + lines)

    def _paint_inside(self, pen: Pen, room: QRectF, color: str) -> None:
        drawing = QRectF(room.left(), room.top(), room.height() * 1.5, room.height())
        _DRAWINGS[self.key](pen.painter, drawing)
        words = room.adjusted(drawing.width() + 2 * _PAD, 0, 0, 0)
        name = QRectF(words.left(), words.top(), words.width(), pen.letters[_LARGER, True][1].height())
        pen.words(name, self.text(), align=LEFT, size=_LARGER, bold=True)
        words.adjust(0, name.height(), 0, _PAD)
        sentence = self.sentence if self._two_lines else self.short
        pen.lines(words, sentence, 1.0, color, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


_PAIR = ("accent", "note", "warning", "question")


def _table(painter: QPainter, middle: QPointF, radius: float, colors: Sequence[str]) -> None:
    """A table with a seat on each side; a line joins partners."""
    color = LOOK.now.color
    seats = [
        middle + QPointF(sin(place * pi / 2) * radius, -cos(place * pi / 2) * radius) for place in range(4)
    ]
    for one, other in ((0, 2), (1, 3)):
        painter.setPen(QPen(color(colors[one]), 2))
        painter.drawLine(seats[one], seats[other])
    painter.setPen(Qt.PenStyle.NoPen)
    for seat, name in zip(seats, colors, strict=True):
        painter.setBrush(color(name))
        painter.drawEllipse(seat, radius / 3.2, radius / 3.2)


def _mixed(painter: QPainter, room: QRectF) -> None:
    """The same four at two tables, each time with another partner."""
    radius = room.height() * 0.28
    for place, seats in ((0.25, (0, 1, 2, 3)), (0.75, (0, 2, 1, 3))):
        colors = [_PAIR[seat] for seat in seats]
        _table(painter, QPointF(room.left() + room.width() * place, room.center().y()), radius, colors)


def _teams(painter: QPainter, room: QRectF) -> None:
    """Partners stay together: two colours at each table."""
    radius = room.height() * 0.28
    for place, (one, other) in ((0.25, _PAIR[:2]), (0.75, _PAIR[2:])):
        middle = QPointF(room.left() + room.width() * place, room.center().y())
        _table(painter, middle, radius, (one, other, one, other))


def _bracket(painter: QPainter, room: QRectF) -> None:
    """Four, two, one."""
    color, step = LOOK.now.color, room.height() / 8
    x1, x2, x3 = (room.left() + room.width() * part for part in (0.12, 0.5, 0.88))
    heights = [room.top() + step * (1 + 2 * place) for place in range(4)]
    painter.setPen(QPen(color("muted"), 2))
    for first in (0, 2):
        middle = (heights[first] + heights[first + 1]) / 2
        for height in heights[first : first + 2]:
            painter.drawPolyline(
                [QPointF(x1, height), QPointF((x1 + x2) / 2, height), QPointF((x1 + x2) / 2, middle)]
            )
        ends = (QPointF((x1 + x2) / 2, middle), QPointF(x2, middle), QPointF(x2, room.center().y()))
        painter.drawPolyline([*ends, QPointF(x3, room.center().y())])
    painter.setPen(Qt.PenStyle.NoPen)
    for height, name in zip(heights, _PAIR, strict=True):
        painter.setBrush(color(name))
        painter.drawEllipse(QPointF(x1, height), step * 0.8, step * 0.8)
    painter.setBrush(color(_PAIR[0]))
    painter.drawEllipse(QPointF(x3, room.center().y()), step * 1.1, step * 1.1)


_DRAWINGS = {"club-evening": _mixed, "treibhaus": _teams, "knock-out": _bracket}
