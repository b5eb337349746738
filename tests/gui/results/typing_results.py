"""Type slips into the results screen with real keys, in a test."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.entry.typing_keys import marks
from tichu_turnier.entry.keys import DOUBLE_KEYS, Step
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import possible_doubles

_KEYS = "Return Tab Backspace Delete Escape Up Down Left End PageUp F3 F4 F6 F7 F8"
_NAMED = {sign: Qt.Key[f"Key_{key}"] for sign, key in zip("⏎⇥⌫⌦⎋↑↓←⇲⇞③④⑥⑦⑧", _KEYS.split(), strict=True)}


def press(widget: QWidget, script: str) -> int:
    """Presses a key for each character (capitals with Shift) and counts them."""
    for key in script:
        if key in _NAMED:
            QTest.keyClick(widget, _NAMED[key])
        elif key.isupper():
            QTest.keyClick(widget, key, Qt.KeyboardModifier.ShiftModifier)
        else:
            QTest.keyClick(widget, key)
    return len(script) + sum(key.isalpha() and key.isupper() for key in script)


def keys_for(hand: HandReport, rules: RuleSet) -> str:
    """How a person types a hand from a slip, with the answer where 100:0 is asked about."""
    doubles = possible_doubles(hand, rules)
    keys = marks(hand)
    side = None if hand.double is None else hand.double.side
    if side is not None:
        return f"{DOUBLE_KEYS[side]}{keys}⏎"
    points = min((str(hand.a), f"⇥{hand.b}"), key=len)
    return f"{points}{keys}{Step.NO if len(doubles) > 1 else ''}⏎"


def slip_keys(hands: Sequence[HandReport], rules: RuleSet) -> list[str]:
    """The keys of each hand: after marks a digit begins the next line, so Enter is left out there.

    The last one has no Enter either where it ends with marks; then the table needs one more.
    """
    scripts = [keys_for(hand, rules) for hand in hands]
    following = [script[0] for script in scripts[1:]] + ["0"]
    return [
        script[:-1] if _ends_with_marks(script) and begins in "-0123456789" else script
        for script, begins in zip(scripts, following, strict=True)
    ]


def _ends_with_marks(script: str) -> bool:
    """Whether points were typed, and then something else."""
    return script[0] not in DOUBLE_KEYS and not script[-2].isdigit()
