"""Set the list of prizes."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import Tournament

LONGEST_PRIZE = 200


@dataclass(frozen=True, slots=True)
class SetPrizes:
    """Another list of prizes, whole."""

    key: ClassVar[str] = "set-prizes"
    prizes: tuple[Prize, ...]

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Every prize is something, and goes to a place that can exist."""
        found = []
        for prize in self.prizes:
            if not 0 < len(prize.what.strip()) <= LONGEST_PRIZE:
                found.append(Finding("prizes-no-words", args={"most": LONGEST_PRIZE}))
            if isinstance(prize.to, ForPlace) and prize.to.place < LAST_PLACE:
                found.append(Finding("prizes-no-place", args={"place": prize.to.place}))
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        tidied = tuple(replace(prize, what=" ".join(prize.what.split())) for prize in self.prizes)
        return replace(tournament, prizes=tidied)

    def words(self, tournament: Tournament) -> Words:
        return {"count": len(self.prizes)}
