"""Where in the timetable is the evening, and how late?"""

from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QFrame

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.icons import icon
from tichu_turnier.gui.common.parts import button, column, label, line, set_role
from tichu_turnier.gui.common.table import ROW_HEIGHT, Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetTimetable
from tichu_turnier.tournament.insight.evening import Step, current_row, minutes_late, waiting_for
from tichu_turnier.tournament.insight.pace import Finish
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.slots import Slot, SlotKind, to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import shifted

_WORTH_SHIFTING = 3
_PUNCTUAL = 2
_MOST_ROWS = 8


@dataclass(frozen=True, slots=True)
class TonightRow:
    """One row with its place in the evening: -1 is past, 0 is now, 1 is to come."""

    index: int
    slot: Slot
    when: int


class Tonight(QFrame):
    """The rows of the evening, the one that is now marked; late evenings can move the rest."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self._bridge = bridge
        self._shift: tuple[int, int] = (0, 0)
        self.late = label("", "hint")
        self.late.setObjectName("late")
        self.finish = label("", "hint", wrap=True)
        self.finish.setObjectName("finish")
        self.finish.setToolTip(texts("evening-finish-tip"))
        self.finish.hide()
        self.move_rest = button("", self.shift, tip=texts("evening-shift-tip"))
        self.move_rest.setObjectName("shift-rest")
        self.model: RowsModel[TonightRow] = RowsModel(self._columns(), texts, lambda row: row.index)
        self.table: Table[TonightRow] = Table(self.model)
        self.table.hide_headings()
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        layout = column(margin=12, gap=8)
        layout.addLayout(line(label(texts("timetable-title"), "heading"), None, self.late))
        layout.addWidget(self.table)
        layout.addWidget(self.finish)
        layout.addWidget(self.move_rest)
        self.setLayout(layout)

    def show_evening(self, tournament: Tournament, step: Step, now: Moment) -> None:
        """Shows the rows and how late the evening is."""
        current = current_row(tournament, step)
        slots = tournament.timetable.slots
        here = -1 if current is None else current
        self.model.show([TonightRow(i, slot, (i > here) - (i < here)) for i, slot in enumerate(slots)])
        self.table.setFixedHeight(min(len(slots), _MOST_ROWS) * ROW_HEIGHT + 4)
        late = minutes_late(tournament, now)
        self._say_late(late)
        row = waiting_for(tournament, step)
        self._shift = (row or 0, late or 0)
        self.move_rest.setVisible(row is not None and late is not None and late >= _WORTH_SHIFTING)
        if late is not None:
            self.move_rest.setText(self.texts("evening-shift", minutes=late))

    def show_finish(self, expected: Finish | None) -> None:
        """Shows when the evening will be over as it goes tonight."""
        tournament = self._bridge.tournament
        self.finish.setVisible(expected is not None)
        if expected is None or tournament is None:
            return
        zone = tournament.timetable.zone
        times = {
            name: f"{to_wall(datetime.fromtimestamp(at, UTC), zone):%H:%M}"
            for name, at in (("time", expected.expected), ("planned", expected.planned))
        }
        late = expected.late_minutes >= _WORTH_SHIFTING
        on_time = abs(expected.late_minutes) < _PUNCTUAL
        self.finish.setText(self.texts("evening-finish-planned" if on_time else "evening-finish", **times))
        set_role(self.finish, "role", "warning" if late else "hint")

    def shift(self) -> None:
        """Everything that has not begun is as much later as the evening is late."""
        tournament = self._bridge.tournament
        row, late = self._shift
        if tournament is not None and late:
            self._bridge.do(SetTimetable(shifted(tournament.timetable, row, late)))

    def _say_late(self, late: int | None) -> None:
        if late is None:
            self.late.setText("")
            return
        key = "evening-punctual" if abs(late) < _PUNCTUAL else "evening-late" if late > 0 else "evening-early"
        self.late.setText(self.texts(key, minutes=abs(late)))
        set_role(self.late, "role", "warning" if late >= _WORTH_SHIFTING else "hint")

    def _columns(self) -> list[Column[TonightRow]]:
        def color(row: TonightRow) -> str:
            return {-1: "muted", 0: "accent", 1: ""}[row.when]

        return [
            Column("", lambda _: "", icon=_mark, width=34),
            Column("timetable-times", _times, color=color, width=114),
            Column("timetable-what", self._name, color=color),
        ]

    def _name(self, row: TonightRow) -> str:
        slot = row.slot
        name = self.texts(f"timetable-{slot.kind.value}", number=slot.round)
        return slot.label or name if slot.kind is SlotKind.BREAK else name


def _mark(row: TonightRow) -> QIcon | None:
    return None if row.when else icon("clock", "accent")


def _times(row: TonightRow) -> str:
    if row.slot.start == row.slot.end:
        return f"{row.slot.start:%H:%M}"
    return f"{row.slot.start:%H:%M}–{row.slot.end:%H:%M}"
