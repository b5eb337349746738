"""Does the seat plan of a round stand in front, its tables as a list, or who met whom?"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fixed_height_label import FixedWords
from tichu_turnier.gui.common.parts import button, column
from tichu_turnier.gui.draw.matrix_page import MatrixPage
from tichu_turnier.gui.draw.seat_list import SeatList
from tichu_turnier.gui.draw.seat_plan import SeatPlan
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Tournament

PLAN, LIST, MATRIX = range(3)
_KEYS = ("Ctrl+G", "Ctrl+T", "Ctrl+M")
_WORDS = ("exchange-plan", "exchange-list", "matrix-button")
_TIPS = ("exchange-plan-tip", "exchange-list-tip", "matrix-tip")
_LINES = 4
"""Room for what is said about an exchange."""


class DrawViews(QStackedWidget):
    """The views of a draw; `buttons` and their keys choose one."""

    chosen = Signal()
    """Somebody asked for one of these views."""

    def __init__(self, bridge: Bridge, texts: Texts, screen: QWidget) -> None:
        super().__init__()
        self.plan = SeatPlan()
        self.plan.placeholder = texts("draw-nothing")
        self.plan.setAccessibleName(texts("exchange-plan"))
        self.words = FixedWords(_LINES, "hint")
        self.words.setObjectName("exchange-words")
        self.list = SeatList(texts)
        page = QWidget()
        layout = column(self.plan, self.words, gap=8)
        layout.setStretch(0, 1)
        page.setLayout(layout)
        page.setFocusProxy(self.plan)
        self.addWidget(page)
        self.addWidget(self.list)
        self.matrix = MatrixPage(bridge, texts)
        self.addWidget(self.matrix)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(texts, number, screen) for number in range(len(_WORDS))]
        self.buttons[PLAN].setChecked(True)

    def choose(self, number: int) -> None:
        """Brings a view to the front."""
        self.buttons[number].setChecked(True)
        self.setCurrentIndex(number)

    def show_tournament(self, tournament: Tournament) -> None:
        """All rounds, the proposed one too; where losers are out, the bracket tells who met whom."""
        many = format_of(tournament.regulations.format).bracket is None
        self.buttons[MATRIX].setVisible(many)
        if not many and self.currentIndex() == MATRIX:
            self.choose(PLAN)
        self.matrix.show_tournament(tournament)

    def _button(self, texts: Texts, number: int, screen: QWidget) -> QPushButton:
        tip = f"{texts(_TIPS[number])} ({_KEYS[number]})"
        result = button(texts(_WORDS[number]), lambda: self._ask(number), tip=tip)
        result.setObjectName(f"show-{_WORDS[number]}")
        result.setCheckable(True)
        self._group.addButton(result, number)
        QShortcut(QKeySequence(_KEYS[number]), screen).activated.connect(result.click)
        return result

    def _ask(self, number: int) -> None:
        self.choose(number)
        self.chosen.emit()
        (self.plan, self.list, self.matrix)[number].setFocus()
