"""Move an entrant on the list of seeds before the first draw of a knock-out."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.draws.bracket import seeding_order
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament


@dataclass(frozen=True, slots=True)
class SetSeed:
    """An entrant gets a place on the list of seeds, from 1; whoever stood there and below moves down."""

    key: ClassVar[str] = "set-seed"
    entrant: EntrantId
    place: int

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Somebody on the list, a place there is, and nothing is drawn yet."""
        if self.entrant not in tournament.entrants:
            return (Finding("entrant-unknown", args={"entrant": self.entrant}),)
        if tournament.rounds:
            return (Finding("seeding-already-drawn"),)
        most = len(tournament.entrants)
        if not 1 <= self.place <= most:
            return (Finding("seeding-no-place", args={"place": self.place, "most": most}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        order = [who for who in seeding_order(tournament.entrants.values()) if who != self.entrant]
        order.insert(self.place - 1, self.entrant)
        numbers = {who: number for number, who in enumerate(order, 1)}
        changed = (
            (who, entrant if entrant.seeding == numbers[who] else replace(entrant, seeding=numbers[who]))
            for who, entrant in tournament.entrants.items()
        )
        return replace(tournament, entrants=frozen(changed))

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.entrants[self.entrant].name, "place": self.place}
