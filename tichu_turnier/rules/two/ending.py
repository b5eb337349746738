"""What is a hand of Tichu for Two worth once it is over?"""

from tichu_turnier.rules.calls import side_of
from tichu_turnier.rules.engine import ending, position
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.scoring import ALL_CARD_POINTS, counted, double_victory
from tichu_turnier.rules.two.position import Position


def counted_points(now: Position) -> tuple[int, int] | None:
    """The card points of both players at the end of a hand; None when there was a double victory.

    The tricks of the last holding go to whoever was rid of a holding first, its cards to the opponent of who
    is left with it (Tichu for Two: Die Abrechnung): as at a table of four, with the holdings as its players.
    """
    return ending.counted_points(_at_four(now))


def report(now: Position) -> HandReport:
    """The score of a hand that is over: calls and the first place stand on seat 0 or 1."""
    side, first = ending.double_side(_at_four(now)), side_of(now.order[0])
    if side is not None:
        return double_victory(side, now.rules, now.calls, first)
    points = counted_points(now)
    return counted(ALL_CARD_POINTS if points is None else points[0], now.calls, first, now.rules)


def _at_four(now: Position) -> position.Position:
    return position.Position(now.holdings, now.active[now.turn], taken=now.taken, order=now.order)
