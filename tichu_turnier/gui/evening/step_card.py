"""What is to be done now, in one sentence and one button?"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import Button, button, column, label


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do: words on a button, and what they do."""

    words: str
    do: Callable[[], None]
    name: str = ""


class StepCard(QFrame):
    """Heading, a line that says more, the one large button, and what else could be done."""

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.heading = label("", "big", wrap=True)
        self.heading.setObjectName("step")
        self.more = label("", "hint", wrap=True)
        self.big = Button()
        self.big.setObjectName("next-step")
        self.big.setProperty("role", "primary")
        self.big.setCursor(Qt.CursorShape.PointingHandCursor)
        self.big.setToolTip(tip)
        self.big.setMinimumHeight(52)
        self.big.clicked.connect(self.act)
        self._act: Act | None = None
        self._others: list[QPushButton] = []
        self._shown: tuple[object, ...] = ()
        self._line = Flow(self.big)
        layout = column(self.heading, self.more, margin=18, gap=6)
        layout.addSpacing(8)
        layout.addLayout(self._line)
        self.setLayout(layout)

    def show_step(self, heading: str, more: str, act: Act, others: Sequence[Act] = ()) -> None:
        """Shows this step; the buttons are only made anew when their words change."""
        self._act = act
        words = (heading, more, act.words, tuple(other.words for other in others))
        if words == self._shown:
            return
        self._shown = words
        self.heading.setText(heading)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.big.setText(act.words)
        for other in self._others:
            self._line.removeWidget(other)
            other.hide()
            other.deleteLater()
        self._others.clear()
        for each in others:
            self._others.append(self._button(each))

    def act(self) -> None:
        """Does the next step."""
        if self._act is not None:
            self._act.do()

    def _button(self, act: Act) -> QPushButton:
        result = button(act.words, act.do)
        result.setObjectName(act.name)
        self._line.addWidget(result)
        QWidget.setTabOrder(self._others[-1] if self._others else self.big, result)
        return result
