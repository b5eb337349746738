"""Is there a hand of four, two and six for every score that the audit lets pass, and for no other?"""

import random
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import ALL
from tests.rules.hands import RULES, hand
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.readings import Reading, all_calls, possible_pairs, readings
from tichu_turnier.rules.calls import NO_CALLS, SEATS, SIX_SEATS, Call, calls_of, known_calls
from tichu_turnier.rules.engine.example_hand import example_hand, example_of
from tichu_turnier.rules.engine.play import fault
from tichu_turnier.rules.engine.position import Phase
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.logs.bsw_log import read
from tichu_turnier.rules.logs.bsw_replay import Verdict, replay
from tichu_turnier.rules.logs.bsw_write import logged, write

DIVISIONS = range(-25, 130, 5)
OF_FOUR = ["printed", "turnier", "dtm", "treibhaus", "made-only", "wish"]
SIX = RULES["six"]
OF_SIX = (SIX, RULES["dtm-six"], replace(SIX, wish_required=True, last_dragon_trick_kept=True))
WISHING = replace(RULES["two"], wish_required=True)


def replayed(played, rules):
    """The example hand as a log that was written and read again; the log is all that the replay knows."""
    (hand,) = read(write(logged(played, ("Fuchs", "", "Uhu", "Dachs"))).split("\n"))
    found = replay(hand, rules)
    assert (found.verdict, found.findings) == (Verdict.OK, ())
    return found


def counted(points, first, calls=NO_CALLS):
    return Reading((points, 100 - points), Double.NO, calls, first)


def any_reading(chance, rules):
    """Something that can have happened in a hand."""
    first = chance.choice(SEATS)
    calls = chance.choice(all_calls(rules))
    if chance.random() < 0.2:
        return Reading(None, DOUBLE_OF_SIDE[first % 2], calls, first)
    return counted(chance.choice(DIVISIONS), first, calls)


def keeps_the_rules(reading, rules, seed):
    """The positions of an example hand that brings what was read, each action of which is legal."""
    played = example_hand(reading, rules, seed)
    assert played.report == reading.report(rules)
    assert not any(map(fault, played.positions[:-1], played.actions))
    assert played.positions[-1].phase is Phase.OVER
    return played.positions


def test_every_division_of_the_card_points_has_an_example_hand_for_every_first_player():
    rules = RULES["printed"]
    for points, first in product(DIVISIONS, SEATS):
        found = replayed(example_hand(counted(points, first), rules), rules)
        assert (found.card_points, found.order[0]) == ((points, 100 - points), first)


@pytest.mark.parametrize("key", OF_FOUR)
@settings(max_examples=50 if ALL else 20)
@given(seed=st.integers(0, 1 << 40))
def test_an_example_hand_keeps_every_rule_and_brings_what_was_asked(key, seed):
    rules = RULES[key]
    reading = any_reading(random.Random(seed), rules)
    played = example_hand(reading, rules, seed)
    found = replayed(played, rules)
    assert played.report == reading.report(rules)
    assert found.computed == (played.report.a, played.report.b)
    for kind, told in ((Call.TICHU, found.tichu), (Call.GRAND_TICHU, found.grand_tichu)):
        assert told == tuple(seat for seat in SEATS if reading.calls[seat] is kind)
    assert played.positions[-1].order[0] == reading.first_out


def test_the_same_seed_deals_the_same_cards_and_another_one_others():
    report = HandReport(55, 45)
    one, same, other = (example_of(report, RULES["printed"], seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one.begin.holdings != other.begin.holdings


def test_what_is_open_in_the_report_is_chosen():
    assert example_of(HandReport(200, 0), RULES["printed"]).report.double is Double.SIDE_02
    assert example_of(HandReport(100, 0), RULES["turnier"]).report.a == 100


@pytest.mark.parametrize("rules", [RULES["dtm"], replace(RULES["two"], grand_tichu=False)])
def test_what_the_rules_do_not_know_is_refused(rules):
    with pytest.raises(Refusal):
        example_hand(counted(50, 0, (Call.GRAND_TICHU, *NO_CALLS[1:])), rules)


@pytest.mark.parametrize("rules", [RULES["two"], WISHING])
def test_what_can_happen_between_two_has_hands(rules):
    """Every fourth possible score, by any of what can have brought it; with a wish if one is required."""
    for number, pair in enumerate(sorted(possible_pairs(rules))[::4]):
        found = readings(HandReport(*pair), rules, calls_known=False)
        positions = keeps_the_rules(random.Random(number).choice(found), rules, number)
        assert any(now.wish for now in positions) or not rules.wish_required


@pytest.mark.parametrize("points", [*DIVISIONS, None])
def test_each_card_points_and_a_triple_victory_of_six_with_any_first_player(points):
    """House rules and calls are taken at random."""
    for first in SIX_SEATS:
        chance = random.Random(f"{points} {first}")
        rules = chance.choice(OF_SIX)
        calls = calls_of(chance.choice(known_calls(rules)) for _ in SIX_SEATS)
        triple = Reading(None, DOUBLE_OF_SIDE[first % 2], calls, first)
        reading = triple if points is None else counted(points, first, calls)
        assert len(keeps_the_rules(reading, rules, first)[-1].order) == (3 if points is None else 5)


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        ("printed", "80 50 ---- ? ?"),
        ("two", "105 45 T- 0 no"),
        ("two", "400 5 -- ? ?"),
        ("six", "130 -30 ------ ? ?"),
        ("six", "200 5 ------ ? ?"),
    ],
)
def test_no_hand_brings_what_is_impossible(rules, line):
    assert example_of(hand(line), RULES[rules]) is None
