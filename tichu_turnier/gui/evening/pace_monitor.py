"""Which tables are slow tonight, and when the evening will be over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.tournament.insight.pace import Finish, finish, slow_tables
from tichu_turnier.tournament.model.clock import Moment
from tichu_turnier.tournament.model.snapshot import ResultKey, Tournament

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

_LOOK_SECONDS = 10
"""Nothing that is told in minutes changes faster."""


class PaceWatch(QObject):
    """Learns from the journal when results were entered; reckons anew at most every ten seconds."""

    learned = Signal()
    """The times of all results are known."""

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
            self._bridge.run_on_desk(_times, self._learn)

    def slow(self, now: Moment) -> Mapping[int, int]:
        """Slow tables of the newest round, and by how many minutes."""
        return self._reckon(now)[0]

    def finish(self, now: Moment) -> Finish | None:
        """When the evening will be over."""
        return self._reckon(now)[1]

    def _learn(self, entered: Mapping[ResultKey, float]) -> None:
        if isValid(self):
            self._entered = entered
            self.learned.emit()

    def _reckon(self, now: Moment) -> tuple[Mapping[int, int], Finish | None]:
        asked = (self._tournament, self._entered, int(now.wall / _LOOK_SECONDS))
        same = len(self._reckoned) == len(asked) and all(map(_same, asked, self._reckoned))
        if not same and self._tournament is not None:
            self._reckoned = asked
            here = self._tournament
            self._found = slow_tables(here, self._entered, now), finish(here, self._entered, now)
        return self._found


def _same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, int) and one == other)


def _times(desk: "Desk") -> Mapping[ResultKey, float]:
    from tichu_turnier.desk.history import entry_times

    return entry_times(desk.journal())
