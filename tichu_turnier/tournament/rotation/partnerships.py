"""Who plays whom when fixed partnerships are drawn by lot, without a rematch while one can be avoided?"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tichu_turnier.tournament.rotation.byes import sitting_out
from tichu_turnier.tournament.rotation.lots import below, generator, shuffled

REMATCH = 1_000_000
"""Costs more than all lots of a round together, so a rematch is drawn only when there is no other way."""
LOT = 1_000
"""Lots lie between 0 and this, so equal draws are rare and each is equally likely."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One round of fixed partnerships: who plays whom at each table, and who has a bye."""

    tables: tuple[tuple[int, int], ...]
    sitting_out: tuple[int, ...] = ()


def draw_partnerships(present: Sequence[int], history: Sequence[Pairing], seed: int) -> Pairing:
    """Draws the next round by lot; as few rematches as possible, a bye for whoever has had the fewest.

    The same arguments give the same draw. Solved exactly by a matching of greatest weight (networkx).
    """
    import networkx as nx  # noqa: PLC0415 - a quarter of a second that only this draw needs

    rng = generator(seed, len(history), 2)
    byes = Counter(person for played in history for person in played.sitting_out)
    last = history[-1].sitting_out if history else ()
    resting = sitting_out(sorted(present), {}, byes, 2, rng, last)
    playing = [one for one in sorted(present) if one not in resting]
    met = Counter(frozenset(table) for played in history for table in played.tables)
    graph: nx.Graph[int] = nx.Graph()
    for one, other in combinations(playing, 2):
        graph.add_edge(one, other, weight=-REMATCH * met[frozenset((one, other))] ** 2 - below(rng, LOT))
    matched = sorted(tuple(sorted(edge)) for edge in nx.max_weight_matching(graph, maxcardinality=True))
    tables = [(one, other) if below(rng, 2) else (other, one) for one, other in matched]
    return Pairing(tuple(shuffled(rng, tables)), resting)
