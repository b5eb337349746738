"""Is there a hand of four, two and six for every score that the audit lets pass, and for no other?"""

import random
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.hands import hand
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
from tichu_turnier.rules.ruleset import (
    DTM_RULES,
    PRINTED_RULES,
    TOURNAMENT_RULES,
    TREIBHAUS_RULES,
    TWO_RULES,
    BothGrandTichus,
    RuleSet,
)
from tichu_turnier.rules.variant import rules_of_six

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


def test_every_division_of_the_card_points_has_an_example_hand_for_every_first_player():
    for points, first in product(range(-25, 130, 5), SEATS):
        reading = Reading((points, 100 - points), Double.NO, NO_CALLS, first)
        found = replayed(example_hand(reading, PRINTED_RULES), PRINTED_RULES)
        assert (found.verdict, found.findings) == (Verdict.OK, ())
        assert (found.card_points, found.order[0]) == (reading.card_points, first)


def test_possible_hands_with_calls_have_an_example_hand():
    """How long one takes, `benchmarks/audit.py` says."""
    chance = random.Random(4)
    for number in range(400):
        reading = any_reading(chance, PRINTED_RULES)
        report = reading.report(PRINTED_RULES)
        played = example_of(report, PRINTED_RULES, seed=number)
        found = replayed(played, PRINTED_RULES)
        assert (found.verdict, found.findings, found.computed) == (Verdict.OK, (), (report.a, report.b))
        assert played.report == report
        assert (found.tichu, found.grand_tichu) == callers(report)


@pytest.mark.parametrize("key", RULES)
@settings(max_examples=40)
@given(seed=st.integers(0, 1 << 40))
def test_a_example_hand_keeps_every_rule_and_brings_what_was_asked(key, seed):
    rules = RULES[key]
    reading = any_reading(random.Random(seed), rules)
    played = example_hand(reading, rules, seed)
    end = played.positions[-1]
    assert played.report == reading.report(rules)
    assert (end.calls, end.order[0]) == (reading.calls, reading.first_out)
    found = replayed(played, rules)
    assert (found.verdict, found.findings) == (Verdict.OK, ())


def test_the_same_seed_deals_the_same_cards_and_another_one_others():
    report = HandReport(55, 45)
    one, same, other = (example_of(report, PRINTED_RULES, seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one.begin.holdings != other.begin.holdings


def test_what_is_open_in_the_report_is_chosen():
    assert example_of(HandReport(200, 0), PRINTED_RULES).report.double is Double.SIDE_02
    assert example_of(HandReport(100, 0), TOURNAMENT_RULES).report.a == 100


def test_what_the_rules_do_not_know_is_refused():
    grand = Reading((50, 50), Double.NO, (Call.GRAND_TICHU, *NO_CALLS[1:]), 0)
    with pytest.raises(Refusal):
        example_hand(grand, DTM_RULES)


def test_possible_scores_of_two_have_hands() -> None:
    for number, (a, b) in enumerate(sorted(possible_pairs(TWO_RULES))[::4]):
        likeliest = readings(HandReport(a, b), TWO_RULES, calls_known=False)[0]
        played = example_hand(likeliest, TWO_RULES, seed=number)
        assert (played.report.a, played.report.b) == (a, b)


@pytest.mark.parametrize("seed", range(6))
def test_where_a_wish_is_required_one_is_named(seed: int) -> None:
    rules = replace(TWO_RULES, wish_required=True)
    for report in (HandReport(60, 40), HandReport(0, 200)):
        played = example_of(report, rules, seed=seed)
        assert played is not None
        assert any(now.wish for now in played.positions)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_reported_of_two_is_what_happens(seed: int) -> None:
    """Calls, first place and double victory too, of readings taken at random; every action is legal."""
    chance = random.Random(seed)
    pairs = sorted(possible_pairs(TWO_RULES))
    for _ in range(12):
        reading = chance.choice(readings(HandReport(*chance.choice(pairs)), TWO_RULES, calls_known=False))
        played = example_hand(reading, TWO_RULES, seed)
        assert played.report == reading.report(TWO_RULES)
        positions = played.positions
        assert all(fault(now, action) is None for now, action in zip(positions, played.actions, strict=False))
        assert positions[-1].phase is Phase.OVER


SIX = rules_of_six(PRINTED_RULES)
RULES_OF_SIX = (SIX, rules_of_six(DTM_RULES), replace(SIX, wish_required=True, last_dragon_trick_kept=True))


@pytest.mark.parametrize("points", [*range(-25, 130, 5), None])
def test_each_card_points_and_a_triple_victory_with_any_first_player(points: int | None) -> None:
    """The play itself refuses what is not legal; house rules and calls are taken at random."""
    for first in SIX_SEATS:
        chance = random.Random(f"{points} {first}")
        rules = chance.choice(RULES_OF_SIX)
        calls = calls_of(chance.choice(known_calls(rules)) for _ in SIX_SEATS)
        pair, double = (points, 100 - points) if points is not None else None, Double.NO
        reading = Reading(pair, double if pair else DOUBLE_OF_SIDE[first % 2], calls, first)
        played = example_hand(reading, rules, seed=first)
        assert played.report == reading.report(rules)
        assert played.positions[-1].phase is Phase.OVER
        assert len(played.positions[-1].order) == (3 if pair is None else 5)


@pytest.mark.parametrize(
    ("report", "rules"),
    [
        (HandReport(80, 50), PRINTED_RULES),
        (hand("105 45 T- 0 no"), TWO_RULES),
        (HandReport(400, 5), TWO_RULES),
        (HandReport(130, -30), SIX),
        (HandReport(200, 5), SIX),
    ],
)
def test_no_hand_brings_what_is_impossible(report: HandReport, rules: RuleSet) -> None:
    assert example_of(report, rules) is None
