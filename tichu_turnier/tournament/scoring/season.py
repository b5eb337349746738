"""Standings over several evenings.

Players of different evenings are the same when they have the same name. Each evening brings its points; the
method says how they become one number: the sum, the sum of the best evenings, or the place points of the
ranking list of the German championship.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import attrgetter

from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, shared_places

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Evening:
    """What one player brought away from one evening."""

    place: int
    field: int
    """How many were ranked on that evening."""
    victory_points: Fraction
    tichu_points: Fraction
    hands: int

    @property
    def place_points(self) -> Fraction:
        """100 for the first, 100 / n for the last of n (DTM-Rangliste: `PP = 100 * (n + 1 - Platz) / n`)."""
        return Fraction(HUNDRED * (self.field + 1 - self.place), self.field)


@dataclass(frozen=True, slots=True)
class SeasonMethod:
    """How several evenings become one number. Its name is the text `season-<key>`."""

    key: str
    points: Callable[[Sequence[Evening]], Fraction]
    """The season's points of the evenings that count."""
    of_one: Callable[[Evening], Fraction]
    """What decides which evenings are a player's best."""


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One line of a season's table."""

    place: int
    name: str
    points: Fraction
    evenings: tuple[Evening | None, ...]
    """By evening; None where the player was not there."""
    counted: tuple[bool, ...]
    """Which of the evenings count."""


def _sum_of(of_one: Callable[[Evening], Fraction]) -> Callable[[Sequence[Evening]], Fraction]:
    return lambda evenings: sum(map(of_one, evenings), Fraction(0))


def ranking_points(place_points: Fraction, victory_points: Fraction, hands: int) -> Fraction:
    """The place points times the square of the victory points won per hand (DTM-Rangliste).

    Published: 572.62 place points and 1.26 victory points a hand give 909.09.
    """
    return place_points * (victory_points / hands) ** 2 if hands else Fraction(0)


def _ranking_list(evenings: Sequence[Evening]) -> Fraction:
    places, won = _sum_of(_PLACE_POINTS)(evenings), _sum_of(_VICTORY_POINTS)(evenings)
    return ranking_points(places, won, sum(evening.hands for evening in evenings))


_VICTORY_POINTS, _PLACE_POINTS = attrgetter("victory_points"), attrgetter("place_points")
SEASON_METHODS: tuple[SeasonMethod, ...] = (
    SeasonMethod("victory-points", _sum_of(_VICTORY_POINTS), _VICTORY_POINTS),
    SeasonMethod("place-points", _sum_of(_PLACE_POINTS), _PLACE_POINTS),
    SeasonMethod("ranking-list", _ranking_list, _PLACE_POINTS),
)
"""In the order of the menu."""


def in_order(evenings: Iterable[Tournament]) -> tuple[Tournament, ...]:
    """The evenings of a season as they were played, whatever their order here."""
    return tuple(sorted(evenings, key=lambda evening: (evening.day, evening.name)))


def season(
    evenings: Sequence[Iterable[Row]], method: SeasonMethod, best: int | None = None
) -> tuple[SeasonRow, ...]:
    """The table of a season, the leader first; equal points share a place: 1, 2, 2, 4.

    `evenings` are the standings of each evening; `best` says how many of a player count, None for all.
    """
    rows = []
    for name, played in _by_name(evenings).items():
        counted = _best(played, method, best)
        points = method.points([e for e, counts in zip(played, counted, strict=True) if e and counts])
        rows.append(SeasonRow(0, name, points, played, counted))
    rows.sort(key=lambda row: (-row.points, row.name))
    places = shared_places(row.points for row in rows)
    return tuple(replace(row, place=place) for row, place in zip(rows, places, strict=True))


def _by_name(evenings: Sequence[Iterable[Row]]) -> Mapping[str, tuple[Evening | None, ...]]:
    found: dict[str, list[Evening | None]] = defaultdict(lambda: [None] * len(evenings))
    for number, standings in enumerate(evenings):
        ranked = tuple(row for row in standings if row.place != UNRANKED)
        for row in ranked:
            record = row.record
            found[row.entrant.name][number] = Evening(
                row.place, len(ranked), record.victory_points, record.tichu_points, record.hands
            )
    return {name: tuple(played) for name, played in found.items()}


def _best(played: Sequence[Evening | None], method: SeasonMethod, best: int | None) -> tuple[bool, ...]:
    """Which evenings count: the best ones, of equals the earlier."""
    there = [(-method.of_one(evening), number) for number, evening in enumerate(played) if evening]
    counting = {number for _, number in sorted(there)[: len(there) if best is None else best]}
    return tuple(number in counting for number in range(len(played)))
