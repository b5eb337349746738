"""What is known of one entrant when the standings are made."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.tournament.model.snapshot import EntrantId

Number = int | Fraction


def shared_places(merits: Iterable[Hashable]) -> list[int]:
    """The places of a list, the best first; equals share one, and the next is skipped: 1, 2, 2, 4."""
    first: dict[Hashable, int] = {}
    return [first.setdefault(merit, place) for place, merit in enumerate(merits, 1)]


@dataclass(frozen=True, slots=True)
class Ruled:
    """How much more was played than counts, by rulings on hands."""

    victory_points: Number = 0
    tichu_points: int = 0
    hands: int = 0


NOT_RULED = Ruled()


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
    credited_against: Fraction = Fraction(0)
    """For byes; part of `tichu_points`."""
    penalty_victory_points: int = 0
    """Taken away by penalties; `victory_points` are without them."""
    penalty_tichu_points: int = 0
    """Taken away by penalties; `tichu_points` are without them."""
    ruled: Ruled = NOT_RULED
    possible: int = 0
    """The most matchpoints that the hands could bring, where prepared hands are compared."""
    dropped: tuple[int, ...] = ()
    """The numbers of the rounds that do not count because others were better."""
    dropped_byes: int = 0
    """How many of those were sat out; part of `byes`."""

    @property
    def matchpoint_percentage(self) -> Fraction:
        """Matchpoints won at the tables of 100 that could be won there; 0 before anything was compared."""
        won = self.victory_points - self.credited_victory_points
        return 100 * won / self.possible if self.possible else Fraction(0)

    @property
    def victory_points_played(self) -> Fraction:
        """Before penalties and rulings on hands changed what counts."""
        return self.victory_points + self.penalty_victory_points + self.ruled.victory_points

    @property
    def tichu_points_played(self) -> Fraction:
        """Before penalties and rulings on hands changed what counts."""
        return self.tichu_points + self.penalty_tichu_points + self.ruled.tichu_points

    @property
    def victory_points_per_hand(self) -> Fraction:
        """What was won at the tables by hands played there; 0 where their number is unknown."""
        won = self.victory_points - self.credited_victory_points
        return won / self.hands if self.hands else Fraction(0)

    @property
    def tichu_points_per_hand(self) -> Fraction:
        """What was won at the tables by hands played there; 0 where their number is unknown."""
        won = self.tichu_points - self.credited_tichu_points
        return won / self.hands if self.hands else Fraction(0)
