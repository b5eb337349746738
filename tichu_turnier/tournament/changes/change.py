"""What every change of a tournament has in common."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name

Words = dict[str, str | int]
"""Values for the journal line of a change; its words are the text `journal-<key>`."""


class Change(Protocol):
    """A frozen value that maps one snapshot to the next."""

    key: ClassVar[str]
    """Names the kind of change in the journal and in the texts."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Everything that speaks against it; it is applied only if nothing of it blocks."""
        ...

    def apply(self, tournament: Tournament) -> Tournament:
        """The snapshot after the change; only called when no finding blocks."""
        ...

    def words(self, tournament: Tournament) -> Words:
        """What the journal says about it, seen from the snapshot before."""
        ...


@dataclass(frozen=True, slots=True)
class OfEntrant:
    """What changes of one entrant have in common, who must be on the list."""

    entrant: EntrantId

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return unknown_entrants(tournament, self.entrant) or tuple(self.objections(tournament))

    def objections(self, _: Tournament) -> Iterable[Finding]:
        """What speaks against it besides, about an entrant who is on the list."""
        return ()


def people_words(tournament: Tournament, people: Sequence[EntrantId]) -> Words:
    """How many a change is about, and what the first of them is called."""
    return {"count": len(people), "name": own_name(tournament, people[0]) if people else ""}


def unknown_entrants(tournament: Tournament, *people: EntrantId) -> tuple[Finding, ...]:
    """A finding for each number that is not on the list of entrants."""
    strange = (who for who in people if who not in tournament.entrants)
    return tuple(Finding("entrant-unknown", args={"entrant": who}) for who in strange)
