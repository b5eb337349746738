"""Can everybody be paired by pairs that are allowed, asked of Edmonds' blossom algorithm?"""

from collections import deque
from collections.abc import Callable, Sequence


def can_pair_all(people: Sequence[int], allowed: Callable[[int, int], bool]) -> bool:
    """Is there a perfect matching of all people in which every pair is allowed?"""
    if len(people) % 2:
        return False
    near = [
        [j for j, other in enumerate(people) if i != j and allowed(who, other)]
        for i, who in enumerate(people)
    ]
    mate = [-1] * len(people)
    for i, others in enumerate(near):
        if mate[i] < 0:
            free = next((j for j in others if mate[j] < 0), None)
            if free is not None:
                mate[i], mate[free] = free, i
    return all(mate[i] >= 0 or _augment(near, mate, i) for i in range(len(people)))


def _augment(near: Sequence[Sequence[int]], mate: list[int], root: int) -> bool:
    """Looks for an alternating path from a free vertex to another and flips it."""
    size = len(near)
    parent, base, seen = [-1] * size, list(range(size)), [False] * size
    seen[root] = True
    queue = deque([root])
    while queue:
        v = queue.popleft()
        for to in near[v]:
            if base[v] == base[to] or mate[v] == to:
                continue
            if to == root or (mate[to] >= 0 and parent[mate[to]] >= 0):
                _contract(mate, parent, base, seen, queue, v, to)
            elif parent[to] < 0:
                parent[to] = v
                if mate[to] < 0:
                    _flip(mate, parent, to)
                    return True
                seen[mate[to]] = True
                queue.append(mate[to])
    return False


def _contract(
    mate: list[int], parent: list[int], base: list[int], seen: list[bool], queue: deque[int], v: int, to: int
) -> None:
    """Shrinks the odd circle through `v` and `to` into its base."""
    top = _common(mate, parent, base, v, to)
    blossom: set[int] = set()
    for start, child in ((v, to), (to, v)):
        node, below = start, child
        while base[node] != top:
            blossom |= {base[node], base[mate[node]]}
            parent[node], below = below, mate[node]
            node = parent[mate[node]]
    for node, under in enumerate(base):
        if under in blossom:
            base[node] = top
            if not seen[node]:
                seen[node] = True
                queue.append(node)


def _common(mate: list[int], parent: list[int], base: list[int], v: int, to: int) -> int:
    """The first base that both paths to the root share."""
    path = set()
    node = v
    while True:
        node = base[node]
        path.add(node)
        if mate[node] < 0:
            break
        node = parent[mate[node]]
    node = base[to]
    while node not in path:
        node = base[parent[mate[node]]]
    return node


def _flip(mate: list[int], parent: list[int], end: int) -> None:
    while end >= 0:
        before = parent[end]
        end_of_before = mate[before]
        mate[end], mate[before] = before, end
        end = end_of_before
