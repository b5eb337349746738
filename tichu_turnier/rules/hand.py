"""What a table reports about one hand."""

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


class Award(StrEnum):
    """What a side gets for a prepared hand that it could not play: an adjusted score.

    Who is not to blame gets the average, or more where the others are; who is to blame, less. 60, 50 and 40 %
    are those of the Laws of Duplicate Bridge 2017 (Law 12 C2), 80 and 20 % those of aragos/tichu-tournament.
    """

    AVERAGE_PLUS_PLUS = "avg++"
    AVERAGE_PLUS = "avg+"
    AVERAGE = "avg"
    AVERAGE_MINUS = "avg-"
    AVERAGE_MINUS_MINUS = "avg--"

    @property
    def percent(self) -> int:
        return {"avg++": 80, "avg+": 60, "avg": 50, "avg-": 40, "avg--": 20}[self.value]


Awards = tuple[Award, Award]
"""What seats 0+2 and what seats 1+3 get."""


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
    awarded: Awards | None = None
    """Adjusted scores of a prepared hand that was not played; then all else is as by default, 0 : 0."""
    special_cards_out: bool = False
    """Whether Back to the Roots took the four special cards out of the hand (Booster FAQ: Ouvert)."""

    @property
    def double_of(self) -> int | None:
        """The side that is said to have won a double victory, if any."""
        return None if self.double is None else self.double.side
