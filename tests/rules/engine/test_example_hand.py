"""Does every possible hand have a example_hand, a deal and a playthrough that brings exactly its points?"""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.readings import Reading, all_calls, readings
from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call
from tichu_turnier.rules.engine.example_hand import example_hand, example_of
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.logs.bsw_log import read
from tichu_turnier.rules.logs.bsw_replay import Verdict, replay
from tichu_turnier.rules.logs.bsw_write import logged, write
from tichu_turnier.rules.ruleset import (
    DTM_RULES,
    PRINTED_RULES,
    TOURNAMENT_RULES,
    TREIBHAUS_RULES,
    BothGrandTichus,
    RuleSet,
)

MADE_ONLY = RuleSet(both_grand_tichus=BothGrandTichus.MADE_ONLY)
RULES = {
    "printed": PRINTED_RULES,
    "turnier": TOURNAMENT_RULES,
    "dtm": DTM_RULES,
    "treibhaus": TREIBHAUS_RULES,
    "made-only": MADE_ONLY,
    "wish": RuleSet(wish_required=True),
}


def replayed(played, rules):
    """The example hand as a log that was written and read again; the log is all that the replay knows."""
    (hand,) = read(write(logged(played, ("Fuchs", "", "Uhu", "Dachs"))).split("\n"))
    return replay(hand, rules)


def callers(report):
    """Who called Tichu and who Grand Tichu."""
    kinds = (Call.TICHU, Call.GRAND_TICHU)
    return tuple(tuple(seat for seat in SEATS if report.calls[seat] is kind) for kind in kinds)


def any_reading(chance, rules):
    """Something that can have happened in a hand."""
    first = chance.choice(SEATS)
    calls = chance.choice(all_calls(rules))
    if chance.random() < 0.2:
        return Reading(None, DOUBLE_OF_SIDE[first % 2], calls, first)
    points = chance.randrange(-25, 130, 5)
    return Reading((points, 100 - points), Double.NO, calls, first)


def test_every_division_of_the_card_points_has_a_example_hand_for_every_last_player():
    seen = 0
    for points, first, last in product(range(-25, 130, 5), SEATS, SEATS):
        if first == last:
            continue
        reading = Reading((points, 100 - points), Double.NO, NO_CALLS, first)
        found = replayed(example_hand(reading, PRINTED_RULES, last), PRINTED_RULES)
        assert (found.verdict, found.findings) == (Verdict.OK, ())
        assert (found.card_points, found.order[0], found.last) == (reading.card_points, first, last)
        assert not found.double_victory
        seen += 1
    assert seen == 31 * 4 * 3


@pytest.mark.parametrize("first", SEATS)
def test_a_double_victory_has_a_example_hand_whoever_was_first(first):
    reading = Reading(None, DOUBLE_OF_SIDE[first % 2], NO_CALLS, first)
    found = replayed(example_hand(reading, PRINTED_RULES), PRINTED_RULES)
    assert (found.verdict, found.double_victory, found.order) == (Verdict.OK, True, (first, (first + 2) % 4))


def test_a_thousand_possible_hands_with_calls_have_a_example_hand():
    """How long one takes, `benchmarks/audit.py` says."""
    chance = random.Random(4)
    for number in range(1000):
        reading = any_reading(chance, PRINTED_RULES)
        report = reading.report(PRINTED_RULES)
        played = example_of(report, PRINTED_RULES, seed=number)
        found = replayed(played, PRINTED_RULES)
        assert (found.verdict, found.findings, found.computed) == (Verdict.OK, (), (report.a, report.b))
        assert played.report == report
        assert (found.tichu, found.grand_tichu) == callers(report)


@pytest.mark.parametrize("key", RULES)
@settings(max_examples=40)
@given(seed=st.integers(0, 1 << 40), step=st.sampled_from([None, 1, 2, 3]))
def test_a_example_hand_keeps_every_rule_and_brings_what_was_asked(key, seed, step):
    rules = RULES[key]
    reading = any_reading(random.Random(seed), rules)
    last = None if step is None else (reading.first_out + step) % 4
    played = example_hand(reading, rules, last, seed)
    end = played.positions[-1]
    assert played.report == reading.report(rules)
    assert (end.calls, end.order[0]) == (reading.calls, reading.first_out)
    assert last is None or reading.card_points is None or last not in end.order
    found = replayed(played, rules)
    assert (found.verdict, found.findings) == (Verdict.OK, ())


def test_the_same_seed_deals_the_same_cards_and_another_one_others():
    report = HandReport(55, 45)
    one, same, other = (example_of(report, PRINTED_RULES, seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one.begin.holdings != other.begin.holdings


def test_what_is_open_in_the_report_is_chosen():
    played = example_of(HandReport(200, 0), PRINTED_RULES, calls_known=False)
    assert (played.report.a, played.report.b) == (200, 0)
    assert example_of(HandReport(200, 0), PRINTED_RULES).report.double is Double.SIDE_02
    assert example_of(HandReport(100, 0), TOURNAMENT_RULES).report.a == 100


def test_an_impossible_hand_has_none():
    assert example_of(HandReport(80, 50), PRINTED_RULES) is None
    reading = readings(HandReport(50, 50), PRINTED_RULES)[0]
    with pytest.raises(ValueError, match=str(reading.first_out)):
        example_hand(reading, PRINTED_RULES, last=reading.first_out)
    grand = Reading((50, 50), Double.NO, (Call.GRAND_TICHU, *NO_CALLS[1:]), 0)
    with pytest.raises(Refusal):
        example_hand(grand, DTM_RULES)
