"""Does a tournament of Tichu for Two come out by command line alone?"""

import json

import pytest

from tests.two_golden import HANDS, PEOPLE, PLAN, STANDINGS


@pytest.fixture
def played(file, done):
    """The known tournament, drawn and entered."""
    done("new", file, "--preset", "two-round-robin", "--set", "rounds=3", "--name", "Zu zweit")
    done.people(file, PEOPLE)
    done("draw", file, "--from", "-", stdin=json.dumps({"rounds": PLAN}))
    for (number, table), hands in HANDS.items():
        words = [word for hand in hands for word in ("--hand", hand)]
        done("enter", file, "--round", number, "--table", table, *words)
    return file


def test_the_golden_tournament(played, done):
    rows = done("standings", played, "--json").json
    found = [(r["place"], r["name"], r["victory_points"], r["tichu_points"], r["hands"]) for r in rows]
    assert found == [(place, name, *points, hands) for place, name, *points, _, hands in STANDINGS]
    assert [r["tie_breaks"]["tichu-difference"] for r in rows] == [row[4] for row in STANDINGS]
    assert [r["decided_by"] for r in rows][1:] == ["victory-points", "tichu-difference", "tichu-difference"]
    assert done("verify", played, "--json").json["ok"] is True
    assert '"small"' in done("export", played, "-o", "-").out
    assert done("standings", done.copied(played), "--json").json == rows


def test_everybody_meets_everybody(file, done):
    done("new", file, "--preset", "two-round-robin")
    done.people(file, (*PEOPLE, "Gans", "Hase"))
    met = set()
    for drawn in done("draw", file, "--all", "--seed", 4, "--json").lines:
        for table in drawn["tables"]:
            one, other, again, too = table["seats"]
            assert (one, other) == (again, too)
            met.add(frozenset((one, other)))
    assert len(met) == 15


def test_what_a_hand_of_two_cannot_bring_is_refused(played, refused):
    assert "Auf Sitz 2 sitzt niemand" in refused(
        "enter", played, "--round", 1, "--table", 1, "--hand", "155:45 T2+"
    )
    refused("enter", played, "--round", 1, "--table", 1, "--hand", "105:35 S0+")


def test_the_slip_has_a_box_for_every_call(played, done, tmp_path):
    done("print", played, "score-slips", "--round", 1, "-o", tmp_path / "slips.csv")
    text = (tmp_path / "slips.csv").read_text(encoding="utf-8-sig")
    assert "Adler K" in text
    assert "Fuchs T/G" in text
    done("print", played, "seats-by-name", "--round", 2, "-o", tmp_path / "seats.csv")
    assert "Adler;2;Biber" in (tmp_path / "seats.csv").read_text(encoding="utf-8-sig").replace(",", ";")
