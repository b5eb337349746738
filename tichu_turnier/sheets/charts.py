"""Charts as they stand on a sheet: numbers to be drawn, words in place, and what is said instead of them."""

from dataclasses import dataclass

from tichu_turnier.tournament.insight.pictures import Curve, Spread

Tick = tuple[float, str]
"""A value of an axis, and what stands beside it."""


@dataclass(frozen=True, slots=True)
class PlaceCurves:
    """A line for each name through its places, the first on top; everybody else behind in grey."""

    said: str
    rounds: tuple[str, ...]
    curves: tuple[tuple[str, Curve], ...]
    behind: tuple[Curve, ...]
    last: int
    header: str
    """What names are called where it becomes a table."""
    share: float = 1.0
    """Which part of a page it fills, as far as there is room."""
    title: str = ""
    """Stands above it where nothing else does."""


@dataclass(frozen=True, slots=True)
class Lane:
    """How the numbers of one line lie, perhaps each of them, and perhaps one of them set apart."""

    label: str
    spread: Spread
    dots: tuple[float, ...] = ()
    own: float | None = None
    note: str = ""
    """Stands at the end of the line."""


@dataclass(frozen=True, slots=True)
class Lanes:
    """Lines below each other over the same axis: from the least to the most, the middle half as a bar."""

    said: str
    lanes: tuple[Lane, ...]
    ticks: tuple[Tick, ...]
    headers: tuple[str, ...]
    """What label, the five numbers of a spread, and note are called where it becomes a table."""
    share: float = 1.0
    title: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars beside each other, each with its words below and its count on top."""

    said: str
    bars: tuple[tuple[str, int], ...]
    headers: tuple[str, str]
    share: float = 1.0
    title: str = ""


Chart = PlaceCurves | Lanes | Bars
