"""Which points can a hand of six bring, three against three, and does the audit know just these?"""

from itertools import permutations, product

import pytest

from tests.rules.hands import calls, hand
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand
from tichu_turnier.rules.audit.match_audit import audit_match_totals, example
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import SIX_SEATS
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import DTM_RULES, PRINTED_RULES, BothGrandTichus, RuleSet
from tichu_turnier.rules.variant import rules_of_six

SIX = rules_of_six(PRINTED_RULES)
VALUES = {"-": 0, "T": 100, "G": 200}
SCORING_CARDS = (5,) * 4 + (10,) * 8 + (25, -25)
"""The pack is the same as for four (printed rules): 56 cards, nine each and two for the first to draw."""


def splits_of(order: tuple[int, ...]) -> set[int]:
    """The card points that seats 0+2+4 can have when the six go out in this order, by where tricks go."""
    first, last, fifth = order[0], order[-1], order[-2]
    sides = {seat: seat % 2 for seat in order} | {last: 1 - last % 2, fifth: first % 2}
    sums = {0}
    for value in SCORING_CARDS:
        owners = set(sides.values())
        sums = {total + value * (side == 0) for total in sums for side in owners}
    return sums


def triple(order: tuple[int, ...]) -> bool:
    return len({seat % 2 for seat in order[:3]}) == 1


def test_the_cards_can_be_split_as_at_a_table_of_four_whoever_is_first() -> None:
    """However they go out, each side has a pile that it keeps, unless three of a side are first."""
    by_first: dict[int, set[int]] = {0: set(), 1: set()}
    for order in permutations(SIX_SEATS):
        if not triple(order):
            by_first[order[0] % 2] |= splits_of(order)
    assert by_first[0] == by_first[1] == set(range(-25, 130, 5))


@pytest.mark.parametrize(("rules", "won", "values"), [(PRINTED_RULES, 300, "-TG"), (DTM_RULES, 100, "-T")])
def test_the_legal_scores_are_these(rules: RuleSet, won: int, values: str) -> None:
    """By hand: 31 splits or a triple victory, the call of who was first is made, all others are lost."""
    found = set()
    for called, first in product(product(values, repeat=6), range(6)):
        sides = [0, 0]
        for seat, call in enumerate(called):
            sides[seat % 2] += VALUES[call] if seat == first else -VALUES[call]
        a, b = sides
        found |= {(points + a, 100 - points + b) for points in range(-25, 130, 5)}
        found.add((won + a, b) if first % 2 == 0 else (a, won + b))
    assert possible_pairs(rules_of_six(rules)) == found
    assert (len(found), min(map(min, found)), max(map(max, found))) == (
        (1653, -625, 500) if won == 300 else (537, -325, 225)
    )
    assert all(sum(pair) % 100 == 0 for pair in found)


def test_beside_a_made_grand_tichu_those_of_both_partners_are_not_booked_where_only_one_counts() -> None:
    only_made = rules_of_six(RuleSet(both_grand_tichus=BothGrandTichus.MADE_ONLY))
    assert not audit_hand(hand("250 50 G-G-G- 2 no"), only_made)


def test_every_score_has_a_reading_that_brings_it() -> None:
    for a, b in sorted(possible_pairs(SIX))[::40]:
        found = readings(HandReport(a, b), SIX, calls_known=False)
        assert {(each.report(SIX).a, each.report(SIX).b) for each in found} == {(a, b)}
        assert not audit_incomplete_hand(HandReport(a, b), SIX, calls_known=False)


def test_totals_of_a_match() -> None:
    assert not audit_match_totals(1200, 0, 4, SIX)
    assert sum(a for a, _ in example(1200, 0, 4, SIX)) == 1200
    assert [found.key for found in audit_match_totals(2100, 0, 4, SIX)] == ["audit-match-hands"]


def test_six_have_the_calls_of_six() -> None:
    """Every choice of calls is told apart; without calls of seats 4 and 5 they are those of four."""
    both = [calls("".join(called)) for called in product("-TG", repeat=6)]
    assert len(set(both)) == 3**6
    assert {len(called) for called in both} == {4, 6}
