"""What is a hand worth? One line a hand: what happened, and the points it gives."""

import pytest

from tests.rules.hands import calls, rows
from tichu_turnier.rules.calls import NO_CALLS, call_points, lost_call
from tichu_turnier.rules.hand import Double
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES
from tichu_turnier.rules.scoring import counted, double_victory, possible_doubles, settled

# card points of seats 0+2, calls of the four seats, who went out first -> both scores
COUNTED = """
 55 ---- 0 ->   55   45
-25 ---- 1 ->  -25  125
125 ---- 2 ->  125  -25
 55 T--- 0 ->  155   45
 55 T--- 1 ->  -45   45
 55 T--T 3 ->  -45  145
 30 --TT 2 ->  130  -30
 50 TTTT 1 -> -150   50
  0 G--- 0 ->  200  100
  5 G--G 3 -> -195  295
 85 G-G- 0 ->   85   15
 70 ---- - ->   70   30
 70 T--- - ->  -30   30
"""


@pytest.mark.parametrize("line", rows(COUNTED))
def test_counted_hand(line):
    given, result = line.split("->")
    points, called, first = given.split()
    report = counted(int(points), calls(called), None if first == "-" else int(first))
    assert [report.a, report.b] == [int(score) for score in result.split()]
    assert report.double is Double.NO


# rules, side, calls, first out -> both scores
DOUBLES = """
printed    0 ---- 0 ->  200    0
printed    1 -T-- 1 ->    0  300
printed    1 ---G 3 ->    0  400
printed    0 -T-- 2 ->  200 -100
tournament 0 ---- 0 ->  100    0
tournament 1 ---T 3 ->    0  200
tournament 0 T--- 2 ->    0    0
tournament 0 T-T- 2 ->  100    0
tournament 0 -TT- 2 ->  200 -100
"""


@pytest.mark.parametrize("line", rows(DOUBLES))
def test_double_victory(line):
    given, result = line.split("->")
    name, side, called, first = given.split()
    rules = PRINTED_RULES if name == "printed" else TOURNAMENT_RULES
    report = double_victory(int(side), rules, calls(called), int(first))
    assert [report.a, report.b] == [int(score) for score in result.split()]
    assert report.double is not None
    assert report.double.side == int(side)


def test_the_sum_of_a_hand_is_closed():
    """Counted: 100 + 100 for every made call - 100 for every lost one (a Grand Tichu counts twice)."""
    for points in range(-25, 130, 5):
        for called in ("----", "T---", "TT--", "G--T", "-GTT"):
            for first in range(4):
                report = counted(points, calls(called), first)
                assert report.a + report.b == 100 + sum(call_points(calls(called), first, PRINTED_RULES))


def test_a_tichu_is_personal():
    """A call is lost when the partner goes out first (printed rules)."""
    assert call_points(calls("T---"), 2, PRINTED_RULES) == (-100, 0)
    assert lost_call(calls("T---"), 2, 0)
    assert not lost_call(calls("T---"), 2, 1)


def test_a_hundred_to_nothing_is_two_things_in_the_tournament_unless_the_other_side_was_first():
    """BrettspielWelt help, `turnier`: a double victory counts 100, so 100:0 alone does not tell."""
    assert possible_doubles(counted(100), TOURNAMENT_RULES) == (Double.NO, Double.SIDE_02)
    assert possible_doubles(counted(100), PRINTED_RULES) == (Double.NO,)
    assert possible_doubles(counted(100, first_out=1), TOURNAMENT_RULES) == (Double.NO,)


def test_a_double_that_nothing_else_explains_is_concluded():
    unsaid = double_victory(1, PRINTED_RULES, NO_CALLS, 3)
    unsaid = type(unsaid)(unsaid.a, unsaid.b, unsaid.calls, unsaid.first_out)
    assert settled(unsaid, PRINTED_RULES).double is Double.SIDE_13
