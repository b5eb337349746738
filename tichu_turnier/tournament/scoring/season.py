"""Standings over several evenings.

Who is the same on different evenings says `registration/identity`. Each evening brings its points; the method
says how they become one number: the sum, the sum of the best evenings, or the place points of the
ranking list of the German championship.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import attrgetter

from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.identity import Answer, People, entrants_of, same_people, whole
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, shared_places
from tichu_turnier.tournament.scoring.standings import standings

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
    club: str = ""
    """Of the player, as far as it is known; it tells two of one name apart."""
    entrants: tuple[EntrantId | None, ...] = ()
    """By which number the player stood on the list of each evening."""


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
    evenings: Sequence[Iterable[Row]],
    method: SeasonMethod,
    best: int | None = None,
    people: People | None = None,
) -> tuple[SeasonRow, ...]:
    """The table of a season, the leader first; equal points share a place: 1, 2, 2, 4.

    `evenings` are the standings of each evening; `best` says how many of a player count, None for all.
    `people` says who is the same (`people_of_season`); without it the rows alone have to tell.
    """
    ranked = [tuple(row for row in rows if row.place != UNRANKED) for rows in evenings]
    if people is None:
        seen = ((at, row.entrant) for at, rows in enumerate(ranked) for row in rows)
        people = same_people(whole(at, entrant, entrant.persons) for at, entrant in seen)
    rows = []
    for at, (played, entrants) in _by_person(ranked, people).items():
        person, counted = people.everybody[at], _best(played, method, best)
        points = method.points([e for e, counts in zip(played, counted, strict=True) if e and counts])
        rows.append(SeasonRow(0, person.name, points, played, counted, person.club, entrants))
    rows.sort(key=lambda row: (-row.points, row.name, row.club))
    places = shared_places(row.points for row in rows)
    return tuple(replace(row, place=place) for row, place in zip(rows, places, strict=True))


def season_rows(
    evenings: Sequence[Tournament],
    method: SeasonMethod,
    best: int | None = None,
    answers: Iterable[Answer] = (),
) -> tuple[SeasonRow, ...]:
    """The table of these evenings, which stand in their order; who is the same by the rules and `answers`."""
    ranked = [standings(evening) for evening in evenings]
    return season(ranked, method, best, people_of_season(evenings, answers))


def people_of_season(evenings: Iterable[Tournament], answers: Iterable[Answer] = ()) -> People:
    """Who is the same on these evenings, in their order; `answers` are what somebody said about it."""
    return same_people((who for at, each in enumerate(evenings) for who in entrants_of(at, each)), answers)


Played = tuple[tuple[Evening | None, ...], tuple[EntrantId | None, ...]]


def _by_person(evenings: Sequence[Sequence[Row]], people: People) -> Mapping[int, Played]:
    """What each of the people brought away from each evening, and as which entrant."""
    found: dict[int, list[Evening | None]] = defaultdict(lambda: [None] * len(evenings))
    listed: dict[int, list[EntrantId | None]] = defaultdict(lambda: [None] * len(evenings))
    for number, ranked in enumerate(evenings):
        for row in ranked:
            record, who = row.record, people.at[number, row.entrant.id, 0]
            found[who][number] = Evening(
                row.place, len(ranked), record.victory_points, record.tichu_points, record.hands
            )
            listed[who][number] = row.entrant.id
    return {who: (tuple(played), tuple(listed[who])) for who, played in found.items()}


def _best(played: Sequence[Evening | None], method: SeasonMethod, best: int | None) -> tuple[bool, ...]:
    """Which evenings count: the best ones, of equals the earlier."""
    there = [(-method.of_one(evening), number) for number, evening in enumerate(played) if evening]
    counting = {number for _, number in sorted(there)[: len(there) if best is None else best]}
    return tuple(number in counting for number in range(len(played)))
