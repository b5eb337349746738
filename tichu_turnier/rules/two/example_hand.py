"""How can a hand of Tichu for Two have been played that brought exactly these points?

Nothing is searched for: passing is always allowed, so each holding in turn can lead down all its cards.
Whoever is to be rid of a holding first (the first) begins with it. His last cards stay unbeaten, which gives
the lead to the opponent; he leads down his first holding, and the lead comes back. With the second holding of
the first player the hand is over. So the tricks of the opponent are worth what his first holding was dealt,
and a Dragon that is given to it; all else, the last holding too, comes to the first player.

In a double victory the opponent leads one low card, and the first player beats it with his second holding.
"""

import random

from tichu_turnier.rules.audit.readings import Reading, readings
from tichu_turnier.rules.calls import Call, Calls, call_at
from tichu_turnier.rules.cards import (
    DECK,
    DOG,
    DRAGON,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    Cards,
    each_card,
)
from tichu_turnier.rules.engine.dealing import FIRST_CARDS
from tichu_turnier.rules.engine.example_deal import cards_worth, some_of
from tichu_turnier.rules.engine.example_play import NOT_TO_BE_HAD, best_lead, lowest, wish_with
from tichu_turnier.rules.engine.play import WHOLE_HOLDING
from tichu_turnier.rules.engine.position import Give, Pass, Play
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.two import dealing
from tichu_turnier.rules.two.dealing import Dealing
from tichu_turnier.rules.two.ending import report
from tichu_turnier.rules.two.play import closing, do
from tichu_turnier.rules.two.position import Action, Change, LiveHand, Phase
from tichu_turnier.rules.two.simulate import PLAYERS, PlayedHand

_ACE, _TWO = 14, 2
_POINTS = OF_RANK[5] | OF_RANK[10] | OF_RANK[13] | PHOENIX | DRAGON


def witness_of_two(
    score: HandReport, rules: RuleSet, *, calls_known: bool = True, seed: int = 0
) -> PlayedHand | None:
    """A hand that brings these points, by the likeliest of its readings; None if no hand of two does."""
    found = readings(score, rules, calls_known=calls_known)
    return witness(found[0], rules, seed=seed) if found else None


def witness(reading: Reading, rules: RuleSet, seed: int = 0) -> PlayedHand:
    """A hand in which exactly this happened; each seed deals other cards."""
    chance = random.Random(seed)
    first, other = reading.first_out, 1 - reading.first_out
    points = None if reading.card_points is None else reading.card_points[other]
    held, given_to_first_holding = _holdings(first, points, chance)
    dealt = _pushed(held, reading.calls, rules, chance)
    hand, actions = LiveHand(dealing.begin(dealt)), []
    receiver = other if given_to_first_holding else other + 2
    while hand.phase is not Phase.OVER:
        actions.append(_next(hand, first, receiver, double=points is None))
        do(hand, actions[-1])
    return PlayedHand(dealt, tuple(actions), report(hand.position()))


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
        held[first + 2], held[other] = some_of(OF_RANK[_ACE], 1, chance), some_of(OF_RANK[_TWO], 1, chance)
    else:
        held[other], dragon_given = cards_worth(points, chance)
    held[first + 2] |= DRAGON
    for seat in (other, first, first + 2, last):
        free = DECK & ~sum(held) & ~(_POINTS if seat == other else 0)
        held[seat] |= some_of(free, WHOLE_HOLDING - held[seat].bit_count(), chance)
    return held, dragon_given


def _pushed(held: list[Cards], calls: Calls, rules: RuleSet, chance: random.Random) -> Dealing:
    """All that happens before: looking, calling, choosing a holding, and a card each that they push."""
    plain = [each_card(held[player] & PLAIN)[-1] for player in PLAYERS]
    before = list(held)
    for player in PLAYERS:
        before[player] = held[player] & ~plain[player] | plain[1 - player]
    eight = [some_of(cards, FIRST_CARDS, chance) for cards in before]
    dealt = Dealing(
        (eight[0], eight[1], eight[2], eight[3]), (before[0], before[1], before[2], before[3]), rules=rules
    )
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
    player, seat = now.turn, now.active[now.turn]
    if now.phase is Phase.CHANGE:
        return Change(player, yes=False)
    if now.phase is Phase.GIVE:
        return Give(now.owner, receiver)
    if now.table is None:
        lead = (lowest if double and player != first else best_lead)(now.holdings[seat])
        return Play(seat, lead, wish_with(lead))
    opposed = now.owner % 2 != first and player == first and not closing(now)
    return Play(seat, lowest(now.holdings[seat], int(now.table.rank))) if double and opposed else Pass(seat)
