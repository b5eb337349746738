"""How do the points of one table become victory points and Tichu points of each entrant?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, lost_call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model import (
    EntrantId,
    Hands,
    Regulations,
    Result,
    Scoring,
    ScoringUnit,
    Seating,
    Seats,
    stage_seats,
)


@dataclass(slots=True)
class Share:
    """What one entrant brought away from one match: sums over its hands."""

    victory_points: int | Fraction = 0
    """Whole but where stages that were won equally clearly share theirs."""
    tichu_points: int = 0
    tichu_points_against: int = 0
    hands: int = 0
    hands_won: int = 0
    double_victories: int = 0
    calls_made: int = 0
    calls_lost: int = 0

    def add(self, other: "Share") -> None:
        """Adds the sums of another share to this one."""
        self.victory_points += other.victory_points
        self.tichu_points += other.tichu_points
        self.tichu_points_against += other.tichu_points_against
        self.hands += other.hands
        self.hands_won += other.hands_won
        self.double_victories += other.double_victories
        self.calls_made += other.calls_made
        self.calls_lost += other.calls_lost


def hand_victory_points(hand: HandReport, scoring: Scoring) -> tuple[int, int]:
    """Victory points of a player of seats 0+2 and of seats 1+3 for one hand.

    A hand is won by Tichu points, calls included; a double victory counts more, except for a side that
    lost a call (BrettspielWelt help, `turnier`; Turnierregel DTM).
    """
    side = None if hand.double is None else hand.double.side
    if side is not None:
        lost = lost_call(hand.calls, hand.first_out, side)
        points = scoring.double_with_lost_call if lost else scoring.double
        return (points, 0) if side == 0 else (0, points)
    return _by_points(hand.a, hand.b, scoring)


def match_shares(seating: Seating, result: Result, regulations: Regulations) -> dict[EntrantId, Share]:
    """What each entrant of a table brings away from its match."""
    shares = {entrant: Share() for entrant in seating.entrants()}
    report = result.report
    if isinstance(report, Hands):
        played = tuple(stages(seating.seats, report.hands, regulations))
        for seats, hands in played:
            _add_stage(shares, seats, hands, regulations.scoring)
        if regulations.scoring.unit is ScoringUnit.MARGIN:
            _add_margins(shares, played, regulations.stages)
    else:
        _add_side(shares, seating.seats, 0, Share(0, report.a, report.b, report.hands_played))
        _add_side(shares, seating.seats, 1, Share(0, report.b, report.a, report.hands_played))
    if regulations.scoring.unit is ScoringUnit.MATCH:
        points = _by_points(*report.totals, regulations.scoring)
        for side in (0, 1):
            _add_side(shares, seating.seats, side, Share(points[side]))
    return shares


def stages(
    seats: Seats, hands: tuple[HandReport, ...], regulations: Regulations
) -> Iterator[tuple[Seats, tuple[HandReport, ...]]]:
    """The hands of a match in groups with the same partners, each with who sat where."""
    size = regulations.hands_per_stage if regulations.stages > 1 else 0
    if not size:
        yield seats, hands
        return
    for first in range(0, len(hands), size):
        yield seats_of_hand(seats, first, regulations), hands[first : first + size]


def seats_of_hand(seats: Seats, index: int, regulations: Regulations) -> Seats:
    """Who sits where in the hand with this index (from 0): partners change after each stage."""
    if regulations.stages == 1 or not regulations.hands_per_stage:
        return seats
    return stage_seats(seats, min(index // regulations.hands_per_stage, regulations.stages - 1))


def _add_margins(
    shares: dict[EntrantId, Share], played: Sequence[tuple[Seats, tuple[HandReport, ...]]], stages: int
) -> None:
    """Books the stages by how clearly they were won (Hiesfelder Tichu-Liga, Modus).

    The winners of the clearest of three stages get 3 victory points each, then 2, then 1; equal margins share
    what they get together. Where nobody won, both sides share, so that a table always brings the same.
    """
    margins = [sum(hand.a - hand.b for hand in hands) for _, hands in played]
    ranked = sorted(map(abs, margins), reverse=True)
    for (seats, _), margin in zip(played, margins, strict=True):
        first, equals = ranked.index(abs(margin)), ranked.count(abs(margin))
        points = Fraction(sum(range(stages - first - equals + 1, stages - first + 1)), equals)
        for side in (0, 1) if not margin else (int(margin < 0),):
            _add_side(shares, seats, side, Share(points if margin else points / 2))


def _by_points(a: int, b: int, scoring: Scoring) -> tuple[int, int]:
    if a == b:
        return scoring.tie, scoring.tie
    return (scoring.win, 0) if a > b else (0, scoring.win)


def _add_side(shares: dict[EntrantId, Share], seats: Seats, side: int, brought: Share) -> None:
    """Books what a side brought to each of its entrants; a partnership stands there once."""
    for entrant in {seats[side], seats[side + 2]}:
        shares[entrant].add(brought)


def _add_stage(
    shares: dict[EntrantId, Share], seats: Seats, hands: tuple[HandReport, ...], scoring: Scoring
) -> None:
    """Books hands with the same partners: summed over the sides first, then to the entrants once."""
    brought = (Share(hands=len(hands)), Share(hands=len(hands)))
    per_hand = scoring.unit is ScoringUnit.HAND
    for hand in hands:
        if per_hand:
            points = hand_victory_points(hand, scoring)
            brought[0].victory_points += points[0]
            brought[1].victory_points += points[1]
        winner = None if hand.double is None else hand.double.side
        if winner is not None:
            brought[winner].double_victories += 1
        elif hand.a != hand.b:
            winner = int(hand.a < hand.b)
        if winner is not None:
            brought[winner].hands_won += 1
        if hand.calls != NO_CALLS:
            _add_calls(shares, seats, hand)
    a, b = sum(hand.a for hand in hands), sum(hand.b for hand in hands)
    brought[0].tichu_points = brought[1].tichu_points_against = a
    brought[1].tichu_points = brought[0].tichu_points_against = b
    for side in (0, 1):
        _add_side(shares, seats, side, brought[side])


def _add_calls(shares: dict[EntrantId, Share], seats: Seats, hand: HandReport) -> None:
    for seat in SEATS:
        if hand.calls[seat] is not Call.NONE:
            made = hand.first_out == seat
            shares[seats[seat]].calls_made += made
            shares[seats[seat]].calls_lost += not made
