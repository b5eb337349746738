"""Is there a hand of six for every score that the audit lets pass, and for no other?"""

import random
from dataclasses import replace

import pytest

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import SIX_SEATS, Call, Calls, calls_of, known_calls
from tichu_turnier.rules.engine.example_hand import example_hand, example_of
from tichu_turnier.rules.engine.position import Phase
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.ruleset import DTM_RULES, PRINTED_RULES
from tichu_turnier.rules.six.rules import rules_of_six

SIX = rules_of_six(PRINTED_RULES)
RULES = (SIX, rules_of_six(DTM_RULES), replace(SIX, wish_required=True, last_dragon_trick_kept=True))


@pytest.mark.parametrize("points", [*range(-25, 130, 5), None])
def test_each_card_points_and_a_triple_victory_with_any_first_player(points: int | None) -> None:
    """The play itself refuses what is not legal; house rules and calls are taken at random."""
    for first in SIX_SEATS:
        chance = random.Random(f"{points} {first}")
        rules = chance.choice(RULES)
        calls = calls_of(chance.choice(known_calls(rules)) for _ in SIX_SEATS)
        pair, double = (points, 100 - points) if points is not None else None, Double.NO
        reading = Reading(pair, double if pair else DOUBLE_OF_SIDE[first % 2], calls, first)
        played = example_hand(reading, rules, seed=first)
        assert played.report == reading.report(rules)
        assert played.positions[-1].phase is Phase.OVER
        assert len(played.positions[-1].order) == (3 if pair is None else 5)


@pytest.mark.parametrize(
    ("a", "b", "calls", "first"),
    [
        (65, 35, (), None),
        (500, 0, (Call.NONE,) * 4 + (Call.GRAND_TICHU,), 4),
        (-40, -60, (Call.NONE, Call.TICHU, Call.TICHU), 3),
        (-25, 225, (Call.NONE,) * 5 + (Call.TICHU,), 5),
    ],
)
def test_what_was_reported_is_what_happens(a: int, b: int, calls: Calls, first: int | None) -> None:
    played = example_of(HandReport(a, b, calls_of(calls), first), SIX, seed=1)
    assert played is not None
    assert (played.report.a, played.report.b, played.report.calls) == (a, b, calls_of(calls))
    assert first in (None, played.report.first_out)


@pytest.mark.parametrize(("a", "b"), [(64, 36), (130, -30), (200, 5)])
def test_no_hand_brings_what_is_impossible(a: int, b: int) -> None:
    assert example_of(HandReport(a, b), SIX) is None
