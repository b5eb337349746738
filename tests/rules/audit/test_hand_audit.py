"""Which impossible hands are named, and by which finding? One line a hand."""

import pytest

from tests.rules.hands import hand, rows
from tichu_turnier.finding import Severity
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_totals
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES

# rules, both scores, calls, first out, double -> keys of the findings
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
tournament  295    5 G--- 0 no -> hand-grand-tichu
tournament  100    0 ---- 0 ?  -> hand-double-or-not
tournament  100    0 ---- 0 no ->
tournament  100    0 ---- 0 02 ->
tournament  100    0 ---- 1 ?  ->
tournament  200    0 ---- 0 02 -> hand-double-points
tournament    0  200 ---T 3 13 ->
tournament    0    0 T--- 2 02 ->
tournament    0    0 T--- 2 no ->
tournament    0    0 T--- 2 ?  -> hand-double-or-not
"""


@pytest.mark.parametrize("line", rows(HANDS))
def test_hand(line):
    given, keys = line.split("->")
    rules, report = given.split(maxsplit=1)
    findings = audit_hand(hand(report), PRINTED_RULES if rules == "printed" else TOURNAMENT_RULES)
    assert [finding.key for finding in findings] == keys.split()
    assert all(finding.blocks for finding in findings)


def test_a_question_is_not_an_error():
    (finding,) = audit_hand(HandReport(100, 0), TOURNAMENT_RULES)
    assert finding.severity is Severity.QUESTION


@pytest.mark.parametrize(
    ("a", "b", "keys"),
    [(640, 360, []), (641, 359, ["result-total-step"] * 2), (640, 350, ["result-total-sum"]), (-45, 45, [])],
)
def test_totals(a, b, keys):
    assert [finding.key for finding in audit_totals(a, b)] == keys
