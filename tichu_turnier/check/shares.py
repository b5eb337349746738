"""What a table brought to each of its entrants: points, hands, and what tie-breaks count.

Rulings stand here where they change what a hand or match counts; deductions stand in `standings`.
Of prepared hands each table is compared with every other that played the same board: better counts 2, level
1. An awarded score gives both sides their share of what could be had, and the other tables are level with it.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tichu_turnier.check.facts import Facts, Hand, Key, Penalty, Report, Table
from tichu_turnier.check.known import AWARDS, CALLS, knows_report
from tichu_turnier.check.seats import hands_together, places, stage_of

Shares = defaultdict[int, "Share"]
Sides = tuple[tuple[int, ...], tuple[int, ...]]
ON_HANDS = frozenset({"hand-annulled", "adjusted-score"})
"""Rulings by which a hand, or a match, counts otherwise than it was played."""


@dataclass(slots=True)
class Share:
    """What one round brought to one entrant; `possible` are the matchpoints that could be had."""

    victory: Fraction = Fraction(0)
    own: int = 0
    against: int = 0
    hands: int = 0
    hands_won: int = 0
    doubles: int = 0
    calls_made: int = 0
    possible: int = 0
    faced: list[tuple[Fraction, Fraction, tuple[int, ...]]] = field(default_factory=list)
    """Of each hand (or stage, or match, where those count) the victory points of the own side and of the
    other one, and who that was."""

    @property
    def opponents(self) -> tuple[int, ...]:
        """Everybody who sat on the other side, each once."""
        return tuple(dict.fromkeys(who for _, _, others in self.faced for who in others))


def shares_of(facts: Facts, upto: int) -> dict[Key, dict[int, Share]]:
    """For each result up to a round, by round and table: the share of everybody who played."""
    reported = ((key, report) for key, report in facts.results.items() if key[0] <= upto)
    results = {key: report for key, report in reported if knows_report(report)}
    points = matchpoints(facts, results) if facts.regulations["scoring"]["unit"] == "matchpoints" else {}
    found: dict[Key, dict[int, Share]] = {}
    for key, report in results.items():
        table = facts.table(*key)
        if table is not None:
            found[key] = _match(facts, table, report)
            here = points.get(key, {})
            for who, (got, most) in here.items():
                share, theirs = (
                    found[key][who],
                    sum(other for name, (other, _) in here.items() if name != who),
                )
                share.victory, share.possible = Fraction(got), most
                share.faced = [(share.victory, Fraction(theirs), share.opponents)]
    return found


def _match(facts: Facts, table: Table, report: Report) -> dict[int, Share]:
    shares: Shares = defaultdict(Share)
    rulings = {ruling.hand: ruling for ruling in facts.penalties if rules_on(ruling, table)}
    if 0 in rulings or not report.hands:
        own = _ruled(facts, table, rulings[0]) if 0 in rulings else report.totals
        _whole(facts, table, own, report.played, shares)
        return shares
    stages: dict[int, list[int]] = {}
    for index, hand in enumerate(report.hands):
        ruling, counts = rulings.get(index + 1), (hand.a, hand.b)
        if ruling is not None:
            annulled = ruling.kind == "hand-annulled"
            counts = (0, 0) if annulled else _ruled(facts, table, ruling) or counts
        margin = stages.setdefault(stage_of(facts, table, index), [0, 0])
        margin[0], margin[1] = margin[0] + counts[0], margin[1] + counts[1]
        if ruling is not None and ruling.kind == "hand-annulled":
            _sit(places(facts, table, index).sides(), shares)
        else:
            _hand(facts, table, index, counts, None if ruling else hand, shares)
    _match_points(facts, table, stages, shares)
    return shares


def rules_on(penalty: Penalty, table: Table) -> bool:
    """Does a ruling say how a hand of this table, or the match, counts? It is where its first person sat.

    One whose hand or match was taken away waits, and says nothing.
    """
    about = penalty.kind in ON_HANDS and penalty.round == table.round and not penalty.gone
    return about and penalty.who[:1] != () and penalty.who[0] in table.entrants()


def side_of(facts: Facts, table: Table, penalty: Penalty) -> int | None:
    """On which side its first person sat in the hand that a ruling is about; None who rested."""
    sides = places(facts, table, max(0, penalty.hand - 1)).sides()
    return next((side for side, people in enumerate(sides) if penalty.who[0] in people), None)


def _ruled(facts: Facts, table: Table, ruling: Penalty) -> tuple[int, int] | None:
    """What counts for both sides instead: `amount` for who is named, `against` for the others."""
    side = side_of(facts, table, ruling)
    if side is None:
        return None
    return (ruling.against, ruling.amount) if side else (ruling.amount, ruling.against)


def _sit(sides: Sides, shares: Shares) -> None:
    """Everybody of both sides has met the other one, if for nothing."""
    for side, people in enumerate(sides):
        for who in people:
            shares[who].faced.append((Fraction(0), Fraction(0), sides[1 - side]))


def _whole(facts: Facts, table: Table, totals: tuple[int, int] | None, played: int, shares: Shares) -> None:
    """A match of which only its score counts."""
    own = totals or (0, 0)
    sides = places(facts, table, 0).sides()
    for side, people in enumerate(sides):
        for who in people:
            shares[who].own, shares[who].against, shares[who].hands = own[side], own[1 - side], played
    _match_points(facts, table, {0: list(own)}, shares)


def _hand(
    facts: Facts, table: Table, index: int, counts: tuple[int, int], hand: Hand | None, shares: Shares
) -> None:
    """Adds what one hand brings; a hand with a ruling (None) counts by its points alone."""
    seated = places(facts, table, index)
    sides = seated.sides()
    points = [Fraction(_victory_points(facts, side, counts, hand)) for side in (0, 1)]
    for side, people in enumerate(sides):
        own, other = counts[side], counts[1 - side]
        double = hand is not None and hand.double == ("02", "13")[side]
        beaten = hand is not None and hand.double == ("13", "02")[side]
        for who in people:
            share = shares[who]
            share.own, share.against, share.hands = share.own + own, share.against + other, share.hands + 1
            share.doubles += double
            share.hands_won += double or (own > other and not beaten)
            if facts.regulations["scoring"]["unit"] == "hand":
                share.victory += points[side]
                share.faced.append((points[side], points[1 - side], sides[1 - side]))
    first = None if hand is None else hand.first_out
    if hand is not None and first is not None and first < min(len(hand.calls), len(seated.seats)):
        shares[seated.seats[first]].calls_made += bool(CALLS[hand.calls[first]])


def _victory_points(facts: Facts, side: int, counts: tuple[int, int], hand: Hand | None) -> int:
    """Victory points of one side: win, tie, double victory, double victory with a call lost."""
    points: dict[str, int] = facts.regulations["scoring"]
    if hand is not None and hand.double in {"02", "13"}:
        if hand.double != ("02", "13")[side]:
            return 0
        called = (seat for seat, call in enumerate(hand.calls) if CALLS[call])
        lost = any(seat % 2 == side and seat != hand.first_out for seat in called)
        return points["double_with_lost_call"] if lost else points["double"]
    own, other = counts[side], counts[1 - side]
    return points["tie"] if own == other else points["win"] * (own > other)


def _match_points(facts: Facts, table: Table, stages: dict[int, list[int]], shares: Shares) -> None:
    """What the match as a whole brings: by its totals, or by the margins of its stages."""
    scoring = facts.regulations["scoring"]
    if scoring["unit"] == "margin":
        _margins(facts, table, stages, shares)
    elif scoring["unit"] != "hand":
        sides, totals = (
            places(facts, table, 0).sides(),
            [sum(each) for each in zip(*stages.values(), strict=True)],
        )
        win, tie = (scoring["win"], scoring["tie"]) if scoring["unit"] == "match" else (0, 0)
        points = [
            Fraction(tie if own == other else win * (own > other)) for own, other in (totals, totals[::-1])
        ]
        for side, people in enumerate(sides):
            for who in people:
                shares[who].victory += points[side]
                shares[who].faced.append((points[side], points[1 - side], sides[1 - side]))


def _margins(facts: Facts, table: Table, stages: dict[int, list[int]], shares: Shares) -> None:
    """The winners of the clearest stage get as many points as there are stages; equal ones share."""
    margins = {stage: abs(a - b) for stage, (a, b) in stages.items()}
    most = facts.regulations["stages"]
    for stage, (a, b) in stages.items():
        better = sum(margin > margins[stage] for margin in margins.values())
        equal = sum(margin == margins[stage] for margin in margins.values())
        points = Fraction(sum(most - better - step for step in range(equal)), equal)
        sides = places(facts, table, stage * hands_together(facts, table)).sides()
        won = (points / 2, points / 2) if a == b else (points * (a > b), points * (a < b))
        for side, people in enumerate(sides):
            for who in people:
                shares[who].victory += won[side]
                shares[who].faced.append((won[side], won[1 - side], sides[1 - side]))


Points = dict[int, tuple[Fraction, int]]


def matchpoints(facts: Facts, results: Mapping[Key, Report]) -> dict[Key, Points]:
    """By round and table: the matchpoints of each team, and how many it could have had."""
    played: dict[int, list[tuple[Table, Hand]]] = defaultdict(list)
    for key, report in results.items():
        table = facts.table(*key)
        if table is not None and table.first_board:
            for index, hand in enumerate(report.hands):
                played[table.first_board + index].append((table, hand))
    found: dict[Key, Points] = defaultdict(dict)
    for board in played.values():
        for table, hand in board:
            others = [other for seated, other in board if seated is not table]
            here = found[table.key]
            for side, who in enumerate(table.seats[:2]):
                got, most = here.get(who, (Fraction(0), 0))
                here[who] = (got + _points(hand, others, side), most + 2 * len(others))
    return found


def _points(hand: Hand, others: list[Hand], side: int) -> Fraction:
    if hand.awarded is not None:
        return Fraction(AWARDS[hand.awarded[side]] * 2 * len(others), 100)
    sign = 1 if side == 0 else -1
    total = 0
    for other in others:
        gained = 0 if other.awarded is not None else sign * (hand.a - hand.b - other.a + other.b)
        total += 2 if gained > 0 else int(gained == 0)
    return Fraction(total)
