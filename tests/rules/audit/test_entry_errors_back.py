"""Does every slip lead back to the hand that was played?"""

from dataclasses import replace
from random import Random

import pytest

from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES


def on_a_number(change):
    """A slip in the number of one side."""

    def typed(hand):
        yield from (replace(hand, a=number) for number in change(hand.a))
        yield from (replace(hand, b=number) for number in change(hand.b))

    return typed


def in_digits(change):
    """A slip in the digits of a number; the sign stays."""
    return on_a_number(
        lambda number: [(-1 if number < 0 else 1) * int(text) for text in change(str(abs(number)))]
    )


def in_a_call(points, sides=(1, 0)):
    """A slip that moves the points of both sides by what a call brought."""

    def typed(hand):
        for seat, call in enumerate(hand.calls):
            if call is not Call.NONE:
                off = points(call) if hand.first_out == seat else -points(call)
                own, other = off * sides[0], off * sides[1]
                a, b = (own, other) if seat % 2 == 0 else (other, own)
                yield replace(hand, a=hand.a + a, b=hand.b + b)

    return typed


def without_marks(hand):
    for seat, call in enumerate(hand.calls):
        if call is not Call.NONE:
            yield replace(hand, calls=(*hand.calls[:seat], Call.NONE, *hand.calls[seat + 1 :]))


TYPED = {
    "minus forgotten": on_a_number(lambda number: [abs(number)]),
    "digits swapped": in_digits(
        lambda text: [text[:i] + text[i + 1] + text[i] + text[i + 2 :] for i in range(len(text) - 1)]
    ),
    "5 for 0": in_digits(
        lambda text: [text[:i] + "5" + text[i + 1 :] for i in range(len(text)) if text[i] == "0"]
    ),
    "a digit wrong": in_digits(lambda text: [text[:i] + "7" + text[i + 1 :] for i in range(len(text))]),
    "the last digit left out": in_digits(lambda text: [text[:-1]] if len(text) > 1 else []),
    "sides swapped": lambda hand: [replace(hand, a=hand.b, b=hand.a)],
    "call booked to the other side": in_a_call(lambda call: -call.value_in_points, sides=(1, -1)),
    "call lost, booked as made": in_a_call(lambda call: -2 * call.value_in_points),
    "call not booked": in_a_call(lambda call: -call.value_in_points),
    "call not marked": without_marks,
    "Grand Tichu counted as Tichu": in_a_call(lambda call: -100 if call is Call.GRAND_TICHU else 0),
    "Dragon trick forgotten": lambda hand: [replace(hand, a=hand.a - 25), replace(hand, b=hand.b - 25)],
    "double entered as card points": lambda hand: [replace(hand, double=Double.NO)],
}


def played(rules, count=150):
    """Possible hands with at most two calls, all written down."""
    chance = Random(3)
    pairs = sorted(possible_pairs(rules))
    found = []
    while len(found) < count:
        a, b = chance.choice(pairs)
        reading = chance.choice(readings(HandReport(a, b), rules, calls_known=False))
        if reading.calls.count(Call.NONE) >= 2:
            found.append(reading.report(rules))
    return found


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES], ids=["printed", "turnier"])
@pytest.mark.parametrize("slip", TYPED)
def test_what_was_played_is_among_the_suggestions(slip, rules):
    """In 97 of 100 cases that the audit refuses."""
    found = [
        hand in [suggestion.report for suggestion in nearest(typed, rules)]
        for hand in played(rules)
        for typed in TYPED[slip](hand)
        if typed != hand and audit_hand(typed, rules)
    ]
    seen = found or [
        rules is TOURNAMENT_RULES
    ]  # where 100:0 double or not, and no Grand Tichu, cannot be seen
    assert sum(seen) >= 0.95 * len(seen)
