"""What became of each cell of a line: read, left out by name, or doubted."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity


class Fate(StrEnum):
    """What became of a cell."""

    USED = "used"
    IGNORED = "ignored"
    """Left out, and a finding names it: of the line, or of its column."""
    DOUBTED = "doubted"
    """It can mean two things: the line waits."""


@dataclass(frozen=True, slots=True)
class CellFate:
    """What became of one cell, and the finding that says so; none for a cell that was read."""

    fate: Fate
    finding: Finding | None = None


Account = Mapping[int, CellFate]
"""The fate of each cell in which something stands, by index."""


def account_of(
    row: Row, read: frozenset[int], columns: Mapping[int, str], findings: tuple[Finding, ...], *, taken: bool
) -> Account:
    """The fates of the cells of a row.

    `read` are the columns that mean something, `columns` the names of the others; a finding whose `where` is
    `("cell", index)` is about that cell. A line that is not `taken` says why with its first finding.
    """
    about = {each.where[1]: each for each in findings if each.where[:1] == ("cell",)}
    found: dict[int, CellFate] = {}
    for index, cell in enumerate(row.cells):
        if not cell:
            continue
        if index in about:
            blocks = about[index].blocks
            found[index] = CellFate(Fate.DOUBTED if blocks else Fate.IGNORED, about[index])
        elif not taken:
            found[index] = CellFate(Fate.IGNORED, findings[0] if findings else None)
        elif index in read:
            found[index] = CellFate(Fate.USED)
        else:
            names = {"names": columns.get(index, cell)}
            found[index] = CellFate(Fate.IGNORED, Finding("import-column-ignored", Severity.NOTE, names))
    return found
