"""Points of a hand: card points, double victory and calls together; when a match is over."""

from dataclasses import replace

from tichu_turnier.rules.calls import (
    NO_CALLS,
    TWO_PLAYERS,
    Call,
    Calls,
    call_at,
    call_points,
    callers,
    side_of,
)
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet

LEAST_CARD_POINTS = -25
MOST_CARD_POINTS = 125
ALL_CARD_POINTS = 100
STEP = 5
"""Card points come in fives, so every score does."""
CARD_POINTS_WITHOUT_SPECIAL_CARDS = (0, 100)
"""The least and the most card points of a side in a hand from which Back to the Roots took Dragon (25) and
Phoenix (-25): all together are still 100, and no card counts less than nothing.

Booster FAQ, Ouvert: after Back to the Roots the Mah Jong is out of the hand; that the other special cards are
too we conclude from the name, the text of the card is not public."""


def sum_step(rules: RuleSet) -> int:
    """Both sides together always bring a multiple of it: of 100, of 50 with small Tichus (Tichu for Two)."""
    return 50 if rules.players == TWO_PLAYERS else 100


def counted(
    card_points: int, calls: Calls = NO_CALLS, first_out: int | None = None, rules: RuleSet = PRINTED_RULES
) -> HandReport:
    """The report of a hand whose cards were counted; `card_points` are those of seats 0+2."""
    call_a, call_b = call_points(calls, first_out, rules)
    a, b = card_points + call_a, ALL_CARD_POINTS - card_points + call_b
    return HandReport(a, b, calls, first_out, Double.NO)


def double_victory(
    side: int, rules: RuleSet, calls: Calls = NO_CALLS, first_out: int | None = None
) -> HandReport:
    """The report of a hand that `side` (0 or 1) ended by going out first and second."""
    call_a, call_b = call_points(calls, first_out, rules, side)
    won = (rules.double_value, 0) if side == 0 else (0, rules.double_value)
    return HandReport(won[0] + call_a, won[1] + call_b, calls, first_out, DOUBLE_OF_SIDE[side])


def without_calls(report: HandReport, rules: RuleSet, double_of: int | None = None) -> tuple[int, int]:
    """The points of both sides before the calls: card points, or the value of a double victory of one."""
    call_a, call_b = call_points(report.calls, report.first_out, rules, double_of)
    return report.a - call_a, report.b - call_b


def both_sides(calls: Calls, first_out: int | None, rules: RuleSet, double_of: int | None) -> int:
    """What both sides bring together: by counted cards, or by the double victory of one."""
    base = ALL_CARD_POINTS if double_of is None else rules.double_value
    return base + sum(call_points(calls, first_out, rules, double_of))


def card_point_limits(report: HandReport) -> tuple[int, int]:
    """The least and the most card points of a side in a hand."""
    if report.special_cards_out:
        return CARD_POINTS_WITHOUT_SPECIAL_CARDS
    return LEAST_CARD_POINTS, MOST_CARD_POINTS


def could_be_counted(base: tuple[int, int], limits: tuple[int, int]) -> bool:
    """Whether these points of both sides, calls taken off, can be counted cards within the limits."""
    a, b = base
    return a + b == ALL_CARD_POINTS and a % STEP == 0 and limits[0] <= a <= limits[1]


def possible_doubles(report: HandReport, rules: RuleSet) -> tuple[Double, ...]:
    """Every answer to "was it a double victory?" that explains the points, calls and first place given."""
    base = without_calls(report, rules)
    sides = _sides_of_first(report, rules)
    found = [Double.NO] if sides and could_be_counted(base, card_point_limits(report)) else []
    for side, points in ((0, (rules.double_value, 0)), (1, (0, rules.double_value))):
        if not rules.double_losers_pay:
            base = without_calls(report, rules, side)
        if base == points and side in sides:
            found.append(DOUBLE_OF_SIDE[side])
    return tuple(found)


def _sides_of_first(report: HandReport, rules: RuleSet) -> frozenset[int]:
    """Where whoever went out first can sit; not written down, it was somebody who had not called."""
    if report.first_out is not None:
        return frozenset((side_of(report.first_out),))
    return frozenset(side_of(seat) for seat in callers(rules) if call_at(report.calls, seat) is Call.NONE)


def settled(report: HandReport, rules: RuleSet) -> HandReport:
    """The same report with the double victory concluded where only one answer is possible."""
    if report.double is not None:
        return report
    doubles = possible_doubles(report, rules)
    if len(doubles) != 1:
        return report
    return replace(report, double=doubles[0])


def match_over(a: int, b: int, hands: int, rules: RuleSet, planned: int = 0) -> bool:
    """Whether a match with these totals after so many hands is over.

    `planned` is the fixed number of hands, 0 for none. It counts more than the target score: the match goes
    on beyond that (BrettspielWelt help, `round X`). With the target reached and equal points another hand is
    played (printed rules). Where only the clock ends a match, it is never over by itself.
    """
    if planned:
        return hands >= planned
    return 0 < rules.target_score <= max(a, b) and a != b
