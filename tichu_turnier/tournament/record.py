"""What is known of one entrant when the standings are made?"""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Record:
    """Sums of one entrant over the rounds counted; points include the credit for byes."""

    victory_points: Fraction
    tichu_points: Fraction
    tichu_points_against: int
    hands: int
    hands_won: int
    double_victories: int
    calls_made: int
    calls_lost: int
    best_round: Fraction | int
    """Most victory points in one round."""
    byes: int
