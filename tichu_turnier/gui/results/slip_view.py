"""The score slip of one table as a widget that tells which keys were pressed, and what covers it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QScrollArea, QWidget

from tichu_turnier.entry.keys import REPAIR_KEYS, SHIFT, Step
from tichu_turnier.entry.state import HandedOut
from tichu_turnier.entry.view import HandLine, Names, ReviewView, StageView, TotalsView, by_seats
from tichu_turnier.gui.common.consequences import Consequences
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.painting import Letters, Pen, name_lines
from tichu_turnier.gui.common.parts import boxed, column, label, line
from tichu_turnier.gui.results.slip_paint import (
    CALL_LETTERS,
    Remark,
    RemarkLayout,
    StagePlace,
    columns_for,
    paint_remark,
    paint_stage,
    paint_totals,
    stage_places,
)
from tichu_turnier.rules.calls import Call, call_at
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.second_pass import Estimate, Item, PassState
from tichu_turnier.tournament.tables.kind_texts import slip_texts

_REVERSALS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_HELD = Qt.KeyboardModifier
_COMMANDS = _HELD.ControlModifier | _HELD.AltModifier | _HELD.MetaModifier
_NAMES: dict[int, str] = {
    Qt.Key.Key_Return: "enter",
    **{
        Qt.Key[f"Key_{name}"]: name.lower()
        for name in (
            *("Enter", "Tab", "Backtab", "Backspace", "Delete", "Insert", "Escape", "Up", "Down", "Left"),
            *("Right", "Home", "End", "PageUp", "PageDown", "F4", "F6", "F7", "F8"),
        )
    },
}


def key_name(event: QKeyEvent) -> str:
    """The name as `entry.keys` knows it, empty for others; capitals come from Shift, never from Caps Lock."""
    if event.modifiers() & _COMMANDS:
        return ""
    named = _NAMES.get(event.key())
    if named is not None:
        return named
    text = event.text().lower()
    if len(text) != 1 or not text.isprintable():
        return ""
    shifted = bool(event.modifiers() & _HELD.ShiftModifier)
    return f"{SHIFT}{text}" if shifted and text.isalpha() else text


class SlipView(QWidget):
    """The slip, painted by hand, line by line as it changes; it only tells what was pressed."""

    pressed = Signal(str)
    """Name of a key as `entry.keys` knows it."""
    clicked = Signal(int)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.texts = texts
        self.stages: tuple[StageView, ...] = ()
        self.totals: TotalsView | None = None
        self.typing = False
        """Whether a slip is typed: then Ctrl+Z takes back what was typed, never what is saved."""
        self.whole = ""
        """All that is to be known here, read to whoever comes without seeing it."""
        self.setAccessibleName(texts("slip-say-title"))
        self._empty = ""
        self._letters = Letters(self.font())
        self._places: tuple[StagePlace, ...] = ()
        self._columns = columns_for(self.width(), self._letters.unit)
        self._name_lines = 1
        self._remarks: tuple[Remark, ...] = ()

    def show_slip(self, stages: tuple[StageView, ...], totals: TotalsView | None, empty: str) -> None:
        """Shows a slip, or totals, or (without any) the words `empty`; only lines that differ are painted."""
        before, same_kind = self.stages, (totals, empty) == (self.totals, self._empty)
        if same_kind and stages == before:
            return
        self.stages, self.totals, self._empty = stages, totals, empty
        if not same_kind or _form_of(before) != _form_of(stages):
            self._lay_out()
            return
        for old, new, place in zip(before, stages, self._places, strict=True):
            for was, now, box in zip(old.lines, new.lines, place.lines, strict=True):
                if was is not now and was != now:
                    self.update(box.toAlignedRect())
        if _said_of(before) != _said_of(stages):
            self._lay_out_remarks()
            left = int(self._columns.width)
            self.update(QRect(left, 0, self.width() - left, self.height()))

    def place_of_cursor(self) -> QRectF | None:
        return next((box for line, box in self._lines() if line.current), None)

    def see_cursor(self, area: QScrollArea) -> None:
        """Scrolls to the line that is typed into; to be asked again when what is around takes more room."""
        place = self.place_of_cursor()
        if place is not None:
            area.ensureVisible(0, int(place.center().y()), 0, int(place.height() * 2))

    def said(self) -> tuple[str, ...]:
        return () if self.totals is not None else tuple(remark.text for remark in self._remarks)

    def places(self) -> list[tuple[Names, HandLine, QRect]]:
        """All lines with who has which column, and where they stand."""
        names = [stage.names for stage in self.stages for _ in stage.lines]
        return [
            (who, line, box.toAlignedRect()) for who, (line, box) in zip(names, self._lines(), strict=False)
        ]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Only now: what changes while one is here is announced, and would be read twice."""
        self.setAccessibleDescription(self.whole)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tab is typed and does not leave the form; the window does not undo while a slip is typed."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and key_name(event) in ("tab", "backtab"):
                self.keyPressEvent(event)
                return True
            asked = self.typing and event.type() == QEvent.Type.ShortcutOverride
            if asked and any(map(event.matches, _REVERSALS)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        undone = self.typing and event.matches(QKeySequence.StandardKey.Undo)
        key = Step.UNDO if undone else key_name(event)
        if key:
            self.pressed.emit(key)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for hand, box in self._lines():
            if box.contains(event.position()):
                self.clicked.emit(hand.number - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._letters = Letters(self.font())
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        pen = Pen(self, self.font(), self._letters)
        if self.totals is not None:
            paint_totals(pen, self.texts, self.totals, self._totals_box())
        elif self.stages:
            seen = event.region()
            for stage, place in zip(self.stages, self._places, strict=True):
                if seen.intersects(place.whole.toAlignedRect()):
                    paint_stage(pen, self.texts, stage, place, self._columns, self._name_lines, seen)
        else:
            pen.words(QRectF(self.rect()).adjusted(20, 0, -20, 0), self._empty, "muted", size=1.2)
        for remark in self._remarks:
            if event.region().intersects(remark.place.toAlignedRect()):
                paint_remark(pen, remark)
        if self.hasFocus():
            pen.frame(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), "accent", 6, 1)
        pen.painter.end()

    def _totals_box(self) -> QRectF:
        unit = self._letters.unit
        return QRectF(0, unit * 0.5, min(self.width() - 2, unit * 46), unit * 8)

    def _lines(self) -> list[tuple[HandLine, QRectF]]:
        if self.totals is not None:
            return []
        return [
            (line, box)
            for stage, place in zip(self.stages, self._places, strict=True)
            for line, box in zip(stage.lines, place.lines, strict=True)
        ]

    def _lay_out(self) -> None:
        booster = any(stage.booster for stage in self.stages)
        players = max((len(stage.names) for stage in self.stages), default=4)
        self._columns = columns_for(self.width(), self._letters.unit, booster=booster, players=players)
        _, letters = self._letters.of(1.0, bold=True)
        names = {name for stage in self.stages for name in stage.names}
        room = self._columns.name - 4
        self._name_lines = max([len(name_lines(name, letters, room, 2)) for name in names], default=1)
        area = self.parentWidget()
        room = area.height() - 2 if area is not None else self.height()
        self._places = tuple(stage_places(self.stages, self._columns, self._name_lines, room))
        bottom = self._places[-1].whole.bottom() + 2 if self._places and self.totals is None else 0
        self.setMinimumHeight(int(bottom))
        self._lay_out_remarks()
        self.update()

    def _lay_out_remarks(self) -> None:
        keys = slip_texts(max((len(stage.names) for stage in self.stages), default=0))
        layout = RemarkLayout(self.texts, self._letters, keys.question)
        if self.totals is None:
            bottom = max(self.height(), self.minimumHeight()) - 1.0
            self._remarks = layout.beside(self._lines(), self._columns, bottom)
        elif self.totals.findings:
            box = self._totals_box()
            place = box.adjusted(0, box.height() + self._letters.unit, 0, 0)
            self._remarks = (layout.about(self.totals, place),)
        else:
            self._remarks = ()


def _form_of(stages: Sequence[StageView]) -> list[tuple[object, ...]]:
    return [(stage.names, len(stage.lines), stage.current, stage.booster) for stage in stages]


def _said_of(stages: Sequence[StageView]) -> list[tuple[object, ...]]:
    return [(line.findings, line.repairs) for stage in stages for line in stage.lines]


_FEW = 0.1


class PassReview(QFrame):
    """Both entries of a slip beside each other; a key or a click takes one of them."""

    chosen = Signal(str)
    """Name of the key that says which is right."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.setProperty("role", "card")
        self.shown: ReviewView | None = None
        self.title = label("", "title", wrap=True)
        self.table = QWidget()
        self.choices = [
            button(texts(f"second-take-{which}", key=key.upper()), partial(self.chosen.emit, key))
            for which, key in zip(("first", "second"), REPAIR_KEYS, strict=False)
        ]
        for choice in self.choices:
            choice.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.advice = label(texts("second-advice"), "hint", wrap=True)
        self.told = label("", "hint", wrap=True)
        choices = line(*self.choices, None)
        parts = (self.title, self.table, choices, self.advice, None, self.told)
        self._layout = column(*parts, margin=16, gap=14)
        self.setLayout(self._layout)

    def show_review(self, view: ReviewView) -> None:
        if view == self.shown:
            return
        self.shown = view
        differs = view.state is PassState.DIFFERS
        self.title.setText(self.texts(f"second-title-{view.state}", table=view.table))
        for each in (*self.choices, self.advice):
            each.setVisible(differs)
        new = boxed(self._grid(view))
        self._layout.replaceWidget(self.table, new)
        self.table.deleteLater()
        self.table = new
        self.told.setText(self._estimate(view.estimate))

    def _grid(self, view: ReviewView) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(3, 1)
        heads = ("", self.texts("second-first"), self.texts("second-second")) if view.differences else ()
        for at, words in enumerate(heads):
            grid.addWidget(label(words, "hint"), 0, at)
        for row, (each, names) in enumerate(zip(view.differences, view.names, strict=True), 1):
            number = self.texts("second-hand", hand=each.hand)
            grid.addWidget(label(number), row, 0)
            grid.addWidget(self._typed(each.first, names), row, 1)
            grid.addWidget(self._typed(each.second, names), row, 2)
        return grid

    def _typed(self, item: Item, names: Names) -> QLabel:
        if item is None:
            return label("–", "heading")
        words = [f"{item.a} : {item.b}".replace("-", "−")]
        if isinstance(item, HandReport):
            words += self._marks(item, by_seats(names))
        elif item.hands_played:
            words.append(self.texts("entry-hands-count", count=item.hands_played))
        return label("   ".join(words), "heading")

    def _marks(self, hand: HandReport, names: Mapping[int, str]) -> Iterator[str]:
        for seat, call in enumerate(hand.calls):
            if call is not Call.NONE:
                yield f"{CALL_LETTERS[call]} {'✓' if hand.first_out == seat else '✗'} {names[seat]}"
        if hand.first_out is not None and call_at(hand.calls, hand.first_out) is Call.NONE:
            yield f"1. {names[hand.first_out]}"
        if hand.double is not None and hand.double.side is not None:
            yield self.texts("entry-key-double")

    def _estimate(self, told: Estimate | None) -> str:
        if told is None:
            return ""
        compared = self.texts("second-count", count=told.compared)
        if told.hidden < _FEW:
            return f"{compared} {self.texts('second-hidden-hardly')}"
        return f"{compared} {self.texts('second-hidden', count=f'{float(told.hidden):.1f}')}"


class CorrectionReview(Consequences):
    """Covers the slip while a correction waits and nothing is typed; the slip keeps the keyboard."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, "correction-accept", "correction-drop", "correction-edit")
        for each in (self.take, self.leave):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_correction(self, tournament: Tournament, asked: HandedOut) -> None:
        change = asked.change
        result = tournament.results.get((change.round, change.table))
        before = "" if result is None else totals_text(result.report)
        args = {"before": before, "after": totals_text(change.report)}
        heading = self.texts("correction-heading", round=change.round, table=change.table, **args)
        self.show_changes(heading, "", self.texts("correction-changes"), asked.found)


class ReasonLine(QFrame):
    """One line to type a reason into: Enter takes it, Esc goes back to the form."""

    given = Signal(str)
    left = Signal()

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.field = QLineEdit(placeholderText=texts("entry-reason-example"), maxLength=300)
        self.field.returnPressed.connect(self._take)
        on_keys(self.field, Qt.Key.Key_Escape, self.left.emit, here=True)
        layout = line(label(texts("entry-reason")), self.field)
        layout.setContentsMargins(10, 6, 10, 6)
        self.setLayout(layout)

    def ask(self) -> None:
        self.field.clear()
        self.field.setFocus()

    def _take(self) -> None:
        reason = self.field.text().strip()
        if reason:
            self.left.emit()
            self.given.emit(reason)
