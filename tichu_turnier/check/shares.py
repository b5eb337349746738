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
from tichu_turnier.check.scores import CALLS, first_outs
from tichu_turnier.check.seats import places, size, stage_of


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
    faced: list[tuple[Fraction, tuple[int, ...]]] = field(default_factory=list)
    """Victory points of each hand (or stage, or match, where those count), and against whom."""

    @property
    def opponents(self) -> tuple[int, ...]:
        """Everybody who sat on the other side, each once."""
        return tuple(dict.fromkeys(who for _, others in self.faced for who in others))


def shares_of(facts: Facts, upto: int) -> dict[Key, dict[int, Share]]:
    """For each result up to a round, by round and table: the share of each entrant."""
    results = {key: report for key, report in facts.results.items() if key[0] <= upto}
    points = matchpoints(facts, results) if facts.regulations["scoring"]["unit"] == "matchpoints" else {}
    found: dict[Key, dict[int, Share]] = {}
    for key, report in results.items():
        table = facts.table(*key)
        if table is not None:
            found[key] = _match(facts, table, report)
            for who, (got, most) in points.get(key, {}).items():
                share = found[key][who]
                share.victory, share.possible = Fraction(got), most
                share.faced = [(share.victory, share.opponents)]
    return found


def _match(facts: Facts, table: Table, report: Report) -> dict[int, Share]:
    shares = {who: Share() for who in table.entrants()}
    rulings = _rulings(facts, table)
    whole = rulings.get(0)
    if whole is not None:
        _adjusted_match(facts, table, report, whole, shares)
        return shares
    if not report.hands:
        _totals(table, report, shares)
    stages: dict[int, list[int]] = {}
    for index, hand in enumerate(report.hands):
        ruling = rulings.get(index + 1)
        if ruling is not None and ruling.kind == "hand-annulled":
            continue
        a, b = (hand.a, hand.b) if ruling is None else _ruled(facts, table, index, ruling)
        margin = stages.setdefault(stage_of(facts, table, index), [0, 0])
        margin[0], margin[1] = margin[0] + a, margin[1] + b
        _hand(facts, table, index, (a, b), hand if ruling is None else None, shares)
    _match_points(facts, table, stages, shares)
    return shares


def _rulings(facts: Facts, table: Table) -> dict[int, Penalty]:
    """By hand, 0 for the whole match: what another score or nothing counts for."""
    return {
        penalty.hand: penalty
        for penalty in facts.penalties
        if penalty.kind in {"hand-annulled", "adjusted-score"}
        and penalty.round == table.round
        and set(penalty.who) & set(table.entrants())
    }


def _ruled(facts: Facts, table: Table, index: int, ruling: Penalty) -> tuple[int, int]:
    """What counts for both sides instead: `amount` for who is named, `against` for the others."""
    first, _ = places(facts, table, index).sides()
    own = (ruling.amount, ruling.against)
    return own if set(ruling.who) & set(first) else own[::-1]


def _totals(table: Table, report: Report, shares: dict[int, Share]) -> None:
    for side, who in enumerate(table.seats[:2]):
        shares[who].own, shares[who].against = report.totals[side], report.totals[1 - side]
        shares[who].hands = report.played


def _hand(
    facts: Facts,
    table: Table,
    index: int,
    counts: tuple[int, int],
    hand: Hand | None,
    shares: dict[int, Share],
) -> None:
    """Adds what one hand brings; a hand with a ruling (None) counts by its points alone."""
    seated = places(facts, table, index)
    sides = seated.sides()
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
                points = Fraction(_victory_points(facts, table, side, counts, hand))
                share.victory += points
                share.faced.append((points, sides[1 - side]))
    if hand is not None:
        out_first = _out_first(facts, table, hand)
        for seat, call in enumerate(hand.calls):
            if CALLS[call] and seat in out_first:
                shares[seated.seats[seat]].calls_made += 1


def _victory_points(facts: Facts, table: Table, side: int, counts: tuple[int, int], hand: Hand | None) -> int:
    """Victory points of one side: win, tie, double victory, double victory with a call lost."""
    points: dict[str, int] = facts.regulations["scoring"]
    if hand is not None and hand.double in {"02", "13"}:
        if hand.double != ("02", "13")[side]:
            return 0
        first = _out_first(facts, table, hand)
        lost = any(
            CALLS[call] and seat % 2 == side and seat not in first for seat, call in enumerate(hand.calls)
        )
        return points["double_with_lost_call"] if lost else points["double"]
    own, other = counts[side], counts[1 - side]
    return points["tie"] if own == other else points["win"] * (own > other)


def _out_first(facts: Facts, table: Table, hand: Hand) -> tuple[int | None, ...]:
    """Who can have been out first; of an accepted hand that cannot be, whoever is said to have been."""
    return first_outs(facts, table, hand) or (hand.first_out,)


def _adjusted_match(
    facts: Facts, table: Table, report: Report, ruling: Penalty, shares: dict[int, Share]
) -> None:
    """Another score counts for the whole match."""
    own = _ruled(facts, table, 0, ruling)
    for side, people in enumerate(places(facts, table, 0).sides()):
        for who in people:
            shares[who].own, shares[who].against, shares[who].hands = own[side], own[1 - side], report.played
    _match_points(facts, table, {0: list(own)}, shares)


def _match_points(facts: Facts, table: Table, stages: dict[int, list[int]], shares: dict[int, Share]) -> None:
    """What the match as a whole brings: by its totals, or by the margins of its stages."""
    scoring = facts.regulations["scoring"]
    if size(table) == 2:  # noqa: PLR2004
        for who, rival in (table.seats[:2], table.seats[1::-1]):
            share = shares[who]
            if scoring["unit"] == "match":
                win, tie = scoring["win"], scoring["tie"]
                share.victory = Fraction(
                    tie if share.own == share.against else win * (share.own > share.against)
                )
            share.faced.append((share.victory, (rival,)))
    if scoring["unit"] == "margin":
        _margins(facts, table, stages, shares)


def _margins(facts: Facts, table: Table, stages: dict[int, list[int]], shares: dict[int, Share]) -> None:
    """The winners of the clearest stage get as many points as there are stages; equal ones share."""
    margins = {stage: abs(a - b) for stage, (a, b) in stages.items()}
    most = facts.regulations["stages"]
    for stage, (a, b) in stages.items():
        better = sum(margin > margins[stage] for margin in margins.values())
        equal = sum(margin == margins[stage] for margin in margins.values())
        points = Fraction(sum(most - better - step for step in range(equal)), equal)
        hand = next(i for i in range(1000) if stage_of(facts, table, i) == stage)
        sides = places(facts, table, hand).sides()
        winners = sides[0] if a > b else sides[1]
        for side, people in enumerate(sides):
            for who in people:
                got = points / 2 if a == b else points * (who in winners)
                shares[who].victory += got
                shares[who].faced.append((got, sides[1 - side]))


Points = dict[int, tuple[Fraction, int]]


def matchpoints(facts: Facts, results: Mapping[Key, Report]) -> dict[Key, Points]:
    """By round and table: the matchpoints of each team, and how many it could have had."""
    played: dict[int, list[tuple[Table, Hand]]] = defaultdict(list)
    for key, report in results.items():
        table = facts.table(*key)
        if table is not None:
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
        return Fraction(hand.awarded[side] * 2 * len(others), 100)
    sign = 1 if side == 0 else -1
    total = 0
    for other in others:
        gained = 0 if other.awarded is not None else sign * (hand.a - hand.b - other.a + other.b)
        total += 2 if gained > 0 else int(gained == 0)
    return Fraction(total)
