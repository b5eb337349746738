"""Matching of the greatest weight (Edmonds' blossom algorithm)."""

from collections.abc import Iterable


def heaviest(weights: Iterable[tuple[int, int, int]]) -> set[tuple[int, int]]:
    """As many matches as can be had at once, of all such choices the one that weighs most.

    Args:
        weights: one, the other, and what their match weighs; the order decides between equals.
    """
    import networkx as nx  # noqa: PLC0415 - takes a quarter of a second, and only a draw needs it

    class Graph(nx.Graph):  # type: ignore[type-arg] # has no argument when it runs
        """Gives neighbours without a view around them, which saves a third of the time."""

        def __getitem__(self, node: int) -> dict[int, dict[str, int]]:  # type: ignore[override]
            return self._adj[node]  # type: ignore[attr-defined,no-any-return]

    graph = Graph()
    graph.add_weighted_edges_from(weights)
    found: set[tuple[int, int]] = nx.max_weight_matching(graph, maxcardinality=True)
    return found
