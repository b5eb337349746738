"""How a knock-out is played."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KnockOut:
    """The part of the regulations that only formats with a bracket ask."""

    seeded: bool = False
    """Whether the list of entrants is the seeding, the best first; else the lot decides."""
    third_place: bool = True
    """Whether the losers of the semi-finals play for the third place."""
    best_of_three_from: int = 0
    """With so many left, or fewer, two won matches are needed: 4 for semi-finals and final, 0 for never."""
    groups: int = 2
    """Into how many groups the field is parted, where groups come first."""
    advancing: int = 2
    """How many of each group go on."""


USUAL = KnockOut()
