"""What does a tournament format look like, a way in which rounds are drawn?"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tichu_turnier.tournament.model import EntrantId, Round, Seating, Tournament, Unit
from tichu_turnier.tournament.rotation import quality as figures
from tichu_turnier.tournament.rotation.quality import Quality, RoundOfTables, Table

Played = tuple[list[RoundOfTables], list[tuple[EntrantId, ...]], list[list[int]]]
"""Of each round: who played whom, who rested, and the numbers of the tables."""


@dataclass(frozen=True, slots=True)
class Format:
    """A way in which rounds are drawn. Its name is the text `format-<key>`."""

    key: str
    unit: Unit
    draw: Callable[[Tournament, int], Round]
    """The next round of a tournament for a seed; same snapshot and seed, same draw. Nothing is published."""
    table: Callable[[Seating], Table]
    """Who plays with and against whom at a table, stage by stage."""

    def quality(self, tournament: Tournament) -> Quality:
        """Repeats of partners, opponents and meetings over all rounds of a snapshot."""
        return figures.quality(*self._played(tournament))

    def bound(self, tournament: Tournament) -> Quality:
        """What no draw of these rounds could undercut."""
        return figures.bound(*self._played(tournament))

    def _played(self, tournament: Tournament) -> Played:
        tables: list[RoundOfTables] = [
            [self.table(seating) for seating in r.tables] for r in tournament.rounds
        ]
        resting = [r.sitting_out for r in tournament.rounds]
        return tables, resting, [[seating.table for seating in r.tables] for r in tournament.rounds]


def visits(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often each (entrant, table number) has happened."""
    return Counter(
        (entrant, seating.table)
        for r in tournament.rounds
        for seating in r.tables
        for entrant in seating.entrants()
    )
