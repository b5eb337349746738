"""Hands as they were played, and slips on which one thing is wrong: fourteen kinds of them.

`python -m tests.rules.audit.slips` tells of each kind how often what was played is suggested first, and among
the first three, beside the best that any ranking can reach: of two hands that lead to the same slip it can
name only one first.
"""

import sys
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import islice, product
from random import Random

from tichu_turnier.desk.generator import possible_hand
from tichu_turnier.rules.audit.base_rates import how_likely
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.readings import possible_pairs, readings
from tichu_turnier.rules.calls import SEATS, Call, with_call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import TOURNAMENT_RULES, TREIBHAUS_RULES


def in_digits(change):
    """A slip in the digits of one number; the sign stays."""

    def made(hand):
        for side, number in (("a", hand.a), ("b", hand.b)):
            for text in filter(None, change(str(abs(number)))):
                yield replace(hand, **{side: (-1 if number < 0 else 1) * int(text)})

    return made


def instead(text, figures):
    return [text[:i] + new + text[i + 1 :] for i, old in enumerate(text) for new in figures(old)]


def of_a_call(change):
    """A slip about one of the calls: of the hand, the seat, and what it brought."""

    def made(hand):
        for seat, call in enumerate(hand.calls):
            value = call.value_in_points * (1 if hand.first_out == seat else -1)
            yield from change(hand, seat, value) if value else ()

    return made


def moved(hand, seat, points):
    side = "ab"[seat % 2]
    return replace(hand, **{side: getattr(hand, side) + points})


def unmarked(hand, seat):
    calls = with_call(hand.calls, seat, Call.NONE)
    return replace(hand, calls=calls, first_out=None if hand.first_out == seat else hand.first_out)


def at_an_opponent(hand, seat, _):
    for other in {(seat + 1) % 4, (seat + 3) % 4}:
        if hand.calls[other] is Call.NONE:
            there = with_call(unmarked(hand, seat).calls, other, hand.calls[seat])
            yield replace(hand, calls=there, first_out=other if hand.first_out == seat else hand.first_out)


def grand_as_tichu(hand, seat, value):
    if hand.calls[seat] is Call.GRAND_TICHU:
        yield moved(hand, seat, -value // 2)
        yield replace(hand, calls=with_call(hand.calls, seat, Call.TICHU))


def other_outcome(hand, seat, _):
    yield replace(hand, first_out=None if hand.first_out == seat else seat)


KINDS = {
    "digits transposed": in_digits(
        lambda text: [text[:i] + text[i + 1] + text[i] + text[i + 2 :] for i in range(len(text) - 1)]
    ),
    "minus forgotten": lambda hand: (replace(hand, a=abs(hand.a)), replace(hand, b=abs(hand.b))),
    "sides swapped": lambda hand: [replace(hand, a=hand.b, b=hand.a)],
    "double wrongly marked": lambda hand: [replace(hand, double=double) for double in Double],
    "Grand as Tichu": of_a_call(grand_as_tichu),
    "call not in the points": of_a_call(lambda hand, seat, value: [moved(hand, seat, -value)]),
    "5 for 0": in_digits(lambda text: instead(text, lambda old: {"5": "0", "0": "5"}.get(old, ""))),
    "digit misread": in_digits(lambda text: instead(text, lambda _: "0123456789")),
    "digit missing": in_digits(lambda text: instead(text, lambda _: [""])),
    "Dragon missing": lambda hand: [moved(hand, side, -25) for side in (0, 1)],
    "one side off by 10": lambda hand: [moved(hand, side, off) for side in (0, 1) for off in (10, -10)],
    "call not marked": of_a_call(lambda hand, seat, _: [unmarked(hand, seat)]),
    "made for lost marked": of_a_call(other_outcome),
    "call on the wrong side": of_a_call(at_an_opponent),
}
RULES = {"treibhaus": TREIBHAUS_RULES, "turnier": TOURNAMENT_RULES}


def as_noted(hand):
    """As a slip tells it: who was first stands there only as a made call."""
    first = hand.first_out
    return hand if first is None or hand.calls[first] is not Call.NONE else replace(hand, first_out=None)


def wrong_ones(kind, hand, rules):
    """The slips of one kind that the audit sees."""
    return [slip for slip in KINDS[kind](hand) if slip != hand and audit_hand(slip, rules)]


def slips(rules, seed):
    """Kinds, hands that were played, and slips without end: any kind of slip in any hand where it can be."""
    chance = Random(seed)
    while True:
        hand, kind = as_noted(possible_hand(chance, rules)), chance.choice(list(KINDS))
        if wrong := wrong_ones(kind, hand, rules):
            yield kind, hand, chance.choice(wrong)


def measured(rules, count=1000, seed=1):
    """How many slips of each kind there were, were right first, and were right among three."""
    made, first, three = Counter(), Counter(), Counter()
    for kind, hand, slip in islice(slips(rules, seed), count):
        offered = [as_noted(each.report) for each in nearest(slip, rules)[:3]]
        made[kind] += 1
        first[kind] += offered[:1] == [hand]
        three[kind] += hand in offered
    return made, first, three


def best_possible(rules):
    """Which part of all slips can be right first, by every hand with its chance and every slip in it."""
    chances, led_to = Counter(), defaultdict(Counter)
    for pair in possible_pairs(rules):
        for reading in readings(HandReport(*pair), rules, calls_known=False):
            seatings = how_likely(reading, rules) / len(SEATS)
            chances[as_noted(reading.report(rules))] += seatings
    for (hand, chance), kind in product(chances.items(), KINDS):
        wrong = wrong_ones(kind, hand, rules)
        for slip in wrong:
            led_to[slip][hand] += chance / len(wrong)
    return sum(max(each.values()) for each in led_to.values()) / sum(
        sum(each.values()) for each in led_to.values()
    )


if __name__ == "__main__":
    for name, rules in RULES.items():
        made, first, three = measured(rules, 3000)
        right = f"first {first.total() / made.total():.1%}, in three {three.total() / made.total():.1%}"
        told = [f"{name}: {right}; no ranking could have more first than {best_possible(rules):.1%}"]
        for kind, count in made.items():
            told.append(f"  {kind:24}{count:5}{first[kind] / count:6.0%}{three[kind] / count:6.0%}")
        sys.stdout.write("\n".join(told) + "\n")
