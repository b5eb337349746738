"""Do the stages of a league evening bring what the league says (Hiesfelder Tichu-Liga, Modus)?"""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.evenings import evening
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.presets import LEAGUE_EVENING
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Result, Round, Seating, Totals
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.victory_points import match_shares

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
0 0 100        -> 4.5 1.5 1.5 4.5
0 0 0          -> 3 3 3 3
300            -> 3 3 0 0
300 -200       -> 3 5 0 2
"""


def margins_of(line):
    return tuple(map(int, line.split("->")[0].split()))


@pytest.mark.parametrize("line", EVENINGS.strip().splitlines())
def test_evening(line):
    assert points(*margins_of(line)) == tuple(map(Fraction, line.split("->")[1].split()))


def test_three_equal_margins_give_four_to_three_of_them():
    assert points(200, -200, 200) == (4, 4, 0, 4)


PUBLISHED = "6-3-2-1 5-4-3-0 6-3-1.5-1.5 6-2.5-2.5-1 6-2-2-2 5-3.5-3.5-0 4.5-4.5-3-0 4-4-4-0"


def test_no_other_points_can_come_out_than_the_league_knows():
    every = (-300, -200, -100, 100, 200, 300)
    found = {tuple(sorted(points(a, b, c), reverse=True)) for a in every for b in every for c in every}
    assert found == {tuple(map(Fraction, text.split("-"))) for text in PUBLISHED.split()}


@given(st.lists(st.integers(-20, 20).map(lambda n: 10 * n), min_size=3, max_size=3))
def test_a_table_always_brings_twelve_and_nobody_more_than_six(margins):
    assert sum(points(*margins)) == 12
    assert max(points(*margins)) <= 6


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


def test_the_evening_has_one_round_of_three_stages():
    assert (LEAGUE_EVENING.regulations.rounds, LEAGUE_EVENING.regulations.hands_planned) == (1, 24)
