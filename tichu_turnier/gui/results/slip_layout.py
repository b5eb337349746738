"""Where on the screen does each part of a score slip stand?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tichu_turnier.entry.view import StageView

_PLAYERS = 4
_LEAST_NAME = 4.2
_LEAST_NAME_OF_SIX = 3.2
_MOST_NAME = 9.0
_LEAST_MARGIN = 12.5
_MOST_MARGIN = 26.0


@dataclass(frozen=True, slots=True)
class Columns:
    """Left edges and widths of the columns, in the order of the slip; `unit` is the height of letters."""

    unit: float
    name: float
    margin: float
    """Room on the right for what is said about a line."""
    booster: bool = False
    """Whether there is a column for Back to the Roots."""
    players: int = _PLAYERS
    """How many names there are: six at a table of six."""
    tight: bool = False
    """Whether the numbers have only just room, as beside six names on a small screen."""

    @property
    def number(self) -> float:
        """Width of the number of a hand."""
        return 1.9 * self.unit

    @property
    def roots(self) -> float:
        """Width of the tick for Back to the Roots, behind the number."""
        return 2.3 * self.unit if self.booster else 0.0

    @property
    def double(self) -> float:
        """Width of the tick for a double victory."""
        return (2.1 if self.tight else 2.5) * self.unit

    @property
    def points(self) -> float:
        """Width of the points."""
        return (2.8 if self.tight else 3.3) * self.unit

    @property
    def running(self) -> float:
        """Width of the running sum."""
        return (2.7 if self.tight else 3.3) * self.unit

    @property
    def side(self) -> float:
        """Width of one side."""
        return self.players // 2 * self.name + self.double + self.points + self.running

    @property
    def gap(self) -> float:
        """Room between the sides."""
        return 0.5 * self.unit

    @property
    def width(self) -> float:
        """Width of the slip without the margin."""
        return self.side_left(0) + 2 * self.side + self.gap

    def side_left(self, side: int) -> float:
        """Where a side begins."""
        return self.number + self.roots + side * (self.side + self.gap)

    def mark_left(self, column: int) -> float:
        """Where the cell of a player begins; columns as in the slip."""
        side, place = divmod(column, self.players // 2)
        return self.side_left(side) + place * self.name

    def double_left(self, side: int) -> float:
        """Where the tick for a double victory stands."""
        return self.side_left(side) + self.players // 2 * self.name

    def points_left(self, side: int) -> float:
        """Where the points stand."""
        return self.double_left(side) + self.double

    def running_left(self, side: int) -> float:
        """Where the running sum stands."""
        return self.points_left(side) + self.points


def columns_for(
    width: float, letters: QFontMetricsF, *, booster: bool = False, players: int = _PLAYERS
) -> Columns:
    """Columns for that many pixels: names get the room that is left."""
    unit = letters.height()
    least = (_LEAST_NAME if players == _PLAYERS else _LEAST_NAME_OF_SIX) * unit
    bare = Columns(unit, 0, 0, booster, players)
    if players > _PLAYERS and width - bare.width < players * _LEAST_NAME * unit + _LEAST_MARGIN * unit:
        bare = replace(bare, tight=True)
    free = width - bare.width
    name = min(_MOST_NAME * unit, max(least, (free - _LEAST_MARGIN * unit) / players))
    return replace(bare, name=name, margin=min(_MOST_MARGIN * unit, max(0.0, free - players * name)))


@dataclass(frozen=True, slots=True)
class StagePlace:
    """Where a stage stands: its head with the names, a line of keys where it is typed into, its lines."""

    head: QRectF
    keys: QRectF | None
    lines: tuple[QRectF, ...]

    @property
    def whole(self) -> QRectF:
        """Everything together."""
        return self.head.united(self.lines[-1]) if self.lines else self.head


def stage_places(
    stages: Sequence[StageView], columns: Columns, top: float, head_lines: int, height: float = 0
) -> Iterator[StagePlace]:
    """The stages below each other; lines grow a little where `height` leaves room."""
    unit = columns.unit
    head, keys, gap = (0.45 + head_lines) * unit, 1.5 * unit, 0.55 * unit
    fixed = len(stages) * (head + gap) + keys
    count = sum(len(stage.lines) for stage in stages)
    line = min(2.6 * unit, max(1.62 * unit, (height - fixed) / max(1, count)))
    for stage in stages:
        head_box = QRectF(0, top, columns.width, head)
        top += head
        keys_box = QRectF(0, top, columns.width, keys) if stage.current else None
        top += keys if stage.current else 0
        lines = tuple(QRectF(0, top + index * line, columns.width, line) for index in range(len(stage.lines)))
        top += len(lines) * line + gap
        yield StagePlace(head_box, keys_box, lines)
