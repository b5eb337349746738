"""Can everybody be paired by pairs that are allowed, asked of the matrix of Tutte?"""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

_PRIME = (1 << 61) - 1


def can_pair_all(people: Sequence[int], allowed: Callable[[int, int], bool]) -> bool:
    """Is there a perfect matching of all people in which every pair is allowed?

    Where everybody may meet half of all, there is one (Dirac 1952). Else there is one if a matrix that has an
    unknown for each allowed pair, once with a minus, is regular (Tutte 1947): with random numbers modulo a
    large prime for the unknowns it is then singular less than once in 10**15 times (Lovász 1979).
    """
    size, chance = len(people), Random(1)  # noqa: S311 - any numbers will do
    matrix = [[0] * size for _ in people]
    for (i, one), (j, other) in combinations(enumerate(people), 2):
        if allowed(one, other):
            matrix[i][j] = chance.randrange(1, _PRIME)
            matrix[j][i] = _PRIME - matrix[i][j]
    many = all(2 * (size - row.count(0)) >= size for row in matrix)
    return size % 2 == 0 and (many or _is_regular(matrix))


def _is_regular(rows: list[list[int]]) -> bool:
    """By Gaussian elimination from the last column on; the rows are used up."""
    while rows:
        at = next((number for number, row in enumerate(rows) if row[-1]), None)
        if at is None:
            return False
        pivot = rows.pop(at)
        inverse = pow(pivot.pop(), -1, _PRIME)
        for row in rows:
            factor = row.pop() * inverse
            row[:] = [(one - factor * other) % _PRIME for one, other in zip(row, pivot, strict=True)]
    return True
