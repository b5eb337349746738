"""Do the estimated frequencies of hands add up, and to the published rates?"""

from collections import Counter
from dataclasses import replace

import pytest

from tichu_turnier.rules.audit.base_rates import POINTS_OF_FIRST, REAL, Rates, how_often, how_rare, rates_of
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
    return {like: how_often(each.report(rules), rules) for like, each in found.items()}


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


def test_every_division_of_the_card_points_has_its_rate():
    assert len(POINTS_OF_FIRST) == 31
    assert min(POINTS_OF_FIRST) > 0
    middle = sum(POINTS_OF_FIRST[10:25]) / sum(POINTS_OF_FIRST)
    assert middle > 0.6


def test_rates_are_counted_by_player_and_by_side():
    hands = [HandReport(160, 40, TICHU, 0, Double.NO), HandReport(300, 0, GRAND, 2, Double.SIDE_02)]
    assert rates_of(hands) == Rates(1 / 8, 1, 1 / 8, 0, 1 / 4)
    assert rates_of([]) == Rates(0, 0, 0, 0, 0)


def test_the_same_on_other_seats_is_as_often():
    made = HandReport(160, 40, TICHU, 0, Double.NO)
    turned = HandReport(40, 160, (Call.NONE, Call.TICHU, Call.NONE, Call.NONE), 1, Double.NO)
    assert how_often(turned, PRINTED_RULES) == pytest.approx(how_often(made, PRINTED_RULES))


def test_what_is_not_known_is_as_often_as_all_that_it_can_be():
    rules, open_hand = PRINTED_RULES, HandReport(60, 40, NO_CALLS, None, Double.NO)
    firsts = [how_often(replace(open_hand, first_out=seat), rules) for seat in (0, 1)]
    assert how_often(open_hand, rules) == pytest.approx(sum(firsts))
    assert how_often(HandReport(60, 40), rules, calls_known=False) > how_often(open_hand, rules)


def test_rare_hands_are_rare():
    rules = PRINTED_RULES
    assert how_often(HandReport(80, 50), rules) == 0
    assert how_often(HandReport(-25, 125, NO_CALLS, 0, Double.NO), rules) < 1e-3
    lost = HandReport(-145, 45, GRAND, 1, Double.NO)
    assert how_often(lost, rules) < how_often(HandReport(255, 45, GRAND, 0, Double.NO), rules)
    all_call = HandReport(-40, 40, (Call.TICHU,) * 4, 0, Double.NO)
    assert how_often(all_call, rules) < 1e-5


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
        assert how_rare(hand, rules) == pytest.approx(share_of(how_often(hand, rules), rates))
    assert how_rare(HandReport(80, 50), rules) == 0
    assert how_rare(HandReport(80, 20), rules) >= how_rare(HandReport(80, 20, NO_CALLS, 0, Double.NO), rules)
