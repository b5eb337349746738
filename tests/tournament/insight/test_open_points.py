"""Is everything told that waits for the director, and nothing that was settled?"""

from dataclasses import replace

import pytest

from tests.evenings import NINE, drawn, evening
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import (
    CheckIn,
    ClearObjections,
    EnterResult,
    EnterSecond,
    SetEntryTerms,
    SetPaid,
    SettlePasses,
    WaiveOpenPoint,
)
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.snapshot import Hands, Totals


def told(tournament, drafts=()):
    return [(point.key, point.where) for point in open_points(tournament, drafts)]


def after(tournament, *changes):
    for change in changes:
        tournament = change.apply(tournament)
    return tournament


@pytest.fixture
def evening_of_eight():
    return drawn(evening("club-evening", 8), 1, 1)


def test_nothing_is_open_while_all_goes_well(evening_of_eight):
    assert told(after(evening_of_eight, EnterResult(1, 1, NINE), EnterResult(1, 2, NINE))) == []


def test_slips_that_are_half_typed(evening_of_eight):
    assert told(evening_of_eight, {(1, 2)}) == [("open-draft", ("results", 1, 2))]


def test_results_that_were_accepted_until_somebody_looks_into_them(evening_of_eight):
    accepted = after(evening_of_eight, EnterResult(1, 1, Totals(605, 300, 9), "so unterschrieben"))
    assert told(accepted) == [("open-disputed", ("results", 1, 1))]
    assert told(after(accepted, ClearObjections(1, 1))) == []


def test_slips_with_hands_missing(evening_of_eight):
    short = after(evening_of_eight, EnterResult(1, 2, Hands(NINE.hands[:7])))
    (point,) = open_points(short)
    assert (point.key, point.args["played"], point.args["planned"]) == ("open-hands-missing", 7, 9)


def test_two_passes_that_differ(evening_of_eight):
    other = Hands((HandReport(45, 55), *NINE.hands[1:]))
    differ = after(evening_of_eight, EnterResult(1, 1, NINE), EnterSecond(1, 1, other))
    assert told(differ) == [("open-passes-differ", ("results", 1, 1))]
    assert told(after(differ, SettlePasses(1, 1, second=True))) == []


def test_a_tie_where_the_loser_is_out():
    cup = drawn(evening("knock-out", 4), 1, 1)
    level = after(cup, EnterResult(1, 1, Totals(1000, 1000, 12)), EnterResult(1, 2, Totals(1000, 300, 12)))
    assert told(level) == [("open-tie", ("results", 1, 1))]
    swiss = drawn(evening("swiss", 4), 1, 1)
    assert told(after(swiss, EnterResult(1, 1, Totals(1000, 1000, 12)))) == []


def test_who_is_registered_but_not_here_before_another_round(evening_of_eight):
    some = after(evening_of_eight, CheckIn((1,)), CheckIn((8,), present=False))
    assert [(p.key, p.args["names"]) for p in open_points(some)] == [
        ("open-absent", evening_of_eight.name_of(8))
    ]
    assert told(replace(some, regulations=replace(some.regulations, rounds=1))) == []


def test_fees_once_it_has_begun(evening_of_eight):
    asked = after(evening_of_eight, SetEntryTerms(EntryTerms(fee=1000)))
    paid = after(asked, SetPaid(tuple(range(1, 8))))
    (point,) = open_points(paid)
    assert (point.key, point.args["count"], point.args["amount"]) == ("open-unpaid", 1, "10.00")
    assert told(after(paid, SetPaid((8,)))) == []
    assert told(replace(asked, rounds=())) == []


def test_what_is_waived_stays_so_until_it_is_another_thing(evening_of_eight):
    short = after(evening_of_eight, EnterResult(1, 2, Hands(NINE.hands[:7])))
    (point,) = open_points(short)
    assert [f.key for f in WaiveOpenPoint(point, " ").findings(short)] == ["open-reason-missing"]
    waived = after(short, WaiveOpenPoint(point, "Sie mussten  gehen"))
    assert told(waived) == []
    assert [(each.before, each.reason) for each in waived.noted] == [(point.key, "Sie mussten gehen")]
    assert after(waived, WaiveOpenPoint(point, "neu")).noted[-1].reason == "neu"
    assert len(after(waived, WaiveOpenPoint(point, "neu")).noted) == len(waived.noted)
    shorter = after(waived, EnterResult(1, 2, Hands(NINE.hands[:6])))
    assert told(shorter) == [("open-hands-missing", ("results", 1, 2))]
