"""What does the audit of a hand and of a match cost, with suggestions and proofs, and at the very most?"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median

from tichu_turnier.cli.bench import LOOPS, RUNS, calibration, seconds
from tichu_turnier.finding import Finding
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand, audit_incomplete_hand
from tichu_turnier.rules.audit.match_audit import audit_match_totals, example, nearest_totals
from tichu_turnier.rules.audit.readings import Reading, possible_pairs, readings
from tichu_turnier.rules.calls import NO_CALLS, Call, Calls
from tichu_turnier.rules.engine.example_hand import example_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.logs.bsw_log import read
from tichu_turnier.rules.logs.bsw_replay import Verdict, replay
from tichu_turnier.rules.logs.bsw_write import logged, write
from tichu_turnier.rules.ruleset import PRINTED_RULES as RULES

_SEED = 57
_LONGEST, _FAR_OUT = 40, 60
_CALLS: tuple[Calls, ...] = (
    NO_CALLS,
    (Call.TICHU, Call.NONE, Call.NONE, Call.NONE),
    (Call.NONE, Call.GRAND_TICHU, Call.NONE, Call.TICHU),
)

Works = dict[str, list[Callable[[], object]]]
Totals = tuple[int, int, int]
"""Of seats 0+2, of seats 1+3, and in how many hands."""


def measure(hands: int = 2000, matches: int = 400) -> dict[str, dict[str, float]]:
    """Of each: what one costs in turns of the calibration loop, the middle one and the dearest.

    Each is taken several times and its least counted, so that the dearest one is not the one during which the
    machine was busy. What is made once for a set of rules has been made before.
    """
    chance = Random(_SEED)
    points = [(chance.randrange(-600, 601, 5), chance.randrange(-600, 601, 5)) for _ in range(hands)]
    slips = [HandReport(a, b, chance.choice(_CALLS), chance.randrange(4)) for a, b in points]
    totals_of = [_totals(chance) for _ in range(matches)]
    pairs = chance.choices(sorted(possible_pairs(RULES)), k=hands)
    hands_of = [readings(HandReport(*pair), RULES, calls_known=False) for pair in pairs]
    works: Works = {
        "hand": [partial(audit_hand, hand, RULES) for hand in slips],
        "hand_without_calls": [partial(_open, hand) for hand in slips],
        "hand_suggestions": [partial(nearest, hand, RULES) for hand in slips],
        "witness": [partial(_proved, *each) for each in enumerate(map(chance.choice, hands_of))],
        "match": [partial(audit_match_totals, *totals, RULES) for totals in totals_of],
        "match_example": [partial(example, *totals, RULES) for totals in totals_of],
        "match_suggestions": [partial(nearest_totals, *totals, RULES) for totals in totals_of],
    }
    turn = median(seconds(calibration) for _ in range(RUNS)) / LOOPS
    return {name: _told([_least(work) for work in each], turn) for name, each in works.items()}


def _totals(chance: Random) -> Totals:
    """Totals that so many hands bring, all hands alike or all of them far out, or some hundreds beside."""
    hands = chance.randint(1, _LONGEST)
    pairs = sorted(possible_pairs(RULES), key=max)[-chance.choice([_FAR_OUT, 0]) :]
    played = [chance.choice(pairs) for _ in range(hands)]
    moved = chance.randrange(-500, 505, 5)
    return sum(a for a, _ in played) + moved, sum(b for _, b in played) - moved, hands


def _open(hand: HandReport) -> object:
    return audit_incomplete_hand(hand, RULES, calls_known=False), readings(hand, RULES, calls_known=False)


def _proved(seed: int, reading: Reading) -> Verdict:
    """A hand that went like this, made, written as a log, read again and replayed."""
    (hand,) = read(write(logged(example_hand(reading, RULES, seed=seed), names=("", "", "", ""))).split("\n"))
    return Verdict.ILLEGAL if isinstance(hand, Finding) else replay(hand).verdict


def _least(work: Callable[[], object]) -> float:
    return min(seconds(work) for _ in range(RUNS))


def _told(taken: Sequence[float], turn: float) -> dict[str, float]:
    middle, most = median(taken), max(taken)
    return {
        "ms": round(1000 * middle, 4),
        "loops_per_op": round(middle / turn),
        "most_ms": round(1000 * most, 4),
        "most_loops_per_op": round(most / turn),
    }
