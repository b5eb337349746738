"""What is a draw that nobody knows yet, and can it still be published?"""

from dataclasses import dataclass, replace

from tichu_turnier.tournament.draws.fairness import evening_figures
from tichu_turnier.tournament.draws.formats import due, format_of
from tichu_turnier.tournament.draws.rotation.quality import Figure
from tichu_turnier.tournament.model.snapshot import Round, Tournament


@dataclass(frozen=True, slots=True)
class Proposal:
    """A round as it would be drawn, with its figures."""

    round: Round
    figures: tuple[Figure, ...]
    before: "Proposal | None" = None
    """What it was before its last exchange."""

    @property
    def first(self) -> "Proposal":
        """As it was drawn."""
        return self if self.before is None else self.before.first


def propose(tournament: Tournament, seed: int) -> Proposal:
    """The next round for a seed, and how good the evening is with it."""
    drawn = format_of(tournament.regulations.format).draw(tournament, seed)
    return Proposal(drawn, evening_figures(replace(tournament, rounds=(*tournament.rounds, drawn))))


def still_good(drawn: Round, tournament: Tournament) -> bool:
    """Whether a proposal still seats exactly those who play the next round."""
    number = len(tournament.rounds) + 1
    return drawn.number == number and drawn.people() == frozenset(due(tournament))
