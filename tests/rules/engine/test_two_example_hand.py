"""Is there a hand of Tichu for Two for every score that the audit lets pass, and for no other?"""

import random
from dataclasses import replace

import pytest

from tests.rules.hands import hand
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.engine.example_hand import example_hand, example_of
from tichu_turnier.rules.engine.play import fault
from tichu_turnier.rules.engine.position import Phase
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import TWO_RULES


def test_possible_scores_have_hands() -> None:
    for number, (a, b) in enumerate(sorted(possible_pairs(TWO_RULES))[::4]):
        played = example_of(HandReport(a, b), TWO_RULES, calls_known=False, seed=number)
        assert played is not None
        assert (played.report.a, played.report.b) == (a, b)


@pytest.mark.parametrize("seed", range(6))
def test_where_a_wish_is_required_one_is_named(seed: int) -> None:
    rules = replace(TWO_RULES, wish_required=True)
    for report in (HandReport(60, 40), HandReport(0, 200)):
        played = example_of(report, rules, seed=seed)
        assert played is not None
        assert any(now.wish for now in played.positions)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_reported_is_what_happens(seed: int) -> None:
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


def test_calls_of_50_100_and_200() -> None:
    for line, call in (("150 0 K- 0 no", 50), ("200 0 T- 0 no", 100), ("300 0 G- 0 no", 200)):
        played = example_of(hand(line), TWO_RULES)
        assert played is not None
        assert played.report == hand(line)
        assert played.begin.calls[0].value_in_points == call


def test_no_hand_brings_what_is_impossible() -> None:
    assert example_of(hand("105 45 T- 0 no"), TWO_RULES) is None
    assert example_of(HandReport(400, 5, (Call.NONE,) * 4), TWO_RULES) is None
