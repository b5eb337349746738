"""When a hand is over, and what it is worth then."""

from tichu_turnier.rules.cards import card_points
from tichu_turnier.rules.engine.position import Moment
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.scoring import counted, double_victory
from tichu_turnier.rules.variant import FOUR, Variant


def winning_side(now: Moment) -> int | None:
    """The side (0 or 1) with a double or triple victory, out before any opponent; None if there is none."""
    return _first_side(now.order, now.variant.team)


def _first_side(order: tuple[int, ...], team: int) -> int | None:
    if len(order) < team:
        return None
    side = order[0] % 2
    for seat in order[1:team]:
        if seat % 2 != side:
            return None
    return side


def is_over(now: Moment) -> bool:
    """Whether all but one, or all of a side before any opponent, are out."""
    return ends_hand(now.order, now.variant)


def ends_hand(order: tuple[int, ...], variant: Variant = FOUR) -> bool:
    return len(order) >= variant.most_out or _first_side(order, variant.team) is not None


def last_seat(now: Moment) -> int | None:
    """The seat that is left with cards when all others are out."""
    variant = now.variant
    return sum(variant.seats) - sum(now.order) if len(now.order) == variant.most_out else None


def counted_points(now: Moment) -> tuple[int, int] | None:
    """The card points of both sides at the end of a hand; None when there was a double or triple victory.

    The last player loses the cards he holds to the other side, and his tricks to whoever was out first. Of
    six he loses the tricks to the other side as well, and the fifth gives his to the first (printed rules:
    in Tiensin). Between two the holdings count like players (Tichu for Two: Die Abrechnung).
    """
    last = last_seat(now)
    if last is None or winning_side(now) is not None:
        return None
    first, after = now.order[0], last + 1
    given = ((last, first),) if now.variant.last_gives_to_first else ((last, after), (now.order[-1], first))
    sides = [sum(now.taken[0::2]), sum(now.taken[1::2])]
    for giver, receiver in given:
        sides[giver % 2] -= now.taken[giver]
        sides[receiver % 2] += now.taken[giver]
    sides[after % 2] += now.holdings[last]
    return card_points(sides[0]), card_points(sides[1])


def report(now: Moment) -> HandReport:
    """What a hand that is over was worth, by the rules it was played by."""
    points, first = counted_points(now), now.variant.own[now.order[0]][0]
    if points is None:
        return double_victory(winning_side(now) or 0, now.rules, now.calls, first)
    return counted(points[0], now.calls, first, now.rules)
