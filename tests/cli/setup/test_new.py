"""Is a tournament made as its preset, its settings and its house rules say?"""

import pytest

from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.tournament.model.presets import PRESETS


def test_new(done, file):
    details = ("--name", "Ğülşen-Cup", "--date", "21.11.2026", "--place", "Luzern")
    answer = done("new", file, "--preset", "treibhaus", *details, "--json")
    said = {"name": "Ğülşen-Cup", "date": "2026-11-21", "place": "Luzern", "preset": "treibhaus"}
    assert answer.json == {"file": str(file), **said, "rounds": 3, "revision": 1}


def test_settings(done, file):
    wishes = "rounds=4 zone=Europe/Berlin bye-credit=flat flat-victory-points=9 double-value=200"
    wishes += " grand-tichu=yes start=18:00 round-minutes=45 break-minutes=10 double-with-lost-call=3"
    wishes += " tie-breaks=victory-points,hands-won"
    done("new", file, *(word for wish in wishes.split() for word in ("--set", wish)))
    data = done.exported(file)
    regulations = data["regulations"]
    assert (regulations["rounds"], regulations["bye_credit"]) == (4, "flat")
    assert regulations["flat_victory_points"] == 9
    assert (regulations["rules"]["grand_tichu"], regulations["rules"]["double_value"]) == (True, 200)
    assert regulations["scoring"]["double_with_lost_call"] == 3
    assert regulations["tie_breaks"] == ["victory-points", "hands-won"]
    table = done("timetable", file, "--json").json
    rounds = [(row["start"][-5:], row["end"][-5:]) for row in table["rows"] if row["kind"] == "round"]
    assert rounds == [("18:00", "18:45"), ("18:55", "19:40"), ("19:50", "20:35"), ("20:45", "21:30")]
    assert table["zone"] == "Europe/Berlin"


def test_the_timetable_is_as_printed_and_a_later_start_shifts_it(done, file):
    done("new", file, "--date", "2026-11-21")
    answer = done("timetable", file, "--json")
    rows = [(row["kind"], row["start"][-5:], row["end"][-5:], row["minutes"]) for row in answer.json["rows"]]
    assert rows == [
        ("round", "19:15", "20:05", 50),
        ("break", "20:05", "20:25", 20),
        ("round", "20:25", "21:15", 50),
        ("break", "21:15", "21:45", 30),
        ("round", "21:45", "22:35", 50),
        ("break", "22:35", "22:50", 15),
        ("prize-giving", "22:50", "22:50", 0),
    ]
    assert (answer.json["findings"], answer.err) == ([], "")
    assert "19:15–20:05  Runde 1  50 min" in done("timetable", file).out
    later = file.with_name("later.tichu")
    done("new", later, "--set", "start=20:00")
    rows = done("timetable", later, "--json").json["rows"]
    assert [row["start"][-5:] for row in rows if row["kind"] == "round"] == ["20:00", "21:10", "22:30"]


def test_presets(done):
    presets = done("presets", "--json").json
    assert [preset["key"] for preset in presets] == [preset.key for preset in PRESETS]
    assert {"rounds", "unit", "format", "rules", "scoring", "stages", "name"} <= set(presets[0])
    assert "Klubabend" in done("presets").out


def test_a_new_one_like_an_old_one(done, file, tmp_path):
    new = tmp_path / "neu.tichu"
    done("new", file, "--preset", "dtm", "--name", "Meisterschaft", "--place", "Luzern", "--set", "fee=5.00")
    done("register", file, "Adler", "--club", "Seeufer", "--check-in")
    before = file.read_bytes()
    wishes = ("--date", "2027-01-16", "--people", "--set", "rounds=5", "--json")
    answer = done("new", new, "--like", file, *wishes)
    said = {"name": "Meisterschaft", "date": "2027-01-16", "place": "Luzern", "preset": "dtm"}
    assert answer.json == {"file": str(new), **said, "rounds": 5, "revision": 1}
    assert file.read_bytes() == before
    data = done.exported(new)
    assert data["regulations"]["entry"]["fee"] == 500
    (adler,) = data["entrants"]
    assert (adler["name"], adler["club"], adler["checked_in"]) == ("Adler", "Seeufer", False)


def test_an_old_one_that_is_gone_is_named(call, tmp_path):
    gone = call("new", tmp_path / "neu.tichu", "--like", tmp_path / "weg.tichu")
    assert (gone.code, "weg.tichu" in gone.err) == (1, True)


@pytest.mark.parametrize("number", range(3))
def test_every_answer_can_be_set_and_comes_back(done, file, number):
    answers = {rule.key: rule.answers[number % len(rule.answers)] for rule in HOUSE_RULES}
    done("new", file, *(word for key, answer in answers.items() for word in ("--set", f"{key}={answer}")))
    rules = done.exported(file)["regulations"]["rules"]
    assert rules == {
        "grand_tichu": answers["grand-tichu"] == "yes",
        "both_grand_tichus": answers["both-grand-tichus"],
        "double_value": int(answers["double-value"]),
        "double_losers_pay": answers["double-losers"] == "pay",
        "running_hand_counts": answers["running-hand"] == "finish",
        "target_score": int(answers["target-score"].replace("none", "0")),
        "wish_required": answers["wish-required"] == "yes",
        "bomb_exempt_from_wish": answers["bomb-exempt-from-wish"] == "yes",
        "last_dragon_trick_kept": answers["last-dragon-trick"] == "kept",
        "direction": answers["direction"],
        "players": 4,
        "booster": answers["booster"] == "yes",
    }
    assert done.exported(done.copied(file))["regulations"]["rules"] == rules
