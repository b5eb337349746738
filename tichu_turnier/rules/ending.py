"""When is a hand over, and what is it worth then?"""

from tichu_turnier.rules.calls import SEATS, side_of
from tichu_turnier.rules.cards import card_points
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.position import Moment
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, counted, double_victory

LAST_IN_PLAY = 3
"""With so many players out the hand is over."""


def double_side(now: Moment) -> int | None:
    """The side (0 or 1) whose players went out first and second, None if there is none."""
    first_two = now.order[:2]
    return side_of(first_two[0]) if len(first_two) == 2 and sum(first_two) % 2 == 0 else None  # noqa: PLR2004


def is_over(now: Moment) -> bool:
    """Whether three players, or the first two of one side, are out."""
    return len(now.order) >= LAST_IN_PLAY or double_side(now) is not None


def last_seat(now: Moment) -> int | None:
    """The player who is left with cards when three are out."""
    if len(now.order) < LAST_IN_PLAY:
        return None
    return next(seat for seat in SEATS if seat not in now.order)


def counted_points(now: Moment) -> tuple[int, int] | None:
    """The card points of both sides at the end of a hand; None when there was a double victory.

    The last player's tricks go to whoever was out first, the cards he holds to the other side.
    """
    last = last_seat(now)
    if double_side(now) is not None or last is None:
        return None
    points = [card_points(taken) for taken in now.taken]
    points[now.order[0]] += points[last]
    points[last] = 0
    points[(last + 1) % 4] += card_points(now.holdings[last])
    return points[0] + points[2], points[1] + points[3]


def report(now: Moment) -> HandReport:
    """The score of a hand that is over, by the rules it was played by."""
    side, first, rules = double_side(now), now.order[0], now.rules
    if side is not None:
        return double_victory(side, rules, now.calls, first)
    points = counted_points(now)
    return counted(ALL_CARD_POINTS if points is None else points[0], now.calls, first, rules)
