"""What is a hand worth? One line a hand: what happened, and the points it gives."""

from dataclasses import replace

import pytest

from tests.rules.hands import RULES, calls, rows, seat
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.readings import readings
from tichu_turnier.rules.calls import call_points, lost_call
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES
from tichu_turnier.rules.scoring import counted, double_victory, possible_doubles, settled

# rules, card points of seats 0+2 or who won a double victory, calls, who went out first -> both scores
HANDS = """
printed      55 ---- 0 ->   55   45
printed     -25 ---- 1 ->  -25  125
printed     125 ---- 2 ->  125  -25
printed      55 T--- 0 ->  155   45
printed      55 T--- 1 ->  -45   45
printed      55 T--T 3 ->  -45  145
printed      30 --TT 2 ->  130  -30
printed      50 TTTT 1 -> -150   50
printed       0 G--- 0 ->  200  100
printed       5 G--G 3 -> -195  295
printed      85 G-G- 0 ->   85   15
printed      70 ---- ? ->   70   30
printed      70 T--- ? ->  -30   30
treibhaus    85 G-G- 0 ->   85   15
made-only    85 G-G- 0 ->  285   15
made-only    85 G-G- 2 ->  285   15
made-only    85 G-G- 1 -> -315   15
made-only    85 G-G- ? -> -315   15
made-only    30 -GTG 3 ->  -70  270
made-only    85 GGGG 0 ->  285 -385
made-only    85 G-T- 0 ->  185   15
made-only    85 T-G- 0 ->  -15   15
made-only    85 T-T- 0 ->   85   15
made-only    85 GG-- 0 ->  285 -185
made-only    A  G-G- 0 ->  400    0
printed      A  ---- 0 ->  200    0
printed      B  -T-- 1 ->    0  300
printed      B  ---G 3 ->    0  400
printed      A  -T-- 2 ->  200 -100
printed      B  T--- 1 -> -100  200
turnier      A  ---- 0 ->  100    0
turnier      B  ---T 3 ->    0  200
turnier      A  T--- 2 ->    0    0
turnier      A  T-T- 2 ->  100    0
turnier      A  -TT- 2 ->  200 -100
losers-free  B  T--- 1 ->    0  200
losers-free  B  GT-- 1 ->    0  300
losers-free  B  -T-- 3 ->    0  100
losers-free  A  TG-- 0 ->  300    0
losers-free  A  T-T- 0 ->  200    0
"""


@pytest.mark.parametrize("line", rows(HANDS))
def test_hand(line):
    """The audit, too, takes it, and concludes a double victory where nothing else explains the points."""
    given, result = line.split("->")
    name, what, called, first = given.split()
    rules, said = RULES[name], (calls(called), seat(first))
    if what in "AB":
        report, double = double_victory("AB".index(what), rules, *said), DOUBLE_OF_SIDE["AB".index(what)]
    else:
        report, double = counted(int(what), *said, rules), Double.NO
    assert [report.a, report.b, report.double] == [*map(int, result.split()), double]
    assert audit_hand(report, rules) == ()
    told = replace(report, double=None)
    assert settled(told, rules) in (told, report)
    assert (settled(told, rules) == report) == (len(possible_doubles(told, rules)) == 1)
    assert first == "?" or report in [each.report(rules) for each in readings(told, rules, calls_known=False)]


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
