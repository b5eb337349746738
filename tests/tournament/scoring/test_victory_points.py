"""What do a hand (one line each: slip, victory points of each side) and stages of a league evening bring?"""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.evenings import evening
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import TOURNAMENT_RULES, TREIBHAUS_RULES
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.presets import CLUB_EVENING, LEAGUE_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Hands,
    Result,
    Round,
    Scoring,
    ScoringUnit,
    Seating,
    Totals,
    Unit,
)
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.scoring.standings import standings
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
    assert (LEAGUE_EVENING.regulations.rounds, LEAGUE_EVENING.regulations.hands_planned) == (1, 24)


ADLER, BIBER, DACHS, ELSTER = (EntrantId(n) for n in range(1, 5))
SEATING = Seating(1, (ADLER, DACHS, BIBER, ELSTER))
"""In the stages Adler partners Biber, then Dachs, then Elster."""


def eight_hands(margin):
    """Hands of one stage that seats 0 and 2 win by so many points, seven of them tied."""
    last = HandReport((100 + margin) // 2, (100 - margin) // 2)
    return (*(HandReport(50, 50),) * 7, last)


def points(*margins):
    """What Adler, Biber, Dachs and Elster bring away; a margin is that of Adler's side."""
    hands = Hands(tuple(hand for margin in margins for hand in eight_hands(margin)))
    shares = match_shares(SEATING, Result(1, 1, hands), LEAGUE_EVENING.regulations)
    return tuple(shares[who].victory_points for who in (ADLER, BIBER, DACHS, ELSTER))


# margins of the three stages, seen from Adler -> what everybody brings away
EVENINGS = """
300 200 100    -> 6 3 2 1
-100 200 300   -> 5 0 3 4
300 200 -200   -> 4.5 4.5 3 0
100 100 -100   -> 4 4 4 0
100 100 100    -> 6 2 2 2
300 100 100    -> 6 3 1.5 1.5
200 200 100    -> 6 2.5 2.5 1
300 100 -100   -> 4.5 4.5 3 0
300 -200 -100  -> 3 6 1 2
-200 300 200   -> 4.5 0 4.5 3
300 200 0      -> 5.5 3.5 2.5 0.5
200 -200 200   -> 4 4 0 4
0 0 100        -> 4.5 1.5 1.5 4.5
0 0 0          -> 3 3 3 3
300            -> 3 3 0 0
300 -200       -> 3 5 0 2
"""


@pytest.mark.parametrize("line", EVENINGS.strip().splitlines())
def test_evening(line):
    margins, brought = (part.split() for part in line.split("->"))
    assert points(*map(int, margins)) == tuple(map(Fraction, brought))


PUBLISHED = "6-3-2-1 5-4-3-0 6-3-1.5-1.5 6-2.5-2.5-1 6-2-2-2 5-3.5-3.5-0 4.5-4.5-3-0 4-4-4-0"


def test_no_other_points_can_come_out_than_the_league_knows():
    every = (-300, -200, -100, 100, 200, 300)
    found = {tuple(sorted(points(a, b, c), reverse=True)) for a in every for b in every for c in every}
    assert found == {tuple(map(Fraction, text.split("-"))) for text in PUBLISHED.split()}


def league(*tables):
    """Players 1 to 4n, one table for each line of margins."""
    seats = [tuple(EntrantId(4 * n + seat) for seat in (1, 3, 2, 4)) for n in range(len(tables))]
    drawn = Round(1, tuple(Seating(n, four) for n, four in enumerate(seats, 1)))
    tournament = replace(evening("league-evening", 4 * len(tables)), rounds=(drawn,))
    for number, margins in enumerate(tables, 1):
        hands = Hands(tuple(hand for margin in margins for hand in eight_hands(margin)))
        tournament = EnterResult(1, number, hands).apply(tournament)
    return tournament


def test_standings_of_an_evening_with_two_tables():
    tournament = league((150, 100, 50), (50, 50, -50))
    rows = [(row.place, row.entrant.id, row.record.victory_points) for row in standings(tournament)]
    assert rows == [(1, 1, 6), (2, 5, 4), (2, 6, 4), (2, 7, 4), (5, 2, 3), (6, 3, 2), (7, 4, 1), (8, 8, 0)]
    assert not [found for found in closed_sum_findings(tournament) if found.blocks]


def test_totals_do_not_tell_how_clearly_the_stages_were_won():
    found = EnterResult(1, 1, Totals(1400, 1000, 24), "Der Zettel ist weg").findings(league((300, 200, 100)))
    assert "result-needs-stages" in [finding.key for finding in found if finding.blocks]
