"""Ticks and rings with the round clock, sets it right after a reboot, and watches tonight's pace."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from tichu_turnier.desk.history import entry_times
from tichu_turnier.desk.this_computer import moment_now
from tichu_turnier.gui.bridge import Bridge, BridgePart
from tichu_turnier.tournament.changes import SetClock
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.insight.pace import Finish, finish, slow_tables
from tichu_turnier.tournament.model.clock import Moment, Running, anchored, remaining, signals_between
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament

_LOOK_MS = 200
_LOOK_SECONDS = 10
"""Nothing that is told in minutes changes faster."""


class PaceWatch(QObject):
    """Learns from the journal when results were entered; reckons anew at most every ten seconds."""

    learned = Signal()

    def __init__(self, bridge: Bridge, owner: QObject) -> None:
        super().__init__(owner)
        self._bridge = bridge
        self._tournament: Tournament | None = None
        self._results: object = None
        self._entered: Mapping[ResultKey, float] = {}
        self._reckoned: tuple[object, ...] = ()
        self._found: tuple[Mapping[int, int], Finish | None] = ({}, None)

    def show_tournament(self, tournament: Tournament) -> None:
        """Reads on in the journal, beside the GUI thread, when results have come."""
        self._tournament = tournament
        if tournament.results is not self._results and self._bridge.desk is not None:
            self._results = tournament.results
            # Refused while another tournament is being opened: nobody has asked for anything.
            self._bridge.run_on_desk(lambda desk: entry_times(desk.journal()), self._learn, lambda _: None)

    def slow(self, now: Moment) -> Mapping[int, int]:
        return self._reckon(now)[0]

    def finish(self, now: Moment) -> Finish | None:
        return self._reckon(now)[1]

    def _learn(self, entered: Mapping[ResultKey, float]) -> None:
        if isValid(self):
            self._entered = entered
            self.learned.emit()

    def _reckon(self, now: Moment) -> tuple[Mapping[int, int], Finish | None]:
        asked = (self._tournament, self._entered, int(now.wall / _LOOK_SECONDS))
        if asked != self._reckoned and self._tournament is not None:
            self._reckoned = asked
            here = self._tournament
            self._found = slow_tables(here, self._entered, now), finish(here, self._entered, now)
        return self._found


class ClockWatch(BridgePart):
    """Looks at the round clock all the time, whatever screens are open."""

    ticked = Signal(object)
    """Time has passed (Moment); whatever shows a clock looks at it."""
    rang = Signal(object)
    """The room is to be told something now (`Signal` of the model's clock)."""

    def __init__(self, bridge: Bridge, now: Callable[[], Moment] = moment_now) -> None:
        super().__init__(bridge)
        self.now = now
        self._seen: tuple[object, int] = (None, 0)
        self._left = 0.0
        timer = QTimer(self, interval=_LOOK_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self.look)
        timer.start()
        bridge.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        """Looks at the clock now: rings what has come due since the last look, at the first nothing."""
        tournament = self._bridge.tournament
        if tournament is None:
            return
        now = self.now()
        clock = clock_of(tournament, len(tournament.rounds))
        left = remaining(clock, now)
        seen = (self._bridge.desk, len(tournament.rounds))
        if seen != self._seen:
            self._seen, self._left = seen, left
            self._anchor(tournament)
        due = signals_between(clock, self._left, left)
        self._left = left
        if due and tournament.missing(clock.round):
            self.rang.emit(due[-1])
        self.ticked.emit(now)

    def _anchor(self, tournament: Tournament) -> None:
        """After a reboot the clock is saved once as counting from now."""
        clock = tournament.clock
        if clock is None or not isinstance(clock.state, Running):
            return
        now = self.now()
        if clock.state.since.boot != now.boot:
            self._bridge.do(SetClock(anchored(clock, now)))
