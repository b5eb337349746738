"""What happened in a hand, in words, one line for each step?"""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tichu_turnier.gui.application import look
from tichu_turnier.gui.viewer.words import finding_of_hand, saying_words
from tichu_turnier.replay.viewing import ViewedStep
from tichu_turnier.texts import Texts

_LINES_WIDE, _MOST_WIDE = 16, 300
"""Width in heights of a line, and the most of it in pixels: large letters must leave room for the table."""
_STEP = Qt.ItemDataRole.UserRole
_PADDING_X, _PADDING_Y = 8, 6
"""Those of the style sheet."""
_FRAME = 8
WRONG = "\N{BALLOT X}"


class StepList(QListWidget):
    """The steps under headings for the tricks; a broken rule stands in words at its step."""

    picked = Signal(int)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._rows: list[int] = []
        self._sizes: dict[str, QSize] = {}
        """Of the lines that are listed: most are said again and again."""
        self.setFixedWidth(min(_MOST_WIDE, _LINES_WIDE * self.fontMetrics().height()))
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._pick)

    def show_steps(self, steps: Sequence[ViewedStep], names: Sequence[str]) -> None:
        """Lists these steps."""
        self.clear()
        self._rows, self._sizes = [], {}
        trick = 0
        for number, step in enumerate(steps):
            if step.trick != trick:
                trick = step.trick
                self._heading(self._texts("viewer-trick", trick=trick))
            self._rows.append(self.count())
            self._line(number, step, names)

    def mark(self, step: int) -> None:
        """Marks the step that is shown and keeps its surroundings in sight."""
        if step < len(self._rows):
            self.setCurrentRow(self._rows[step])
            self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    def _heading(self, words: str) -> None:
        item = QListWidgetItem(words, self)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setForeground(look().color("muted"))
        font = QFont(self.font())
        font.setBold(True)
        item.setFont(font)

    def _line(self, number: int, step: ViewedStep, names: Sequence[str]) -> None:
        words = saying_words(self._texts, names, step.said)
        if step.finding is not None:
            words = f"{WRONG} {words}\n{finding_of_hand(self._texts, names, step.finding)}"
        item = QListWidgetItem(words, self)
        item.setData(_STEP, number)
        if words not in self._sizes:
            self._sizes[words] = self._size(words)
        item.setSizeHint(self._sizes[words])
        if step.finding is not None:
            item.setForeground(look().color("error"))

    def _size(self, words: str) -> QSize:
        """What the words need; Qt itself forgets the padding of the style sheet when it breaks lines."""
        metrics = self.fontMetrics()
        bar = self.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, self.minimumWidth() - bar - 2 * _PADDING_X - _FRAME, 0)
        high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        return QSize(0, high + 2 * _PADDING_Y)

    def _pick(self, item: QListWidgetItem) -> None:
        step = item.data(_STEP)
        if step is not None:
            self.picked.emit(int(step))
