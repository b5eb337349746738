"""What happens before a hand is played: first cards, Grand Tichu, all cards, Tichu, pushing."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import NO_CALLS, Call, Calls, call_at, with_call
from tichu_turnier.rules.cards import DECK, Cards, each_card
from tichu_turnier.rules.engine.position import CardsOfSeats, Position, start
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.variant import variant_of

Push = tuple[Cards, ...]
"""One card each for the next player, the partner, and the player before; of six for the two partners."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """A hand before it is played. Every function below raises Refusal when the rules forbid what it does."""

    first: CardsOfSeats
    """What each player sees before he can no longer call Grand Tichu."""
    rest: CardsOfSeats
    pushes: tuple[Push | None, ...]
    rules: RuleSet = PRINTED_RULES
    calls: Calls = NO_CALLS
    whole: bool = False
    """Whether all have picked up all their cards."""

    @property
    def all_pushed(self) -> bool:
        return None not in self.pushes

    @property
    def dealt(self) -> CardsOfSeats:
        """All cards of each player before pushing."""
        return tuple([held | more for held, more in zip(self.first, self.rest, strict=True)])

    @property
    def holdings(self) -> CardsOfSeats:
        if not self.all_pushed:
            return self.dealt if self.whole else self.first
        holdings = list(self.dealt)
        for seat, cards in enumerate(self.pushes):
            for step, card in zip(variant_of(self.rules).pushes_to, cards or (), strict=True):
                holdings[seat] ^= card
                holdings[(seat + step) % len(holdings)] |= card
        return tuple(holdings)


def deal(seed: int, rules: RuleSet = PRINTED_RULES) -> Dealing:
    """The first cards of each player; the same seed deals the same cards.

    Six draw in turn, so that two of them get a card more.
    """
    deck, players, first = each_card(DECK), len(variant_of(rules).seats), variant_of(rules).first_cards
    random.Random(seed).shuffle(deck)
    share, over = divmod(len(deck), players)
    drawn = [
        deck[seat::players] if over else deck[seat * share : (seat + 1) * share]
        for seat in variant_of(rules).seats
    ]
    return begun([sum(cards[:first]) for cards in drawn], [sum(cards) for cards in drawn], rules)


def begun(first: Sequence[Cards], whole: Sequence[Cards], rules: RuleSet) -> Dealing:
    """A hand of which nobody has seen more than his first cards."""
    rest = [cards ^ seen for cards, seen in zip(whole, first, strict=True)]
    return Dealing(tuple(first), tuple(rest), (None,) * len(rest), rules)


def call_grand_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Grand Tichu is called before one's ninth card (of six: seventh), where it is played at all."""
    allow(dealing.rules.grand_tichu, "play-grand-not-known", seat)
    allow(not dealing.whole, "play-grand-called-late", seat)
    return _called(dealing, seat, Call.GRAND_TICHU)


def pick_up(dealing: Dealing) -> Dealing:
    return replace(dealing, whole=True)


def call_tichu(dealing: Dealing, seat: int) -> Dealing:
    """Tichu may be called before and after pushing, not in between (Treibhaus FAQ: während des Schupfens)."""
    pushing = any(dealing.pushes) and not dealing.all_pushed
    allow(not pushing, "play-called-while-pushing", seat)
    return _called(dealing, seat, Call.TICHU)


def push(dealing: Dealing, seat: int, cards: Push) -> Dealing:
    """A player lays down a card for each of the others, or partners; with the last push all change hands."""
    allow(dealing.whole and dealing.pushes[seat] is None, "play-push-now", seat)
    steps, total = variant_of(dealing.rules).pushes_to, sum(cards)
    single = len(cards) == len(steps) and all(card.bit_count() == 1 for card in cards)
    legal = single and len(set(cards)) == len(steps) and not total & ~dealing.holdings[seat]
    allow(legal, variant_of(dealing.rules).push_fault, seat)
    return replace(dealing, pushes=(*dealing.pushes[:seat], cards, *dealing.pushes[seat + 1 :]))


def begin(dealing: Dealing) -> Position:
    allow(dealing.all_pushed, "play-push-now", 0 if dealing.all_pushed else dealing.pushes.index(None))
    return start(dealing.holdings, dealing.calls, dealing.rules)


def _called(dealing: Dealing, seat: int, call: Call) -> Dealing:
    allow(call_at(dealing.calls, seat) is Call.NONE, "play-called-already", seat)
    return replace(dealing, calls=with_call(dealing.calls, seat, call))


def allow(allowed: object, key: str, seat: int) -> None:
    """Raises Refusal with this reason, and whose fault it is, for what the rules forbid."""
    if not allowed:
        raise Refusal(Finding(key, args={"seat": seat}))
