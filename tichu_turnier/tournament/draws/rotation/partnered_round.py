"""One round whose partners are drawn for that round only."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from tichu_turnier.tournament.draws.rotation.grouping import Grouping

Foursome = tuple[int, int, int, int]
"""a, b, c, d: a and b partner each other against c and d."""


@dataclass(frozen=True, slots=True)
class PartneredRound(Grouping):
    """One round in which, of each table, the first two partner each other against the other two."""

    def shape(self) -> Hashable:
        """What is the same in two rounds that differ only in their order: who partners whom, who rests."""
        tables = (frozenset({frozenset(table[:2]), frozenset(table[2:])}) for table in self.tables)
        return frozenset(tables), frozenset(self.sitting_out)


def sided(grouping: Grouping) -> PartneredRound:
    """The grouping with its partners; if it has none yet, as its tables happen to stand."""
    return (
        grouping
        if isinstance(grouping, PartneredRound)
        else PartneredRound(grouping.tables, grouping.sitting_out)
    )


def splits(table: Sequence[int]) -> tuple[Foursome, Foursome, Foursome]:
    """The three ways in which four people can be two against two."""
    a, b, c, d = table
    return (a, b, c, d), (a, c, b, d), (a, d, b, c)
