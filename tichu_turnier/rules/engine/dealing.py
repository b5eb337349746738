"""What happens before a hand is played: eight cards, Grand Tichu, six more, Tichu, pushing three cards?"""

import random
from dataclasses import dataclass, replace

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, Calls, side_of, with_call
from tichu_turnier.rules.cards import DECK, Cards, each_card
from tichu_turnier.rules.engine.position import FourSets, Position, start
from tichu_turnier.rules.ruleset import PRINTED_RULES, BothGrandTichus, RuleSet

FIRST_CARDS = 8
Push = tuple[Cards, Cards, Cards]
"""One card each for the next player, the partner, and the player before."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """A hand before it is played. Every function below raises Refusal when the rules forbid what it does."""

    holdings: FourSets
    """Eight cards each, later fourteen."""
    to_come: FourSets
    """The other six, until they are picked up."""
    calls: Calls = NO_CALLS
    callers: tuple[int, ...] = ()
    """Who called Grand Tichu, in this order."""
    pushes: tuple[Push | None, Push | None, Push | None, Push | None] = (None, None, None, None)
    exchanged: bool = False
    rules: RuleSet = PRINTED_RULES

    @property
    def whole(self) -> bool:
        """Whether all have picked up their fourteen cards."""
        return not any(self.to_come)


def deal(seed: int, rules: RuleSet = PRINTED_RULES) -> Dealing:
    """The first eight cards of each player; the same seed deals the same cards."""
    deck = each_card(DECK)
    random.Random(seed).shuffle(deck)
    first = [sum(deck[seat * 14 : seat * 14 + FIRST_CARDS]) for seat in SEATS]
    rest = [sum(deck[seat * 14 + FIRST_CARDS : seat * 14 + 14]) for seat in SEATS]
    holdings = (first[0], first[1], first[2], first[3])
    return Dealing(holdings, (rest[0], rest[1], rest[2], rest[3]), rules=rules)


def call_grand_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Grand Tichu is called before one's ninth card, where it is played at all."""
    allow(dealing.rules.grand_tichu, "play-grand-not-known", seat)
    allow(not dealing.whole, "play-grand-called-late", seat)
    allow(dealing.calls[seat] is Call.NONE, "play-called-already", seat)
    return replace(
        dealing, calls=with_call(dealing.calls, seat, Call.GRAND_TICHU), callers=(*dealing.callers, seat)
    )


def withdraw_grand_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Of two partners with a Grand Tichu the later one may take it back (Treibhaus FAQ: grosses Tichu)."""
    allow(dealing.rules.both_grand_tichus is BothGrandTichus.WITHDRAW, "play-grand-stays", seat)
    earlier = dealing.callers[: dealing.callers.index(seat)] if seat in dealing.callers else ()
    may = not dealing.exchanged and any(side_of(other) == side_of(seat) for other in earlier)
    allow(may, "play-grand-withdrawn", seat)
    callers = tuple(caller for caller in dealing.callers if caller != seat)
    return replace(dealing, calls=with_call(dealing.calls, seat, Call.NONE), callers=callers)


def pick_up(dealing: Dealing) -> Dealing:
    """All take their other six cards."""
    whole = [dealing.holdings[seat] | dealing.to_come[seat] for seat in SEATS]
    return replace(dealing, holdings=(whole[0], whole[1], whole[2], whole[3]), to_come=(0, 0, 0, 0))


def call_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Tichu may be called before and after pushing, not in between (Treibhaus FAQ: während des Schupfens)."""
    pushing = any(dealing.pushes) and not dealing.exchanged
    allow(not pushing, "play-called-while-pushing", seat)
    allow(dealing.calls[seat] is Call.NONE, "play-called-already", seat)
    return replace(dealing, calls=with_call(dealing.calls, seat, Call.TICHU))


def push(dealing: Dealing, seat: int, cards: Push) -> Dealing:
    """A player lays down three cards for the others; with the fourth push all cards change hands."""
    allow(dealing.whole and dealing.pushes[seat] is None, "play-push-now", seat)
    total = cards[0] | cards[1] | cards[2]
    single = all(card.bit_count() == 1 for card in cards)
    three = single and total.bit_count() == len(cards) and not total & ~dealing.holdings[seat]
    allow(three, "play-push-three", seat)
    pushes = [*dealing.pushes[:seat], cards, *dealing.pushes[seat + 1 :]]
    after = replace(dealing, pushes=(pushes[0], pushes[1], pushes[2], pushes[3]))
    return after if None in pushes else _exchange(after)


def begin(dealing: Dealing) -> Position:
    """The hand to be played, once all have pushed."""
    allow(dealing.exchanged, "play-push-now", next((s for s in SEATS if not dealing.pushes[s]), 0))
    return start(dealing.holdings, dealing.calls, dealing.rules)


def _exchange(dealing: Dealing) -> Dealing:
    holdings = list(dealing.holdings)
    for seat, cards in enumerate(dealing.pushes):
        for step, card in enumerate(cards or (), start=1):
            holdings[seat] ^= card
            holdings[(seat + step) % 4] |= card
    after = (holdings[0], holdings[1], holdings[2], holdings[3])
    return replace(dealing, holdings=after, exchanged=True)


def allow(allowed: object, key: str, seat: int) -> None:
    """Raises Refusal with this reason, and whose fault it is, for what the rules forbid."""
    if not allowed:
        raise Refusal(Finding(key, args={"seat": seat}))
