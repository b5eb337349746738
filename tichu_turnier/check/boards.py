"""Matchpoints of prepared hands: each table is compared with every other that played the same board.

Better counts 2, level 1. An awarded score gives both sides their share of what could be had, and the other
tables are level with it.
"""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction

from .reading import Facts, Hand, Report, Table

Points = dict[int, tuple[Fraction, int]]


def matchpoints(facts: Facts, results: Mapping[tuple[int, int], Report]) -> dict[tuple[int, int], Points]:
    """By round and table: the matchpoints of each team, and how many it could have had."""
    played: dict[int, list[tuple[Table, Hand]]] = defaultdict(list)
    for key, report in results.items():
        table = facts.table(*key)
        if table is not None:
            for index, hand in enumerate(report.hands):
                played[table.first_board + index].append((table, hand))
    found: dict[tuple[int, int], Points] = defaultdict(dict)
    for board in played.values():
        for table, hand in board:
            others = [other for seated, other in board if seated is not table]
            here = found[table.round, table.number]
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
