"""What does a hand bring? One line a hand: the score slip, and victory points of a player of each side."""

from dataclasses import replace

import pytest

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.rules.ruleset import TOURNAMENT_RULES, TREIBHAUS_RULES
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Hands, Result, Scoring, ScoringUnit, Seating, Totals, Unit
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.scoring.victory_points import hand_victory_points, match_shares
from tichu_turnier.tournament.tables.table import table_of

# Turniermodus (BrettspielWelt help, `turnier`): 2 for a won hand, 1 each for a tie, 3 for a double victory, 2
# if that side lost a call. The Tichu points decide, calls included (Turnierregel DTM).
HANDS = """
55:45             -> 2 0
45:55             -> 0 2
50:50             -> 1 1
-25:125           -> 0 2
130:70 T0+        -> 2 0
30:-30 T1-        -> 2 0
0:0 T0-           -> 1 1
-50:-50 T0- T1-   -> 1 1
100:0 Dno F0      -> 2 0
100:0 D02         -> 3 0
0:100 D13         -> 0 3
200:0 D02 T0+     -> 3 0
0:200 D13 T3+     -> 0 3
0:0 D02 T0-       -> 2 0
100:0 D02 T0+ T2- -> 2 0
100:-100 D02 T1-  -> 3 0
-100:0 D13 T1- T2- -> 0 2
100:-100 D02 T0- T2+ T1- -> 2 0
"""


@pytest.mark.parametrize("line", HANDS.strip().splitlines())
def test_hand_in_the_turniermodus(line):
    slip, points = line.split("->")
    hand = parse_hand(slip, TOURNAMENT_RULES)
    hand = settled_report(Hands((hand,)), TOURNAMENT_RULES).hands[0]
    assert hand_victory_points(hand, Scoring()) == tuple(map(int, points.split()))


def test_dtm_gives_three_for_every_double_victory():
    hand = parse_hand("0:0 D02 T0-", TOURNAMENT_RULES)
    assert hand_victory_points(hand, Scoring(double_with_lost_call=3)) == (3, 0)


def match(preset, *slips, seats=(1, 2, 3, 4), **changed):
    regulations = replace(preset.regulations, **changed)
    hands = Hands(tuple(parse_hand(slip, regulations.rules) for slip in slips))
    result = Result(1, 1, settled_report(hands, regulations.rules))
    return match_shares(Seating(1, seats), result, regulations)


def test_everybody_partners_everybody_once():
    seating = Seating(1, (1, 3, 2, 4))
    seats = [table_of(seating, CLUB_EVENING.regulations).seats_of_hand(hand) for hand in (0, 2, 3, 5, 6, 8)]
    # a=1 b=2 c=3 d=4: ab v cd, ac v bd, ad v bc, as the golden data describe it
    assert seats == [(1, 3, 2, 4), (1, 3, 2, 4), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 4, 3), (1, 2, 4, 3)]


def test_points_follow_the_people_through_the_stages():
    slips = ["100:0 Dno F0", *["50:50"] * 2, "60:40", *["50:50"] * 2, "200:0 D02 T2+", *["50:50"] * 2]
    shares = match(CLUB_EVENING, *slips, seats=(1, 3, 2, 4))
    # 1 wins with 2, then with 3, then a double victory with 4, who called from seat 2
    assert {who: share.victory_points for who, share in shares.items()} == {1: 13, 2: 8, 3: 8, 4: 9}
    assert {who: share.tichu_points for who, share in shares.items()} == {1: 660, 2: 440, 3: 360, 4: 540}
    assert {who: share.calls_made for who, share in shares.items()} == {1: 0, 2: 0, 3: 0, 4: 1}
    assert {who: share.double_victories for who, share in shares.items()} == {1: 1, 2: 0, 3: 0, 4: 1}
    assert {who: share.hands for who, share in shares.items()} == dict.fromkeys((1, 2, 3, 4), 9)


def test_a_match_counts_as_a_whole_where_the_match_scores():
    shares = match(TREIBHAUS, "200:0 D02", "25:75", "-200:200 G0- D13", seats=(7, 9, 7, 9))
    assert [(who, share.victory_points, share.tichu_points) for who, share in sorted(shares.items())] == [
        (7, 0, 25),
        (9, 2, 275),
    ]
    assert {who: share.hands for who, share in shares.items()} == {7: 3, 9: 3}


@pytest.mark.parametrize(("a", "b", "points"), [(640, 360, (2, 0)), (360, 640, (0, 2)), (500, 500, (1, 1))])
def test_totals_are_enough_where_the_match_scores(a, b, points):
    result = Result(1, 1, Totals(a, b, 10))
    shares = match_shares(Seating(1, (7, 9, 7, 9)), result, TREIBHAUS.regulations)
    assert (shares[7].victory_points, shares[9].victory_points) == points
    assert (shares[7].tichu_points, shares[7].tichu_points_against, shares[7].hands) == (a, b, 10)


def test_presets_score_as_their_sources_say():
    assert CLUB_EVENING.regulations.rules == TOURNAMENT_RULES
    assert CLUB_EVENING.regulations.scoring == Scoring(ScoringUnit.HAND, 2, 1, 3, 2)
    assert TREIBHAUS.regulations.rules == TREIBHAUS_RULES
    assert TREIBHAUS.regulations.scoring.unit is ScoringUnit.MATCH
    assert TREIBHAUS.regulations.unit is Unit.PARTNERSHIP
