"""Can a whole match have ended like this, in how many hands and how, and do its running sums agree?"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tichu_turnier.finding import Finding
from tichu_turnier.rules.audit.digit_errors import in_one_of_two
from tichu_turnier.rules.audit.entry_errors import MOST_SUGGESTIONS, SLIPS
from tichu_turnier.rules.audit.hand_audit import audit_totals
from tichu_turnier.rules.audit.reachable import reaches
from tichu_turnier.rules.audit.readings import Pair
from tichu_turnier.rules.ruleset import RuleSet

MOST_HANDS = 60
"""So many hands no table plays in an evening; beyond, nothing is computed."""


@dataclass(frozen=True, slots=True)
class SuggestedTotals:
    """Totals that may have been meant; `why` is a text key, `args` its values (`a`, `b`)."""

    a: int
    b: int
    why: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def possible_match(a: int, b: int, hands: int, rules: RuleSet) -> bool:
    """Whether so many hands can bring these totals: exact, by all sums of possible hands."""
    return 1 <= hands <= MOST_HANDS and reaches(rules).has(a, b, hands)


def example(a: int, b: int, hands: int, rules: RuleSet) -> tuple[Pair, ...]:
    """One way to these totals, hand by hand; empty where there is none."""
    return reaches(rules).way(a, b, hands) if 1 <= hands <= MOST_HANDS else ()


def audit_match(a: int, b: int, hands: int, rules: RuleSet) -> tuple[Finding, ...]:
    """Why totals cannot be reached in so many hands; nothing where they can."""
    if hands < 1:
        return (Finding("result-no-hands"),)
    found = audit_totals(a, b, rules)
    if found or possible_match(a, b, hands, rules):
        return found
    needed = hands_needed(a, b, rules)
    if needed is None:
        return (Finding("audit-match-unreachable", args={"a": a, "b": b, "hands": hands}),)
    return (Finding("audit-match-hands", args={"a": a, "b": b, "hands": hands, "needed": needed}),)


def hands_needed(a: int, b: int, rules: RuleSet) -> int | None:
    """The fewest hands that bring these totals; None where no evening is long enough.

    One more hand can always bring 0:0 (100 card points and a lost Tichu), so more hands do as well.
    """
    reach = reaches(rules)
    return next(
        (each for each in range(reach.least_hands(a, b), MOST_HANDS + 1) if reach.has(a, b, each)), None
    )


def nearest_totals(a: int, b: int, hands: int, rules: RuleSet) -> tuple[SuggestedTotals, ...]:
    """The totals that one slip turns into these, the commonest slip first; empty for possible ones."""
    if possible_match(a, b, hands, rules):
        return ()
    found: dict[Pair, SuggestedTotals] = {}
    for slip in SLIPS:
        for pair in in_one_of_two((a, b), slip.in_number) if slip.in_number else ():
            if possible_match(*pair, hands, rules):
                args = {"a": pair[0], "b": pair[1]}
                found.setdefault(pair, SuggestedTotals(*pair, slip.key, args))
    return tuple(found.values())[:MOST_SUGGESTIONS]
