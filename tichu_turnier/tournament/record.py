"""What is known of one entrant when the standings are made?"""

from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.tournament.model import EntrantId

Number = int | Fraction


@dataclass(frozen=True, slots=True)
class Record:
    """Sums of one entrant over the rounds that count; points include the credit for byes."""

    entrant: EntrantId
    victory_points: Fraction
    tichu_points: Fraction
    tichu_points_against: int
    hands: int
    hands_won: int
    double_victories: int
    calls_made: int
    calls_lost: int
    best_round: Number
    """Most victory points in one round."""
    byes: int
    matches: int
    matches_won: int
    """Matches with more Tichu points than the opponents had."""
    credited_victory_points: Fraction = Fraction(0)
    """For byes; part of `victory_points`."""
    credited_tichu_points: Fraction = Fraction(0)
    """For byes; part of `tichu_points`."""
    dropped: tuple[int, ...] = ()
    """The numbers of the rounds that do not count because others were better."""

    @property
    def victory_points_per_hand(self) -> Fraction:
        """What was won at the tables by hands played there; 0 where nobody wrote down how many."""
        won = self.victory_points - self.credited_victory_points
        return won / self.hands if self.hands else Fraction(0)

    @property
    def tichu_points_per_hand(self) -> Fraction:
        """What was won at the tables by hands played there; 0 where nobody wrote down how many."""
        won = self.tichu_points - self.credited_tichu_points
        return won / self.hands if self.hands else Fraction(0)
