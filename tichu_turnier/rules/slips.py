"""What was meant when a reported hand is impossible: which slip of the pen or the finger explains it?"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.number_slips import (
    Pair,
    five_for_zero,
    minus_forgotten,
    neighbours_swapped,
    one_digit_wrong,
    sides_swapped,
)
from tichu_turnier.rules.readings import possible_pairs, readings
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import settled

MOST_SUGGESTIONS = 6

Others = Sequence[HandReport]
Undo = Callable[[HandReport, RuleSet, Others], Iterable[HandReport]]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A possible hand that may have been meant.

    `why` is a text key, `args` its values: `a` and `b`, and where the slip is about one player's call `who`
    (the seat, which a face may replace by a name) and `call`.
    """

    report: HandReport
    why: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip that people make, told by the text `key`: from what was reported to what may have been meant."""

    key: str
    undo: Undo


def nearest(
    report: HandReport, rules: RuleSet, others: Others = (), *, calls_known: bool = True
) -> tuple[Suggestion, ...]:
    """The possible hands that one slip turns into this report, the commonest slip first.

    Empty for a possible hand. `others` are hands that were reported elsewhere and may stand here by mistake.
    """
    if readings(report, rules, calls_known=calls_known):
        return ()
    found: dict[HandReport, Suggestion] = {}
    for slip in SLIPS:
        for meant in slip.undo(report, rules, others):
            _take(slip, meant, rules, calls_known, found)
            if len(found) == MOST_SUGGESTIONS:
                return tuple(found.values())
    return tuple(found.values())


def _take(
    slip: Slip, meant: HandReport, rules: RuleSet, calls_known: bool, found: dict[HandReport, Suggestion]
) -> None:
    """Keeps what a slip suggests if it is possible and new."""
    if (meant.a, meant.b) not in possible_pairs(rules) or meant in found:
        return
    if readings(meant, rules, calls_known=calls_known):
        whole = settled(meant, rules) if calls_known else meant
        found.setdefault(whole, Suggestion(whole, slip.key, {"a": whole.a, "b": whole.b}))


def _numbers(change: Callable[[Pair], Iterable[Pair]]) -> Undo:
    """A slip in the numbers alone."""

    def undo(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[HandReport]:
        for a, b in change((report.a, report.b)):
            yield replace(report, a=a, b=b)

    return undo


SLIPS: tuple[Slip, ...] = (
    Slip("audit-slip-minus", _numbers(minus_forgotten)),
    Slip("audit-slip-digits-swapped", _numbers(neighbours_swapped)),
    Slip("audit-slip-five-for-zero", _numbers(five_for_zero)),
    Slip("audit-slip-sides-swapped", _numbers(sides_swapped)),
    Slip("audit-slip-one-digit", _numbers(one_digit_wrong)),
)
"""The commonest first."""
