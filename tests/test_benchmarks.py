"""Do the benchmarks measure what they say? Not how fast anything is: that is no test."""

from benchmarks.audit import measure as measure_audit
from benchmarks.desk import measure_desk, measure_evening
from benchmarks.plans import faults
from benchmarks.plans import measure as measure_plans
from benchmarks.players import measure as measure_players
from benchmarks.reading import measure as measure_reading
from benchmarks.standings import measure as measure_standings
from tests.conftest import REPOSITORY
from tichu_turnier.cli.bench import LOOPS, Taken, calibration, figures, medians
from tichu_turnier.rules.players import PLAYERS
from tichu_turnier.tournament.draws.format import PlannedRound


def test_figures_are_medians_in_turns_of_the_loop():
    runs = [{"one": Taken(seconds, turn)} for seconds, turn in ((0.5, 1e-6), (0.2, 1e-7), (0.25, 1e-6))]
    assert medians(runs) == {"one": {"per_second": 4, "loops_per_op": 500_000}}


def test_each_work_is_measured_against_the_loop():
    found = figures({"loop": calibration, "nothing": lambda: None})
    assert found["loop"]["loops_per_op"] > LOOPS / 10 > found["nothing"]["loops_per_op"]


def test_an_evening_through_the_desk_closes():
    found = measure_evening(tables=5, seed=3)
    assert (found["hands"], found["sums"]) == (135, "closed")


def test_every_step_of_a_result_is_measured():
    found = measure_desk(hands=60)
    assert found["hands"] == 63
    assert found["do"]["loops_per_op"] > 0 < found["apply"]["loops_per_op"]


def test_standings_are_measured_by_simple_criteria_and_by_opponents():
    found = measure_standings(entrants=40, rounds=3, runs=1)
    assert len(found) == 10
    assert found["treibhaus, opponents"]["loops_per_op"] > 0 < found["treibhaus"]["loops_per_op"]


def test_every_step_of_the_audit_is_measured():
    found = measure_audit(hands=20, matches=5)
    assert len(found) == 7
    assert all(each["most_loops_per_op"] >= each["loops_per_op"] >= 0 for each in found.values())


def test_every_player_is_measured():
    found = measure_players(hands=50)
    assert set(found) == {"hands", *(player.key for player in PLAYERS)}
    assert all(found[player.key]["loops_per_op"] > 0 for player in PLAYERS)


def test_reading_is_measured_beside_another_tree():
    found = measure_reading(REPOSITORY, runs=1, lines=40)
    assert set(found) == {
        *("lines", "goal", "players.csv", "players.xlsx"),
        *("partnerships.csv", "partnerships.xlsx", "results.csv"),
    }
    assert {"here_seconds", "beside_seconds", "here_to_beside"} == set(dict(found["results.csv"]))


def test_whatever_is_wrong_with_a_plan_is_counted():
    one, other = PlannedRound([[((0,), (1,))]], (2,), (1,)), PlannedRound([[((0,), (2,))]], (1,), (2,))
    assert faults([one, other], 3, 2) == 0
    assert faults([one, other], 3, 3) == 1
    assert faults([one, one], 3, 2) == 3  # the same rests twice, and two play the same hands again
    assert faults([one, other._replace(sitting_out=())], 3, 2) == 2  # somebody is missing, none rests
    assert faults([one, other._replace(tables=[[((0,), (0,))]])], 3, 2) == 2  # at two places at once


def test_plans_that_were_checked_are_not_made_again(tmp_path):
    progress = tmp_path / "plans.txt"
    progress.write_text("round-robin 5 20 7\n", encoding="utf-8")
    found = measure_plans(["round-robin"], progress, range(4, 7))
    assert found == {"plans": {"round-robin": 3}, "illegal": ["round-robin 5 20"]}
    lines = progress.read_text(encoding="utf-8").splitlines()
    assert lines == ["round-robin 5 20 7", "round-robin 4 20 0", "round-robin 6 20 0"]
