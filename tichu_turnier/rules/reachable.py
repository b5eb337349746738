"""Which totals of both sides can so many hands reach, exactly?

Both sides of a hand together bring a multiple of 100, so totals lie on lines a + b = 100 * c. The reachable
totals of seats 0+2 on a line are the bits of one number: bit i stands for a = 5 * i, counted from the least
that so many hands can bring. One more hand shifts and unites these numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tichu_turnier.rules.readings import Pair, possible_pairs
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, STEP

Lines = Mapping[int, int]
"""Of each sum, in hundreds, the totals of seats 0+2 as bits."""


@dataclass(frozen=True, slots=True)
class Reach:
    """All totals that a number of hands can bring."""

    hands: int
    least: int
    """The least that one side can have, in steps of 5: what bit 0 stands for."""
    lines: Lines

    def has(self, a: int, b: int) -> bool:
        """Whether these totals can be reached."""
        if a % STEP or (a + b) % ALL_CARD_POINTS:
            return False
        place = a // STEP - self.least
        return place >= 0 and bool(self.lines.get((a + b) // ALL_CARD_POINTS, 0) >> place & 1)


def reach(hands: int, rules: RuleSet) -> Reach:
    """What so many hands can bring; the totals 0:0 alone for none."""
    return _reaches(rules).of(hands)


class _Reaches:
    """The reaches of one set of rules, each made from the one before and kept."""

    def __init__(self, pairs: frozenset[Pair]) -> None:
        self._least = min(a for a, _ in pairs) // STEP
        self._steps = _runs_of_lines(pairs, self._least)
        self._kept = [Reach(0, 0, {0: 1})]

    def of(self, hands: int) -> Reach:
        while len(self._kept) <= hands:
            self._kept.append(self._with_one_more(self._kept[-1]))
        return self._kept[hands]

    def _with_one_more(self, before: Reach) -> Reach:
        lines: dict[int, int] = {}
        for line, bits in before.lines.items():
            spread = {length: _spread(bits, length) for length in self._lengths}
            for step, runs in self._steps.items():
                for start, length in runs:
                    lines[line + step] = lines.get(line + step, 0) | spread[length] << start
        return Reach(before.hands + 1, before.least + self._least, lines)

    @property
    def _lengths(self) -> frozenset[int]:
        return frozenset(length for runs in self._steps.values() for _, length in runs)


@lru_cache(maxsize=16)
def _reaches(rules: RuleSet) -> _Reaches:
    return _Reaches(possible_pairs(rules))


def _runs_of_lines(pairs: frozenset[Pair], least: int) -> dict[int, list[tuple[int, int]]]:
    """Of each line of one hand the runs of neighbouring totals: where one starts, how long it is."""
    lines: dict[int, list[int]] = {}
    for a, b in sorted(pairs):
        lines.setdefault((a + b) // ALL_CARD_POINTS, []).append(a // STEP - least)
    return {line: _runs(places) for line, places in lines.items()}


def _runs(places: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == sum(found[-1]):
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((place, 1))
    return found


def _spread(bits: int, length: int) -> int:
    """The union of these bits shifted by 0, 1, ... length - 1."""
    done = 1
    while done < length:
        more = min(done, length - done)
        bits |= bits << more
        done += more
    return bits


def way(a: int, b: int, hands: int, rules: RuleSet) -> tuple[Pair, ...]:
    """One way to totals that can be reached: hands that differ from their average as little as can be."""
    found: list[Pair] = []
    for left in range(hands, 0, -1):
        before = reach(left - 1, rules)
        step = min(
            (pair for pair in possible_pairs(rules) if before.has(a - pair[0], b - pair[1])),
            key=lambda pair: (abs(left * (pair[0] + pair[1]) - a - b), abs(left * pair[0] - a)),
        )
        found.append(step)
        a, b = a - step[0], b - step[1]
    return tuple(found)
