"""Number the tables so that people do not always sit at the same one."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType

NOBODY: Mapping[int, int] = MappingProxyType({})
NEEDED = 1 << 32
"""What any other table costs somebody who needs one: more than all visits together."""
SWEEPS = 2
"""How often the tables of a whole plan are numbered anew; more help hardly ever."""


def assign_tables(
    groups: Sequence[Collection[int]],
    visits: Mapping[tuple[int, int], int],
    needs: Mapping[int, int] = NOBODY,
) -> tuple[int, ...]:
    """The number of each group's table, so that people come back to a table as rarely as possible.

    The first time that somebody comes back counts 1, the second time 4, then 9; the sum is the least possible
    for this round. Among equals the order of the groups decides, which is by lot after a draw.

    Args:
        groups: who sits together, people or partnerships.
        visits: how often each (person, table number) has happened.
        needs: which table somebody needs. That is worth more than any visits; where two groups need the same
            table, one of them gets another.
    """
    needed = {needs[person] for group in groups for person in group if person in needs}
    others = (number for number in range(1, len(groups) + len(needed) + 1) if number not in needed)
    free = sorted([*needed, *islice(others, max(0, len(groups) - len(needed)))])
    costs = [[0] * len(free) for _ in groups]
    row_of = {person: row for row, group in enumerate(groups) for person in group}
    column_of = {number: column for column, number in enumerate(free)}
    for (person, number), times in visits.items():
        if person in row_of and number in column_of:
            costs[row_of[person]][column_of[number]] += times * times
    for person in row_of.keys() & needs.keys():
        row = costs[row_of[person]]
        row[:] = [cost + NEEDED * (number != needs[person]) for cost, number in zip(row, free, strict=True)]
    return tuple(free[column] for column in assignment(costs))


def number_tables(rounds: Sequence[Sequence[Collection[int]]]) -> list[tuple[int, ...]]:
    """The numbers of the tables of all rounds of a plan, from 1, so that people rarely come back to one.

    Each round is numbered as in `assign_tables`, then twice more, knowing the later ones.
    """
    found: list[tuple[int, ...]] = [() for _ in rounds]
    visits: Counter[tuple[int, int]] = Counter()
    for round_ in [*range(len(rounds))] * (1 + SWEEPS):
        groups = rounds[round_]
        visits.subtract(_seated(groups, found[round_]))
        found[round_] = assign_tables(groups, visits)
        visits.update(_seated(groups, found[round_]))
    return found


def _seated(groups: Sequence[Collection[int]], numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Every person with the number of the table; none where it has no number yet."""
    for group, number in zip(groups, numbers, strict=False):
        yield from ((person, number) for person in group)


def assignment(costs: Sequence[Sequence[int]]) -> list[int]:
    """A column for each row so that the costs add up to the least; there are at least as many columns.

    The Hungarian method with potentials: each row in turn finds the cheapest way to a free column, on which
    rows placed before may be moved to another one.
    """
    columns = len(costs[0]) if costs else 0
    row_price, column_price = [0] * len(costs), [0] * columns
    owner, free = [-1] * columns, list(range(columns))
    for row, line in enumerate(costs):
        best = next((column for column in free if not line[column]), None)
        if best is not None:  # costs nothing, so that no other could be better
            owner[best] = row
        else:
            _place(row, costs, row_price, column_price, owner)
            best = next(column for column in free if owner[column] >= 0)
        free.remove(best)
    column_of = {row: column for column, row in enumerate(owner)}
    return [column_of[row] for row in range(len(costs))]


def _place(
    row: int, costs: Sequence[Sequence[int]], row_price: list[int], column_price: list[int], owner: list[int]
) -> None:
    """Give a row a column, moving others where that is cheapest; `owner` has the row of a column or -1."""
    open_columns = list(range(len(owner)))
    distance = [1 << 60] * len(owner)
    before = [-1] * len(owner)
    reached: list[int] = []
    column, walked = -1, 0
    here = row
    while here >= 0:
        price, line = row_price[here], costs[here]
        for other in open_columns:
            through = walked + line[other] - price - column_price[other]
            if through < distance[other]:
                distance[other], before[other] = through, column
        column = min(open_columns, key=lambda at: (distance[at], owner[at] >= 0))
        walked = distance[column]
        open_columns.remove(column)
        reached.append(column)
        here = owner[column]
    row_price[row] += walked
    for other in reached[:-1]:
        row_price[owner[other]] += walked - distance[other]
        column_price[other] -= walked - distance[other]
    while column >= 0:
        earlier = before[column]
        owner[column] = owner[earlier] if earlier >= 0 else row
        column = earlier
