"""Is a line about a table understood, and is it said what is wrong with one?"""

import pytest

from tests import evenings
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.engine.play import legal_bombs
from tichu_turnier.rules.engine.position_notation import fault, positions_of, situation
from tichu_turnier.rules.ruleset import PRINTED_RULES
from tichu_turnier.rules.variant import rules_of_six


def told(line, rules=PRINTED_RULES):
    return positions_of(situation(line), rules)


def now(line, rules=PRINTED_RULES):
    return told(line, rules)[-1]


def why_not(line, action, rules=PRINTED_RULES):
    return fault(told(line, rules), action)


def refused(line, rules=PRINTED_RULES):
    return evenings.refused(told, line, rules)


def test_a_line_comes_back_as_it_was():
    line = "Ma S2 | SK BK | S4 | S5 > A:Ma!8 B-"
    assert str(situation(line)) == line


def test_letters_may_be_small_and_cards_apart_by_commas():
    assert now("ma s2 | sk,bk | s4 | s5 > a:ma!8").wish == 8


def test_the_phoenix_is_the_highest_it_can_be_unless_it_is_said():
    assert now("S4 B5 S6 B7 Ph S2 | S3 | R4 | R5 > A:S4,B5,S6,B7,Ph").table.rank == 8
    assert now("S4 B5 S6 B7 Ph S2 | S3 | R4 | R5 > A:S4,B5,S6,B7,Ph=3").table.rank == 7


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("S2 X9 | S2 | S4 | ZZ", ["situation-card", "situation-card-twice", "situation-card"]),
        ("S2 | S3 | S4 | S5 > A:S9", ["play-not-held"]),
        ("S2 | S3 | S4 | S5 > B:S3 A:S2", ["play-out-of-turn"]),
        ("S2 B3 | S3 | S4 | S5 > A:S2,B3", ["play-no-combination"]),
        ("S2 | S3 | S4 | S5 > E:S2", ["situation-action"]),
        ("S2 | S3 | S4 | S5 > A?", ["situation-action"]),
        ("S2 | S3 | S4 | S5 > A:S2!17", ["situation-action"]),
    ],
)
def test_what_is_wrong_is_told(line, keys):
    assert refused(line) == keys


def test_a_call_is_late_once_one_has_played_however_few_cards_are_told():
    line = "S2 S9 | S3 R3 | S4 | > A:S2 B:S3 C- A- B-"
    late = [why_not(line, f"{seat}!") for seat in "ABCD"]
    assert late == ["play-called-late", "play-called-late", None, "play-called-late"]
    called = now(f"{line} C!")
    assert (called.calls[2], called.holdings) == (Call.TICHU, now(line).holdings)
    assert why_not(f"{line} C!", "C!") == "play-called-already"


@pytest.mark.parametrize("wish", ["Ma", "Hu", "Ph", "Dr"])
@pytest.mark.parametrize("begin", ["", " > /"])
def test_a_special_card_cannot_be_wished_for(wish, begin):
    assert why_not(f"Ma S2 | S3 | S4 | S5{begin}", f"A:Ma!{wish}") == "play-wish-not-possible"


def test_six_have_seats_of_their_own_and_the_dog_is_handed_on() -> None:
    six = rules_of_six(PRINTED_RULES)
    line = "Hu S2 | S3 | S4 | S5 | S6 SK BK RK GK | S7 > A:Hu"
    assert len(legal_bombs(now(f"{line} A^C C:S4", six), 4)) == 1
    called = now(f"{line} A^C F!", six)
    assert (len(called.holdings), called.calls[5]) == (6, Call.TICHU)
    assert refused(line.replace("A:Hu", "G:S7"), six) == ["situation-action"]
    assert refused("Hu S2 | S3 | S4 | S5 > A^C") == ["situation-action"]
