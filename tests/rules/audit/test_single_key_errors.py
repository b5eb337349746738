"""How many slips of one key does the audit refuse?

Counted over every call-free result that can be reported: 31 counted ones and both double victories, each
typed in full as two numbers. A slip turns one digit into another one (nine ways each) or swaps two different
neighbouring digits of a number: 1304 of them.
"""

import pytest

from tests.rules.hands import RULES
from tichu_turnier.rules.audit.hand_audit import audit_incomplete_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.scoring import counted, double_victory


def slipped(number):
    """The number with one wrong digit, or with two neighbours swapped."""
    sign, digits = (-1 if number < 0 else 1), str(abs(number))
    for at, right in enumerate(digits):
        for wrong in "0123456789".replace(right, ""):
            yield sign * int(digits[:at] + wrong + digits[at + 1 :])
        if at and digits[at - 1] != right:
            yield sign * int(digits[: at - 1] + right + digits[at - 1] + digits[at + 1 :])


@pytest.mark.parametrize(
    ("name", "calls", "double", "through"),
    [
        ("printed", False, False, 46),  # a hundreds digit, where a Tichu or a double victory would explain it
        ("turnier", False, False, 28),
        ("printed", True, False, 3),  # a double victory told where the cards were counted
        ("turnier", True, False, 0),
        ("printed", True, True, 0),
    ],
)
def test_all_but_a_few_slips_are_refused(name, calls, double, through):
    """Over 96 % without calls entered, over 99.5 % with calls and order, all with the double victory too."""
    rules, passed, typed = RULES[name], 0, 0
    results = [counted(a, first_out=0) for a in range(-25, 126, 5)]
    for right in (*results, *(double_victory(side, rules, first_out=side) for side in (0, 1))):
        slips = [(a, right.b) for a in slipped(right.a)] + [(right.a, b) for b in slipped(right.b)]
        typed += len(slips)
        for a, b in slips:
            first, said = right.first_out if calls else None, right.double if double else None
            told = HandReport(a, b, first_out=first, double=said)
            same = (a, b) == (right.a, right.b)
            passed += not same and not audit_incomplete_hand(told, rules, calls_known=calls)
    assert (typed, passed) == (1304, through)
