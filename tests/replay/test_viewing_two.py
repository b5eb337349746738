"""The steps of a hand of Tichu for Two, holding by holding, with changes, calls and its score."""

import random

import pytest

from tichu_turnier.replay.game_log import hand_of
from tichu_turnier.replay.ruling_board import board_of
from tichu_turnier.replay.viewing import viewed_steps
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.engine.example_hand import example_of
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import TWO_RULES
from tichu_turnier.rules.two.players import SENSIBLE, play_hand


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_between_computer_players_is_told_to_its_end(seed: int) -> None:
    played = play_hand((SENSIBLE, SENSIBLE), random.Random(seed), TWO_RULES)
    steps = hand_of(played.positions).steps
    assert len(steps) == len(played.positions) + 2
    assert (steps[0].said.key, steps[-1].said.key) == ("two-viewer-begins", "viewer-result-with-calls")
    assert steps[-1].said.args == {"a": played.report.a, "b": played.report.b}
    for step, now in zip(steps, played.positions, strict=False):
        assert [len(seat.cards) for seat in step.seats] == [cards.bit_count() for cards in now.holdings]
        assert sum(step.card_points) <= 125


def test_changes_and_calls_are_said() -> None:
    """A made small Tichu of the second player; when his first holding is gone, the other one may change."""
    calls = (Call.NONE, Call.SMALL_TICHU, Call.NONE, Call.NONE)
    played = example_of(HandReport(40, 110, calls, 1), TWO_RULES)
    steps = viewed_steps(played.positions)
    keys = [step.said.key for step in steps]
    assert keys.count("two-viewer-stays") == 1
    (asked,) = [step for step in steps if step.waits == "change"]
    assert asked.turn == 0
    assert [seat.call for seat in steps[-1].seats] == list(calls)
    assert steps[-1].seats[1].made is True
    assert [seat.place for seat in steps[-1].seats] == [2, 1, None, 3]
    assert steps[-1].said.args == {"a": 40, "b": 110}


def test_the_referee_sees_the_board_of_two() -> None:
    board = board_of(situation("S2 S9 | S3 | S8 | S5 > A:S2 B- A-"), (), TWO_RULES)
    assert [len(seat.cards) for seat in board.step.seats] == [1, 1, 1, 1]
