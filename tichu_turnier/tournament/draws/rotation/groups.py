"""Part a field into equal groups, and cross their best without an early rematch."""

from collections.abc import Sequence

from tichu_turnier.tournament.draws.rotation.pairings.knock_out import seeded
from tichu_turnier.tournament.draws.rotation.tables import assignment

_LEAST = 2
"""Fewer make no group."""
_DEARER = 8
"""How much worse it is to meet one round earlier: more than all that meet later."""


def snake(seeds: Sequence[int], groups: int) -> list[list[int]]:
    """The groups that are dealt out to and fro, the best first; larger groups first."""
    count = _count(len(seeds), groups)
    dealt: list[list[int]] = [[] for _ in range(count)]
    for number, who in enumerate(seeds):
        turn, place = divmod(number, count)
        dealt[count - 1 - place if turn % 2 else place].append(who)
    return sorted(dealt, key=len, reverse=True)


def sizes(people: int, groups: int) -> list[int]:
    """How many are in each group, the larger ones first."""
    count = _count(people, groups)
    return [people // count + (number < people % count) for number in range(count)]


def rounds_of(size: int) -> int:
    """How many rounds a group takes until everybody has played everybody."""
    return size - 1 + size % 2 if size > 1 else 0


def crossed(ranked: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The bracket of those who go on, from top to bottom: their groups ranked, the best of each first.

    The firsts are its first seeds, then come the seconds; who was in one group meets as late as possible.
    """
    field = sum(map(len, ranked))
    bracket = seeded(range(field))
    place = {seed: number for number, seed in enumerate(bracket)}
    taken: dict[int, list[int]] = {}
    seeds: list[int] = []
    for tier in range(max(map(len, ranked), default=0)):
        groups = [number for number, group in enumerate(ranked) if len(group) > tier]
        free = range(len(seeds), len(seeds) + len(groups))
        costs = [[_closeness(place[seed], taken.get(group, ())) for seed in free] for group in groups]
        chosen = dict(zip(assignment(costs), groups, strict=True))
        for column, seed in enumerate(free):
            group = chosen[column]
            seeds.append(ranked[group][tier])
            taken.setdefault(group, []).append(place[seed])
    return seeded(seeds)


def _closeness(place: int, others: Sequence[int]) -> int:
    """How soon somebody at this place of the bracket meets those at other places."""
    return sum(_DEARER ** (16 - (place ^ other).bit_length()) for other in others)


def _count(people: int, groups: int) -> int:
    return max(1, min(groups, people // _LEAST))
