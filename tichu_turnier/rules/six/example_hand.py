"""How can a hand of six have been played that brought exactly these points?

Nothing is searched for: passing is always allowed, so whoever has the lead can lay down all that he holds.
The first one out begins, then the others do the same one after the other as they sit. The fifth is a partner
of the first, and the last an opponent whose cards and tricks come to them. So the opponents of the first are
worth what two of them, the takers, were dealt, and a Dragon that is given to them.

In a triple victory each opponent who comes to lead leads a two, and the next partner of the first beats it.
"""

import random

from tichu_turnier.rules.audit.readings import Reading, readings
from tichu_turnier.rules.calls import SIX_PLAYERS, SIX_SEATS, Call, Calls, call_at
from tichu_turnier.rules.cards import DECK, DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, PLAIN, Cards, each_card
from tichu_turnier.rules.engine.example_deal import cards_worth, some_of
from tichu_turnier.rules.engine.example_play import NOT_TO_BE_HAD, best_lead, lowest, wish_with
from tichu_turnier.rules.engine.position import Give, Pass, Play
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.six import dealing
from tichu_turnier.rules.six.dealing import Dealing
from tichu_turnier.rules.six.ending import report
from tichu_turnier.rules.six.play import play
from tichu_turnier.rules.six.playout import PlayedHand
from tichu_turnier.rules.six.position import Action, Phase, Position
from tichu_turnier.rules.six.rules import FIRST_CARDS

_TWO, _ACE = 2, 14
_FEWEST, _WITH_TEN = 9, 2
"""Everybody is dealt nine cards, the first two to draw a tenth."""
_TAKERS = (1, 3)
"""Who they are, counted from the first one out; the last one is the fifth from him."""
_LAST = 5
_POINTS = OF_RANK[5] | OF_RANK[10] | OF_RANK[13] | PHOENIX | DRAGON


def witness_of_six(
    score: HandReport, rules: RuleSet, *, calls_known: bool = True, seed: int = 0
) -> PlayedHand | None:
    """A hand that brings these points, by the likeliest of its readings; None if no hand of six does."""
    found = readings(score, rules, calls_known=calls_known)
    return witness(found[0], rules, seed) if found else None


def witness(reading: Reading, rules: RuleSet, seed: int = 0) -> PlayedHand:
    """A hand in which exactly this happened; each seed deals other cards."""
    chance = random.Random(seed)
    first, triple = reading.first_out, reading.card_points is None
    dealt = _pushed(_holdings(reading, chance), reading.calls, rules, chance)
    positions, actions = [dealing.begin(dealt)], list[Action]()
    while positions[-1].phase is not Phase.OVER:
        actions.append(_next(positions[-1], first, triple=triple))
        positions.append(play(positions[-1], actions[-1]))
    return PlayedHand(dealt, tuple(actions), tuple(positions), report(positions[-1]))


def _holdings(reading: Reading, chance: random.Random) -> list[Cards]:
    """Who holds what when play begins."""
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
        free = DECK & ~sum(held) & ~(_POINTS if seat in takers else 0)
        held[seat] |= some_of(free, _FEWEST + (seat < _WITH_TEN) - held[seat].bit_count(), chance)
    return held


def _pushed(held: list[Cards], calls: Calls, rules: RuleSet, chance: random.Random) -> Dealing:
    """All that happens before; everybody has got his highest and his lowest plain card from his partners."""
    plain = [each_card(cards & PLAIN) for cards in held]
    pushes = [(plain[(seat + 2) % SIX_PLAYERS][-1], plain[(seat + 4) % SIX_PLAYERS][0]) for seat in SIX_SEATS]
    before = [held[seat] & ~(plain[seat][-1] | plain[seat][0]) | sum(pushes[seat]) for seat in SIX_SEATS]
    drawn = tuple(some_of(cards, FIRST_CARDS, chance) for cards in before)
    dealt = Dealing(rules, drawn, tuple(cards ^ seen for cards, seen in zip(before, drawn, strict=True)))
    for seat in SIX_SEATS:
        dealt = dealing.call_grand_tichu(dealt, seat) if call_at(calls, seat) is Call.GRAND_TICHU else dealt
    dealt = dealing.pick_up(dealt)
    for seat in SIX_SEATS:
        dealt = dealing.call_tichu(dealt, seat) if call_at(calls, seat) is Call.TICHU else dealt
    for seat in SIX_SEATS:
        dealt = dealing.push(dealt, seat, pushes[seat])
    return dealt


def _next(now: Position, first: int, *, triple: bool) -> Action:
    """Whoever is to go out next leads all he has; the others pass."""
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
