"""The decisions of a computer player."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tichu_turnier.rules.calls import Call, Calls
from tichu_turnier.rules.cards import DECK, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.dealing import Push
from tichu_turnier.rules.engine.position import Action, LiveHand, Position
from tichu_turnier.rules.variant import FOUR, Variant


class View(NamedTuple):
    """One moment of a hand as one player sees it."""

    seat: int
    position: Position
    """The moment; the holdings of the others are empty. Tricks are taken before everybody's eyes."""
    counts: tuple[int, ...]
    """How many cards each player holds, or each holding has where two play."""

    @property
    def holding(self) -> Cards:
        return self.position.holdings[self.seat]

    @property
    def partner(self) -> int:
        return (self.seat + 2) % 4

    @property
    def opponents(self) -> tuple[int, int]:
        """The next player and the one before."""
        return (self.seat + 1) % 4, (self.seat + 3) % 4

    @property
    def unseen(self) -> Cards:
        """The cards that the others hold between them."""
        one, two, three, four = self.position.taken
        return DECK & ~(one | two | three | four | self.position.trick | self.holding)

    @property
    def passed(self) -> tuple[int, ...]:
        position = self.position
        if position.table is None:
            return ()
        between = (position.turn - position.owner - 1) % 4
        seats = [(position.owner + step) % 4 for step in range(1, between + 1)]
        return tuple(seat for seat in seats if self.counts[seat])

    def called(self, seat: int) -> bool:
        """Whether a player has called and can still make it."""
        return self.position.calls[seat] is not Call.NONE and not self.position.order


def view_of(hand: LiveHand, seat: int) -> View:
    mine = [0] * len(hand.holdings)
    mine[seat] = hand.holdings[seat]
    counts = tuple([holding.bit_count() for holding in hand.holdings])
    return View(seat, hand.position(mine), counts)


@dataclass(frozen=True, slots=True)
class Before:
    """What a player knows before the hand is played."""

    seat: int
    holding: Cards
    """The own first cards, later all."""
    calls: Calls
    """What has been called so far."""
    variant: Variant = FOUR

    @property
    def partner(self) -> int:
        return (self.seat + 2) % 4


@dataclass(frozen=True, slots=True)
class Player:
    """One way to play. All chance comes from the generator; whoever needs none leaves it alone."""

    key: str
    grand_tichu: Callable[[Before, random.Random], bool]
    """Whether to call Grand Tichu on the first eight cards."""
    push: Callable[[Before, random.Random], Push]
    tichu: Callable[[View, random.Random], bool]
    """Whether to call Tichu; asked before the own first card is played."""
    act: Callable[[View, random.Random], Action]
    """What to do on one's turn."""
    bomb: Callable[[View, list[Combination], random.Random], Combination | None]
    """Which of the bombs that may be thrown now to throw, also out of turn."""
