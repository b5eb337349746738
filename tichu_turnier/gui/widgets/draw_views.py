"""Does the seat plan of a round stand in front, or its tables as a list?"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QSizePolicy, QStackedWidget, QWidget

from tichu_turnier.gui.widgets.parts import button, column
from tichu_turnier.gui.widgets.seat_list import SeatList
from tichu_turnier.gui.widgets.seat_plan import SeatPlan
from tichu_turnier.texts import Texts

PLAN, LIST = range(2)
_KEYS = ("Ctrl+G", "Ctrl+T")
_NAMES = ("plan", "list")
_LINES = 4
"""Room for what is said about an exchange, so that the picture stays where it is."""


class DrawViews(QStackedWidget):
    """The views of a draw; `buttons` and their keys choose one."""

    chosen = Signal()
    """Somebody asked for one of these views."""

    def __init__(self, texts: Texts, screen: QWidget) -> None:
        super().__init__()
        self.plan = SeatPlan()
        self.plan.placeholder = texts("draw-nothing")
        self.plan.setAccessibleName(texts("exchange-plan"))
        self.words = _Words()
        self.words.setObjectName("exchange-words")
        self.list = SeatList(texts)
        page = QWidget()
        layout = column(self.plan, self.words, gap=8)
        layout.setStretch(0, 1)
        page.setLayout(layout)
        page.setFocusProxy(self.plan)
        self.addWidget(page)
        self.addWidget(self.list)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(texts, number, screen) for number in range(len(_NAMES))]
        self.buttons[PLAN].setChecked(True)

    def choose(self, number: int) -> None:
        """Brings a view to the front."""
        self.buttons[number].setChecked(True)
        self.setCurrentIndex(number)

    def _button(self, texts: Texts, number: int, screen: QWidget) -> QPushButton:
        name, key = _NAMES[number], _KEYS[number]
        tip = f"{texts(f'exchange-{name}-tip')} ({key})"
        result = button(texts(f"exchange-{name}"), lambda: self._ask(number), tip=tip)
        result.setObjectName(f"show-{name}")
        result.setCheckable(True)
        self._group.addButton(result, number)
        QShortcut(QKeySequence(key), screen).activated.connect(result.click)
        return result

    def _ask(self, number: int) -> None:
        self.choose(number)
        self.chosen.emit()
        self.currentWidget().setFocus()


class _Words(QLabel):
    """What is said about an exchange; always as high, so that the picture stays where it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """So many lines."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as need be."""
        return QSize(1, _LINES * self.fontMetrics().lineSpacing())

    def heightForWidth(self, width: int) -> int:
        """The same for any width."""
        del width
        return self.minimumSizeHint().height()
