"""The screen of the timetable: change it, and shift what is still to come."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QMenu, QPushButton, QWidget

from tichu_turnier.finding import Finding, Refusal, worst
from tichu_turnier.gui.common.fields import button, menu_line, on_keys
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import MARGIN, Card, column, in_letters, label, letters, line
from tichu_turnier.gui.common.table import ROW_HEIGHT, Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.common.typed_field import all_read
from tichu_turnier.gui.common.value_fields import number_field, number_form, time_field
from tichu_turnier.gui.evening.fit_rounds import FitRounds
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetTimetable
from tichu_turnier.tournament.model.slots import Slot, SlotKind, Timetable, minutes
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import (
    findings,
    parse_row,
    regular,
    shifted,
    with_rows,
)
from tichu_turnier.typed.numbers import Bounds
from tichu_turnier.words import finding_words
from tichu_turnier.words.rounds import clock_times, slot_names

_NEW_MINUTES = {SlotKind.ROUND: 50, SlotKind.BREAK: 15, SlotKind.PRIZE_GIVING: 0}
_LARGE = 1.2
_MOST_MINUTES = 480
_LEAST_ROWS = 4
_MOST_STATED = 9999


class TimetableMaker(Card):
    """Makes a regular timetable from four numbers."""

    def __init__(self, texts: Texts, made: Callable[[Timetable], object]) -> None:
        """`made` is told the timetable that is wanted instead of the old one."""
        super().__init__()
        self._made = made
        self._tournament: Tournament | None = None
        self._shown: Timetable | None = None
        self.start = time_field(texts, time())
        self.length = number_field(texts, 1, _MOST_MINUTES, 50, "min")
        self.pause = number_field(texts, 0, _MOST_MINUTES, 15, "min")
        self.rounds = number_field(texts, 1, 30, 3)
        make = button(texts("timetable-make"), self.make, tip=texts("timetable-make-tip"), name="make")
        layout = Flow(label(texts("timetable-anew"), "heading"))
        fields: tuple[QWidget, ...] = (self.start, self.length, self.pause, self.rounds)
        for name, field in zip(("start", "round-length", "pause", "rounds"), fields, strict=True):
            field.setObjectName(f"make-{name}")
            words = label(texts(f"timetable-{name}"), "hint")
            words.setBuddy(field)
            layout.addWidget(words)
            layout.addWidget(field)
        layout.add_gap()
        layout.addWidget(make)
        self.setLayout(column(layout, margin=10))

    def show_tournament(self, tournament: Tournament) -> None:
        """Starts from what the timetable has now, unless it is the same as before."""
        self._tournament, timetable = tournament, tournament.timetable
        if timetable is self._shown or not timetable.slots:
            return
        self._shown = timetable
        slots = timetable.slots
        self.start.setValue(slots[0].start.time())
        for kind, field in ((SlotKind.ROUND, self.length), (SlotKind.BREAK, self.pause)):
            first = next((slot for slot in slots if slot.kind is kind), None)
            if first is not None:
                field.setValue(first.stated_minutes or minutes(first, timetable.zone))
        self.rounds.setValue(sum(slot.kind is SlotKind.ROUND for slot in slots) or 1)

    def make(self) -> None:
        if self._tournament is None or not all_read(self):
            return
        start = datetime.combine(self._tournament.day, self.start.value())
        zone = self._tournament.timetable.zone
        self._made(regular(start, self.length.value(), self.pause.value(), self.rounds.value(), zone))


@dataclass(frozen=True, slots=True)
class TimetableRow:
    """One row of the table."""

    index: int
    slot: Slot
    name: str
    """Of a round its title: `Halbfinal`."""
    minutes: int
    findings: tuple[Finding, ...]

    @property
    def worst(self) -> str:
        """The weightiest severity, also the name of its colour and picture; empty without findings."""
        return worst(self.findings) or ""


class TimetableScreen(Screen):
    """Rows to type into, with what does not fit beside them."""

    key = "timetable"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.model: RowsModel[TimetableRow] = RowsModel(self._columns(), self.texts, lambda row: row.index)
        nothing = self.texts("timetable-no-rounds")
        self._minutes = number_form(Bounds(0, _MOST_STATED), "min")
        self.table: Table[TimetableRow] = Table(self.model, name="timetable", nothing=nothing)
        self.table.setWordWrap(True)
        self.table.type_anywhere()
        self.table.setMinimumHeight(in_letters(_LEAST_ROWS * ROW_HEIGHT))
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.about = label("", "warning", wrap=True)
        self.fit = FitRounds(self.bridge, self.texts)
        self.whole = label("", "heading")
        self.maker = TimetableMaker(self.texts, self._set)
        self.from_row = label("", "hint")
        self._shift_buttons = [self._shift_button(by) for by in (-5, 5, 10, 15)]
        texts = self.texts
        add = button(texts("timetable-add"), lambda: None, picture="add")
        menu = QMenu(add)
        for kind in SlotKind:
            menu_line(menu, texts(f"timetable-add-{kind.value}"), partial(self.insert, kind))
        add.setMenu(menu)
        remove = button(texts("timetable-remove"), self._remove, picture="remove")
        late = Flow(self.from_row, *self._shift_buttons, None, add, remove)
        head = line(label(texts("screen-timetable"), "title"), None, self.whole)
        parts = (head, self.table, self.about, self.fit, late, self.maker)
        self.setLayout(column(*parts, margin=MARGIN, grows=self.table))
        self.setFocusProxy(self.table)
        on_keys(self.table, Qt.Key.Key_Delete, self._remove, here=True)
        self.table.selectionModel().currentChanged.connect(self._say_row)

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        timetable = tournament.timetable
        found = findings(timetable)
        rows = []
        names = slot_names(tournament, self.texts)
        for index, slot in enumerate(timetable.slots):
            about = tuple(finding for finding in found if finding.where == ("slot", index))
            rows.append(TimetableRow(index, slot, names[index], minutes(slot, timetable.zone), about))
        self.model.show(rows)
        general = [finding for finding in found if finding.where[:1] != ("slot",)]
        self.about.setText(" ".join(finding_words(self.texts, finding) for finding in general))
        self.about.setVisible(bool(general))
        self.fit.show_tournament(tournament)
        if timetable.slots:
            first, last = timetable.slots[0].start, timetable.slots[-1].end
            self.whole.setText(f"{first:%H:%M} – {last:%H:%M}")
        if not self.table.currentIndex().isValid() and timetable.slots:
            self.table.choose(0)
        self.maker.show_tournament(tournament)
        self._say_row()

    def shift(self, by: int) -> None:
        if (row := self._current()) is not None:
            self._set(shifted(self.tournament.timetable, row.index, by))

    def insert(self, kind: SlotKind) -> None:
        timetable, row = self.tournament.timetable, self._current()
        above = timetable.slots[row.index] if row is not None else None
        start = datetime.combine(self.tournament.day, time(19, 15)) if above is None else above.end
        length = _NEW_MINUTES[kind]
        at = 0 if row is None else row.index + 1
        longer = with_rows(timetable, at, at, Slot(kind, start, start + timedelta(minutes=length)))
        follows = at + 1 < len(longer.slots)
        self._set(shifted(longer, at + 1, length) if follows else longer)

    def _columns(self) -> list[Column[TimetableRow]]:
        # The times say it too, and remarks need the room where letters are large.
        shown = letters() < _LARGE
        length = (Column("timetable-length", self._length, RIGHT, width=84),) if shown else ()
        return [
            Column("timetable-what", lambda row: row.name, width=150),
            Column("timetable-times", lambda row: clock_times(row.slot), edit=self._type_times, width=116),
            *length,
            Column("timetable-stated", _stated, RIGHT, edit=self._type_stated, width=84),
            Column("timetable-label", lambda row: row.slot.label, edit=self._type_label, width=64),
            Column("", lambda _: "", icon=_mark, width=34),
            Column("timetable-remarks", self._words, color=lambda row: row.worst),
        ]

    def _length(self, row: TimetableRow) -> str:
        return self.texts("timetable-minutes", minutes=row.minutes) if row.minutes else ""

    def _words(self, row: TimetableRow) -> str:
        return " ".join(finding_words(self.texts, finding) for finding in row.findings)

    def _type_times(self, row: TimetableRow, text: str) -> None:
        slots = self.tournament.timetable.slots
        above = slots[row.index - 1] if row.index else None
        typed = parse_row(text, self.tournament.day, above, row.slot.kind)
        if not isinstance(typed, Slot):
            self.bridge.refused.emit(typed)
            self.table.retype(row.index, "timetable-times", text)
            return
        stated = row.slot.stated_minutes if typed.stated_minutes is None else typed.stated_minutes
        self._replace(row, replace(typed, stated_minutes=stated, label=typed.label or row.slot.label))

    def _type_stated(self, row: TimetableRow, text: str) -> None:
        """None where nothing is typed; what is no number of minutes is refused."""
        try:
            stated = self._minutes.read(text) if text.strip() else None
        except Refusal as refusal:
            self.bridge.refused.emit(refusal.findings)
            self.table.retype(row.index, "timetable-stated", text)
            return
        self._replace(row, replace(row.slot, stated_minutes=stated))

    def _type_label(self, row: TimetableRow, text: str) -> None:
        self._replace(row, replace(row.slot, label=text.strip()))

    def _replace(self, row: TimetableRow, slot: Slot) -> None:
        self._set(with_rows(self.tournament.timetable, row.index, row.index + 1, slot))

    def _remove(self) -> None:
        if (row := self._current()) is not None:
            self._set(with_rows(self.tournament.timetable, row.index, row.index + 1))

    def _set(self, timetable: Timetable) -> None:
        if timetable != self.tournament.timetable:
            self.bridge.do(SetTimetable(timetable))

    def _current(self) -> TimetableRow | None:
        return self.model.row(self.table.currentIndex())

    def _say_row(self) -> None:
        row = self._current()
        name = "" if row is None else row.name
        self.from_row.setText(self.texts("timetable-shift-from", row=name) if name else "")
        for shift in self._shift_buttons:
            shift.setEnabled(row is not None)

    def _shift_button(self, by: int) -> QPushButton:
        words = self.texts("timetable-shift-by", minutes=f"+{by}" if by > 0 else f"−{-by}")
        return button(words, lambda: self.shift(by), name=f"shift{by}")


def _mark(row: TimetableRow) -> QIcon | None:
    return icon(row.worst, row.worst) if row.worst else None


def _stated(row: TimetableRow) -> str:
    return "" if row.slot.stated_minutes is None else str(row.slot.stated_minutes)
