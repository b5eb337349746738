"""What happens before a hand of six is played: six cards, Grand Tichu, the others, Tichu, pushing two?"""

import random
from dataclasses import dataclass, replace

from tichu_turnier.rules.calls import NO_CALLS, SIX_PLAYERS, SIX_SEATS, Call, Calls, call_at, with_call
from tichu_turnier.rules.cards import DECK, Cards, each_card
from tichu_turnier.rules.engine.dealing import allow
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.six.position import Position, SixSets, start
from tichu_turnier.rules.six.rules import FIRST_CARDS

Push = tuple[Cards, Cards]
"""A card each for the two partners, the next one first."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """A hand before it is played. Every function below raises Refusal when the rules forbid what it does."""

    rules: RuleSet
    holdings: SixSets
    """Six cards each, later all."""
    to_come: SixSets
    """The others until they are picked up: three, and four for the first two to draw."""
    calls: Calls = NO_CALLS
    pushes: tuple[Push | None, ...] = (None,) * SIX_PLAYERS
    exchanged: bool = False


def deal(seed: int, rules: RuleSet) -> Dealing:
    """Cards are drawn in turn, so that seats 0 and 1 get ten, the others nine; by the seed alone."""
    deck = each_card(DECK)
    random.Random(seed).shuffle(deck)
    drawn = [deck[seat::SIX_PLAYERS] for seat in SIX_SEATS]
    return Dealing(
        rules,
        tuple(sum(cards[:FIRST_CARDS]) for cards in drawn),
        tuple(sum(cards[FIRST_CARDS:]) for cards in drawn),
    )


def call_grand_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Grand Tichu is called before one's seventh card (printed rules: in Tiensin)."""
    allow(dealing.rules.grand_tichu, "play-grand-not-known", seat)
    allow(any(dealing.to_come), "play-grand-called-late", seat)
    return _called(dealing, seat, Call.GRAND_TICHU)


def pick_up(dealing: Dealing) -> Dealing:
    """All take their other cards."""
    whole = tuple(held | more for held, more in zip(dealing.holdings, dealing.to_come, strict=True))
    return replace(dealing, holdings=whole, to_come=(0,) * SIX_PLAYERS)


def call_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Tichu may be called before and after pushing, not in between (Treibhaus FAQ: während des Schupfens)."""
    pushing = any(dealing.pushes) and not dealing.exchanged
    allow(not pushing, "play-called-while-pushing", seat)
    return _called(dealing, seat, Call.TICHU)


def push(dealing: Dealing, seat: int, cards: Push) -> Dealing:
    """A player lays down a card for each of his partners; with the sixth push all cards change hands."""
    allow(not any(dealing.to_come) and dealing.pushes[seat] is None, "play-push-now", seat)
    one, other = cards
    single = one.bit_count() == other.bit_count() == 1 and one != other
    allow(single and not (one | other) & ~dealing.holdings[seat], "odd-six-push-two", seat)
    after = replace(dealing, pushes=(*dealing.pushes[:seat], cards, *dealing.pushes[seat + 1 :]))
    return after if None in after.pushes else _exchange(after)


def begin(dealing: Dealing) -> Position:
    """The hand to be played, once all have pushed."""
    allow(dealing.exchanged, "play-push-now", next((s for s in SIX_SEATS if not dealing.pushes[s]), 0))
    return start(dealing.holdings, dealing.calls, dealing.rules)


def _exchange(dealing: Dealing) -> Dealing:
    holdings = list(dealing.holdings)
    for seat, cards in enumerate(dealing.pushes):
        for step, card in zip((2, 4), cards or (), strict=False):
            holdings[seat] ^= card
            holdings[(seat + step) % SIX_PLAYERS] |= card
    return replace(dealing, holdings=tuple(holdings), exchanged=True)


def _called(dealing: Dealing, seat: int, call: Call) -> Dealing:
    allow(call_at(dealing.calls, seat) is Call.NONE, "play-called-already", seat)
    return replace(dealing, calls=with_call(dealing.calls, seat, call))
