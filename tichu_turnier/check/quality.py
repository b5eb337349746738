"""How often people met again up to a round, as partners, opponents and at all; sit-outs and tables."""

from collections import Counter
from itertools import combinations

from .reading import Facts, Table
from .seats import places, planned_hands, size

Pairs = tuple[set[frozenset[int]], set[frozenset[int]]]


def partners_and_opponents(facts: Facts, table: Table) -> Pairs:
    """Who plays with whom, and who against whom, in some hand of that match."""
    if size(table) == 2:  # noqa: PLR2004
        return set(), {frozenset(table.seats[:2])}
    partners: set[frozenset[int]] = set()
    opponents: set[frozenset[int]] = set()
    for hand in range(max(1, planned_hands(facts, table))):
        one, other = places(facts, table, hand).sides()
        partners |= {frozenset(pair) for side in (one, other) for pair in combinations(side, 2)}
        opponents |= {frozenset((a, b)) for a in one for b in other}
    return partners, opponents


def quality(facts: Facts, upto: int) -> dict[str, int]:
    """How often too much each pair met in all rounds up to one; sit-outs of those who were always there."""
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    meetings: Counter[frozenset[int]] = Counter()
    tables: Counter[tuple[int, int]] = Counter()
    byes: Counter[int] = Counter()
    always: set[int] = set()
    for drawn in facts.rounds[:upto]:
        byes.update(drawn.sitting_out)
        here = set(drawn.sitting_out)
        for table in drawn.tables:
            with_whom, against = partners_and_opponents(facts, table)
            partners.update(with_whom)
            opponents.update(against)
            meetings.update(frozenset(pair) for pair in combinations(table.entrants(), 2))
            tables.update((who, table.number) for who in table.entrants())
            here.update(table.entrants())
        always = here if drawn.number == 1 else always & here
    rested = [byes[who] for who in always]
    return {
        "partner_repeats": _surplus(partners),
        "opponent_repeats": _surplus(opponents),
        "meeting_repeats": _surplus(meetings),
        "sit_out_spread": max(rested, default=0) - min(rested, default=0),
        "table_repeats": _surplus(tables),
    }


def _surplus(counts: Counter[frozenset[int]] | Counter[tuple[int, int]]) -> int:
    return sum(count - 1 for count in counts.values())
