"""Do the estimated frequencies of hands add up, and to the published rates?"""

from collections import Counter

import pytest

from tichu_turnier.rules.audit.base_rates import REAL, Rates, how_likely, how_rare
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import NO_CALLS, Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES

TICHU = (Call.TICHU, Call.NONE, Call.NONE, Call.NONE)
GRAND = (Call.GRAND_TICHU, Call.NONE, Call.NONE, Call.NONE)


def classes(rules):
    """Every possible hand once, whoever of the four did what, with how often it is."""
    found = {}
    for a, b in possible_pairs(rules):
        for each in readings(HandReport(a, b), rules, calls_known=False):
            side = each.first_out % 2
            points = None if each.card_points is None else each.card_points[side]
            first, partner = each.calls[each.first_out], each.calls[(each.first_out + 2) % 4]
            others = tuple(sorted((each.calls[(each.first_out + 1) % 4], each.calls[each.first_out - 1])))
            found.setdefault((points, first, partner, others), each)
    return {like: how_likely(each, rules) for like, each in found.items()}


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "tournament"])
def test_all_possible_hands_together_are_all_hands(rules):
    assert sum(classes(rules).values()) == pytest.approx(1)


def test_the_published_rates_come_out():
    called, made, doubles = Counter(), Counter(), 0.0
    for (points, first, partner, others), often in classes(PRINTED_RULES).items():
        for call in (first, partner, *others):
            called[call] += often / 4
        made[first] += often / 4
        doubles += often * (points is None)
    tichu, grand = [(called[call], made[call] / called[call]) for call in (Call.TICHU, Call.GRAND_TICHU)]
    assert Rates(*tichu, *grand, doubles / 2) == pytest.approx(REAL, rel=0.01)


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "tournament"])
def test_one_hand_in_a_thousand_is_that_rare(rules):
    rates = classes(rules)
    for share in (1 / 10, 1 / 100, 1 / 1000):
        rare = [often for often in rates.values() if share_of(often, rates) <= share]
        assert sum(rare) == pytest.approx(share, rel=0.2)
    assert max(share_of(often, rates) for often in rates.values()) == pytest.approx(1)


def share_of(often, rates):
    return sum(each for each in rates.values() if each <= often * (1 + 1e-9))


def test_rarity_counts_all_hands_that_are_not_more_often():
    rules = TOURNAMENT_RULES
    rates = classes(rules)
    for hand in (
        HandReport(160, 40, TICHU, 0, Double.NO),
        HandReport(-25, 125, NO_CALLS, 0, Double.NO),
        HandReport(200, 0, TICHU, 0, Double.SIDE_02),
    ):
        likeliest = max(how_likely(each, rules) for each in readings(hand, rules))
        assert how_rare(hand, rules) == pytest.approx(share_of(likeliest, rates))
    assert how_rare(HandReport(80, 50), rules) == 0
    assert how_rare(HandReport(80, 20), rules) >= how_rare(HandReport(80, 20, NO_CALLS, 0, Double.NO), rules)
