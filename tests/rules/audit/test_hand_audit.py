"""Which impossible hands are named, and by which finding? One line a hand."""

import pytest

from tests.rules.hands import RULES, hand, rows
from tichu_turnier.finding import Severity
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand, audit_totals
from tichu_turnier.rules.audit.readings import readings
from tichu_turnier.rules.hand import HandReport

# rules, both scores, calls, first out, double, special cards out -> keys of the findings
HANDS = """
printed      55   45 ---- 0 ?  ->
printed     200    0 ---- 0 ?  ->
printed     155   45 T--- 0 no ->
printed     -45   45 T--- 1 ?  ->
printed     130  -30 ---- ? ?  -> hand-card-points
printed      53   47 ---- 0 no -> hand-step hand-step
printed      80   50 ---- 0 no -> hand-sum
printed     155   45 ---- 0 no -> hand-sum
printed     155   45 T--- ? no -> hand-who-first
printed     155   45 T--- 1 no -> hand-sum
printed     200    0 ---- 1 02 -> hand-double-other-side
printed     100    0 ---- 0 02 -> hand-double-points
printed     295    5 G--- 0 no ->
printed     105   45 K--- 0 no -> hand-small-tichu
printed     160   40 ----T- 4 no -> hand-no-player
printed       0  200 T--- 1 13 -> hand-double-points
losers-free -100 200 T--- 1 13 -> hand-double-points
turnier     295    5 G--- 0 no -> hand-grand-tichu
turnier     100    0 ---- 0 ?  -> hand-double-or-not
turnier     100    0 ---- 0 no ->
turnier     100    0 ---- 0 02 ->
turnier     100    0 ---- 1 ?  ->
turnier     200    0 ---- 0 02 -> hand-double-points
turnier       0  200 ---T 3 13 ->
turnier       0    0 T--- 2 02 ->
turnier       0    0 T--- 2 no ->
turnier       0    0 T--- 2 ?  -> hand-double-or-not
booster      65   35 ---- ? no BR ->
booster       0  100 ---- ? no BR ->
booster      -5  105 ---- ? no BR -> hand-card-points
booster     105   -5 ---- ? no BR -> hand-card-points
booster      -5  105 ---- ? no    ->
booster     200    0 ---- ? ?  BR ->
booster     205   -5 T--- 0 no BR -> hand-card-points
booster     165   35 T-T- 2 no -> booster-super-partner
booster     165   35 T--- 2 no -> booster-super-partner
booster     165   35 --T- 2 no ->
booster      65   35 T-T- 2 no ->
booster     300    0 T-T- 2 02 -> booster-super-partner
booster     -65 -135 T--T 2 no -> hand-sum
booster     265   35 T-G- 2 no -> booster-super-partner
printed      -5  105 ---- ? no BR -> booster-not-here
printed     200    0 ---- ? ?  BR -> booster-not-here
printed     165   35 T-T- 2 no -> hand-sum
printed     300    0 T-T- 2 02 -> hand-double-points
two          65   35 -- ? no BR -> booster-not-here
six          65   35 ------ ? no BR -> booster-not-here
two         105   45 K- 0 no ->
two          55   -5 -K 0 no ->
two         400    0 G- 0 02 ->
two         400 -200 GG 0 02 ->
two         -50  250 K- 1 13 -> hand-double-points
two         -50  200 K- 1 13 ->
two         105   45 T- 0 no -> hand-sum
two          60   40 -- ? no ->
two          50  -50 KK ? no -> hand-who-first
two         100   50 K- 0 no ->
two         250    0 K- 0 ?  ->
two         103   47 K- 0 no -> hand-step hand-step
two          60   40 -- 2 no -> hand-no-player
six          65   35 ------ ? no ->
six         160   40 --T--- 2 no ->
six         -40  -60 TT---- 4 no ->
six         300    0 ------ 0 02 ->
six         300    0 ------ 1 02 -> odd-six-other-side
six         200    0 ------ ? ?  -> odd-six-sum
six         200    0 ------ 0 02 -> odd-six-points
six         500    0 ----G- 4 02 ->
six        -300 -100 TTTTTT 1 no -> odd-six-sum
six        -250  -50 TTTTTT 1 no ->
six        -250  -50 TTTTTT ? no -> hand-who-first
six         130  -30 ------ ? no -> hand-card-points
six          62   38 ------ ? no -> hand-step hand-step
six        -150   50 G-G-G- 2 no ->
dtm-six     100    0 ------ ? ?  -> hand-double-or-not
"""


@pytest.mark.parametrize("line", rows(HANDS))
def test_hand(line):
    given, keys = line.split("->")
    name, report = given.split(maxsplit=1)
    rules, report = RULES[name], hand(report)
    findings = audit_hand(report, rules)
    assert [finding.key for finding in findings] == keys.split()
    assert all(finding.blocks for finding in findings)
    if not findings and report.first_out is not None:
        assert report.first_out in {each.first_out for each in readings(report, rules)}


def test_a_question_is_not_an_error():
    (finding,) = audit_hand(HandReport(100, 0), RULES["turnier"])
    assert finding.severity is Severity.QUESTION


def test_who_has_no_seat_is_named_with_the_last_one():
    (found,) = audit_hand(hand("160 40 ----T- 4 no"), RULES["printed"])
    assert (found.args["seat"], found.args["last"]) == (4, 3)


@pytest.mark.parametrize(
    ("rules", "a", "b", "keys"),
    [
        ("printed", 640, 360, []),
        ("printed", 641, 359, ["result-total-step"] * 2),
        ("printed", 640, 350, ["result-total-sum"]),
        ("printed", -45, 45, []),
        ("six", 640, 360, []),
        ("two", 505, 445, []),
        ("two", 505, 425, ["two-total-sum"]),
    ],
)
def test_totals(rules, a, b, keys):
    assert [finding.key for finding in audit_totals(a, b, RULES[rules])] == keys


@pytest.mark.parametrize(
    ("a", "b", "said"),
    [
        (330, -130, "audit-hand-gap near_a=325 near_b=-125"),
        (405, -205, "audit-hand-side least=-200 most=400"),
        (-205, 405, "audit-hand-side least=-200 most=400"),
        (600, -100, "audit-hand-sum least=-500 most=400"),
        (30, 40, "result-total-sum"),
    ],
)
def test_points_that_no_calls_explain(a, b, said):
    key, *args = said.split()
    (found,) = audit_incomplete_hand(HandReport(a, b), RULES["printed"], calls_known=False)
    assert found.key == key
    assert set(args) <= {f"{name}={value}" for name, value in found.args.items()}
