"""Make an earlier state of the tournament the present one again."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class RestoreState:
    """Everything is as it was after a line of the journal; what came since stays in the journal."""

    key: ClassVar[str] = "restore-state"
    revision: int
    state: Tournament
    """The snapshot after that line."""
    time: str = ""
    """When that was, as people say it: `20:31`."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """There must be something to restore."""
        if self.apply(tournament) == tournament:
            return (Finding("restore-nothing", args={"line": self.revision}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        clock = tournament.clock
        goes_on = clock is not None and self.state.round(clock.round) is not None
        return replace(self.state, clock=clock) if goes_on else self.state

    def words(self, tournament: Tournament) -> Words:
        return {"line": self.revision, "time": self.time}
