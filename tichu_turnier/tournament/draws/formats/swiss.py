"""Format: fixed partnerships, equals meet (Swiss system).

A match costs a hundred times the square of the difference in victory points, and the difference of the two
ranks; the draw is the set of matches that costs least (Edmonds' blossom algorithm).

Only near neighbours in the standings need to be weighed. Say u and v play each other in the best draw, and so
do x and y, of whom one is ranked between u and v. Changing opponents would cost less: one way if only x is
between them, both ways if x and y are. So each such way must bring a rematch: somebody between u and v has
played one of them, and every earlier match of u or v can stand against one way only. Hence after r rounds at
most 2 r are ranked between them. A draw without a rematch exists in any case while rounds are at most half
the field (Dirac's theorem); where none is found among the neighbours there is none at all, and the fewest
rematches are taken.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, seated
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import (
    draw_partnerships,
    heaviest,
    pairings,
)
from tichu_turnier.tournament.draws.rotation.apart import ANYBODY, Apart
from tichu_turnier.tournament.draws.rotation.draw import Draw, Matches, may_rest
from tichu_turnier.tournament.draws.rotation.lots import below, generator
from tichu_turnier.tournament.draws.rotation.quality import Couple
from tichu_turnier.tournament.draws.side_conditions import apart_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament, Unit
from tichu_turnier.tournament.scoring.ranking import ranking

FINENESS = 12
"""Into how many parts a victory point is cut, as average credits for byes need not be whole."""


def draw(tournament: Tournament, seed: int) -> Round:
    """The next round: the first by lot, then by the standings, without a rematch while one can be avoided."""
    teams = tournament.playing(len(tournament.rounds) + 1)
    history = pairings(tournament)
    if history:
        points = _points(tournament, teams)
        drawn = draw_swiss(list(points), points, history, seed, apart_of(tournament))
    else:
        drawn = draw_partnerships(teams, history, seed, 1, apart_of(tournament))
    return seated(tournament, drawn, seed)


def _points(tournament: Tournament, teams: Sequence[EntrantId]) -> dict[int, int]:
    """The points of everybody who is here, the first one leading; who came late has none."""
    ranked = {
        row.entrant.id: int(row.record.victory_points * FINENESS)
        for row in ranking(tournament, len(tournament.rounds))
    }
    order = [team for team in ranked if team in teams] + [team for team in teams if team not in ranked]
    points: dict[int, int] = {team: ranked.get(team, 0) for team in order}
    return dict(sorted(points.items(), key=lambda pair: -pair[1]))


def plan(teams: Sequence[int], rounds: int, seed: int) -> list[PlannedRound]:
    """All rounds as they come when every match ends level."""
    level, history = dict.fromkeys(teams, 0), list[Matches]()
    while len(history) < rounds:
        if history:
            history.append(draw_swiss(list(level), level, history, seed))
        else:
            history.append(draw_partnerships(teams, history, seed, 1))
    return planned(history)


SWISS = Format("swiss", Unit.PARTNERSHIP, draw, plan, by_results=True)
TWO_SWISS = replace(SWISS, key="two-swiss", unit=Unit.PLAYER)
"""Single players, two at a table (Tichu for Two)."""


NEAR = 24
"""How far apart in the standings two may be who play each other so that club mates need not."""
POINTS = 100
"""What a difference of one victory point costs; twice the difference costs four times as much."""


def draw_swiss(
    standing: Sequence[int],
    points: Mapping[int, int],
    history: Sequence[Matches],
    seed: int,
    apart: Apart = ANYBODY,
) -> Matches:
    """The next round, the best match first. With an odd number the last of those with the fewest byes rests.

    Args:
        standing: everybody who is here, each once, the first one leading; nobody has more points than
            whoever stands higher.
        points: everybody's victory points.
        history: the rounds as they were played, also those drawn by hand.
        seed: decides who is named first in a match.
        apart: who should not meet, which counts as a match they have played. Club mates play somebody else
            who stands near them, if there is anybody.
    """
    met = Counter(frozenset(match) for turn in history for match in turn.tables)
    never, clubs = _couples(apart.never), _couples(apart.couples(standing, len(history)))
    rng = generator(seed, len(history))
    for avoided in (met | never, met) if never else (met,):
        drawn = _without(standing, points, history, avoided, clubs)
        if drawn is not None:
            break
    rests, matches = drawn or _with_rematches(standing, points, history, met + never)
    tables = tuple((a, b) if below(rng, 2) else (b, a) for a, b in matches)
    return Draw(tables, () if rests is None else (rests,))


def _couples(couples: Iterable[Couple]) -> Counter[frozenset[int]]:
    return Counter(map(frozenset, couples))


def _without(
    standing: Sequence[int],
    points: Mapping[int, int],
    history: Sequence[Matches],
    avoided: Counter[frozenset[int]],
    clubs: Counter[frozenset[int]],
) -> tuple[int | None, list[Couple]] | None:
    """Who rests, and the best matches of which none is avoided; None if there are none."""
    for rests in _may_rest(standing, history):
        order = [team for team in standing if team != rests]
        drawn = _matched(order, points, avoided, clubs)
        if drawn is not None:
            return rests, drawn
    return None


def _may_rest(standing: Sequence[int], history: Sequence[Matches]) -> Sequence[int | None]:
    """Who may sit out, the lowest first."""
    return may_rest(standing[::-1], history) if len(standing) % 2 else (None,)


def _reach(met: Counter[frozenset[int]]) -> int:
    """How far apart in the standings two may be who play each other in the best draw; see the top."""
    opponents = Counter(team for couple in met for team in couple)
    return 2 * max(opponents.values(), default=0) + 1


def _matched(
    order: Sequence[int],
    points: Mapping[int, int],
    met: Counter[frozenset[int]],
    clubs: Counter[frozenset[int]],
) -> list[Couple] | None:
    """The cheapest matches of everybody without a rematch, club mates last of all; None if there are none."""
    if not order:
        return []
    costs = {
        couple: cost
        for couple, cost in _costs(order, points, max(_reach(met), NEAR if clubs else 0))
        if not met[frozenset((order[couple[0]], order[couple[1]]))]
    }
    if clubs:
        dearer = _dearer(costs, order)
        for one, other in costs:
            costs[one, other] += dearer * clubs[frozenset((order[one], order[other]))]
    return _cheapest(order, costs)


def _with_rematches(
    standing: Sequence[int],
    points: Mapping[int, int],
    history: Sequence[Matches],
    met: Counter[frozenset[int]],
) -> tuple[int | None, list[Couple]]:
    """Who rests, and the matches with the fewest rematches."""
    rests = _may_rest(standing, history)[0]
    order = [team for team in standing if team != rests]
    costs = dict(_costs(order, points, len(order)))
    dearer = _dearer(costs, order)
    for (one, other), cost in costs.items():
        costs[one, other] = cost + dearer * met[frozenset((order[one], order[other]))] ** 2
    return rests, _cheapest(order, costs) or []


def _dearer(costs: Mapping[Couple, int], order: Sequence[int]) -> int:
    """More than all matches of a round cost together."""
    return sum(sorted(costs.values())[-len(order) :]) + 1


def _costs(order: Sequence[int], points: Mapping[int, int], reach: int) -> Iterator[tuple[Couple, int]]:
    """What a match of any two ranks costs that are not further apart than `reach`; ranks from 0."""
    for rank, team in enumerate(order):
        mine = points[team]
        for other in range(rank + 1, min(rank + reach + 1, len(order))):
            difference = points[order[other]] - mine
            yield (rank, other), POINTS * difference * difference + other - rank


def _cheapest(order: Sequence[int], costs: Mapping[Couple, int]) -> list[Couple] | None:
    """The cheapest matches of everybody, those of the highest ranks first; None if somebody is left over."""
    found = heaviest((one, other, -cost) for (one, other), cost in costs.items())
    if len(found) * 2 < len(order):
        return None
    return [(order[a], order[b]) for a, b in sorted((min(pair), max(pair)) for pair in found)]
