"""Format: fixed partnerships, equals meet (Swiss system).

A match costs a hundred times the square of the difference in victory points, and the difference of the two
ranks; the draw is the set of matches that costs least (Edmonds' blossom algorithm).

Only near neighbours in the standings need to be weighed. Say u and v play each other in the best draw, and so
do x and y, of whom one is ranked between u and v. Changing opponents would cost less: one way if only x is
between them, both ways if x and y are. So each such way must bring a rematch: somebody between u and v has
played one of them, and every earlier match of u or v can stand against one way only. Hence after r rounds at
most 2 r are ranked between them. A draw without a rematch exists in any case while rounds are at most half
the field (Dirac's theorem); where none is found among the neighbours there is none at all, and of all draws
the one is taken in which the fewest meet who never should, then the fewest again.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from tichu_turnier.tournament.draws.format import Format, PlannedRound, planned, round_by_round, seated
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import (
    draw_partnerships,
    heaviest,
    matches_played,
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
    level = dict.fromkeys(teams, 0)

    def following(past: Sequence[Matches]) -> Matches:
        return draw_swiss(teams, level, past, seed) if past else draw_partnerships(teams, past, seed, 1)

    return planned(round_by_round(rounds, following))


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

    `standing` are all who are here, the first one leading; nobody has more points than whoever stands higher.
    The seed decides who is named first in a match. Who should not meet would rather see a rematch; club mates
    play somebody else who stands near them, if there is anybody.
    """
    byes = may_rest(standing[::-1], history) if len(standing) % 2 else (None,)
    orders = [[team for team in standing if team != rests] for rests in byes]
    met = matches_played(history)
    found = next(
        filter(None, (_without_rematch(order, points, met, apart, len(history)) for order in orders)), ()
    )
    if not found:
        tries = (_with_rematches(order, points, met, apart.never) for order in orders)
        found = min(tries, key=lambda matches: _faults(matches, met, apart.never))
    rng = generator(seed, len(history))
    tables = tuple((a, b) if below(rng, 2) else (b, a) for a, b in found)
    return Draw(tables, tuple(sorted(set(standing).difference(*tables))))


def _faults(
    matches: Iterable[Couple], met: Mapping[Couple, int], never: Collection[Couple]
) -> tuple[int, int]:
    """How many matches are between two who never should meet, and the squares of how often the others met."""
    couples = [(min(match), max(match)) for match in matches]
    return sum(couple in never for couple in couples), sum(met.get(couple, 0) ** 2 for couple in couples)


def _without_rematch(
    order: Sequence[int], points: Mapping[int, int], met: Mapping[Couple, int], apart: Apart, round_: int
) -> list[Couple] | None:
    """The cheapest matches of neighbours who may meet, club mates last of all; None if there are none."""
    avoided, clubs = met.keys() | apart.never, set(apart.couples(order, round_))
    opponents = Counter(chain.from_iterable(avoided))
    reach = max(2 * max(opponents.values(), default=0) + 1, NEAR if clubs else 0)
    dearer = _dearer(order, points)
    couples = (each for each in _couples(order, points, reach) if each[2] not in avoided)
    found = _cheapest(order, ((a, b, cost + dearer * (couple in clubs)) for a, b, couple, cost in couples))
    return found if 2 * len(found) == len(order) else None


def _with_rematches(
    order: Sequence[int], points: Mapping[int, int], met: Mapping[Couple, int], never: Collection[Couple]
) -> list[Couple]:
    """The matches of anybody with the fewest who never should meet, then the fewest rematches."""
    again = _dearer(order, points)
    worst = again * (1 + sum(times * times for times in met.values()))
    couples = _couples(order, points, len(order))
    return _cheapest(
        order,
        (
            (a, b, cost + again * met.get(couple, 0) ** 2 + worst * (couple in never))
            for a, b, couple, cost in couples
        ),
    )


def _dearer(order: Sequence[int], points: Mapping[int, int]) -> int:
    """More than all matches of a round cost together."""
    difference = points[order[0]] - points[order[-1]] if order else 0
    return 1 + len(order) * (POINTS * difference * difference + len(order))


def _couples(
    order: Sequence[int], points: Mapping[int, int], reach: int
) -> Iterator[tuple[int, int, Couple, int]]:
    """Two ranks from 0 not further apart than `reach`, who they are, and what their match costs."""
    for rank, team in enumerate(order):
        for other in range(rank + 1, min(rank + reach + 1, len(order))):
            mate = order[other]
            difference = points[mate] - points[team]
            couple = (team, mate) if team < mate else (mate, team)
            yield rank, other, couple, POINTS * difference * difference + other - rank


def _cheapest(order: Sequence[int], priced: Iterable[tuple[int, int, int]]) -> list[Couple]:
    """The cheapest matches of as many as possible, those of the highest ranks first."""
    return [(order[a], order[b]) for a, b in heaviest((one, other, -cost) for one, other, cost in priced)]
