"""Whether a sensible player beats what lies on the table, and with what."""

from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import DRAGON, OF_RANK, card_points
from tichu_turnier.rules.combinations import Combination, Kind, beats, readings, upon
from tichu_turnier.rules.engine.play import legal_plays
from tichu_turnier.rules.engine.position import Pass, Play
from tichu_turnier.rules.players.leading import least_harm, losers, others_of
from tichu_turnier.rules.players.player import View
from tichu_turnier.rules.players.sorting import Groups, Others, sorted_out, weight
from tichu_turnier.rules.plays.follows import follows

_PER_POINT = 1 / 30
"""What a card point is worth beside a lead."""
_DRAGON_GIFT = -0.5
"""What it is worth that the trick goes to an opponent after all."""
_DENIED, _CALL, _EACH_CARD_LESS, _MANY = 0.8, 0.6, 0.2, 12
"""What it is worth that an opponent does not lead: more with a call about, more for each card below many."""
_LEFT_TO_PARTNER = 0.75
"""How much of that is left when the partner may still play."""
_MAY_WIN = 0.5
"""With at most this burden a card is worth tearing a combination apart for."""
_FEW = 2
"""With so few cards the partner is left alone."""
_PARTNERS_LOW = 0.3
"""With at least this burden the partner's combination would be beaten anyway."""


def follow(view: View, table: Combination) -> Play | Pass:
    """The play that gains most, if it gains enough; else pass."""
    position, holding = view.position, view.holding
    if position.wish is not None and holding & OF_RANK[position.wish]:
        plays = legal_plays(position)
        if any(each.cards & OF_RANK[position.wish] for each in plays):
            return Play(view.seat, least_harm(holding, plays, sorted_out(holding)))
    combination = None if view.called(view.partner) else _last(view, table)
    combination = combination or _best(view, table)
    return Pass(view.seat) if combination is None else Play(view.seat, combination)


def _last(view: View, table: Combination) -> Combination | None:
    """All that is left, if it beats the table."""
    if view.holding.bit_count() != table.length:
        return None
    return next((each for each in readings(view.holding) if beats(each, table)), None)


def _best(view: View, table: Combination) -> Combination | None:
    if view.holding.bit_count() < table.length:
        return None
    groups = sorted_out(view.holding)
    kind, length = table.kind, table.length
    fits = tuple(g for g in groups if g.kind is kind and g.length == length and beats(g, table))
    if view.position.owner == view.partner:
        return _on_partner(view, table, groups, fits)
    others = others_of(view)
    trick = _worth_of_trick(view)
    rated = [(_gain(each, table, groups, others, trick), each) for each in fits]
    best = max(rated, default=None, key=lambda each: each[0])
    if best is None or best[0] <= 0:
        rated = _breaking(view, table, groups, others, trick)
        best = max(rated, default=None, key=lambda each: each[0])
    return best[1] if best is not None and best[0] > 0 else None


def _on_partner(view: View, table: Combination, groups: Groups, fits: Groups) -> Combination | None:
    """The partner is beaten only by a burden on something low, or by who goes out with it."""
    if not fits:
        return None
    others = others_of(view)
    lowest = max(fits, key=others.burden)
    if losers(tuple(each for each in groups if each is not lowest), others) <= 1:
        return lowest if others.burden(lowest) < _PARTNERS_LOW else None
    if view.called(view.partner) or view.counts[view.partner] <= _FEW:
        return None
    low = others.burden(table) > _PARTNERS_LOW and others.burden(lowest) > _PARTNERS_LOW
    return lowest if low else None


def _worth_of_trick(view: View) -> float:
    """What it is worth to take the trick from an opponent, besides the lead."""
    owner = view.position.owner
    call = any(view.called(seat) for seat in SEATS if seat != view.partner)
    fewer = max(0, _MANY - view.counts[owner]) * bool(view.counts[owner])
    points = card_points(view.position.trick) * _PER_POINT
    worth = _DENIED + _CALL * call + _EACH_CARD_LESS * fewer + points
    may_still = view.counts[view.partner] and view.partner not in view.passed
    return _LEFT_TO_PARTNER * worth if may_still else worth


def _gain(group: Combination, table: Combination, groups: Groups, others: Others, trick: float) -> float:
    """What it gains to play a combination that stands by itself: its burden, and the chance of the trick."""
    burden = others.burden(upon(group, table))
    lead = max((others.burden(each) for each in groups if each is not group), default=1.0)
    gift = _DRAGON_GIFT if group.cards == DRAGON else 0
    return burden + (lead + trick + gift) * (1 - burden) / 2


def _breaking(
    view: View, table: Combination, groups: Groups, others: Others, trick: float
) -> list[tuple[float, Combination]]:
    """The same for plays that tear other combinations apart; of one rank only the first."""
    found: dict[tuple[Kind, float], Combination] = {}
    for each in follows(view.holding, table):
        found.setdefault((each.kind, each.rank), each)
    before, rated = weight(groups, others), []
    for each in found.values():
        burden = others.burden(upon(each, table))
        if burden <= _MAY_WIN and each not in groups:
            rest = sorted_out(view.holding & ~each.cards)
            lead = max([others.burden(one) for one in rest], default=1.0)
            gain = before - weight(rest, others) + (lead + trick) * (1 - burden) / 2
            rated.append((gain, each))
    return rated
