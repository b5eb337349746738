"""A player who calls with a good holding and throws bombs where they count."""

import random
from collections.abc import Iterable
from dataclasses import replace

from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, Cards, card_points
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.play import trick_is_won
from tichu_turnier.rules.engine.position import Play
from tichu_turnier.rules.players.careful import CAREFUL, act, losers, others_of
from tichu_turnier.rules.players.player import Before, View
from tichu_turnier.rules.players.sorting import sorted_out, strength
from tichu_turnier.rules.plays.runs import bombs

TICHU_FROM = 1.0
"""The least promise of a holding for a Tichu."""
GRAND_TICHU_FROM = 5.0
"""The least promise of eight cards for a Grand Tichu."""
_PER_STRENGTH, _PER_BOMB = 0.54, 0.25
_ACES, _KINGS = OF_RANK[14], OF_RANK[13]
_PROMISES = ((DRAGON, 0.7), (PHOENIX, 0.3), (MAH_JONG, 0.55), (DOG, -0.9), (_ACES, 0.37), (_KINGS, 0.2))
"""What each of these cards adds to the promise of a whole holding."""
_PROMISES_OF_EIGHT = ((DRAGON, 3), (PHOENIX, 3), (DOG, -1), (_ACES, 1.6), (_KINGS, 0.5))
"""The same for the first eight cards."""
_RICH_TRICK, _NEARLY_OUT = 20, 3


def promise(holding: Cards) -> float:
    """How likely a holding goes out first, as the logarithm of the odds and a constant."""
    cards = _sum(holding, _PROMISES)
    return cards + _PER_STRENGTH * strength(holding) + _PER_BOMB * len(bombs(holding))


def promise_of_eight(holding: Cards) -> float:
    """What the first eight cards promise: 3 for Dragon or Phoenix, 1.6 for an ace."""
    return _sum(holding, _PROMISES_OF_EIGHT)


def _sum(holding: Cards, promises: Iterable[tuple[Cards, float]]) -> float:
    return sum([(holding & cards).bit_count() * each for cards, each in promises])


def _tichu(view: View, chance: random.Random) -> bool:
    """With a promising holding when the first card is about to be played, unless the partner has called."""
    if view.position.order or view.position.calls[view.partner] is not Call.NONE:
        return False
    return promise(view.holding) >= TICHU_FROM and isinstance(act(view, chance), Play)


def _grand_tichu(before: Before, _chance: random.Random) -> bool:
    return before.calls[before.partner] is Call.NONE and promise_of_eight(before.holding) >= GRAND_TICHU_FROM


def _bomb(view: View, legal: list[Combination], _chance: random.Random) -> Combination | None:
    """The lowest bomb, before a trick is taken: to end the hand, stop a call or an end, win a rich trick."""
    position = view.position
    if not trick_is_won(position) or position.owner == view.seat:
        return None
    bomb = min(legal, key=lambda each: (each.length, each.rank))
    left = losers(sorted_out(view.holding & ~bomb.cards), others_of(view))
    ends = left <= 1 + view.called(view.seat)
    if position.owner == view.partner:
        return bomb if ends and not view.called(view.partner) else None
    stops = any(view.called(seat) for seat in view.opponents) or view.counts[position.owner] <= _NEARLY_OUT
    rich = card_points(position.trick) >= _RICH_TRICK
    return bomb if ends or stops or rich else None


CALLING = replace(CAREFUL, key="calling", grand_tichu=_grand_tichu, tichu=_tichu, bomb=_bomb)
