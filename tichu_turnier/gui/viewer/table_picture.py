"""Paints the table of the viewer, holdings around the trick, and puts what happened in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.fitting import paint_line
from tichu_turnier.gui.common.painting import CENTER, Pen, pixmap, smooth
from tichu_turnier.gui.viewer.table_layout import (
    LEFTS,
    MOST_CARDS,
    RIGHTS,
    SEEN_WIDTH,
    SHAPE,
    TableLayout,
    layout_for,
    sides_of_seats,
)
from tichu_turnier.replay.viewing import SPECIAL_KEYS, Saying, ViewedSeat, ViewedStep
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Cards, each_card, rank_of
from tichu_turnier.texts import Texts

_SEATS = ("who", "to", "partner", "before")
_CARDS = ("first", "second", "third")
_RANKS = ("rank", "low", "high", "wish")


def seat_names(texts: Texts, known: Sequence[str], *, clockwise: bool) -> tuple[str, ...]:
    """Who sits at each seat: by name where there is one, else by the side of the table."""
    sides = sides_of_seats(len(known), clockwise=clockwise)
    return tuple(name or texts(f"viewer-side-{side}") for side, name in zip(sides, known, strict=True))


def saying_words(texts: Texts, names: Sequence[str], saying: Saying) -> str:
    values: dict[str, str] = {}
    for name, value in saying.args.items():
        if name in _SEATS:
            values[name] = names[value]
        elif name in _CARDS:
            values[name] = card_words(texts, value)
        else:
            values[name] = rank_letter(texts, value) if name in _RANKS else number(value)
    if saying.what is not None:
        values["what"] = saying_words(texts, names, saying.what)
    if saying.cards:
        values["cards"] = ", ".join(card_words(texts, card) for card in reversed(each_card(saying.cards)))
    return texts(saying.key, **values)


def card_words(texts: Texts, card: Cards) -> str:
    if card in SPECIAL_KEYS:
        return texts(f"viewer-face-{SPECIAL_KEYS[card]}")
    suit = texts(f"viewer-suit-{suit_of(card)}")
    return texts("viewer-card", suit=suit, rank=rank_letter(texts, rank_of(card)))


def finding_of_hand(texts: Texts, names: Sequence[str], finding: Finding) -> str:
    """A finding with the name of the player whom it is about, and where it stands in the log."""
    args = {name: number(value) if isinstance(value, int) else value for name, value in finding.args.items()}
    if "seat" in args:
        args["seat"] = names[int(finding.args["seat"])]
    words = texts(finding.key, **args)
    if len(finding.where) == 2 and finding.where[0] == "line":  # noqa: PLR2004 - word and number
        return texts("viewer-in-line", words=words, line=finding.where[1])
    return words


def number(value: int) -> str:
    return str(value).replace("-", "−")


def rank_letter(words: Callable[[str], str], rank: int) -> str:
    """How a rank is written: a number, or the letter of jack, queen, king and ace."""
    return str(rank) if rank <= 10 else words(f"viewer-rank-{rank}")  # noqa: PLR2004 - the last number


def suit_of(card: Cards) -> int:
    return (card.bit_length() - 1) % 4


_MIDDLE = Qt.AlignmentFlag.AlignHCenter
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
        upper = QRectF(0, height * 0.05, width, height * 0.5)
        letter = rank_letter(self._words, rank)
        paint_line(painter, letter, upper, height * 0.44, _MIDDLE, ink.name(), bold=True)
        size = max(1, round(height * 0.34))
        painter.drawPixmap(
            QPointF((width - size) / 2, height * 0.755 - size / 2), pixmap(f"suit-{suit}", ink.name(), size)
        )

    def _special(self, painter: QPainter, card: Cards) -> None:
        width, height = self.size.width(), self.size.height()
        sign, ink = _SPECIAL[card]
        above = QRectF(0, height * 0.06, width, height * 0.56)
        paint_line(painter, sign, above, height * 0.46, _MIDDLE, ink, bold=True)
        name = self._words(f"viewer-face-{SPECIAL_KEYS[card]}")
        below = QRectF(2, height * 0.62, width * SEEN_WIDTH - 3, height * 0.32)
        paint_line(painter, name, below, height * 0.23, _MIDDLE, ink, bold=True)


_LEAST = QSize(340, 320)
_ASIDE = 0.65
_FRAME = 3
_ALIGN = dict.fromkeys(LEFTS, Qt.AlignmentFlag.AlignLeft) | dict.fromkeys(RIGHTS, Qt.AlignmentFlag.AlignRight)
_LINE_BY_HEIGHT = 0.042
"""A line of words by the height of the table: it is read from further away on a larger window."""
_LETTERS_BY_LINE = 0.6
_PADDING = 0.35
"""On each side of the words of a chip, in heights of a line."""
_GAP = 6


@dataclass(frozen=True, slots=True)
class Chip:
    """Some words on a coloured ground."""

    words: str
    ink: str
    ground: str = ""
    """Names of colours of the theme; no ground leaves the table's."""
    bold: bool = False


def chips_of(texts: Texts, name: str, step: ViewedStep, seat: int) -> list[Chip]:
    seen = step.seats[seat]
    if step.turn == seat:
        words = texts(f"viewer-waits-{step.waits}", who=name)
        chips = [Chip(f"\N{BLACK RIGHT-POINTING TRIANGLE} {words}", "on_accent", "accent", bold=True)]
    else:
        chips = [Chip(name, "text", "surface", bold=True)]
    if seen.call is not Call.NONE:
        chips.append(_call(texts, seen))
    if seen.place is not None:
        chips.append(Chip(texts("viewer-out", place=seen.place), "note", "note_back"))
    if seen.card_points or seen.dragon:
        key = "viewer-points-dragon" if seen.dragon else "viewer-points"
        chips.append(Chip(texts(key, points=number(seen.card_points)), "muted"))
    return chips


def _call(texts: Texts, seen: ViewedSeat) -> Chip:
    words = texts(f"viewer-call-{seen.call}")
    if seen.made is None:
        return Chip(words, "warning", "warning_back", bold=True)
    sign, color = ("\N{CHECK MARK}", "ok") if seen.made else ("\N{BALLOT X}", "error")
    return Chip(f"{words} {sign}", color, "surface", bold=True)


def paint_chips(pen: Pen, chips: Sequence[Chip], area: QRectF, line: float, align: Qt.AlignmentFlag) -> float:
    """Writes the chips into an area, in as many lines of that height as they need; returns where they end."""
    padding, top = line * _PADDING, area.top()
    for row in _rows(pen, chips, area.width(), padding):
        wide = sum(width for _, width in row) + _GAP * (len(row) - 1)
        left = area.left()
        if align & _MIDDLE:
            left = area.center().x() - wide / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            left = area.right() - wide
        for chip, width in row:
            box = QRectF(left, top + 1, width, line - 2)
            if chip.ground:
                pen.fill(box, chip.ground, box.height() / 3)
                box.adjust(padding, 0, 1 - padding, 0)
            pen.words(box, chip.words, chip.ink, bold=chip.bold)
            left += width + _GAP
        top += line
    return top


def _rows(pen: Pen, chips: Sequence[Chip], room: float, padding: float) -> list[list[tuple[Chip, float]]]:
    """The chips with their widths, in lines that are not wider than there is room."""
    rows: list[list[tuple[Chip, float]]] = []
    left = 0.0
    for chip in chips:
        around = 2 * padding if chip.ground else padding
        width = min(room, pen.letters[1.0, chip.bold][1].horizontalAdvance(chip.words) + around)
        if not rows or width > left:
            rows.append([])
            left = room
        rows[-1].append((chip, width))
        left -= width + _GAP
    return rows


class TablePicture(QWidget):
    """Paints one step; everything it says stands beside it in words too."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._step: ViewedStep | None = None
        self._names: tuple[str, ...] = ()
        self._sides: tuple[int, ...] = ()
        self._most = MOST_CARDS
        self._hint = ""
        self._faces: CardFaces | None = None
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_step(
        self, step: ViewedStep, names: Sequence[str], *, clockwise: bool, most: int = MOST_CARDS
    ) -> None:
        self._step, self._names, self._most = step, tuple(names), most
        self._sides = sides_of_seats(len(step.seats), clockwise=clockwise)
        self.update()

    def show_words(self, words: str) -> None:
        self._step, self._hint = None, words
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._faces = None
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        line = max(self.fontMetrics().height() * 1.35, self.height() * _LINE_BY_HEIGHT)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * line * _LETTERS_BY_LINE / QFontInfo(font).pixelSize())
        pen, ground = Pen(self, font), QRectF(self.rect())
        pen.frame(ground, "border", 12, 1, "sunken")
        if self._step is None:
            pen.lines(ground.adjusted(40, 20, -40, -20), self._hint, 1, "muted", CENTER)
        else:
            self._paint(pen, line, self._step)
        pen.painter.end()

    def _paint(self, pen: Pen, line: float, step: ViewedStep) -> None:
        layout = layout_for(QSizeF(self.size()), line, len(step.seats), self._most)
        for seat in range(len(step.seats)):
            self._player(pen, layout, step, seat)
        if step.wish is not None:
            words = self._texts("viewer-wish", wish=rank_letter(self._texts, step.wish))
            wish = Chip(words, "question", "question_back", bold=True)
            paint_chips(pen, [wish], layout.area, line, Qt.AlignmentFlag.AlignLeft)
        for seat in range(len(step.seats)):
            self._laid(pen, layout, step, seat)

    def _player(self, pen: Pen, layout: TableLayout, step: ViewedStep, seat: int) -> None:
        side, cards = self._sides[seat], step.seats[seat].cards
        words = layout.words(side)
        chips = chips_of(self._texts, self._names[seat], step, seat)
        align = _ALIGN.get(side, _MIDDLE)
        more = max(0.0, paint_chips(pen, chips, words, layout.line, align) - words.bottom())
        faces = self._cards(layout.card.height())
        for card, place in zip(cards, layout.held(side, len(cards)), strict=True):
            pen.painter.drawPixmap(place.topLeft() + QPointF(0, more), faces.face(card))

    def _laid(self, pen: Pen, layout: TableLayout, step: ViewedStep, seat: int) -> None:
        seen, on_top = step.seats[seat], step.top == seat
        places = layout.laid(self._sides[seat], max(1, len(seen.laid)))
        pen.painter.setOpacity(1.0 if on_top else _ASIDE)
        faces = self._cards(layout.card.height())
        for card, place in zip(seen.laid, places, strict=False):
            pen.painter.drawPixmap(place.topLeft(), faces.face(card))
        pen.painter.setOpacity(1.0)
        around = places[0].united(places[-1])
        if on_top and seen.laid:
            edge = 3 + _FRAME / 2
            frame = around.adjusted(-edge, -edge, edge, edge)
            pen.frame(frame, "error" if step.refused else "accent", 9, _FRAME)
        if seen.passed:
            room = QRectF(0, 0, self.width(), layout.line)
            room.moveCenter(around.center())
            chip = Chip(self._texts("viewer-passed"), "text", "surface")
            paint_chips(pen, [chip], room, layout.line, _MIDDLE)

    def _cards(self, height: float) -> CardFaces:
        wanted = (height, self.devicePixelRatioF())
        if self._faces is None or self._faces.made_for != wanted:
            self._faces = CardFaces(self._texts, *wanted)
        return self._faces
