"""Changes of the round clock: start, stop, stretch."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class SetClock:
    """The clock as it runs from now on; made by the functions of `tournament.clock`."""

    key: ClassVar[str] = "set-clock"
    clock: RoundClock

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """A clock belongs to a round that has been drawn."""
        if tournament.round(self.clock.round) is None:
            return (Finding("clock-round-not-drawn", args={"round": self.clock.round}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, clock=self.clock)

    def words(self, tournament: Tournament) -> Words:
        old, new = tournament.clock, self.clock
        same_round = old is not None and old.round == new.round
        if same_round and old is not None and old.state == new.state:
            return {"round": new.round, "state": "length", "minutes": new.length // 60}
        return {"round": new.round, "state": type(new.state).__name__.lower(), "minutes": new.length // 60}
