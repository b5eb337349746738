"""Is what was meant suggested, and first? One line a slip."""

from dataclasses import replace
from itertools import product

import pytest

from tests.rules.hands import RULES, hand, rows
from tichu_turnier.finding import Severity
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import NO_CALLS
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import (
    PRINTED_RULES,
)

# rules, points, calls (???? where not entered), first out, double -> what was meant, and by which slip
MEANT = """
printed     55   55 T--- 1 ?  -> -55  55 T--- 1 no minus
printed     52   75 ---- 0 ?  ->  25  75 ---- 0 no digits-swapped
printed     55   50 ???? ? ?  ->  50  50 ???? ? ?  five-for-zero
printed     45  155 T--- 0 ?  -> 155  45 T--- 0 no sides-swapped
printed      0  200 ---- 0 02 -> 200   0 ---- 0 02 sides-swapped
printed     55   45 T--T 0 ?  -> 155 -55 T--T 0 no calls-not-booked
printed    165   35 -T-- ? ?  -> 165  35 --T- 2 no call-other-side
printed    -45   45 T--- 0 ?  -> -45  45 T--- ? no made-for-lost
printed    200    0 ---- 0 no -> 200   0 ---- 0 02 double-as-cards
printed    100    0 ---- 0 02 -> 200   0 ---- 0 02 double-as-cards
turnier    200    0 ---- 0 02 -> 100   0 ---- 0 02 double-as-cards
printed     60   15 ---- 0 ?  ->  60  40 ---- 0 no dragon
printed     60   65 ---- 0 ?  ->  60  40 ---- 0 no dragon
printed     65   35 ---- ? 02 ->  65  35 ---- ? no double-as-cards
printed    255   45 T--- 0 ?  -> 255  45 G--- 0 no grand-as-tichu
printed    165   35 ---- 2 ?  -> 165  35 --T- 2 no call-not-booked
printed    155   45 G--- 0 ?  -> 255  45 G--- 0 no grand-as-tichu
turnier    155   45 G--- 0 ?  -> 155  45 T--- 0 no grand-as-tichu
printed     55   45 T--- 0 ?  -> 155  45 T--- 0 no call-not-booked
printed    155   45 ---- 0 ?  -> 155  45 T--- 0 no call-not-booked
printed     55   45 T--G 0 ?  -> 155 -155 T--G 0 no calls-not-booked
printed    200    0 ---- 1 02 ->   0 200 ---- 1 13 sides-swapped
printed     80   50 ---- 0 no ->  80  20 ---- 0 no one-digit
printed     80   50 ???? ? ?  ->  50  50 ???? ? ?  one-digit
printed      9   10 ---- 0 no ->  90  10 ---- 0 no digit-missing
printed     55   55 ---- 0 no ->  55  45 ---- 0 no points-twice
turnier      0  100 -T-- 1 13 ->   0 200 -T-- 1 13 call-not-booked
printed    200    0 T--- 0 02 -> 300   0 T--- 0 02 call-not-booked
printed    130  -30 ---- 0 ?  ->  70  30 ---- 0 no minus
printed     53   47 ---- 0 ?  ->  35  65 ---- 0 no digits-swapped
printed    505    5 ???? ? ?  ->  95   5 ???? ? ?  one-side
printed     20  280 GG-- 1 no ->-180 280 GG-- 1 no call-not-booked
printed     20  280 GG-- 1 ?  ->-180 280 GG-- 1 no call-not-booked
printed    285   15 G-G- 0 no ->  85  15 G-G- 0 no both-grand-count
treibhaus  285   15 G-G- 0 no -> 285  15 G--- 0 no grand-withdrawn
made-only   85   15 G-G- 0 no -> 285  15 G-G- 0 no made-grand-counts
"""


@pytest.mark.parametrize("line", rows(MEANT))
def test_what_was_meant_comes_first(line):
    known = "????" not in line
    given, meant = line.replace("????", "----").split("->")
    (rules, report), (meant, slip) = given.split(maxsplit=1), meant.rsplit(maxsplit=1)
    first = nearest(hand(report), RULES[rules], calls_known=known)[0]
    expected = hand(meant) if known else replace(hand(meant), double=Double.NO)
    assert (first.report, first.why) == (expected, f"audit-slip-{slip}")
    assert (first.args["a"], first.args["b"]) == (expected.a, expected.b)


# rules, points, calls, first out, double, special cards out -> what is offered too, and by which slip
OFFERED = """
two      165  35 K-   0 no    -> 115  35 K-   0 no    grand-as-tichu
two        5  45 K-   0 no    -> 105  45 K-   0 no    made-for-lost
two       55  45 K-   0 no    -> 105  45 K-   0 no    call-not-booked
two       15 135 K-   0 no    -> 135  15 K-   0 no    sides-swapped
six       40 160 ----T- 4 no  ->  40 160 -----T 5 no  call-other-side
six      165  35 ------ ? no  ->  65  35 ------ ? no  one-side
six      100   0 ------ ? 02  -> 300   0 ------ ? 02  triple
booster  -10 110 ---- ? no BR -> -10 110 ---- ? no    special-cards
booster  -10 110 ---- ? no BR ->  10  90 ---- ? no BR minus
booster  165  35 T-T- 2 no    -> 165  35 --T- 2 no    super-partner
booster  165  35 T--- 2 no    -> 165  35 --T- 2 no    super-partner
"""


@pytest.mark.parametrize("line", rows(OFFERED))
def test_what_is_offered_too(line):
    given, meant = line.split("->")
    (rules, report), (meant, slip) = given.split(maxsplit=1), meant.rsplit(maxsplit=1)
    offered = {each.report: each.why for each in nearest(hand(report), RULES[rules])}
    prefix = "odd-six-slip" if slip == "triple" else "audit-slip"
    assert offered.get(hand(meant)) == f"{prefix}-{slip}"


def test_a_suggestion_about_a_call_says_whose():
    lost = nearest(hand("20 280 GG-- 1 ?"), PRINTED_RULES)[0]
    assert lost.args == {"a": -180, "b": 280, "who": 0, "call": "grand", "outcome": "lost"}


def test_two_grand_tichus_of_a_side_raise_the_question_which_house_rule_applies():
    report = hand("285 15 G-G- 0 no")
    (finding,) = audit_hand(report, PRINTED_RULES)
    assert (finding.key, finding.severity) == ("hand-both-grand-tichus", Severity.QUESTION)
    assert dict(finding.args) == {"rule": "count", "a": 85, "b": 15}
    assert audit_hand(report, RULES["made-only"]) == ()


@pytest.mark.parametrize(
    ("rules", "line", "won"),
    [("turnier", "100 0 ---- 0 ?", "audit-answer-double"), ("dtm-six", "100 0 ------ ? ?", "odd-six-answer")],
)
def test_where_a_double_must_be_asked_for_both_answers_are_offered(rules, line, won):
    offered = [(each.why, each.report.double) for each in nearest(hand(line), RULES[rules])]
    assert offered == [("audit-answer-counted", Double.NO), (won, Double.SIDE_02)]


def test_where_only_the_first_player_is_missing_the_callers_are_offered():
    offered = nearest(hand("55 45 T-T- ? no"), PRINTED_RULES)
    assert [(each.why, each.report.first_out) for each in offered] == [
        ("audit-answer-first", 0),
        ("audit-answer-first", 2),
    ]


def test_a_possible_hand_needs_no_suggestion():
    assert nearest(HandReport(55, 45), PRINTED_RULES) == ()
    assert nearest(HandReport(155, 45), PRINTED_RULES, calls_known=False) == ()


def test_a_hand_from_elsewhere_is_suggested():
    elsewhere = hand("255 -55 G--T 0 no")
    here = HandReport(255, -55, NO_CALLS, 2)
    assert elsewhere in {each.report for each in nearest(here, PRINTED_RULES, [elsewhere])}
    assert elsewhere not in {each.report for each in nearest(here, PRINTED_RULES)}


@pytest.mark.parametrize("name", ["printed", "turnier", "two", "booster"])
def test_whatever_is_typed_every_suggestion_is_possible(name):
    rules = RULES[name]
    possible = possible_pairs(rules)
    for a, b in product(range(-250, 451, 100), range(-235, 451, 55)):
        for suggestion in nearest(HandReport(a, b), rules, calls_known=False):
            assert (suggestion.report.a, suggestion.report.b) in possible
        for called in ("T--- 0 ?", "-G-T 1 ?", "---- 2 ?", "T-T- 2 ? BR")[: 4 if name == "booster" else 3]:
            for suggestion in nearest(hand(f"{a} {b} {called}"), rules):
                assert readings(suggestion.report, rules), suggestion
