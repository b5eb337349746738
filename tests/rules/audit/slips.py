"""Hands as they were played, and slips on which one thing is wrong.

To each hand happens one of fourteen kinds of slips, any that can happen to it; calls are as common as in real
play, and what the audit cannot see does not count. Of two hands that lead to the same slip a ranking can
name only one first: by every hand with its chance and every slip in it none could have more first than 86 %.
"""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

from tichu_turnier.desk.generator import possible_hand
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.calls import SEATS, Call, with_call
from tichu_turnier.rules.hand import Double
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
    return replace(hand, calls=with_call(hand.calls, seat, Call.NONE))


def at_an_opponent(hand, seat, _):
    for other in {(seat + 1) % 4, (seat + 3) % 4}:
        if hand.calls[other] is Call.NONE:
            there = with_call(unmarked(hand, seat).calls, other, hand.calls[seat])
            yield replace(hand, calls=there, first_out=other if hand.first_out == seat else hand.first_out)


def grand_as_tichu(hand, seat, value):
    return [moved(hand, seat, -value // 2)] if hand.calls[seat] is Call.GRAND_TICHU else []


def other_outcome(hand, seat, _):
    firsts = [seat] if hand.first_out != seat else [other for other in SEATS if other != seat]
    return [replace(hand, first_out=first) for first in firsts]


KINDS = {
    "digits transposed": in_digits(
        lambda text: [text[:i] + text[i + 1] + text[i] + text[i + 2 :] for i in range(len(text) - 1)]
    ),
    "minus forgotten": lambda hand: (replace(hand, a=abs(hand.a)), replace(hand, b=abs(hand.b))),
    "sides swapped": lambda hand: [replace(hand, a=hand.b, b=hand.a)],
    "double wrongly marked": lambda hand: (
        replace(hand, double=double) for double in Double if hand.double is not Double.NO
    ),
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


def possible_slips(hand):
    """The slips that can happen to a hand, by their kinds."""
    made = {kind: [slip for slip in slips_of(hand) if slip != hand] for kind, slips_of in KINDS.items()}
    return {kind: slips for kind, slips in made.items() if slips}


def slips(rules, seed):
    """Kinds, hands that were played, and slips that the audit sees, without end."""
    chance = Random(seed)
    while True:
        hand = possible_hand(chance, rules)
        kind, wrong = chance.choice(list(possible_slips(hand).items()))
        slip = chance.choice(wrong)
        if audit_hand(slip, rules):
            yield kind, hand, slip


def measured(rules, count=1000, seed=1):
    """How many slips of each kind there were, were right first, and were right among three."""
    made, first, three = Counter(), Counter(), Counter()
    for kind, hand, slip in islice(slips(rules, seed), count):
        meant, offered = as_noted(hand), [as_noted(each.report) for each in nearest(slip, rules)[:3]]
        made[kind] += 1
        first[kind] += offered[:1] == [meant]
        three[kind] += meant in offered
    return made, first, three
