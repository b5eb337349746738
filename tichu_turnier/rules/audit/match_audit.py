"""Audit of the totals of a match: whether so many hands can bring them, and how."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import gcd, inf

from tichu_turnier.finding import Finding
from tichu_turnier.rules.audit.digit_errors import in_one_of_two
from tichu_turnier.rules.audit.entry_errors import ERROR_PATTERNS, MOST_SUGGESTIONS
from tichu_turnier.rules.audit.hand_audit import audit_totals
from tichu_turnier.rules.audit.readings import Pair, possible_pairs
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import STEP

MOST_HANDS = 60
"""So many hands no table plays in an evening; beyond, nothing is computed."""

Run = tuple[int, int]
"""Neighbouring totals of seats 0+2 on a line, in steps of 5: the first and the last one."""


class ReachableTotals:
    """The totals that any number of hands can bring by one set of rules.

    Totals with the same sum of both sides are a *line*, numbered by that sum in steps of what divides all
    sums. On a line each total of seats 0+2 is one bit, in steps of 5: one more hand shifts the bits.
    """

    def __init__(self, pairs: Collection[Pair]) -> None:
        self._sides = min(min(pair) for pair in pairs), max(max(pair) for pair in pairs)
        self._sums = min(map(sum, pairs)), max(map(sum, pairs))
        self._apart = gcd(*map(sum, pairs))
        self._least = self._sides[0] // STEP  # what bit 0 stands for
        bits: dict[int, int] = defaultdict(int)
        for a, b in pairs:
            bits[(a + b) // self._apart] |= 1 << a // STEP - self._least
        self._one_hand = {line: tuple(_runs(each)) for line, each in bits.items()}
        self._lengths = sorted({last - first + 1 for runs in self._one_hand.values() for first, last in runs})
        self._known: list[Mapping[int, int]] = [{0: 1}]  # the bits of each line, by the number of hands
        self._runs: dict[tuple[int, int], tuple[Run, ...]] = {}

    @property
    def most(self) -> int:
        """The most points of one side in one hand."""
        return self._sides[1]

    def least_hands(self, a: int, b: int) -> int:
        """So many hands these totals take at least, by the range of one side and of the sum of both."""
        least, most = self._sides
        few, many = self._sums
        found = 1
        for total, limit in ((a, most), (b, most), (a, least), (b, least), (a + b, few), (a + b, many)):
            if limit and (total > 0) == (limit > 0):
                found = max(found, -(-total // limit))
        return found

    def has(self, a: int, b: int, hands: int) -> bool:
        return self._split(a, b, hands) is not None

    def way(self, a: int, b: int, hands: int) -> tuple[Pair, ...]:
        """Hands that bring these totals, as near to their average as can be; empty where there are none."""
        if hands == 1:
            return ((a, b),) if self.has(a, b, 1) else ()
        first = self._split(a, b, hands)
        if first is None:
            return ()
        rest = a - first[0], b - first[1]
        return (*self.way(*first, hands // 2), *self.way(*rest, hands - hands // 2))

    def _split(self, a: int, b: int, hands: int) -> Pair | None:
        """What the first half of the hands can bring, near its share; None where nothing fits."""
        if a % STEP or (a + b) % self._apart or self.least_hands(a, b) > hands:
            return None
        half, line, place = hands // 2, (a + b) // self._apart, a // STEP
        mine, share = self._lines(half), place * half // hands
        for first in sorted(mine, key=lambda each: abs(each * hands - line * half)):
            ones, others = self._on(half, first), self._on(hands - half, line - first)
            if others and ones[0][0] + others[0][0] <= place <= ones[-1][1] + others[-1][1]:
                near = _nearest(
                    share, _common(ones, [(place - last, place - start) for start, last in others])
                )
                if near is not None:
                    return near * STEP, first * self._apart - near * STEP
        return None

    def _on(self, hands: int, line: int) -> tuple[Run, ...]:
        """What so many hands can bring on a line."""
        found = self._runs.get((hands, line))
        if found is None:
            offset = self._least * hands
            runs = _runs(self._lines(hands).get(line, 0))
            found = tuple((first + offset, last + offset) for first, last in runs)
            self._runs[hands, line] = found
        return found

    def _lines(self, hands: int) -> Mapping[int, int]:
        """The bits of each line that so many hands can reach."""
        while len(self._known) <= hands:
            lines: dict[int, int] = defaultdict(int)
            for line, bits in self._known[-1].items():
                spread = _spread(bits, self._lengths)
                for step, runs in self._one_hand.items():
                    for first, last in runs:
                        lines[line + step] |= spread[last - first + 1] << first
            self._known.append(lines)
        return self._known[hands]


@lru_cache(maxsize=16)
def reachable(rules: RuleSet) -> ReachableTotals:
    return ReachableTotals(possible_pairs(rules))


def _spread(bits: int, lengths: Iterable[int]) -> dict[int, int]:
    """For each length, ascending, the union of the bits shifted by 0, 1, ... length - 1."""
    found, done = {}, 1
    for length in lengths:
        while done < length:
            more = min(done, length - done)
            bits |= bits << more
            done += more
        found[length] = bits
    return found


def _runs(bits: int) -> Iterator[Run]:
    """The runs of neighbouring bits, each by its first and last one."""
    place = 0
    while bits:
        gap = (bits & -bits).bit_length() - 1
        bits >>= gap
        length = (~bits & bits + 1).bit_length() - 1
        yield place + gap, place + gap + length - 1
        bits >>= length
        place += gap + length


def _common(ones: Iterable[Run], others: Iterable[Run]) -> Iterator[Run]:
    for first, last in ones:
        for start, end in others:
            if max(first, start) <= min(last, end):
                yield max(first, start), min(last, end)


def _nearest(wish: int, runs: Iterable[Run]) -> int | None:
    places = (min(max(wish, first), last) for first, last in runs)
    return min(places, key=lambda place: abs(place - wish), default=None)


@dataclass(frozen=True, slots=True)
class SuggestedTotals:
    """Totals that may have been meant; `why` is a text key, `args` its values (`a`, `b`)."""

    a: int
    b: int
    why: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def possible_match(a: int, b: int, hands: int, rules: RuleSet) -> bool:
    """Whether so many hands can bring these totals: exact, by all sums of possible hands."""
    return 1 <= hands <= MOST_HANDS and reachable(rules).has(a, b, hands)


def example(a: int, b: int, hands: int, rules: RuleSet) -> tuple[Pair, ...]:
    """One way to these totals, hand by hand; empty where there is none."""
    return reachable(rules).way(a, b, hands) if 1 <= hands <= MOST_HANDS else ()


def audit_match_totals(a: int, b: int, hands: int, rules: RuleSet) -> tuple[Finding, ...]:
    """Why totals cannot be reached in so many hands; nothing where they can."""
    if hands < 1:
        return (Finding("result-no-hands"),)
    found = audit_totals(a, b, rules)
    if found or possible_match(a, b, hands, rules):
        return found
    needed = hands_needed(a, b, rules)
    if needed is None:
        return (Finding("audit-match-unreachable", args={"a": a, "b": b}),)
    return (Finding("audit-match-hands", args={"a": a, "b": b, "hands": hands, "needed": needed}),)


def hands_needed(a: int, b: int, rules: RuleSet) -> int | None:
    """The fewest hands that bring these totals; None where no evening is long enough.

    One more hand can always bring 0:0 (100 card points and a lost Tichu), so more hands do as well.
    """
    totals = reachable(rules)
    return next(
        (each for each in range(totals.least_hands(a, b), MOST_HANDS + 1) if totals.has(a, b, each)), None
    )


def nearest_totals(a: int, b: int, hands: int, rules: RuleSet) -> tuple[SuggestedTotals, ...]:
    """The totals that one error turns into these, the commonest error first; empty for possible ones.

    Where a match is played to a target, none that is further beyond it than one hand can lead.
    """
    if possible_match(a, b, hands, rules):
        return ()
    found: dict[Pair, SuggestedTotals] = {}
    most = rules.target_score + reachable(rules).most if rules.target_score else inf
    for error in ERROR_PATTERNS:
        for pair in in_one_of_two((a, b), error.in_number) if error.in_number else ():
            if max(pair) < most and possible_match(*pair, hands, rules):
                args = {"a": pair[0], "b": pair[1]}
                found.setdefault(pair, SuggestedTotals(*pair, error.key, args))
    return tuple(found.values())[:MOST_SUGGESTIONS]
