"""Are the passes over the slips compared rightly, and the errors that neither found estimated?"""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.entry.typing_keys import club, pairs
from tests.evenings import told as keys
from tichu_turnier.rules.scoring import counted
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, EnterSecond, SettlePasses
from tichu_turnier.tournament.model.snapshot import Hands, SecondPass, Totals
from tichu_turnier.tournament.scoring.second_pass import (
    PassState,
    compared_unit,
    differences,
    estimate,
    pass_state,
    tables_in,
)
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.numbers import decimals

POINTS = (55, 60, 65, 70, 75, 80, 85, 90, 95)


def hands(*points):
    return Hands(tuple(counted(each) for each in points))


def entered(tables=2):
    """Every table has reported the same nine hands."""
    tournament = club(tables)
    for table in range(1, tables + 1):
        tournament = EnterResult(1, table, hands(*POINTS)).apply(tournament)
    return tournament


def state_of(tournament, table=1):
    return pass_state(tournament.results[1, table])


DIFFERENT = EnterSecond(1, 1, hands(55, 60, 65, 75, *POINTS[4:])).apply(entered())
"""The passes differ in the fourth hand of one of two tables."""


def test_agreement_confirms():
    tournament = entered()
    assert (state_of(tournament), tables_in(tournament, 1, PassState.WAITING)) == (PassState.WAITING, (1, 2))
    change = EnterSecond(1, 1, hands(*POINTS))
    assert keys(change, tournament) == []
    tournament = change.apply(tournament)
    assert (state_of(tournament), tables_in(tournament, 1, PassState.WAITING)) == (PassState.AGREES, (2,))
    assert differences(tournament) == ()
    assert keys(SettlePasses(1, 1, second=True), tournament) == ["second-nothing-to-settle"]


def test_a_difference_is_named_by_its_hand_and_does_not_count_yet():
    assert state_of(DIFFERENT) is PassState.DIFFERS
    (each,) = differences(DIFFERENT)
    assert (each.round, each.table, each.hand, each.first.a, each.second.a) == (1, 1, 4, 70, 75)
    assert standings(DIFFERENT) == standings(entered())


@pytest.mark.parametrize(("second", "right"), [(True, 75), (False, 70)])
def test_the_director_says_which_pass_is_right(second, right):
    change = SettlePasses(1, 1, second=second)
    assert keys(change, DIFFERENT) == []
    after = change.apply(DIFFERENT)
    assert after.results[1, 1].report.hands[3].a == right
    assert (state_of(after), differences(after)) == (PassState.SETTLED, ())


def test_a_reason_goes_with_the_report_that_needed_it():
    wrong, because = Hands((replace(counted(80), b=50), *hands(*POINTS).hands[1:])), "signed by all"
    tournament = EnterResult(1, 1, wrong, because).apply(entered())
    settled = SettlePasses(1, 1, second=True).apply(EnterSecond(1, 1, hands(*POINTS)).apply(tournament))
    assert (settled.results[1, 1].accepted_because, settled.results[1, 1].disputed) == ("", False)
    assert keys(SettlePasses(1, 1, second=False), settled) == ["second-needs-reason"]
    first = SettlePasses(1, 1, second=False)
    tournament = EnterSecond(1, 1, hands(*POINTS)).apply(tournament)
    assert keys(first, tournament) == []
    assert first.apply(tournament).results[1, 1].accepted_because == because
    tournament = EnterSecond(1, 1, wrong, because).apply(entered())
    assert keys(SettlePasses(1, 1, second=True), tournament) == ["second-needs-reason"]


def test_a_correction_settles_too():
    after = EnterResult(1, 1, hands(55, 60, 65, 85, *POINTS[4:])).apply(DIFFERENT)
    assert state_of(after) is PassState.SETTLED
    told = estimate(after)
    assert (told.first_wrong, told.second_wrong) == (1, 1)


def test_hands_that_only_one_pass_has():
    tournament = EnterSecond(1, 1, hands(*POINTS[:8])).apply(entered())
    (difference,) = differences(tournament)
    assert (difference.hand, difference.second) == (9, None)


def test_totals_are_compared_as_a_whole():
    tournament = pairs(1)
    assert keys(EnterSecond(1, 1, Totals(640, 360, 10)), tournament) == ["result-not-entered"]
    tournament = EnterResult(1, 1, Totals(640, 360, 10)).apply(tournament)
    (difference,) = differences(EnterSecond(1, 1, Totals(460, 540, 10)).apply(tournament))
    assert (difference.hand, difference.first.a, difference.second.a) == (0, 640, 460)


def estimated(truth, first, second, *, settled=True):
    """What is estimated from one slip that was typed twice."""
    tournament = entered(1)
    passes = SecondPass(first, second, settled)
    result = replace(tournament.results[1, 1], report=truth, second_pass=passes)
    return estimate(replace(tournament, results={(1, 1): result}))


def test_the_estimate_of_chapman():
    """8 right in both, 4 wrong in the first, 6 in the second only: 4 * 6 / (8 + 1) escaped both."""
    assert estimate(entered()) is None
    slips = (hands(*[50] * 18), hands(*[50] * 8, *[60] * 4, *[50] * 6), hands(*[50] * 12, *[70] * 6))
    told = estimated(*slips)
    assert (told.compared, told.first_wrong, told.second_wrong) == (18, 4, 6)
    assert told.hidden == Fraction(24, 9)
    assert estimated(*slips, settled=False).hidden == Fraction(25, 9)


def test_the_estimate_comes_near_what_was_really_hidden():
    """Two desks that type every tenth hand wrong, always in the same way: some 100 of 10,000 hide."""
    dice, right, wrong = random.Random(4), counted(50), counted(60)
    first, second = ([wrong if dice.random() < 0.1 else right for _ in range(10_000)] for _ in range(2))
    both = list(zip(first, second, strict=True))
    corrected = [one if one is other else right for one, other in both]
    told = estimated(*(Hands(tuple(each)) for each in (corrected, first, second)))
    assert float(told.hidden) == pytest.approx(both.count((wrong, wrong)), rel=0.2)


def test_whole_matches_are_not_called_hands():
    """«2 Spiele zweimal eingegeben. Geschätzt 0.1 Fehler», of matches of which only totals were typed."""
    same = Totals(600, 400, 9)
    told = estimated(same, same, same)
    assert (told.compared, compared_unit(told)) == (1, "matches")
    texts = Texts("de")
    assert texts("second-count", count=2, unit="matches") == "2 Partien zweimal eingegeben."
    assert texts("second-count", count=1, unit="hands") == "Ein Spiel zweimal eingegeben."
    assert decimals(Fraction(1, 8), texts, 1) == "0,1"
