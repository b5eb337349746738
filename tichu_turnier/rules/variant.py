"""Kinds of table: what depends on whether four, two or six play."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from tichu_turnier.rules.calls import AFTER, SEATS, SIX_PLAYERS, SIX_SEATS, TWO_PLAYERS
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import ALL_CARD_POINTS


@dataclass(frozen=True, slots=True)
class Variant:
    """What depends on how many play; the sides are the even and the odd seats."""

    seats: tuple[int, ...]
    after: tuple[int, ...]
    """Who sits after each seat."""
    cards: tuple[int, ...]
    """How many each seat holds when play begins."""
    first_cards: int
    """How many a player has seen who calls a Grand Tichu."""
    pushes_to: tuple[int, ...]
    """To whom a player pushes a card, counted from his own seat; the holdings of two push otherwise."""
    push_fault: str
    """The text key of a push that has not one card for each of them."""
    own: tuple[tuple[int, ...], ...]
    """The seats whose holdings the player of each seat has; on the first stand his calls and first place."""
    most_out: int
    """When so many holdings are out, the hand is over."""
    team: int
    """The seats of a side: when they are out before any opponent, it has a double (or triple) victory."""
    dog_is_chosen: bool = False
    """Whether the player of the Dog says which of his partners leads."""
    last_gives_to_first: bool = True
    """Whether the last one's tricks go to the first; else to the opponents, and the last but one's to him."""

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of his side, the next one first."""
        return tuple([(seat + step) % len(self.seats) for step in self.seats[2::2]])

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of the other side, the next one first."""
        return tuple([(seat + step) % len(self.seats) for step in self.seats[1::2]])


FOUR = Variant(
    SEATS,
    AFTER,
    cards=(14, 14, 14, 14),
    first_cards=8,
    pushes_to=(1, 2, 3),
    push_fault="play-push-three",
    own=((0,), (1,), (2,), (3,)),
    most_out=3,
    team=2,
)
TWO = replace(FOUR, pushes_to=(0,), push_fault="two-push-one", own=((0, 2), (1, 3)) * 2)
"""Each player has the two holdings of one side (Tichu for Two)."""
SIX = Variant(
    SIX_SEATS,
    (1, 2, 3, 4, 5, 0),
    cards=(10, 10, 9, 9, 9, 9),
    first_cards=6,
    pushes_to=(2, 4),
    push_fault="odd-six-push-two",
    own=((0,), (1,), (2,), (3,), (4,), (5,)),
    most_out=5,
    team=3,
    dog_is_chosen=True,
    last_gives_to_first=False,
)
"""Three against three.

The printed rules tell how Tichu is played in Tiensin (tichu.ddd-verlag.de, 6er_tichu): two teams of three sit
alternately and play as four do, with the same 56 cards. A Grand Tichu is called before the seventh card. All
push a card to each of their two partners. The Dog gives the lead to the partner one chooses. Whoever is last
loses his cards and all his tricks to the opponents, the fifth gives his tricks to whoever was first. A double
victory brings nothing of its own; a triple one, all three out before any opponent, brings 300.
"""
_VARIANTS: Mapping[int, Variant] = MappingProxyType({len(SEATS): FOUR, TWO_PLAYERS: TWO, SIX_PLAYERS: SIX})


def variant_of(rules: RuleSet) -> Variant:
    """The kind of table that these rules are for."""
    return _VARIANTS[rules.players]


def table_sizes(rules: RuleSet) -> tuple[int, ...]:
    """How many may play at a table of a tournament with these rules: where four do, six may at one."""
    return (rules.players, SIX_PLAYERS) if rules.players == len(SEATS) else (rules.players,)


@lru_cache(maxsize=64)
def rules_of_six(rules: RuleSet) -> RuleSet:
    """The rules at a table of six of a tournament with these rules.

    `double_value` is what a triple victory brings: as much more than the cards as two double victories would.
    That is 300 as printed; where a double victory brings no more than the cards, neither does a triple one.
    """
    above = rules.double_value - ALL_CARD_POINTS
    return replace(rules, players=SIX_PLAYERS, double_value=ALL_CARD_POINTS + 2 * above, booster=False)
