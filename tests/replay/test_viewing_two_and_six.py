"""The steps of hands of two and of six, with what is told only there and their scores."""

import random

import pytest

from tichu_turnier.replay.game_log import hand_of
from tichu_turnier.replay.ruling_board import board_of
from tichu_turnier.replay.viewing import viewed_steps
from tichu_turnier.rules.calls import NO_CALLS, Call
from tichu_turnier.rules.engine.example_hand import example_of
from tichu_turnier.rules.engine.position import LeadTo, Phase
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.engine.simulate import play_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.players.random_legal import RANDOM_LEGAL
from tichu_turnier.rules.ruleset import PRINTED_RULES, TWO_RULES
from tichu_turnier.rules.two.players import SENSIBLE
from tichu_turnier.rules.two.players import play_hand as play_hand_of_two
from tichu_turnier.rules.variant import rules_of_six


def told_to_the_end(played, begins):
    """The steps of a hand: one for each moment, with its cards, then the result."""
    steps = hand_of(played.positions).steps
    assert len(steps) == len(played.positions) + 2
    assert (steps[0].said.key, steps[-1].said.key) == (begins, "viewer-result-with-calls")
    assert steps[-1].said.args == {"a": played.report.a, "b": played.report.b}
    for step, now in zip(steps, played.positions, strict=False):
        assert [len(seat.cards) for seat in step.seats] == [cards.bit_count() for cards in now.holdings]
    return steps


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_between_computer_players_is_told_to_its_end(seed: int) -> None:
    played = play_hand_of_two((SENSIBLE, SENSIBLE), random.Random(seed), TWO_RULES)
    steps = told_to_the_end(played, "two-viewer-begins")
    for step in steps[: len(played.positions)]:
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


SIX = rules_of_six(PRINTED_RULES)


@pytest.mark.parametrize("seed", range(8))
def test_a_hand_played_anyhow_is_told_to_its_end(seed: int) -> None:
    played = play_hand([RANDOM_LEGAL] * 6, random.Random(seed), SIX)
    steps = told_to_the_end(played, "viewer-begins")
    for step, now in zip(steps, played.positions, strict=False):
        assert (step.waits == "dog") == (now.phase is Phase.DOG)
    for action, step in zip(played.actions, steps[1:], strict=False):
        if isinstance(action, LeadTo):
            said = {"who": action.seat, "to": action.to}
            assert (step.said.key, step.said.args, step.turn) == ("odd-six-viewer-leads-to", said, action.to)
            assert not step.seats[action.seat].passed


def test_the_fifth_and_the_last_are_told_with_what_they_give_away() -> None:
    """Seat 5 called Tichu, went out first and so made it; seat 3 is fifth, seat 4 last."""
    calls = (*NO_CALLS, Call.NONE, Call.TICHU)
    played = example_of(HandReport(30, 170, calls, 5), SIX)
    told = hand_of(played.positions, ("Amsel", "Biber", "Dachs", "Elch", "Fuchs", "Gams"))
    end = told.steps[-2]
    assert (end.said.key, end.card_points) == ("odd-six-viewer-ends", (30, 70))
    assert {key: end.said.args[key] for key in ("who", "before", "to")} == {"who": 4, "before": 3, "to": 5}
    assert [seat.place for seat in end.seats] == [2, 3, 4, 5, None, 1]
    assert [(seat.call, seat.made) for seat in end.seats[4:]] == [(Call.NONE, None), (Call.TICHU, True)]


def test_a_triple_victory_is_told() -> None:
    played = example_of(HandReport(300, 0), SIX)
    end = hand_of(played.positions).steps[-2]
    assert (end.said.key, end.said.args) == ("odd-six-viewer-triple", {"who": 0, "partner": 2, "to": 4})


def test_the_referee_sees_the_board_of_six() -> None:
    told = situation("S2 S9 | S3 | S4 SK BK RK GK | S5 | S6 | S7 > A:S2 B:S3")
    board = board_of(told, ["C:SK,BK,RK,GK", "D:S5"], SIX)
    assert [len(seat.cards) for seat in board.step.seats] == [1, 0, 5, 1, 1, 1]
    assert (board.turn, board.passes, board.bombs) == ("C", True, (("C", "SK BK GK RK"),))
    assert [verdict.fault for verdict in board.verdicts] == [None, "play-out-of-turn"]
