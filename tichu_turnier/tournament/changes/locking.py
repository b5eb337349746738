"""Lock the results of a round, and unlock them."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class LockRound:
    """Results of a round whose tables have all reported cannot be changed from now on, or can again."""

    key: ClassVar[str] = "lock-round"
    round: int
    locked: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if tournament.round(self.round) is None:
            return (Finding("result-round-not-drawn", args={"round": self.round}, where=("round",)),)
        owing = len(tournament.missing(self.round))
        if self.locked and owing:
            return (Finding("result-lock-owing", args={"round": self.round, "count": owing}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        rounds = list(tournament.rounds)
        rounds[self.round - 1] = replace(rounds[self.round - 1], locked=self.locked)
        return replace(tournament, rounds=tuple(rounds))

    def words(self, _: Tournament) -> Words:
        return {"round": self.round, "locked": "yes" if self.locked else "no"}
