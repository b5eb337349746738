"""Do the benchmarks measure what they say? Not how fast anything is: that is no test."""

import pytest

from benchmarks.audit import measure as measure_audit
from benchmarks.desk import measure_desk, measure_evening
from benchmarks.players import measure as measure_players
from benchmarks.standings import measure as measure_standings
from tichu_turnier.cli.measuring import LOOPS, calibration, figures
from tichu_turnier.rules.players import PLAYERS


def test_one_turn_of_the_calibration_loop_costs_itself():
    found = figures({"loop": calibration, "three": lambda: [calibration() for _ in range(3)]})
    assert found["loop"]["loops_per_op"] == pytest.approx(LOOPS, rel=0.5)
    assert found["three"]["loops_per_op"] == pytest.approx(3 * LOOPS, rel=0.5)


def test_an_evening_through_the_desk_closes():
    found = measure_evening(tables=5, seed=3)
    assert (found["hands"], found["sums"]) == (135, "closed")


def test_every_step_of_a_result_is_measured():
    found = measure_desk(hands=60)
    assert found["hands"] == 63
    assert found["do"]["loops_per_op"] > found["apply"]["loops_per_op"] > 0


def test_standings_are_measured_by_simple_criteria_and_by_opponents():
    found = measure_standings(entrants=40, rounds=3, runs=1)
    assert len(found) == 10
    assert found["treibhaus, opponents"]["loops_per_op"] > found["treibhaus"]["loops_per_op"] > 0


def test_every_step_of_the_audit_is_measured():
    found = measure_audit(hands=20, matches=5)
    assert len(found) == 7
    assert all(each["most_loops_per_op"] >= each["loops_per_op"] >= 0 for each in found.values())


def test_every_player_is_measured():
    found = measure_players(hands=50)
    assert set(found) == {"hands", "real", *(player.key for player in PLAYERS)}
    assert all(found[player.key]["loops_per_op"] > 0 for player in PLAYERS)
