"""The views of a draw: seat plan, list of tables, who met whom."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from tichu_turnier.desk.hand_draw import names
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.parts import FixedWords, boxed, column, label
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.draw.meeting_matrix import MatrixPage
from tichu_turnier.gui.draw.seat_plan import SeatPlan
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import OddNumbers, Round, Seating, Tournament
from tichu_turnier.tournament.tables.kind_texts import KindTexts, kind_texts
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import Together, odd_numbers_of, ways_together
from tichu_turnier.words.listings.seats import board_words

PLAN, LIST, MATRIX = range(3)
_KEYS = ("Ctrl+G", "Ctrl+T", "Ctrl+M")
_WORDS = ("exchange-plan", "exchange-list", "matrix-button")
_TIPS = ("exchange-plan-tip", "exchange-list-tip", "matrix-tip")
_LINES = 4


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """One table of a draw: who sits there, in the order in which it is read out."""

    table: int
    people: tuple[str, ...]
    boards: str = ""


class SeatList(QWidget):
    """The tables as they are read out, and below them who partners whom."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self._shape: tuple[int, KindTexts] | None = None
        self.legend = label("", "hint", wrap=True)
        self.model: RowsModel[DrawnTable] = RowsModel([], texts, lambda row: row.table)
        self.table: Table[DrawnTable] = Table(self.model, nothing=texts("draw-nothing"))
        self.setLayout(column(self.table, self.legend, gap=8, grows=self.table))
        self.setFocusProxy(self.table)

    def show_round(self, tournament: Tournament, drawn: Round) -> None:
        self.model.show([self._drawn_table(tournament, seating) for seating in drawn.tables])

    def show_nothing(self) -> None:
        self.model.show([])

    def set_columns(self, tournament: Tournament) -> None:
        keys = kind_texts(tournament.regulations)
        shape = (tournament.regulations.stages, keys)
        if shape == self._shape:
            return
        self._shape = shape
        people = [Column(key, _person(index), tip=_person(index)) for index, key in enumerate(keys.read_out)]
        further: list[Column[DrawnTable]] = [Column(keys.boards, lambda row: row.boards, width=110)]
        table: Column[DrawnTable] = Column("draw-table", lambda row: str(row.table), RIGHT, width=70)
        self.model.show((), [table, *people, *(further if keys.boards else [])])
        # Who partners whom, in the letters of the columns.
        regulations = tournament.regulations
        size = regulations.hands_per_stage
        ends = {"first": size, "second": size + 1, "third": 2 * size, "fourth": 2 * size + 1}
        words = self.texts("draw-legend", last=3 * size, **ends)
        words = words if regulations.stages > 1 else self.texts("draw-legend-sides")
        six = odd_numbers_of(regulations) is OddNumbers.SIX
        self.legend.setText(f"{words}  {self.texts('odd-six-legend')}" if six else words)
        self.legend.setVisible(ways_together(regulations) != (Together.OPPONENTS,))

    def _drawn_table(self, tournament: Tournament, seating: Seating) -> DrawnTable:
        people = names(tournament, table_of(seating, tournament.regulations).read_out)
        return DrawnTable(seating.table, people, board_words(seating, tournament, self.texts))


def _person(place: int) -> Callable[[DrawnTable], str]:
    return lambda row: row.people[place] if place < len(row.people) else ""


class DrawViews(QStackedWidget):
    """The views of a draw; `buttons` and their keys choose one."""

    chosen = Signal()

    def __init__(self, bridge: Bridge, texts: Texts, screen: QWidget) -> None:
        super().__init__()
        self.plan = SeatPlan()
        self.plan.placeholder = texts("draw-nothing")
        self.plan.setAccessibleName(texts("exchange-plan"))
        self.words = FixedWords(_LINES, "hint")
        self.words.setObjectName("exchange-words")
        self.list = SeatList(texts)
        page = boxed(column(self.plan, self.words, gap=8, grows=self.plan))
        page.setFocusProxy(self.plan)
        self.addWidget(page)
        self.addWidget(self.list)
        self.matrix = MatrixPage(bridge, texts)
        self.addWidget(self.matrix)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(texts, number, screen) for number in range(len(_WORDS))]
        self.buttons[PLAN].setChecked(True)

    def choose(self, number: int) -> None:
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
        name = f"show-{_WORDS[number]}"
        result = button(texts(_WORDS[number]), lambda: self._ask(number), tip=tip, name=name)
        result.setCheckable(True)
        self._group.addButton(result, number)
        on_keys(screen, _KEYS[number], result.click)
        return result

    def _ask(self, number: int) -> None:
        self.choose(number)
        self.chosen.emit()
        (self.plan, self.list, self.matrix)[number].setFocus()
