"""What is one moment of a hand, and what can a player do then?"""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Calls
from tichu_turnier.rules.cards import MAH_JONG, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet

FourSets = tuple[Cards, Cards, Cards, Cards]
NOTHING: FourSets = (0, 0, 0, 0)


class Phase(StrEnum):
    """What a hand waits for."""

    PLAY = "play"
    GIVE = "give"
    """For the owner of a Dragon trick to give it away."""
    OVER = "over"


class Position(NamedTuple):
    """One moment of a hand. A tuple, as a hand has a hundred of them and a season millions."""

    holdings: FourSets
    turn: int
    """Who plays, passes, takes or gives next; the owner of a trick takes it even when he is out."""
    phase: Phase = Phase.PLAY
    table: Combination | None = None
    """The combination to beat; None when a new trick is led."""
    owner: int = 0
    """Who played `table`."""
    trick: Cards = 0
    """All cards of the trick."""
    taken: FourSets = NOTHING
    """The cards in the tricks of each player."""
    order: tuple[int, ...] = ()
    """Who has gone out, in this order."""
    calls: Calls = NO_CALLS
    wish: int | None = None
    """The wished rank (2 to 14) until it is fulfilled."""
    rules: RuleSet = PRINTED_RULES


_POSITION = partial(tuple.__new__, Position)


class LiveHand:
    """A hand while it goes on: what a `Position` is, but changed in place by each action.

    It has the attributes of a `Position`, so that the same rules can read both.
    """

    __slots__ = Position._fields

    def __init__(self, position: Position) -> None:
        (
            holdings,
            self.turn,
            self.phase,
            self.table,
            self.owner,
            self.trick,
            taken,
            self.order,
            self.calls,
            self.wish,
            self.rules,
        ) = position
        self.holdings = list(holdings)
        self.taken = list(taken)

    def position(self) -> Position:
        """This moment, to be kept."""
        return _POSITION(
            (
                tuple(self.holdings),
                self.turn,
                self.phase,
                self.table,
                self.owner,
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


class Play(NamedTuple):
    """A player puts a combination on the table; with the Mah Jong in it he may wish for a rank."""

    seat: int
    combination: Combination
    wish: int | None = None
    early: bool = False
    """Whether the next player throws it as a bomb before his turn begins, when no wish binds him yet."""


@dataclass(frozen=True, slots=True)
class Pass:
    """A player does not beat the table; the owner of the trick takes it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """A player gives his Dragon trick to an opponent."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class CallTichu:
    """A player calls Tichu."""

    seat: int


Action = Play | Pass | Give | CallTichu


def start(holdings: FourSets, calls: Calls = NO_CALLS, rules: RuleSet = PRINTED_RULES) -> Position:
    """The position after the exchange: whoever holds the Mah Jong leads, whatever he likes."""
    turn = 0
    for seat in SEATS:
        if holdings[seat] & MAH_JONG:
            turn = seat
    return Position(holdings, turn, calls=calls, rules=rules)
