"""Which single row of a printed list is wrong, if its sum does not come out.

A sum that is off by n points at every row alike. But the list was put in order before it was misread or
misprinted: only a row that stands in its right place with n points less (or more) can be the wrong one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tichu_turnier.finding import Finding, Severity

MOST_NAMED = 6
"""Where more rows come into question, naming them does not help."""


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """One row of a list, in the order in which it stands there."""

    name: str
    values: tuple[int, ...]
    """What the list goes by, the weightiest first, e.g. victory points, then Tichu points; more is better."""


@dataclass(frozen=True, slots=True)
class RowRepair:
    """A row whose correction alone makes the sum and the order of a list right."""

    index: int
    """Which row, from 0."""
    name: str
    printed: int
    right: int


def row_repairs(rows: Sequence[PrintedRow], total: int, column: int = 0) -> tuple[RowRepair, ...]:
    """Every row whose correction alone brings the sum of `column` to `total` and leaves the list in order.

    Empty where the sum is right. One row: it is the wrong one, if only one is. Several: the order does not
    tell them apart.
    """
    off = sum(row.values[column] for row in rows) - total
    found: list[RowRepair] = []
    for index, row in enumerate(rows if off else ()):
        values, right = [each.values for each in rows], row.values[column] - off
        values[index] = (*row.values[:column], right, *row.values[column + 1 :])
        if all(above >= below for above, below in pairwise(values)):
            found.append(RowRepair(index, row.name, row.values[column], right))
    return tuple(found)


def misplaced(rows: Sequence[PrintedRow]) -> tuple[int, ...]:
    """Indexes of the rows that stand below one with less."""
    pairs = enumerate(pairwise(row.values for row in rows), 1)
    return tuple(index for index, (above, below) in pairs if below > above)


def ranking_findings(rows: Sequence[PrintedRow], total: int, column: int = 0) -> tuple[Finding, ...]:
    """What is wrong with the sum of a list, and which row it must be; nothing where the sum is right.

    The row is named only where it is the only one: else as many as there are, or that it is more than one.
    """
    off = sum(row.values[column] for row in rows) - total
    if not off:
        return ()
    printed: dict[str, str | int] = {"sum": total + off, "right": total, "off": off, "by": abs(off)}
    found = row_repairs(rows, total, column)
    wrong = Finding("ranking-sum", args={**printed, "too": "much" if off > 0 else "little"})
    if len(found) != 1:
        names = ", ".join(each.name for each in found[:MOST_NAMED])
        several: dict[str, str | int] = {"count": len(found), "names": names}
        return wrong, Finding("ranking-no-single-row", Severity.NOTE, several)
    (row,) = found
    about = {"line": row.index + 1, "printed": row.printed, "right": row.right}
    return wrong, Finding("ranking-row", Severity.NOTE, {"name": row.name, **about})
