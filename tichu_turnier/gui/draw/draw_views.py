"""The views of a draw: seat plan, list of tables, who met whom, bracket."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from tichu_turnier.desk.typed_draw import names
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.painting import LEFT, RIGHT, Pen
from tichu_turnier.gui.common.parts import FixedWords, card, column, label
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.common.zoom_view import ZoomView
from tichu_turnier.gui.draw.bracket_view import BracketView, bracket_of
from tichu_turnier.gui.draw.seat_plan import STEPS, SeatPlan
from tichu_turnier.gui.theme import LOOK
from tichu_turnier.sheets.document import Bracket, Matrix
from tichu_turnier.sheets.fairness import cell_words, matrix_words
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.tournament.tables.kind_texts import KindTexts, kind_texts
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import Together, ways_together
from tichu_turnier.words.listings.seats import board_words

PLAN, LIST, MATRIX, BRACKET = range(4)
_BUTTONS = (
    ("exchange-plan", "exchange-plan-tip", "Ctrl+G"),
    ("exchange-list", "exchange-list-tip", "Ctrl+T"),
    ("matrix-button", "matrix-tip", "Ctrl+M"),
    ("sheets-bracket", "bracket-tip", "Ctrl+B"),
)


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
        rows = []
        for seating in drawn.tables:
            people = names(tournament, table_of(seating, tournament.regulations).read_out)
            rows.append(DrawnTable(seating.table, people, board_words(seating, tournament, self.texts)))
        self.model.show(rows)

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
        beside = kind_texts(regulations).legend
        self.legend.setText(f"{words}  {self.texts(beside)}" if beside else words)
        self.legend.setVisible(ways_together(regulations) != (Together.OPPONENTS,))


def _person(place: int) -> Callable[[DrawnTable], str]:
    return lambda row: row.people[place] if place < len(row.people) else ""


_LEAST, _MOST = 1.0, 1.9
_NAMES, _NARROW_NAMES = 9.0, 6.0
_NUMBER = 1.5


class MatrixPage(QWidget):
    """The matrix, what it means, and who stands at the current cell."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._latest: Latest[Matrix] = Latest(bridge, self)
        self._wanted: Tournament | None = None
        self.view = MeetingMatrix()
        self.view.placeholder = texts("matrix-nothing")
        self.view.setAccessibleName(texts("matrix-title"))
        self.view.pointed.connect(self._tell)
        self.words = FixedWords(2, "heading")
        self.words.setObjectName("matrix-words")
        self.legend = label("", "hint", wrap=True)
        whole = card(column(self.words, self.view, self.legend, margin=12, gap=8, grows=self.view))
        self.setLayout(column(whole))
        self.setFocusProxy(self.view)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the picture of this snapshot made, once it is in sight."""
        self._wanted = tournament
        if self.isVisible():
            self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        tournament, texts = self._wanted, self._texts
        if tournament is not None:
            self._latest.ask_about(tournament, lambda: matrix_words(tournament, texts), self._show)

    def _show(self, matrix: Matrix) -> None:
        self.view.show_matrix(matrix)
        self.legend.setText(matrix.legend)
        self.words.setText(self._texts("matrix-hint" if matrix.names else "matrix-nothing"))

    def _tell(self, row: int, column: int) -> None:
        words = cell_words(self.view.matrix, row, column, self._texts)
        self.words.setText(words)
        self.view.setAccessibleDescription(words)


class MeetingMatrix(ZoomView):
    """People in rows, the same people by their numbers in columns; discs are partners, squares opponents.

    Pointing at a cell, or going there with the arrows, tells who and when. Its size is that of a cell in
    heights of a line.
    """

    pointed = Signal(int, int)

    def __init__(self) -> None:
        super().__init__("matrix", 0.7, 2 * _MOST)
        self.viewport().setMouseTracking(True)
        self.matrix = Matrix((), {}, {}, (), ("", ""), "")
        self.placeholder = ""
        self.current = (0, 0)
        self._cell = 16.0
        self._names = 100.0

    def show_matrix(self, matrix: Matrix) -> None:
        self.matrix = matrix
        last = max(0, len(matrix.names) - 1)
        self.current = min(self.current[0], last), min(self.current[1], last)
        self._settle()

    def go(self, row: int, column: int) -> None:
        last = len(self.matrix.names) - 1
        if last < 0:
            return
        row, column = max(0, min(last, row)), max(0, min(last, column))
        for bar, at in ((self.verticalScrollBar(), row), (self.horizontalScrollBar(), column)):
            start, end = int(at * self._cell), int((at + 1) * self._cell)
            bar.setValue(max(min(bar.value(), start), end - bar.pageStep()))
        self._point_at(row, column)

    def area(self, row: int, column: int) -> QRectF:
        """Where a cell stands now."""
        left = self._names - self.horizontalScrollBar().value() + column * self._cell
        top = self._head - self.verticalScrollBar().value() + row * self._cell
        return QRectF(left, top, self._cell, self._cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row, column = Qt.Key(event.key()), *self.current
        if key in STEPS:
            self.go(row + STEPS[key][1], column + STEPS[key][0])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go(row, 0 if key == Qt.Key.Key_Home else len(self.matrix.names))
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        first, at = self.area(0, 0), event.position()
        row, column = int((at.y() - first.y()) // self._cell), int((at.x() - first.x()) // self._cell)
        inside = at.x() > self._names and at.y() > self._head
        if inside and max(row, column) < len(self.matrix.names) and (row, column) != self.current:
            self._point_at(row, column)

    def _point_at(self, row: int, column: int) -> None:
        self.current = row, column
        self.pointed.emit(row, column)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        pen, view = Pen(self.viewport(), self.font()), self.viewport().rect().toRectF()
        if self.matrix.names:
            pen.fill(view, "surface")
            first = self.area(0, 0)
            rows = self._in_sight(first.y(), self._head, view.height())
            columns = self._in_sight(first.x(), self._names, view.width())
            pen.painter.setClipRect(view.adjusted(self._names, self._head, 0, 0))
            self._paint_cells(pen, rows, columns)
            self._paint_cross(pen, view)
            self._paint_heads(pen, view, rows, columns)
        else:
            pen.fill(QRectF(event.rect()), "surface")
            pen.placeholder(view, self.placeholder)
        pen.painter.end()

    def _paint_heads(self, pen: Pen, view: QRectF, rows: range, columns: range) -> None:
        pen.painter.setClipRect(view.adjusted(0, self._head, 0, 0))
        size, number = min(1.0, self._cell / self._unit * 0.78), _NUMBER * self._unit
        for at in rows:
            box = QRectF(0, self.area(at, 0).top(), self._names - 6, self._cell)
            pen.words(box.adjusted(number + 4, 0, 0, 0), self.matrix.names[at], "text", LEFT, size=size)
            left = QRectF(box.left(), box.top(), number, box.height())
            pen.words(left, str(at + 1), "muted", RIGHT, size=size)
        pen.painter.setClipRect(view.adjusted(self._names, 0, 0, 0))
        size = min(1.0, self._cell / self._unit * 0.62)
        for at in columns:
            box = QRectF(self.area(0, at).left(), 0, self._cell - 1, self._head)
            pen.number(box, str(at + 1), "muted", size=size)

    def _paint_cells(self, pen: Pen, rows: range, columns: range) -> None:
        first, end = self.area(rows.start, columns.start), self.area(rows.stop, columns.stop)
        for row in range(rows.start, rows.stop + 1):
            y = self.area(row, 0).top()
            pen.line(first.left(), y, end.left(), y)
        for across in range(columns.start, columns.stop + 1):
            x = self.area(0, across).left()
            pen.line(x, first.top(), x, end.top())
        for row, across in product(rows, columns):
            times = len(self.matrix.rounds(row, across))
            if times or row == across:
                there = "disc" if row < across and not self.matrix.one_way else "square"
                kind = "rest" if row == across else there
                _paint_sign(pen, kind, times, self.area(row, across), self._unit)

    def _paint_cross(self, pen: Pen, view: QRectF) -> None:
        """A veil over the row and the column, a frame around the cell."""
        cell, veil = self.area(*self.current), QColor(LOOK.now.color("accent"))
        veil.setAlpha(36)
        pen.painter.fillRect(QRectF(0, cell.top(), view.width(), cell.height()), veil)
        pen.painter.fillRect(QRectF(cell.left(), 0, cell.width(), view.height()), veil)
        pen.frame(cell, "accent", 2, 2.0)

    def _in_sight(self, origin: float, edge: float, end: float) -> range:
        first = max(0, int((edge - origin) / self._cell))
        return range(first, min(len(self.matrix.names), int((end - origin) / self._cell) + 1))

    @property
    def _unit(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def _head(self) -> float:
        return 1.2 * self._unit

    def _size_now(self) -> float:
        return self._cell / self._unit

    def _settle(self) -> None:
        unit, count, view = self._unit, max(1, len(self.matrix.names)), self.viewport().size()
        self._names = (_NAMES if view.width() > 45 * unit else _NARROW_NAMES) * unit + _NUMBER * unit
        fits = min(view.width() - self._names, view.height() - self._head) / count / unit
        self._cell = float(int((self.zoom or max(_LEAST, min(_MOST, fits))) * unit))
        whole = int(count * self._cell) + 2
        self._move_within(QSize(whole, whole), view - QSize(int(self._names), int(self._head)), self._cell)


def _paint_sign(pen: Pen, kind: str, times: int, cell: QRectF, unit: float) -> None:
    """More than once stands in a double frame, whatever the colours."""
    box, size = cell.adjusted(1, 1, -1, -1), cell.width() / unit * 0.6
    if kind == "rest":
        pen.fill(cell, "sunken")
        pen.line(cell.left(), cell.top(), cell.right(), cell.bottom())
        pen.words(box, str(times or ""), "text", size=size)
        return
    radius = box.width() / 2 if kind == "disc" else 1.5
    often = times > 1
    ground = "warning_back" if often else "selection" if kind == "disc" else "surface"
    pen.frame(box, "warning" if often else "accent", radius, 1.2, ground)
    if often:
        inner = box.adjusted(2.2, 2.2, -2.2, -2.2)
        pen.frame(inner, "warning", max(1.0, radius - 2.2), 1.0)
    pen.words(box, str(times), "warning" if often else "text", size=size, bold=often)


class DrawViews(QStackedWidget):
    """Seat plan, list, matrix, and where losers are out the bracket; `buttons` and their keys choose one."""

    def __init__(self, bridge: Bridge, texts: Texts, screen: QWidget) -> None:
        super().__init__()
        self._texts = texts
        self.plan = SeatPlan()
        self.plan.placeholder = texts("draw-nothing")
        self.plan.setAccessibleName(texts("exchange-plan"))
        self.plan.seat_words = lambda table, seat, name: texts(
            "exchange-seat", table=table, seat=seat, name=name
        )
        self.words = FixedWords(4, "hint")
        self.words.setObjectName("exchange-words")
        self.list = SeatList(texts)
        self.matrix = MatrixPage(bridge, texts)
        self.bracket = BracketView()
        self.bracket.setAccessibleName(texts("sheets-bracket"))
        self._drawn: Latest[Bracket | None] = Latest(bridge, self)
        self._parts = (self.plan, self.list, self.matrix, self.bracket)
        page = card(column(self.plan, self.words, margin=12, gap=8, grows=self.plan))
        page.setFocusProxy(self.plan)
        for each in (page, self.list, self.matrix, card(column(self.bracket, margin=8))):
            self.addWidget(each)
        self._group = QButtonGroup(self)
        self.buttons = [self._button(number, screen) for number in range(len(_BUTTONS))]
        self.buttons[BRACKET].hide()
        self._before = PLAN
        self.choose(PLAN)

    def choose(self, number: int) -> None:
        self.buttons[number].setChecked(True)
        self.setCurrentIndex(number)

    def show_tournament(self, tournament: Tournament) -> None:
        """All rounds, the proposed one too; where losers are out, the bracket tells who met whom."""
        self._offer(MATRIX, there=format_of(tournament.regulations.format).bracket is None)
        self.matrix.show_tournament(tournament)
        self._drawn.ask_about(tournament, lambda: bracket_of(tournament, self._texts), self._show_bracket)

    def _show_bracket(self, bracket: Bracket | None) -> None:
        self._offer(BRACKET, there=bracket is not None)
        if bracket is not None:
            self.bracket.show_bracket(bracket)

    def _offer(self, number: int, *, there: bool) -> None:
        self.buttons[number].setVisible(there)
        if not there and self.currentIndex() == number:
            self.choose(PLAN)

    def _button(self, number: int, screen: QWidget) -> QPushButton:
        words, tip, keys = _BUTTONS[number]
        tip = f"{self._texts(tip)} ({keys})"
        result = button(self._texts(words), lambda: self._ask(number), tip=tip, name=f"show-{words}")
        result.setCheckable(True)
        self._group.addButton(result, number)
        on_keys(screen, keys, result.click)
        return result

    def _ask(self, number: int) -> None:
        """Asked for once more, the bracket gives way to what stood there before."""
        now = self.currentIndex()
        if now != BRACKET:
            self._before = now
        self.choose(self._before if number == now == BRACKET else number)
        self._parts[self.currentIndex()].setFocus()
