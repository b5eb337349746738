"""The score slip of one table as a widget that tells which keys were pressed, and what stands at its foot."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import SHIFT, Step
from tichu_turnier.entry.state import EntryState
from tichu_turnier.entry.view import HandLine, Names, PersonView, StageView, TotalsView
from tichu_turnier.gui.common.fields import Button, on_keys
from tichu_turnier.gui.common.painting import CENTER, LEFT, Letters, Pen, name_lines
from tichu_turnier.gui.common.parts import restyle
from tichu_turnier.gui.results.slip_paint import (
    StagePlace,
    columns_for,
    paint_stage,
    paint_totals,
    stage_places,
)
from tichu_turnier.gui.results.slip_remarks import Remark, RemarkLayout, paint_remark
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.tables.kind_texts import slip_texts
from tichu_turnier.words.numbers import amount

_REVERSALS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_HELD = Qt.KeyboardModifier
_COMMANDS = _HELD.ControlModifier | _HELD.AltModifier | _HELD.MetaModifier
_NAMES: dict[int, str] = {
    Qt.Key.Key_Return: "enter",
    **{
        Qt.Key[f"Key_{name}"]: name.lower()
        for name in (
            *("Enter", "Tab", "Backtab", "Backspace", "Delete", "Insert", "Escape", "Up", "Down", "Left"),
            *("Right", "Home", "End", "PageUp", "PageDown", "F3", "F4", "F6", "F7", "F8"),
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
    needed = Signal()
    """Another `least_height`, that with lines as low as they get."""

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
        self.least_height = 0
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
        if _said_of(before) != _said_of(stages) or (self._remarks and self._columns.below):
            self._lay_out_remarks()

    def place_of_cursor(self) -> QRectF | None:
        return next((box for line, box in self._lines() if line.current), None)

    def see_cursor(self, area: QScrollArea) -> None:
        """Scrolls to the line that is typed into and to the names above it; where none is, to the first line.

        To be asked again when what is around takes more room.
        """
        place = self.place_of_cursor()
        if place is None:
            area.ensureVisible(0, 0, 0, 0)
        else:
            head = max(stage.whole.top() for stage in self._places if stage.whole.top() < place.top())
            area.ensureVisible(0, int(head), 0, 1)
            for remark in self._remarks if self._columns.below else ():
                half = int(remark.place.height() / 2)
                area.ensureVisible(0, int(remark.place.center().y()), 0, half + 2)
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
            pen.lines(QRectF(self.rect()).adjusted(20, 0, -20, 0), self._empty, 1.2, "muted", CENTER)
        for remark in self._remarks:
            if event.region().intersects(remark.place.toAlignedRect()):
                paint_remark(pen, remark)
        if self.hasFocus():
            pen.frame(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), "accent", 6, 1)
        pen.painter.end()

    def _totals_box(self) -> QRectF:
        unit = self._letters.unit
        return QRectF(unit, unit * 0.5, min(self.width() - 2 * unit, unit * 46), unit * 8)

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
        players = max([len(stage.names) for stage in self.stages], default=4)
        self._columns = columns_for(self.width(), self._letters.unit, booster=booster, players=players)
        _, letters = self._letters[1.0, True]
        names = {name for stage in self.stages for name in stage.names}
        room = self._columns.name - 4
        self._name_lines = max([len(name_lines(name, letters, room, 2)) for name in names], default=1)
        area = self.parentWidget()
        room = area.height() - 2 if area is not None else self.height()
        self._places, spare = stage_places(self.stages, self._columns, self._name_lines, room)
        lined = self._places and self.totals is None
        bottom = self._places[-1].whole.bottom() + 2 if lined else 0
        least = int(bottom - spare) if lined else 0
        self.setMinimumHeight(int(bottom))
        if least != self.least_height:
            self.least_height = least
            self.needed.emit()
        self._lay_out_remarks()
        self.update()

    def _lay_out_remarks(self) -> None:
        before, self._remarks = self._remarks, self._laid_out()
        if self._remarks != before:
            for remark in (*before, *self._remarks):
                self.update(remark.place.toAlignedRect())

    def _laid_out(self) -> tuple[Remark, ...]:
        lines = self._lines()
        if not [line for line, _ in lines if line.findings] and not (self.totals and self.totals.findings):
            return ()
        keys = slip_texts(max((len(stage.names) for stage in self.stages), default=0))
        layout = RemarkLayout(self.texts, self._letters, keys.question)
        if self.totals is None:
            bottom = max(self.height(), self.minimumHeight()) - 1.0
            return layout.beside(lines, self._columns, bottom)
        box = self._totals_box()
        return (layout.about(self.totals, box.adjusted(0, box.height() + self._letters.unit, 0, 0)),)


def _form_of(stages: Sequence[StageView]) -> list[tuple[object, ...]]:
    return [(stage.names, len(stage.lines), stage.current, stage.booster) for stage in stages]


def _said_of(stages: Sequence[StageView]) -> list[tuple[object, ...]]:
    return [(line.findings, line.repairs) for stage in stages for line in stage.lines]


class PersonTotals(QWidget):
    """A card for each person at the table: name, victory points, Tichu points so far."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.people: tuple[PersonView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: tuple[PersonView, ...]) -> None:
        if people != self.people:
            self.people = people
            self.update()

    def spoken(self) -> str:
        return "; ".join(f"{person.name} {self._points(person)}" for person in self.people)

    def sizeHint(self) -> QSize:
        return QSize(200, int(QFontMetricsF(self.font()).height() * 3.1))

    def paintEvent(self, _: QPaintEvent) -> None:
        pen = Pen(self, self.font())
        width = (self.width() + pen.unit * 0.5) / max(1, len(self.people))
        for index, person in enumerate(self.people):
            box = QRectF(index * width, 0, width - pen.unit * 0.5, self.height())
            self._card(pen, person, box)
        pen.painter.end()

    def _card(self, pen: Pen, person: PersonView, box: QRectF) -> None:
        pen.frame(box, "border", 6, 1, "surface")
        inner = box.adjusted(pen.unit * 0.6, pen.unit * 0.25, -pen.unit * 0.4, -pen.unit * 0.25)
        half = inner.height() / 2
        name = QRectF(inner.left(), inner.top(), inner.width(), half)
        pen.name(name, person.name, 1, LEFT)
        points = self._points(person)
        if QFontMetricsF(self.font()).horizontalAdvance(points) > inner.width():
            points = (
                f"{amount(person.victory_points, self.texts)} · {amount(person.tichu_points, self.texts)}"
            )
        pen.words(name.translated(0, half), points, "muted", LEFT)

    def _points(self, person: PersonView) -> str:
        victory, tichu = amount(person.victory_points, self.texts), amount(person.tichu_points, self.texts)
        key = "boards-person" if person.compared else "entry-person"
        return self.texts(key, victory=victory, tichu=tichu)


class SaveButton(Button):
    """Opens a table, saves its slip, and leads on when there is none left; the slip keeps the keyboard."""

    def __init__(self, texts: Texts, go_on: Callable[[], object]) -> None:
        """A slot of `clicked` looks at `leads_on`; Ctrl+Enter leads on too."""
        super().__init__(texts("entry-save"))
        self._texts = texts
        self.leads_on = False
        self._shown = "", False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("role", "primary")
        on_keys(self, "Ctrl+Return", lambda: go_on() if self.leads_on else None)

    @property
    def takes_enter(self) -> bool:
        """Whether Enter does what it says."""
        return not self.isHidden() and self.property("role") == "primary"

    def show_state(self, state: EntryState) -> None:
        """Strong and with its key as soon as Enter does what it says."""
        form = state.form
        self.leads_on = form is None and state.seating is None and not (state.typed_name or state.unsure)
        takes = state.held < Hold.MISSED and not (state.unsure and state.selected is None)
        asks = bool(form is not None and form.by_totals and state.first_refused)
        now = takes and (form is None or (form.part.enter_saves and not asks))
        asked = now and state.questioned  # Enter is pressed next by who types blindly
        saves = "entry-save-asked" if asked else "entry-save" if now else "entry-save-later"
        words = "entry-go-on" if self.leads_on else "entry-open" if form is None else saves
        if (words, now) != self._shown:
            self._shown = words, now
            self.setText(self._texts(words))
            restyle(self, "role", "primary" if now else "")
