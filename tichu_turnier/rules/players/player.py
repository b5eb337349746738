"""The decisions of a computer player."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tichu_turnier.rules.calls import Calls
from tichu_turnier.rules.cards import Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.dealing import Push
from tichu_turnier.rules.engine.position import Action
from tichu_turnier.rules.players.view import View
from tichu_turnier.rules.variant import FOUR, Variant


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
        """The seat opposite."""
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
