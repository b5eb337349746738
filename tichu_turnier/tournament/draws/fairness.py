"""Who was with whom in which rounds; what draws gave each entrant: partners, opponents, rests, tables."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from tichu_turnier.tournament.draws.format import bound_of, everybody_plays, quality_of
from tichu_turnier.tournament.draws.rotation.quality import (
    Couple,
    Figure,
    Table,
    figures,
    meetings_of,
    opponents_of,
    partners_of,
)
from tichu_turnier.tournament.draws.side_conditions import wish_figures
from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, Seating, Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.boards import board_figures
from tichu_turnier.tournament.tables.odd_tables import not_at_a_table_of_four
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import Together, ways_together

K = TypeVar("K")
Rounds = tuple[int, ...]
"""Numbers of rounds, in their order."""


_KINDS: Mapping[Together, Callable[[Table], Iterable[Couple]]] = {
    Together.PARTNERS: partners_of,
    Together.OPPONENTS: opponents_of,
    Together.TABLE: meetings_of,
}


@dataclass(frozen=True, slots=True)
class Meetings:
    """Who was with whom in which rounds, of those who ever were."""

    couples: Mapping[Together, Mapping[Couple, Rounds]]
    tables: Mapping[tuple[EntrantId, int], Rounds]
    """When somebody sat at which table."""
    rests: Mapping[EntrantId, Rounds]
    """When somebody sat out, or was the fifth at a table."""


def meetings(tournament: Tournament, without: int = 0) -> Meetings:
    """All rounds that are drawn, but for one if its number is given."""
    tables: dict[tuple[EntrantId, int], Rounds] = {}
    rests: dict[EntrantId, Rounds] = {}
    couples: dict[Together, dict[Couple, Rounds]] = {kind: {} for kind in Together}
    for drawn in tournament.rounds:
        if drawn.number != without:
            seats = ((who, seating.table) for seating in drawn.tables for who in seating.entrants())
            _note(tables, seats, drawn.number)
            _note(rests, not_at_a_table_of_four(drawn), drawn.number)
            for kind, found in couples.items():
                _note(found, couples_at(tournament, drawn.tables, kind), drawn.number)
    return Meetings(couples, tables, rests)


def couples_at(tournament: Tournament, tables: Iterable[Seating], kind: Together) -> Iterator[Couple]:
    """Who is together at these tables in a certain way, each couple of a table once."""
    for seating in tables:
        yield from set(_KINDS[kind](table_of(seating, tournament.regulations).pairings))


def _note(found: dict[K, Rounds], keys: Iterable[K], number: int) -> None:
    for key in keys:
        found[key] = (*found.get(key, ()), number)


@dataclass(frozen=True, slots=True)
class Mates:
    """With how many different people somebody was together, and how many times."""

    different: int
    times: int


@dataclass(frozen=True, slots=True)
class Fairness:
    """What the draws gave one entrant, over all rounds of a snapshot."""

    entrant: EntrantId
    rounds: int
    """How many rounds he played."""
    partners: Mates
    opponents: Mates
    together: Mates
    """Whoever shared a table with him, partners and opponents."""
    rests: int
    same_table: int
    """How often he sat at the table where he sat most."""
    strength: Fraction | None = None
    """Victory points of his opponents on the average, less those of his partners; None before any result.

    Above 0 the draws were hard on him.
    """

    @property
    def met_again(self) -> int:
        """How often he met somebody he had met before."""
        return self.together.times - self.together.different


_REPEATS: Mapping[Together, str] = {
    Together.PARTNERS: "partner-repeats",
    Together.OPPONENTS: "opponent-repeats",
    Together.TABLE: "meeting-repeats",
}


def repeats_told(regulations: Regulations) -> dict[Together, str]:
    """The figures that count how often two are together again, without those that are as others, or 0."""
    ways = ways_together(regulations)
    told = (*ways, Together.TABLE) if Together.PARTNERS in ways else ways
    return {kind: _REPEATS[kind] for kind in told}


def evening_figures(tournament: Tournament) -> tuple[Figure, ...]:
    """The figures of all rounds, each said once."""
    without = set(_REPEATS.values()).difference(repeats_told(tournament.regulations).values())
    bounds = bound_of(tournament), bound_of(tournament, certain=True)
    found = figures(quality_of(tournament), *bounds, without, all_play=everybody_plays(tournament))
    return (*found, *board_figures(tournament), *wish_figures(tournament))


def fairness(tournament: Tournament) -> tuple[Fairness, ...]:
    """Everybody who was drawn or sat out, in the order of the list of entrants."""
    known, played, seats = meetings(tournament), Counter[EntrantId](), Counter[EntrantId]()
    partners, opponents, together = (_mates(known.couples[kind]) for kind in Together)
    for (who, _), rounds in known.tables.items():
        played[who] += len(rounds)
        seats[who] = max(seats[who], len(rounds))
    rests = Counter(entrant for r in tournament.rounds for entrant in r.sitting_out)
    points = _points(tournament)
    return tuple(
        Fairness(
            entrant,
            played[entrant],
            _counted(partners[entrant]),
            _counted(opponents[entrant]),
            _counted(together[entrant]),
            rests[entrant],
            seats[entrant],
            _strength(opponents[entrant], partners[entrant], points),
        )
        for entrant in tournament.entrants
        if played[entrant] or rests[entrant]
    )


def shows_strength(tournament: Tournament) -> bool:
    """Whether opponents less partners says anything: partners change, but not at the table."""
    return Together.PARTNERS in ways_together(tournament.regulations) and bool(tournament.results)


def _mates(couples: Mapping[Couple, Rounds]) -> dict[int, Counter[int]]:
    """In how many rounds each was together with each other."""
    found = defaultdict[int, Counter[int]](Counter)
    for (a, b), rounds in couples.items():
        found[a][b] = found[b][a] = len(rounds)
    return found


def _counted(mates: Counter[int]) -> Mates:
    return Mates(len(mates), mates.total())


def _points(tournament: Tournament) -> dict[int, Fraction]:
    """Everybody's victory points, {} where they say nothing about a draw."""
    if not shows_strength(tournament):
        return {}
    return {row.entrant.id: Fraction(row.record.victory_points) for row in standings(tournament)}


def _strength(
    opponents: Counter[int], partners: Counter[int], points: dict[int, Fraction]
) -> Fraction | None:
    """The mean of the ones less the mean of the others, everybody as often as he was drawn."""
    if not (opponents and partners and points):
        return None
    return _mean(opponents, points) - _mean(partners, points)


def _mean(mates: Counter[int], points: dict[int, Fraction]) -> Fraction:
    return sum((points[mate] * times for mate, times in mates.items()), Fraction(0)) / mates.total()
