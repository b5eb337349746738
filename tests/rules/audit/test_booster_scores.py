"""Which points can a hand with Booster cards bring, and does the audit know just these?

Found by going through everything that can happen, with nothing of the program: besides what happens in any
hand somebody may give his Tichu to his partner (Booster FAQ: Superpartner), and the special cards may be out
(Booster FAQ: Ouvert, "nach Back to the Roots aus dem Spiel").
"""

from functools import cache
from itertools import product

import pytest

from tests.rules.audit.counting_hands import GRAND, NOTHING, TICHU, all_pairs
from tests.rules.hands import calls
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.house_rules import BOOSTER
from tichu_turnier.rules.ruleset import RuleSet

BOOSTER_RULES = RuleSet(booster=True)
CALLS = {NOTHING: Call.NONE, TICHU: Call.TICHU, GRAND: Call.GRAND_TICHU}


def splits(least, most, fives, tens, more):
    """What one side may have of so many fives, tens and cards worth more (or less)."""
    found = {5 * f + 10 * t for f in range(fives + 1) for t in range(tens + 1)}
    for value in more:
        found |= {points + value for points in found}
    assert (min(found), max(found)) == (least, most)
    return found


ALL_CARDS = splits(-25, 125, 4, 8, (25, -25))
"""Four fives, eight tens and kings, Dragon and Phoenix."""
WITHOUT_SPECIAL_CARDS = splits(0, 100, 4, 8, ())


@cache
def all_hands():
    """(points, calls as they stand at the end, first out, double victory or not, special cards out)."""
    found = []
    for called, first in product(product((NOTHING, TICHU, GRAND), repeat=4), range(4)):
        for giver in (None, *(seat for seat in range(4) if called[seat] == TICHU)):
            held = list(called)
            if giver is not None:
                held[giver] = NOTHING
                held[giver - 2] = called[giver - 2] or TICHU
            bonus = [0, 0]
            for seat, value in enumerate(held):
                bonus[seat % 2] += value if seat == first else -value
            told = tuple(CALLS[value] for value in held)
            for out, cards in ((False, ALL_CARDS), (True, WITHOUT_SPECIAL_CARDS)):
                found += [
                    ((points + bonus[0], 100 - points + bonus[1]), told, first, Double.NO, out)
                    for points in cards
                ]
                won, double = ((200, 0), Double.SIDE_02) if first % 2 == 0 else ((0, 200), Double.SIDE_13)
                found.append(((won[0] + bonus[0], won[1] + bonus[1]), told, first, double, out))
    return frozenset(found)


def test_the_legal_scores_are_those_of_any_hand_and_fewer_without_special_cards():
    assert possible_pairs(BOOSTER_RULES) == {pair for pair, *_ in all_hands()} == all_pairs()
    without = {pair for pair, *_, out in all_hands() if out}
    known = {
        (a, b)
        for a, b in possible_pairs(BOOSTER_RULES)
        if readings(HandReport(a, b, special_cards_out=True), BOOSTER_RULES, calls_known=False)
    }
    assert known == without
    assert (len(all_pairs()), len(without)) == (951, 841)


def test_the_audit_lets_through_what_can_happen_and_nothing_else():
    """For every second pair of points, with some calls as they stand at the end."""
    pairs = sorted(possible_pairs(BOOSTER_RULES))[::2]
    for told in map(calls, ("T-T-", "G--T")):
        here = {each for each in all_hands() if each[1] == told}
        for pair, first, out in product(pairs, range(4), (False, True)):
            noted = HandReport(*pair, told, first, special_cards_out=out)
            right = {double for double in Double if (pair, told, first, double, out) in here}
            blocked = any(finding.blocks for finding in audit_hand(noted, BOOSTER_RULES))
            assert blocked == (len(right) != 1), noted


@pytest.mark.parametrize(
    ("before", "seat", "after"),
    [
        ("T---", 0, "--T-"),
        ("-T-T", 3, "-T--"),
        ("T-G-", 0, "--G-"),
        ("G-T-", 0, "G-T-"),
        ("----", 1, "----"),
        ("TTTT", 2, "TT-T"),
    ],
)
def test_a_tichu_goes_to_the_partner_and_is_counted_once(before, seat, after):
    assert handed_over(calls(before), seat) == calls(after)


@pytest.mark.parametrize("players", [2, 6])
def test_there_are_booster_cards_only_for_four(players):
    rules = RuleSet(players=players, booster=True)
    assert not rules.with_booster
    assert not BOOSTER.matters(rules)
    told = HandReport(-10, 110, special_cards_out=True)
    assert [each.key for each in audit_incomplete_hand(told, rules, calls_known=False)] == [
        "booster-not-here"
    ]
    assert readings(told, rules, calls_known=False) == ()


def test_where_nobody_said_who_called():
    told = HandReport(-10, 110, special_cards_out=True)
    assert audit_incomplete_hand(told, BOOSTER_RULES, calls_known=False) == ()
    assert all(each.calls != calls("----") for each in readings(told, BOOSTER_RULES, calls_known=False))
