"""Tick with the round clock, ring its bell, and set it right after a reboot."""

from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tichu_turnier.desk.system_clock import moment_now
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.tournament.changes import SetClock
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.model.clock import Moment, Running, anchored, remaining, signals_between
from tichu_turnier.tournament.model.snapshot import Tournament

_LOOK_MS = 200


class ClockWatch(QObject):
    """One for each bridge, whatever screens are open: it outlives a change of language."""

    ticked = Signal(object)
    """Time has passed (Moment); whoever shows a clock looks at it."""
    rang = Signal(object)
    """The room is to be told something now (tournament.clock.Signal)."""

    def __init__(self, bridge: Bridge, now: Callable[[], Moment] = moment_now) -> None:
        super().__init__(bridge)
        self.now = now
        self._bridge = bridge
        self._seen: tuple[object, int] = (None, 0)
        self._left = 0.0
        self._timer = QTimer(self, interval=_LOOK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)
        bridge.changed.connect(self._show)
        self._show(bridge.tournament)

    @classmethod
    def of(cls, bridge: Bridge) -> Self:
        """The watch of this bridge, made on first use."""
        found = bridge.findChild(cls)
        return cls(bridge) if found is None else found

    def look(self) -> None:
        """Looks at the clock now: rings what has come due since the last look."""
        tournament = self._bridge.tournament
        if tournament is None:
            return
        now = self.now()
        self._ring(tournament, now)
        self.ticked.emit(now)

    def _show(self, tournament: Tournament | None) -> None:
        """A new snapshot; a clock that is seen for the first time rings nothing that is past."""
        if tournament is None:
            self._timer.stop()
            return
        clock = clock_of(tournament, len(tournament.rounds))
        seen = (self._bridge.desk, clock.round)
        if seen != self._seen:
            self._seen, self._left = seen, remaining(clock, self.now())
            self._anchor(tournament)
        self._timer.start()
        self.look()

    def _ring(self, tournament: Tournament, now: Moment) -> None:
        clock = clock_of(tournament, len(tournament.rounds))
        left = remaining(clock, now)
        due = signals_between(clock, self._left, left)
        self._left = left
        if due and tournament.missing(clock.round):
            self.rang.emit(due[-1])

    def _anchor(self, tournament: Tournament) -> None:
        """After a reboot the clock is saved once as counting from now."""
        clock = tournament.clock
        if clock is None or not isinstance(clock.state, Running):
            return
        now = self.now()
        if clock.state.since.boot != now.boot:
            self._bridge.do(SetClock(anchored(clock, now)))
