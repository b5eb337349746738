"""Example hands: a hand, card by card, that brings exactly these points.

Nothing is searched for: passing is always allowed, so whoever leads can lay down all that he holds and keeps
it. The players go out one after the other, each with one run of leads; when the lead comes to the last one,
he leads a low card for the next runner to beat. Opponents only put cards without points on a runner's card,
and only where he can beat them. So everybody's tricks are worth the cards he was dealt, and one player, the
taker, was dealt the card points of his side. All others come to the other side: those that the last player
keeps go to his opponents, and the Dragon's trick is given away.
"""

import random
from functools import partial

from tichu_turnier.rules.audit.readings import Reading, readings
from tichu_turnier.rules.calls import SIX_PLAYERS, SIX_SEATS, side_of
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
    rank_of,
)
from tichu_turnier.rules.combinations import Kind
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.example_deal import (
    NOT_TO_BE_HAD,
    POINTS,
    Cast,
    Script,
    best_lead,
    cards_worth,
    cast_for,
    holdings_for,
    lowest,
    pushed,
    some_of,
    wish_with,
)
from tichu_turnier.rules.engine.play import do
from tichu_turnier.rules.engine.position import Action, Give, LiveHand, Pass, Phase, Play
from tichu_turnier.rules.engine.simulate import PlayedHand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.two.example_hand import script_of_two
from tichu_turnier.rules.variant import SIX, TWO, variant_of

_WITHOUT_POINTS = sum(OF_RANK[rank] for rank in (6, 7, 8, 9, 11, 12))
"""The cards that opponents put on a runner's; lower ones are led away later."""


def example_of(score: HandReport, rules: RuleSet, seed: int = 0) -> PlayedHand | None:
    """A hand that brings these points, by the likeliest of its readings; None if no hand does.

    None too where special cards were out: a hand of all 56 cards would prove nothing.
    """
    if score.special_cards_out:
        return None
    found = readings(score, rules)
    return example_hand(found[0], rules, seed=seed) if found else None


def example_hand(reading: Reading, rules: RuleSet, seed: int = 0) -> PlayedHand:
    """A hand in which exactly this happened; each seed deals other cards.

    Raises Refusal for calls that the rules do not know.
    """
    chance = random.Random(seed)
    scripts = {TWO: script_of_two, SIX: script_of_six}
    script = scripts.get(variant_of(rules), _script_of_four)(reading, rules, chance)
    hand, actions = LiveHand(script.begin), list[Action]()
    while hand.phase is not Phase.OVER:
        actions.append(script.next_action(hand))
        do(hand, actions[-1])
    return PlayedHand(script.begin, tuple(actions), report(hand), script.dealing)


def _script_of_four(reading: Reading, rules: RuleSet, chance: random.Random) -> Script:
    cast = cast_for(reading)
    dealt = pushed(holdings_for(reading, cast, chance), reading.calls, rules, chance)
    return Script(dealing.begin(dealt), partial(_next, cast=cast), dealt)


def _next(now: LiveHand, cast: Cast) -> Action:
    """The runner leads, and beats those who led or beat him and will play on; they do so where it is safe."""
    seat, holding, table, owner = now.turn, now.holdings[now.turn], now.table, now.owner
    if now.phase is Phase.GIVE:
        return Give(seat, cast.taker)
    runner = cast.order[len(now.order)]
    if table is None:
        return Play(seat, best_lead(holding) if seat == runner else lowest(holding))
    if seat == runner != owner and now.holdings[owner]:
        return Play(seat, lowest(holding, table.rank))
    opposed = owner == runner and side_of(seat) != side_of(runner) and table.kind is Kind.SINGLE
    spare = _spare(holding, table.rank, now.holdings[runner]) if opposed else 0
    return Play(seat, lowest(spare)) if spare else Pass(seat)


def _spare(holding: Cards, above: float, against: Cards) -> Cards:
    """Cards above a rank that a player can lose: he keeps a higher one, and the runner beats them."""
    highest = min(rank_of(holding & PLAIN), rank_of(against & PLAIN))
    return holding & _WITHOUT_POINTS & sum(OF_RANK[int(above) + 1 : max(0, highest)])


_TAKERS = (1, 3)
"""Who they are, counted from the first one out; the last one is the fifth from him."""
_LAST = 5


def script_of_six(reading: Reading, rules: RuleSet, chance: random.Random) -> Script:
    """An example hand of six.

    The first one out begins and lays down all that he holds, then the others do the same one after the other
    as they sit. The fifth is a partner of the first, and the last an opponent whose cards and tricks come to
    them. So the opponents of the first are worth what two of them, the takers, were dealt, and a Dragon that
    is given to them. In a triple victory each opponent who comes to lead leads a two, and the next partner of
    the first beats it.
    """
    dealt = pushed(_holdings_of_six(reading, chance), reading.calls, rules, chance)
    triple = reading.card_points is None
    return Script(dealing.begin(dealt), partial(_next_of_six, first=reading.first_out, triple=triple), dealt)


def _holdings_of_six(reading: Reading, chance: random.Random) -> list[Cards]:
    first, points = reading.first_out, reading.card_points
    around = [(first + step) % SIX_PLAYERS for step in SIX_SEATS]
    takers = [around[step] for step in _TAKERS]
    held: list[Cards] = [0] * SIX_PLAYERS
    held[first], held[around[_LAST]], dragon_given = MAH_JONG | NOT_TO_BE_HAD, DOG, False
    if points is None:
        for taker in takers:  # who leads low, and who sits behind and beats it
            held[taker] |= some_of(OF_RANK[LOWEST] & ~sum(held), 1, chance)
            held[(taker + 1) % SIX_PLAYERS] |= some_of(OF_RANK[HIGHEST] & ~sum(held), 1, chance)
    else:
        worth, dragon_given = cards_worth(points[1 - first % 2], chance)
        for number, card in enumerate(each_card(worth)):
            held[takers[number % len(takers)]] |= card
    held[first if dragon_given else around[_LAST]] |= DRAGON
    for seat in sorted(SIX_SEATS, key=lambda seat: seat not in takers):
        free = DECK & ~sum(held) & ~(POINTS if seat in takers else 0)
        held[seat] |= some_of(free, SIX.cards[seat] - held[seat].bit_count(), chance)
    return held


def _next_of_six(now: LiveHand, first: int, *, triple: bool) -> Action:
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
