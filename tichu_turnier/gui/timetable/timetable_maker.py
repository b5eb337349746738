"""Which timetable follows from start, length, break and number of rounds?"""

from datetime import datetime, time

from PySide6.QtCore import QTime, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QTimeEdit

from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import button, column, label, number_field, padded
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import SlotKind, Timetable, minutes, regular

_MOST_MINUTES = 480
_MOST_ROUNDS = 30


class TimetableMaker(QFrame):
    """Four numbers and a button."""

    made = Signal(object)
    """A new timetable (Timetable) is wanted instead of the old one."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._tournament: Tournament | None = None
        self._shown: Timetable | None = None
        self.start = padded(QTimeEdit())
        self.start.setDisplayFormat("HH:mm")
        self.length = number_field(1, _MOST_MINUTES, 50, "min")
        self.pause = number_field(0, _MOST_MINUTES, 15, "min")
        self.rounds = number_field(1, _MOST_ROUNDS, 3)
        make = button(texts("timetable-make"), self.make, tip=texts("timetable-make-tip"))
        make.setObjectName("make")
        layout = Flow(label(texts("timetable-anew"), "heading"))
        for name, field in self._fields():
            field.setObjectName(f"make-{name}")
            words = label(texts(f"timetable-{name}"), "hint")
            words.setBuddy(field)
            layout.addWidget(words)
            layout.addWidget(field)
        layout.add_gap()
        layout.addWidget(make)
        around = column(margin=10)
        around.addLayout(layout)
        self.setLayout(around)

    def _fields(self) -> tuple[tuple[str, QAbstractSpinBox], ...]:
        return (
            ("start", self.start),
            ("round-length", self.length),
            ("pause", self.pause),
            ("rounds", self.rounds),
        )

    def show_timetable(self, timetable: Timetable, tournament: Tournament) -> None:
        """Starts from what the timetable has now, unless it is the same as before."""
        self._tournament = tournament
        if timetable is self._shown or not timetable.slots:
            return
        self._shown = timetable
        slots = timetable.slots
        self.start.setTime(QTime(slots[0].start.hour, slots[0].start.minute))
        for kind, field in ((SlotKind.ROUND, self.length), (SlotKind.BREAK, self.pause)):
            first = next((slot for slot in slots if slot.kind is kind), None)
            if first is not None:
                field.setValue(first.stated_minutes or minutes(first, timetable.zone))
        self.rounds.setValue(sum(slot.kind is SlotKind.ROUND for slot in slots) or 1)

    def make(self) -> None:
        """Asks for the timetable of these numbers."""
        if self._tournament is None:
            return
        clock = self.start.time()
        start = datetime.combine(self._tournament.day, time(clock.hour(), clock.minute()))
        zone = self._tournament.timetable.zone
        self.made.emit(regular(start, self.length.value(), self.pause.value(), self.rounds.value(), zone))
