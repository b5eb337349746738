"""A hand in the viewer: its table, its steps in words, and going from step to step."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QSlider, QWidget

from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, label, line
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.gui.viewer.table_picture import (
    TablePicture,
    finding_of_hand,
    number,
    saying_words,
    seat_names,
)
from tichu_turnier.replay.game_log import ViewedHand
from tichu_turnier.replay.viewing import ViewedStep, next_trick, previous_trick
from tichu_turnier.texts import Texts

_LONGEST = 12
_POINTS_LINES = 4
_SAID_LINES = 3.8
"""Room for what is said below the table, so that the table stays where it is."""
_LINES_WIDE, _MOST_WIDE = 16, 300
"""Width in heights of a line, and the most of it in pixels: large letters must leave room for the table."""
_STEP = Qt.ItemDataRole.UserRole
_PADDING_X, _PADDING_Y = 8, 6
_FRAME = 8
WRONG = "\N{BALLOT X}"


class StepList(QListWidget):
    """The steps under headings for the tricks; a broken rule stands in words at its step."""

    picked = Signal(int)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._rows: list[int] = []
        self.setFixedWidth(min(_MOST_WIDE, _LINES_WIDE * self.fontMetrics().height()))
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._pick)

    def show_steps(self, steps: Sequence[ViewedStep], names: Sequence[str]) -> None:
        self.clear()
        self._rows = []
        trick = 0
        for at, step in enumerate(steps):
            if step.trick != trick:
                trick = step.trick
                item = QListWidgetItem(self._texts("viewer-trick", trick=trick), self)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                item.setForeground(LOOK.now.color("muted"))
                font = QFont(self.font())
                font.setBold(True)
                item.setFont(font)
            self._rows.append(self.count())
            self._line(at, step, names)

    def mark(self, step: int) -> None:
        if step < len(self._rows):
            self.setCurrentRow(self._rows[step])
            self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    def _line(self, number: int, step: ViewedStep, names: Sequence[str]) -> None:
        words = saying_words(self._texts, names, step.said)
        if step.finding is not None:
            words = f"{WRONG} {words}\n{finding_of_hand(self._texts, names, step.finding)}"
        item = QListWidgetItem(words, self)
        item.setData(_STEP, number)
        # What the words need: Qt itself forgets the padding of the style sheet when it breaks lines.
        metrics = self.fontMetrics()
        bar = self.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, self.minimumWidth() - bar - 2 * _PADDING_X - _FRAME, 0)
        high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        item.setSizeHint(QSize(0, high + 2 * _PADDING_Y))
        if step.finding is not None:
            item.setForeground(LOOK.now.color("error"))

    def _pick(self, item: QListWidgetItem) -> None:
        step = item.data(_STEP)
        if step is not None:
            self.picked.emit(int(step))


class HandPanel(QWidget):
    """Shows one hand, one step at a time."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.at = 0
        self.hand: ViewedHand | None = None
        self._names: tuple[str, ...] = ()
        self.picture = TablePicture(texts)
        self.steps = StepList(texts)
        self.steps.setAccessibleName(texts("viewer-button-step"))
        self.steps.picked.connect(self.go)
        self.said = label("", "heading", wrap=True)
        self.wrong = label("", "error", wrap=True)
        self._step, self._trick = label("", "hint"), label("", "heading")
        self._sides = (label(""), label(""))
        self.points = (label("", "heading"), label("", "heading"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(texts("viewer-button-step"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.valueChanged.connect(self.go)
        head = line(self._trick, self._step, None)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.wrong.hide()
        words = column(self.said, self.wrong, None, gap=2)
        points = QGridLayout()
        points.setContentsMargins(0, 0, 0, 0)
        points.setSpacing(2)
        for side in (0, 1):
            points.addWidget(self._sides[side], side, 0)
            points.addWidget(self.points[side], side, 1, Qt.AlignmentFlag.AlignRight)
        points.setColumnMinimumWidth(1, _POINTS_LINES * self.fontMetrics().height())
        points.setRowStretch(2, 1)
        result = boxed(line(words, points, gap=20, grows=words))
        result.setFixedHeight(int(_SAID_LINES * self.fontMetrics().height()))
        left = column(head, self.picture, result, gap=8, grows=self.picture)
        whole = line(left, self.steps, grows=left)
        self._controls = self._buttons()
        self.setLayout(column(whole, self._controls, grows=whole))

    def show_hand(self, hand: ViewedHand, at: int = 0) -> None:
        self.hand = hand
        self._names = seat_names(self.texts, hand.names, clockwise=hand.clockwise)
        self.steps.show_steps(hand.steps, self._names)
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, len(hand.steps) - 1))
        self.slider.blockSignals(False)
        self._controls.setEnabled(bool(hand.steps))
        self.at = -1
        if hand.steps:
            self.go(at)
        else:
            self._empty(self.texts("viewer-not-playable"))

    def show_words(self, words: str) -> None:
        self.hand = None
        self.steps.clear()
        self._controls.setEnabled(False)
        self._empty(words)

    def go(self, at: int) -> None:
        if self.hand is None or not self.hand.steps:
            return
        at = max(0, min(at, len(self.hand.steps) - 1))
        if at != self.at:
            self.at = at
            self._show(self.hand)

    def go_by(self, steps: int) -> None:
        self.go(self.at + steps)

    def go_to_trick(self, by: int) -> None:
        """To the lead of the next trick (1), of this one or the one before (-1)."""
        if self.hand is not None and self.hand.steps:
            find = next_trick if by > 0 else previous_trick
            self.go(find(self.hand.steps, self.at))

    def go_to_end(self) -> None:
        self.go(len(self.hand.steps) if self.hand is not None else 0)

    def _show(self, hand: ViewedHand) -> None:
        texts, steps = self.texts, hand.steps
        step = steps[self.at]
        most = max(len(seat.cards) for seat in steps[0].seats)
        self.picture.show_step(step, self._names, clockwise=hand.clockwise, most=most)
        self.steps.mark(self.at)
        self.slider.setValue(self.at)
        self.said.setText(saying_words(texts, self._names, step.said))
        self.picture.setAccessibleName(self.said.text())
        announce(self.picture, self.said.text())
        wrong = "" if step.finding is None else finding_of_hand(texts, self._names, step.finding)
        self.wrong.setText(f"{WRONG} {wrong}")
        self.wrong.setVisible(bool(wrong))
        self._step.setText(texts("viewer-step", step=self.at + 1, steps=len(steps)))
        self._trick.setText(texts("viewer-trick", trick=step.trick))
        self._trick.setVisible(step.trick > 0)
        names = [(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…") for name in self._names]
        for side in (0, 1):
            *others, last = names[side::2]
            self._sides[side].setText(texts("viewer-partners", one=" + ".join(others), two=last))
            self.points[side].setText(texts("viewer-points", points=number(step.card_points[side])))

    def _empty(self, words: str) -> None:
        for each in (self.said, self.wrong, self._step, self._trick, *self._sides, *self.points):
            each.setText("")
        self.picture.show_words(words)

    def _buttons(self) -> QWidget:
        texts = self.texts
        trick, step = texts("viewer-button-trick"), texts("viewer-button-step")
        before = (
            self._button("first", "", lambda: self.go(0)),
            self._button("trick-back", trick, lambda: self.go_to_trick(-1)),
            self._button("back", step, lambda: self.go_by(-1)),
        )
        behind = (
            self._button("forward", step, lambda: self.go_by(1)),
            self._button("trick-forward", trick, lambda: self.go_to_trick(1)),
            self._button("last", "", self.go_to_end),
        )
        return boxed(line(*before, self.slider, line(*behind, gap=8), gap=8, grows=self.slider))

    def _button(self, name: str, words: str, action: Callable[[], object]) -> QPushButton:
        result = button(words, action, picture=name, tip=self.texts(f"viewer-{name}"), name=name)
        result.setAccessibleName(result.toolTip())  # a trick back and one on are called the same
        result.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return result
