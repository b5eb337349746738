"""Does a draw that the program wrote come back as the same draw, and is nothing in a plan passed over?"""

import json

import pytest

from tests.evenings import ANIMALS
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.presets import PRESETS, preset
from tichu_turnier.tournament.model.snapshot import Unit


@pytest.fixture
def made(done, tmp_path):
    """Makes a file of a preset with so many entrants."""

    def make(key, count, *options):
        file = tmp_path / f"{key}-{count}.tichu"
        done("new", file, "--preset", key, *options)
        teams = preset(key).regulations.unit is Unit.PARTNERSHIP
        rows = [f"{name};{name} Links;{name} Rechts" if teams else name for name in ANIMALS[:count]]
        heading = "Team;Person 1;Person 2" if teams else "Name"
        done("register", file, "--from", "-", stdin="\n".join([heading, *rows]))
        return file

    return make


def told(line):
    return {key: line[key] for key in ("round", "seed", "code", "tables", "sitting_out")}


@pytest.mark.parametrize("key", [each.key for each in PRESETS])
@pytest.mark.parametrize("count", [8, 7])
def test_a_draw_on_trial_comes_back_as_the_same_draw(done, made, key, count):
    """With its seed, as it is the one of that seed: by boards, in groups, in brackets, with whoever rests."""
    file = made(key, count, *(("--set", "odd-numbers=five") if key == "dtm" else ()))
    trial = done("draw", file, "--seed", 4, "--dry-run", "--json")
    taken = done("draw", file, "--from", "-", "--json", stdin=trial.out)
    assert told(taken.json) == told(trial.json)


def test_boards_that_a_plan_gives_to_the_tables_are_played_there(done, made):
    """All four tables had boards 1 to 3 once, of one set of boards."""
    file = made("duplicate", 8)
    trial = done("draw", file, "--seed", 4, "--dry-run", "--json").json
    boards = [table["first_board"] for table in trial["tables"]]
    assert len(set(boards)) > 1
    plan = {"rounds": [{"tables": trial["tables"]}]}
    taken = done("draw", file, "--from", "-", "--json", stdin=json.dumps(plan)).json
    assert [table["first_board"] for table in taken["tables"]] == boards
    assert taken["seed"] is None


@pytest.mark.parametrize("way", FORMATS, ids=lambda way: way.key)
def test_a_plan_without_a_tournament_is_drawn_in_one(done, made, way):
    """It counts from 0, the list from 1."""
    fitting = next((each for each in PRESETS if each.regulations.format == way.key), None)
    if fitting is None:
        pytest.skip(f"no preset draws {way.key}")
    file = made(fitting.key, 8)
    plan = done("plan", "--format", way.key, "--entrants", 8, "--rounds", 1, "--seed", 5, "--json").json
    drawn = done("draw", file, "--from", "-", "--json", stdin=json.dumps(plan)).json
    meant = {frozenset(who + 1 for side in table for who in side) for table in plan["rounds"][0]}
    assert {frozenset(table["seats"]) for table in drawn["tables"]} == meant
    assert drawn["sitting_out"] == [who + 1 for who in plan["sitting_out"][0]]
    if "boards" in plan:
        first = [table["first_board"] for table in drawn["tables"]]
        hands = fitting.regulations.hands_planned
        assert first == [(board - 1) * hands + 1 for board in plan["boards"][0]]


def test_a_plan_for_another_number_of_people_is_refused(done, refused, made):
    file = made("treibhaus", 8)
    plan = done("plan", "--format", "swiss", "--entrants", 6, "--rounds", 1, "--seed", 5, "--json")
    assert "für 6 gemacht, es spielen 8" in refused("draw", file, "--from", "-", stdin=plan.out)


TABLES = [{"table": 1, "seats": [1, 2]}, {"table": 2, "seats": [3, 4]}]
ONE = {"round": 1, "tables": TABLES}


def changed(**more):
    return json.dumps({**ONE, **more})


def test_teams_may_be_written_by_their_numbers(done, made):
    file = made("treibhaus", 4)
    drawn = done("draw", file, "--from", "-", "--dry-run", "--json", stdin="[[[1, 2], [3, 4]]]").json
    again = done("draw", file, "--from", "-", "--json", stdin=changed()).json
    assert drawn["tables"] == again["tables"]
    assert [table["seats"] for table in again["tables"]] == [[1, 2, 1, 2], [3, 4, 3, 4]]


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (changed(exchanged=True), "exchanged"),
        (changed(tables=[{"table": 1, "seats": [1, 2], "board": 4}]), "board"),
        (json.dumps({"rounds": [[[1, 2]]], "byes": [[3]]}), "byes"),
        (changed(sitting_out=[4]), "setzen aus"),
        (changed(tables=[{**table, "first_board": 1} for table in TABLES]), "Duplicate"),
        (changed(tables=[{"table": 1, "seats": [1, 2], "first_board": "A"}]), "keine Auslosung"),
        (changed(tables=[{"table": 1, "seats": [1, 2, 3]}]), "keine Auslosung"),
    ],
)
def test_what_a_plan_says_and_nobody_knows_is_refused(refused, done, made, plan, said):
    file = made("treibhaus", 4)
    assert said in refused("draw", file, "--from", "-", stdin=plan)
    assert done.exported(file)["rounds"] == []
