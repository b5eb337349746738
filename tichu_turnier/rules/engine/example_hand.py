"""Example hands: a hand, card by card, that brings exactly these points.

Nothing is searched for: passing is always allowed, so whoever leads can lay down all that he holds and keeps
it. The first one out begins, then the holdings are laid down one after the other as they sit, each in one run
of leads. Opponents only put cards without points on a runner's card, and only where he can beat them. The
last holding is of an opponent of the first, and comes to the first one's side. So the opponents of the first
are worth what their other holdings, the takers, were dealt, and a Dragon that is given to them.

In a double or triple victory each opponent who comes to lead leads a two, and the next partner of the first
beats it. Where two play, a partner is the other holding of the same player.
"""

import random
from collections.abc import Sequence
from itertools import product

from tichu_turnier.rules.audit.readings import Reading, readings
from tichu_turnier.rules.calls import Call, Calls, side_of
from tichu_turnier.rules.cards import (
    DECK,
    DOG,
    DRAGON,
    FIVES,
    HIGHEST,
    LOWEST,
    MAH_JONG,
    OF_RANK,
    PHOENIX,
    PLAIN,
    TENS_AND_KINGS,
    Cards,
    each_card,
    rank_of,
)
from tichu_turnier.rules.combinations import Combination, Kind, meanings
from tichu_turnier.rules.engine import dealing
from tichu_turnier.rules.engine.dealing import Dealing
from tichu_turnier.rules.engine.ending import report
from tichu_turnier.rules.engine.play import do
from tichu_turnier.rules.engine.position import Action, Change, Give, LiveHand, Pass, Phase, Play, start
from tichu_turnier.rules.engine.simulate import PlayedHand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.plays.follows import leads
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.variant import TWO, Variant, variant_of

_POINTS = FIVES | TENS_AND_KINGS | PHOENIX | DRAGON
"""The cards that count, be it less than nothing."""
_WITHOUT_POINTS = sum(OF_RANK[rank] for rank in (6, 7, 8, 9, 11, 12))
"""The cards that opponents put on a runner's; lower ones are led away later."""
_WISHED = 8
"""Who lays down the Mah Jong, last of all, was dealt all of this rank, so that his wish binds nobody."""
_PUSHED = (0, -1, 1)
"""Which of the plain cards of a player were pushed to him by the first, second and third who did so."""


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
    chance, variant, calls, first = random.Random(seed), variant_of(rules), reading.calls, reading.first_out
    roles = tuple([(first + step) % len(variant.seats) for step in variant.seats])
    if variant is TWO:
        roles = first, 1 - first, first + 2, 3 - first  # both begin with the holding on their own seat
    held = _holdings(reading, roles, variant, chance)
    if variant is TWO:
        dealt = None
        dealing.allow(rules.grand_tichu or Call.GRAND_TICHU not in calls, "play-grand-not-known", first)
        begin = start(tuple(held), calls, rules, aside=(2, 3))
    else:
        dealt = _pushed(held, calls, rules, chance)
        begin = dealing.begin(dealt)
    hand, actions = LiveHand(begin), list[Action]()
    runners = roles[::2] if reading.card_points is None else roles
    while hand.phase is not Phase.OVER:
        actions.append(_next(hand, runners, given_to=roles[1]))
        do(hand, actions[-1])
    return PlayedHand(begin, tuple(actions), report(hand), dealt)


def _holdings(reading: Reading, roles: Sequence[int], variant: Variant, chance: random.Random) -> list[Cards]:
    """Whom the cards belong to after pushing; the roles are the seats as they lay down their cards."""
    first, last, takers = roles[0], roles[-1], roles[1:-1:2]
    held: list[Cards] = [0] * len(roles)
    held[first], held[last], dragon_given = MAH_JONG | OF_RANK[_WISHED], DOG, False
    if reading.card_points is None:
        for leader, behind in zip(takers, roles[2::2], strict=True):
            held[leader] |= _some_of(OF_RANK[LOWEST] & ~sum(held), 1, chance)
            held[behind] |= _some_of(OF_RANK[HIGHEST] & ~sum(held), 1, chance)
    else:
        worth, dragon_given = _cards_worth(reading.card_points[1 - side_of(first)], chance)
        for number, card in enumerate(each_card(worth)):
            held[takers[number % len(takers)]] |= card
    held[first if dragon_given else last] |= DRAGON
    for seat in sorted(roles, key=lambda seat: seat not in takers):
        free = DECK & ~sum(held) & ~(_POINTS if seat in takers else 0)
        held[seat] |= _some_of(free, variant.cards[seat] - held[seat].bit_count(), chance)
    return held


def _cards_worth(points: int, chance: random.Random) -> tuple[Cards, bool]:
    """Cards that count so much, at most thirteen, and whether a trick with the Dragon comes to them."""
    ways = [
        (dragon, phoenix, fives, tens // 10)
        for dragon, phoenix, fives in product((0, 1), (0, 1), range(5))
        if (tens := points - 25 * (dragon - phoenix) - 5 * fives) in range(0, 90, 10)
    ]
    dragon, phoenix, fives, tens = chance.choice(ways)
    cards = _some_of(FIVES, fives, chance) | _some_of(TENS_AND_KINGS, tens, chance) | PHOENIX * phoenix
    return cards, bool(dragon)


def _some_of(cards: Cards, number: int, chance: random.Random) -> Cards:
    return sum(chance.sample(each_card(cards), number))


def _pushed(holdings: Sequence[Cards], calls: Calls, rules: RuleSet, chance: random.Random) -> Dealing:
    """What is dealt, called and pushed on the way to these holdings.

    Everybody gets his lowest plain card from the first who pushes to him, his highest from the second, and
    his second lowest from the third. Raises Refusal for calls that the rules do not know.
    """
    players, variant = len(holdings), variant_of(rules)
    plain = [each_card(holding & PLAIN) for holding in holdings]
    whole, pushes = list(holdings), []
    for seat in variant.seats:
        to = [(seat + step) % players for step in variant.pushes_to]
        pushes.append(tuple([plain[other][card] for other, card in zip(to, _PUSHED, strict=False)]))
        for other, card in zip(to, pushes[-1], strict=True):
            whole[other] ^= card
            whole[seat] |= card
    dealt = dealing.begun([_some_of(cards, variant.first_cards, chance) for cards in whole], whole, rules)
    for seat, call in enumerate(calls):
        dealt = dealing.call_grand_tichu(dealt, seat) if call is Call.GRAND_TICHU else dealt
    dealt = dealing.pick_up(dealt)
    for seat, call in enumerate(calls):
        dealt = dealing.call_tichu(dealt, seat) if call is Call.TICHU else dealt
    for seat, cards in enumerate(pushes):
        dealt = dealing.push(dealt, seat, cards)
    return dealt


def _next(now: LiveHand, runners: Sequence[int], given_to: int) -> Action:
    """The runner leads, and beats those who led or beat him and will play on; they do so where it is safe."""
    seat, holding, table, owner = now.turn, now.holdings[now.turn], now.table, now.owner
    if now.phase is Phase.CHANGE:
        return Change(seat, yes=False)
    if now.phase is Phase.GIVE:
        return Give(seat, given_to)
    runner = runners[len(now.order)]
    if table is None:
        lead = _best_lead(holding) if seat == runner else _lowest(holding)
        return Play(seat, lead, _WISHED if lead.cards & MAH_JONG else None)
    if seat == runner != owner and now.holdings[owner]:
        return Play(seat, _lowest(holding, table.rank))
    opposed = owner == runner and side_of(seat) != side_of(runner) and table.kind is Kind.SINGLE
    spare = _spare(holding, table.rank, now.holdings[runner]) if opposed else 0
    return Play(seat, _lowest(spare)) if spare else Pass(seat)


def _spare(holding: Cards, above: float, against: Cards) -> Cards:
    """Cards above a rank that a player can lose: he keeps a higher one, and the runner beats them."""
    highest = min(rank_of(holding & PLAIN), rank_of(against & PLAIN))
    return holding & _WITHOUT_POINTS & sum(OF_RANK[int(above) + 1 : max(0, highest)])


def _best_lead(holding: Cards) -> Combination:
    """The longest; before it the Dragon, so that it is not the card that ends the hand; the Mah Jong last."""
    return max(
        leads(holding),
        key=lambda lead: (lead.cards == DRAGON, not lead.cards & MAH_JONG, lead.length, -lead.rank),
    )


def _lowest(holding: Cards, above: float = 0) -> Combination:
    """The lowest plain card, or the lowest one above a rank."""
    return meanings(next(card for card in each_card(holding & PLAIN) if rank_of(card) > above))[0]
