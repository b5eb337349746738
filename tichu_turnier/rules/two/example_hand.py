"""Example hands of Tichu for Two.

Each holding in turn can lead down all its cards. Whoever is to be rid of a holding first (the first) begins
with it. His last cards stay unbeaten, which gives the lead to the opponent; he leads down his first holding,
and the lead comes back. With the second holding of the first player the hand is over. So the tricks of the
opponent are worth what his first holding was dealt, and a Dragon that is given to it; all else, the last
holding too, comes to the first player.

In a double victory the opponent leads one low card, and the first player beats it with his second holding.
"""

import random
from functools import partial

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import Call, Calls, call_at, side_of
from tichu_turnier.rules.cards import (
    DECK,
    DOG,
    DRAGON,
    HIGHEST,
    LOWEST,
    MAH_JONG,
    OF_RANK,
    PLAIN,
    Cards,
    each_card,
)
from tichu_turnier.rules.engine.example_deal import (
    NOT_TO_BE_HAD,
    POINTS,
    Script,
    best_lead,
    cards_worth,
    lowest,
    some_of,
    wish_with,
)
from tichu_turnier.rules.engine.position import Action, Change, Give, LiveHand, Pass, Phase, Play
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.dealing import PLAYERS, Dealing
from tichu_turnier.rules.variant import TWO


def script_of_two(reading: Reading, rules: RuleSet, chance: random.Random) -> Script:
    first, other = reading.first_out, 1 - reading.first_out
    points = None if reading.card_points is None else reading.card_points[other]
    held, given_to_first_holding = _holdings(first, points, chance)
    dealt = _pushed(held, reading.calls, rules, chance)
    receiver = other if given_to_first_holding else other + 2
    return Script(dealing.begin(dealt), partial(_next, first=first, receiver=receiver, double=points is None))


def _holdings(first: int, points: int | None, chance: random.Random) -> tuple[list[Cards], bool]:
    """Who holds what when play begins, and whether the first holding of the opponent is given the Dragon.

    Both begin with the holding on their own seat. `points` are those of the opponent of the first, None in a
    double victory.
    """
    other, last = 1 - first, 3 - first
    held: list[Cards] = [0, 0, 0, 0]
    held[first], held[last] = MAH_JONG | NOT_TO_BE_HAD, DOG
    dragon_given = False
    if points is None:
        held[first + 2] = some_of(OF_RANK[HIGHEST], 1, chance)
        held[other] = some_of(OF_RANK[LOWEST], 1, chance)
    else:
        held[other], dragon_given = cards_worth(points, chance)
    held[first + 2] |= DRAGON
    for seat in (other, first, first + 2, last):
        free = DECK & ~sum(held) & ~(POINTS if seat == other else 0)
        held[seat] |= some_of(free, TWO.cards[seat] - held[seat].bit_count(), chance)
    return held, dragon_given


def _pushed(held: list[Cards], calls: Calls, rules: RuleSet, chance: random.Random) -> Dealing:
    """All that happens before: looking, calling, choosing a holding, and a card each that they push."""
    plain = [each_card(held[player] & PLAIN)[-1] for player in PLAYERS]
    before = list(held)
    for player in PLAYERS:
        before[player] = held[player] & ~plain[player] | plain[1 - player]
    eight = [some_of(cards, TWO.first_cards, chance) for cards in before]
    dealt = Dealing(tuple(eight), tuple(before), rules=rules)
    for player in PLAYERS:
        dealt = _called(dealt, player, call_at(calls, player))
    for player in PLAYERS:
        dealt = dealing.push(dealt, player, plain[1 - player])
    return dealt


def _called(dealt: Dealing, player: int, call: Call) -> Dealing:
    """One holding after the other, the call when it is allowed, and the holding to begin with."""
    dealt = dealing.look(dealt, player)
    if call is Call.GRAND_TICHU:
        dealt = dealing.call_grand_tichu(dealt, player)
    dealt = dealing.pick_up(dealt, player)
    if call is Call.TICHU:
        dealt = dealing.call_tichu(dealt, player)
    dealt = dealing.pick_up(dealing.look(dealt, player + 2), player + 2)
    if call is Call.SMALL_TICHU:
        dealt = dealing.call_small_tichu(dealt, player)
    return dealing.choose(dealt, player)


def _next(now: LiveHand, first: int, receiver: int, *, double: bool) -> Action:
    """Whoever has the lead leads; the other one passes, but where a double victory needs the lead back."""
    seat, player = now.turn, side_of(now.turn)
    if now.phase is Phase.CHANGE:
        return Change(seat, yes=False)
    if now.phase is Phase.GIVE:
        return Give(seat, receiver)
    if now.table is None:
        lead = (lowest if double and player != first else best_lead)(now.holdings[seat])
        return Play(seat, lead, wish_with(lead))
    beats = double and side_of(now.owner) != first == player
    return Play(seat, lowest(now.holdings[seat], int(now.table.rank))) if beats else Pass(seat)
