"""Example hands of six.

The first one out begins and lays down all that he holds, then the others do the same one after the other as
they sit. The fifth is a partner of the first, and the last an opponent whose cards and tricks come to them.
So the opponents of the first are worth what two of them, the takers, were dealt, and a Dragon that is given
to them. In a triple victory each opponent who comes to lead leads a two, and the next partner of the first
beats it.
"""

import random
from functools import partial

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import SIX_PLAYERS, SIX_SEATS
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, MAH_JONG, OF_RANK, Cards, each_card
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.example_deal import (
    NOT_TO_BE_HAD,
    POINTS,
    Script,
    best_lead,
    cards_worth,
    lowest,
    pushed,
    some_of,
    wish_with,
)
from tichu_turnier.rules.engine.position import Action, Give, LiveHand, Pass, Phase, Play
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.variant import SIX

_TWO, _ACE = 2, 14
_TAKERS = (1, 3)
"""Who they are, counted from the first one out; the last one is the fifth from him."""
_LAST = 5


def script_of_six(reading: Reading, rules: RuleSet, chance: random.Random) -> Script:
    dealt = pushed(_holdings(reading, chance), reading.calls, rules, chance)
    triple = reading.card_points is None
    return Script(dealing.begin(dealt), partial(_next, first=reading.first_out, triple=triple), dealt)


def _holdings(reading: Reading, chance: random.Random) -> list[Cards]:
    first, points = reading.first_out, reading.card_points
    around = [(first + step) % SIX_PLAYERS for step in SIX_SEATS]
    takers = [around[step] for step in _TAKERS]
    held: list[Cards] = [0] * SIX_PLAYERS
    held[first], held[around[_LAST]], dragon_given = MAH_JONG | NOT_TO_BE_HAD, DOG, False
    if points is None:
        for taker in takers:  # who leads low, and who sits behind and beats it
            held[taker] |= some_of(OF_RANK[_TWO] & ~sum(held), 1, chance)
            held[(taker + 1) % SIX_PLAYERS] |= some_of(OF_RANK[_ACE] & ~sum(held), 1, chance)
    else:
        worth, dragon_given = cards_worth(points[1 - first % 2], chance)
        for number, card in enumerate(each_card(worth)):
            held[takers[number % len(takers)]] |= card
    held[first if dragon_given else around[_LAST]] |= DRAGON
    for seat in sorted(SIX_SEATS, key=lambda seat: seat not in takers):
        free = DECK & ~sum(held) & ~(POINTS if seat in takers else 0)
        held[seat] |= some_of(free, SIX.cards[seat] - held[seat].bit_count(), chance)
    return held


def _next(now: LiveHand, first: int, *, triple: bool) -> Action:
    seat, holding = now.turn, now.holdings[now.turn]
    runner = (first + len(now.order) * (2 if triple else 1)) % SIX_PLAYERS
    if now.phase is Phase.GIVE:
        return Give(seat, (first + _TAKERS[0]) % SIX_PLAYERS)
    if now.table is None:
        lead = best_lead(holding) if seat == runner else lowest(holding)
        return Play(seat, lead, wish_with(lead))
    if seat == runner != now.owner and now.holdings[now.owner]:
        return Play(seat, lowest(holding, now.table.rank))
    return Pass(seat)
