"""Take over the seat of an entrant, but not the points."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.changes.entrants import Substitute
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.entrants import tidy


@dataclass(frozen=True, slots=True)
class SubstituteFromZero:
    """A new entrant sits wherever an entrant who leaves was drawn but has not played yet.

    Who leaves stays in the standings with what he reached. Nobody else is moved, nothing is drawn again.
    """

    key: ClassVar[str] = "substitute-from-zero"
    entrant: EntrantId
    name: str
    members: tuple[str, ...] = ()

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """As for a substitute who takes over the points."""
        return Substitute(self.entrant, self.name, self.members).findings(tournament)

    def apply(self, tournament: Tournament) -> Tournament:
        old, first = tournament.entrants[self.entrant], first_unplayed(tournament, self.entrant)
        new = Entrant(
            EntrantId(max(tournament.entrants) + 1),
            tidy(self.name),
            tuple(tidy(member) for member in self.members) or old.members,
            old.club,
            checked_in=old.checked_in,
            first_round=first,
            ranks=old.ranks,
        )
        both = {**tournament.entrants, old.id: replace(old, withdrawn_from=first), new.id: new}
        rounds = tuple(
            _seated(drawn, old.id, new.id) if drawn.number >= first else drawn for drawn in tournament.rounds
        )
        return replace(tournament, entrants=frozen(both.items()), rounds=rounds)

    def words(self, tournament: Tournament) -> Words:
        before, first = tournament.entrants[self.entrant].name, first_unplayed(tournament, self.entrant)
        return {"before": before, "name": tidy(self.name), "round": first}


def first_unplayed(tournament: Tournament, entrant: EntrantId) -> int:
    """The number of the round after the last one in which there is a result of this entrant."""
    played = (
        drawn.number
        for drawn in tournament.rounds
        for seating in drawn.tables
        if entrant in seating.entrants() and (drawn.number, seating.table) in tournament.results
    )
    return max(played, default=0) + 1


def _seated(drawn: Round, old: EntrantId, new: EntrantId) -> Round:
    """The round with one in the place of the other; the very same one where he does not occur."""
    if old not in drawn.people():
        return drawn
    tables = tuple(each.renamed({old: new}) for each in drawn.tables)
    resting = tuple(new if each == old else each for each in drawn.sitting_out)
    return replace(drawn, tables=tables, sitting_out=resting)
