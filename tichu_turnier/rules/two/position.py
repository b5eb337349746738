"""What is one moment of a hand of Tichu for Two, and what can a player do then?

The two holdings of player 0 lie on seats 0 and 2, those of player 1 on seats 1 and 3, so that the seats of
one player are those of one side at a table of four. Each holding has its own pile of tricks (Tichu for Two:
Das Spiel).
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Calls, side_of
from tichu_turnier.rules.cards import MAH_JONG, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.position import NOTHING, FourSets, Give, Pass, Play
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet

Two = tuple[int, int]


class Phase(StrEnum):
    """What a hand waits for."""

    PLAY = "play"
    CHANGE = "change"
    """For a player to say whether he changes his holding, too, as the other one just did."""
    GIVE = "give"
    """For the owner of a Dragon trick to give it away."""
    OVER = "over"


class Position(NamedTuple):
    """One moment of a hand."""

    holdings: FourSets
    active: Two
    """The seat of the holding that each player plays with, and may look at."""
    turn: int
    """The player (0 or 1) who plays, passes, takes, gives or decides next."""
    phase: Phase = Phase.PLAY
    table: Combination | None = None
    """The combination to beat; None when a new trick is led."""
    owner: int = 0
    """The seat of the holding that played `table`."""
    passes: int = 0
    """How often somebody has passed since."""
    trick: Cards = 0
    """All cards of the trick."""
    taken: FourSets = NOTHING
    """The cards in the tricks of each holding."""
    order: tuple[int, ...] = ()
    """The seats of the holdings that are out, in this order."""
    calls: Calls = NO_CALLS
    """Those of the players, on seats 0 and 1."""
    wish: int | None = None
    """The wished rank (2 to 14) until it is fulfilled."""
    rules: RuleSet = TWO_RULES


_POSITION = partial(tuple.__new__, Position)


class LiveHand:
    """A hand while it goes on: what a `Position` is, but changed in place by each action."""

    __slots__ = Position._fields

    def __init__(self, position: Position) -> None:
        (
            holdings,
            active,
            self.turn,
            self.phase,
            self.table,
            self.owner,
            self.passes,
            self.trick,
            taken,
            self.order,
            self.calls,
            self.wish,
            self.rules,
        ) = position
        self.holdings, self.active, self.taken = list(holdings), list(active), list(taken)

    def position(self) -> Position:
        """This moment, to be kept."""
        return _POSITION(
            (
                tuple(self.holdings),
                tuple(self.active),
                self.turn,
                self.phase,
                self.table,
                self.owner,
                self.passes,
                self.trick,
                tuple(self.taken),
                self.order,
                self.calls,
                self.wish,
                self.rules,
            )
        )


Moment = Position | LiveHand
"""What can be asked for what is legal."""


@dataclass(frozen=True, slots=True)
class Change:
    """A player says whether he changes his holding as well."""

    player: int
    yes: bool


@dataclass(frozen=True, slots=True)
class CallSmallTichu:
    """A player calls a small Tichu."""

    player: int


Action = Play | Pass | Give | Change | CallSmallTichu
"""`seat` of a play, a pass or a gift is that of the holding it is made with."""


def start(holdings: FourSets, active: Two, calls: Calls = NO_CALLS, rules: RuleSet = TWO_RULES) -> Position:
    """The position after the exchange: who has the Mah Jong leads, with the holding he chose to begin with.

    That need not be the one with the Mah Jong (Tichu for Two: Das Spiel).
    """
    turn = next((side_of(seat) for seat in SEATS if holdings[seat] & MAH_JONG), 0)
    return Position(holdings, active, turn, calls=calls, rules=rules)
