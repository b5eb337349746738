"""When is a hand of six over, and what is it worth then?"""

from tichu_turnier.rules.calls import SIX_SEATS, side_of
from tichu_turnier.rules.cards import card_points
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, counted, double_victory
from tichu_turnier.rules.six.position import Position

_ALL_BUT_ONE, _TEAM = 5, 3


def triple_side(order: tuple[int, ...]) -> int | None:
    """The side (0 or 1) whose three players are out before any opponent, None if there is none."""
    first = {side_of(seat) for seat in order[:_TEAM]}
    return first.pop() if len(order) >= _TEAM and len(first) == 1 else None


def ends_hand(order: tuple[int, ...]) -> bool:
    """Whether a hand is over when these have gone out: all but one, or a team before any opponent."""
    return len(order) >= _ALL_BUT_ONE or triple_side(order) is not None


def counted_points(now: Position) -> tuple[int, int] | None:
    """The card points of both sides at the end of a hand; None when there was a triple victory.

    The last one loses his cards and all his tricks to the opponents, the fifth gives his tricks to whoever
    was out first (printed rules: in Tiensin).
    """
    if triple_side(now.order) is not None or len(now.order) < _ALL_BUT_ONE:
        return None
    first, fifth = now.order[0], now.order[-1]
    last = sum(SIX_SEATS) - sum(now.order)
    points = [0, 0]
    for seat, cards in enumerate(now.taken):
        to = first if seat == fifth else last + 1 if seat == last else seat
        points[side_of(to)] += card_points(cards)
    points[1 - side_of(last)] += card_points(now.holdings[last])
    return points[0], points[1]


def report(now: Position) -> HandReport:
    """The score of a hand that is over."""
    side, first = triple_side(now.order), now.order[0]
    if side is not None:
        return double_victory(side, now.rules, now.calls, first)
    points = counted_points(now)
    return counted(ALL_CARD_POINTS if points is None else points[0], now.calls, first, now.rules)
