"""What does a criterion of the standings look like?"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.tournament.record import Record


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One criterion: the larger value stands higher. Its name is the text `tie-break-<key>`."""

    key: str
    value: Callable[[Record], Fraction | int]
