"""What pictures of an evening show: places round by round, how points are spread, how many people one met."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, floor
from statistics import quantiles

from tichu_turnier.tournament.draws.fairness import fairness
from tichu_turnier.tournament.insight.entrant_history import Places
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.tallies import Tally

MOST_CURVES = 8
"""More of them nobody tells apart."""
_MOST_BEHIND = 120
"""More lines in the background are only grey."""
_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500)
_MOST_BINS, _MOST_TICKS = 14, 6

Curve = tuple[int | None, ...]
"""The place after each round, None where there is none."""


@dataclass(frozen=True, slots=True)
class PlaceCurves:
    """Places after each round of those it is about, and of everybody else behind them."""

    curves: Mapping[EntrantId, Curve]
    behind: tuple[Curve, ...]
    last: int
    """The lowest place that anybody ever had; 1 before the first result."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers lie: the least, the most, and what parts them into quarters."""

    least: float
    low: float
    middle: float
    high: float
    most: float


@dataclass(frozen=True, slots=True)
class Bin:
    """How many numbers are at least `start` and below `end`; in the last one, `end` itself counts too."""

    start: int
    end: int
    count: int


def place_curves(
    places: Sequence[Places], everybody: Iterable[EntrantId], about: Iterable[EntrantId]
) -> PlaceCurves:
    """`places` are those of `places_by_round`; of very many others none are shown."""
    wanted = tuple(about)
    others = [who for who in everybody if who not in wanted]
    behind = others if len(others) <= _MOST_BEHIND else []
    last = max((place for each in places for place in each.values()), default=1)
    return PlaceCurves(
        {who: _curve(places, who) for who in wanted}, tuple(_curve(places, w) for w in behind), last
    )


def _curve(places: Sequence[Places], who: EntrantId) -> Curve:
    found = (each.get(who, UNRANKED) for each in places)
    return tuple(None if place == UNRANKED else place for place in found)


def points_by_round(played: Mapping[EntrantId, Tally]) -> Mapping[int, Mapping[EntrantId, int]]:
    """The Tichu points that each round brought to everybody, without rounds of which nothing has come."""
    found: dict[int, dict[EntrantId, int]] = {}
    for who, tally in played.items():
        for number, share in tally.rounds.items():
            found.setdefault(number, {})[who] = round(share.tichu_points)
    return dict(sorted(found.items()))


def spread_of(values: Iterable[float]) -> Spread:
    """How one or more numbers lie; ValueError for none."""
    ordered = sorted(values)
    low, middle, high = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else ordered * 3
    return Spread(ordered[0], low, middle, high, ordered[-1])


def bins(values: Sequence[int]) -> tuple[Bin, ...]:
    """Whole numbers counted in steps of a round size, the finest with which there are not too many."""
    if not values:
        return ()
    least, most = min(values), max(values)
    sizes = (*_STEPS, 10 ** len(str(most - least)))
    step = next(one for one in sizes if ceil((most - least) / one) < _MOST_BINS)
    start = floor(least / step)
    many = max(1, ceil(most / step) - start)
    where = Counter(min(many - 1, value // step - start) for value in values)
    return tuple(Bin((start + at) * step, (start + at + 1) * step, where[at]) for at in range(many))


def people_met(tournament: Tournament) -> Mapping[int, int]:
    """How many entrants sat at a table with so many different others, from the fewest to the most."""
    met = Counter(row.together.different for row in fairness(tournament))
    return {number: met[number] for number in range(min(met), max(met) + 1)} if met else {}


def place_ticks(last: int, most: int) -> list[int]:
    """Which places stand beside an axis that has room for so many: the first, the last, round ones."""
    if last <= max(2, most):
        return list(range(1, last + 1))
    step = next(
        step for step in (2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if last / step <= max(1, most - 2)
    )
    inner = [place for place in range(step, last, step) if last - place > step / 2]
    return [1, *inner, last]


def axis(least: float, most: float) -> tuple[int, ...]:
    """Round numbers from below the least to above the most, few enough to stand beside each other."""
    step = next(step for step in _axis_steps() if (most - least) / step <= _MOST_TICKS)
    first, last = floor(least / step), max(floor(least / step) + 1, ceil(most / step))
    return tuple(number * step for number in range(first, last + 1))


def _axis_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    return (factor * 10**power for power in count() for factor in (1, 2, 5))
