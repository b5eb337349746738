"""Are hints given where they help, never where a result is as usual, and do they never block?"""

from dataclasses import replace

import pytest

from tests.evenings import fresh
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.tournament.scoring.match_reports import hints, minutes_played

EVENING = fresh(TREIBHAUS)
ALL_CALL = counted(50, (Call.TICHU,) * 4, 0)
"""Four Tichus in one hand: nothing that is as rare comes up in 50,000 hands."""


def keys(report, tournament=EVENING):
    found = hints(report, 1, tournament)
    assert not any(finding.blocks for finding in found)
    return [finding.key for finding in found]


@pytest.mark.parametrize(
    ("played", "found"),
    [(3, ["audit-desk-few-hands"]), (4, []), (20, []), (21, ["audit-desk-many-hands"]), (0, [])],
)
def test_fifty_minutes_have_room_for_some_hands(played, found):
    assert keys(Totals(640, 360, played)) == found


def test_where_hands_are_planned_the_time_says_nothing():
    assert keys(Totals(640, 360, 40), fresh()) == []


def test_the_clock_of_the_round_counts_more_than_the_timetable():
    assert minutes_played(EVENING, 1) == 50
    assert minutes_played(replace(EVENING, clock=RoundClock(1, 20 * 60)), 1) == 20
    assert minutes_played(EVENING, 9) == 0


def test_a_rare_hand_is_named_as_often_as_the_director_wishes():
    report = Hands((*[counted(55)] * 8, ALL_CALL))
    (hint,) = hints(report, 1, EVENING)
    assert (hint.key, hint.where) == ("audit-desk-rare-hand", ("hand", 9))
    assert int(hint.args["one_in"]) > 50_000
    never = replace(EVENING, regulations=replace(EVENING.regulations, hint_from=0))
    assert keys(report, never) == []


def test_usual_hands_are_not_remarked():
    usual = [counted(points) for points in range(0, 105, 5)][:9]
    assert keys(Hands(tuple(usual))) == []
