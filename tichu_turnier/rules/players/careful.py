"""A player who plays sensibly, but never calls: what he pushes, leads, and puts on other combinations."""

import random

from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import (
    DOG,
    DRAGON,
    HIGHEST,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    RANKS,
    Cards,
    card_points,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import Combination, Kind, beats, meanings, upon
from tichu_turnier.rules.engine.dealing import Push
from tichu_turnier.rules.engine.play import legal_plays, trick_is_won
from tichu_turnier.rules.engine.position import Action, Give, Pass, Phase, Play
from tichu_turnier.rules.players.player import Before, Player, View
from tichu_turnier.rules.players.sorting import Groups, Others, disorder, sorted_out, strength, weight
from tichu_turnier.rules.plays.follows import follows

# ---- What is pushed

_STRONG = 0.0
"""With a holding as good as this a player keeps his best cards."""
_JACK = 11


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
    plain = holding & PLAIN
    return 1 << plain.bit_length() - 1


def _good_single(holding: Cards) -> Cards:
    """The highest card that stands alone; else the highest of all."""
    alone = _alone(holding)
    return alone[-1] if alone and rank_of(alone[-1]) >= _JACK else _highest(holding)


def _middling(holding: Cards) -> Cards:
    """The highest card below the ace that stands alone; else any low card."""
    alone = [card for card in _alone(holding) if rank_of(card) < HIGHEST]
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
    return [each.cards for each in sorted_out(holding) if each.length == 1 and not each.cards & ~PLAIN]


def _by_use(holding: Cards) -> list[Cards]:
    """The plain cards, the least useful first: low ones in small combinations."""
    groups = sorted(sorted_out(holding), key=lambda each: (each.is_bomb, each.rank + 3 * each.length))
    return [card for group in groups for card in each_card(group.cards & PLAIN)]


# ---- What is led

_SURE = -0.5
"""With at most this burden a combination counts as a winner."""
_EACH_CARD = 0.25
"""How much a lead gains with each card that it rids."""
_FEW_PLAYS = 6
"""So many plays that tear something apart are weighed against each other."""
_NEVER = 9.0
_MAH_JONG_NOW = 1.0


def others_of(view: View) -> Others:
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
    few = sorted(by_ranks.values(), key=lambda each: (each.is_bomb, each.rank, -each.length))[:_FEW_PLAYS]
    return min(few, key=lambda each: disorder(holding & ~each.cards))


def losers(groups: Groups, others: Others) -> int:
    return sum(others.burden(each) > _SURE for each in groups)


def _chosen(view: View, groups: Groups) -> Combination:
    if len(groups) == 1:
        return groups[0]
    others, helping = others_of(view), view.called(view.partner)
    burdens = {each: others.burden(each) for each in groups}
    if not helping and sum(burden > _SURE for burden in burdens.values()) <= 1:
        return min(groups, key=lambda each: (burdens[each], -each.length))
    if view.holding & DOG and view.counts[view.partner]:
        return next(each for each in groups if each.kind is Kind.DOG)
    return max(groups, key=lambda each: _worth(view, each, burdens[each]))


def _worth(view: View, group: Combination, burden: float) -> float:
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


# ---- What is put on the table

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
    if view.holding.bit_count() != table.length:
        return None
    return next((each for each in meanings(view.holding) if beats(each, table)), None)


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


# ---- The player


def act(view: View, _chance: random.Random) -> Action:
    """Leads, beats, passes, takes a trick, or gives the Dragon to the opponent with more cards."""
    position = view.position
    if position.phase is Phase.GIVE:
        return Give(view.seat, max(view.opponents, key=lambda seat: view.counts[seat]))
    if position.table is None:
        return lead(view)
    return Pass(view.seat) if trick_is_won(position) else follow(view, position.table)


CAREFUL = Player(
    "careful",
    grand_tichu=lambda _before, _chance: False,
    push=lambda before, _chance: sensible_push(before),
    tichu=lambda _view, _chance: False,
    act=act,
    bomb=lambda _view, _bombs, _chance: None,
)
