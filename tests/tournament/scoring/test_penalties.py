"""Do penalties and rulings reach the standings, and leave what was played alone?"""

import json
from dataclasses import replace
from datetime import date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.evenings import ANIMALS, drawn, fresh, listed, told
from tests.evenings import evening as undrawn
from tests.tournament.scoring.test_standings import evening, places
from tests.tournament.scoring.test_victory_points import SEATING, eight_hands
from tichu_turnier.check.claims import check_standings
from tichu_turnier.check.facts import facts_of
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.finding import Severity
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.changes import (
    ClearResult,
    EnterResult,
    GivePenalty,
    LiftPenalty,
    PublishDraw,
    WithdrawDraw,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.insight.open_points import open_points, results_to_look_at
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import CLUB_EVENING, LEAGUE_EVENING
from tichu_turnier.tournament.model.snapshot import Hands, Round, Seating, Totals
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json

AT = datetime(2026, 11, 21, 20, 31)  # noqa: DTZ001 -- by the clock in the room
WARNING, VICTORY_POINTS, TICHU_POINTS, ANNULLED, REPLAYED, ADJUSTED, OUT = PenaltyKind


def penalty(kind, *who, amount=0, reason="Handy am Tisch", **values):
    return Penalty(0, kind, who, reason, AT, amount, **{"round": 1, **values})


def given_to(tournament, *penalties):
    """The tournament after these, none of which is refused."""
    for each in penalties:
        change = GivePenalty(each)
        assert not [found for found in change.findings(tournament) if found.blocks]
        tournament = change.apply(tournament)
    return tournament


def points(tournament, after_round=None):
    """Victory points / Tichu points / hands of everybody, by number."""
    records = [row.record for row in standings(tournament, after_round)]
    records.sort(key=lambda each: each.entrant)
    return " ".join(f"{each.victory_points}/{each.tichu_points}/{each.hands}" for each in records)


def singles(preset, seating, *hands):
    """Four players at one table who played these hands."""
    sat = PublishDraw(Round(1, (seating,))).apply(listed(fresh(preset), ANIMALS[:4]))
    return EnterResult(1, 1, Hands(hands), "").apply(sat)


WON, LOST, TIED = HandReport(70, 30), HandReport(25, 75), HandReport(50, 50)
DOUBLE = HandReport(200, 0, first_out=0, double=Double.SIDE_02)
NINE = (WON, LOST, TIED, DOUBLE, WON, WON, LOST, LOST, TIED)
"""Stages of the Turniermodus: 1+2 against 3+4, then 1+3 against 2+4, then 1+4 against 2+3."""
PLAYED = "11/585/9 8/405/9 15/695/9 4/315/9"


def club(*hands):
    return singles(CLUB_EVENING, Seating(1, (1, 3, 2, 4)), *(hands or NINE))


def test_points_are_taken_away_from_what_was_played():
    assert points(club()) == PLAYED
    both = given_to(club(), penalty(VICTORY_POINTS, 3, amount=2), penalty(TICHU_POINTS, 3, 1, amount=100))
    assert points(both) == "11/485/9 8/405/9 13/595/9 4/315/9"
    assert both.results == club().results
    record = standings(both)[0].record
    assert (record.entrant, *record.deduction) == (3, 2, 100, 0)
    punished = given_to(PAIRS, penalty(VICTORY_POINTS, 1, amount=1), penalty(TICHU_POINTS, 2, amount=50))
    assert (places(PAIRS), places(punished)) == ("1:1 2:2 2:3 4:4", "1:1 2:3 3:2 4:4")


def league(*margins):
    return singles(LEAGUE_EVENING, SEATING, *(hand for margin in margins for hand in eight_hands(margin)))


PAIRS = evening(4, "1-4 600:400 2-3 500:500")


def test_an_annulled_hand_counts_for_nobody_and_is_about_the_whole_table():
    ruled = given_to(club(), penalty(ANNULLED, 1, hand=4))  # a double victory of 1 and 3, who are partners
    assert points(ruled) == "8/385/8 8/405/8 12/495/8 4/315/8"
    assert [len(row.penalties) for row in standings(ruled)] == [1, 1, 1, 1]
    # the first stage is tied without it: half a point for everybody, 3 and 2 for the other two
    ruled = given_to(league(300, 200, 100), penalty(ANNULLED, 1, hand=8))
    assert points(ruled) == "11/2/1300/23 1/2/1000/23 7/2/1200/23 5/2/1100/23"


@pytest.mark.parametrize(("who", "score"), [(1, (0, 100)), (2, (0, 100)), (3, (100, 0)), (4, (100, 0))])
def test_an_adjusted_score_is_told_from_the_side_of_whom_it_is_about(who, score):
    own, other = score
    ruled = given_to(club(), penalty(ADJUSTED, who, amount=own, against=other, hand=1))
    # hand 1 was 70:30 for 1 and 2; now 3 and 4 have won it 100:0
    assert points(ruled) == "9/515/9 6/335/9 17/765/9 6/385/9"


def test_a_warning_is_told_before_the_next_one():
    noted = given_to(club(), penalty(WARNING, 2, round=0))
    assert told(GivePenalty(penalty(WARNING, 2)), noted) == ["penalty-warned-before"]


def test_whoever_is_disqualified_stands_last_without_a_place():
    pairs = evening(5, "1-4 600:400 2-3 500:500", "1-5 900:100")
    out = given_to(pairs, penalty(OUT, 1, round=2))
    assert places(out) == f"1:2 1:3 3:4 4:5 {UNRANKED}:1"
    assert places(out, 1) == "1:1 2:2 2:3 4:4"  # after round 1 nobody knew
    assert 1 not in out.playing(3)
    assert places(LiftPenalty(1).apply(out)) == places(pairs)
    assert LiftPenalty(1).apply(out).playing(3) == pairs.playing(3)


def test_what_is_taken_from_one_costs_its_opponents_no_buchholz():
    pairs = evening(4, "1-2 600:400 3-4 600:400", tie_breaks=("buchholz",))
    assert places(pairs) == "1:2 1:4 3:1 3:3"
    assert places(given_to(pairs, penalty(VICTORY_POINTS, 1, amount=1))) == "1:2 1:4 3:1 3:3"


def refused(tournament, wanted):
    return [found.key for found in GivePenalty(wanted).findings(tournament) if found.blocks]


def test_everything_that_is_wrong_is_told_at_once():
    one = club()
    assert refused(one, penalty(VICTORY_POINTS, 9)) == ["entrant-unknown"]
    wrong = penalty(VICTORY_POINTS, reason=" ", round=7, banned_until=date(2026, 11, 21))
    assert refused(one, wrong) == [
        *("penalty-nobody", "penalty-needs-reason", "penalty-no-round", "penalty-ban-over", "penalty-amount")
    ]
    assert refused(one, penalty(TICHU_POINTS, 1, amount=-5)) == ["penalty-amount"]
    assert refused(one, penalty(ANNULLED, 1)) == ["penalty-which-hand"]
    assert refused(one, penalty(ANNULLED, 1, hand=10)) == ["penalty-no-hand"]
    assert refused(one, penalty(ANNULLED, 1, hand=1, round=0)) == ["penalty-not-seated"]
    assert refused(one, penalty(ADJUSTED, 1, hand=1, amount=10000)) == ["penalty-score"]
    assert refused(evening(2, "1-2 ?"), penalty(ADJUSTED, 1)) == ["penalty-no-result"]
    assert refused(evening(2, "1-2 600:400"), penalty(ANNULLED, 1, hand=2)) == ["penalty-no-hand"]
    ruled = given_to(one, penalty(ANNULLED, 1, hand=1), penalty(OUT, 2))
    assert refused(ruled, penalty(ADJUSTED, 3, hand=1)) == ["penalty-hand-decided"]
    assert refused(ruled, penalty(OUT, 2)) == ["penalty-out-already"]
    assert told(LiftPenalty(3), ruled) == ["penalty-unknown"]


def drawn_evening(key, rounds=1):
    """Eight on the list, so many rounds drawn and played as chance will have it."""
    tournament = undrawn(key, 8)
    for number in range(1, rounds + 1):
        tournament = drawn(tournament, 3, 1)
        for seating in tournament.rounds[-1].tables:
            report = possible_match(generator(7, number, seating.table), tournament.regulations)
            tournament = EnterResult(number, seating.table, report).apply(tournament)
    return tournament


def test_prepared_hands_are_ruled_on_in_the_result():
    duplicate = drawn_evening("duplicate")
    assert refused(duplicate, penalty(ANNULLED, 1, hand=1)) == ["penalty-award"]
    assert refused(duplicate, penalty(VICTORY_POINTS, 1, amount=1)) == []


def test_groups_are_drawn_on_after_a_penalty_in_one_of_them():
    groups = drawn_evening("groups-knock-out", rounds=3)
    punished = given_to(groups, penalty(VICTORY_POINTS, 1, amount=1), penalty(VICTORY_POINTS, 8, amount=1))
    assert next_round(punished, 3).number == 4


def test_a_number_without_a_meaning_is_left_out():
    (note,) = GivePenalty(penalty(WARNING, 1, amount=5)).findings(club())
    assert (note.key, note.severity) == ("penalty-amount-unused", Severity.NOTE)
    assert given_to(club(), penalty(WARNING, 1, amount=5)).penalties[1].amount == 0


def test_a_ruling_on_a_hand_that_is_gone_says_nothing_more():
    ruled = given_to(club(), penalty(ANNULLED, 1, hand=9))
    shorter = EnterResult(1, 1, Hands(NINE[:6]), "Zeit").apply(ruled)
    assert points(shorter) == points(EnterResult(1, 1, Hands(NINE[:6]), "Zeit").apply(club()))


kinds = st.sampled_from(list(PenaltyKind))
wishes = st.builds(
    lambda kind, who, amount, against, hand: penalty(kind, who, amount=amount, against=against, hand=hand),
    kinds,
    st.integers(1, 4),
    st.sampled_from((1, 50, 100, 200)),
    st.sampled_from((-100, 0, 50, 100)),
    st.integers(0, 9),
)


@pytest.mark.parametrize("start", [club(), league(300, 200, -100), PAIRS], ids=["hand", "margin", "match"])
@settings(max_examples=50 if ALL else 20)
@given(wanted=st.lists(wishes, max_size=6))
def test_what_is_left_is_what_the_second_opinion_finds(start, wanted):
    tournament = start
    for each in wanted:
        if not refused(tournament, each):
            tournament = GivePenalty(each).apply(tournament)
    assert list(check_standings(facts_of(json.loads(export_json(tournament))))) == []
    found = [each.key for each in closed_sum_findings(tournament)]
    played = [each.key for each in closed_sum_findings(start)]
    assert found == [*played, *(["verify-penalties"] if tournament.penalties else [])]
    for number in tournament.penalties:
        tournament = LiftPenalty(number).apply(tournament)
    assert points(tournament) == points(start)
    assert replace(tournament, penalties={}) == replace(start, penalties={})


def nine(last):
    """The reports of nine hands, the ninth as given."""
    return Hands((*(HandReport(50, 50) for _ in range(8)), last))


def test_a_ruling_whose_hand_is_gone_waits_and_is_about_no_other_one():
    """`reports1.md` F14: annulled hand 9, corrected to 8 hands, corrected to another ninth hand."""
    start = singles(CLUB_EVENING, SEATING, *nine(HandReport(95, 5)).hands)
    ruled = given_to(start, penalty(ANNULLED, 1, hand=9))
    assert points(ruled) != points(start)
    eight = EnterResult(1, 1, Hands(nine(HandReport(95, 5)).hands[:8])).apply(ruled)
    assert eight.penalties[1].gone
    other = EnterResult(1, 1, nine(HandReport(90, 10))).apply(eight)
    assert points(other) == points(EnterResult(1, 1, nine(HandReport(90, 10))).apply(start))
    (asked,) = [each for each in open_points(other) if each.key == "open-ruling"]
    assert asked.args == {"round": 1, "table": 1, "ruling": 1, "hand": 9}
    assert list(check_standings(facts_of(json.loads(export_json(other))))) == []
    again = given_to(LiftPenalty(1).apply(other), penalty(ANNULLED, 1, hand=9))
    assert "open-ruling" not in {each.key for each in open_points(again)}
    assert points(again) == points(ruled)


@pytest.mark.parametrize("way", ["cleared", "totals"])
def test_nor_does_it_slide_where_the_whole_result_goes(way):
    start = singles(CLUB_EVENING, SEATING, *nine(HandReport(95, 5)).hands)
    ruled = given_to(start, penalty(ADJUSTED, 1, hand=2, amount=0, against=100))
    without = ClearResult(1, 1) if way == "cleared" else EnterResult(1, 1, Totals(500, 400, 9))
    back = EnterResult(1, 1, nine(HandReport(95, 5))).apply(without.apply(ruled))
    assert points(back) == points(start)
    assert "open-ruling" in {each.key for each in results_to_look_at(back)}


def test_a_ruling_on_a_match_does_not_slide_to_the_next_draw():
    start = drawn(undrawn("swiss", 8), 3, 1)
    key = min(start.rounds[0].tables[0].entrants())
    entered = EnterResult(1, 1, Totals(1000, 400, 9)).apply(start)
    ruled = given_to(entered, penalty(ADJUSTED, key, amount=0, against=1000))
    anew = PublishDraw(next_round(undrawn("swiss", 8), 4))
    undone = WithdrawDraw(1).apply(ClearResult(1, 1).apply(ruled))
    assert undone.penalties[1].gone
    again = anew.apply(undone)
    for table in again.missing(1):
        again = EnterResult(1, table, Totals(1000, 400, 9)).apply(again)
    assert points(again) == points(replace(again, penalties={}))


@pytest.mark.parametrize("hand", [1, 8])
def test_what_is_still_there_stays_ruled(hand):
    start = singles(CLUB_EVENING, SEATING, *nine(HandReport(95, 5)).hands)
    ruled = given_to(start, penalty(ANNULLED, 1, hand=hand))
    eight = EnterResult(1, 1, Hands(nine(HandReport(95, 5)).hands[:8])).apply(ruled)
    assert not eight.penalties[1].gone
