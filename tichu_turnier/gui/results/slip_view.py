"""How does the form of one table look, and which keys were pressed in it?"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from tichu_turnier.entry.hand import DOUBLE_QUESTION
from tichu_turnier.entry.keys import NO_KEY, YES_KEY, Step
from tichu_turnier.entry.view import HandLine, StageView, TotalsView
from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.painting import Pen, bold_metrics, name_lines
from tichu_turnier.gui.results.key_names import key_name
from tichu_turnier.gui.results.slip_layout import Columns, StagePlace, columns_for, stage_places
from tichu_turnier.gui.results.slip_paint import paint_remark, paint_stage, paint_totals, remark_of, remarks
from tichu_turnier.rules.calls import SIX_PLAYERS
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words

_TOTALS_HEIGHT = 8.0
_MOST_NAME_LINES = 2
_MOST_REMEMBERED = 2000
_REVERSALS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class SlipView(QWidget):
    """The score slip, painted by hand: a key is seen within a frame. It only tells what was pressed."""

    pressed = Signal(str)
    """Name of a key as `desk.entry_keys` knows it."""
    clicked = Signal(int)
    """Index of the line that was clicked."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.texts = texts
        self.stages: tuple[StageView, ...] = ()
        self.totals: TotalsView | None = None
        self._empty = ""
        self._places: tuple[StagePlace, ...] = ()
        self._columns: Columns | None = None
        self._name_lines = 1
        self._said: dict[tuple[object, ...], str] = {}
        self.typing = False
        """Whether a slip is typed: then Ctrl+Z takes back what was typed, never what is saved."""

    def show_slip(self, stages: tuple[StageView, ...], totals: TotalsView | None, empty: str) -> None:
        """Shows a slip, or totals, or (without any) the words `empty`."""
        if (stages, totals, empty) == (self.stages, self.totals, self._empty):
            return
        old, places = self.stages, self._places
        same_kind = (totals, empty) == (self.totals, self._empty) and len(old) == len(stages)
        self.stages, self.totals, self._empty = stages, totals, empty
        self._lay_out()
        same_remarks = _all_findings(old) == _all_findings(stages)
        if not same_kind or self._places != places or not same_remarks:
            self.update()
            return
        for before, after, place in zip(old, stages, self._places, strict=True):
            if before != after:
                self.update(place.whole.toAlignedRect())

    def place_of_cursor(self) -> QRectF | None:
        """Where the line stands that is typed into."""
        lines = (pair for pair in self._lines() if pair[0].current)
        return next((box for _, box in lines), None)

    def see_cursor(self, area: QScrollArea) -> None:
        """Scrolls to the line that is typed into; to be asked again when what is around takes more room."""
        place = self.place_of_cursor()
        if place is not None:
            area.ensureVisible(0, int(place.center().y()), 0, int(place.height() * 2))

    def said(self) -> tuple[str, ...]:
        """What stands beside the lines, from top to bottom."""
        return tuple(self._words(line.findings) for line, _ in self._lines() if line.findings)

    def event(self, event: QEvent) -> bool:
        """Tab is typed and does not leave the form; the window does not undo while a slip is typed."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and key_name(event) in ("tab", "backtab"):
                self.keyPressEvent(event)
                return True
            if (
                event.type() == QEvent.Type.ShortcutOverride
                and self.typing
                and any(map(event.matches, _REVERSALS))
            ):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tells the key; shortcuts of the window go on to it."""
        undone = self.typing and event.matches(QKeySequence.StandardKey.Undo)
        key = Step.UNDO if undone else key_name(event)
        if key:
            self.pressed.emit(key)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tells the line."""
        for line, box in self._lines():
            if box.contains(event.position()):
                self.clicked.emit(line.number - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its place anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Other letters need other places."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints what is to be seen of the slip."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = Pen(painter, self.font())
        if self.totals is not None:
            self._paint_totals(pen, self.totals)
        elif self.stages and self._columns is not None:
            self._paint_stages(pen, self._columns, QRectF(event.rect()))
        else:
            pen.words(QRectF(self.rect()).adjusted(20, 0, -20, 0), self._empty, "muted", size=1.2)
        painter.end()

    def _paint_stages(self, pen: Pen, columns: Columns, seen: QRectF) -> None:
        for stage, place in zip(self.stages, self._places, strict=True):
            if place.whole.intersects(seen):
                paint_stage(pen, self.texts, stage, place, columns, self._name_lines)
        for remark in remarks(pen, self._lines(), columns, self._words, self.height() - 1.0):
            paint_remark(pen, remark, self._words)

    def _paint_totals(self, pen: Pen, totals: TotalsView) -> None:
        unit = QFontMetricsF(self.font()).height()
        box = QRectF(0, unit * 0.5, min(self.width() - 2, unit * 46), unit * _TOTALS_HEIGHT)
        paint_totals(pen, self.texts, totals, box)
        place = box.adjusted(0, box.height() + unit, 0, 0)
        if totals.findings:
            paint_remark(pen, remark_of(pen, totals, place, self._words), self._words)

    def _words(self, findings: Sequence[Finding]) -> str:
        """Findings in words; the question says the keys that answer it."""
        return "\n".join(dict.fromkeys(self._sentence(finding) for finding in findings))

    def _sentence(self, finding: Finding) -> str:
        """The words of a finding, made once: the same ones are painted with every key."""
        asked = (finding.key, *finding.args.items(), *(len(stage.names) for stage in self.stages[:1]))
        if asked not in self._said:
            if len(self._said) >= _MOST_REMEMBERED:
                self._said.clear()
            self._said[asked] = self._sentence_of(finding)
        return self._said[asked]

    def _sentence_of(self, finding: Finding) -> str:
        if finding.key == DOUBLE_QUESTION:
            a, b = finding.args["a"], finding.args["b"]
            six = any(len(stage.names) == SIX_PLAYERS for stage in self.stages)
            asked = "odd-six-question" if six else "entry-double-question"
            return self.texts(asked, a=a, b=b, yes=YES_KEY, no=NO_KEY.upper())
        return finding_words(self.texts, finding)

    def _lines(self) -> list[tuple[HandLine, QRectF]]:
        """Every line with its place."""
        if self.totals is not None:
            return []
        return [
            (line, box)
            for stage, place in zip(self.stages, self._places, strict=False)
            for line, box in zip(stage.lines, place.lines, strict=True)
        ]

    def _lay_out(self) -> None:
        """Places for the width there is, and the height that all of it needs."""
        booster = any(stage.booster for stage in self.stages)
        letters, players = QFontMetricsF(self.font()), max((len(s.names) for s in self.stages), default=4)
        self._columns = columns_for(self.width(), letters, booster=booster, players=players)
        self._name_lines = self._lines_of_names(self._columns)
        area = self.parentWidget()
        room = area.height() - 2 if area is not None else self.height()
        self._places = tuple(stage_places(self.stages, self._columns, 1, self._name_lines, room))
        bottom = self._places[-1].whole.bottom() + 2 if self._places and self.totals is None else 0
        self.setMinimumHeight(int(bottom))

    def _lines_of_names(self, columns: Columns) -> int:
        letters = bold_metrics(self.font())
        names = {name for stage in self.stages for name in stage.names}
        widths = (name_lines(name, letters, columns.name - 4, _MOST_NAME_LINES) for name in names)
        return max((len(rows) for rows in widths), default=1)


def _all_findings(stages: Sequence[StageView]) -> list[tuple[Finding, ...]]:
    return [
        (*line.findings, *(each.meant for each in line.repairs)) for stage in stages for line in stage.lines
    ]
