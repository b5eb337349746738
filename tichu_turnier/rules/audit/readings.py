"""Readings of a score: everything that can have happened in a hand that brought these points.

A hand is explained by who called what, who went out first, and the card points or the double victory. There
are some 10,000 explanations, at a table of six 140,000: what calls can bring is worked out once for a set of
rules, and what cards or a double victory bring is taken off the points that are asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from tichu_turnier.rules.calls import (
    NO_CALLS,
    Call,
    Calls,
    call_at,
    call_points,
    callers,
    calls_of,
    known_calls,
    side_of,
)
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import (
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    STEP,
    card_point_limits,
    counted,
    double_victory,
)

_RULES_KEPT = 16
_POINTS_KEPT = 10_000

Pair = tuple[int, int]
"""Tichu points of seats 0+2 and of seats 1+3."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One full explanation of the points of a hand."""

    card_points: Pair | None
    """Of seats 0+2 and of seats 1+3; None for a double victory, where cards are not counted."""
    double: Double
    calls: Calls
    first_out: int

    def report(self, rules: RuleSet) -> HandReport:
        """The hand as a slip reports it when everything is written down."""
        if self.card_points is None:
            return double_victory(self.double.side or 0, rules, self.calls, self.first_out)
        return counted(self.card_points[0], self.calls, self.first_out, rules)


def readings(report: HandReport, rules: RuleSet, *, calls_known: bool = True) -> tuple[Reading, ...]:
    """Everything that can have happened, the likeliest first; empty when nothing can.

    Open is what the report leaves None, and with `calls_known=False` also who called what.
    """
    if report.special_cards_out and not rules.with_booster:
        return ()
    least, most = card_point_limits(report)
    return tuple(
        each
        for each in _of_points(report.a, report.b, rules)
        if (not calls_known or each.calls == report.calls)
        and report.first_out in (None, each.first_out)
        and report.double in (None, each.double)
        and (each.card_points is None or least <= each.card_points[0] <= most)
    )


def concluded(report: HandReport, rules: RuleSet) -> HandReport:
    """The report with the first player concluded where the points allow only one caller, or none of them."""
    if report.first_out is not None or report.calls == NO_CALLS:
        return report
    found = readings(report, rules)
    firsts = {
        None if call_at(report.calls, each.first_out) is Call.NONE else each.first_out for each in found
    }
    return replace(report, first_out=firsts.pop()) if len(firsts) == 1 else report


@lru_cache(maxsize=_RULES_KEPT)
def possible_pairs(rules: RuleSet) -> frozenset[Pair]:
    return frozenset(
        (base.a + a, base.b + b)
        for base in _bases(rules)
        for (a, b), callings in _callings(rules, base.double_of).items()
        if any(_fits(base, calling) for calling in callings)
    )


def all_calls(rules: RuleSet) -> tuple[Calls, ...]:
    """What all players together can have called, the fewest and cheapest calls first."""
    called = product(known_calls(rules), repeat=len(callers(rules)))
    return tuple(sorted(map(calls_of, called), key=_rarity))


def _rarity(calls: Calls) -> tuple[int, int]:
    return sum(call is not Call.NONE for call in calls), sum(call.value_in_points for call in calls)


class _Calling(NamedTuple):
    """Who called what and went out first; the lower the rank the likelier."""

    rank: int
    calls: Calls
    first_out: int


def _fits(base: HandReport, calling: _Calling) -> bool:
    """Whether whoever went out first can have been the first: a double victory is of his side."""
    return base.double_of in (None, side_of(calling.first_out))


@lru_cache(maxsize=_RULES_KEPT)
def _bases(rules: RuleSet) -> tuple[HandReport, ...]:
    """What a hand can bring before the calls."""
    cards = map(counted, range(LEAST_CARD_POINTS, MOST_CARD_POINTS + STEP, STEP))
    return (*cards, double_victory(0, rules), double_victory(1, rules))


@lru_cache(maxsize=4 * _RULES_KEPT)
def _callings(rules: RuleSet, double_of: int | None) -> Mapping[Pair, tuple[_Calling, ...]]:
    if double_of is not None and rules.double_losers_pay:
        return _callings(rules, None)
    found: dict[Pair, list[_Calling]] = {}
    for rank, (calls, first) in enumerate(product(all_calls(rules), callers(rules))):
        points = call_points(calls, first, rules, double_of)
        found.setdefault(points, []).append(_Calling(rank, calls, first))
    return {pair: tuple(each) for pair, each in found.items()}


@lru_cache(maxsize=_RULES_KEPT)
def _ways(rules: RuleSet) -> tuple[tuple[int, HandReport, Mapping[Pair, tuple[_Calling, ...]]], ...]:
    """What a hand can bring without calls, each with the calls that can come to it."""
    return tuple((place, base, _callings(rules, base.double_of)) for place, base in enumerate(_bases(rules)))


@lru_cache(maxsize=_POINTS_KEPT)
def _of_points(a: int, b: int, rules: RuleSet) -> tuple[Reading, ...]:
    """All readings of these points, the likeliest first."""
    found = [
        (calling.rank, place, calling, base)
        for place, base, callings in _ways(rules)
        for calling in callings.get((a - base.a, b - base.b), ())
        if _fits(base, calling)
    ]
    return tuple(_reading(base, calling) for _, _, calling, base in sorted(found, key=itemgetter(0, 1)))


def _reading(base: HandReport, calling: _Calling) -> Reading:
    points = (base.a, base.b) if base.double_of is None else None
    return Reading(points, base.double or Double.NO, calling.calls, calling.first_out)
