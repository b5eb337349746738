"""Can every house rule be set from the command line, and does it decide what may be entered?"""

import pytest

from tichu_turnier.rules.house_rules import HOUSE_RULES


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


def test_an_answer_that_nobody_gives(call, file):
    answer = call("new", file, "--set", "both-grand-tichus=maybe", "--set", "direction=up")
    assert answer.code == 2
    assert "count|made-only|withdraw" in answer.err
    assert "right|left" in answer.err
    assert not file.exists()


@pytest.mark.parametrize(("answer", "code"), [("made-only", 0), ("count", 1)])
def test_two_grand_tichus_in_one_side(done, call, file, answer, code):
    """A hand that was really published: 285:15, one Grand Tichu made, that of the partner lost."""
    done("new", file, "--preset", "treibhaus", "--set", f"both-grand-tichus={answer}")
    done.teams(file, ("Adler", "Dachs"))
    done("draw", file, "--seed", 1)
    entered = call("enter", file, "--round", 1, "--table", 1, "--hand", "285:15 G0+ G2-")
    assert entered.code == code
