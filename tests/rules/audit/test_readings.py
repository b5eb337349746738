"""Is what can have happened in a hand exactly what goes through everything that can happen?"""

from collections import defaultdict
from itertools import product

import pytest

from tests.rules.audit.counting_hands import all_hands, all_pairs
from tichu_turnier.finding import Severity
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand
from tichu_turnier.rules.audit.readings import concluded, possible_pairs, readings
from tichu_turnier.rules.calls import NO_CALLS, Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES, TWO_RULES, BothGrandTichus, RuleSet
from tichu_turnier.tournament.model.snapshot import Scoring
from tichu_turnier.tournament.scoring.victory_points import hand_victory_points

NO_GRAND = RuleSet(grand_tichu=False)
MADE_ONLY = RuleSet(both_grand_tichus=BothGrandTichus.MADE_ONLY)
T, G, N = Call.TICHU, Call.GRAND_TICHU, Call.NONE

BY_RULES = [
    (951, PRINTED_RULES, {}),
    (341, NO_GRAND, {"grand": False}),
    (335, TOURNAMENT_RULES, {"grand": False, "double": 100}),
]


@pytest.mark.parametrize(("count", "rules", "counted"), BY_RULES)
def test_readings_are_all_that_can_happen_and_nothing_else(count, rules, counted):
    expected = defaultdict(set)
    for points, happened in all_hands(**counted):
        expected[points].add(happened)
    assert possible_pairs(rules) == set(expected)
    assert len(expected) == count
    for (a, b), all_of_them in expected.items():
        found = readings(HandReport(a, b), rules, calls_known=False)
        plain = {
            (tuple(c.value_in_points for c in each.calls), each.first_out, each.double.side, each.card_points)
            for each in found
        }
        assert (len(found), plain) == (len(all_of_them), all_of_them)


@pytest.mark.parametrize(("count", "rules", "counted"), BY_RULES)
def test_every_pair_of_points_is_judged_rightly(count, rules, counted):
    """All up to 50 beyond what can be, and what is no multiple of 5 beside each."""
    possible = all_pairs(**counted)
    assert len(possible) == count
    every = range(min(map(min, possible)) - 50, max(map(max, possible)) + 51, 5)
    for a in every:
        for b in every:
            found = audit_incomplete_hand(HandReport(a, b), rules, calls_known=False)
            assert bool(found) == ((a, b) not in possible), (a, b)
            assert bool(readings(HandReport(a, b), rules, calls_known=False)) == ((a, b) in possible)
        off = audit_incomplete_hand(HandReport(a + 1 + abs(a) % 4, 100 - a), rules, calls_known=False)
        assert [finding.key for finding in off] == ["result-total-step"]


def test_where_everything_is_entered_there_is_one_reading():
    for rules in (PRINTED_RULES, TOURNAMENT_RULES, MADE_ONLY, TWO_RULES):
        for a, b in possible_pairs(rules):
            for reading in readings(HandReport(a, b), rules, calls_known=False):
                report = reading.report(rules)
                assert readings(report, rules) == (reading,)
                assert not audit_hand(report, rules)


SOME_CALLS = (NO_CALLS, (T, N, N, N), (T, N, T, N), (T, T, T, T), (G, N, G, N))


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES, MADE_ONLY])
def test_what_the_audit_lets_pass_is_what_has_a_reading(rules):
    """With calls entered, whatever else is left out: an error and a reading exclude each other."""
    fifties = range(-250, 401, 50)
    for calls, first, double in product(SOME_CALLS, (None, 0, 1), (None, Double.NO, Double.SIDE_02)):
        for a, b in product(fifties, fifties):
            report = HandReport(a, b, calls, first, double)
            severities = {finding.severity for finding in audit_hand(concluded(report, rules), rules)}
            possible = bool(readings(report, rules))
            assert not (possible and Severity.ERROR in severities), report
            assert possible or severities, report


def test_thirteen_results_do_not_tell_the_victory_points():
    """BrettspielWelt help, `turnier`: 100:0 is a double victory (3) or not (2), and so are twelve others."""
    asked = [
        (a, b)
        for a, b in possible_pairs(TOURNAMENT_RULES)
        if audit_incomplete_hand(
            HandReport(a, b),
            TOURNAMENT_RULES,
            calls_known=False,
            worth=lambda hand: hand_victory_points(hand, Scoring()),
        )
    ]
    assert len(asked) == 13
    assert {(100, 0), (0, 100), (0, 0)} <= set(asked)


@pytest.mark.parametrize(
    ("calls", "points", "first"),
    [
        ((T, N, N, N), (155, 45), 0),
        ((T, N, N, N), (-45, 45), None),
        ((T, T, N, N), (-45, 145), 1),
        ((T, N, T, N), (55, 45), None),
        (NO_CALLS, (55, 45), None),
    ],
)
def test_who_was_first_is_concluded_where_only_one_caller_can_be(calls, points, first):
    assert concluded(HandReport(points[0], points[1], calls), PRINTED_RULES).first_out == first
