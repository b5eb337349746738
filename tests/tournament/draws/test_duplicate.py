"""Do prepared hands bring the matchpoints that one works out by hand?"""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.evenings import drawn, evening, seat
from tests.tournament.scoring.test_invariants import played
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.rules.hand import Award, HandReport
from tichu_turnier.tournament.changes import EnterResult, PublishDraw
from tichu_turnier.tournament.insight.prospects import Prospect, prospects
from tichu_turnier.tournament.model.presets import DUPLICATE
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    EntrantId,
    Hands,
    Round,
    Seating,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.matchpoints import boards, matchpoints, scored
from tichu_turnier.tournament.scoring.standings import standings

PLUS, LESS = Award.AVERAGE_PLUS, Award.AVERAGE_MINUS
# Four partnerships, three rounds of two boards; both tables play the same boards. Top of a board: 2.
ROUNDS = """
1v2 3v4
1v3 4v2
1v4 2v3
"""
HANDS = """
1 1: 70:30          / 50:50
1 2: 60:40          / 50:50
2 1: 200:0 D02      / -60:60 T2-
2 2: 155:45 T0+     / 30:70
3 1: 80:20          / 25:75
3 2: 80:20          / 90:10
"""
# Net score of seats 0+2 at table 1 | at table 2, then the matchpoints of the partnerships 1, 2, 3, 4:
#   board 1:  1v2  +40 | 3v4  +20   ->  2 0 0 2     1 is better than 3 with the same cards, so 4 than 2
#   board 2:  1v2    0 | 3v4    0   ->  1 1 1 1
#   board 3:  1v3 +200 | 4v2 +110   ->  2 2 0 0     1 better than 4, so 2 better than 3
#   board 4:  1v3 -120 | 4v2  -40   ->  0 0 2 2     4 better than 1, so 3 better than 2
#   board 5:  1v4  +60 | 2v3  +60   ->  1 1 1 1
#   board 6:  1v4  -50 | 2v3  +80   ->  0 2 0 2     2 better than 1, so 4 better than 3
#   together                            6 6 4 8     of 12; 50 %, 50 %, 33.3 %, 66.7 %
# 1 stands before 2 by the net score: 40 + 0 + 200 - 120 + 60 - 50 = 130 against -40 + 0 - 110 + 40 + 60 + 80.
PLACES = [(4, 8, "66.67"), (1, 6, "50.00"), (2, 6, "50.00"), (3, 4, "33.33")]


def golden() -> Tournament:
    """The evening that was worked out by hand."""
    tournament = evening("duplicate", 4, rounds=3, hands_per_stage=2)
    for number, line in enumerate(ROUNDS.split("\n")[1:-1], 1):
        tables = []
        for table, match in enumerate(line.split(), 1):
            one, other = (EntrantId(int(who)) for who in match.split("v"))
            tables.append(Seating(table, (one, other, one, other), first_board=2 * number - 1))
        tournament = PublishDraw(Round(number, tuple(tables), seed=1)).apply(tournament)
    for line in HANDS.split("\n")[1:-1]:
        place, hands = line.split(":", 1)
        number, table = map(int, place.split())
        tournament = entered(tournament, number, table, hands)
    return tournament


def entered(tournament: Tournament, number: int, table: int, hands: str) -> Tournament:
    """With a result in one line."""
    rules = tournament.regulations.rules
    report = Hands(tuple(parse_hand(text, rules) for text in hands.split("/")))
    change = EnterResult(number, table, report)
    assert not [finding for finding in change.findings(tournament) if finding.blocks]
    return change.apply(tournament)


def shown(tournament):
    rows = standings(tournament)
    return [
        (int(row.entrant.id), row.record.victory_points, f"{float(row.record.matchpoint_percentage):.2f}")
        for row in rows
    ]


def test_the_evening_worked_out_by_hand():
    tournament = golden()
    assert shown(tournament) == PLACES
    assert [row.place for row in standings(tournament)] == [1, 2, 3, 4]
    assert [row.decided_by for row in standings(tournament)][1:3] == [
        "matchpoint-percentage",
        "tichu-difference-per-hand",
    ]
    each = [
        [(points.one, points.other) for points in scored(board)] for board in boards(tournament, 3).values()
    ]
    assert each == [
        *([(2, 0), (0, 2)], [(1, 1), (1, 1)], [(2, 0), (0, 2)], [(0, 2), (2, 0)], [(1, 1), (1, 1)]),
        [(0, 2), (2, 0)],
    ]


def test_standings_after_a_round_compare_only_what_was_played():
    # after round 1: 3 1 1 3 of 4, and the net scores +40 -40 +20 -20 of two hands
    rows = standings(golden(), 1)
    assert [(int(row.entrant.id), row.record.victory_points) for row in rows] == [
        (1, 3),
        (4, 3),
        (3, 1),
        (2, 1),
    ]
    assert {row.record.possible for row in rows} == {4}


def test_an_adjusted_score_is_level_with_the_others():
    # board 6 could not be played at the table of 1 and 4, and 4 was late: 60 % and 40 %; 2 and 3 are level
    tournament = entered(golden(), 3, 1, "80:20 / AVG+:AVG-")
    points = {who: won for who, won, _ in shown(tournament)}
    assert points == {1: Fraction(72, 10), 2: 5, 3: 5, 4: Fraction(68, 10)}
    assert closed_sum_findings(tournament) == ()


@pytest.mark.parametrize(
    ("award", "percent"), [("avg++", 80), ("avg+", 60), ("avg", 50), ("avg-", 40), ("avg--", 20)]
)
def test_what_an_adjusted_score_is_worth(award, percent):
    tournament = entered(golden(), 1, 1, f"{award} / {award}:avg")
    board = scored(boards(tournament, 3)[1])
    assert board[0][:2] == (Fraction(2 * percent, 100), Fraction(2 * percent, 100))
    assert board[1][:2] == (1, 1)
    assert closed_sum_findings(tournament) == ()


def test_adjusted_scores_are_for_prepared_hands_alone():
    awarded = Hands((HandReport(0, 0, awarded=(PLUS, LESS)),))
    found = audit_match(awarded, evening("dtm", 4).regulations)
    assert "result-award-needs-boards" in [finding.key for finding in found if finding.blocks]
    assert not [finding for finding in audit_match(awarded, DUPLICATE.regulations) if finding.blocks]


def test_while_tables_can_change_what_others_have_every_place_is_open():
    tournament = evening("duplicate", 4)
    regulations = replace(tournament.regulations, tie_breaks=("victory-points",), bye_credit=ByeCredit.NONE)
    tournament = replace(golden(), regulations=replace(regulations, rounds=4, hands_per_stage=2))
    assert set(prospects(tournament).values()) == {Prospect(1, 4)}


def test_totals_say_nothing_about_boards():
    found = audit_match(Totals(300, 0, 3), DUPLICATE.regulations)
    assert "result-needs-hands" in [finding.key for finding in found]


def test_who_sat_out_is_scaled_to_the_full_number():
    tournament = played(DUPLICATE, 5, 7, DUPLICATE.regulations.bye_credit)
    rows = standings(tournament)
    assert {row.record.byes for row in rows} == {1}
    # 4 rounds of 3 boards at two tables each: 2 a board, and 5 / 4 of what was won there
    assert {row.record.possible for row in rows} == {24}
    assert all(
        row.record.victory_points == Fraction(5, 4) * row.record.matchpoint_percentage * 24 / 100
        for row in rows
    )


@settings(max_examples=100 if ALL else 25)
@given(st.integers(4, 12), st.integers(0, 99))
def test_every_board_shares_out_its_maximum(entrants, seed):
    tournament = played(DUPLICATE, entrants, seed)
    for board in boards(tournament, 99).values():
        points = scored(board)
        assert sum(each.one for each in points) == sum(each.other for each in points)
        assert sum(each.one for each in points) == len(board) * (len(board) - 1)
        assert all(each.one + each.other == each.top for each in points)
    total = sum(each.one + each.other for each in matchpoints(tournament, 99).values())
    credited = sum(row.record.credited.victory_points for row in standings(tournament))
    assert sum(row.record.victory_points for row in standings(tournament)) - credited == total


@settings(max_examples=100 if ALL else 25)
@given(st.integers(4, 12), st.integers(0, 99))
def test_drawn_round_by_round_everybody_plays_each_board_once(entrants, seed):
    tournament = evening("duplicate", entrants)
    for number in range(min(5, entrants - 1 + entrants % 2)):
        tournament = drawn(tournament, seed + number, 1)
    times = Counter(
        (s.seats[side], s.first_board) for r in tournament.rounds for s in r.tables for side in (0, 1)
    )
    assert set(times.values()) == {1}
    assert {board % 3 for _, board in times} == {1}


def test_a_draw_typed_in_by_hand_gets_new_boards_for_all_tables():
    tournament = evening("duplicate", 4)
    tournament = drawn(tournament, 1, 1)
    tournament = PublishDraw(Round(2, (seat(1, 1, 2, 1, 2), seat(2, 3, 4, 3, 4)))).apply(tournament)
    assert [seating.first_board for seating in tournament.rounds[1].tables] == [4, 4]
