"""Can a table have reported this, by the printed rules and the house rules of the evening?

The card points of a hand make 100, each side from -25 to 125 in steps of 5; a double victory (with six a
triple one) counts the double value to nothing. A call brings its points to the side of whoever called and
went out first, and costs a side as much otherwise; where nobody is said to have been first, it was nobody
who had called. Totals suffice where matches count: both in steps of 5, and there must be so many hands that
bring them (where their number is unknown, forty).
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tichu_turnier.check.facts import Facts, Hand, Report, Table
from tichu_turnier.check.known import CALLS
from tichu_turnier.check.seats import planned_hands, size
from tichu_turnier.check.shape import Json

_LONG_ROUND, _LONGEST = 40, 60
"""Hands of a round whose number nobody wrote down; more than the longest no table plays."""
Point = tuple[int, int]


def possible(facts: Facts, table: Table, report: Report) -> bool:
    """Can the match have ended as reported, with nothing left open that counts?"""
    unit, most = facts.regulations["scoring"]["unit"], planned_hands(facts, table)
    if most and report.played > most:
        return False
    if report.kind == "Totals":
        hands = report.played or _LONG_ROUND
        return bool(unit == "match" and hands <= _LONGEST and _reachable(facts, table, report.totals, hands))
    each = (_stands(facts, table, hand) for hand in report.hands)
    return bool(report.hands) and all(each) and not _goes_on(facts, report)


def _stands(facts: Facts, table: Table, hand: Hand) -> bool:
    if hand.awarded is not None:
        return bool(facts.regulations["scoring"]["unit"] == "matchpoints")
    found = explanations(facts, table, hand)
    return len(found) == 1 if hand.double is None else hand.double in found


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


def explanations(facts: Facts, table: Table, hand: Hand) -> tuple[str, ...]:
    """Which answers to "was it a double victory, and whose?" explain what is reported of a hand."""
    rules, seats = _rules_at(facts, table), _callers(facts, table)
    called = [seat for seat, call in enumerate(hand.calls) if call != "none"]
    nobody = any(seat >= seats for seat in (*called, hand.first_out or 0))
    unknown = any(call not in _can_be_called(rules) for call in hand.calls)
    if nobody or unknown or (hand.special_cards_out and not rules["booster"]):
        return ()
    firsts = [hand.first_out] if hand.first_out is not None else [*{*range(seats)} - {*called}]
    bonus, lowest = _bonus(rules, hand), 0 if hand.special_cards_out else -25
    return tuple(
        double
        for double in ("no", "02", "13")
        if any(double == "no" or (double == "02") == (first % 2 == 0) for first in firsts)
        and _agrees(rules, hand, double, lowest, bonus)
    )


def _rules_at(facts: Facts, table: Table) -> Json:
    """Six play for a triple victory, as much more than the cards as two double ones, and without Booster."""
    rules, tables = facts.rules, facts.regulations.get("booster_tables")
    booster = rules.get("booster", False) and (not tables or table.number in tables)
    if size(table) != 6:  # noqa: PLR2004
        return rules | {"booster": booster and rules["players"] == 4}  # noqa: PLR2004
    return rules | {"booster": False, "double_value": 2 * rules["double_value"] - 100}


def _callers(facts: Facts, table: Table) -> int:
    """On so many seats, from the first, a call can be noted: a player of two holdings has one of them."""
    return 6 if size(table) == 6 else int(facts.rules["players"])  # noqa: PLR2004


def _can_be_called(rules: Json) -> frozenset[str]:
    missing = {"grand": rules["grand_tichu"], "small": rules["players"] == 2}  # noqa: PLR2004
    return frozenset(call for call in CALLS if missing.get(call, True))


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


def _bonus(rules: Json, hand: Hand) -> Point:
    """What the calls bring to both sides; beside a made Grand Tichu one that is lost may not be booked."""
    first = hand.first_out
    spared = rules["both_grand_tichus"] == "made-only" and first is not None and _call(hand, first) == "grand"
    worth = [0, 0]
    for seat, call in enumerate(hand.calls):
        if seat == first:
            worth[seat % 2] += CALLS[call]
        elif not (spared and call == "grand" and first is not None and seat % 2 == first % 2):
            worth[seat % 2] -= CALLS[call]
    return worth[0], worth[1]


def _call(hand: Hand, seat: int) -> str:
    return hand.calls[seat] if seat < len(hand.calls) else "none"


def _reachable(facts: Facts, table: Table, totals: Point, hands: int) -> bool:
    rules = _rules_at(facts, table)
    calls = tuple(sorted(CALLS[call] for call in _can_be_called(rules)))
    seats = _callers(facts, table)
    return _sums(seats, calls, rules["double_value"], _pays(rules), *totals, hands)


@cache
def _one_hand(seats: int, calls: tuple[int, ...], double_value: int, pays: bool) -> frozenset[Point]:
    """What a single hand can bring."""
    found: set[Point] = set()
    lost = [{sum(each) for each in product(calls, repeat=count)} for count in range(seats // 2 + 1)]
    for made, mine, theirs in product(calls, lost[seats // 2 - 1], lost[seats // 2]):
        won = made - mine
        found |= {(cards + won, 100 - cards - theirs) for cards in range(-25, 130, 5)}
        found.add((double_value + won, -theirs if pays else 0))
    return frozenset(found | {(b, a) for a, b in found})


@cache
def _sums(
    seats: int, calls: tuple[int, ...], double_value: int, pays: bool, a: int, b: int, hands: int
) -> bool:
    """Can so many hands bring these totals: one that is near the average, and the others the rest?

    Asked first of the convex hull of what one hand can bring: what is outside, no hands bring.
    """
    one, kind = _one_hand(seats, calls, double_value, pays), (seats, calls, double_value, pays)
    if hands == 1:
        return (a, b) in one
    hull, step = _hull(*kind), 50 if 50 in calls else 100  # noqa: PLR2004 - a small Tichu is worth 50
    if a % 5 or (a + b) % step or not _inside(hull, a, b, hands):
        return False
    x, y = 5 * round(a / hands / 5), step * round((a + b) / hands / step)
    if (x, y - x) in one and _sums(*kind, a - x, b - y + x, hands - 1):
        return True  # nearly always
    near = sorted(one, key=lambda each: abs(hands * each[0] - a) + abs(hands * each[1] - b))
    return any(
        _inside(hull, a - x, b - y, hands - 1) and _sums(*kind, a - x, b - y, hands - 1) for x, y in near
    )


def _inside(hull: tuple[Point, ...], a: int, b: int, hands: int) -> bool:
    edges = zip(hull, (*hull[1:], hull[0]), strict=True)
    return all((u - x) * (b - hands * y) >= (v - y) * (a - hands * x) for (x, y), (u, v) in edges)


@cache
def _hull(seats: int, calls: tuple[int, ...], double_value: int, pays: bool) -> tuple[Point, ...]:
    """The corners of what one hand can bring, counter-clockwise, by Andrew's monotone chain."""
    points = sorted(_one_hand(seats, calls, double_value, pays))

    def half(ordered: Iterator[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in ordered:
            while len(chain) > 1:
                (p, q), (r, s) = chain[-2:]
                if (r - p) * (y - q) - (s - q) * (x - p) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain

    return (*half(iter(points))[:-1], *half(reversed(points))[:-1])
