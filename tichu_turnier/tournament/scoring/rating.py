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

from tichu_turnier.tournament.model.snapshot import Entrant, Totals, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.scoring.ranking import shared_places
from tichu_turnier.tournament.scoring.season import in_order
from tichu_turnier.tournament.scoring.victory_points import match_stages
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

    @property
    def conservative(self) -> float:
        """The mean less three uncertainties: who has played little has yet to prove it."""
        return self.mean - SURE * self.uncertainty


class Game(NamedTuple):
    """Some hands with the same partners."""

    teams: tuple[tuple[str, ...], tuple[str, ...]]
    difference: int
    """By how many Tichu points the first team won; negative where it lost."""
    hands: int


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
                teams = _team(seated[0::2]), _team(seated[1::2])
                brought = stage.brought[0]
                difference = brought.tichu_points - brought.tichu_points_against
                if len(teams[0]) == len(teams[1]) and (totals or brought.hands):
                    yield Game(teams, difference, brought.hands or rules.hands_planned or _USUAL_HANDS)


def ratings(evenings: Iterable[Tournament]) -> tuple[Rated, ...]:
    """The rating of everybody who took a place on some evening, the surest strength first.

    Evenings count by their dates, whatever their order here. Players with the same name are the same; of a
    partnership both members are rated. Reserves are opponents like others, but are not listed.
    """
    ordered = in_order(evenings)
    levels: defaultdict[str, tuple[float, float]] = defaultdict(lambda: (MEAN, UNCERTAINTY))
    played: defaultdict[str, int] = defaultdict(int)
    there: defaultdict[str, set[int]] = defaultdict(set)
    for number, tournament in enumerate(ordered):
        for game in games(tournament):
            for name, level in _after(game, levels).items():
                levels[name] = level
                played[name] += 1
                there[name].add(number)
    ranked = (each for tournament in ordered for each in tournament.entrants.values() if each.ranks)
    listed = {name for entrant in ranked for name in people(entrant)}
    unplaced = [
        Rated(0, name, *levels[name], evenings=len(there[name]), games=played[name])
        for name in sorted(listed & levels.keys())
    ]
    unplaced.sort(key=lambda rated: -rated.conservative)
    places = shared_places(rated.conservative for rated in unplaced)
    return tuple(replace(rated, place=place) for rated, place in zip(unplaced, places, strict=True))


def _after(game: Game, levels: defaultdict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    model = _model(game.hands)
    teams = [[model.rating(*levels[name]) for name in team] for team in game.teams]
    ranks = [float(game.difference < 0), float(game.difference > 0)]
    rated = chain.from_iterable(model.rate(teams, ranks=ranks))
    names = chain.from_iterable(game.teams)
    return {name: (float(level.mu), float(level.sigma)) for name, level in zip(names, rated, strict=True)}


@cache
def _model(hands: int) -> "BradleyTerryFull":
    """The model for games of so many hands: the fewer, the more of it is luck."""
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 - only who asks for ratings waits for it

    return BradleyTerryFull(mu=MEAN, sigma=UNCERTAINTY, beta=_LUCK * UNCERTAINTY / sqrt(hands))


def _team(side: Iterable[Entrant]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for entrant in side for name in people(entrant)))
