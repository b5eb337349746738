"""At which table does each group of a round sit, so that people do not always sit at the same one?"""

from collections.abc import Mapping, Sequence


def assign_tables(groups: Sequence[Sequence[int]], visits: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """The table number (from 1) of each group; a permutation of 1 .. number of groups.

    `visits` counts how often (person, table) has happened. Group by group the table that its people know
    least is taken, then neighbours are exchanged as long as that helps.
    """
    count = len(groups)
    cost = [
        [sum((visits.get((p, t), 0) + 1) ** 2 for p in group) for t in range(1, count + 1)]
        for group in groups
    ]
    places: list[int] = []
    free = list(range(count))
    for row in cost:
        best = min(free, key=row.__getitem__)
        free.remove(best)
        places.append(best)
    for _ in range(2):
        _exchange(cost, places)
    return tuple(place + 1 for place in places)


def _exchange(cost: list[list[int]], places: list[int]) -> None:
    """Exchanges two groups wherever both together know their new tables less."""
    for one in range(len(places)):
        for other in range(one):
            now = cost[one][places[one]] + cost[other][places[other]]
            then = cost[one][places[other]] + cost[other][places[one]]
            if then < now:
                places[one], places[other] = places[other], places[one]
