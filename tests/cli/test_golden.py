"""Do whole tournaments with known standings come out exactly, by command line alone?"""

import json
import random

import pytest

GOLDEN = {
    "club_evening_16_players": "club-evening",
    "turnier_4_players": "turnier",
    "treibhaus_16_pairs": "treibhaus",
    "dtm_16_players": "dtm",
}


@pytest.fixture(params=GOLDEN)
def golden(request, shared_data, file, done):
    """Where a known tournament stands; its people are registered, nothing is drawn."""
    folder = shared_data / "golden" / request.param
    done("new", file, "--preset", GOLDEN[request.param])
    done("register", file, "--from", folder / "entrants.csv")
    return folder


def known(folder):
    return json.loads((folder / "standings.json").read_text(encoding="utf-8"))


def plan(folder):
    return json.loads((folder / "plan.json").read_text(encoding="utf-8"))["rounds"]


def results(folder):
    return (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()


def ranked(done, file, like):
    """The standings of a file, in the fields of those that are known."""
    rows = done("standings", file, "--json").json
    assert [row["tie_breaks"]["victory-points"] for row in rows] == [row["victory_points"] for row in rows]
    return [{name: row[name] for name in like[0]} for row in rows]


def test_the_standings_come_out_after_undo_and_redo_too_and_through_json_and_back(golden, file, done):
    drawn = done("draw", file, "--from", golden / "plan.json", "--json").lines
    assert [each["round"] for each in drawn] == list(range(1, len(plan(golden)) + 1))
    entered = done("enter", file, "--from", golden / "results.jsonl").out.splitlines()
    assert len(entered) == sum(map(len, plan(golden)))
    assert ranked(done, file, known(golden)) == known(golden)
    assert done("verify", file, "--json").json["ok"] is True
    last = json.loads(results(golden)[-1])
    done("undo", file)
    assert done("missing", file, "--round", last["round"], "--json").json["missing"] == [last["table"]]
    done("redo", file)
    assert ranked(done, file, known(golden)) == known(golden)
    assert ranked(done, done.copied(file), known(golden)) == known(golden)


@pytest.mark.parametrize("golden", ["club_evening_16_players", "turnier_4_players"], indirect=True)
def test_in_any_order_and_round_by_round(golden, file, done):
    for number in range(1, 1 + len(plan(golden))):
        done("draw", file, "--from", golden / "plan.json", "--round", number)
    lines = results(golden)
    random.Random(1).shuffle(lines)
    for line in lines:
        result = json.loads(line)
        for hand in result["hands"]:
            if random.Random(line).random() < 0.5:
                del hand["first_out"]
        done("enter", file, "--from", "-", stdin=json.dumps(result))
    assert ranked(done, file, known(golden)) == known(golden)


@pytest.mark.parametrize("golden", ["club_evening_16_players"], indirect=True)
def test_eighteen_of_whom_two_sit_out(golden, file, done):
    """A plan that leaves two people out: they sit out, and are listed with no hands."""
    done("register", file, "Zander")
    done("register", file, "Yak", "--club", "Bern")
    drawn = done("draw", file, "--from", golden / "plan.json", "--json").lines
    assert [each["sitting_out"] for each in drawn] == [[17, 18]] * 3
    done("enter", file, "--from", golden / "results.jsonl")
    assert ranked(done, file, known(golden))[:16] == known(golden)
    resting = done("standings", file, "--json").json[16:]
    places = [(row["place"], row["id"], row["hands"], row["byes"]) for row in resting]
    assert places == [(17, 17, 0, 3), (17, 18, 0, 3)]
