"""One round at tables of four people who are regrouped between rounds."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations


@dataclass(frozen=True, slots=True)
class Grouping:
    """One round: who shares a table, and who rests; the order has no meaning but the lot."""

    tables: tuple[tuple[int, int, int, int], ...]
    sitting_out: tuple[int, ...] = ()

    def people(self) -> frozenset[int]:
        """Everybody who was there."""
        return frozenset(chain(self.sitting_out, *self.tables))

    def shape(self) -> Hashable:
        """What is the same in two groupings that differ only in their order."""
        return frozenset(map(frozenset, self.tables)), frozenset(self.sitting_out)


def rests(history: Sequence[Grouping]) -> Counter[int]:
    """How often each person has sat out."""
    return Counter(person for played in history for person in played.sitting_out)


def last_bench(history: Sequence[Grouping]) -> tuple[int, ...]:
    """Who sat out in the latest round."""
    return history[-1].sitting_out if history else ()


def met_before(history: Sequence[Grouping]) -> dict[int, set[int]]:
    """Everybody's table mates so far."""
    met: dict[int, set[int]] = {}
    for table in chain.from_iterable(played.tables for played in history):
        for person in table:
            met.setdefault(person, set()).update(table)
    return met


def reunions(grouping: Grouping, met: Mapping[int, set[int]]) -> int:
    """How many couples of a round have met before."""
    return sum(b in met.get(a, ()) for table in grouping.tables for a, b in combinations(table, 2))
