"""One moment of a hand at any table, and the actions of players."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from tichu_turnier.rules.calls import NO_CALLS, Calls
from tichu_turnier.rules.cards import MAH_JONG, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.variant import Variant, variant_of

CardsOfSeats = tuple[Cards, ...]
"""A set of cards for each seat, in the order of the seats."""
NOTHING: CardsOfSeats = (0, 0, 0, 0)


class Phase(StrEnum):
    """What a hand waits for."""

    PLAY = "play"
    GIVE = "give"
    """For the owner of a Dragon trick to give it away."""
    DOG = "dog"
    """For the player of the Dog to say which of two partners leads."""
    CHANGE = "change"
    """For a player of two to say whether he changes his holding, as the other one just did."""
    OVER = "over"


class Position(NamedTuple):
    """One moment of a hand. A tuple, as a hand has a hundred of them and a season millions.

    Where two play, each holding has a seat: the player of seat 0 has the holdings of seats 0 and 2.
    """

    holdings: CardsOfSeats
    turn: int
    """Who plays, passes, takes, gives or decides next; the owner of a trick takes it even when he is out."""
    phase: Phase = Phase.PLAY
    table: Combination | None = None
    """The combination to beat; None when a new trick is led."""
    owner: int = 0
    """Who played `table`."""
    trick: Cards = 0
    """All cards of the trick."""
    order: tuple[int, ...] = ()
    """Who has gone out, in this order."""
    calls: Calls = NO_CALLS
    wish: int | None = None
    """The wished rank (2 to 14) until it is fulfilled."""
    rules: RuleSet = PRINTED_RULES
    aside: tuple[int, ...] = ()
    """Where two play, the seat of the holding that each of them does not use now."""
    taken: CardsOfSeats = NOTHING
    """The cards in the tricks of each player."""

    @property
    def variant(self) -> Variant:
        """What depends on how many play."""
        return variant_of(self.rules)


_POSITION = partial(tuple.__new__, Position)
_SHARED = attrgetter(*Position._fields[1:-1])
"""What a position and a hand keep alike."""


class LiveHand:
    """A hand while it goes on: what a `Position` is, but changed in place by each action.

    It has the attributes of a `Position`, so that the same rules can read both.
    """

    __slots__ = (*Position._fields, "after", "variant")

    def __init__(self, position: Position) -> None:
        self.holdings, self.taken = list(position.holdings), list(position.taken)
        self.turn, self.phase, self.owner = position.turn, position.phase, position.owner
        self.table, self.trick, self.order = position.table, position.trick, position.order
        self.calls, self.wish = position.calls, position.wish
        self.rules, self.aside = position.rules, position.aside
        self.variant = variant_of(self.rules)
        self.after = after_each(position) if self.aside else self.variant.after
        """Who comes after each seat, before those without cards are passed over."""

    def position(self, seen: Sequence[Cards] | None = None) -> Position:
        """This moment, to be kept; perhaps with only those holdings that a player has seen."""
        found: Position = _POSITION((tuple(seen or self.holdings), *_SHARED(self), tuple(self.taken)))
        return found


Moment = Position | LiveHand
"""What can be asked for what is legal."""


def after_each(now: Moment) -> tuple[int, ...]:
    """Who comes after each seat where two play: the holding that the opponent uses.

    The last cards of a holding its player may beat himself before the opponent (Tichu for Two: Das Spiel).
    """
    zero, one = now.aside[0] ^ 2, now.aside[1] ^ 2
    after = [one, zero, one, zero]
    if now.table is not None and not now.holdings[now.owner]:
        after[now.owner] = now.owner ^ 2
        after[now.owner ^ 1] = after[now.owner ^ 3] = now.owner
    return tuple(after)


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
    """A player calls Tichu, or a small Tichu where two play."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeadTo:
    """The player of the Dog gives the lead to one of two partners."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Change:
    """A player says whether he changes his holding as well; the seat is that of the one he uses."""

    seat: int
    yes: bool


Action = Play | Pass | Give | CallTichu | LeadTo | Change


def start(
    holdings: CardsOfSeats,
    calls: Calls = NO_CALLS,
    rules: RuleSet = PRINTED_RULES,
    aside: tuple[int, ...] = (),
) -> Position:
    """The position after pushing: whoever holds the Mah Jong leads, whatever he likes.

    Where two play he leads with the holding he uses, be it the other one (Tichu for Two: Das Spiel).
    """
    turn = 0
    for seat, holding in enumerate(holdings):
        if holding & MAH_JONG:
            turn = seat ^ 2 if seat in aside else seat
    taken = (0,) * len(holdings)
    begin: Position = _POSITION(
        (holdings, turn, Phase.PLAY, None, 0, 0, (), calls, None, rules, aside, taken)
    )
    return begin
