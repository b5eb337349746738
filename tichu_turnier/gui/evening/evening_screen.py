"""The screen of the evening: what is to be done next, the clock, who owes a result."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.flow import Sides
from tichu_turnier.gui.common.parts import MARGIN, card, column, in_letters, label, letters
from tichu_turnier.gui.common.table import ROW_HEIGHT, Table
from tichu_turnier.gui.common.table_model import RIGHT, Column, RowsModel
from tichu_turnier.gui.evening.clock_card import ClockCard
from tichu_turnier.gui.evening.clock_watch import ClockWatch, PaceWatch
from tichu_turnier.gui.evening.open_points import OpenCard
from tichu_turnier.gui.evening.tonight import Act, Podium, RoomCard, StepCard, Tonight
from tichu_turnier.gui.screen import Context, Screen
from tichu_turnier.rules.house_rules import RUNNING_HAND
from tichu_turnier.tournament.changes import WithdrawDraw
from tichu_turnier.tournament.draws.formats import due, planned_rounds
from tichu_turnier.tournament.insight.evening import (
    Continue,
    DrawRound,
    EndRound,
    EnterResults,
    Play,
    PrizeGiving,
    Register,
    RollCall,
    StartRound,
    Step,
    never_started,
    next_step,
)
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words import finding_words
from tichu_turnier.words.numbers import field_size
from tichu_turnier.words.rounds import round_words

_RIGHT_SIDE, _LEAST_RIGHT = 352, 246
_SLOW_WIDTH = 84
_LEAST_ROWS, _MOST_ROWS = (4, 2), (8, 6)
"""Of the programme, and of what is open."""


@dataclass(frozen=True, slots=True)
class OwingTable:
    """A table without a result, and who sits there."""

    table: int
    names: str
    slow: int = 0
    """Minutes behind the others, 0 where that is nothing to speak of."""


class EveningScreen(Screen):
    """The next step, the clock, the room display; beside them the timetable and the tables that owe."""

    key = "evening"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sides: Sides | None = None
        self.watch = ClockWatch.of(self.bridge)
        self.step: Step | None = None
        self.pace = PaceWatch(self.bridge, self)
        self.pace.learned.connect(lambda: self._show_moment(self.tournament, self.watch.now()))
        self._owing: tuple[object, object, object] = (None, None, None)
        self._shown: tuple[object, ...] = ()
        self.step_card = StepCard(self.texts("evening-next-tip"))
        self.clock = ClockCard(self.bridge, self.texts, self)
        self.podium = Podium(self.bridge, self.texts)
        self.room = RoomCard(self.bridge, self.texts)
        self.tonight = Tonight(self.bridge, self.texts)
        self.owing_title = label("", "heading")
        self.model: RowsModel[OwingTable] = RowsModel(self._columns()[:-1], self.texts, lambda row: row.table)
        self.owing: Table[OwingTable] = Table(self.model, nothing=self.texts("evening-nothing-owed"))
        self.owing.hide_headings()
        self.owing.setFrameShape(QFrame.Shape.NoFrame)
        self.owing.activated.connect(lambda at: self._to_results(self.model.rows[at.row()].table))
        self.owing.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.owing.setMinimumHeight(in_letters(2 * ROW_HEIGHT))  # takes what the others leave
        left = column(self.step_card, self.clock, self.podium, self.room, gap=12, grows=self.clock)
        left.setStretch(2, 1)
        # Its names may be cut, the clock and its headings not.
        wide = max(int(_RIGHT_SIDE * (2 + letters()) / 3), in_letters(_LEAST_RIGHT))
        self.sides = Sides(left, self, wide)
        self.owing_card = card(column(self.owing_title, self.owing, margin=12, gap=8, grows=self.owing))
        self.open = OpenCard(self.bridge, self.texts, self.go)
        self.open.watch.found.connect(self._show_open, Qt.ConnectionType.QueuedConnection)
        self.sides.right.setLayout(
            column(self.tonight, self.owing_card, self.open, gap=12, grows=self.owing_card)
        )
        self.setFocusProxy(self.step_card.big)
        on_keys(self, "Ctrl+Return", self.step_card.big.click)
        on_keys(self, "Ctrl+F", self._find)
        self.watch.ticked.connect(self._tick)

    def show_tournament(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.pace.show_tournament(tournament)
        self.open.watch.look()
        self.clock.show_tournament(tournament)
        self.room.show_tournament(tournament)
        number = len(tournament.rounds)
        missing = tournament.missing(number)
        drawn = tournament.round(number)
        tables = 0 if drawn is None else len(drawn.tables)
        owing = self.texts("evening-owing", count=len(missing), tables=tables)
        self.owing_title.setText(owing if missing else self.texts("evening-owing-none"))
        self._show_moment(tournament, self.watch.now())

    def _show_open(self) -> None:
        self._tick(self.watch.now())

    def _tick(self, now: Moment) -> None:
        """Once a second: nothing here is told more finely, the clock is painted by itself."""
        if self.isVisible() and self.bridge.tournament is self.tournament and self._about(now) != self._shown:
            self._show_moment(self.tournament, now)

    def _about(self, now: Moment) -> tuple[object, ...]:
        """What changes without a change of the tournament."""
        return (int(now.wall), int(now.ticks), now.boot, self.open.watch.points)

    def _show_moment(self, tournament: Tournament, now: Moment) -> None:
        self._shown = self._about(now)
        self.step = next_step(tournament, now)
        finish = self.pace.finish(now)
        self.tonight.show_evening(tournament, self.step, now, finish)
        self.open.watch.expect_late(0 if finish is None else finish.late_minutes)
        slow = self.pace.slow(now)
        missing = tournament.missing(len(tournament.rounds))
        first = [table for table in missing if table in slow]
        shown = [(table, slow.get(table, 0)) for table in (*first, *(t for t in missing if t not in slow))]
        known = (shown, tournament.rounds, tournament.entrants)
        if known != self._owing:
            self._owing = known
            rows = [OwingTable(table, self._names(tournament, table), late) for table, late in shown]
            # The minutes of slow tables take no room while no table is slow.
            columns = self._columns()[: None if first else -1]
            self.model.show(rows, columns if len(columns) != len(self.model.columns) else None)
        over = isinstance(self.step, PrizeGiving)
        self.clock.setVisible(not over)
        self.podium.setVisible(over)
        if over:
            self.podium.show_tournament(tournament)
        self.owing_card.setVisible(bool(missing) or not self.open.watch.points)
        heading, more = self._words(tournament, self.step)
        act, *others = self._instead(tournament) or self._acts(tournament, self.step)
        self.step_card.show_step(heading, more, act, others)
        self._fit_sides()

    def _words(self, tournament: Tournament, step: Step) -> tuple[str, str]:
        texts, title = self.texts, self._title(tournament, step)
        match step:
            case Register(registered, least):
                more = texts("evening-register-more", least=least)
                words = texts("evening-register", count=registered), more
            case RollCall(present, total, enough):
                more = texts("evening-roll-call-more") if enough else ""
                words = texts("evening-roll-call", present=present, total=total), more
            case _ if (void := self._void) is not None:
                words = finding_words(texts, void), ""
            case DrawRound() if (tie := self._tie) is not None:
                words = finding_words(texts, tie), ""
            case DrawRound():
                more = texts("evening-draw-more", **field_size(tournament.regulations, len(due(tournament))))
                words = texts("evening-draw", title=title), more
            case StartRound():
                words = texts("evening-start", title=title), texts("evening-start-more")
            case EndRound():
                running = RUNNING_HAND.read(tournament.regulations.rules)
                words = texts("evening-end", title=title), texts("evening-end-more", hand=running)
            case PrizeGiving() if self.open.watch.points:
                words = texts("open-first", count=len(self.open.watch.points)), ""
            case PrizeGiving():
                words = texts("evening-prizes"), texts("evening-prizes-more")
            case _:
                drawn = tournament.round(step.round)
                tables = 0 if drawn is None else len(drawn.tables)
                done = tables - len(tournament.missing(step.round))
                more = texts("evening-reported", done=done, tables=tables)
                unstarted = isinstance(step, EnterResults) and never_started(tournament, step.round)
                more = texts("evening-reported-unstarted", reported=more) if unstarted else more
                words = self._words_of_play(step, title), more
        return words

    def _title(self, tournament: Tournament, step: Step) -> str:
        """What the round of a step is called everywhere: `Runde 2`, or `Halbfinal`."""
        if isinstance(step, Register | RollCall | PrizeGiving):
            return ""
        return round_words(tournament, self.texts, step.round)

    def _words_of_play(self, step: Play | Continue | EnterResults, title: str) -> str:
        if isinstance(step, EnterResults):
            return self.texts("evening-enter", count=len(step.missing), title=title)
        return self.texts("evening-play" if isinstance(step, Play) else "evening-continue", title=title)

    def _acts(self, tournament: Tournament, step: Step) -> tuple[Act, ...]:
        to, texts, title = self._to, self.texts, self._title(tournament, step)
        results = Act(texts("evening-to-results"), self._to_results, "to-results")
        acts: tuple[Act, ...]
        match step:
            case Register():
                acts = (to("entrants", "evening-to-entrants"),)
            case RollCall(present, total):
                key = "evening-draw-present" if present else "evening-draw-all"
                anyway = Act(texts(key, count=present or total), lambda: self.go("draw"), "to-draw")
                acts = (to("entrants", "evening-to-roll-call"), *([anyway] if step.enough else []))
            case DrawRound() if (tie := self._tie) is not None:
                acts = (Act(texts("open-see"), partial(self.open.go_to, tie), "to-tie"),)
            case DrawRound():
                acts = (to("draw", "evening-to-draw", title), to("entrants", "evening-to-entrants"))
            case StartRound():
                start = Act(texts("evening-start-now"), self.clock.toggle, "start-now")
                sheets = to("sheets/seats-by-table", "evening-to-sheets")
                acts = (start, sheets, to("draw", "evening-see-draw"))
            case Continue():
                acts = (Act(texts("evening-clock-resume"), self.clock.toggle, "resume"), results)
            case EndRound():
                acts = (Act(texts("evening-end-now", title=title), self.clock.end, "end-now"), results)
            case PrizeGiving():
                prizes = Act(texts("prizes-lead"), lambda: self.go("standings/prizes"), "to-prizes")
                first = [Act(texts("open-see"), self._to_open, "to-open")] if self.open.watch.points else []
                acts = (*first, to("sheets/ranking", "evening-to-ranking"), prizes)
            case _:
                acts = (results, to("standings", "evening-to-standings"))
                coming = len(tournament.rounds) + 1
                if not tournament.missing(coming - 1) and coming <= planned_rounds(tournament):
                    words = round_words(tournament, texts, coming)
                    acts = (results, to("draw", "evening-to-draw", words), acts[-1])
        return acts

    def _to(self, screen: str, key: str, title: str = "") -> Act:
        words = self.texts(key, title=title)
        return Act(words, lambda: self.go(screen), f"to-{screen.partition('/')[0]}")

    @property
    def _tie(self) -> Finding | None:
        """The match without a winner for which the next round of a bracket cannot be drawn."""
        return next((point for point in self.open.watch.points if point.key == "open-tie"), None)

    @property
    def _void(self) -> Finding | None:
        """That the last draw of a bracket does not follow from the results: that comes first."""
        return next((point for point in self.open.watch.points if point.key == "open-void"), None)

    def _instead(self, tournament: Tournament) -> tuple[Act, ...]:
        """Takes a void draw back; leads to its results where there are some, which go first."""
        if (void := self._void) is None:
            return ()
        change = WithdrawDraw(len(tournament.rounds))
        take_back = Act(self.texts("draw-do-withdraw"), lambda: self.bridge.do(change), "take-back")
        see = Act(self.texts("open-see"), partial(self.open.go_to, void), "to-void")
        return (see if void.args["begun"] == "yes" else take_back, self._to("draw", "evening-see-draw"))

    def _to_open(self) -> None:
        for first in self.open.watch.points[:1]:
            self.open.go_to(first)

    def _to_results(self, table: int | None = None) -> None:
        step, drawn = self.step, len(self.tournament.rounds)
        number = step.round if table is None and isinstance(step, EnterResults) else drawn
        self.go(f"results/{number}" + ("" if table is None else f"/{table}"))

    def _find(self) -> None:
        """Whoever asks for somebody is told the table; before the first draw the list of people helps."""
        drawn = len(self.tournament.rounds)
        self.go(f"results/{drawn}/find" if drawn else "entrants")

    def _names(self, tournament: Tournament, table: int) -> str:
        drawn = tournament.rounds[-1]
        seating = drawn.seating(table)
        there = () if seating is None else table_of(seating, tournament.regulations).people
        return ", ".join([own_name(tournament, who) for who in dict.fromkeys(there)])

    def _columns(self) -> list[Column[OwingTable]]:
        return [
            Column("evening-table", lambda row: str(row.table), RIGHT, width=52),
            Column("evening-who", lambda row: row.names, color=lambda _: "muted"),
            Column(
                "evening-slow",
                lambda row: f"+{row.slow} min" if row.slow else "",
                RIGHT,
                tip=lambda row: self.texts("evening-slow-tip", minutes=row.slow) if row.slow else "",
                color=lambda _: "warning",
                width=_SLOW_WIDTH,
            ),
        ]

    def minimumSizeHint(self) -> QSize:
        """Where both sides stand below each other they need no more room than the left one."""
        least = super().minimumSizeHint()
        return least if self.sides is None else QSize(min(least.width(), self.sides.least), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sides()

    def _fit_sides(self) -> None:
        if self.sides is not None:
            self.sides.fit(self.width())
            self._share_rows(self.sides)

    def _share_rows(self, sides: Sides) -> None:
        """The lists beside the clock have the rows that the window has room for, at least a few."""
        tables: tuple[Table[Any], ...] = (self.tonight.table, self.open.table)
        wanted = [min(len(table.rows.rows), most) for table, most in zip(tables, _MOST_ROWS, strict=True)]
        shown = [n for n, table in enumerate(tables) if table.isVisibleTo(sides.right)]
        needed = max(sides.right.sizeHint().height(), sides.right.heightForWidth(sides.right.width()))
        taken = needed + 2 * MARGIN - sum(tables[n].height() for n in shown)
        left = (self.parentWidget() or self).height() - taken
        scarce = sum(wanted[n] for n in shown) - left // tables[0].verticalHeader().defaultSectionSize()
        for table, rows, least in zip(tables, wanted, _LEAST_ROWS, strict=True):
            fewer = max(0, min(scarce, rows - least)) if sides.beside else 0
            table.fix_height(rows - fewer)
            scarce -= fewer
