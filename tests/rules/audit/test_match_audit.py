"""Is a match possible exactly when its hands can bring its totals?"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.rules.audit.counting_hands import all_pairs
from tichu_turnier.rules.audit.match_audit import (
    MOST_HANDS,
    audit_match_totals,
    example,
    hands_needed,
    nearest_totals,
    possible_match,
)
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES, RuleSet

BY_RULES = [
    (PRINTED_RULES, {}),
    (RuleSet(grand_tichu=False), {"grand": False}),
    (TOURNAMENT_RULES, {"grand": False, "double": 100}),
]
PAIRS = {rules: sorted(all_pairs(**counted)) for rules, counted in BY_RULES}


@pytest.mark.parametrize("rules", PAIRS)
def test_few_hands_reach_exactly_the_sums_of_possible_hands(rules):
    """Every total on the lattice and well beyond it."""
    sums = {(0, 0)}
    for hands in range(1, 4 if ALL else 3):
        sums = {(a + c, b + d) for a, b in sums for c, d in PAIRS[rules]}
        for a in range(-430 * hands, 410 * hands, 5):
            for total in range(-600 * hands, 500 * hands, 100):
                assert possible_match(a, total - a, hands, rules) == ((a, total - a) in sums)


def one_more(lines, pairs):
    """The totals after one more hand, as bits by the sum of both sides: told plainly, pair by pair."""
    after = {}
    for line, bits in lines.items():
        for a, b in pairs:
            after[line + a + b] = after.get(line + a + b, 0) | bits << (a + 425) // 5
    return after


def test_long_matches_reach_what_shorter_ones_and_one_more_hand_reach():
    """Up to the longest match that is asked for, by the Turniermodus, whose hands are the fewest."""
    rules = TOURNAMENT_RULES
    lines = {0: 1}
    for hands in range(1, 15):
        lines = one_more(lines, PAIRS[rules])
        for line, bits in lines.items():
            ends = (bits & -bits).bit_length() - 1, bits.bit_length() - 1
            for place in (ends[0] - 1, ends[0], ends[1], ends[1] + 1):
                a = place * 5 - 425 * hands
                reached = place >= 0 and bool(bits >> place & 1)
                assert possible_match(a, line - a, hands, rules) == reached
    assert set(lines) == set(range(-200 * 14, 201 * 14, 100))


@pytest.mark.parametrize("rules", PAIRS)
@given(data=st.data())
@settings(max_examples=60 if ALL else 25)
def test_whatever_hands_bring_is_possible_and_has_an_example(rules, data):
    hands = data.draw(st.lists(st.sampled_from(PAIRS[rules]), min_size=1, max_size=40))
    a, b = (sum(side) for side in zip(*hands, strict=True))
    assert audit_match_totals(a, b, len(hands), rules) == ()
    way = example(a, b, len(hands), rules)
    assert len(way) == len(hands)
    assert set(way) <= set(PAIRS[rules])
    assert tuple(map(sum, zip(*way, strict=True))) == (a, b)


@pytest.mark.parametrize("rules", PAIRS)
def test_at_the_edge_one_hand_less_does_not_reach(rules):
    """What is possible in so many hands only if one of them brings it to what fewer can bring."""
    chance = Random(4)
    for _ in range(60):
        hands = chance.randint(2, 40)
        corner = chance.choice([pair for pair in PAIRS[rules] if max(map(abs, pair)) >= 200])
        a, b = corner[0] * hands + chance.randrange(-40, 45, 5), corner[1] * hands
        b += -(a + b) % 100
        before = any(possible_match(a - c, b - d, hands - 1, rules) for c, d in PAIRS[rules])
        assert possible_match(a, b, hands, rules) == before, (a, b, hands)


def test_the_hands_of_one_match_stay_near_their_average():
    assert set(example(640, 360, 10, PRINTED_RULES)) == {(60, 40), (65, 35)}


# totals, hands -> what is found
FOUND = """
 640  360 10 ->
 640  350 10 -> result-total-sum
 641  359 10 -> result-total-step result-total-step
1000    0  2 -> audit-match-hands
1600    0  4 ->
1600    0  3 -> audit-match-hands
 395    5  1 -> audit-match-hands
   0    0  1 ->
-450  150  1 -> audit-match-hands
99900  100 40 -> audit-match-unreachable
   5   95  0 -> result-no-hands
"""


@pytest.mark.parametrize("line", FOUND.strip().splitlines())
def test_findings(line):
    given_, keys = line.split("->")
    a, b, hands = map(int, given_.split())
    assert [finding.key for finding in audit_match_totals(a, b, hands, PRINTED_RULES)] == keys.split()


def test_the_finding_says_how_many_hands_it_takes():
    (finding,) = audit_match_totals(1000, 0, 2, PRINTED_RULES)
    assert finding.args["needed"] == hands_needed(1000, 0, PRINTED_RULES) == 3


def test_more_hands_than_an_evening_has_are_not_computed():
    assert not possible_match(50, 50, MOST_HANDS + 1, PRINTED_RULES)
    assert example(50, 50, 0, PRINTED_RULES) == ()


# totals as typed, hands -> totals meant, slip
MEANT = """
 640  350 10 ->  640  360 one-digit
 640  306 10 ->  640  360 digits-swapped
 645  360 10 ->  640  360 five-for-zero
1020   80  2 ->  120   80 digit-too-many
  64  360 10 ->  640  360 digit-missing
"""


@pytest.mark.parametrize("line", MEANT.strip().splitlines())
def test_the_nearest_totals(line):
    given_, meant = (side.split() for side in line.split("->"))
    a, b, hands = map(int, given_)
    first = nearest_totals(a, b, hands, PRINTED_RULES)[0]
    assert [str(first.a), str(first.b), first.why] == [*meant[:2], f"audit-slip-{meant[2]}"]


def test_no_match_to_a_target_goes_far_beyond_it():
    meant = nearest_totals(1000, 995, 60, replace(PRINTED_RULES, target_score=1000))
    assert [(each.a, each.b) for each in meant] == [(1005, 995)]


def test_possible_totals_need_no_suggestion():
    assert nearest_totals(640, 360, 10, PRINTED_RULES) == ()
