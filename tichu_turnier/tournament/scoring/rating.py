"""Rating of players over many evenings, with its uncertainty (openskill).

Partners and opponents change, so points say little about a single player. The rating looks at who played with
and against whom: hands with the same partners are one game of two teams of two, won by Tichu points. Each
game moves the four by as much as it surprises (Weng and Lin, A Bayesian Approximation Method for Online
Ranking, 2011; Bradley-Terry model, by the library openskill).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Totals, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.registration.identity import Answer, people_of, same_people
from tichu_turnier.tournament.scoring.ranking import shared_places
from tichu_turnier.tournament.scoring.season import in_order
from tichu_turnier.tournament.scoring.victory_points import match_stages
from tichu_turnier.tournament.tables.sides import sides_of
from tichu_turnier.tournament.tables.table import table_of

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MEAN = 25.0
"""What everybody begins with."""
UNCERTAINTY = MEAN / 3
"""How sure that is: the standard deviation of strength among unknown players."""
SURE = 3
"""So many uncertainties below the mean a player is almost certainly at least."""
_LUCK = 4.0
"""How much luck there is in one hand, in standard deviations of strength.

The difference of one hand varies by some 150 points, and a player who is stronger by one standard deviation
is worth 16 of them: 150 / 16 / 1.7 (from the normal to the logistic curve) / sqrt(2) (two teams). Luck of
several hands adds up with the square root.
"""
_USUAL_HANDS = 9
"""Hands of a match where their number was not written down."""


@dataclass(frozen=True, slots=True)
class Rated:
    """One player of a season."""

    place: int
    """By the conservative estimate; equals share it."""
    name: str
    mean: float
    uncertainty: float
    """Strength lies within one of them around the mean with two thirds, within two with 19 twentieths."""
    evenings: int
    games: int
    """How often he played some hands with the same partners."""
    club: str = ""
    """As far as it is known; it tells two of one name apart."""

    @property
    def conservative(self) -> float:
        """The mean less three uncertainties: who has played little has yet to prove it."""
        return self.mean - SURE * self.uncertainty


Seat = tuple[EntrantId, int]


class Game(NamedTuple):
    """Some hands with the same partners."""

    teams: tuple[tuple[str, ...], tuple[str, ...]]
    difference: int
    """By how many Tichu points the first team won; negative where it lost."""
    hands: int
    seats: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """Who they are on the list: the number of the entrant, and which of its people."""


def games(tournament: Tournament) -> Iterator[Game]:
    """The games of an evening in the order of rounds, tables and stages.

    Where partners change within a match and only its totals are known, who won with whom is unknown: such a
    match is no game. Nor is a hand with an open hand for a partner.
    """
    rules = tournament.regulations
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            result = tournament.results.get((drawn.number, seating.table))
            if result is None:
                continue
            totals = isinstance(result.report, Totals)
            if totals and table_of(seating, rules).hands_together:
                continue
            for stage in match_stages(seating, result, rules):
                seated = [tournament.entrants[who] for who in stage.seats]
                one, other = sides_of(seated)
                teams, seats = (_team(one), _team(other)), (_seats(one), _seats(other))
                brought = stage.brought[0]
                difference = brought.tichu_points - brought.tichu_points_against
                if len(one) == len(other) and (totals or brought.hands):
                    hands = brought.hands or rules.hands_planned or _USUAL_HANDS
                    yield Game(teams, difference, hands, seats)


def ratings(evenings: Iterable[Tournament], answers: Iterable[Answer] = ()) -> tuple[Rated, ...]:
    """The rating of everybody who took a place on some evening, the surest strength first.

    Evenings count by their dates, whatever their order here. Who is the same says `registration/identity`,
    with the `answers` of somebody who knows; of a partnership both members are rated. Reserves are opponents
    like others, but are not listed.
    """
    ordered = in_order(evenings)
    known = same_people((who for at, each in enumerate(ordered) for who in people_of(at, each)), answers)
    levels: defaultdict[int, Level] = defaultdict(lambda: (MEAN, UNCERTAINTY))
    played: defaultdict[int, int] = defaultdict(int)
    there: defaultdict[int, set[int]] = defaultdict(set)
    for number, tournament in enumerate(ordered):
        for game in games(tournament):
            teams = [[known.at[number, *seat] for seat in side] for side in game.seats]
            for who, level in _after(game, teams, levels).items():
                levels[who] = level
                played[who] += 1
                there[who].add(number)
    listed = {
        known.at[number, each.id, index]
        for number, tournament in enumerate(ordered)
        for each in tournament.entrants.values()
        if each.ranks
        for index in range(len(people(each)))
    }
    unplaced = []
    for who in listed & levels.keys():
        person, evenings_there = known.everybody[who], len(there[who])
        unplaced.append(Rated(0, person.name, *levels[who], evenings_there, played[who], person.club))
    unplaced.sort(key=lambda rated: (-rated.conservative, rated.name, rated.club))
    places = shared_places(rated.conservative for rated in unplaced)
    return tuple(replace(rated, place=place) for rated, place in zip(unplaced, places, strict=True))


Level = tuple[float, float]
"""Mean and uncertainty."""


def _after(game: Game, teams: list[list[int]], levels: defaultdict[int, Level]) -> dict[int, Level]:
    model = _model(game.hands)
    before = [[model.rating(*levels[who]) for who in team] for team in teams]
    ranks = [float(game.difference < 0), float(game.difference > 0)]
    rated = chain.from_iterable(model.rate(before, ranks=ranks))
    everybody = chain.from_iterable(teams)
    return {who: (float(level.mu), float(level.sigma)) for who, level in zip(everybody, rated, strict=True)}


@cache
def _model(hands: int) -> "BradleyTerryFull":
    """The model for games of so many hands: the fewer, the more of it is luck."""
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 - only who asks for ratings waits for it

    return BradleyTerryFull(mu=MEAN, sigma=UNCERTAINTY, beta=_LUCK * UNCERTAINTY / sqrt(hands))


def _team(side: Iterable[Entrant]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for entrant in side for name in people(entrant)))


def _seats(side: Iterable[Entrant]) -> tuple[Seat, ...]:
    found = ((entrant.id, index) for entrant in side for index in range(len(people(entrant))))
    return tuple(dict.fromkeys(found))
