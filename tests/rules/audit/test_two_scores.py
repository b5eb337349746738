"""Which points can a hand of Tichu for Two bring, and does the audit know just these?"""

from itertools import product

import pytest

from tests.rules.hands import hand
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand, audit_totals
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
    assert [each.key for each in audit_hand(hand("105 45 K- 0 no"), PRINTED_RULES)] == ["hand-small-tichu"]


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("105 45 K- 0 no", []),
        ("55 -5 -K 0 no", []),
        ("400 0 G- 0 02", []),
        ("400 -200 GG 0 02", []),
        ("-50 250 K- 1 13", ["hand-double-points"]),
        ("-50 200 K- 1 13", []),
        ("105 45 T- 0 no", ["hand-sum"]),
        ("60 40 -- ? no", []),
        ("50 -50 KK ? no", ["hand-who-first"]),
        ("100 50 K- 0 no", []),
        ("250 0 K- 0 ?", []),
        ("103 47 K- 0 no", ["hand-step"] * 2),
        ("60 40 -- 2 no", ["hand-no-player"]),
    ],
)
def test_the_audit_of_a_hand(line, keys):
    report = hand(line)
    assert [finding.key for finding in audit_hand(report, TWO_RULES)] == keys
    if not keys and report.first_out is not None:
        assert report.first_out in {each.first_out for each in readings(report, TWO_RULES)}


@pytest.mark.parametrize(
    ("line", "meant", "why"),
    [
        ("165 35 K- 0 no", (115, 35), "audit-slip-grand-as-tichu"),
        ("5 45 K- 0 no", (105, 45), "audit-slip-made-for-lost"),
        ("55 45 K- 0 no", (105, 45), "audit-slip-call-not-booked"),
        ("15 135 K- 0 no", (135, 15), "audit-slip-sides-swapped"),
    ],
)
def test_what_was_meant(line, meant, why):
    found = {(each.report.a, each.report.b): each.why for each in nearest(hand(line), TWO_RULES)}
    assert found.get(meant) == why


def test_totals_go_in_fifties():
    assert [finding.key for finding in audit_totals(505, 445, TWO_RULES)] == []
    assert [finding.key for finding in audit_totals(505, 425, TWO_RULES)] == ["two-total-sum"]
    assert audit_incomplete_hand(HandReport(80, 50), TWO_RULES, calls_known=False)[0].key == "two-total-sum"


def test_a_match():
    assert audit_match_totals(1005, 645, 9, TWO_RULES) == ()
    found = example(1005, 645, 9, TWO_RULES)
    assert (len(found), sum(a for a, _ in found), sum(b for _, b in found)) == (9, 1005, 645)
    assert all(pair in possible_pairs(TWO_RULES) for pair in found)
    assert [finding.key for finding in audit_match_totals(1005, 645, 2, TWO_RULES)] == ["audit-match-hands"]
    assert any((each.a, each.b) == (1005, 645) for each in nearest_totals(1005, 654, 9, TWO_RULES))
