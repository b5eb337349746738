"""Cards of the evening screen: the next step, the podium, tonight's programme, the public display."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.fields import button, choice, tick_box
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.listing_columns import columns_of
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import Card, boxed, column, label, letters, line, plain_tip, restyle
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.gui.common.value_fields import number_field
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.evening.fit_rounds import FitRounds
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import HoldStandings, SetTimetable
from tichu_turnier.tournament.insight.evening import Step, as_it_runs, minutes_late, waiting_for
from tichu_turnier.tournament.insight.pace import Finish, at_this_pace
from tichu_turnier.tournament.insight.programme import ProgrammeLine, line_of, programme
from tichu_turnier.tournament.insight.public_display import ROTATING, RoomPage
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.slots import SlotKind, Timetable, to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.model.timetable import lasting, shifted
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import chosen
from tichu_turnier.words.listings.standings import COLUMNS, Face, Line, fields, ranking_title
from tichu_turnier.words.rounds import clock_times, line_names

_WORTH_SHIFTING = 3
_PUNCTUAL = 2
_LARGE = 1.2
"""Letters so much larger leave no room for the last column; the standings have it."""
_LEAST_LETTERS = 13
_FEWEST_SECONDS, _MOST_SECONDS = 5, 120
_BOXES_ACROSS = 3
_ON_FURTHER = (RoomMode.CLOCK, RoomMode.SEATS, RoomMode.STANDINGS)


class RoomCard(Card):
    """Opens and closes the room display and chooses its page."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.room = RoomDisplays.of(bridge)
        self.room.speak(texts)
        tip = texts("display-open-tip")
        self.open = button("", self.room.toggle, picture="display", tip=tip, name="room-open")
        pages = ((texts(f"display-mode-{mode.value}"), mode) for mode in RoomMode)
        self.mode = choice(pages, self.room.mode, name="room-mode")
        self.mode.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.mode.setMinimumContentsLength(_LEAST_LETTERS)
        self.mode.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.message = QLineEdit(self.room.message, placeholderText=texts("display-message"))
        self.message.setObjectName("room-message")
        title, shows = label(texts("display-title"), "heading"), label(texts("display-mode"), "hint")
        head = Flow(title, shows, self.mode, self.open, gap=12)
        self.hold = tick_box(texts("display-hold"), on=False, name="hold-standings")
        self.hold.setToolTip(plain_tip(texts("display-hold-tip")))
        self.hold.clicked.connect(lambda held: bridge.do(HoldStandings(held)))
        modes: list[tuple[str, RoomMode | None]] = [(texts("display-further-same"), None)]
        modes += [(texts(f"display-mode-{mode.value}"), mode) for mode in _ON_FURTHER]
        self.further = choice(modes, self.room.further, name="room-further")
        self.further.setAccessibleName(texts("display-further"))
        self.further.activated.connect(lambda _: self.room.set_further(self.further.value()))
        self.others = boxed(line(label(texts("display-further"), "hint"), self.further, None, gap=12))
        self.rotation = self._rotation()
        self.setLayout(column(head, self.others, self.rotation, self.hold, self.message, margin=12, gap=8))
        self.mode.activated.connect(lambda _: self._choose())
        self.message.textEdited.connect(lambda _: self._choose())
        self.message.returnPressed.connect(self._say)
        self.room.opened.connect(self._opened)
        self._opened(open_=self.room.is_open)
        self._choose()

    def _choose(self) -> None:
        mode = self.mode.value()
        pages = frozenset(page for page, box in self.pages.items() if box.isChecked())
        rotates = mode is RoomMode.ROTATE
        self.rotation.setVisible(rotates)
        self.message.setVisible(mode is RoomMode.MESSAGE or (rotates and RoomPage.MESSAGE in pages))
        self.room.set_rotation(pages, self.seconds.value())
        self.room.set_mode(mode, self.message.text())

    def _rotation(self) -> QWidget:
        texts = self.texts
        self.pages = {
            page: tick_box(texts(f"display-page-{page.value}"), on=page in self.room.pages)
            for page in ROTATING
        }
        now, tip = self.room.seconds, texts("display-every-tip")
        self.seconds = number_field(texts, _FEWEST_SECONDS, _MOST_SECONDS, now, "s", tip=tip)
        self.seconds.valueChanged.connect(lambda _: self._choose())
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(_BOXES_ACROSS, 1)
        for number, box in enumerate(self.pages.values()):
            box.toggled.connect(lambda _: self._choose())
            grid.addWidget(box, *divmod(number, _BOXES_ACROSS))
        every = line(label(texts("display-every"), "hint"), self.seconds, None, gap=8)
        grid.addLayout(every, *divmod(len(self.pages), _BOXES_ACROSS))
        return boxed(grid)

    def show_tournament(self, tournament: Tournament) -> None:
        self.hold.setChecked(tournament.standings_held)
        self._opened(open_=self.room.is_open)

    def _say(self) -> None:
        """Enter in the message: it is on the wall, and the display open."""
        if not self.room.is_open:
            self.room.toggle()

    def _opened(self, open_: bool) -> None:
        self.open.setText(self.texts("display-close" if open_ else "display-open"))
        self.others.setVisible(open_ and len(self.room.displays) > 1)
        self.hold.setVisible(open_ or self.hold.isChecked())


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do: words on a button, and what they do."""

    words: str
    do: Callable[[], None]
    name: str = ""


class StepCard(Card):
    """Heading, a line that says more, the one large button, and what else could be done."""

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.heading = label("", "big", wrap=True, name="step")
        self.more = label("", "hint", wrap=True)
        self.big = button("", self.act, "primary", name="next-step")
        self.big.setToolTip(plain_tip(tip))
        self.big.setMinimumHeight(52)
        self._act: Act | None = None
        self._others: list[QPushButton] = []
        self._shown: tuple[object, ...] = ()
        self._line = Flow(self.big)
        layout = column(self.heading, self.more, margin=18, gap=6)
        layout.addSpacing(8)
        layout.addLayout(self._line)
        self.setLayout(layout)

    def show_step(self, heading: str, more: str, act: Act, others: Sequence[Act] = ()) -> None:
        self._act = act
        words = (heading, more, act.words, tuple(other.words for other in others))
        if words == self._shown:
            return
        self._shown = words
        self.heading.setText(heading)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.big.setText(act.words)
        for other in self._others:
            self._line.removeWidget(other)
            other.hide()
            other.deleteLater()
        self._others.clear()
        for each in others:
            result = button(each.words, each.do, name=each.name)
            self._line.addWidget(result)
            QWidget.setTabOrder(self._others[-1] if self._others else self.big, result)
            self._others.append(result)

    def act(self) -> None:
        if self._act is not None:
            self._act.do()


class Podium(Card):
    """The final ranking with places, names and points; stands where the clock stood."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.setObjectName("podium")
        self.texts = texts
        self._ranks: Latest[tuple[Row, ...]] = Latest(bridge, self)
        self.model: RowsModel[Line] = RowsModel([], texts, lambda line: line.row.entrant.id)
        self.table = Table(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.title = label(texts("sheets-standings"), "heading")
        self.setLayout(column(self.title, self.table, margin=12, gap=8))

    def show_tournament(self, tournament: Tournament) -> None:
        job = partial(standings, tournament)
        self._ranks.ask_about(tournament, job, lambda rows: self._show(tournament, rows))

    def _show(self, tournament: Tournament, rows: tuple[Row, ...]) -> None:
        self.title.setText(ranking_title(tournament, self.texts))
        lines, keys = [Line(row) for row in rows], COLUMNS[Face.PODIUM]
        found = chosen(fields(tournament, self.texts, Face.PODIUM), keys, lines)
        if letters() >= _LARGE:
            found.pop(keys.split()[-1], None)
        self.model.show(lines, columns_of(found, self.texts))


@dataclass(frozen=True, slots=True)
class TonightRow:
    """One row of the programme."""

    index: int
    line: ProgrammeLine
    name: str
    when: int
    """-1 is past, 0 is now, 1 is to come."""


class Tonight(Card):
    """The rows of the evening, the one that is now marked; late evenings can move the rest."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self._bridge = bridge
        self._moved: Timetable | None = None
        self._moved_for: tuple[object, ...] = ()
        self._here = -1
        self._named: Tournament | None = None
        self._lines: tuple[ProgrammeLine, ...] = ()
        self._names: list[str] = []
        self.late = label("", "hint", name="late")
        self.finish = label("", "hint", wrap=True, name="finish")
        self.finish.setToolTip(texts("evening-finish-tip"))
        self.finish.hide()
        self.move_rest = button("", self.shift, name="shift-rest")
        self.fit = FitRounds(bridge, texts)
        self.model: RowsModel[TonightRow] = RowsModel(self._columns(), texts, lambda row: row.index)
        self.table: Table[TonightRow] = Table(self.model)
        self.table.hide_headings()
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        # Else both bars would make room for each other for ever where the columns just fit.
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = line(label(texts("timetable-title"), "heading"), None, self.late)
        self.setLayout(column(head, self.table, self.fit, self.finish, self.move_rest, margin=12, gap=8))

    def show_evening(self, tournament: Tournament, step: Step, now: Moment, expected: Finish | None) -> None:
        if tournament is not self._named:
            self._named, self._lines = tournament, programme(tournament)
            self._names = line_names(tournament, self.texts, self._lines)
            self.fit.show_tournament(tournament)
        current = line_of(self._lines, tournament, step)
        here = -1 if current is None else current
        named = zip(self._lines, self._names, strict=True)
        rows = [TonightRow(at, *each, (at > here) - (at < here)) for at, each in enumerate(named)]
        self.model.show(rows)
        if here != self._here:
            self._here = here
            self._show_now()
        behind = minutes_late(tournament, now)
        self._show_finish(tournament.timetable.zone, expected, behind)
        self._offer_move(tournament, step, behind, expected)

    def _offer_move(
        self, tournament: Tournament, step: Step, behind: int | None, expected: Finish | None
    ) -> None:
        """The plan can be moved by as many minutes as are told: to what is foretold where that is late."""
        foretold = expected if expected and expected.late_minutes >= _WORTH_SHIFTING else None
        late = foretold.late_minutes if foretold else behind or 0
        row = waiting_for(tournament, step)
        about = (tournament.timetable, step, late, behind, bool(foretold))
        if about != self._moved_for:
            self._moved_for, self._moved = about, None
            if row is not None and late >= _WORTH_SHIFTING:
                plan = tournament.timetable
                moved = at_this_pace(plan, foretold, row) if foretold else shifted(plan, row, late)
                if moved is not None and behind is not None and behind >= _WORTH_SHIFTING:
                    moved = as_it_runs(tournament, step, moved, behind)
                self._moved = moved
            self.move_rest.setText(
                self.texts("evening-follow" if foretold else "evening-shift", long=lasting(late))
            )
            tip = self.texts("evening-follow-tip" if foretold else "evening-shift-tip")
            self.move_rest.setToolTip(plain_tip(tip))
        self.move_rest.setVisible(self._moved is not None)
        self._say_late(behind)
        # Two numbers about one thing would contradict each other.
        self.late.setVisible(not foretold and (expected is None or self._moved is not None))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_now()

    def _show_now(self) -> None:
        """Where there is no room for all rows, the one that is now and what comes next are in sight."""
        for row in (self._here + 1, self._here):
            self.table.scrollTo(self.model.index(min(row, len(self.model.rows) - 1), 0))

    def _show_finish(self, zone: str, expected: Finish | None, behind: int | None) -> None:
        self.finish.setVisible(expected is not None)
        if expected is None:
            return
        times = {
            name: f"{to_wall(datetime.fromtimestamp(at, UTC), zone):%H:%M}"
            for name, at in (("time", expected.expected), ("planned", expected.planned))
        }
        late = expected.late_minutes >= _WORTH_SHIFTING
        on_time = abs(expected.late_minutes) < _PUNCTUAL
        caught_up = on_time and behind is not None and behind >= _WORTH_SHIFTING
        planned = "evening-finish-breaks" if caught_up else "evening-finish-planned"
        self.finish.setText(self.texts(planned if on_time else "evening-finish", **times))
        restyle(self.finish, "role", "warning" if late else "hint")

    def shift(self) -> None:
        """What has not begun is later by as much as the evening is late."""
        if self._bridge.tournament is not None and self._moved is not None:
            self._bridge.do(SetTimetable(self._moved))

    def _say_late(self, late: int | None) -> None:
        if late is None:
            self.late.setText("")
            return
        key = "evening-punctual" if abs(late) < _PUNCTUAL else "evening-late" if late > 0 else "evening-early"
        self.late.setText(self.texts(key, long=lasting(abs(late))))
        restyle(self.late, "role", "warning" if late >= _WORTH_SHIFTING else "hint")

    def _columns(self) -> list[Column[TonightRow]]:
        def color(row: TonightRow) -> str:
            return {-1: "muted", 0: "accent", 1: ""}[row.when]

        return [
            Column(
                "", lambda _: "", icon=lambda row: None if row.when else icon("clock", "accent"), width=26
            ),
            Column("timetable-times", _times, color=color, width=98),
            Column("timetable-what", self._name, color=color),
        ]

    def _name(self, row: TonightRow) -> str:
        slot = row.line.slot
        return row.name if slot is None or slot.kind is not SlotKind.BREAK else slot.label or row.name


def _times(row: TonightRow) -> str:
    """A round without a row has none."""
    return "–" if row.line.slot is None else clock_times(row.line.slot)
