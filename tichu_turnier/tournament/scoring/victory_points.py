"""From the points of one table to victory points and Tichu points of each entrant."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from tichu_turnier.rules.calls import NO_CALLS, Call, Calls, lost_call
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Hands,
    HandSeats,
    Regulations,
    Result,
    Scoring,
    ScoringUnit,
    Seating,
)
from tichu_turnier.tournament.tables.sides import counted_seats, side_of_seat
from tichu_turnier.tournament.tables.table import table_of

# Local aliases: looking these up in their classes takes longer than comparing them.
_NO, _SIDE_02, _NONE = Double.NO, Double.SIDE_02, Call.NONE

Number = int | Fraction
"""Points: whole but where several share what they get."""
ANNULLED = HandReport(0, 0)
"""Stands in the place of a hand that does not count (this very object): all others keep their partners."""


@dataclass(slots=True)
class MatchScore:
    """What one entrant brought away from one match: sums over its hands."""

    victory_points: Number = 0
    tichu_points: int = 0
    tichu_points_against: int = 0
    hands: int = 0
    hands_won: int = 0
    double_victories: int = 0
    calls_made: int = 0
    calls_lost: int = 0
    possible: int = 0
    """The most matchpoints that its hands could bring, where prepared hands are compared."""

    def copy(self) -> "MatchScore":
        return MatchScore(
            self.victory_points,
            self.tichu_points,
            self.tichu_points_against,
            self.hands,
            self.hands_won,
            self.double_victories,
            self.calls_made,
            self.calls_lost,
            self.possible,
        )

    def add(self, other: "MatchScore") -> None:
        self.victory_points += other.victory_points
        self.tichu_points += other.tichu_points
        self.tichu_points_against += other.tichu_points_against
        self.hands += other.hands
        self.hands_won += other.hands_won
        if other.double_victories:
            self.double_victories += other.double_victories
        if other.calls_made or other.calls_lost or other.possible:  # the sums of a stage hardly ever have
            self.calls_made += other.calls_made
            self.calls_lost += other.calls_lost
            self.possible += other.possible


def hand_victory_points(hand: HandReport, scoring: Scoring) -> tuple[int, int]:
    """Victory points of a player of seats 0+2 and of seats 1+3 for one hand.

    A hand is won by Tichu points, calls included; a double victory counts more, except for a side that
    lost a call (BrettspielWelt help, `turnier`; Turnierregel DTM).
    """
    double = hand.double
    if double is None or double is _NO:
        return _by_points(hand.a, hand.b, scoring)
    side, points = 0 if double is _SIDE_02 else 1, scoring.double
    if hand.calls != NO_CALLS and lost_call(hand.calls, hand.first_out, side):
        points = scoring.double_with_lost_call
    return (0, points) if side else (points, 0)


class Stage(NamedTuple):
    """Hands with the same partners: who sat where, and what each side brought to each of its entrants."""

    seats: HandSeats
    brought: tuple[MatchScore, MatchScore]
    calls: Sequence[tuple[int, bool]] = ()
    """Who made a call, by seat, and whether it was made good."""


def match_shares(seating: Seating, result: Result, regulations: Regulations) -> dict[EntrantId, MatchScore]:
    return shares_of(match_stages(seating, result, regulations))


def match_stages(seating: Seating, result: Result, regulations: Regulations) -> list[Stage]:
    """The match of a table, stage by stage; what the match as a whole brings is booked with the first."""
    report, unit = result.report, regulations.scoring.unit
    if isinstance(report, Hands):
        played = tuple(table_of(seating, regulations).stages(report.hands)) or ((seating.first_seats, ()),)
        found = [_stage(seats, hands, regulations.scoring) for seats, hands in played]
        if unit is ScoringUnit.MARGIN:
            _add_margins(found, regulations.stages)
    else:
        a, b, many = report.a, report.b, report.hands_played
        found = [Stage(seating.first_seats, (MatchScore(0, a, b, many), MatchScore(0, b, a, many)))]
    if unit is ScoringUnit.MATCH:
        one = sum([stage.brought[0].tichu_points for stage in found])
        other = sum([stage.brought[1].tichu_points for stage in found])
        points_of_one, points_of_other = _by_points(one, other, regulations.scoring)
        found[0].brought[0].victory_points += points_of_one
        found[0].brought[1].victory_points += points_of_other
    return found


def shares_of(played: Sequence[Stage]) -> dict[EntrantId, MatchScore]:
    """What the stages of a match bring to each entrant at its table; a partnership stands there once."""
    shares: dict[EntrantId, MatchScore] = {}
    sums = len(played) > 1  # else each side keeps what it brought
    for seats, brought, calls in played:
        for seat in counted_seats(seats):
            entrant, share = seats[seat], brought[side_of_seat(seat)]
            if entrant in shares:
                shares[entrant].add(share)
            else:
                shares[entrant] = share.copy() if sums or seat > 1 else share
        for seat, made in calls:
            if made:
                shares[seats[seat]].calls_made += 1
            else:
                shares[seats[seat]].calls_lost += 1
    return shares


def _add_margins(played: Sequence[Stage], stages: int) -> None:
    """Books the stages by how clearly they were won (Hiesfelder Tichu-Liga, Modus).

    The winners of the clearest of three stages get 3 victory points each, then 2, then 1; equal margins share
    what they get together. Where neither side won, both share, so that a table always brings the same.
    """
    margins = [stage.brought[0].tichu_points - stage.brought[1].tichu_points for stage in played]
    ranked = sorted(map(abs, margins), reverse=True)
    for stage, margin in zip(played, margins, strict=True):
        first, equals = ranked.index(abs(margin)), ranked.count(abs(margin))
        points = Fraction(sum(range(stages - first - equals + 1, stages - first + 1)), equals)
        for side in (0, 1) if not margin else (int(margin < 0),):
            stage.brought[side].victory_points += points if margin else points / 2


def _by_points(a: int, b: int, scoring: Scoring) -> tuple[int, int]:
    if a == b:
        return scoring.tie, scoring.tie
    return (scoring.win, 0) if a > b else (0, scoring.win)


@cache
def _noted(calls: Calls, first_out: int | None) -> tuple[tuple[int, bool], ...]:
    return tuple((seat, first_out == seat) for seat, call in enumerate(calls) if call is not _NONE)


def _stage(seats: HandSeats, hands: tuple[HandReport, ...], scoring: Scoring) -> Stage:
    played = len(hands)
    calls: list[tuple[int, bool]] = []
    sum_a = sum_b = won_a = won_b = ties = points_a = points_b = 0
    doubles_a = doubles_b = 0
    for hand in hands:
        a, b, double = hand.a, hand.b, hand.double
        sum_a, sum_b = sum_a + a, sum_b + b
        if double is not None and double is not _NO:
            one, other = hand_victory_points(hand, scoring)
            points_a, points_b = points_a + one, points_b + other
            if double is _SIDE_02:
                doubles_a += 1
            else:
                doubles_b += 1
        elif a > b:
            won_a += 1
        elif a < b:
            won_b += 1
        elif hand is ANNULLED:
            played -= 1
        else:
            ties += 1
        if hand.calls != NO_CALLS:
            calls += _noted(hand.calls, hand.first_out)
    if scoring.unit is ScoringUnit.HAND:
        points_a += won_a * scoring.win + ties * scoring.tie
        points_b += won_b * scoring.win + ties * scoring.tie
    else:
        points_a = points_b = 0
    one_side = MatchScore(points_a, sum_a, sum_b, played, won_a + doubles_a, doubles_a)
    other_side = MatchScore(points_b, sum_b, sum_a, played, won_b + doubles_b, doubles_b)
    return Stage(seats, (one_side, other_side), calls)
