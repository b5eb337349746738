"""Does `audit hand --witness` write a hand that `replay` finds to be right?"""

import json
import random

import pytest

from tests.rules.audit.counting_hands import all_hands

CALLS = {0: "none", 100: "tichu", 200: "grand"}


def case(hand):
    """A hand that somebody went through, as a line of a file."""
    (a, b), (calls, first, double, _) = hand
    named = {str(seat): CALLS[call] for seat, call in enumerate(calls)}
    won = "no" if double is None else f"{double}{double + 2}"
    return json.dumps({"a": a, "b": b, "calls": named, "first_out": first, "double": won})


def test_a_hand_is_written_as_it_was_reported(done, tmp_path):
    log = tmp_path / "so.tch"
    arguments = (145, -45, "--call", "0=tichu", "--call", "3=tichu", "--first-out", 0, "--witness", log)
    assert done("audit", "hand", *arguments, "--json").json["witness"] == str(log)
    (found,) = done("replay", log, "--json").lines
    assert (found["verdict"], found["computed"]) == ("ok", [145, -45])
    assert (found["tichu"], found["order"][0], found["card_points"]) == ([0, 3], 0, [45, 55])
    assert f"steht in {log}" in done("audit", "hand", 50, 50, "--witness", log).out


def test_many_hands_go_into_one_log(done, tmp_path):
    hands = random.Random(9).choices(list(all_hands()), k=25)
    source, log = tmp_path / "hands.jsonl", tmp_path / "so.tch"
    lines = [case(hand) for hand in hands]
    source.write_text("\n".join([*lines, '{"a": 80, "b": 50}']), encoding="utf-8")
    *possible, last = done("audit", "hand", "--from", source, "--witness", log, "--json").lines
    assert {each["witness"] for each in possible} == {str(log)}
    assert last["witness"] is None
    found = done("replay", log, "--json").lines
    assert [tuple(each["computed"]) for each in found] == [points for points, _ in hands]
    assert {each["verdict"] for each in found} == {"ok"}


def test_other_rules_must_be_named_to_the_replay(done, tmp_path):
    log = tmp_path / "so.tch"
    done("audit", "hand", 100, 0, "--double", "02", "--call", "none", "--rules", "turnier", "--witness", log)
    assert done("replay", log, "--rules", "turnier", "--json").json["verdict"] == "ok"
    assert done("replay", log, "--json").json["verdict"] == "score-mismatch"


def test_an_impossible_hand_has_none(done, tmp_path):
    log = tmp_path / "so.tch"
    assert done("audit", "hand", 80, 50, "--witness", log, "--json").json["witness"] is None
    assert not log.exists()


@pytest.mark.parametrize("lines", ["", "no json\n"])
def test_a_log_that_cannot_be_written_is_refused(call, tmp_path, lines):
    source, log = tmp_path / "hands.jsonl", tmp_path / "nowhere" / "so.tch"
    source.write_text(lines + '{"a": 50, "b": 50}', encoding="utf-8")
    answer = call("audit", "hand", "--from", source, "--witness", log, "--json")
    assert answer.code == 1
    assert str(log) in answer.err
