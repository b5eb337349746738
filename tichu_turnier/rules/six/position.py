"""What is one moment of a hand of six, and what can a player do then?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tichu_turnier.rules.calls import NO_CALLS, SIX_SEATS, Calls
from tichu_turnier.rules.cards import MAH_JONG, Cards
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass, Play
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.six.rules import rules_of_six

SixSets = tuple[Cards, ...]
"""Cards of each of the six seats; partners sit on every second one."""
NOTHING: SixSets = (0,) * len(SIX_SEATS)


class Phase(StrEnum):
    """What a hand waits for."""

    PLAY = "play"
    GIVE = "give"
    """For the owner of a Dragon trick to give it away."""
    DOG = "dog"
    """For the player of the Dog to say which partner leads (printed rules: in Tiensin)."""
    OVER = "over"


class Position(NamedTuple):
    """One moment of a hand."""

    holdings: SixSets
    dealt: tuple[int, ...]
    """How many cards everybody began with: nine, two players ten."""
    turn: int
    """Who plays, passes, takes, gives or chooses next; the owner of a trick takes it even when he is out."""
    phase: Phase = Phase.PLAY
    table: Combination | None = None
    """The combination to beat; None when a new trick is led."""
    owner: int = 0
    """Who played `table`."""
    trick: Cards = 0
    taken: SixSets = NOTHING
    """The cards in the tricks of each player."""
    order: tuple[int, ...] = ()
    """Who has gone out, in this order."""
    calls: Calls = NO_CALLS
    wish: int | None = None
    """The wished rank (2 to 14) until it is fulfilled."""
    rules: RuleSet = rules_of_six(PRINTED_RULES)


@dataclass(frozen=True, slots=True)
class LeadTo:
    """The player of the Dog gives the lead to a partner."""

    seat: int
    to: int


Action = Play | Pass | Give | CallTichu | LeadTo


def start(holdings: SixSets, calls: Calls, rules: RuleSet) -> Position:
    """The position after pushing: who has the Mah Jong leads."""
    turn = next((seat for seat in SIX_SEATS if holdings[seat] & MAH_JONG), 0)
    counts = tuple(cards.bit_count() for cards in holdings)
    return Position(holdings, counts, turn, calls=calls, rules=rules)
