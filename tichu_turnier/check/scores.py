"""Can a table have reported this, by the printed rules and the house rules of the evening?

The card points of a hand make 100, each side from -25 to 125 in steps of 5; a double victory (with six a
triple one) counts the double value to nothing. A call brings its points to the side of whoever called and
went out first, and costs a side as much otherwise. Of totals alone only what must hold is asked: steps of 5,
a sum that is a multiple of 100 (for two people of 50), and that so many hands can reach both numbers; with
an unknown number of hands only the first two.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tichu_turnier.check.facts import Facts, Hand, Json, Report, Table
from tichu_turnier.check.seats import planned_hands, size

CALLS = {"none": 0, "small": 50, "tichu": 100, "grand": 200}
Point = tuple[int, int]


def possible(facts: Facts, table: Table, report: Report) -> bool:
    """Can the match have ended as reported?"""
    a, b = report.totals
    if not report.hands:
        step = 50 if facts.rules["players"] == 2 else 100  # noqa: PLR2004 - a small Tichu is worth 50
        return a % 5 == 0 and (a + b) % step == 0 and _reachable(facts, table, report)
    most = planned_hands(facts, table)
    fits = not most or len(report.hands) <= most
    each = all(hand.awarded or first_outs(facts, table, hand) for hand in report.hands)
    return fits and each and not _goes_on(facts, report)


def _goes_on(facts: Facts, report: Report) -> bool:
    """Was another hand played after somebody had reached the target alone?"""
    target = facts.rules["target_score"]
    if not target or facts.regulations["hands_per_stage"]:
        return False
    a = b = 0
    for hand in report.hands[:-1]:
        a, b = a + hand.a, b + hand.b
        if max(a, b) >= target and a != b:
            return True
    return False


def first_outs(facts: Facts, table: Table, hand: Hand) -> tuple[int, ...]:
    """The seats of whom can have been out first in a hand with this report; none where it is impossible."""
    rules, seats = facts.rules, _seats(facts, table)
    if any(call == "grand" for call in hand.calls) and not rules["grand_tichu"]:
        return ()
    firsts = range(seats) if hand.first_out is None else (hand.first_out,)
    doubles = ("no", "02", "13") if hand.double is None else (hand.double,)
    lowest = 0 if hand.special_cards_out else -25
    return tuple(
        first
        for first in firsts
        if any(
            _agrees(rules, hand, double, lowest, bonus)
            for double in doubles
            if double == "no" or (double == "02") == (first % 2 == 0)
            for bonus in _bonuses(rules, hand.calls, first)
        )
    )


def _seats(facts: Facts, table: Table) -> int:
    return 6 if size(table) == 6 else int(facts.rules["players"])  # noqa: PLR2004


def _agrees(rules: Json, hand: Hand, double: str, lowest: int, bonus: Point) -> bool:
    cards_a, cards_b = hand.a - bonus[0], hand.b - bonus[1]
    if double != "no":
        own, other = (cards_a, cards_b) if double == "02" else (cards_b, cards_a)
        if not _pays(rules):
            other = hand.b if double == "02" else hand.a
        return (own, other) == (rules["double_value"], 0)
    return cards_a + cards_b == 100 and cards_a % 5 == 0 and cards_a >= lowest and cards_b >= lowest  # noqa: PLR2004


def _pays(rules: Json) -> bool:
    """Do the losers of a double victory pay for lost calls? Not said, they do."""
    return bool(rules.get("double_losers_pay", True))


def _bonuses(rules: Json, calls: tuple[str, ...], first: int) -> Iterator[Point]:
    """What the calls bring to both sides; two Grand Tichus of one side leave a choice, unless both count."""
    worth = [CALLS[call] if seat == first else -CALLS[call] for seat, call in enumerate(calls)]
    strict = (sum(worth[::2]), sum(worth[1::2]))
    yield strict
    if rules["both_grand_tichus"] == "count":
        return
    for side in (0, 1):
        grand = [seat for seat in range(side, len(calls), 2) if calls[seat] == "grand"]
        if len(grand) > 1:
            for dropped in grand:
                if dropped != first:
                    a, b = strict
                    yield (a + 200, b) if side == 0 else (a, b + 200)


def _reachable(facts: Facts, table: Table, report: Report) -> bool:
    """Can so many hands bring these totals? Asked of the convex hull of what one hand can bring."""
    if report.played <= 0:
        return True
    rules = facts.rules
    hull = _hull(_seats(facts, table), rules["grand_tichu"], rules["double_value"], _pays(rules))
    a, b = report.totals
    n = report.played
    for (x, y), (u, v) in zip(hull, (*hull[1:], hull[0]), strict=True):
        if (u - x) * (b - n * y) - (v - y) * (a - n * x) < 0:
            return False
    return True


@cache
def _hull(seats: int, grand: bool, double_value: int, pays: bool) -> tuple[Point, ...]:
    """The corners of what one hand can bring, counter-clockwise."""
    most = 200 if grand else 100
    each = seats // 2
    points: set[Point] = set()
    cards = [(125, -25), (-25, 125)]
    doubles = [(double_value, 0, 0), (0, double_value, 1)]
    for a, b, first in (*doubles, *((*both, side) for both in cards for side in (0, 1))):
        free = not pays and (a, b, first) in doubles
        for lost in product(range(each + 1), repeat=2):
            for made in (0, most):
                # whoever was out first has lost no call
                if lost[first] < each and not (free and lost[1 - first]):
                    won = (made, 0) if first == 0 else (0, made)
                    points.add((a + won[0] - most * lost[0], b + won[1] - most * lost[1]))
    return _convex(sorted(points))


def _convex(points: list[Point]) -> tuple[Point, ...]:
    """The convex hull of sorted points, by Andrew's monotone chain."""

    def half(ordered: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in ordered:
            while len(chain) > 1:
                (p, q), (r, s) = chain[-2:]
                if (r - p) * (y - q) - (s - q) * (x - p) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain

    return (*half(points)[:-1], *half(points[::-1])[:-1])
