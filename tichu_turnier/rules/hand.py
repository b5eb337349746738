"""What does a table report about one hand?"""

from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.rules.calls import NO_CALLS, Calls


class Double(StrEnum):
    """Which side won a double victory, if any."""

    NO = "no"
    SIDE_02 = "02"
    SIDE_13 = "13"

    @property
    def side(self) -> int | None:
        """0 for seats 0+2, 1 for seats 1+3, None without a double victory."""
        if self is Double.NO:
            return None
        return 0 if self is Double.SIDE_02 else 1


DOUBLE_OF_SIDE = (Double.SIDE_02, Double.SIDE_13)


@dataclass(frozen=True, slots=True)
class HandReport:
    """One hand as it stands on a score slip, calls included in the points.

    `a` and `b` are the Tichu points of seats 0+2 and of seats 1+3. `first_out` None: not written down,
    and none of the callers was first. `double` None: not written down, to be concluded or asked.
    """

    a: int
    b: int
    calls: Calls = NO_CALLS
    first_out: int | None = None
    double: Double | None = None
