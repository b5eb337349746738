"""How many slips of one key does the audit refuse?

Counted over every call-free result that can be reported: 31 counted ones and both double victories, each
typed in full as two numbers. A slip turns one digit into another one (nine ways each) or swaps two different
neighbouring digits of a number. All slips weigh the same; weighing all results the same, however many slips
each allows, moves the rates by less than half a percent.
"""

from fractions import Fraction

import pytest

from tichu_turnier.rules.audit.hand_audit import audit_incomplete_hand
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES

NOT_ENTERED, ENTERED = Fraction(96, 100), Fraction(995, 1000)
"""At least so many must be refused, without calls entered and with calls and order."""


def results(rules):
    """Every call-free result."""
    counted = [HandReport(a, 100 - a, first_out=0) for a in range(-25, 126, 5)]
    value = rules.double_value
    return [*counted, HandReport(value, 0, first_out=0), HandReport(0, value, first_out=1)]


def slipped(number):
    """The number with one wrong digit, or with two neighbours swapped."""
    sign, digits = (-1 if number < 0 else 1), str(abs(number))
    for at, right in enumerate(digits):
        for wrong in "0123456789".replace(right, ""):
            yield sign * int(digits[:at] + wrong + digits[at + 1 :])
        if at and digits[at - 1] != right:
            yield sign * int(digits[: at - 1] + right + digits[at - 1] + digits[at + 1 :])


def slips(report):
    """The result as it is typed with one slip."""
    return [(a, report.b) for a in slipped(report.a)] + [(report.a, b) for b in slipped(report.b)]


def refused(report, rules, *, entered):
    """How many of the slips are refused, of how many."""
    typed = slips(report)
    first = report.first_out if entered else None
    faults = [
        audit_incomplete_hand(HandReport(a, b, first_out=first), rules, calls_known=entered)
        for a, b in typed
        if (a, b) != (report.a, report.b)
    ]
    return sum(map(bool, faults)), len(faults)


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "turnier"])
@pytest.mark.parametrize(("entered", "least"), [(False, NOT_ENTERED), (True, ENTERED)])
def test_slips_of_one_key_are_refused(rules, entered, least):
    found = [refused(report, rules, entered=entered) for report in results(rules)]
    caught, all_slips = map(sum, zip(*found, strict=True))
    assert all_slips == 1304
    assert Fraction(caught, all_slips) >= least
    by_result = sum(Fraction(*each) for each in found) / len(found)
    assert by_result >= least
    assert abs(by_result - Fraction(caught, all_slips)) < Fraction(5, 1000)


def test_the_printed_rules_let_through_what_is_another_possible_hand():
    """46 of 1304 slips: all in a hundreds digit, where a Tichu or a double victory would explain them."""
    found = [refused(report, PRINTED_RULES, entered=False) for report in results(PRINTED_RULES)]
    assert sum(all_slips - caught for caught, all_slips in found) == 46


def test_with_the_double_victory_entered_too_nothing_gets_through():
    for report in results(PRINTED_RULES):
        said = Double.NO if report.a + report.b == 100 else (Double.SIDE_02, Double.SIDE_13)[report.a == 0]
        for a, b in slips(report):
            typed = HandReport(a, b, first_out=report.first_out, double=said)
            assert audit_incomplete_hand(typed, PRINTED_RULES, calls_known=True), (report, a, b)
