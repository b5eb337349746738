"""Places of clubs, from the best of their people in the standings."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.record import Number
from tichu_turnier.tournament.scoring.standings import standings

COUNTED = 3
"""So many of each club count; a club with fewer takes no place."""
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class ClubPlace:
    """A club that takes a place, and who won its points."""

    place: int
    club: str
    victory_points: Number
    tichu_points: Number
    best: tuple[Entrant, ...]


def club_places(tournament: Tournament) -> tuple[ClubPlace, ...]:
    """By the victory points of the best of each club, then by their Tichu points; equals share a place.

    Nothing where fewer than two clubs have enough people who take a place themselves.
    """
    people: dict[str, list[Row]] = defaultdict(list)
    for row in standings(tournament):
        if row.place != UNRANKED and (club := folded(row.entrant.club.strip())):
            people[club].append(row)
    sums = sorted(
        (_sum(rows[:COUNTED]) for rows in people.values() if len(rows) >= COUNTED),
        key=lambda one: (-one.victory_points, -one.tichu_points, one.club),
    )
    points = [(one.victory_points, one.tichu_points) for one in sums]
    placed = (
        ClubPlace(points.index(own) + 1, one.club, *own, one.best)
        for one, own in zip(sums, points, strict=True)
    )
    return tuple(placed) if len(sums) >= _FEWEST else ()


def _sum(best: Sequence[Row]) -> ClubPlace:
    victory = sum(row.record.victory_points for row in best)
    tichu = sum(row.record.tichu_points for row in best)
    return ClubPlace(0, best[0].entrant.club, victory, tichu, tuple(row.entrant for row in best))
