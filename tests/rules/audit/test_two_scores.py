"""Which points can a hand of Tichu for Two bring, and does the audit know just these?"""

from itertools import product

from tichu_turnier.rules.audit.hand_audit import audit_incomplete_hand
from tichu_turnier.rules.audit.match_audit import audit_match_totals, example, nearest_totals
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TWO_RULES

VALUES = (0, 50, 100, 200)


def test_the_legal_scores_are_these():
    """By hand: 31 splits of the cards or a double victory, each call made by who was first, else lost."""
    found = set()
    for one, other, first in product(VALUES, VALUES, (0, 1)):
        a = one if first == 0 else -one
        b = other if first == 1 else -other
        found |= {(points + a, 100 - points + b) for points in range(-25, 130, 5)}
        found.add((200 + a, b) if first == 0 else (a, 200 + b))
    assert possible_pairs(TWO_RULES) == found
    assert len(found) == 675
    assert {a + b for a, b in found} == set(range(-100, 401, 50))
    assert min(min(pair) for pair in found) == -225
    assert max(max(pair) for pair in found) == 400


def test_only_small_tichus_bring_fifties():
    odd = {pair for pair in possible_pairs(TWO_RULES) if sum(pair) % 100}
    assert odd
    for a, b in odd:
        found = readings(HandReport(a, b), TWO_RULES, calls_known=False)
        assert all(each.calls.count(Call.SMALL_TICHU) == 1 for each in found)


def test_a_table_of_four_knows_no_fifties():
    assert not any(sum(pair) % 100 for pair in possible_pairs(PRINTED_RULES))
    assert audit_incomplete_hand(HandReport(80, 50), TWO_RULES, calls_known=False)[0].key == "two-total-sum"


def test_a_match():
    assert audit_match_totals(1005, 645, 9, TWO_RULES) == ()
    found = example(1005, 645, 9, TWO_RULES)
    assert (len(found), sum(a for a, _ in found), sum(b for _, b in found)) == (9, 1005, 645)
    assert all(pair in possible_pairs(TWO_RULES) for pair in found)
    assert [finding.key for finding in audit_match_totals(1005, 645, 2, TWO_RULES)] == ["audit-match-hands"]
    assert any((each.a, each.b) == (1005, 645) for each in nearest_totals(1005, 654, 9, TWO_RULES))
