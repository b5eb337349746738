"""Data of the pictures: who met whom, and the map of the room."""

from collections.abc import Mapping
from dataclasses import dataclass

Rounds = tuple[int, ...]
MOST_IN_A_ROW = 12
"""Tables beside each other on a map: with more, names could not be read."""
Spot = tuple[int, int]
"""Two of the people of a matrix, from 0, the smaller number first."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """People against people: in which rounds they were together, above and below the diagonal in two ways."""

    names: tuple[str, ...]
    above: Mapping[Spot, Rounds]
    below: Mapping[Spot, Rounds]
    rests: tuple[Rounds, ...]
    """For everybody the rounds in which he sat out."""
    titles: tuple[str, str]
    """What those above, and those below the diagonal were to each other."""
    legend: str

    @property
    def one_way(self) -> bool:
        """Whether both halves show the same."""
        return self.above is self.below

    def rounds(self, row: int, column: int) -> Rounds:
        """What stands in a cell."""
        if row == column:
            return self.rests[row]
        return self.above.get((row, column), ()) if row < column else self.below.get((column, row), ())


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table in the room: its number, and the names at it in two groups that play against each other."""

    title: str
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class RoomMap:
    """The tables as they stand in the room, so many in a row; `front` is what is before the first row."""

    tables: tuple[RoomTable, ...]
    per_row: int
    front: str
    headers: tuple[str, str]
    """What tables and people are called where it becomes a table."""
