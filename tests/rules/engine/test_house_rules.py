"""What difference does each answer to a house rule make? One hand each, both ways."""

from dataclasses import fields

import pytest

from tests.rules.engine.playing import after, begin, why_not
from tests.rules.hands import calls, rows
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.engine import dealing as before
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.play import legal_plays, may_pass
from tichu_turnier.rules.engine.position import Phase
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.ruleset import (
    BRETTSPIELWELT_RULES,
    DTM_RULES,
    PRINTED_RULES,
    TOURNAMENT_RULES,
    TREIBHAUS_RULES,
    RuleSet,
)
from tichu_turnier.rules.scoring import counted, match_over

RULES = {rule.key: rule for rule in HOUSE_RULES}


def answered(key: str, answer: str) -> RuleSet:
    """The printed rules with one answer of our own."""
    return RULES[key].write(PRINTED_RULES, answer)


def score(hand):
    return f"{hand.a}:{hand.b}"


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.key)
def test_every_answer_can_be_given_and_read(rule):
    for rules in (PRINTED_RULES, TREIBHAUS_RULES, BRETTSPIELWELT_RULES, TOURNAMENT_RULES, DTM_RULES):
        assert rule.write(rules, rule.read(rules)) == rules
        for answer in rule.answers:
            assert rule.read(rule.write(rules, answer)) == answer


def test_every_field_of_the_rules_is_asked():
    """But for how many play: that is another game."""
    changed = {
        field.name
        for rule in HOUSE_RULES
        for answer in rule.answers
        for field in fields(RuleSet)
        if getattr(rule.write(PRINTED_RULES, answer), field.name) != getattr(PRINTED_RULES, field.name)
    }
    assert changed == {field.name for field in fields(RuleSet)} - {"players"}


def test_grand_tichu():
    assert before.call_grand_tichu(before.deal(1, answered("grand-tichu", "yes")), 0).calls == calls("G---")
    with pytest.raises(Refusal, match="play-grand-not-known"):
        before.call_grand_tichu(before.deal(1, answered("grand-tichu", "no")), 0)
    hand = counted(55, calls("G---"), 0)
    assert audit_hand(hand, answered("grand-tichu", "yes")) == ()
    assert [each.key for each in audit_hand(hand, answered("grand-tichu", "no"))] == ["hand-grand-tichu"]


@pytest.mark.parametrize(("answer", "points"), [("200", "200:0"), ("100", "100:0")])
def test_double_value(answer, points):
    position = begin("S10", "S3 B3", "Dr", "S2 B2")._replace(rules=answered("double-value", answer))
    assert score(report(after(position, "0:S10 1- 2:Dr"))) == points


# answer, planned hands, both totals, hands played -> over?
MATCH_ENDS = """
none  0  1200  600 18 -> no
none  9   300  600  8 -> no
none  9   300  600  9 -> yes
500   0   495  205  7 -> no
500   0   500  200  7 -> yes
1000  0   500  200  7 -> no
1000  0   590 1110 17 -> yes
1000  0  1020  980 20 -> yes
1000  0  1000 1000 20 -> no
1000  9  1100  200  8 -> no
1000  9   500  400  9 -> yes
"""


@pytest.mark.parametrize("line", rows(MATCH_ENDS))
def test_target_score_or_number_of_hands(line):
    """`round X`: so many hands, also when 1000 points were reached before (BrettspielWelt help)."""
    given, over = line.split("->")
    answer, planned, a, b, hands = given.split()
    rules = answered("target-score", answer)
    assert match_over(int(a), int(b), int(hands), rules, int(planned)) == (over.strip() == "yes")


@pytest.mark.parametrize(("answer", "fault"), [("no", "play-ignores-wish"), ("yes", None)])
def test_bomb_exempt_from_wish(answer, fault):
    """An 8 is wished, and the next player has one beside four kings."""
    start = begin("Ma S2", "S8 SK BK RK GK", "S4", "S5")
    position = after(start._replace(rules=answered("bomb-exempt-from-wish", answer)), "0:Ma!8")
    assert why_not(position, "1:SK,BK,RK,GK") == fault
    assert why_not(position, "1*:SK,BK,RK,GK") is None, "before one's turn under either rule"
    assert any(each.is_bomb for each in legal_plays(position)) == (fault is None)
    assert not may_pass(position)


def test_last_dragon_trick():
    start = begin("S10", "SK", "Dr", "B2 R10")
    line = "0:S10 1:SK 2:Dr"
    given = after(start._replace(rules=answered("last-dragon-trick", "given")), line)
    assert given.phase is Phase.GIVE
    assert report(after(given, "2>1")).b == 100 - 10
    kept = after(start._replace(rules=answered("last-dragon-trick", "kept")), line)
    assert kept.phase is Phase.OVER
    assert report(kept).a == 45 + 10


@pytest.mark.parametrize(("answer", "points"), [("pay", "-100:200"), ("free", "0:200")])
def test_the_engine_asks_what_the_losers_pay(answer, points):
    start = begin("S10 S9", "S3", "S4 S5", "S2")._replace(
        rules=answered("double-losers", answer), calls=calls("T---")
    )
    assert score(report(after(start, "0:S9 1- 2- 3-")._replace(order=(1, 3)))) == points


def test_a_lost_call_booked_where_the_losers_pay_nothing_is_named():
    rules = answered("double-losers", "free")
    first = nearest(HandReport(-100, 200, calls("T---"), 1), rules)[0]
    assert (first.report.a, first.report.b, first.why) == (0, 200, "audit-slip-losers-free")
