"""What can have happened in a hand that brought these points?

A hand is explained by who called what, who went out first, and the card points or the double victory. There
are some 10,000 explanations; they are made once for a set of rules and found by their points ever after.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, Calls, callers, known_calls
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import (
    ALL_CARD_POINTS,
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    STEP,
    counted,
    double_victory,
)

_RULES_KEPT = 16

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
    return tuple(
        each
        for each in _by_points(rules).get((report.a, report.b), ())
        if (not calls_known or each.calls == report.calls)
        and report.first_out in (None, each.first_out)
        and report.double in (None, each.double)
    )


def concluded(report: HandReport, rules: RuleSet) -> HandReport:
    """The report with the first player concluded where the points allow only one caller, or none of them."""
    if report.first_out is not None or report.calls == NO_CALLS:
        return report
    found = readings(report, rules)
    callers = {None if report.calls[each.first_out] is Call.NONE else each.first_out for each in found}
    return replace(report, first_out=callers.pop()) if len(callers) == 1 else report


@lru_cache(maxsize=_RULES_KEPT)
def possible_pairs(rules: RuleSet) -> frozenset[Pair]:
    """All points that a hand can bring to both sides."""
    return frozenset(_by_points(rules))


def all_calls(rules: RuleSet) -> tuple[Calls, ...]:
    """What all players together can have called, the fewest and cheapest calls first."""
    seats, known = callers(rules), known_calls(rules)
    zero, one, two, three = (known if seat in seats else (Call.NONE,) for seat in SEATS)
    return tuple(sorted(product(zero, one, two, three), key=_rarity))


def _rarity(calls: Calls) -> tuple[int, int]:
    return sum(call is not Call.NONE for call in calls), sum(call.value_in_points for call in calls)


@lru_cache(maxsize=_RULES_KEPT)
def _by_points(rules: RuleSet) -> Mapping[Pair, tuple[Reading, ...]]:
    """All readings by the points they bring."""
    found: dict[Pair, list[Reading]] = {}
    for calls, first in product(all_calls(rules), callers(rules)):
        for reading in _of(calls, first):
            report = reading.report(rules)
            found.setdefault((report.a, report.b), []).append(reading)
    return {pair: tuple(each) for pair, each in found.items()}


def _of(calls: Calls, first: int) -> list[Reading]:
    """All readings with these calls and this first player: every card points, and the double victory."""
    double = Double.SIDE_02 if first % 2 == 0 else Double.SIDE_13
    points = range(LEAST_CARD_POINTS, MOST_CARD_POINTS + STEP, STEP)
    cards = [Reading((a, ALL_CARD_POINTS - a), Double.NO, calls, first) for a in points]
    return [*cards, Reading(None, double, calls, first)]
