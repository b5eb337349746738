"""How do the points of one table become victory points and Tichu points of each entrant?"""

from dataclasses import dataclass

from tichu_turnier.rules.calls import SEATS, Call, lost_call
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

    victory_points: int = 0
    tichu_points: int = 0
    tichu_points_against: int = 0
    hands: int = 0
    hands_won: int = 0
    double_victories: int = 0
    calls_made: int = 0
    calls_lost: int = 0


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
        for index, hand in enumerate(report.hands):
            _add_hand(shares, seats_of_hand(seating.seats, index, regulations), hand, regulations.scoring)
    else:
        _add_points(shares, seating.seats, report.a, report.b, report.hands_played)
    if regulations.scoring.unit is ScoringUnit.MATCH:
        a, b = report.totals
        _add_victory_points(shares, seating.seats, _by_points(a, b, regulations.scoring))
    return shares


def seats_of_hand(seats: Seats, index: int, regulations: Regulations) -> Seats:
    """Who sits where in the hand with this index (from 0): partners change after each stage."""
    if regulations.stages == 1 or not regulations.hands_per_stage:
        return seats
    return stage_seats(seats, min(index // regulations.hands_per_stage, regulations.stages - 1))


def _by_points(a: int, b: int, scoring: Scoring) -> tuple[int, int]:
    if a == b:
        return scoring.tie, scoring.tie
    return (scoring.win, 0) if a > b else (0, scoring.win)


def _sides(seats: Seats) -> tuple[tuple[EntrantId, ...], tuple[EntrantId, ...]]:
    """The entrants of both sides; a partnership stands there once."""
    return tuple(dict.fromkeys((seats[0], seats[2]))), tuple(dict.fromkeys((seats[1], seats[3])))


def _add_points(shares: dict[EntrantId, Share], seats: Seats, a: int, b: int, hands: int) -> None:
    for side, own, other in zip(_sides(seats), (a, b), (b, a), strict=True):
        for entrant in side:
            shares[entrant].tichu_points += own
            shares[entrant].tichu_points_against += other
            shares[entrant].hands += hands


def _add_victory_points(shares: dict[EntrantId, Share], seats: Seats, points: tuple[int, int]) -> None:
    for side, own in zip(_sides(seats), points, strict=True):
        for entrant in side:
            shares[entrant].victory_points += own


def _add_hand(shares: dict[EntrantId, Share], seats: Seats, hand: HandReport, scoring: Scoring) -> None:
    _add_points(shares, seats, hand.a, hand.b, 1)
    if scoring.unit is ScoringUnit.HAND:
        _add_victory_points(shares, seats, hand_victory_points(hand, scoring))
    won_double = None if hand.double is None else hand.double.side
    better = None if hand.a == hand.b else int(hand.a < hand.b)
    winner = better if won_double is None else won_double
    for side, entrants in enumerate(_sides(seats)):
        for entrant in entrants:
            shares[entrant].hands_won += winner == side
            shares[entrant].double_victories += won_double == side
    for seat in SEATS:
        if hand.calls[seat] is not Call.NONE:
            made = hand.first_out == seat
            shares[seats[seat]].calls_made += made
            shares[seats[seat]].calls_lost += not made
