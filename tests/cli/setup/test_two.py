"""Does a tournament of Tichu for Two come out by command line alone?"""

import json

import pytest

from tests.two_golden import HANDS, PEOPLE, PLAN, STANDINGS


@pytest.fixture
def played(file, done, tmp_path):
    """The known tournament, drawn and entered."""
    done("new", file, "--preset", "two-round-robin", "--set", "rounds=3", "--name", "Zu zweit")
    done("register", file, "--from", "-", stdin="\n".join(("Name", *PEOPLE)))
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"rounds": PLAN}), encoding="utf-8")
    done("draw", file, "--from", plan)
    for (number, table), hands in HANDS.items():
        words = [word for hand in hands for word in ("--hand", hand)]
        done("enter", file, "--round", number, "--table", table, *words)
    return file


def test_the_golden_tournament(played, done, tmp_path):
    rows = done("standings", played, "--json").json
    found = [(r["place"], r["name"], r["victory_points"], r["tichu_points"], r["hands"]) for r in rows]
    assert found == [(place, name, *points, hands) for place, name, *points, _, hands in STANDINGS]
    assert [r["tie_breaks"]["tichu-difference"] for r in rows] == [row[4] for row in STANDINGS]
    assert [r["decided_by"] for r in rows][1:] == ["victory-points", "tichu-difference", "tichu-difference"]
    assert done("verify", played, "--json").json["ok"] is True
    out = tmp_path / "whole.json"
    done("export", played, "-o", out)
    again = tmp_path / "again.tichu"
    done("import", out, again)
    assert done("standings", again, "--json").json == rows
    results = json.loads(out.read_text(encoding="utf-8"))
    assert "small" in json.dumps(results)


def test_a_whole_evening_for_two_plays_itself(done, tmp_path):
    done("demo", "--preset", "two-swiss", "--entrants", 5, "--seed", 2, "--out", tmp_path)
    file = tmp_path / "demo.tichu"
    rows = done("standings", file, "--json").json
    assert len(rows) == 5
    assert rows[0]["place"] == 1
    assert done("verify", file, "--json").json["ok"] is True


def test_everybody_meets_everybody(file, done):
    done("new", file, "--preset", "two-round-robin")
    done("register", file, "--from", "-", stdin="\n".join(("Name", *PEOPLE, "Gans", "Hase")))
    met = set()
    for drawn in done("draw", file, "--all", "--seed", 4, "--json").lines:
        for table in drawn["tables"]:
            one, other, again, too = table["seats"]
            assert (one, other) == (again, too)
            met.add(frozenset((one, other)))
    assert len(met) == 15


def test_what_a_hand_of_two_cannot_bring_is_refused(played, call):
    answer = call("enter", played, "--round", 1, "--table", 1, "--hand", "155:45 T2+")
    assert answer.code == 1
    assert "Auf Sitz 2 sitzt niemand" in answer.err
    answer = call("enter", played, "--round", 1, "--table", 1, "--hand", "105:35 S0+")
    assert answer.code == 1


def test_the_audit_answers_for_two(call):
    answer = call("audit", "hand", "--rules", "two", "--json", 105, 45, "--call", "0=small", "--first-out", 0)
    assert answer.json["possible"]
    assert answer.json["readings"][0]["calls"] == {"0": "small"}
    answer = call("audit", "hand", "--rules", "two", "--json", 80, 40)
    assert [finding["key"] for finding in answer.json["findings"]] == ["two-total-sum"]
    assert not answer.json["possible"]
    assert {"a": 80, "b": 20}.items() <= answer.json["nearest"][0].items()
    answer = call("audit", "match", "--rules", "two", "--hands", 4, "--json", 1005, 645)
    assert answer.json["possible"] is False
    assert call("audit", "match", "--rules", "two", "--hands", 9, "--json", 1005, 645).json["possible"]


def test_the_slip_has_a_box_for_every_call(played, done, tmp_path):
    done("print", played, "score-slips", "--round", 1, "-o", tmp_path / "slips.csv")
    text = (tmp_path / "slips.csv").read_text(encoding="utf-8-sig")
    assert "Adler K" in text
    assert "Fuchs T/G" in text
    done("print", played, "seats-by-name", "--round", 2, "-o", tmp_path / "seats.csv")
    assert "Adler;2;Biber" in (tmp_path / "seats.csv").read_text(encoding="utf-8-sig").replace(",", ";")
