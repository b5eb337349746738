"""Which cards a sensible player pushes."""

from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Cards, each_card, rank_of
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.dealing import Push
from tichu_turnier.rules.players.player import Before
from tichu_turnier.rules.players.sorting import sorted_out, strength

_STRONG = 0.0
"""With a holding as good as this a player keeps his best cards."""
_ACE, _JACK = 14, 11
_SPECIAL = DOG | MAH_JONG | PHOENIX | DRAGON


def sensible_push(before: Before) -> Push:
    """Low cards that belong to nothing for the opponents, a good one for the partner."""
    best = _for_partner(before)
    one, two = _for_opponents(before, best)
    return one, best, two


def _for_partner(before: Before) -> Cards:
    """The best card for a partner who has called, the best plain single one with a weak holding."""
    holding = before.holding
    if before.calls[before.partner] is not Call.NONE:
        return next((card for card in (DRAGON, PHOENIX) if holding & card), 0) or _highest(holding)
    if before.calls[before.seat] is not Call.NONE or strength(holding) > _STRONG:
        return _middling(holding)
    return _good_single(holding)


def _highest(holding: Cards) -> Cards:
    plain = holding & ~_SPECIAL
    return 1 << plain.bit_length() - 1


def _good_single(holding: Cards) -> Cards:
    """The highest card that stands alone; else the highest of all."""
    alone = _alone(holding)
    return alone[-1] if alone and rank_of(alone[-1]) >= _JACK else _highest(holding)


def _middling(holding: Cards) -> Cards:
    """The highest card below the ace that stands alone; else any low card."""
    alone = [card for card in _alone(holding) if rank_of(card) < _ACE]
    return alone[-1] if alone else _by_use(holding)[0]


def _for_opponents(before: Before, taken: Cards) -> tuple[Cards, Cards]:
    """The least useful cards left, not both of one rank: that could become a bomb."""
    cards = [card for card in _by_use(before.holding) if card != taken]
    if before.holding & DOG and before.calls[before.partner] is Call.NONE:
        cards = [DOG, *cards]
    first = cards[0]
    second = next(card for card in cards[1:] if rank_of(card) != rank_of(first))
    return (first, second) if before.seat % 2 else (second, first)


def _alone(holding: Cards) -> list[Cards]:
    """The plain cards that are in no combination, lowest first."""
    return [each.cards for each in sorted_out(holding) if each.length == 1 and not each.cards & _SPECIAL]


def _by_use(holding: Cards) -> list[Cards]:
    """The plain cards, the least useful first: low ones in small combinations."""
    groups = sorted(sorted_out(holding), key=_use)
    return [card for group in groups for card in each_card(group.cards & ~_SPECIAL)]


def _use(group: Combination) -> tuple[bool, float]:
    return group.is_bomb, group.rank + 3 * group.length
