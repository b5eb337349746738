"""When is a hand over, and what is it worth then?"""

from tichu_turnier.rules.calls import SEATS, side_of
from tichu_turnier.rules.cards import card_points
from tichu_turnier.rules.engine.position import Moment
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, counted, double_victory

_MOST_OUT = 3
"""With so many players out the hand is over."""


def double_side(now: Moment) -> int | None:
    """The side (0 or 1) whose players went out first and second, None if there is none."""
    return _double(now.order)


def _double(order: tuple[int, ...]) -> int | None:
    if len(order) < 2 or side_of(order[0]) != side_of(order[1]):  # noqa: PLR2004 - the first two
        return None
    return side_of(order[0])


def is_over(now: Moment) -> bool:
    """Whether three players, or the first two of one side, are out."""
    return ends_hand(now.order)


def ends_hand(order: tuple[int, ...]) -> bool:
    """Whether a hand is over when these have gone out, in this order."""
    return len(order) >= _MOST_OUT or _double(order) is not None


def last_seat(now: Moment) -> int | None:
    """The player who is left with cards when three are out."""
    return sum(SEATS) - sum(now.order) if len(now.order) == _MOST_OUT else None


def counted_points(now: Moment) -> tuple[int, int] | None:
    """The card points of both sides at the end of a hand; None when there was a double victory.

    The last player's tricks go to whoever was out first, the cards he holds to the other side.
    """
    last = last_seat(now)
    if double_side(now) is not None or last is None:
        return None
    taken = list(now.taken)
    taken[now.order[0]] |= taken[last]
    taken[last] = 0
    taken[(last + 1) % 4] |= now.holdings[last]
    return card_points(taken[0] | taken[2]), card_points(taken[1] | taken[3])


def report(now: Moment) -> HandReport:
    """The score of a hand that is over, by the rules it was played by."""
    side, first, rules = double_side(now), now.order[0], now.rules
    if side is not None:
        return double_victory(side, rules, now.calls, first)
    points = counted_points(now)
    return counted(ALL_CARD_POINTS if points is None else points[0], now.calls, first, rules)
