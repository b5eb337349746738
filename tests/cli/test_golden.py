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
def golden(request, shared_data):
    return shared_data / "golden" / request.param, GOLDEN[request.param]


def known(folder):
    return json.loads((folder / "standings.json").read_text(encoding="utf-8"))


def fields(rows, like):
    return [{name: row[name] for name in like[0]} for row in rows]


def test_the_standings_come_out(golden, file, done):
    folder, preset = golden
    done("new", file, "--preset", preset, "--name", "Golden")
    done("register", file, "--from", folder / "entrants.csv")
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))["rounds"]
    drawn = done("draw", file, "--from", folder / "plan.json", "--json").lines
    assert [each["round"] for each in drawn] == list(range(1, len(plan) + 1))
    lines = done("enter", file, "--from", folder / "results.jsonl").out.splitlines()
    assert len(lines) == sum(map(len, plan))
    rows = done("standings", file, "--json").json
    assert fields(rows, known(folder)) == known(folder)
    assert len(rows) == len(known(folder))
    assert [row["tie_breaks"]["victory-points"] for row in rows] == [row["victory_points"] for row in rows]
    assert done("verify", file, "--json").json["ok"] is True


def test_in_any_order_and_round_by_round(golden, file, done):
    folder, preset = golden
    done("new", file, "--preset", preset)
    done("register", file, "--from", folder / "entrants.csv")
    for number in range(1, 1 + len(json.loads((folder / "plan.json").read_text(encoding="utf-8"))["rounds"])):
        done("draw", file, "--from", folder / "plan.json", "--round", number)
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    random.Random(1).shuffle(lines)
    for line in lines:
        result = json.loads(line)
        for hand in result["hands"]:
            if random.Random(line).random() < 0.5:
                del hand["first_out"]
        done("enter", file, "--from", "-", stdin=json.dumps(result))
    assert fields(done("standings", file, "--json").json, known(folder)) == known(folder)


def test_undo_and_redo_lead_back_to_the_same_standings(golden, file, done):
    folder, preset = golden
    done("new", file, "--preset", preset)
    done("register", file, "--from", folder / "entrants.csv")
    done("draw", file, "--from", folder / "plan.json")
    done("enter", file, "--from", folder / "results.jsonl")
    last = json.loads((folder / "results.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    done("undo", file)
    assert done("missing", file, "--round", last["round"], "--json").json["missing"] == [last["table"]]
    done("redo", file)
    assert fields(done("standings", file, "--json").json, known(folder)) == known(folder)


def test_through_json_and_back(golden, file, done, tmp_path):
    folder, preset = golden
    done("new", file, "--preset", preset)
    done("register", file, "--from", folder / "entrants.csv")
    done("draw", file, "--from", folder / "plan.json")
    done("enter", file, "--from", folder / "results.jsonl")
    done("export", file, "-o", tmp_path / "eins.json")
    done("import", tmp_path / "eins.json", tmp_path / "zwei.tichu")
    done("export", tmp_path / "zwei.tichu", "-o", tmp_path / "zwei.json")
    assert (tmp_path / "eins.json").read_bytes() == (tmp_path / "zwei.json").read_bytes()
    rows = done("standings", tmp_path / "zwei.tichu", "--json").json
    assert fields(rows, known(folder)) == known(folder)


def test_eighteen_of_whom_two_sit_out(file, done, shared_data):
    """A plan that leaves two people out: they sit out, and are listed with no hands."""
    folder = shared_data / "golden" / "club_evening_16_players"
    done("new", file)
    done("register", file, "--from", folder / "entrants.csv")
    done("register", file, "Zander")
    done("register", file, "Yak", "--club", "Bern")
    drawn = done("draw", file, "--from", folder / "plan.json", "--json").lines
    assert [each["sitting_out"] for each in drawn] == [[17, 18]] * 3
    done("enter", file, "--from", folder / "results.jsonl")
    rows = done("standings", file, "--json").json
    assert fields(rows[:16], known(folder)) == known(folder)
    assert [(row["place"], row["id"], row["hands"], row["byes"]) for row in rows[16:]] == [
        (17, 17, 0, 3),
        (17, 18, 0, 3),
    ]
