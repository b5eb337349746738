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
from tichu_turnier.rules.calls import side_of
from tichu_turnier.rules.cards import OF_RANK, PLAIN, Cards, rank_of
from tichu_turnier.rules.combinations import Kind
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.example_deal import (
    Cast,
    Script,
    best_lead,
    cast_for,
    holdings_for,
    lowest,
    pushed,
)
from tichu_turnier.rules.engine.play import do
from tichu_turnier.rules.engine.position import Action, Give, LiveHand, Pass, Phase, Play
from tichu_turnier.rules.engine.simulate import PlayedHand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.six.example_hand import script_of_six
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
