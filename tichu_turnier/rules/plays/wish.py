"""Plays that the wish of the Mah Jong allows, and whether a player can fulfil it."""

from tichu_turnier.rules.cards import OF_RANK, PHOENIX, Cards
from tichu_turnier.rules.combinations import Combination, Kind, beats
from tichu_turnier.rules.plays.follows import follows
from tichu_turnier.rules.plays.runs import STAIRS, STRAIGHTS, bombs


def can_fulfil(holding: Cards, table: Combination | None, rank: int) -> bool:
    """Whether something to be led (no table) or to be put on the table has a card of the wished rank.

    The Phoenix is no card of that rank but may help to play one (Treibhaus FAQ: Phönix und Wunsch), and a
    bomb counts when nothing else does (Treibhaus FAQ: Wunsch mit Bombe).
    """
    wished = holding & OF_RANK[rank]
    if not wished or table is None:
        return bool(wished)
    if _in_kind(holding, table, rank):
        return True
    return any(bomb & wished and beats(bomb, table) for bomb in bombs(holding))


def as_wished(plays: list[Combination], rank: int, *, bombs_exempt: bool) -> list[Combination]:
    """The plays that the wish allows: those with a card of its rank, if there are any.

    The Phoenix is no card of that rank, but may help (Treibhaus FAQ: Phönix).
    """
    wished = OF_RANK[rank]
    if not any(each & wished for each in plays):
        return plays
    return [each for each in plays if each & wished or (bombs_exempt and each.is_bomb)]


def _in_kind(holding: Cards, table: Combination, rank: int) -> bool:
    """Whether a combination like the one on the table, but no bomb, has the wished rank and is higher.

    Or a straight that is a bomb: it is higher as well.
    """
    kind = table.kind
    if kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE):
        cards = (holding & OF_RANK[rank]).bit_count() + bool(holding & PHOENIX)
        return rank > table.rank and cards >= table.length
    if kind in (Kind.STRAIGHT, Kind.STAIRS):
        runs = STRAIGHTS if kind is Kind.STRAIGHT else STAIRS
        return any(low <= rank <= high for low, high in runs.above(holding, table))
    if kind is Kind.FULL_HOUSE:
        return any(each & OF_RANK[rank] for each in follows(holding, table))
    return False
