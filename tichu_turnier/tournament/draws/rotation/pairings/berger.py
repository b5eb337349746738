"""Berger tables: who plays whom in which round of a round robin."""

Match = tuple[int, int]
"""Two numbers from 1; the first has the choice of sides, or plays at home."""


def berger(entrants: int) -> tuple[tuple[Match, ...], ...]:
    """All rounds for entrants 1 to n, as published; with an odd number somebody has no match in each.

    The last of an even number stays; the others stand in a circle that moves on by half of them a round,
    and whoever stands opposite each other plays (Berger tables, FIDE Handbook C.05 annex).
    """
    even = entrants + entrants % 2
    circle = even - 1
    rounds = []
    for turn in range(circle if entrants > 1 else 0):
        first = turn * (even // 2) % circle
        matches = [(even, first + 1) if turn % 2 else (first + 1, even)]
        matches += [
            ((first + step) % circle + 1, (first - step) % circle + 1) for step in range(1, even // 2)
        ]
        rounds.append(tuple(match for match in matches if entrants >= max(match)))
    return tuple(rounds)
