"""What a sensible player leads."""

from tichu_turnier.rules.cards import DOG, MAH_JONG, OF_RANK, PHOENIX, RANKS, Cards
from tichu_turnier.rules.combinations import Combination, Kind
from tichu_turnier.rules.engine.play import legal_plays
from tichu_turnier.rules.engine.position import Play
from tichu_turnier.rules.players.player import View
from tichu_turnier.rules.players.sorting import Groups, Others, disorder, sorted_out

SURE = -0.5
"""With at most this burden a combination counts as a winner."""
_EACH_CARD = 0.25
"""How much a lead gains with each card that it rids."""
_FEW = 6
"""So many plays that tear something apart are weighed against each other."""
_NEVER = 9.0
_MAH_JONG_NOW = 1.0


def others_of(view: View) -> Others:
    """What the other players may hold."""
    return Others(view.unseen, max(view.counts[seat] for seat in view.opponents))


def lead(view: View) -> Play:
    """Winners when one loser is left, else the low combination that rids most cards."""
    groups = sorted_out(view.holding)
    wish = view.position.wish
    if wish is not None and view.holding & OF_RANK[wish]:
        return Play(view.seat, least_harm(view.holding, legal_plays(view.position), groups))
    chosen = _chosen(view, groups)
    return Play(view.seat, chosen, _wish(view) if chosen.cards & MAH_JONG else None)


def least_harm(holding: Cards, plays: list[Combination], groups: Groups) -> Combination:
    """Of these plays one that is a combination of its own already, else the one that leaves most in order."""
    whole = [each for each in groups if each in plays]
    if whole:
        return min(whole, key=lambda each: (each.is_bomb, -each.length, each.rank))
    by_ranks = {(each.kind, each.length, each.rank): each for each in plays}
    few = sorted(by_ranks.values(), key=lambda each: (each.is_bomb, each.rank, -each.length))[:_FEW]
    return min(few, key=lambda each: disorder(holding & ~each.cards))


def losers(groups: Groups, others: Others) -> int:
    """How many of the combinations need somebody else's help."""
    return sum(others.burden(each) > SURE for each in groups)


def _chosen(view: View, groups: Groups) -> Combination:
    if len(groups) == 1:
        return groups[0]
    others, helping = others_of(view), view.called(view.partner)
    burdens = {each: others.burden(each) for each in groups}
    if not helping and sum(burden > SURE for burden in burdens.values()) <= 1:
        return min(groups, key=lambda each: (burdens[each], -each.length))
    if view.holding & DOG and view.counts[view.partner]:
        return next(each for each in groups if each.kind is Kind.DOG)
    return max(groups, key=lambda each: _worth(view, each, burdens[each]))


def _worth(view: View, group: Combination, burden: float) -> float:
    """How good it is to get rid of this combination now."""
    if group.is_bomb or group.cards == PHOENIX:
        return -_NEVER + burden
    if group.cards == MAH_JONG:
        return _MAH_JONG_NOW
    helping = view.called(view.partner)
    worth = burden + (-_EACH_CARD if helping else _EACH_CARD) * group.length
    fewest = min(view.counts[seat] or 14 for seat in view.opponents)
    if group.length == fewest and group.length <= 2:  # noqa: PLR2004 - he would go out on a single or a pair
        return -worth - 2
    return worth


def _wish(view: View) -> int:
    """The highest rank of which the player holds none, when an opponent has called; else a middle one."""
    missing = [rank for rank in RANKS if not view.holding & OF_RANK[rank]] or [*RANKS]
    called = any(view.called(seat) for seat in view.opponents)
    return missing[-1] if called else missing[len(missing) // 2]
